"""The force of which odds are asked: the one on the march, or one that could set out now."""

from __future__ import annotations

from sabretache.engine.game import Game
from sabretache.engine.procedure import Frame
from sabretache.games.gradisca.reach import having_gone, setting_out, ways
from sabretache.games.gradisca.rulebook import names
from sabretache.games.gradisca.rulebook.movement import COMMAND, HERE, capacity, in_force
from sabretache.games.gradisca.table import ACTIVATED, GradiscaTable


class Force:
    """A force that is on the march, or that could set out: its pieces, and its march as far as it has gone."""

    def __init__(self, units: list[int], march: Frame) -> None:
        self.units = units
        self.march = march


def frame_of(game: Game, number: int) -> Frame | None:
    """The innermost frame of a procedure that is under way."""
    for f in reversed(game.stack):
        if f[0] == number:
            return f
    return None


def force_now(game: Game, t: GradiscaTable, units: list[int]) -> Force | None:
    """The force on the march; while orders are given, the units named, or all of the command that can still go."""
    march = frame_of(game, names.MARCH)
    if march is not None:
        return Force(in_force(t, march[COMMAND]), march)
    orders = frame_of(game, names.ORDERS)
    if orders is None:
        return None
    start = setting_out(orders)
    command = start[COMMAND]
    able = [
        u
        for u in range(t.box.first[command], t.box.first[command + 1])
        if t.where[u] == start[HERE] and not t.flags[u] & ACTIVATED and capacity(t, u) > 0
    ]
    chosen = [u for u in able if u in units] if units else able
    return Force(chosen, start) if chosen and len(chosen) >= len(units) else None


def entered(t: GradiscaTable, force: Force, zone: int) -> Frame | None:
    """The march of a force once it is in a zone, by the cheapest way; None if it cannot get there."""
    if force.march[HERE] == zone:
        return force.march
    way = ways(t, force.march, force.units).get(zone)
    return None if way is None else having_gone(t, force.march, way)
