"""The staff of a computer player: plans worth considering, and quick answers to small questions.

A plan is a list of actions to be played one after the other. `plans` proposes them for the decision that
is pending; a captain tries each in an imagined copy and judges what comes of it. `quick` answers whatever
comes up on the way (losses, retreats), without looking ahead.
"""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import Frame
from sabretache.games.gradisca.components import GUN, HEAVY, INFANTRY, LEADER, LIGHT, SAPPER
from sabretache.games.gradisca.judgement import strength_of, worth_of
from sabretache.games.gradisca.rulebook import names
from sabretache.games.gradisca.rulebook.movement import HERE, SPENT, force_points, go_code, go_cost, new_march
from sabretache.games.gradisca.table import ACTIVATED, DISORGANISED, GradiscaTable
from sabretache.games.gradisca.verbs import (
    ACTIVATE,
    BLOW,
    BOMBARD,
    CAMP,
    COUNTERMINE,
    DEMOLISH,
    DRAW,
    DROP,
    END,
    FIGHT,
    FIRE,
    GO,
    HALT,
    HIT,
    JOIN,
    LEAD,
    LEAVE,
    MINE,
    NO,
    ONE_ZONE,
    PASS,
    PLAY,
    RAID,
    REBUILD,
    RECOVER,
    RESOLVE,
    SEA,
    STAND,
    SUCCEED,
    TAKE,
    YES,
)

Plan = list[int]

QUIET: Final = ("way", "menu", "orders", "sea", "share")
MOST_PLANS: Final = 48

CARD_VALUE: Final = {
    0: 6, 1: 5, 17: 4, 18: 4, 19: 5, 20: 1, 21: 1, 22: 2, 23: 2, 24: 2, 25: 4, 27: 4, 30: 9, 32: 4, 35: 3,
}  # fmt: skip
"""How much a card in hand is missed, by its place; others may go."""


def quiet(game: Game) -> bool:
    """Whether nothing is under way: the moment to judge what a plan has brought."""
    return game.prompt in QUIET


def plan_key(t: GradiscaTable) -> int:
    """A plan holds as long as this number stays the same."""
    return t.turn * 100 + t.active + 1


# ------------------------------------------------------------------ quick answers


def quick(game: Game) -> int:
    """An answer to the pending decision without looking ahead."""
    t = game.table
    assert isinstance(t, GradiscaTable)
    actions = game.legal()
    prompt = game.prompt
    if prompt == "losses":
        return cheapest_hit(t, actions)
    if prompt == "retreat":
        return best_retreat(t, actions)
    if prompt == "succeed":
        return best_successor(t, actions)
    if prompt == "another-round":
        return another_round(game, t)
    if prompt == "guns":
        return actions[1] if len(actions) > 1 else actions[0]
    if prompt == "forts":
        return actions[-1]
    if prompt == "discard":
        return least_card(t, actions)
    if prompt == "steer":
        return HALT
    if prompt in ("menu", "orders", "call"):
        return END if END in actions else actions[0]
    if prompt == "sea":
        return best_sea(t, actions)
    if prompt == "confusion":
        return actions[-1] if worth_confusing(t) else actions[0]
    if prompt == "ambush" or prompt == "letters" or prompt == "sea-follows":
        return actions[-1]
    if prompt == "desertion" or prompt == "shot":
        return dearest(t, actions)
    if prompt == "raid-first":
        return actions[-1]
    if prompt == "share":
        command = actions[0] >> 8 & 4095
        return actions[command % 2]
    return actions[0]


def cheapest_hit(t: GradiscaTable, actions: list[int]) -> int:
    """The hit that costs least: the difference that it makes to a unit's worth."""
    best = actions[0]
    least = 99.0
    for a in actions:
        if a & 255 != HIT:
            continue
        u = a >> 8
        lost = worth_of(t, u, strength_of(t, u))
        if t.box.has_back[u] and not t.flags[u] & DISORGANISED and not t.box.cernida[u]:
            lost *= 0.45
        if lost < least:
            least = lost
            best = a
    return best


def dearest(t: GradiscaTable, actions: list[int]) -> int:
    """The piece that the enemy would miss most."""
    best = actions[0]
    most = -1.0
    for a in actions:
        w = worth_of(t, a >> 8, strength_of(t, a >> 8))
        if w > most:
            most = w
            best = a
    return best


def best_retreat(t: GradiscaTable, actions: list[int]) -> int:
    """Towards friends and walls, away from the enemy."""
    box = t.box
    n = box.zone_count
    best = actions[0]
    most = -99.0
    for a in actions:
        if a == PASS:
            return PASS
        if a == STAND:
            return STAND
        z = a >> 8
        score = 0.0
        for side in (0, 1):
            friends = t.troops[side * n + z]
            if friends:
                score += 1.0 + 0.2 * friends
        if box.fortress[z] or (box.town[z] and not t.ruined[z]):
            score += 1.0
        score -= 0.05 * len(box.near[z])
        if score > most:
            most = score
            best = a
    return best


