"""The table: what lies on it now, as plain ints and flat lists, and the few ways in which it is touched."""

from __future__ import annotations

from typing import Any, Final

from sabretache.engine.rules import Table
from sabretache.games.gradisca.components import GUN, LEADER, LOOT_MARKERS, SAPPER, SIDES, Box

RESERVE: Final = -1
ELIMINATED: Final = -2
WAITING: Final = -3
"""On the timeline, rule 26."""

DISORGANISED: Final = 1
ACTIVATED: Final = 2
UNSUPPLIED: Final = 4
IN_FORCE: Final = 8
"""Moving now, with others of its command."""
MARCHED: Final = 16
"""Has gone further than its own capacity by a forced march."""

DECK: Final = 0
TOP: Final = 1
"""One of the 1617 cards, shuffled on top of the draw pile."""
HAND: Final = 2
"""HAND + side."""
DISCARD: Final = 4
REMOVED: Final = 5
ASIDE: Final = 6

LISTS: Final = (
    "where", "flags", "came", "troops", "fight", "pieces", "strength", "wall", "mines", "fresh", "forts", "pool",
    "ruined", "raided", "loot", "spoils", "morale", "vp", "camp", "camp_moved", "camp_lost", "cup", "played",
    "place", "source", "known", "arrival", "desk", "tally",
)  # fmt: skip
SCALARS: Final = (
    "turn", "end", "sea", "epoch", "active", "confusion", "flood", "closed_bridge", "hard_winter", "blockade",
    "siege", "march", "cut_short", "built", "asked_sea", "ended",
)  # fmt: skip


