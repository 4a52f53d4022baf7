"""6, 8.1, 10, 11, 13, 24 Arrival: what falls to a side that stands alone in a zone.

Leaders and sappers left alone are caught, lone forts are destroyed or turned round, a town whose
defenders were beaten is ruined, loot is turned up, an unguarded camp is taken.
"""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure
from sabretache.games.gradisca.components import LOOT_MARKERS
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.supply import shift
from sabretache.games.gradisca.table import ELIMINATED, GradiscaTable, side_name
from sabretache.games.gradisca.verbs import CONVERT

ZONE: Final = 2
SIDE: Final = 3
WON: Final = 4
"""Whether a land combat was won here just now."""

UNKNOWN_LOOT: Final = 4


def fort_limit(t: GradiscaTable) -> int:
    """10, 19.2: forts in one zone: one; in the advanced game two, three by the Italian text."""
    if not t.advanced:
        return 1
    return 3 if t.italian else 2


def catch_lone(game: Game, t: GradiscaTable, side: int, zone: int) -> None:
    """6, 8.1: leaders and sappers of the other side, left without infantry, cavalry or artillery, are eliminated.
    Sappers by themselves catch leaders only."""
    mine = side * t.box.zone_count + zone
    theirs = (1 - side) * t.box.zone_count + zone
    if t.fight[theirs] == 0 and (t.fight[mine] > 0 or (t.troops[mine] > 0 and t.troops[theirs] == 0)):
        catch_all(game, t, 1 - side, zone)


def catch_all(game: Game, t: GradiscaTable, side: int, zone: int) -> None:
    """6, 8.1: all pieces of a side in a zone are caught and eliminated."""
    for u in t.units_in(side, zone):
        shift(t, u, ELIMINATED)
        if game.logging:
            game.note("8.1", "log-caught", {"unit": "unit:" + t.box.units[u], "zone": "zone:" + t.box.zones[zone]})


def lose_camp(game: Game, t: GradiscaTable, side: int) -> None:
    """24: a camp that is taken costs its army a point of morale at once, and again each turn that it is missing."""
    zone = t.camp[side]
    t.camp[side] = -1
    t.camp_lost[side] = t.turn
    t.change_morale(side, -1)
    if game.logging:
        game.note("24", "log-camp-lost", {"side": side_name(side), "zone": "zone:" + t.box.zones[zone]})


def camp_alone(game: Game, t: GradiscaTable, side: int, zone: int) -> None:
    """24: a camp that is the last counter left in a zone after a combat is lost, even if nobody stays to take it."""
    if t.camp[side] == zone and t.pieces[side * t.box.zone_count + zone] == 0:
        lose_camp(game, t, side)


class Arrival(Procedure):
    """What a side finds in a zone that it has entered or won."""

    steps = ("catch", "forts", "town", "plunder", "camp")
    fields = ("zone", "side", "won")

    def catch(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = f[SIDE]
        zone = f[ZONE]
        n = t.box.zone_count
        catch_lone(game, t, side, zone)
        # leaders alone take nothing, and nothing is taken under the eyes of the enemy
        if t.troops[side * n + zone] == 0 or t.troops[(1 - side) * n + zone] > 0:
            return DONE
        # 7.5: those who have taken a fortress have no more use for their mines; a garrison does not clear them so
        for wall in t.box.walls_inside[zone]:
            if t.pieces[(1 - side) * n + t.box.wall_outside[wall]] == 0:
                t.mines[wall] = t.fresh[wall] = 0
        return NEXT

    def forts(self, game: Game, f: Frame) -> int:
        """10, 19.2: lone or beaten forts are destroyed; in the advanced game any number may be turned round."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        zone = f[ZONE]
        count = t.forts[(1 - f[SIDE]) * t.box.zone_count + zone]
        if count == 0:
            return NEXT
        if f[WON]:
            f[WON] = 2
        if not t.advanced:
            return game.ask(t.seat_at(f[SIDE], zone), "forts", [CONVERT])
        room = fort_limit(t) - t.forts[f[SIDE] * t.box.zone_count + zone]
        return game.ask(t.seat_at(f[SIDE], zone), "forts", [CONVERT | n << 8 for n in range(min(count, room) + 1)])

    def why_forts(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action & 255 != CONVERT:
            return codes.NOT_THIS_STEP
        return codes.LEGAL if action in game.actions else codes.TOO_MANY_FORTS

    def on_forts(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        n = t.box.zone_count
        kept = action >> 8
        lost = t.forts[(1 - f[SIDE]) * n + f[ZONE]] - kept
        t.forts[(1 - f[SIDE]) * n + f[ZONE]] = 0
        t.forts[f[SIDE] * n + f[ZONE]] += kept
        if game.logging:
            zone = "zone:" + t.box.zones[f[ZONE]]
            if lost:
                game.note("10", "log-forts-destroyed", {"count": lost, "zone": zone})
            if kept:
                game.note("19.2", "log-forts-turned", {"count": kept, "zone": zone, "side": side_name(f[SIDE])})
        return NEXT

    def town(self, game: Game, f: Frame) -> int:
        """11: a fortified town is ruined when its defenders are beaten, unless a fort fell in its place."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        zone = f[ZONE]
        if f[WON] == 1 and t.box.town[zone] and not t.ruined[zone]:
            t.ruined[zone] = 1
            if game.logging:
                game.note("11", "log-town-ruined", {"zone": "zone:" + t.box.zones[zone]})
        return NEXT

    def plunder(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.loot[f[ZONE]] == 2 - f[SIDE]:
            return game.call(f, [names.LOOTING, 0, f[ZONE], f[SIDE]], 4)
        return NEXT

    def camp(self, game: Game, f: Frame) -> int:
        """24: a camp alone with the enemy is taken."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        enemy = 1 - f[SIDE]
        if t.camp[enemy] == f[ZONE]:
            lose_camp(game, t, enemy)
        return NEXT


def loot_pool(t: GradiscaTable, owner: int) -> list[int]:
    """13: the loot markers that a side laid out and nobody has turned up yet; any may be the next."""
    base = owner * len(LOOT_MARKERS)
    pool: list[int] = []
    for marker in range(len(LOOT_MARKERS)):
        pool.extend([marker] * t.spoils[base + marker])
    return pool


class Looting(Procedure):
    """13 A loot marker of the other side is turned up and removed; "?" is worth a die roll."""

    steps = ("turn_up", "value")
    fields = ("zone", "side")

    def turn_up(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        return game.draw(loot_pool(t, 1 - f[SIDE]), "loot", "loot")

    def on_turn_up(self, game: Game, f: Frame, marker: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        t.loot[f[ZONE]] = 0
        t.spoils[(1 - f[SIDE]) * len(LOOT_MARKERS) + marker] -= 1
        if marker == UNKNOWN_LOOT:
            return NEXT
        self.gain(game, t, f, marker + 1)
        return DONE

    def value(self, game: Game, f: Frame) -> int:
        return game.roll(1, "loot")

    def on_value(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        self.gain(game, t, f, face)
        return NEXT

    def gain(self, game: Game, t: GradiscaTable, f: Frame, points: int) -> None:
        """Books the points of a loot marker."""
        t.vp[f[SIDE]] += points
        if game.logging:
            zone = "zone:" + t.box.zones[f[ZONE]]
            game.note("13", "log-loot", {"side": side_name(f[SIDE]), "points": points, "zone": zone})
