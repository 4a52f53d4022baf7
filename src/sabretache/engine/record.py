"""Records: a game as a JSON document that anybody can read, replay and verify.

A record has the game, the rules' version, scenario and options, the seats, how chance was answered,
then every action and every answer of chance in notation, and the result. A save is a record with a
snapshot of the table, from which the game goes on even under newer rules.
"""

from __future__ import annotations

from typing import Any

from sabretache.engine.dice import Dice, FastDice, HandDice, ScriptedDice, SealedDice
from sabretache.engine.document import FORMAT, MALFORMED, need, other_version, rules_of, shown
from sabretache.engine.game import Game
from sabretache.engine.registry import find_game
from sabretache.engine.retrace import by_hand, check_sealed, entries_of, retrace, script_of, sealed_part
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput
from sabretache.engine.snapshot import SAVE, digest, load, snapshot


def new(
    game: str,
    scenario: str = "",
    options: dict[str, str] | None = None,
    seed: int | str = 0,
    log: bool = True,
    dice: Dice | None = None,
    patient: bool | None = None,
) -> Game:
    """A new game, ready to play.

    `seed` makes its dice and draws repeatable unless `dice` are given (sealed, scripted, by hand).
    `log=False` keeps no log, record or undo: for search and batch play. `patient` says whether
    every reaction window is put to its seat even when it can only pass; by default as `log`.
    """
    info = find_game(game)
    rules = info.make(scenario or info.default_scenario, options or {})
    return start(rules, seed, log, dice, patient)


def start(
    rules: Rules,
    seed: int | str = 0,
    log: bool = True,
    dice: Dice | None = None,
    patient: bool | None = None,
) -> Game:
    """A new game with rules that have been made already (batch play makes them once)."""
    begun = Game(rules, rules.new_table(), dice if dice is not None else FastDice(seed), log, log)
    if patient is not None:
        begun.patient = patient
    begun.header = {"seed": seed if dice is None else None}
    begun.start()
    return begun


def record(game: Game) -> dict[str, Any]:
    """The record of a game so far; of a finished one with its result and, if the dice were sealed, their secret."""
    rules = game.rules
    chance: dict[str, Any] = game.dice.data()
    if game.over and isinstance(game.dice, SealedDice):
        chance["secret"] = game.dice.secret.hex()
    if game.over and isinstance(game.dice, HandDice) and isinstance(game.dice.lots, SealedDice):
        chance["lots"]["secret"] = game.dice.lots.secret.hex()
    found: dict[str, Any] = {
        "format": FORMAT,
        "game": rules.game,
        "version": rules.version,
        "scenario": rules.scenario,
        "options": dict(rules.options),
        "seats": list(rules.seats),
        "patient": game.patient,
        "dice": chance,
        "entries": list(game.entries),
        "result": game.result,
    }
    if "position" in game.header:
        found["position"] = game.header["position"]
    return found


def save(game: Game) -> dict[str, Any]:
    """A record together with a snapshot from which the game can go on. Keep it secret: it holds every hand and,
    for sealed dice, their secret."""
    found = record(game)
    if isinstance(game.dice, SealedDice):
        found["dice"]["secret"] = game.dice.secret.hex()
    if isinstance(game.dice, HandDice) and isinstance(game.dice.lots, SealedDice):
        found["dice"]["lots"]["secret"] = game.dice.lots.secret.hex()
    found["snapshot"] = snapshot(game)
    found["digest"] = digest(found)
    return found


def resume(document: Any) -> Game:
    """A game that goes on from a save; raises `BadInput` if it is none, or has been damaged or altered."""
    rules = rules_of(document)
    if "snapshot" not in document:
        raise BadInput("a record has no table to go on from; it can be replayed, and a save can be gone on with")
    try:
        if need(document, "digest", str, SAVE) != digest(document):
            raise BadInput("the save has been damaged or altered: its digest is not that of what it holds")
        return load(document, rules)
    except BadInput:
        raise
    except MALFORMED as error:
        raise BadInput(f"the save is malformed: {type(error).__name__}: {error}") from error


def replay(document: Any, upto: int = -1) -> Game:
    """Plays a record again, with its own answers of chance, to its end or up to an entry; raises `BadInput` that
    names the first entry that does not fit."""
    rules = rules_of(document)
    entries = entries_of(document)
    if upto >= 0:
        entries = entries[:upto]
    hand = by_hand(document)
    script = ScriptedDice(script_of(entries, hand))
    problem, game = retrace(document, rules, entries, HandDice(script) if hand else script, upto >= 0)
    if not problem and script.left and upto < 0:
        problem = f"the record has answers of chance that nobody asked for: {shown(script.left)}"
    if problem:
        version = other_version(document, rules)
        raise BadInput(f"{problem} ({version})" if version else problem)
    return game


def verify(document: Any) -> list[str]:
    """Checks a record: that it replays entry by entry to its result, and that what its sealed dice rolled and drew is
    what the published commitment says. Returns what was found wrong; [] if all is well."""
    rules = rules_of(document)
    entries = entries_of(document)
    problems: list[str] = []
    version = other_version(document, rules)
    if version:
        problems.append(version)
    sealed = sealed_part(document)
    if sealed and "secret" in sealed:
        problems.extend(check_sealed(document, rules, entries, sealed))
        if problems:
            return problems
    game = replay(document)
    if game.result != need(document, "result", dict):
        problems.append(f"the record says the result is {shown(document['result'])}, replaying gives {game.result}")
    if sealed and game.over and "secret" not in sealed:
        problems.append("the secret of the sealed dice is missing, although the game is over")
    if sealed and "secret" in sealed and not game.over and "snapshot" not in document:
        problems.append("the secret of the sealed dice is revealed, although the game is not over: its end is missing")
    return problems