def best_successor(t: GradiscaTable, actions: list[int]) -> int:
    """A new leader goes where his command is strongest."""
    best = actions[0]
    most = -1
    n = t.box.zone_count
    for a in actions:
        if a & 255 != SUCCEED:
            continue
        z = a >> 8
        count = max(t.troops[z], t.troops[n + z])
        if count > most:
            most = count
            best = a
    return best


def another_round(game: Game, t: GradiscaTable) -> int:
    """Fight on when clearly stronger, or when losing anyway without much to lose."""
    for f in reversed(game.stack):
        if f[0] == names.BATTLE:
            zone = f[2]
            seat = game.deciding()
            side = game.rules.side_of(seat)
            mine = 0.0
            theirs = 0.0
            for u in t.troops_in(side, zone):
                mine += strength_of(t, u)
            for u in t.troops_in(1 - side, zone):
                theirs += strength_of(t, u)
            if side != f[3]:
                spared = t.forts[side * t.box.zone_count + zone]
                mine += 1.5 * spared
            return YES if mine > 1.25 * theirs else NO
    return NO


def least_card(t: GradiscaTable, actions: list[int]) -> int:
    """The card that is missed least."""
    best = actions[0]
    least = 99
    for a in actions:
        value = CARD_VALUE.get(a >> 8, 0)
        if value < least:
            least = value
            best = a
    return best


def best_sea(t: GradiscaTable, actions: list[int]) -> int:
    """21: the coast with most Venetian units in Istria or at Monfalcone, where the sea is the only road."""
    best = actions[0]
    most = 0
    for a in actions:
        z = t.sea if a == PASS else a >> 8
        if a != PASS and a & 255 != SEA:
            continue
        if z < 0:
            continue
        count = t.troops[z] * 2
        for y in t.box.near[z]:
            if t.troops[t.box.zone_count + y] > 0:
                count += 1
        if t.troops[z] == 0:
            count = 0
        if count > most or (count == most and a == PASS):
            most = count
            best = a
    return best


def worth_confusing(t: GradiscaTable) -> bool:
    """Card 20 is for a large command that is about to do something."""
    return t.active >= 0 and t.strength[t.active] >= 4


# ------------------------------------------------------------------ plans


def plans(game: Game) -> list[Plan]:
    """What is worth trying now; a single plan is simply carried out."""
    t = game.table
    assert isinstance(t, GradiscaTable)
    prompt = game.prompt
    actions = game.legal()
    if prompt == "orders":
        return order_plans(game, t, game.stack[-1], actions)
    if prompt == "menu":
        return menu_plans(game, t, actions)
    if prompt == "way":
        return way_plans(game, t, actions)
    if prompt == "meet":
        return [[a] for a in actions if a & 255 != GO]
    if prompt == "steer":
        return [[a] for a in actions if a & 255 not in (LEAVE, DROP, TAKE)]
    if prompt in ("retreat", "foray", "enter", "call", "another-round", "succeed", "forts", "raid-first", "convoy"):
        return [[a] for a in actions]
    return [[quick(game)]]


def way_plans(game: Game, t: GradiscaTable, actions: list[int]) -> list[Plan]:
    """5: draw, or the best that can be done in any zone of the command."""
    found: list[Plan] = []
    if DRAW in actions:
        found.append([DRAW])
    for way in (LEAD, ONE_ZONE):
        if way not in actions:
            continue
        world = game.copy()
        world.move(way)
        if world.over or world.prompt != "menu":
            found.append([way])
            continue
        for plan in menu_plans(world, t, world.legal()):
            found.append([way, *plan])
        if way == LEAD and len(zones_of(t, t.active)) > 1:
            break
    return found


def zones_of(t: GradiscaTable, command: int) -> list[int]:
    """The zones where a command has pieces to activate."""
    box = t.box
    found: list[int] = []
    for u in range(box.first[command], box.first[command + 1]):
        z = t.where[u]
        if z >= 0 and not t.flags[u] & ACTIVATED and z not in found:
            found.append(z)
    return found


def menu_plans(game: Game, t: GradiscaTable, actions: list[int]) -> list[Plan]:
    """Cards, zones with their orders, or nothing."""
    found: list[Plan] = []
    for a in actions:
        verb = a & 255
        if verb == END or verb == CAMP or verb == PLAY:
            found.append([a])
        elif verb == ACTIVATE:
            world = game.copy()
            world.move(a)
            if not world.over and world.prompt == "orders":
                table = world.table
                assert isinstance(table, GradiscaTable)
                for plan in order_plans(world, table, world.stack[-1], world.legal()):
                    found.append([a, *plan])
            else:
                found.append([a])
    return found


