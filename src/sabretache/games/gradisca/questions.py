"""Questions that a seat may put to the umpire: reach, supply, odds. All are answered from open information."""

from __future__ import annotations

from typing import Any

from sabretache.engine.game import Game
from sabretache.engine.procedure import Frame
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.components import SIDES
from sabretache.games.gradisca.rulebook import names
from sabretache.games.gradisca.rulebook.movement import (
    COMMAND,
    HERE,
    SPENT,
    force_points,
    go_code,
    go_cost,
    in_force,
)
from sabretache.games.gradisca.rulebook.supply import attack_supply, supplied
from sabretache.games.gradisca.table import GradiscaTable

QUESTIONS = ("reach", "supply")


def answer_question(game: Game, seat: int, question: dict[str, Any]) -> dict[str, Any]:
    """Answers a question: `{"ask": "reach", "units": [...]}`, `{"ask": "supply", "side": "venice"}`."""
    t = game.table
    assert isinstance(t, GradiscaTable)
    what = question.get("ask")
    if what == "reach":
        return reach(game, t, question)
    if what == "supply":
        return supply(t, question)
    raise BadInput(f"gradisca cannot answer {what!r}; it answers: {', '.join(QUESTIONS)}")


def reach(game: Game, t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """Where a force can go, at what cost and by which way: the one on the march now, or, while orders are given,
    any units of the active command in the active zone."""
    frame = next((f for f in reversed(game.stack) if f[0] in (names.MARCH, names.ORDERS)), None)
    if frame is None:
        raise BadInput("nobody is about to move: reach is known while orders are given")
    if frame[0] == names.MARCH:
        return {"zones": ways(t, frame, in_force(t, frame[COMMAND]))}
    box = t.box
    units = [box.unit[u] for u in question.get("units", []) if u in box.unit]
    zone, command, ready = frame[2], frame[3], frame[4]
    units = [u for u in units if box.of[u] == command and t.where[u] == zone]
    if not units:
        raise BadInput("reach needs units of the active command in the active zone")
    start: Frame = [names.MARCH, 0, zone, zone, 0, 0, zone, 0, 0, ready, command, -1, -1, -1]
    return {"zones": ways(t, start, units)}


def ways(t: GradiscaTable, start: Frame, force: list[int]) -> dict[str, dict[str, Any]]:
    """The cheapest way to every zone that a force can enter; it must stop where enemies are."""
    box = t.box
    enemy = (1 - box.command_side[start[COMMAND]]) * box.zone_count
    full = force_points(t, start, force) + start[SPENT]
    best: dict[int, int] = {start[HERE]: start[SPENT]}
    path: dict[int, list[int]] = {start[HERE]: []}
    todo = [start[HERE]]
    while todo:
        todo.sort(key=lambda z: -best[z])
        here = todo.pop()
        if here != start[HERE] and (t.pieces[enemy + here] > 0 or best[here] >= full):
            continue
        frame = start[:]
        frame[HERE] = here
        frame[SPENT] = best[here]
        for zone in box.near[here]:
            if go_code(t, frame, zone, force, full - best[here]):
                continue
            cost = min(best[here] + go_cost(t, here, zone), full)
            if cost < best.get(zone, 99):
                best[zone] = cost
                path[zone] = [*path[here], zone]
                todo.append(zone)
    return {
        box.zones[z]: {
            "cost": best[z] - start[SPENT],
            "path": [box.zones[y] for y in path[z]],
            "enemy": t.pieces[enemy + z] > 0,
        }
        for z in sorted(best)
        if z != start[HERE]
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
