"""Rule cases: YAML files that show what a rule allows and refuses, written without Python.

A file holds one case or several, parted by `---`; a document that has only `defaults` gives what the cases after it
have in common (`defaults: {game: gradisca, scenario: empty}`).

    title: A beaten attacker goes back where it came from
    rule: "7.3"
    game: gradisca
    scenario: empty
    options: {level: basic}
    position: {setup: {...}, active: ven_pompei}
    chance: [2, 6, 6]
    play:
      - venice: one_zone
      - venice: go gradisca
    expect:
      - refused: "7.4"
      - at: {v_pom_1: maran}
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from sabretache.engine.dice import ScriptedDice, ScriptEnded
from sabretache.engine.document import MALFORMED, shown
from sabretache.engine.game import WAITING_FOR_DICE, Game
from sabretache.engine.registry import find_game
from sabretache.engine.ruling import BadInput, Refused

LARGEST = 4 * 1024 * 1024
KEYS = {"title", "rule", "game", "scenario", "options", "position", "chance", "play", "expect", "patient", "note"}


class Loader(yaml.SafeLoader):
    """Reads YAML, and does not let a key that is written twice take the place of the first."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys: list[Any] = []
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if key in keys:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {shown(key)} stands here twice", key_node.start_mark
                )
            keys.append(key)
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


class Case:
    """One rule case as it was read; `place` says where it stands."""

    def __init__(self, data: Any, place: str) -> None:
        self.place = place
        if not isinstance(data, dict):
            raise BadInput(f"{place}: a case is a mapping of title, rule, game ... to values")
        unknown = set(data) - KEYS
        if unknown:
            first = sorted(map(str, unknown))[0]
            raise BadInput(f"{place}: unknown key {first!r}; a case has {', '.join(sorted(KEYS))}")
        for key in ("title", "rule", "game", "play", "expect"):
            if key not in data:
                raise BadInput(f"{place}: the case has no {key!r}")
        self.title = str(data["title"])
        rules = data["rule"] if isinstance(data["rule"], list) else [data["rule"]]
        self.rules = [str(r) for r in rules]
        self.game = str(data["game"])
        self.scenario = str(data.get("scenario", ""))
        self.options: dict[str, str] = {str(k): str(v) for k, v in self._mapping(data, "options").items()}
        self.position = self._mapping(data, "position")
        self.chance = self._list(data, "chance")
        self.play = [self._pair(p, "play") for p in self._list(data, "play")]
        self.expect = [self._pair(e, "expect") for e in self._list(data, "expect")]
        self.patient = bool(data.get("patient", False))
        if not self.expect:
            raise BadInput(f"{place}: a case that expects nothing shows nothing")

    def _mapping(self, data: dict[Any, Any], key: str) -> dict[str, Any]:
        value = data.get(key) or {}
        if not isinstance(value, dict):
            raise BadInput(f"{self.place}: {key!r} is a mapping, not {shown(value)}")
        return value

    def _list(self, data: dict[Any, Any], key: str) -> list[Any]:
        value = data.get(key) or []
        if not isinstance(value, list):
            raise BadInput(f"{self.place}: {key!r} is a list, not {shown(value)}")
        return value

    def _pair(self, item: Any, key: str) -> tuple[str, Any]:
        if not isinstance(item, dict) or len(item) != 1:
            raise BadInput(f"{self.place}: each entry of {key!r} is one 'word: value', not {shown(item)}")
        word, value = next(iter(item.items()))
        return str(word), value

    @property
    def refuses(self) -> list[str]:
        """The rules by which the case expects a refusal."""
        return [str(value) for word, value in self.expect if word == "refused"]


