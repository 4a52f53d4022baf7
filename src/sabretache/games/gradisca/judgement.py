"""How good a position looks: features and weights by which computer players value it.

The unit is a victory point. What is certain counts fully (points in hand), what is held counts with the
time left, what is only near counts by the strength that each side can bring to bear on it.
"""

from __future__ import annotations

from typing import Final

from sabretache.games.gradisca.components import AUSTRIA, GUN, LEADER, SAPPER, VENICE
from sabretache.games.gradisca.table import DISORGANISED, HAND, UNSUPPLIED, GradiscaTable

REACH: Final = (1.0, 0.75, 0.5, 0.3, 0.17, 0.1, 0.06, 0.03)
"""How much of a unit's strength is felt at a distance of so many zones."""

LOOT_WORTH: Final = 2.7
UNIT_WORTH: Final = 0.55
GUN_WORTH: Final = 1.0
SAPPER_WORTH: Final = 1.6
LEADER_WORTH: Final = 0.9
MORALE_WORTH: Final = 0.7
YELLOW: Final = 2.0
RED: Final = 4.0
CAMP_WORTH: Final = 5.0
CARD_WORTH: Final = 0.45
FORT_WORTH: Final = 0.4
WALL_WORTH: Final = 1.5
BREACH_WORTH: Final = 2.5
MINE_WORTH: Final = 1.4
EXPOSED: Final = 0.35
ALONE_CAMP: Final = 2.5


def strength_of(t: GradiscaTable, unit: int) -> float:
    """What a combat unit brings to a fight, attack and defence together."""
    box = t.box
    kind = box.kind[unit]
    if kind == SAPPER:
        return 0.3
    if kind == GUN:
        return 1.2
    flags = t.flags[unit] & DISORGANISED
    value = (box.attack[unit * 2 + flags] + box.defence[unit * 2 + flags]) * 0.5
    # a disorganised unit is one hit from being lost, a fresh one two
    return value if flags else value + 0.8


def worth_of(t: GradiscaTable, unit: int) -> float:
    """What a side loses with a piece."""
    kind = t.box.kind[unit]
    if kind == LEADER:
        return LEADER_WORTH * t.attack_value(unit)
    if kind == GUN:
        return GUN_WORTH
    if kind == SAPPER:
        return SAPPER_WORTH
    return UNIT_WORTH * strength_of(t, unit)


def pressure(t: GradiscaTable, strength: list[float], side: int, zone: int) -> float:
    """How much strength a side can bring to bear on a zone."""
    box = t.box
    n = box.zone_count
    far = box.far
    base = zone * n
    shift = side * n
    felt = 0.0
    for z in range(n):
        s = strength[shift + z]
        if s > 0.0:
            d = far[base + z]
            if 0 <= d < 8:
                felt += s * REACH[d]
    return felt


def judge(t: GradiscaTable, side: int) -> float:
    """The value of the table for a side, in victory points."""
    value = assess(t)
    return value if side == VENICE else -value


def assess(t: GradiscaTable) -> float:
    """The value of the table for Venice."""
    box = t.box
    n = box.zone_count
    total = float(t.vp[VENICE] - t.vp[AUSTRIA])
    strength = [0.0] * (2 * n)
    where = t.where
    split = box.split
    for u in range(box.unit_count):
        z = where[u]
        if z >= 0:
            w = worth_of(t, u)
            if t.flags[u] & UNSUPPLIED:
                w -= 0.15
            if u < split:
                total += w
                strength[z] += strength_of(t, u) if box.kind[u] != LEADER else 0.8
            else:
                total -= w
                strength[n + z] += strength_of(t, u) if box.kind[u] != LEADER else 0.8
    left = t.end - t.turn + 1
    span = left / 16.0 if left > 0 else 0.0
    # what is held counts the more, the nearer the end; what is near counts by the balance of strength
    for zone, owner, points in box.end_points:
        sign = 1.0 if owner == VENICE else -1.0
        own = t.troops[owner * n + zone] > 0
        mine = pressure(t, strength, owner, zone)
        theirs = pressure(t, strength, 1 - owner, zone)
        balance = mine / (mine + theirs + 3.0)
        if own:
            total += sign * points * (1.0 - 0.5 * span * (1.0 - balance))
        else:
            guarded = t.troops[(1 - owner) * n + zone] > 0
            hope = 0.12 + 0.33 * span if guarded else 0.8
            if guarded and box.fortress[zone]:
                # strength before the walls is worth little; the siege itself is judged apart
                hope *= 0.35
            total += sign * points * balance * hope
    for zone in range(n):
        loot = t.loot[zone]
        if loot:
            taker = 2 - loot
            sign = 1.0 if taker == VENICE else -1.0
            mine = pressure(t, strength, taker, zone)
            theirs = pressure(t, strength, 1 - taker, zone)
            share = mine / (mine + theirs + 1.0)
            guarded = t.troops[(1 - taker) * n + zone] > 0
            total += sign * LOOT_WORTH * share * (0.2 + 0.45 * span if guarded else 0.75)
        if t.forts[zone]:
            total += FORT_WORTH * t.forts[zone]
        if t.forts[n + zone]:
            total -= FORT_WORTH * t.forts[n + zone]
        if strength[zone] > 0.0:
            total -= danger(t, strength, VENICE, zone)
        if strength[n + zone] > 0.0:
            total += danger(t, strength, AUSTRIA, zone)
    total += sieges(t)
    cards = 0
    for place in t.place:
        if place == HAND:
            cards += 1
        elif place == HAND + 1:
            cards -= 1
    total += CARD_WORTH * cards
    if t.advanced:
        total += morale_worth(t, VENICE) - morale_worth(t, AUSTRIA)
        total += camp_worth(t, strength, VENICE) - camp_worth(t, strength, AUSTRIA)
    return total


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


def sieges(t: GradiscaTable) -> float:
    """Walls shot down, breaches and mines, as far as the besieger stands before them."""
    box = t.box
    n = box.zone_count
    total = 0.0
    for wall in range(len(box.walls)):
        inside = box.wall_fortress[wall]
        outside = box.wall_outside[wall]
        garrison = VENICE if t.troops[inside] > 0 else AUSTRIA if t.troops[n + inside] > 0 else -1
        if garrison < 0:
            # whoever abandons a battered fortress does not mend it by that
            garrison = AUSTRIA if inside == box.gradisca else VENICE
        damage = WALL_WORTH * (box.wall_level[wall] - t.wall[wall]) + MINE_WORTH * t.mines[wall]
        if t.wall[wall] == 0:
            damage += BREACH_WORTH
        if damage == 0.0:
            continue
        if t.fight[(1 - garrison) * n + outside] == 0:
            damage *= 0.4
        total += damage if garrison == AUSTRIA else -damage
    return total


def morale_worth(t: GradiscaTable, side: int) -> float:
    """22: morale, and what its bands cost."""
    morale = t.morale[side]
    total = MORALE_WORTH * morale
    if morale <= t.box.red_to:
        total -= RED + YELLOW
    elif morale <= t.box.yellow_to:
        total -= YELLOW
    return total


def camp_worth(t: GradiscaTable, strength: list[float], side: int) -> float:
    """24: a camp that stands, and whether it stands alone near the enemy."""
    zone = t.camp[side]
    if zone < 0:
        return -CAMP_WORTH
    n = t.box.zone_count
    if strength[side * n + zone] > 0.0:
        return 0.0
    if pressure(t, strength, 1 - side, zone) > 0.6:
        return -ALONE_CAMP
    return -0.3
