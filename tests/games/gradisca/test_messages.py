"""Whatever Gradisca can ask, tell or refuse has words in every language, and all that the words need is given."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl, parse
from fluent.syntax.visitor import Visitor

import sabretache
from sabretache.engine.action import pack
from sabretache.engine.dice import FastDice
from sabretache.engine.locale import LANGUAGES, Locale
from sabretache.engine.message import Args, Message, Value
from sabretache.games.gradisca import OPTIONS, Gradisca
from sabretache.games.gradisca.components import SIDES, scenario_names
from sabretache.games.gradisca.rulebook.codes import RULINGS
from sabretache.games.gradisca.verbs import VERBS

SOURCES = Path(__file__).parents[3] / "src" / "sabretache"
RAW = re.compile(r"\b(zone|unit|leader|command|card|side|turn|group|bridge|verb|kind|count|desk):\S|[{}]")
BOX = Gradisca("campaign", {}).box


def alone(language: str) -> Locale:
    """A language that may not fall back on English."""
    words = Locale(language, "gradisca")
    words.bundles = words.bundles[:1]
    return words


def check(text: str, id: str) -> None:
    """Fails where words were missing: the umpire then says the bare id, or leaves a name as it was."""
    assert text
    assert not text.startswith(id), text
    assert not RAW.search(text), text


# ---------------------------------------------------------------- what the sources can say


class Emission:
    """One place in the sources that says something: which ids, with which arguments, and where it stands."""

    def __init__(self, ids: set[str], args: set[str], where: str) -> None:
        self.ids = ids
        self.args = args
        self.where = where


def assigned(function: ast.FunctionDef, name: str) -> list[ast.expr]:
    """What a function assigns to a name."""
    found: list[ast.expr] = []
    for node in ast.walk(function):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if any(isinstance(t, ast.Name) and t.id == name for t in targets):
            assert isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None
            found.append(node.value)
    return found


def strings(function: ast.FunctionDef, value: ast.expr) -> set[str]:
    """The strings that an expression may be: constants, sums of them, choices, and names assigned such values."""
    if isinstance(value, ast.Constant):
        return {value.value} if isinstance(value.value, str) else set()
    if isinstance(value, ast.BinOp):
        return {a + b for a in strings(function, value.left) for b in strings(function, value.right)}
    if isinstance(value, ast.IfExp):
        return strings(function, value.body) | strings(function, value.orelse)
    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Dict):
        return set().union(*(strings(function, v) for v in value.value.values))
    if isinstance(value, ast.Name):
        return set().union(*(strings(function, v) for v in assigned(function, value.id)))
    return set()


def keys(function: ast.FunctionDef, value: ast.expr) -> set[str]:
    """The keys of a dict that is written down, by itself or under a name."""
    if isinstance(value, ast.Name):
        return set.intersection(*(keys(function, v) for v in assigned(function, value.id)))
    assert isinstance(value, ast.Dict), ast.dump(value)
    found: set[str] = set()
    for key, part in zip(value.keys, value.values, strict=True):
        if key is None:
            found |= keys(function, part)
        else:
            assert isinstance(key, ast.Constant)
            found.add(key.value)
    return found


def calls() -> Iterator[tuple[str, ast.FunctionDef, ast.Call, str]]:
    """Every call of a method in the game's sources: its name, the function it is in, the call, and where it stands."""
    for path in sorted((SOURCES / "games" / "gradisca").rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                        yield node.func.attr, function, node, f"{path.name}:{node.lineno}"


@cache
def log_lines() -> list[Emission]:
    """All that is written to the log."""
    found: list[Emission] = []
    for name, function, call, where in calls():
        if name in ("note", "note_to"):
            id, args = call.args[-2:]
            ids = strings(function, id)
            assert ids, f"{where} writes a log line whose id this test cannot read"
            found.append(Emission(ids, keys(function, args), where))
    return found


@cache
def prompts() -> set[str]:
    """All that seats are asked."""
    found: set[str] = set()
    for name, function, call, where in calls():
        if name in ("ask", "offer") and len(call.args) == 3:
            ids = strings(function, call.args[1])
            assert ids, f"{where} asks something whose prompt this test cannot read"
            found |= {"prompt-" + id for id in ids}
    return found


class Variables(Visitor):
    """The variables of a message's own text, attributes left aside."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Attribute(self, node: ftl.Attribute) -> None:
        return None

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def variables() -> dict[str, set[str]]:
    """The messages of the game and the variables that each needs; the same in all languages (see test_locale)."""
    found: dict[str, set[str]] = {}
    for name in ("engine", "gradisca"):
        for entry in parse((SOURCES / "locale" / "en" / f"{name}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                seen = Variables()
                seen.visit(entry)
                found[entry.id.name] = seen.names
    return found


def said() -> set[str]:
    """The ids of every message that the game can say."""
    found = prompts() | {id for line in log_lines() for id in line.ids}
    found |= {"ruling-" + message for _, message in RULINGS.values()}
    return found | {"act-" + word for word, _ in VERBS} | {"verb-" + word for word, _ in VERBS}


def test_the_sources_were_read() -> None:
    assert {"prompt-way", "prompt-ambush", "prompt-losses"} <= prompts()
    ids = {id for line in log_lines() for id in line.ids}
    assert {"log-turn", "log-way-one-zone", "log-sapper-breach", "log-leader-unhurt", "log-seen-card"} <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_can_be_said_has_words(language: str) -> None:
    words = Locale(language, "gradisca")
    assert [id for id in sorted(said()) if not words.has(id)] == []


def test_no_words_are_left_over() -> None:
    known = said()
    heads = ("prompt-", "log-", "act-", "verb-")
    assert [id for id in variables() if id.startswith(heads) and id not in known] == []


def test_every_log_line_brings_the_arguments_of_its_message() -> None:
    missing = {
        f"{line.where} {id}": variables()[id] - line.args
        for line in log_lines()
        for id in line.ids
        if not variables()[id] <= line.args
    }
    assert missing == {}


def test_every_order_brings_the_arguments_of_its_words() -> None:
    for word, kinds in VERBS:
        assert variables()["act-" + word] <= set(kinds)
        assert variables()["verb-" + word] == set()


SAMPLES: dict[str, list[Value]] = {
    "units": ["unit:v_giu_1", "unit:v_giu_2 unit:ldr_giustiniani"],
    "unit": ["unit:a_tri_3", "unit:ldr_nassau"],
    "leader": ["unit:ldr_marradas"],
    "zone": ["zone:butrio"],
    "from": ["zone:gradisca"],
    "to": ["zone:palma"],
    "command": ["command:aus_marchese"],
    "card": ["card:12"],
    "side": ["side:austria"],
    "turn": ["turn:3"],
    "group": ["group:aus_tirolo"],
    "bridge": ["bridge:gradisca-sagrado"],
    "verb": ["go"],
    "desk": ["desk:1"],
    "dice": ["1 6 3"],
    "by": [-2, -1, 1, 2],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = alone(language)
    for id in sorted(said()):
        names = sorted(variables()[id])
        for values in itertools.product(*(SAMPLES.get(name, [0, 1, 2, 5]) for name in names)):
            check(words.text(Message(id, dict(zip(names, values, strict=True)))), id)


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    words = alone(language)
    things = {
        "zone": BOX.zones,
        "unit": BOX.units,
        "command": BOX.commands,
        "card": BOX.card_names,
        "group": BOX.group_names,
        "bridge": BOX.bridges,
        "side": list(SIDES),
        "turn": [str(n) for n in range(1, BOX.last_turn + 1)],
        "kind": sorted({kind for _, kinds in VERBS for kind in kinds}),
        "game": ["gradisca"],
        "scenario": scenario_names(),
        "option": [*OPTIONS, *(f"{option}-{value}" for option, values in OPTIONS.items() for value in values)],
    }
    for kind, names in things.items():
        for name in names:
            check(words.name(kind, name), kind + "-")
        if kind not in ("kind", "option"):
            assert len({words.name(kind, name) for name in names}) == len(names), f"two of kind {kind} share a name"


def test_a_card_is_called_by_number_and_title() -> None:
    assert Locale("en", "gradisca").name("card", "12") == "card 12 (Barges from the Lagoon)"


# ---------------------------------------------------------------- games

TABLES = [
    {"level": "basic"},
    {"level": "basic", "edition": "it", "teams": "yes"},
    {"level": "advanced"},
    {"level": "advanced", "edition": "it"},
    {"level": "advanced", "teams": "yes"},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options.values()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_game_can_be_read(language: str, options: dict[str, str]) -> None:
    """Prompts, choices, refusals and the log of some hundred decisions, without a word of another language."""
    words = alone(language)
    game = sabretache.new("gradisca", seed=7, options=options)
    vocabulary = game.rules.vocabulary
    chance = FastDice(f"words {language}")
    for _ in range(300):
        if game.over:
            break
        decision = game.pending[0]
        check(words.text(decision.prompt), decision.prompt.id)
        for action in decision.actions:
            check(words.action(vocabulary, action), "act-")
        for _ in range(10):
            verb = chance.below(len(VERBS))
            tried = pack(verb, *(chance.below(len(vocabulary.names[kind])) for kind in vocabulary.kinds[verb]))
            for ruling in game.explain(decision.seat, tried):
                check(words.ruling(ruling), "ruling-")
        game.play(decision.seat, decision.actions[chance.below(len(decision.actions))])
    assert len(game.lines) > 20
    for line in game.lines:
        check(words.line(line), line.message.id)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options.values()))
def test_a_whole_log_can_be_read_in_every_language(options: dict[str, str]) -> None:
    game = sabretache.new("gradisca", seed=3, options=options, patient=False)
    chance = FastDice("log")
    while not game.over:
        actions = game.legal()
        game.move(actions[chance.below(len(actions))])
    for language in LANGUAGES:
        words = alone(language)
        read: dict[str, Args] = {}
        for line in game.lines:
            if len(read) < 2000:
                read.setdefault(f"{line.message.id} {line.message.args}", line.message.args)
                check(words.line(line), line.message.id)
        assert "end" in game.lines[-1].message.id
