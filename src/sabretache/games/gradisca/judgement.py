"""How good a position looks: features and weights by which computer players value it.

The unit is a victory point. What is certain counts fully (points in hand), what is held counts with the
time left, what is only near counts by the strength that each side can bring to bear on it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sabretache.games.gradisca.components import AUSTRIA, GUN, LEADER, SAPPER, VENICE, Box
from sabretache.games.gradisca.table import DISORGANISED, HAND, UNSUPPLIED, GradiscaTable

REACH: Final = (1.0, 0.75, 0.5, 0.3, 0.17, 0.1, 0.06, 0.03)
"""How much of a unit's strength is felt at a distance of so many zones."""
STRIKE: Final = (1.0, 1.0, 0.8, 0.4, 0.15, 0.06, 0.02)
"""How much of a unit's strength can be thrown at a place so many zones away in the next turns."""
OTHERS: Final = 0.12
"""What commands other than the strongest add to a threat."""
RELIEF: Final = 0.35
"""What friends near by add to a garrison."""
NOBODY: Final = 0.3
"""A threat that small is none."""
SHELTER: Final = 1.6
FALLS: Final = 0.9
"""The chance that a place falls which the enemy can attack with all and nobody defends."""
WALL: Final = 0.7
BREACH: Final = 0.55
MINE_LAID: Final = 0.15
"""How far a wall shot down, a breach and a mine bring the fall of a fortress."""
HOPE: Final = 0.55
"""What a conquest that is likely counts beside one that is made."""
LOOT_CHANCE: Final = 0.6

LOOT_WORTH: Final = 2.7
UNIT_WORTH: Final = 0.55
GUN_WORTH: Final = 1.0
SAPPER_WORTH: Final = 1.6
LEADER_WORTH: Final = 0.9
MORALE_WORTH: Final = 0.7
YELLOW: Final = 2.0
RED: Final = 4.0
CAMP_WORTH: Final = 5.0
CARD_WORTH: Final = 0.4
FORT_WORTH: Final = 0.4
EXPOSED: Final = 0.35
ALONE_CAMP: Final = 2.5
FED: Final = 0.02


def strength_of(t: GradiscaTable, unit: int) -> float:
    """What a piece brings to a fight, attack and defence together."""
    box = t.box
    kind = box.kind[unit]
    if kind == LEADER:
        return 0.8
    if kind == SAPPER:
        return 0.3
    if kind == GUN:
        return 1.2
    flags = t.flags[unit] & DISORGANISED
    value = (box.attack[unit * 2 + flags] + box.defence[unit * 2 + flags]) * 0.5
    # a disorganised unit is one hit from being lost, a fresh one two
    return value if flags else value + 0.8


def worth_of(t: GradiscaTable, unit: int, strength: float) -> float:
    """What a side loses with a piece of this strength."""
    kind = t.box.kind[unit]
    if kind == LEADER:
        return LEADER_WORTH * t.attack_value(unit)
    if kind == GUN:
        return GUN_WORTH
    if kind == SAPPER:
        return SAPPER_WORTH
    return UNIT_WORTH * strength


class Scales:
    """The weights of distance, worked out once for every pair of zones: row by place, then by where the unit is."""

    def __init__(self, box: Box) -> None:
        self.strike: list[float] = [STRIKE[d] if 0 < d < len(STRIKE) else 0.0 for d in box.far]
        self.reach: list[float] = [REACH[d] if 0 <= d < len(REACH) else 0.0 for d in box.far]


@cache
def scales_of(box: Box) -> Scales:
    """The scales of a box, made when they are first wanted."""
    return Scales(box)


class Host:
    """A side's army on the map, body by body, in the order of the commands: where each stands, how strong it is."""

    def __init__(self) -> None:
        self.zone: list[int] = []
        self.force: list[float] = []
        self.command: list[int] = []

    def enrol(self, zone: int, command: int, force: float) -> None:
        """Adds a piece; those of a command that stand together count as one body."""
        if self.zone and self.zone[-1] == zone and self.command[-1] == command:
            self.force[-1] += force
            return
        self.zone.append(zone)
        self.force.append(force)
        self.command.append(command)

    def threat(self, strike: list[float], row: int) -> float:
        """What it can throw at a place, whose row in the distances this is: its strongest command near by, and
        something for the others, since commands march one at a time."""
        best = 0.0
        total = 0.0
        felt = 0.0
        command = -1
        for i, z in enumerate(self.zone):
            weight = strike[row + z]
            if weight > 0.0:
                if self.command[i] != command:
                    command = self.command[i]
                    total += felt
                    if felt > best:
                        best = felt
                    felt = 0.0
                felt += self.force[i] * weight
        total += felt
        if felt > best:
            best = felt
        return best + OTHERS * (total - best)

    def pressure(self, reach: list[float], row: int) -> float:
        """How much of its strength is felt at a place."""
        felt = 0.0
        for i, z in enumerate(self.zone):
            felt += self.force[i] * reach[row + z]
        return felt


