"""Every sentence that the umpire can utter exists in three languages, with the same gaps to fill."""

from __future__ import annotations

import ast as python
import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sabretache
from sabretache.engine.action import pack
from sabretache.engine.case import open_case, read_cases
from sabretache.engine.dice import FastDice, ScriptEnded
from sabretache.engine.locale import FOLDER, LANGUAGES, Locale
from sabretache.engine.message import Message, Value
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca import OPTIONS, Gradisca
from sabretache.games.gradisca.boxfiles import scenario_names
from sabretache.games.gradisca.components import SIDES, Box
from sabretache.games.gradisca.rulebook.codes import RULINGS
from sabretache.games.gradisca.table import GradiscaTable
from sabretache.games.gradisca.verbs import VERBS

SOURCES = Path(__file__).parents[3] / "src" / "sabretache"


def emitted() -> set[str]:
    """All message ids in the sources."""
    found = {"ruling-" + message for _, message in RULINGS.values()} | {f"act-{verb}" for verb, _ in VERBS}
    for path in [*SOURCES.glob("engine/*.py"), *SOURCES.glob("games/gradisca/**/*.py")]:
        text = path.read_text()
        found |= set(re.findall(r'"(log-[a-z-]+[a-z])"', text))
        found |= {"prompt-" + p for p in re.findall(r'game\.(?:ask|offer)\(\s*[^"]*?, "([a-z-]+)"', text)}
        found |= {"ruling-" + m for m in re.findall(r'ruling\([A-Z_]+, "[^"]*", "([a-z-]+)"', text)}
        found |= {"ruling-" + m for m in re.findall(r'NotationError\(\s*"([a-z-]+)"', text)}
    found -= {"log-way-", "log-sapper-"}
    found |= {f"log-way-{w}" for w in ("one-zone", "draw", "lead")}
    found |= {f"log-sapper-{w}" for w in ("fails", "laid", "breach", "lost", "removed", "rebuilt")}
    return found


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language and the variables in each."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                text = path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                found[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_can_be_said_is_missing(language: str) -> None:
    known = messages(language)
    assert sorted(emitted() - set(known)) == []
    box = Box("campaign")
    for kind, names in (("zone", box.zones), ("command", box.commands), ("group", box.group_names)):
        assert [n for n in names if f"{kind}-{n}" not in known] == []
    units = [("leader-" if u.startswith("ldr_") else "unit-") + u for u in box.units]
    assert [u for u in units if u not in known] == []
    assert [c for c in box.card_names if f"card-{c}" not in known] == []


def test_the_languages_say_the_same_things() -> None:
    english = messages("en")
    for language in LANGUAGES[1:]:
        other = messages(language)
        assert set(other) == set(english)
        assert {m: v for m, v in other.items() if v != english[m]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_a_whole_game_is_told_without_raw_ids(language: str, level: str) -> None:
    words = Locale(language, "gradisca")
    game = sabretache.new("gradisca", options={"level": level}, seed=31)
    dice = FastDice("told")
    said: list[str] = []
    while not game.over:
        decision = game.pending[0]
        said.append(words.text(decision.prompt))
        action = decision.actions[dice.below(len(decision.actions))]
        said.append(words.action(decision.vocabulary, action))
        if dice.below(10) == 0:
            said.extend(words.ruling(r) for r in game.explain(decision.seat, dice.below(42)))
        game.play(decision.seat, action)
    said.extend(words.line(line) for line in game.lines)
    known = r"\b(zone|unit|card|side|command|group|turn):\w|\{|prompt-|log-|act-|ruling-"
    raw = [s for s in said if re.search(known, s)]
    assert raw == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="de"):
        Locale("de", "gradisca")


def test_an_unknown_message_does_not_stop_a_game() -> None:
    assert "nonsense" in Locale("it", "gradisca").text(Message("nonsense", {"zone": "zone:palma"}))


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