def read_cases(path: Path) -> list[Case]:
    """The cases in a file; raises `BadInput` that names file and place."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput(f"{path}: is larger than any file of cases")
        documents = list(yaml.load_all(path.read_text(encoding="utf-8"), Loader))
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    except BadInput:
        raise
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        # a date that there is not, or bytes that are not UTF-8, are ValueErrors
        raise BadInput(f"{path}: is not YAML: {' '.join(str(error).split())}") from None
    defaults: dict[str, Any] = {}
    found: list[Case] = []
    for i, document in enumerate(documents, 1):
        if isinstance(document, dict) and set(document) == {"defaults"}:
            defaults = document["defaults"]
            if not isinstance(defaults, dict):
                raise BadInput(f"{path}, document {i}: defaults are a mapping")
        elif document is not None:
            merged = {**defaults, **document} if isinstance(document, dict) else document
            found.append(Case(merged, f"{path}, case {i}"))
    if not found:
        raise BadInput(f"{path}: holds no case")
    return found


def open_case(case: Case) -> Game:
    """The game at the moment where a case begins."""
    rules = find_game(case.game).make(case.scenario or find_game(case.game).default_scenario, case.options)
    game = Game(rules, rules.new_table(), ScriptedDice(case.chance), True, case.patient)
    rules.place(game.table, case.position)
    game.header["position"] = case.position
    rules.begin(game, case.position)
    return game


def run_case(case: Case) -> list[str]:
    """Runs a case; returns what differs from what it expects, [] if all is well."""
    try:
        return _run(case)
    except BadInput as error:
        raise BadInput(f"{case.place}: {error}") from None
    except MALFORMED as error:
        raise BadInput(f"{case.place}: is malformed: {type(error).__name__}: {error}") from error


def _run(case: Case) -> list[str]:
    problems: list[str] = []
    refused: Refused | None = None
    try:
        game = open_case(case)
        for number, (seat, action) in enumerate(case.play, 1):
            last = number == len(case.play)
            try:
                game.play(seat, str(action))
            except Refused as error:
                refused = error
                if not last or not case.refuses:
                    return [f"play {number}, {seat}: {action}: refused: {error}{_offers(game)}"]
    except ScriptEnded as error:
        return [f"chance: {error}"]
    dice = game.dice
    if isinstance(dice, ScriptedDice) and dice.left:
        problems.append(f"chance: {dice.left} was never asked for")
    if game.state == WAITING_FOR_DICE:
        problems.append("the game waits for dice")
    for word, value in case.expect:
        problem = _expect(game, refused, word, value)
        if problem:
            problems.append(problem)
    return problems


def _offers(game: Game) -> str:
    return "; pending: " + " | ".join(f"{d.seat} {d.prompt.id}: {', '.join(d.texts()[:12])}" for d in game.pending)


def _expect(game: Game, refused: Refused | None, word: str, value: Any) -> str:
    if word == "refused":
        if refused is None:
            return f"the last play was to be refused by {value}, and was accepted"
        cited = [r.rule for r in refused.rulings]
        return "" if str(value) in cited else f"refused by {cited} ({refused}), not by {value}"
    offered = [text for d in game.pending for text in d.texts()]
    if word == "offered":
        missing = [a for a in value if a not in offered]
        return f"not offered: {missing}{_offers(game)}" if missing else ""
    if word == "not_offered":
        extra = [a for a in value if a in offered]
        return f"offered: {extra}" if extra else ""
    if word == "pending":
        seats = [d.seat for d in game.pending]
        wanted = value if isinstance(value, list) else [value]
        return "" if seats == wanted else f"pending are {seats}, not {wanted}"
    if word == "prompt":
        prompts = [d.prompt.id for d in game.pending]
        return "" if f"prompt-{value}" in prompts else f"the prompt is {prompts}, not {value!r}"
    if word == "over":
        return "" if game.over == value else f"over is {game.over}"
    if word == "winner":
        return "" if game.result.get("winner") == value else f"the winner is {game.result.get('winner')}"
    if word == "logged":
        wanted = value if isinstance(value, list) else [value]
        ids = {line.message.id for line in game.lines}
        ids |= {f"{line.rule} {line.message.id}" for line in game.lines}
        missing = [m for m in wanted if m not in ids]
        return f"not logged: {missing}" if missing else ""
    if word == "not_logged":
        found = [line.message.id for line in game.lines if line.message.id in value]
        return f"logged: {found}" if found else ""
    return game.rules.expect(game, word, value)