def falls(attack: float, hold: float) -> float:
    """The chance that a place is taken: next to none for the weaker, nearly certain for the much stronger."""
    a = attack * attack
    h = hold * hold
    return FALLS * a * a / (a * a + h * h + 0.01)


def grip(
    t: GradiscaTable, scales: Scales, hosts: list[Host], strength: list[float], zone: int, taker: int
) -> float:
    """The chance that `taker` will have a place, by who holds it and who can come."""
    box = t.box
    n = box.zone_count
    row = zone * n
    holder = VENICE if t.troops[zone] > 0 else AUSTRIA if t.troops[n + zone] > 0 else -1
    if holder < 0:
        # whoever is near enough walks in
        mine = hosts[taker].threat(scales.strike, row)
        theirs = hosts[1 - taker].threat(scales.strike, row)
        return min(1.0, 0.4 * mine) * (0.95 - 0.35 * theirs / (mine + theirs + 0.1))
    attack = hosts[1 - holder].threat(scales.strike, row)
    lost = 0.0
    if attack > NOBODY:
        shelter = t.forts[holder * n + zone] + (1 if box.town[zone] and not t.ruined[zone] else 0)
        hold = strength[holder * n + zone] + SHELTER * shelter + RELIEF * hosts[holder].threat(scales.strike, row)
        if box.difficult[zone] and t.advanced:
            hold *= 1.15
        lost = falls(attack, hold)
    if box.fortress[zone]:
        lost = siege(t, holder, zone, lost)
    return lost if holder != taker else 1.0 - lost


def siege(t: GradiscaTable, holder: int, fortress: int, storm: float) -> float:
    """7.4, 7.5: the chance that a fortress falls, by the state of its walls, who stands before them, and the chance
    of a storm."""
    box = t.box
    n = box.zone_count
    worst = 0.0
    total = 0.0
    for wall in box.walls_inside[fortress]:
        level = t.wall[wall]
        if level == 0:
            done = BREACH + (FALLS - BREACH) * storm
        else:
            done = WALL * (box.wall_level[wall] - level) / box.wall_level[wall]
            if t.mines[wall]:
                done += MINE_LAID + 0.04 * min(t.mines[wall], 3)
        if done > 0.0:
            if t.fight[(1 - holder) * n + box.wall_outside[wall]] == 0:
                done *= 0.5
            total += done
            if done > worst:
                worst = done
    return min(FALLS, worst + 0.15 * (total - worst))


def judge(t: GradiscaTable, scales: Scales, side: int) -> float:
    """The value of the table for a side, in victory points: hopeful where it may gain, careful of what it may lose."""
    box = t.box
    n = box.zone_count
    total = float(t.vp[VENICE] - t.vp[AUSTRIA])
    strength = [0.0] * (2 * n)
    hosts = [Host(), Host()]
    where = t.where
    split = box.split
    for u in range(box.unit_count):
        z = where[u]
        if z >= 0:
            s = strength_of(t, u)
            w = worth_of(t, u, s)
            if t.flags[u] & UNSUPPLIED:
                w -= 0.15
            owner = VENICE if u < split else AUSTRIA
            total += w if owner == VENICE else -w
            strength[owner * n + z] += s
            hosts[owner].enrol(z, box.of[u], s)
    for zone in range(n):
        if t.forts[zone]:
            total += FORT_WORTH * t.forts[zone]
        if t.forts[n + zone]:
            total -= FORT_WORTH * t.forts[n + zone]
        if strength[zone] > 0.0:
            total -= danger(t, strength, VENICE, zone)
        if strength[n + zone] > 0.0:
            total += danger(t, strength, AUSTRIA, zone)
    cards = 0
    for place in t.place:
        if place == HAND:
            cards += 1
        elif place == HAND + 1:
            cards -= 1
    total += CARD_WORTH * cards
    if t.advanced:
        total += morale_worth(t, VENICE) - morale_worth(t, AUSTRIA)
        total += camp_worth(t, scales, hosts, strength, VENICE) - camp_worth(t, scales, hosts, strength, AUSTRIA)
    if side == AUSTRIA:
        total = -total
    return total + prospects(t, scales, hosts, strength, side)


