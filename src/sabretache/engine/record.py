"""Records: a game as a JSON document that anybody can read, replay and verify.

A record has the game, the rules' version, scenario and options, the seats, how chance was answered,
then every action and every answer of chance in notation, and the result. A save is a record with a
snapshot of the table, from which the game goes on even under newer rules.
"""

from __future__ import annotations

from typing import Any

from sabretache.engine.dice import Dice, FastDice, HandDice, ScriptedDice, ScriptEnded, SealedDice, commitment
from sabretache.engine.game import OVER, Game
from sabretache.engine.procedure import Frame
from sabretache.engine.registry import find_game
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput, Refused

FORMAT = 1


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
    chance = game.dice.data()
    if isinstance(game.dice, SealedDice) and game.over:
        chance["secret"] = game.dice.secret.hex()
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
    names = [p.name() for p in game.rules.procedures]
    steps = [p.steps for p in game.rules.procedures]
    found["snapshot"] = {
        "layout": game.rules.layout,
        "table": game.table.data(),
        "frames": [[names[f[0]], steps[f[0]][f[1]], *f[2:]] for f in game.stack],
        "together": [
            [b.seat, [[names[f[0]], steps[f[0]][f[1]], *f[2:]] for f in b.stack], b.root, b.done, b.id]
            for b in game.branches
        ],
        "decided": game.decided,
        "lines": [
            [line.rule, line.message.id, line.message.args, line.only_for] for line in game.lines
        ],
    }
    return found


def _need(document: Any, key: str, kind: type) -> Any:
    if not isinstance(document, dict):
        raise BadInput("a record is a JSON object")
    if key not in document:
        raise BadInput(f"the record has no {key!r}")
    value = document[key]
    if not isinstance(value, kind):
        raise BadInput(f"the record's {key!r} is not a {kind.__name__}")
    return value


def rules_of(document: Any) -> Rules:
    """The rules that a record was played by."""
    if _need(document, "format", int) != FORMAT:
        raise BadInput(f"the record has format {document['format']}; this Sabretache reads format {FORMAT}")
    info = find_game(_need(document, "game", str))
    rules = info.make(_need(document, "scenario", str), _need(document, "options", dict))
    seats = _need(document, "seats", list)
    if seats != rules.seats:
        raise BadInput(f"the record's seats {seats} are not those of the game, {rules.seats}")
    return rules


def _script(entries: list[Any]) -> list[int | str]:
    """The answers of chance among the entries."""
    script: list[int | str] = []
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, str) or ": " not in entry:
            raise BadInput(f"entry {number} of the record is not of the form 'who: what'")
        who, what = entry.split(": ", 1)
        if who in ("roll", "hand"):
            for face in what.split():
                if not face.isdigit():
                    raise BadInput(f"entry {number} of the record has {face!r} for a die")
                script.append(int(face))
        elif who.startswith("draw "):
            script.append(what)
    return script


def replay(document: Any, upto: int = -1) -> Game:
    """Plays a record again, with its own answers of chance, to its end or up to an entry; raises `BadInput` that
    names the first entry that does not fit."""
    rules = rules_of(document)
    entries = _need(document, "entries", list)
    if upto >= 0:
        entries = entries[:upto]
    dice = ScriptedDice(_script(entries))
    game = Game(rules, rules.new_table(), dice, True, bool(document.get("patient", True)))
    number = 0
    try:
        if "position" in document:
            rules.place(game.table, document["position"])
            game.header["position"] = document["position"]
            rules.begin(game, document["position"])
        else:
            game.start()
        for entry in entries:
            number += 1
            who, what = entry.split(": ", 1)
            if who in ("roll", "hand") or who.startswith("draw "):
                continue
            game.play(who, what)
    except Refused as refused:
        raise BadInput(f"entry {number} of the record, {entries[number - 1]!r}, is refused: {refused}") from None
    except ScriptEnded as ended:
        if upto >= 0:
            return game
        raise BadInput(f"after entry {number} of the record: {ended}") from None
    if dice.left and upto < 0:
        raise BadInput(f"the record has answers of chance that nobody asked for: {dice.left[:5]}")
    return game