class GradiscaTable(Table):
    """All that changes in a game of Gradisca."""

    def __init__(self, box: Box, advanced: bool, italian: bool, teams: bool) -> None:
        self.box = box
        self.advanced = advanced
        self.italian = italian
        self.teams = teams
        n, u = box.zone_count, box.unit_count
        self.where: list[int] = [RESERVE] * u
        self.flags: list[int] = [0] * u
        self.came: list[int] = [-1] * u
        self.troops: list[int] = [0] * (2 * n)
        self.fight: list[int] = [0] * (2 * n)
        self.pieces: list[int] = [0] * (2 * n)
        self.strength: list[int] = [0] * len(box.commands)
        self.wall: list[int] = list(box.wall_level)
        self.mines: list[int] = [0] * len(box.walls)
        self.fresh: list[int] = [0] * len(box.walls)
        self.forts: list[int] = [0] * (2 * n)
        self.pool: list[int] = list(box.fort_pool)
        self.ruined: list[int] = [0] * n
        self.raided: list[int] = [0] * n
        self.loot: list[int] = [0] * n
        self.spoils: list[int] = [0] * (2 * len(LOOT_MARKERS))
        self.morale: list[int] = [0, 0]
        self.vp: list[int] = [0, 0]
        self.camp: list[int] = [-1, -1]
        self.camp_moved: list[int] = [0, 0]
        self.camp_lost: list[int] = [0, 0]
        self.cup: list[int] = [0] * len(box.commands)
        self.played: list[int] = [0] * len(box.commands)
        self.place: list[int] = [ASIDE] * len(box.cards)
        self.source: list[int] = [0] * len(box.cards)
        self.known: list[int] = [0] * len(box.cards)
        self.arrival: list[int] = [0] * len(box.groups)
        self.desk: list[int] = [s * 2 if teams else s for s in box.command_side]
        self.tally: list[int] = []
        self.turn = 1
        self.end = box.last_turn
        self.sea = -1
        self.epoch = 0
        self.active = -1
        self.confusion = 0
        self.flood = 0
        self.closed_bridge = -1
        self.hard_winter = 0
        self.blockade = 0
        self.siege = 0
        self.march = 0
        self.cut_short = 0
        self.built = 0
        self.asked_sea = 0
        self.ended = 0

    def copy(self) -> GradiscaTable:
        twin = GradiscaTable.__new__(GradiscaTable)
        twin.box = self.box
        twin.advanced = self.advanced
        twin.italian = self.italian
        twin.teams = self.teams
        twin.where = self.where[:]
        twin.flags = self.flags[:]
        twin.came = self.came[:]
        twin.troops = self.troops[:]
        twin.fight = self.fight[:]
        twin.pieces = self.pieces[:]
        twin.strength = self.strength[:]
        twin.wall = self.wall[:]
        twin.mines = self.mines[:]
        twin.fresh = self.fresh[:]
        twin.forts = self.forts[:]
        twin.pool = self.pool[:]
        twin.ruined = self.ruined[:]
        twin.raided = self.raided[:]
        twin.loot = self.loot[:]
        twin.spoils = self.spoils[:]
        twin.morale = self.morale[:]
        twin.vp = self.vp[:]
        twin.camp = self.camp[:]
        twin.camp_moved = self.camp_moved[:]
        twin.camp_lost = self.camp_lost[:]
        twin.cup = self.cup[:]
        twin.played = self.played[:]
        twin.place = self.place[:]
        twin.source = self.source[:]
        twin.known = self.known[:]
        twin.arrival = self.arrival[:]
        twin.desk = self.desk
        twin.tally = self.tally[:]
        twin.turn = self.turn
        twin.end = self.end
        twin.sea = self.sea
        twin.epoch = self.epoch
        twin.active = self.active
        twin.confusion = self.confusion
        twin.flood = self.flood
        twin.closed_bridge = self.closed_bridge
        twin.hard_winter = self.hard_winter
        twin.blockade = self.blockade
        twin.siege = self.siege
        twin.march = self.march
        twin.cut_short = self.cut_short
        twin.built = self.built
        twin.asked_sea = self.asked_sea
        twin.ended = self.ended
        return twin

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = {name: list(getattr(self, name)) for name in LISTS}
        for name in SCALARS:
            found[name] = getattr(self, name)
        return found

    # ------------------------------------------------------------------ pieces

    def put(self, unit: int, zone: int) -> None:
        """Moves a piece to a zone, or off the map (RESERVE, ELIMINATED, WAITING), keeping all counts."""
        box = self.box
        old = self.where[unit]
        kind = box.kind[unit]
        base = box.side[unit] * box.zone_count
        if old >= 0:
            i = base + old
            self.pieces[i] -= 1
            if kind != LEADER:
                self.troops[i] -= 1
                if kind != SAPPER:
                    self.fight[i] -= 1
                if zone < 0:
                    self.strength[box.of[unit]] -= 1
        elif zone >= 0 and kind != LEADER:
            self.strength[box.of[unit]] += 1
        self.where[unit] = zone
        if zone >= 0:
            i = base + zone
            self.pieces[i] += 1
            if kind != LEADER:
                self.troops[i] += 1
                if kind != SAPPER:
                    self.fight[i] += 1

    def units_in(self, side: int, zone: int) -> list[int]:
        """The pieces of a side in a zone, leaders among them."""
        if self.pieces[side * self.box.zone_count + zone] == 0:
            return []
        where = self.where
        return [u for u in self.box.side_range[side] if where[u] == zone]

    def troops_in(self, side: int, zone: int) -> list[int]:
        """The combat units of a side in a zone."""
        if self.troops[side * self.box.zone_count + zone] == 0:
            return []
        where = self.where
        kind = self.box.kind
        return [u for u in self.box.side_range[side] if where[u] == zone and kind[u] != LEADER]

    def leaders_in(self, side: int, zone: int) -> list[int]:
        """The leaders of a side in a zone."""
        i = side * self.box.zone_count + zone
        if self.pieces[i] == self.troops[i]:
            return []
        where = self.where
        kind = self.box.kind
        return [u for u in self.box.side_range[side] if where[u] == zone and kind[u] == LEADER]

    def has_sapper(self, side: int, zone: int) -> bool:
        """Whether a sapper of the side stands in the zone."""
        i = side * self.box.zone_count + zone
        return self.troops[i] > self.fight[i]

    def attack_value(self, unit: int) -> int:
        """The printed value when attacking, by the side of the counter that is up."""
        return self.box.attack[unit * 2 + (self.flags[unit] & 1)]

    def defence_value(self, unit: int) -> int:
        """The printed value when defending, by the side of the counter that is up."""
        return self.box.defence[unit * 2 + (self.flags[unit] & 1)]

    def is_gun(self, unit: int) -> bool:
        """Whether the unit is artillery."""
        return self.box.kind[unit] == GUN

    # ------------------------------------------------------------------ seats

    def seat_for(self, side: int) -> int:
        """The seat that speaks for a side: whose command is active, otherwise its first."""
        if not self.teams:
            return side
        if self.active >= 0 and self.box.command_side[self.active] == side:
            return self.desk[self.active]
        return side * 2

    def seats_of(self, side: int) -> list[int]:
        """All seats of a side."""
        return [side * 2, side * 2 + 1] if self.teams else [side]

    # ------------------------------------------------------------------ tracks

    def change_morale(self, side: int, by: int) -> None:
        """22: morale stays between 1 and 9. There is none in the basic game."""
        if self.advanced:
            self.morale[side] = max(1, min(9, self.morale[side] + by))

    def hand(self, side: int) -> list[int]:
        """The cards that a side holds."""
        held = HAND + side
        return [c for c, place in enumerate(self.place) if place == held]


def side_name(side: int) -> str:
    """The name of a side for messages."""
    return "side:" + SIDES[side]