def order_plans(game: Game, t: GradiscaTable, f: Frame, actions: list[int]) -> list[Plan]:
    """5.1: what the units of a zone may do: siege work, recovery, the camp, and marches of sensible groups."""
    found: list[Plan] = [[END]]
    movers: list[int] = []
    guns: list[int] = []
    for a in actions:
        verb = a & 255
        if verb == TAKE:
            movers.append(a >> 8)
        elif verb == BOMBARD or verb == FIRE:
            if not guns:
                guns = [b >> 8 & 4095 for b in actions if b & 255 == verb and b >> 20 == a >> 20]
                found.append([a, *[JOIN | g << 8 for g in guns if g != a >> 8 & 4095], RESOLVE])
        elif verb in (RECOVER, MINE, BLOW, COUNTERMINE, REBUILD, CAMP) or verb not in (END, DEMOLISH):
            found.append([a])
    for group in groups_of(t, movers):
        found.extend(march_plans(t, f, group))
    if len(found) > MOST_PLANS:
        found = thin_out(t, found)
    return found


def groups_of(t: GradiscaTable, movers: list[int]) -> list[list[int]]:
    """The groups in which units of a zone would march."""
    kind = t.box.kind
    foot = [u for u in movers if kind[u] == INFANTRY]
    horse = [u for u in movers if LIGHT <= kind[u] <= HEAVY]
    leaders = [u for u in movers if kind[u] == LEADER]
    sappers = [u for u in movers if kind[u] == SAPPER]
    guns = [u for u in movers if kind[u] == GUN]
    line = foot + horse
    wanted: list[list[int]] = []
    if line:
        wanted.append(line + leaders)
        wanted.append(line + leaders + sappers)
        if guns:
            wanted.append(movers)
        if len(line) > 1:
            weakest = line[0]
            for u in line:
                if strength_of(t, u) < strength_of(t, weakest):
                    weakest = u
            wanted.append([u for u in line if u != weakest] + leaders)
            strongest = line[0]
            for u in line:
                if strength_of(t, u) > strength_of(t, strongest):
                    strongest = u
            wanted.append([strongest])
            wanted.append([weakest])
        if horse and foot:
            wanted.append(horse)
    if sappers:
        wanted.append(sappers[:1])
    if guns:
        wanted.append(guns + sappers)
    if leaders:
        wanted.append(leaders)
    found: list[list[int]] = []
    for group in wanted:
        group.sort()
        if group and group not in found:
            found.append(group)
    return found


def march_plans(t: GradiscaTable, start: Frame, group: list[int]) -> list[Plan]:
    """One plan for every zone that a group can reach by its cheapest way."""
    box = t.box
    zone = start[2]
    command = start[3]
    f = new_march(zone, command, start[4])
    full = force_points(t, f, group)
    enemy = (1 - box.command_side[command]) * box.zone_count
    takes = [TAKE | u << 8 for u in group]
    best = {zone: 0}
    path: dict[int, list[int]] = {zone: []}
    todo = [zone]
    found: list[Plan] = []
    for here in todo:
        if here != zone and (t.pieces[enemy + here] > 0 or best[here] >= full):
            continue
        f[HERE] = here
        f[SPENT] = best[here]
        for z in box.near[here]:
            if go_code(t, f, z, group, full - best[here]):
                continue
            cost = best[here] + go_cost(t, here, z)
            if cost < best.get(z, 999):
                if z not in best:
                    todo.append(z)
                best[z] = cost
                path[z] = [*path[here], GO | z << 8]
    for z, way in path.items():
        if z == zone:
            continue
        plan = [*takes, *way]
        if t.fight[enemy + z] > 0:
            found.append([*plan, FIGHT])
            if t.advanced and best[z] < full and not t.raided[z]:
                found.append([*plan, RAID])
        else:
            found.append([*plan, HALT])
            if t.advanced and best[z] < full and box.razzia[enemy_free(enemy, box.zone_count) + z] and not t.raided[z]:
                found.append([*plan, RAID, HALT])
    return found


def enemy_free(enemy: int, zones: int) -> int:
    """The own half of a table by side and zone, given the enemy's."""
    return zones if enemy == 0 else 0


def thin_out(t: GradiscaTable, found: list[Plan]) -> list[Plan]:
    """Keeps the plans that lead somewhere: to enemies, loot, points and forts."""
    box = t.box
    n = box.zone_count
    ranked: list[tuple[float, int]] = []
    for i, plan in enumerate(found):
        score = 5.0
        for a in plan:
            if a & 255 == GO:
                z = a >> 8
                score = 0.0
                if t.pieces[z] and t.pieces[n + z]:
                    score += 1.0
                if t.loot[z]:
                    score += 2.0
                if box.town[z] or box.fortress[z] or box.walls_outside[z]:
                    score += 1.0
                if FIGHT in plan or RAID in plan:
                    score += 2.0
                score += 0.1 * len(plan)
        ranked.append((-score, i))
    ranked.sort()
    return [found[i] for _, i in ranked[:MOST_PLANS]]