def prospects(t: GradiscaTable, scales: Scales, hosts: list[Host], strength: list[float], side: int) -> float:
    """13: what the places that score at the end and the loot still on the map promise a side, and what it may lose
    of them."""
    box = t.box
    n = box.zone_count
    left = t.end - t.turn + 1
    span = left / 16.0 if left > 0 else 0.0
    # what is held counts the more, the nearer the end
    certain = 1.0 - 0.25 * span
    total = 0.0
    for zone, taker, points in box.end_points:
        held = t.troops[taker * n + zone] > 0
        if taker != side:
            total -= points * certain * grip(t, scales, hosts, strength, zone, taker)
        elif held:
            total += points * certain * grip(t, scales, hosts, strength, zone, taker)
        else:
            guarded = t.troops[(1 - taker) * n + zone] > 0
            hope = 0.1 + 0.25 * span if guarded else 0.3
            if guarded and box.fortress[zone]:
                # strength before the walls is worth little without the works of a siege
                hope *= 0.35
            total += points * hope * balance(scales, hosts, taker, zone * n, 3.0)
            total += HOPE * points * certain * grip(t, scales, hosts, strength, zone, taker)
    for zone in range(n):
        loot = t.loot[zone]
        if loot:
            taker = 2 - loot
            if taker != side:
                total -= LOOT_WORTH * LOOT_CHANCE * grip(t, scales, hosts, strength, zone, taker)
            else:
                guarded = t.troops[(1 - taker) * n + zone] > 0
                hope = 0.15 + 0.35 * span if guarded else 0.3
                total += LOOT_WORTH * hope * balance(scales, hosts, taker, zone * n, 1.0)
                total += LOOT_WORTH * 0.5 * grip(t, scales, hosts, strength, zone, taker)
    return total


def balance(scales: Scales, hosts: list[Host], taker: int, row: int, doubt: float) -> float:
    """The share of a side in all the strength that is felt at a place, whose row in the distances this is."""
    mine = hosts[taker].pressure(scales.reach, row)
    theirs = hosts[1 - taker].pressure(scales.reach, row)
    return mine / (mine + theirs + doubt)


def danger(t: GradiscaTable, strength: list[float], side: int, zone: int) -> float:
    """What the units of a zone stand to lose to a stronger neighbour."""
    box = t.box
    n = box.zone_count
    if box.fortress[zone]:
        return 0.0
    own = strength[side * n + zone]
    held = own + 1.3 * (t.forts[side * n + zone] + (1 if box.town[zone] and not t.ruined[zone] else 0))
    if box.difficult[zone] and t.advanced:
        held += 0.5
    threat = 0.0
    for z in box.near[zone]:
        s = strength[(1 - side) * n + z]
        if s > threat:
            threat = s
    if threat <= held:
        return 0.0
    lost = own if own < 5.0 else 5.0
    return EXPOSED * UNIT_WORTH * lost * (1.0 - held / threat)


def morale_worth(t: GradiscaTable, side: int) -> float:
    """22: morale, and what its bands cost."""
    morale = t.morale[side]
    total = MORALE_WORTH * morale
    if morale <= t.box.red_to:
        total -= RED + YELLOW
    elif morale <= t.box.yellow_to:
        total -= YELLOW
    return total


def camp_worth(t: GradiscaTable, scales: Scales, hosts: list[Host], strength: list[float], side: int) -> float:
    """24, 21.1: a camp that stands, whether it stands alone near the enemy, and how much of the army it can feed for
    an attack."""
    zone = t.camp[side]
    if zone < 0:
        return -CAMP_WORTH
    n = t.box.zone_count
    far = t.box.far
    army = hosts[side]
    fed = 0.0
    for i, z in enumerate(army.zone):
        if far[zone * n + z] <= 3:
            fed += army.force[i]
    worth = FED * fed
    if strength[side * n + zone] == 0.0:
        worth -= ALONE_CAMP if hosts[1 - side].threat(scales.strike, zone * n) > 0.6 else 0.3
    return worth
