"""Where a force could go: asked by players, and by the odds of what it might do there."""

from __future__ import annotations

from sabretache.engine.procedure import Frame
from sabretache.games.gradisca.rulebook.movement import (
    ALL_SPENT,
    COMMAND,
    FROM,
    HERE,
    MOVED,
    RAIDS,
    SPENT,
    force_points,
    go_code,
    go_cost,
    new_march,
)
from sabretache.games.gradisca.table import GradiscaTable


class Way:
    """The cheapest way to a zone: what has been spent on arriving, and the zones on it."""

    def __init__(self, spent: int, path: list[int]) -> None:
        self.spent = spent
        self.path = path


def setting_out(orders: Frame) -> Frame:
    """The march of a force that is still to set out, while orders are given in a zone."""
    return new_march(orders[2], orders[3], orders[4])


def ways(t: GradiscaTable, start: Frame, force: list[int]) -> dict[int, Way]:
    """The cheapest way to every zone that a force can enter; it must stop where enemies are."""
    box = t.box
    enemy = (1 - box.command_side[start[COMMAND]]) * box.zone_count
    full = force_points(t, start, force) + start[SPENT]
    found: dict[int, Way] = {start[HERE]: Way(start[SPENT], [])}
    todo = [start[HERE]]
    while todo:
        todo.sort(key=lambda z: -found[z].spent)
        here = todo.pop()
        if here != start[HERE] and (t.pieces[enemy + here] > 0 or found[here].spent >= full):
            continue
        frame = start[:]
        frame[HERE] = here
        frame[SPENT] = found[here].spent
        for zone in box.near[here]:
            if go_code(t, frame, zone, force, full - found[here].spent):
                continue
            spent = min(found[here].spent + go_cost(t, here, zone), full)
            if zone not in found or spent < found[zone].spent:
                found[zone] = Way(spent, [*found[here].path, zone])
                todo.append(zone)
    found.pop(start[HERE])
    return found


def having_gone(t: GradiscaTable, start: Frame, way: Way) -> Frame:
    """The march of a force that has gone a way and entered the last zone of it."""
    frame = start[:]
    for zone in way.path:
        frame[FROM] = frame[HERE]
        frame[HERE] = zone
    frame[SPENT] = way.spent
    if way.path and go_cost(t, frame[FROM], frame[HERE]) == ALL_SPENT:
        frame[SPENT] = ALL_SPENT
    frame[MOVED] = 1
    frame[RAIDS] = 0
    return frame
