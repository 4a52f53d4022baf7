"""Questions that a seat may put to the umpire: reach, supply, odds. All are answered from open information."""

from __future__ import annotations

from typing import Any

from sabretache.engine.game import Game
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.components import SIDES
from sabretache.games.gradisca.odds import odds
from sabretache.games.gradisca.reach import setting_out, ways
from sabretache.games.gradisca.rulebook import names
from sabretache.games.gradisca.rulebook.movement import COMMAND, HERE, SPENT, in_force
from sabretache.games.gradisca.rulebook.supply import attack_supply, supplied
from sabretache.games.gradisca.table import GradiscaTable

QUESTIONS = ("reach", "supply", "odds")


def answer_question(game: Game, seat: int, question: dict[str, Any]) -> dict[str, Any]:
    """Answers a question: `{"ask": "reach", "units": [...]}`, `{"ask": "supply", "side": "venice"}`, `{"ask": "odds"}`.

    `docs/questions.md` lists them all."""
    t = game.table
    assert isinstance(t, GradiscaTable)
    what = question.get("ask")
    if what == "reach":
        return reach(game, t, question)
    if what == "supply":
        return supply(t, question)
    if what == "odds":
        return odds(game, t, seat, question)
    raise BadInput(f"gradisca cannot answer {what!r}; it answers: {', '.join(QUESTIONS)}")


def reach(game: Game, t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """Where a force can go, at what cost and by which way: the one on the march now, or, while orders are given,
    any units of the active command in the active zone."""
    frame = next((f for f in reversed(game.stack) if f[0] in (names.MARCH, names.ORDERS)), None)
    if frame is None:
        raise BadInput("nobody is about to move: reach is known while orders are given")
    box = t.box
    if frame[0] == names.MARCH:
        start = frame
        units = in_force(t, frame[COMMAND])
    else:
        start = setting_out(frame)
        units = [box.unit[u] for u in question.get("units", []) if u in box.unit]
        units = [u for u in units if box.of[u] == start[COMMAND] and t.where[u] == start[HERE]]
        if not units:
            raise BadInput("reach needs units of the active command in the active zone")
    enemy = (1 - box.command_side[start[COMMAND]]) * box.zone_count
    found = ways(t, start, units)
    return {
        "zones": {
            box.zones[z]: {
                "cost": found[z].spent - start[SPENT],
                "path": [box.zones[y] for y in found[z].path],
                "enemy": t.pieces[enemy + z] > 0,
            }
            for z in sorted(found)
        }
    }


def supply(t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """21, 21.1: the zones where a side's units would be supplied, and where they would have attack supply."""
    side = question.get("side")
    if side not in SIDES:
        raise BadInput(f"supply is asked for a side, one of {', '.join(SIDES)}")
    s = SIDES.index(side)
    box = t.box
    return {
        "supplied": [box.zones[z] for z in range(box.zone_count) if supplied(t, s, z)],
        "attack_supply": [box.zones[z] for z in range(box.zone_count) if attack_supply(t, s, z)],
    }
