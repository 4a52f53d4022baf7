"""Retracing a record: playing it again, entry by entry, and naming the first that does not come out as written."""

from __future__ import annotations

from typing import Any

from sabretache.engine.dice import Dice, HandDice, ScriptEnded, SealedDice, commitment
from sabretache.engine.document import MALFORMED, need, secret_of, shown, texts
from sabretache.engine.game import WAITING_FOR_DICE, Game
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput, Refused


def entries_of(document: Any) -> list[str]:
    """The entries of a record: `who: what`."""
    entries: list[str] = []
    for number, entry in enumerate(need(document, "entries", list), 1):
        if not isinstance(entry, str) or ": " not in entry:
            raise BadInput(f"entry {number} of the record, {shown(entry)}, is not of the form 'who: what'")
        entries.append(entry)
    return entries


def of_chance(entry: str) -> bool:
    """Whether an entry is an answer of chance, and not of a seat."""
    return entry.startswith(("roll: ", "hand: ", "draw "))


def faces_in(entry: str, number: int) -> list[int]:
    """The dice that an entry tells of."""
    faces: list[int] = []
    for face in entry.partition(": ")[2].split():
        if len(face) != 1 or face not in "123456":
            raise BadInput(f"entry {number} of the record has {shown(face)} for a die")
        faces.append(int(face))
    return faces


def script_of(entries: list[str], hand: bool) -> list[int | str]:
    """The answers of chance among the entries, but for dice rolled by hand."""
    script: list[int | str] = []
    for number, entry in enumerate(entries, 1):
        if entry.startswith("roll: ") or (entry.startswith("hand: ") and not hand):
            script.extend(faces_in(entry, number))
        elif entry.startswith("draw "):
            script.append(entry.partition(": ")[2])
    return script


def by_hand(document: Any) -> bool:
    """Whether people rolled the dice."""
    return str(need(need(document, "dice", dict), "kind", str)) == "hand"


def retrace(document: Any, rules: Rules, entries: list[str], dice: Dice, partly: bool) -> tuple[str, Game]:
    """Plays entries again with some dice. Returns what is wrong with the first entry that does not come out as it is
    written ("" if all do), and the game as far as it came."""
    game = Game(rules, rules.new_table(), dice, True, bool(need(document, "patient", bool)))
    number = 0
    try:
        _begin(game, document)
        for entry in entries:
            number += 1
            if number > len(game.entries):
                problem = _next_entry(game, entry, number)
                if problem:
                    return problem, game
            if game.entries[number - 1] != entry:
                return f"entry {number} of the record is {shown(entry)}, and not {game.entries[number - 1]!r}", game
    except Refused as refused:
        return f"entry {number} of the record, {shown(entries[number - 1])}, is refused: {refused}", game
    except ScriptEnded as ended:
        # of a part of a record the answers of chance that follow the last action may be missing
        return "" if partly else f"after entry {number} of the record: {ended}", game
    if len(game.entries) > len(entries) and not partly:
        return f"after entry {number} of the record {game.entries[len(entries)]!r} is missing", game
    return "", game


def _begin(game: Game, document: dict[str, Any]) -> None:
    """Starts a game where a record does: as the scenario sets it up, or from a position."""
    if "position" not in document:
        game.start()
        return
    position = need(document, "position", dict)
    try:
        game.rules.place(game.table, position)
        game.header["position"] = position
        game.rules.begin(game, position)
    except (BadInput, ScriptEnded):
        raise
    except MALFORMED as error:
        raise BadInput(f"the record's position is malformed: {type(error).__name__}: {error}") from error


def _next_entry(game: Game, entry: str, number: int) -> str:
    """Plays one entry; returns what is wrong with it."""
    if entry.startswith("hand: ") and game.state == WAITING_FOR_DICE:
        game.enter_dice(faces_in(entry, number))
    elif of_chance(entry):
        return f"entry {number} of the record, {shown(entry)}, was not asked for by the rules"
    else:
        who, _, what = entry.partition(": ")
        game.play(who, what)
    return ""


def sealed_part(document: Any) -> dict[str, Any]:
    """What a record tells of sealed dice, be it that they rolled, or only drew lots beside dice rolled by hand;
    {} if there were none."""
    dice = need(document, "dice", dict)
    if need(dice, "kind", str) == "hand":
        dice = need(dice, "lots", dict)
    return dice if need(dice, "kind", str) == "sealed" else {}


def check_sealed(document: Any, rules: Rules, entries: list[str], sealed: dict[str, Any]) -> list[str]:
    """Plays again with the sealed dice themselves and compares every answer of chance."""
    secret = secret_of(sealed)
    if commitment(secret) != need(sealed, "commitment", str):
        return ["the revealed secret is not the one that was committed to"]
    dice = SealedDice(secret, texts(sealed, "nonces"))
    problem, _ = retrace(document, rules, entries, HandDice(dice) if by_hand(document) else dice, False)
    return [f"{problem}; so say the sealed dice"] if problem else []
