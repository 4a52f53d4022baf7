"""7.2 Losses: hits are taken by the owner's choice, leaders are tested, successors found."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import HEAVY, INFANTRY, LIGHT
from sabretache.games.gradisca.rulebook import codes
from sabretache.games.gradisca.rulebook.supply import shift
from sabretache.games.gradisca.table import (
    ACTIVATED,
    DISORGANISED,
    ELIMINATED,
    IN_FORCE,
    UNSUPPLIED,
    GradiscaTable,
    side_name,
)
from sabretache.games.gradisca.verbs import HIT, SUCCEED

SIDE: Final = 2
ZONE: Final = 3
HITS: Final = 4
MANNER: Final = 5
TURN: Final = 6
"""In team play, the seat whose units take the next hit (4.2); -1 to find out."""
TAKEN: Final = 7
"""In team play, hits taken by the first seat less those by the second."""

IN_COMBAT: Final = 0
"""Land combat and bombardment: any combat unit in the zone; cernide are removed (8.3)."""
IN_AMBUSH: Final = 1
"""Card 28: any combat unit of the ambushed force; cernide are turned like others."""
BY_CARD: Final = 2
"""Cards 15 and 16: infantry and cavalry in the zone, those in good order first."""

STACKING: Final = 3
"""9: infantry and cavalry in good order are turned; nobody is removed."""
STACKING_FOOT: Final = 4
STACKING_HORSE: Final = 5
"""9 by the Italian text, which counts infantry and cavalry apart."""

KILLED: Final = 32


def dies_at_once(t: GradiscaTable, unit: int, manner: int) -> bool:
    """7.2, 8.3: whether the next hit removes a unit."""
    if t.flags[unit] & DISORGANISED or not t.box.has_back[unit]:
        return True
    return manner == IN_COMBAT and bool(t.box.cernida[unit])


def victims(t: GradiscaTable, side: int, zone: int, manner: int) -> list[int]:
    """Who may take a hit now."""
    kind = t.box.kind
    flags = t.flags
    if manner == BY_CARD:
        able = [u for u in t.troops_in(side, zone) if kind[u] <= HEAVY]
        fresh = [u for u in able if not flags[u] & DISORGANISED]
        return fresh if fresh else able
    if manner >= STACKING:
        low, high = ((INFANTRY, HEAVY), (INFANTRY, INFANTRY), (LIGHT, HEAVY))[manner - STACKING]
        able = [u for u in t.troops_in(side, zone) if low <= kind[u] <= high]
        return [u for u in able if not flags[u] & DISORGANISED and t.box.has_back[u]]
    if manner == IN_AMBUSH:
        return [u for u in t.troops_in(side, zone) if flags[u] & IN_FORCE]
    return t.troops_in(side, zone)


def take_hit(game: Game, t: GradiscaTable, unit: int, manner: int) -> None:
    """7.2: a hit turns a unit to its disorganised side, or removes it."""
    name = "unit:" + t.box.units[unit]
    if dies_at_once(t, unit, manner):
        shift(t, unit, ELIMINATED)
        if game.logging:
            game.note("8.3" if t.box.cernida[unit] else "7.2", "log-eliminated", {"unit": name})
    else:
        t.flags[unit] |= DISORGANISED
        if game.logging:
            game.note("7.2", "log-disorganised", {"unit": name})


class Losses(Procedure):
    """7.1, 7.2 The owner takes hits one by one; hits beyond the last unit are lost."""

    steps = ("lot", "take")
    fields = ("side", "zone", "hits", "manner", "turn", "taken")
    TAKE_STEP: Final = 1

    def lot(self, game: Game, f: Frame) -> int:
        """4.2: in team play hits are shared evenly between the partners as far as they go; a die settles who takes
        the odd one, which is the last."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[HITS] <= 0:
            return DONE
        if not t.teams:
            return NEXT
        who = victims(t, f[SIDE], f[ZONE], f[MANNER])
        if not who:
            return DONE
        desks = {t.desk[t.box.of[u]] for u in who}
        if len(desks) == 1:
            f[TURN] = desks.pop()
            return NEXT
        if f[TAKEN] != 0 or f[HITS] > 1:
            f[TURN] = f[SIDE] * 2 + (1 if f[TAKEN] > 0 else 0)
            return NEXT
        return game.roll(1, "partners")

    def on_lot(self, game: Game, f: Frame, face: int) -> int:
        f[TURN] = f[SIDE] * 2 + (0 if face <= 3 else 1)
        return NEXT

    def choices(self, t: GradiscaTable, f: Frame) -> list[int]:
        """Who may take this hit."""
        who = victims(t, f[SIDE], f[ZONE], f[MANNER])
        return [u for u in who if t.desk[t.box.of[u]] == f[TURN]] if t.teams else who

    def take(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        who = self.choices(t, f)
        if not who:
            return DONE
        if len(who) > 1 and f[MANNER] < BY_CARD:
            room = 0
            for u in who:
                room += 1 if dies_at_once(t, u, f[MANNER]) else 2
            if f[HITS] >= room and not t.teams:
                for u in who:
                    shift(t, u, ELIMINATED)
                    if game.logging:
                        game.note("7.2", "log-eliminated", {"unit": "unit:" + t.box.units[u]})
                return DONE
        seat = f[TURN] if t.teams else f[SIDE]
        return game.ask(seat, "losses", [HIT | u << 8 for u in who])

    def why_take(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action & 255 != HIT:
            return codes.NOT_THIS_STEP
        unit = action >> 8
        if unit in self.choices(t, f):
            return codes.LEGAL
        if t.box.side[unit] == f[SIDE] and t.where[unit] == f[ZONE]:
            if f[MANNER] == BY_CARD and t.box.kind[unit] <= HEAVY:
                return codes.GOOD_ORDER_FIRST
            if t.teams and unit in victims(t, f[SIDE], f[ZONE], f[MANNER]):
                return codes.OTHER_DESK
        return codes.NOT_CROWDING if f[MANNER] >= STACKING else codes.NOT_A_VICTIM

    def on_take(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        take_hit(game, t, action >> 8, f[MANNER])
        f[HITS] -= 1
        if t.teams:
            f[TAKEN] += 1 if f[TURN] == f[SIDE] * 2 else -1
            return goto(f, 0)
        return goto(f, self.TAKE_STEP) if f[HITS] > 0 else DONE


def kill_leader(t: GradiscaTable, leader: int) -> None:
    """Marks a leader as hit; `LeaderTest` then finds his successor."""
    t.flags[leader] |= KILLED


def successor_zones(t: GradiscaTable, side: int) -> list[int]:
    """7.2: a successor appears in the same zone or in any other with friendly units."""
    base = side * t.box.zone_count
    return [z for z in range(t.box.zone_count) if t.troops[base + z] > 0]


def leader_falls(face: int) -> bool:
    """7.1: whether a leader whose side was hit falls."""
    return face <= 2


class LeaderTest(Procedure):
    """7.1, 7.2 A side that was hit tests each of its leaders there: on 1 or 2 he falls."""

    steps = ("test", "succeed")
    fields = ("side", "zone", "rolled", "force_only")
    ROLLED: Final = 4
    FORCE_ONLY: Final = 5

    def tested(self, t: GradiscaTable, f: Frame) -> list[int]:
        """The leaders at risk."""
        return [u for u in t.leaders_in(f[SIDE], f[ZONE]) if not f[5] or t.flags[u] & IN_FORCE]

    def test(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[self.ROLLED]:
            return NEXT
        who = self.tested(t, f)
        return game.roll(len(who), "leaders") if who else DONE

    def on_test(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        for u, roll in zip(self.tested(t, f), game.faces, strict=True):
            if leader_falls(roll):
                kill_leader(t, u)
            if game.logging:
                fate = "log-leader-hit" if leader_falls(roll) else "log-leader-unhurt"
                game.note("7.1", fate, {"leader": "unit:" + t.box.units[u], "die": roll})
        return NEXT

    def fallen(self, t: GradiscaTable, side: int) -> int:
        """A leader who was hit and whose succession is open; -1 if there is none."""
        for u in t.box.side_range[side]:
            if t.flags[u] & KILLED:
                return u
        return -1

    def succeed(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = f[SIDE]
        while True:
            leader = self.fallen(t, side)
            if leader < 0:
                return DONE
            zones = successor_zones(t, side)
            if t.box.has_back[leader] and not t.flags[leader] & DISORGANISED and zones:
                return game.ask(t.seat_of(leader), "succeed", [SUCCEED | z << 8 for z in zones])
            shift(t, leader, ELIMINATED)
            if game.logging:
                game.note("7.2", "log-leader-lost", {"leader": "unit:" + t.box.units[leader]})

    def why_succeed(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action & 255 != SUCCEED:
            return codes.NOT_THIS_STEP
        return codes.LEGAL if action >> 8 in successor_zones(t, f[SIDE]) else codes.NO_FRIENDS_THERE

    def on_succeed(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        leader = self.fallen(t, f[SIDE])
        zone = action >> 8
        flags = t.flags[leader] & ~KILLED | DISORGANISED
        if t.where[leader] != zone:
            # a successor elsewhere is no part of the force and has no out-of-supply marker, but the counter has acted
            if flags & IN_FORCE:
                flags |= ACTIVATED
            flags &= ~(IN_FORCE | UNSUPPLIED)
        t.flags[leader] = flags
        shift(t, leader, zone)
        if game.logging:
            name = "unit:" + t.box.units[leader]
            zone_name = "zone:" + t.box.zones[zone]
            game.note("7.2", "log-successor", {"leader": name, "zone": zone_name, "side": side_name(f[SIDE])})
        return goto(f, 1)


