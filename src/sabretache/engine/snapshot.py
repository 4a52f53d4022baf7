"""Snapshots: the table, the frames and all else that a game needs to go on from where it was saved.

A save ends in a digest of all that is in it, so that a damaged or altered one is found out before anybody plays on.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from sabretache.engine.dice import M1, M2, Dice, FastDice, HandDice, SealedDice
from sabretache.engine.document import need, secret_of, shown, texts
from sabretache.engine.game import OVER, TOGETHER_ASKED, Branch, Game
from sabretache.engine.procedure import Frame
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput

SAVE = "the save"
KEPT_BESIDE = ("digest", "players")
"""What stands in a save and is not the umpire's: the digest itself, and who sits where."""


def snapshot(game: Game) -> dict[str, Any]:
    """All from which a game can go on, but for what its record tells anyway."""
    rules = game.rules
    return {
        "layout": rules.layout,
        "table": game.table.data(),
        "frames": [_saved_frame(rules, f) for f in game.stack],
        "together": [
            [b.seat, [_saved_frame(rules, f) for f in b.stack], b.root, b.done, b.id] for b in game.branches
        ],
        "decided": game.decided,
        "standing": {rules.seats[seat]: scope for seat, scope in game.standing.items()},
        "lines": [[line.rule, line.message.id, line.message.args, line.only_for] for line in game.lines],
    }


def _saved_frame(rules: Rules, frame: Frame) -> list[Any]:
    """A frame with its procedure and step by name: numbers may differ in the next version."""
    procedure = rules.procedures[frame[0]]
    return [procedure.name(), procedure.steps[frame[1]], *frame[2:]]


def digest(document: dict[str, Any]) -> str:
    """The SHA-256 of a save, whatever its layout and the order of its keys."""
    kept = {key: value for key, value in document.items() if key not in KEPT_BESIDE}
    text = json.dumps(kept, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def load(document: dict[str, Any], rules: Rules) -> Game:
    """The game that a save holds."""
    saved = need(document, "snapshot", dict, SAVE)
    if need(saved, "layout", int, SAVE) != rules.layout:
        raise BadInput(f"the save has table layout {saved['layout']}, this version reads {rules.layout}")
    table = rules.load_table(need(saved, "table", dict, SAVE))
    patient = bool(need(document, "patient", bool, SAVE))
    game = Game(rules, table, _dice(need(document, "dice", dict, SAVE)), True, patient)
    for entry in need(document, "entries", list, SAVE):
        if not isinstance(entry, str):
            raise BadInput(f"the save has {shown(entry)} among its entries, which are texts")
        game.entries.append(entry)
    if "position" in document:
        game.header["position"] = document["position"]
    _read_lines(game, need(saved, "lines", list, SAVE))
    for seat, scope in texts(saved, "standing", SAVE).items():
        if seat not in rules.seats:
            raise BadInput(f"the save has a standing answer of a seat {shown(seat)}, which there is not")
        game.stand(seat, scope)
    game.decided = need(saved, "decided", int, SAVE)
    game.stack = [_frame(rules, f) for f in need(saved, "frames", list, SAVE)]
    together = need(saved, "together", list, SAVE)
    if together:
        _read_branches(game, together)
    elif not game.stack:
        game.state = OVER
    else:
        game.resume()
    # whatever does not fit the table shows here, and not in the middle of the game
    for seat in rules.seats:
        game.view(seat)
    return game


def _read_lines(game: Game, lines: list[Any]) -> None:
    for line in lines:
        if not isinstance(line, list) or len(line) != 4 or not isinstance(line[2], dict):
            raise BadInput(f"the save has {shown(line)} among the lines of its log")
        rule, message, args, only_for = line
        game.note(str(rule), str(message), {str(k): v if isinstance(v, int) else str(v) for k, v in args.items()})
        game.lines[-1].only_for = int(only_for)


def _read_branches(game: Game, together: list[Any]) -> None:
    """The parts of a simultaneous decision, each as far as its seat has come."""
    for seat, frames, root, done, number in together:
        branch = Branch(seat, [int(v) for v in root])
        branch.stack = [_frame(game.rules, f) for f in frames]
        if branch.stack:
            branch.root = branch.stack[0]
        game.branches.append(branch)
        if done:
            branch.done = True
        else:
            game.run_branch_again(branch, number)
    game.state = TOGETHER_ASKED


def _frame(rules: Rules, saved: Any) -> Frame:
    if not isinstance(saved, list) or len(saved) < 2:
        raise BadInput(f"the save has {shown(saved)} for a frame, which is a list")
    for procedure in rules.procedures:
        if procedure.name() == saved[0]:
            if saved[1] not in procedure.steps:
                raise BadInput(f"the save stands at step {shown(saved[1])} of {saved[0]}, which there is not")
            return [procedure.number, procedure.steps.index(saved[1]), *(int(v) for v in saved[2:])]
    raise BadInput(f"the save stands in a procedure {shown(saved[0])}, which there is not")


def _dice(data: Any) -> Dice:
    """The dice as they were when the game was saved."""
    kind = need(data, "kind", str, SAVE)
    if kind == "fast":
        s1, s2 = need(data, "s1", int, SAVE), need(data, "s2", int, SAVE)
        if not 0 < s1 < M1 or not 0 < s2 < M2:
            raise BadInput("the save has dice that no seed leads to")
        return FastDice(0, s1, s2)
    if kind == "sealed":
        if "secret" not in data:
            raise BadInput("the save has sealed dice without their secret; it can be replayed but not gone on with")
        return SealedDice(secret_of(data, SAVE), texts(data, "nonces", SAVE), need(data, "counter", int, SAVE))
    if kind == "hand":
        return HandDice(_dice(need(data, "lots", dict, SAVE)))
    raise BadInput(f"the save has dice of a kind {shown(kind)} that cannot go on")