def assigned(function: python.FunctionDef, name: str) -> list[python.expr]:
    """What a function assigns to a name."""
    found: list[python.expr] = []
    for node in python.walk(function):
        if isinstance(node, (python.Assign, python.AnnAssign)) and node.value is not None:
            targets = node.targets if isinstance(node, python.Assign) else [node.target]
            if any(isinstance(t, python.Name) and t.id == name for t in targets):
                found.append(node.value)
    return found


def strings(function: python.FunctionDef, value: python.expr) -> set[str]:
    """The strings that an expression may be: constants, sums of them, choices, and names assigned such values."""
    if isinstance(value, python.Constant):
        return {value.value} if isinstance(value.value, str) else set()
    if isinstance(value, python.BinOp):
        return {a + b for a in strings(function, value.left) for b in strings(function, value.right)}
    if isinstance(value, python.IfExp):
        return strings(function, value.body) | strings(function, value.orelse)
    if isinstance(value, python.Subscript) and isinstance(value.value, python.Dict):
        return set().union(*(strings(function, v) for v in value.value.values))
    if isinstance(value, python.Name):
        return set().union(*(strings(function, v) for v in assigned(function, value.id)))
    return set()


def keys(function: python.FunctionDef, value: python.expr) -> set[str]:
    """The keys of a dict that is written down, by itself or under a name."""
    if isinstance(value, python.Name):
        return set.intersection(*(keys(function, v) for v in assigned(function, value.id)))
    assert isinstance(value, python.Dict), python.dump(value)
    found: set[str] = set()
    for key, part in zip(value.keys, value.values, strict=True):
        if key is None:
            found |= keys(function, part)
        else:
            assert isinstance(key, python.Constant)
            found.add(key.value)
    return found


def calls() -> Iterator[tuple[str, python.FunctionDef, python.Call, str]]:
    """Every call of a method in the game's sources: its name, the function it is in, the call, and where it stands."""
    for path in sorted((SOURCES / "games" / "gradisca").rglob("*.py")):
        for function in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, python.FunctionDef):
                for node in python.walk(function):
                    if isinstance(node, python.Call) and isinstance(node.func, python.Attribute):
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
        if name in ("ask", "offer") and len(call.args) >= 3:
            ids = strings(function, call.args[1])
            assert ids, f"{where} asks something whose prompt this test cannot read"
            found |= {"prompt-" + id for id in ids}
    return found


