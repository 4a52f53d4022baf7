"""15, 16, 21 Rivers, command radius, supply: lines that are traced over the map."""

from __future__ import annotations

from sabretache.games.gradisca.components import AUSTRIA, BRIDGE, RIVER, VENICE
from sabretache.games.gradisca.table import ELIMINATED, UNSUPPLIED, GradiscaTable


def blocked(t: GradiscaTable, side: int, zone: int) -> bool:
    """Whether enemy units bar a line or a retreat of `side` through a zone. 8.1: a lone leader is no unit; the
    Italian text, which has no such clarification, counts him."""
    i = (1 - side) * t.box.zone_count + zone
    return t.pieces[i] > 0 if t.italian else t.troops[i] > 0


def crossing(t: GradiscaTable, a: int, b: int) -> int:
    """The kind of the side between two zones as it is now: in the basic game rivers mean nothing (2.3); a bridge
    closed by the flood card is an unbridged river."""
    box = t.box
    kind = box.edge[a * box.zone_count + b]
    if kind == BRIDGE or kind == RIVER:
        if not t.advanced:
            return 1
        if kind == BRIDGE and box.bridge_at[a * box.zone_count + b] == t.closed_bridge:
            return RIVER
    return kind


def line_neighbours(t: GradiscaTable, zone: int) -> list[int]:
    """Where a line or a retreat may go from a zone: over no impassable side and no unbridged river (15)."""
    return t.box.lines[t.closed_bridge + 1][zone] if t.advanced else t.box.near[zone]


def has_line(t: GradiscaTable, side: int, zone: int) -> bool:
    """21: whether a supply line runs from a zone to a source of the side. The zone itself may hold enemies."""
    box = t.box
    source = box.source
    if source[zone] == side:
        return True
    n = box.zone_count
    roads = box.roads[side][t.closed_bridge + 1]
    enemies = t.pieces if t.italian else t.troops  # as in `blocked`; this is the busiest search of the game
    there = (1 - side) * n
    seen = [0] * n
    seen[zone] = 1
    todo = [zone]
    while todo:
        for z in roads[todo.pop()]:
            if not seen[z]:
                seen[z] = 1
                if enemies[there + z] == 0:
                    if source[z] == side:
                        return True
                    todo.append(z)
    return False


def supplied(t: GradiscaTable, side: int, zone: int) -> bool:
    """21: whether units of the side in a zone are in supply. The basic game knows no supply."""
    if not t.advanced:
        return True
    box = t.box
    if box.source[zone] == side:
        return True
    if side == VENICE:
        if zone == t.sea:
            return True
    elif t.blockade and box.coastal[zone]:
        return False
    if has_line(t, side, zone):
        return True
    if side == AUSTRIA and zone == box.gradisca and t.troops[AUSTRIA * box.zone_count + box.rubia] > 0:
        return t.italian or has_line(t, AUSTRIA, box.rubia)
    return False


def camp_in_supply(t: GradiscaTable, side: int) -> bool:
    """21, 24: whether the camp is in play and has a line to a source."""
    return t.camp[side] >= 0 and has_line(t, side, t.camp[side])


def attack_supply(t: GradiscaTable, side: int, zone: int) -> bool:
    """21.1: whether units activated in a zone have attack supply. The basic game needs none."""
    if not t.advanced:
        return True
    box = t.box
    if box.fortress[zone] or (side == AUSTRIA and zone == box.trieste):
        return True
    if t.morale[side] <= box.red_to:
        return False
    if side == VENICE:
        if zone == t.sea:
            return True
    elif t.blockade and box.coastal[zone]:
        return False
    camp = t.camp[side]
    if camp < 0:
        return False
    return near_camp(t, side, zone, camp) and has_line(t, side, camp)


def near_camp(t: GradiscaTable, side: int, zone: int, camp: int) -> bool:
    """21.1: whether a line of at most three zones, difficult ones counting two, joins a zone with the camp."""
    if zone == camp:
        return True
    box = t.box
    n = box.zone_count
    if box.far[zone * n + camp] > 3:
        return False
    lines = box.lines[t.closed_bridge + 1]
    enemies = t.pieces if t.italian else t.troops  # as in `blocked`
    there = (1 - side) * n
    best = {zone: 0}
    todo = [zone]
    for z in todo:  # a zone to which a shorter way is found comes up again
        for y in lines[z]:
            length = best[z] + box.cost[y]
            if length <= 3 and length < best.get(y, 99) and enemies[there + y] == 0:
                if y == camp:
                    return True
                best[y] = length
                todo.append(y)
    return False


def check_supply(t: GradiscaTable, unit: int, in_supply: bool) -> None:
    """21: turns the out-of-supply marker of a unit that is activated."""
    if in_supply:
        t.flags[unit] &= ~UNSUPPLIED
    else:
        t.flags[unit] |= UNSUPPLIED


def within_radius(t: GradiscaTable, side: int, centre: int) -> list[int]:
    """16: the zones within two zones of a leader, by paths without enemies; without limit in the basic game."""
    if not t.advanced:
        return list(range(t.box.zone_count))
    lines = t.box.lines[t.closed_bridge + 1]
    enemies = t.pieces if t.italian else t.troops  # as in `blocked`
    there = (1 - side) * t.box.zone_count
    found = [centre]
    for z in lines[centre]:
        if enemies[there + z] == 0:
            found.append(z)
    for z in found[1:]:
        for y in lines[z]:
            if y not in found and enemies[there + y] == 0:
                found.append(y)
    return found


def leader_value(t: GradiscaTable, leader: int) -> int:
    """21: a leader's value; 1 when he is out of supply, whatever it is used for."""
    if t.flags[leader] & UNSUPPLIED:
        return 1
    return t.attack_value(leader)


def holder(t: GradiscaTable, fortress: int) -> int:
    """The side whose combat units are in a fortress; -1 when it is empty."""
    n = t.box.zone_count
    if t.troops[fortress] > 0:
        return VENICE
    return AUSTRIA if t.troops[n + fortress] > 0 else -1


def clear_mines(t: GradiscaTable, zone: int) -> None:
    """7.5: mines are lost when the zone from which they were dug is empty of besiegers."""
    box = t.box
    for wall in box.walls_outside[zone]:
        if t.mines[wall]:
            inside = holder(t, box.wall_fortress[wall])
            if inside < 0 or t.pieces[(1 - inside) * box.zone_count + zone] == 0:
                t.mines[wall] = 0
                t.fresh[wall] = 0


def shift(t: GradiscaTable, unit: int, zone: int) -> None:
    """Moves a piece and lets what depends on the zone it leaves follow: mines, and markers of empty commands (4)."""
    old = t.where[unit]
    t.put(unit, zone)
    if old >= 0 and old != zone:
        clear_mines(t, old)
    if zone == ELIMINATED:
        command = t.box.of[unit]
        t.flags[unit] &= 1
        if t.strength[command] == 0:
            t.cup[command] = 0
