"""7.3, 15 Retreat: the beaten side leaves the zone, or is lost."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure
from sabretache.games.gradisca.components import IMPASSABLE, RIVER
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.supply import blocked, crossing, line_neighbours, shift
from sabretache.games.gradisca.table import ELIMINATED, GradiscaTable
from sabretache.games.gradisca.verbs import PASS, RETREAT, STAND

ZONE: Final = 2
SIDE: Final = 3
REASON: Final = 4
TO: Final = 5

BEATEN: Final = 0
BEATEN_IN_FORTRESS: Final = 1
"""7.3: may take one more loss instead."""
BOMBARDED: Final = 2
"""7.4.2: may stay."""
BEATEN_ATTACKER: Final = 3
"""7.3: back to where each unit came from."""
THROWN_INTO_THE_SEA: Final = 4
"""7.3, 12: units that entered by a card and are beaten at once are lost."""


def retreat_code(t: GradiscaTable, side: int, zone: int, to: int) -> int:
    """7.3, 15: whether units may fall back from one zone to another."""
    kind = crossing(t, zone, to)
    if kind == 0:
        return codes.NOT_ADJACENT
    if kind == IMPASSABLE:
        return codes.IMPASSABLE_SIDE
    if kind == RIVER:
        return codes.RETREAT_RIVER
    return codes.RETREAT_ENEMY if barred(t, side, zone, to) else codes.LEGAL


def barred(t: GradiscaTable, side: int, zone: int, to: int) -> bool:
    """7.3: whether enemies bar a retreat. An enemy leader alone does not, except to leaders alone."""
    n = t.box.zone_count
    return blocked(t, side, to) or (t.troops[side * n + zone] == 0 and t.pieces[(1 - side) * n + to] > 0)


def ways_back(t: GradiscaTable, side: int, zone: int) -> list[int]:
    """The zones into which a side may fall back."""
    return [z for z in line_neighbours(t, zone) if not barred(t, side, zone, z)]


def lost(game: Game, t: GradiscaTable, unit: int) -> None:
    """7.3: a unit that cannot retreat is eliminated."""
    shift(t, unit, ELIMINATED)
    if game.logging:
        game.note("7.3", "log-no-retreat", {"unit": "unit:" + t.box.units[unit]})


class Withdrawal(Procedure):
    """7.3 Whoever was beaten goes back to one neighbouring zone; attackers to where they came from."""

    steps = ("choose", "arrive")
    fields = ("zone", "side", "reason", "to")

    def choose(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = f[SIDE]
        zone = f[ZONE]
        reason = f[REASON]
        f[TO] = -1
        if reason == BEATEN_ATTACKER or reason == THROWN_INTO_THE_SEA:
            for u in t.units_in(side, zone):
                back = t.came[u]
                if reason == BEATEN_ATTACKER and back >= 0 and retreat_code(t, side, zone, back) == 0:
                    shift(t, u, back)
                    if game.logging:
                        game.note("7.3", "log-retreats", {"unit": "unit:" + t.box.units[u],
                                                          "zone": "zone:" + t.box.zones[back]})
                else:
                    lost(game, t, u)
            return DONE
        ways = [RETREAT | z << 8 for z in ways_back(t, side, zone)]
        if reason == BEATEN_IN_FORTRESS:
            ways.append(STAND)
        elif reason == BOMBARDED:
            ways.append(PASS)
        if not ways:
            for u in t.units_in(side, zone):
                lost(game, t, u)
            return DONE
        return game.ask(t.seat_at(side, zone), "retreat", ways)

    def why_choose(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        if verb == RETREAT:
            return retreat_code(t, f[SIDE], f[ZONE], action >> 8)
        if verb == STAND:
            return codes.LEGAL if f[REASON] == BEATEN_IN_FORTRESS else codes.STAND_FORTRESS_ONLY
        if verb == PASS and f[REASON] == BOMBARDED:
            return codes.LEGAL
        return codes.NOT_THIS_STEP

    def on_choose(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == STAND or action == PASS:
            return DONE
        to = action >> 8
        for u in t.units_in(f[SIDE], f[ZONE]):
            shift(t, u, to)
        f[TO] = to
        if game.logging:
            zones = t.box.zones
            game.note("7.3", "log-falls-back", {"from": "zone:" + zones[f[ZONE]], "zone": "zone:" + zones[to]})
        return NEXT

    def arrive(self, game: Game, f: Frame) -> int:
        """Those who fall back find what anybody finds in an empty zone."""
        game.stack.append([names.ARRIVAL, 0, f[TO], f[SIDE], 0])
        return DONE