class Variables(Visitor):
    """The variables of a message's own text, attributes left aside."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Attribute(self, node: ast.Attribute) -> None:
        return None

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def variables() -> dict[str, set[str]]:
    """The messages of the game and the variables that each needs; the same in all languages (see test_locale)."""
    found: dict[str, set[str]] = {}
    for name in ("engine", "gradisca"):
        for entry in FluentParser().parse((SOURCES / "locale" / "en" / f"{name}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
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


NAMED = {"zone", "from", "to", "unit", "units", "leader", "card", "command", "group", "turn", "bridge", "side"}


def test_every_name_in_a_log_line_says_of_what_kind_it_is() -> None:
    bare: set[str] = set()
    for name, function, call, _ in calls():
        if name in ("note", "note_to") and isinstance(call.args[-1], python.Dict):
            for key, value in zip(call.args[-1].keys, call.args[-1].values, strict=True):
                if isinstance(key, python.Constant) and key.value in NAMED and isinstance(value, python.Subscript):
                    bare |= {f"{id} {key.value}" for id in strings(function, call.args[-2])}
    assert bare == set()


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


def asked() -> list[tuple[str, str]]:
    """Which procedure asks what."""
    found: set[tuple[str, str]] = set()
    for path in sorted((SOURCES / "games" / "gradisca").rglob("*.py")):
        for owner in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(owner, python.ClassDef):
                for node in python.walk(owner):
                    if isinstance(node, python.Call) and isinstance(node.func, python.Attribute):
                        if node.func.attr in ("ask", "offer") and len(node.args) == 3:
                            id = node.args[1]
                            assert isinstance(id, python.Constant)
                            found.add((owner.name, id.value))
    return sorted(found)


@pytest.mark.parametrize("procedure, id", asked())
def test_every_prompt_gets_the_arguments_that_it_needs(procedure: str, id: str) -> None:
    """Whoever asks: the same prompt may come from several procedures, and outside an activation."""
    game = sabretache.new("gradisca", options={"level": "advanced"})
    assert isinstance(game.table, GradiscaTable)
    frame = next(p for p in game.rules.procedures if p.name() == procedure).frame()
    for game.table.active in [0] if procedure in ("Activation", "Orders", "March") else [-1, 0]:
        prompt = game.rules.prompt(game, frame, id, 0)
        for language in LANGUAGES:
            check(alone(language).text(prompt), prompt.id)


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


class Reader:
    """Reads out in all languages whatever a game says, each thing once."""

    def __init__(self) -> None:
        self.languages = [alone(language) for language in LANGUAGES]
        self.read: set[str] = set()
        self.ids: set[str] = set()

    def new(self, what: object) -> bool:
        """Whether this has not been read yet."""
        text = repr(what)
        known = text in self.read
        self.read.add(text)
        return not known

    def decision(self, game: sabretache.Game, chance: FastDice, tries: int) -> None:
        """The first prompt that is pending, its choices, and why some other orders would be refused."""
        decision = game.pending[0]
        vocabulary = game.rules.vocabulary
        if self.new(decision.prompt):
            self.ids.add(decision.prompt.id)
            for words in self.languages:
                check(words.text(decision.prompt), decision.prompt.id)
        near: dict[str, list[int]] = {kind: [chance.below(len(names))] for kind, names in vocabulary.names.items()}
        for action in decision.actions:
            if self.new(action):
                for words in self.languages:
                    check(words.action(vocabulary, action), "act-")
            for kind, name in vocabulary.arguments(action):
                near[kind].append(vocabulary.index[kind][name])
        for _ in range(tries):
            verb = chance.below(len(VERBS))
            args = [near[kind][chance.below(len(near[kind]))] for kind in vocabulary.kinds[verb]]
            self.rulings(game.explain(decision.seat, pack(verb, *args)))

    def rulings(self, rulings: list[sabretache.Ruling]) -> None:
        """Why something is refused."""
        for ruling in rulings:
            if self.new(ruling):
                self.ids.add("ruling-" + ruling.message.id)
                for words in self.languages:
                    check(words.ruling(ruling), "ruling-")

    def log(self, game: sabretache.Game) -> None:
        """What has happened."""
        for line in game.lines:
            if self.new(line.message):
                self.ids.add(line.message.id)
                for words in self.languages:
                    check(words.line(line), line.message.id)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options.values()))
def test_a_random_game_can_be_read(options: dict[str, str]) -> None:
    """All prompts, choices and log lines of a game from beginning to end, and refusals, in all languages."""
    reader = Reader()
    game = sabretache.new("gradisca", seed=7, options=options)
    chance = FastDice("words")
    while not game.over:
        reader.decision(game, chance, 10)
        decision = game.pending[0]
        game.play(decision.seat, decision.actions[chance.below(len(decision.actions))])
    reader.log(game)
    assert {"prompt-way", "prompt-orders", "log-end", "ruling-not-this-step"} <= reader.ids


def test_every_rule_case_can_be_read() -> None:
    """The rule cases lead where random games seldom go: sieges, forays, rare refusals. Whether a case holds is not
    asked here."""
    reader = Reader()
    chance = FastDice("cases")
    for path in sorted((Path(__file__).parents[2] / "cases" / "gradisca").glob("*.yaml")):
        for case in read_cases(path):
            game = open_case(case)
            for seat, action in case.play:
                if game.pending:
                    reader.decision(game, chance, 30)
                reader.rulings(game.explain(seat, str(action)))
                try:
                    game.play(seat, str(action))
                except (sabretache.Refused, ScriptEnded):
                    break
            reader.log(game)
    assert {"prompt-guns", "ruling-too-far", "log-bombards"} <= reader.ids
