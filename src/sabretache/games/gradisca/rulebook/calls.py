"""17 Leaders in combat: before the fight a leader calls units to him."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, Frame, Procedure, goto
from sabretache.games.gradisca.components import GUN, IMPASSABLE, RIVER, VENICE
from sabretache.games.gradisca.rulebook import codes
from sabretache.games.gradisca.rulebook.movement import forced, plain_capacity, points_of
from sabretache.games.gradisca.rulebook.supply import (
    check_supply,
    crossing,
    leader_value,
    shift,
    supplied,
    within_radius,
)
from sabretache.games.gradisca.table import ACTIVATED, IN_FORCE, MARCHED, GradiscaTable
from sabretache.games.gradisca.verbs import CALL, END

ZONE: Final = 2
SIDE: Final = 3


def calls_allowed(t: GradiscaTable, leader: int) -> int:
    """17, 22, card 20: how many units a leader may call to a battle."""
    side = t.box.side[leader]
    if not t.advanced:
        return 0
    if t.confusion and side == VENICE and not t.box.command_dutch[t.box.of[leader]]:
        return 0
    if not t.italian and t.morale[side] <= t.box.yellow_to:
        return 0
    return leader_value(t, leader)


def call_code(t: GradiscaTable, f: Frame, unit: int, via: int) -> int:
    """17: whether a unit may be called to the battle, coming in from a zone next to it."""
    box = t.box
    n = box.zone_count
    battle = f[ZONE]
    side = f[SIDE]
    if box.side[unit] != side:
        return codes.ENEMY_UNIT
    at = t.where[unit]
    if at < 0 or at == battle:
        return codes.NOT_HERE
    if t.flags[unit] & (ACTIVATED | IN_FORCE) or t.played[box.of[unit]]:
        return codes.ALREADY_ACTIVATED
    if at not in within_radius(t, side, battle):
        return codes.CALL_OUT_OF_RADIUS
    # 21: supply is checked when a unit is activated, and a called unit is activated now
    points = points_of(t, unit, not supplied(t, side, at))
    if t.march:
        points = forced(t, unit, points)
    last = crossing(t, via, battle)
    if last == 0 or last == IMPASSABLE or t.pieces[(1 - side) * n + via] > 0:
        return codes.CALL_NO_PATH
    if box.fortress[battle] and (t.wall[box.wall_at[via * n + battle]] > 0 or box.kind[unit] == GUN):
        return codes.WALLS_CLOSED if box.kind[unit] != GUN else codes.GUN_IN_BREACH
    if at == via:
        if last == RIVER:
            if t.flood:
                return codes.RIVER_IN_FLOOD
            if box.kind[unit] == GUN:
                return codes.RIVER_GUNS
        return codes.LEGAL if points >= box.cost[battle] else codes.TOO_FAR
    middle = crossing(t, at, via)
    if middle == 0 or middle == IMPASSABLE or middle == RIVER or last == RIVER:
        return codes.CALL_NO_PATH
    return codes.LEGAL if points >= box.cost[via] + box.cost[battle] else codes.TOO_FAR


class CallUp(Procedure):
    """17 A leader who enters among the enemy may call units to him before the fight."""

    steps = ("call",)
    fields = ("zone", "side", "left", "caller")
    LEFT: Final = 4

    def call(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[4] == 0:
            return DONE
        box = t.box
        battle = f[ZONE]
        side = f[SIDE]
        zones = within_radius(t, side, battle)
        doors = box.near[battle]
        actions: list[int] = []
        for u in box.side_range[side]:
            if t.where[u] in zones and not t.flags[u] & (ACTIVATED | IN_FORCE) and not t.played[box.of[u]]:
                for via in doors:
                    if call_code(t, f, u, via) == 0:
                        actions.append(CALL | u << 8 | via << 20)
        actions.append(END)
        return game.ask(t.seat_for(side), "call", actions)

    def why_call(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == END:
            return codes.LEGAL
        if action & 255 != CALL:
            return codes.NOT_THIS_STEP
        return call_code(t, f, action >> 8 & 4095, action >> 20)

    def on_call(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == END:
            return DONE
        unit = action >> 8 & 4095
        via = action >> 20
        at = t.where[unit]
        check_supply(t, unit, supplied(t, f[SIDE], at))
        t.flags[unit] |= ACTIVATED
        if t.march and crossing(t, via, f[ZONE]) != RIVER:
            cost = t.box.cost[f[ZONE]] + (0 if at == via else t.box.cost[via])
            if cost > plain_capacity(t, unit):
                t.flags[unit] |= MARCHED
        t.came[unit] = via
        shift(t, unit, f[ZONE])
        f[4] -= 1
        if game.logging:
            game.note("17", "log-called", {"unit": "unit:" + t.box.units[unit], "zone": "zone:" + t.box.zones[f[ZONE]]})
        return goto(f, 0)
