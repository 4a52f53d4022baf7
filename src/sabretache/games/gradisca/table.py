"""The table: what lies on it now, as plain ints and flat lists, and the few ways in which it is touched."""

from __future__ import annotations

from typing import Any, Final

from sabretache.engine.rules import Table
from sabretache.engine.ruling import BadInput
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

MOST: Final = 1 << 20
"""No count on the table is as great."""

LISTS: Final = (
    "where", "flags", "came", "troops", "fight", "pieces", "strength", "wall", "mines", "fresh", "forts", "pool",
    "ruined", "raided", "loot", "spoils", "morale", "vp", "camp", "camp_moved", "camp_lost", "cup", "played",
    "place", "source", "known", "arrival", "desk", "tally",
)  # fmt: skip
SCALARS: Final = (
    "turn", "end", "sea", "epoch", "active", "confusion", "flood", "closed_bridge", "hard_winter", "blockade",
    "siege", "march", "cut_short", "ended",
)  # fmt: skip


class GradiscaTable(Table):
    """All that changes in a game of Gradisca."""

    where: list[int]  # zone of each piece, or RESERVE, ELIMINATED, WAITING
    flags: list[int]  # DISORGANISED and so on of each piece
    came: list[int]  # the zone from which each piece came last
    troops: list[int]  # combat units, by side and zone
    fight: list[int]  # infantry, cavalry and artillery, by side and zone
    pieces: list[int]  # all pieces, by side and zone
    strength: list[int]  # combat units on the map, by command
    wall: list[int]  # levels of the walls
    mines: list[int]  # mines under each wall
    fresh: list[int]  # mines laid in this activation
    forts: list[int]  # by side and zone
    pool: list[int]  # fort markers left, by side
    ruined: list[int]  # fortified towns destroyed
    raided: list[int]  # razzia markers
    loot: list[int]  # 0, or 1 + the side whose marker lies there
    spoils: list[int]  # loot markers not yet turned up, by side and value
    morale: list[int]  # by side
    vp: list[int]  # by side
    camp: list[int]  # zone of each camp, -1 when lost
    camp_moved: list[int]  # by side
    camp_lost: list[int]  # the turn in which each camp was lost
    cup: list[int]  # markers in the cup
    played: list[int]  # markers in the box of commands played
    place: list[int]  # where each card is
    source: list[int]  # from which pile each card was drawn
    known: list[int]  # bit s: side s knows who holds the card
    arrival: list[int]  # the turn on whose box each group waits
    desk: list[int]  # the seat of each command
    tally: list[int]  # counts for statistics
    turn: int  # 1 to 16
    end: int  # where the end-of-game marker stands
    sea: int  # the zone supplied by sea, -1 for none
    epoch: int  # how often the pile was reshuffled
    active: int  # the command that is active, -1 for none
    confusion: int  # card 20 was played this turn
    flood: int  # card 21
    closed_bridge: int  # card 21; -1 for none
    hard_winter: int  # card 22
    blockade: int  # card 19
    siege: int  # card 23, this activation
    march: int  # card 25, this activation
    cut_short: int  # card 20 has ended this activation
    ended: int  # the game is over

    def __init__(
        self, box: Box, advanced: bool, italian: bool, teams: bool, like: GradiscaTable | None = None
    ) -> None:
        """An empty table, or one just like another: compiled classes have no other way to be copied."""
        self.box = box
        self.advanced = advanced
        self.italian = italian
        self.teams = teams
        if like is not None:
            self.where = like.where[:]
            self.flags = like.flags[:]
            self.came = like.came[:]
            self.troops = like.troops[:]
            self.fight = like.fight[:]
            self.pieces = like.pieces[:]
            self.strength = like.strength[:]
            self.wall = like.wall[:]
            self.mines = like.mines[:]
            self.fresh = like.fresh[:]
            self.forts = like.forts[:]
            self.pool = like.pool[:]
            self.ruined = like.ruined[:]
            self.raided = like.raided[:]
            self.loot = like.loot[:]
            self.spoils = like.spoils[:]
            self.morale = like.morale[:]
            self.vp = like.vp[:]
            self.camp = like.camp[:]
            self.camp_moved = like.camp_moved[:]
            self.camp_lost = like.camp_lost[:]
            self.cup = like.cup[:]
            self.played = like.played[:]
            self.place = like.place[:]
            self.source = like.source[:]
            self.known = like.known[:]
            self.arrival = like.arrival[:]
            self.desk = like.desk  # never changed in place
            self.tally = like.tally[:]
            self.turn = like.turn
            self.end = like.end
            self.sea = like.sea
            self.epoch = like.epoch
            self.active = like.active
            self.confusion = like.confusion
            self.flood = like.flood
            self.closed_bridge = like.closed_bridge
            self.hard_winter = like.hard_winter
            self.blockade = like.blockade
            self.siege = like.siege
            self.march = like.march
            self.cut_short = like.cut_short
            self.ended = like.ended
            return
        n, u = box.zone_count, box.unit_count
        self.where = [RESERVE] * u
        self.flags = [0] * u
        self.came = [-1] * u
        self.troops = [0] * (2 * n)
        self.fight = [0] * (2 * n)
        self.pieces = [0] * (2 * n)
        self.strength = [0] * len(box.commands)
        self.wall = list(box.wall_level)
        self.mines = [0] * len(box.walls)
        self.fresh = [0] * len(box.walls)
        self.forts = [0] * (2 * n)
        self.pool = list(box.fort_pool)
        self.ruined = [0] * n
        self.raided = [0] * n
        self.loot = [0] * n
        self.spoils = [0] * (2 * len(LOOT_MARKERS))
        self.morale = [0, 0]
        self.vp = [0, 0]
        self.camp = [-1, -1]
        self.camp_moved = [0, 0]
        self.camp_lost = [0, 0]
        self.cup = [0] * len(box.commands)
        self.played = [0] * len(box.commands)
        self.place = [ASIDE] * len(box.cards)
        self.source = [0] * len(box.cards)
        self.known = [0] * len(box.cards)
        self.arrival = [0] * len(box.groups)
        self.desk = [s * 2 if teams else s for s in box.command_side]
        self.tally = []
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
        self.ended = 0

    def copy(self) -> GradiscaTable:
        return GradiscaTable(self.box, self.advanced, self.italian, self.teams, self)

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = {name: list(getattr(self, name)) for name in LISTS}
        for name in SCALARS:
            found[name] = getattr(self, name)
        return found

    def load(self, data: dict[str, Any]) -> None:
        """Takes over what `data` described; raises `BadInput` at the first thing that no table has."""
        for name in LISTS:
            values = data.get(name)
            like: list[int] = getattr(self, name)
            if not isinstance(values, list) or (name != "tally" and len(values) != len(like)):
                raise BadInput(f"the saved table has no proper {name!r}")
            low, high = self._bounds(name)
            for value in values:
                if not isinstance(value, int) or not low <= value <= high:
                    raise BadInput(f"the saved table has {value!r} among its {name!r}, from {low} to {high} each")
            setattr(self, name, values[:])
        for name in SCALARS:
            value = data.get(name)
            low, high = self._bounds(name)
            if not isinstance(value, int) or not low <= value <= high:
                raise BadInput(f"the saved table has {value!r} for {name!r}, from {low} to {high}")
            setattr(self, name, value)
        self._check_counts()

    def _bounds(self, name: str) -> tuple[int, int]:
        """The least and the greatest number that there can be."""
        box = self.box
        bounds = {
            "where": (WAITING, box.zone_count - 1),
            "flags": (0, 255),
            "came": (-1, box.zone_count - 1),
            "camp": (-1, box.zone_count - 1),
            "sea": (-1, box.zone_count - 1),
            "loot": (0, 2),
            "known": (0, 3),
            "place": (DECK, ASIDE),
            "desk": (0, 3),
            "active": (-1, len(box.commands) - 1),
            "closed_bridge": (-1, len(box.bridges) - 1),
            "turn": (0, box.last_turn + 1),
            "end": (0, box.last_turn),
        }
        return bounds.get(name, (0, MOST))

    def _check_counts(self) -> None:
        """The counts by zone and command are those of the pieces that stand there."""
        fresh = GradiscaTable(self.box, self.advanced, self.italian, self.teams)
        for unit, zone in enumerate(self.where):
            fresh.put(unit, zone)
        for name in ("troops", "fight", "pieces", "strength"):
            if getattr(self, name) != getattr(fresh, name):
                raise BadInput(f"the saved table has other {name!r} than its pieces make up")

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

    def seat_at(self, side: int, zone: int) -> int:
        """4.2: the seat that decides for a side's pieces in a zone: whose command is active, otherwise the partner
        with more combat units there, or the first if both have as many."""
        if not self.teams:
            return side
        if self.active >= 0 and self.box.command_side[self.active] == side:
            return self.desk[self.active]
        second = 0
        troops = self.troops_in(side, zone)
        for u in troops:
            second += self.desk[self.box.of[u]] % 2
        return side * 2 + int(2 * second > len(troops))

    def seat_of(self, unit: int) -> int:
        """The seat whose command a piece belongs to."""
        return self.desk[self.box.of[unit]]

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