def resume(document: Any) -> Game:
    """A game that goes on from a save."""
    rules = rules_of(document)
    snapshot = _need(document, "snapshot", dict)
    if snapshot.get("layout") != rules.layout:
        raise BadInput(f"the save has table layout {snapshot.get('layout')}, this version reads {rules.layout}")
    table = rules.load_table(_need(snapshot, "table", dict))
    game = Game(rules, table, _dice(_need(document, "dice", dict)), True, bool(document.get("patient", True)))
    game.entries = [str(e) for e in _need(document, "entries", list)]
    if "position" in document:
        game.header["position"] = document["position"]
    for rule, message, args, only_for in snapshot.get("lines", []):
        game.note(rule, message, args)
        game.lines[-1].only_for = only_for
    game.decided = _need(snapshot, "decided", int)
    game.stack = [_frame(rules, f) for f in _need(snapshot, "frames", list)]
    together = snapshot.get("together", [])
    if together:
        from sabretache.engine.game import TOGETHER_ASKED, Branch

        for seat, frames, root, done, number in together:
            branch = Branch(seat, root)
            branch.stack = [_frame(rules, f) for f in frames]
            if branch.stack:
                branch.root = branch.stack[0]
            game.branches.append(branch)
            if done:
                branch.done = True
            else:
                game.run_branch_again(branch, number)
        game.state = TOGETHER_ASKED
    elif not game.stack:
        game.state = OVER
    else:
        game.resume()
    return game


def _frame(rules: Rules, saved: Any) -> Frame:
    if not isinstance(saved, list) or len(saved) < 2:
        raise BadInput("the save has a frame that is not a list")
    for procedure in rules.procedures:
        if procedure.name() == saved[0]:
            if saved[1] not in procedure.steps:
                raise BadInput(f"the save stands at step {saved[1]!r} of {saved[0]}, which there is not")
            return [procedure.number, procedure.steps.index(saved[1]), *(int(v) for v in saved[2:])]
    raise BadInput(f"the save stands in a procedure {saved[0]!r}, which there is not")


def _dice(data: dict[str, Any]) -> Dice:
    kind = data.get("kind")
    if kind == "fast":
        return FastDice(0, int(data["s1"]), int(data["s2"]))
    if kind == "sealed":
        if "secret" not in data:
            raise BadInput("the save has sealed dice without their secret; it can be replayed but not continued")
        return SealedDice(bytes.fromhex(data["secret"]), data.get("nonces", {}), int(data["counter"]))
    if kind == "hand":
        return HandDice(_dice(data["lots"]))
    raise BadInput(f"the save has dice of a kind {kind!r} that cannot go on")


def verify(document: Any) -> list[str]:
    """Checks a finished record: that it replays to its result, and that its sealed dice are what the published
    commitment says. Returns what was found wrong; [] if all is well."""
    problems: list[str] = []
    game = replay(document)
    if game.result != document.get("result", {}):
        problems.append(f"the record says the result is {document.get('result')}, replaying gives {game.result}")
    dice = document.get("dice", {})
    if dice.get("kind") == "sealed":
        if "secret" not in dice:
            problems.append("the secret of the sealed dice has not been revealed yet")
            return problems
        secret = bytes.fromhex(dice["secret"])
        if commitment(secret) != dice.get("commitment"):
            problems.append("the revealed secret is not the one that was committed to")
        problems.extend(_check_sealed(document, SealedDice(secret, dice.get("nonces", {}))))
    return problems


def _check_sealed(document: dict[str, Any], dice: SealedDice) -> list[str]:
    """Replays with the sealed dice themselves and compares every answer of chance."""
    rules = rules_of(document)
    game = Game(rules, rules.new_table(), dice, True, bool(document.get("patient", True)))
    if "position" in document:
        rules.place(game.table, document["position"])
        rules.begin(game, document["position"])
    else:
        game.start()
    for number, entry in enumerate(document["entries"], 1):
        if number > len(game.entries):
            who, what = entry.split(": ", 1)
            if who in ("roll", "hand") or who.startswith("draw "):
                return [f"entry {number}: {entry!r} was not asked for by the rules"]
            game.play(who, what)
        if game.entries[number - 1] != entry:
            return [f"entry {number}: the record says {entry!r}, the sealed dice say {game.entries[number - 1]!r}"]
    return []
