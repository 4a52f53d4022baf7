"""6, 14, 15 Movement: a force is formed in one zone and goes from zone to zone.

Units join a force before it sets out (nobody is picked up on the way) and may be dropped on the way.
On meeting the enemy the force stops and fights; in the advanced game it may raid (23) or, if it is
light cavalry alone, make a foray (25.2) instead.
"""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import GUN, HEAVY, IMPASSABLE, INFANTRY, LEADER, LIGHT, RIVER, SAPPER
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.arrival import catch_all, catch_lone
from sabretache.games.gradisca.rulebook.cards import AMBUSH_CARD, card_frame, may_be_held
from sabretache.games.gradisca.rulebook.supply import blocked, crossing, shift
from sabretache.games.gradisca.table import (
    ACTIVATED,
    DISORGANISED,
    ELIMINATED,
    HAND,
    IN_FORCE,
    MARCHED,
    UNSUPPLIED,
    GradiscaTable,
)
from sabretache.games.gradisca.verbs import DROP, FIGHT, GO, HALT, INCURSION, LEAVE, PASS, PLAY, RAID, TAKE

ORIGIN: Final = 2
"""25.2: where light cavalry that has stayed in a zone after a foray must go back to before the next; -1 for nowhere."""
HERE: Final = 3
SPENT: Final = 4
MOVED: Final = 5
FROM: Final = 6
RAIDS: Final = 7
"""How often the force has tried to raid the zone where it is."""
STOPPED: Final = 8
READY: Final = 9
COMMAND: Final = 10
FORAYS: Final = 11
"""Three fields: the zones into which the force has made a foray; -1 for none. Points allow no fourth."""

ALL_SPENT: Final = 99


def new_march(zone: int, command: int, ready: int) -> Frame:
    """The frame of a force that forms in a zone; `ready` says whether the zone has attack supply (21.1)."""
    return [names.MARCH, 0, -1, zone, 0, 0, zone, 0, 0, ready, command, -1, -1, -1]


def points_of(t: GradiscaTable, unit: int, unsupplied: bool) -> int:
    """6, 25.1, 21 and card 22: a unit's movement points without a forced march."""
    box = t.box
    kind = box.kind[unit]
    points = box.walk[unit]
    if kind == LEADER:
        return points
    if LIGHT <= kind <= HEAVY and (t.hard_winter or (t.advanced and box.winter[t.turn])):
        points = 3
    elif t.hard_winter:
        points = 0 if kind == GUN else 2
    if unsupplied:
        points -= 1
    return points if points > 0 else 0


def plain_capacity(t: GradiscaTable, unit: int) -> int:
    """A unit's movement points by its supply marker, without a forced march."""
    return points_of(t, unit, t.flags[unit] & UNSUPPLIED != 0)


def forced(t: GradiscaTable, unit: int, points: int) -> int:
    """Card 25: what a forced march makes of a unit's points; it is for the active command."""
    if points > 0 and t.box.of[unit] == t.active:
        kind = t.box.kind[unit]
        if kind != LEADER:
            return points + (1 if kind == GUN else 2)
    return points


def capacity(t: GradiscaTable, unit: int) -> int:
    """A unit's movement points now, card 25 counted."""
    points = plain_capacity(t, unit)
    return forced(t, unit, points) if t.march else points


def in_force(t: GradiscaTable, command: int) -> list[int]:
    """The pieces that are moving together."""
    box = t.box
    flags = t.flags
    return [u for u in range(box.first[command], box.first[command + 1]) if flags[u] & IN_FORCE]


def marched(t: GradiscaTable, command: int) -> list[int]:
    """The units that a forced march has carried beyond their own capacity."""
    box = t.box
    flags = t.flags
    return [u for u in range(box.first[command], box.first[command + 1]) if flags[u] & MARCHED]


def force_points(t: GradiscaTable, f: Frame, force: list[int]) -> int:
    """6: a stack has the points of its slowest unit, less what it has spent."""
    least = 9
    for u in force:
        points = capacity(t, u)
        if points < least:
            least = points
    return least - f[SPENT]


def go_cost(t: GradiscaTable, here: int, zone: int) -> int:
    """6, 15: what entering a zone costs; an unbridged river takes everything."""
    return ALL_SPENT if crossing(t, here, zone) == RIVER else t.box.cost[zone]


def go_code(t: GradiscaTable, f: Frame, zone: int, force: list[int], left: int) -> int:
    """6, 7.4, 15, 21.1: whether the force may go to a zone."""
    box = t.box
    here = f[HERE]
    kind = crossing(t, here, zone)
    if kind == 0:
        return codes.NOT_ADJACENT
    if kind == IMPASSABLE:
        return codes.IMPASSABLE_SIDE
    if kind == RIVER:
        if t.flood:
            return codes.RIVER_IN_FLOOD
        if f[SPENT] > 0:
            return codes.RIVER_NEEDS_ALL
        for u in force:
            if box.kind[u] == GUN:
                return codes.RIVER_GUNS
    if left < box.cost[zone]:
        return codes.TOO_FAR
    side = box.command_side[f[COMMAND]]
    n = box.zone_count
    if t.pieces[(1 - side) * n + zone] == 0:
        return codes.LEGAL
    troops = 0
    escorts = 0
    guns = 0
    for u in force:
        what = box.kind[u]
        if what != LEADER:
            troops += 1
            if what == GUN:
                guns += 1
            elif what != SAPPER:
                escorts += 1
    if escorts == 0:
        return codes.NEEDS_ESCORT
    if box.fortress[zone] and blocked(t, side, zone):
        if t.wall[box.wall_at[here * n + zone]] > 0:
            return codes.WALLS_CLOSED
        if guns and t.fight[(1 - side) * n + zone] > 0:
            return codes.GUN_IN_BREACH
    if troops >= 3 and not f[READY] and t.fight[(1 - side) * n + zone] > 0:
        return codes.NO_ATTACK_SUPPLY
    return codes.LEGAL


def raid_code(t: GradiscaTable, f: Frame, force: list[int], left: int) -> int:
    """23: whether the force may raid the zone that it has entered."""
    if not t.advanced:
        return codes.ADVANCED_ONLY
    box = t.box
    here = f[HERE]
    side = box.command_side[f[COMMAND]]
    if not f[MOVED]:
        return codes.RAID_NEEDS_ENTRY
    if not box.razzia[side * box.zone_count + here]:
        return codes.NOT_RAIDABLE
    if t.raided[here]:
        return codes.RAIDED_THIS_YEAR
    if left < 1:
        return codes.RAID_NO_POINTS
    count = raiders(t, force)
    if count == 0:
        return codes.RAIDERS_ONLY
    return codes.NO_ATTACK_SUPPLY if count >= 3 and not f[READY] else codes.LEGAL


def raiders(t: GradiscaTable, force: list[int]) -> int:
    """23: how many of the force are infantry or cavalry."""
    kind = t.box.kind
    count = 0
    for u in force:
        if kind[u] <= HEAVY:
            count += 1
    return count


def foray_code(t: GradiscaTable, f: Frame, force: list[int], left: int) -> int:
    """25.2: light cavalry alone may strike and come back to the zone it came from. By the French text cavalry that
    stayed in a zone which it had emptied must have been back before it strikes again."""
    if not t.advanced:
        return codes.ADVANCED_ONLY
    box = t.box
    if not light_alone(t, force):
        return codes.LIGHT_ALONE
    if f[HERE] in f[FORAYS:]:
        return codes.FORAY_TWICE
    if f[ORIGIN] >= 0 and not t.italian:
        return codes.FORAY_FROM_ORIGIN
    back = f[FROM]
    if crossing(t, f[HERE], back) == RIVER or left < box.cost[back]:
        return codes.NO_WAY_BACK
    if t.fight[(1 - box.command_side[f[COMMAND]]) * box.zone_count + back] > 0:
        return codes.BACK_AMONG_ENEMIES
    return codes.LEGAL


def light_alone(t: GradiscaTable, force: list[int]) -> bool:
    """25.2: whether a force is light cavalry and nothing else."""
    kind = t.box.kind
    for u in force:
        if kind[u] != LIGHT:
            return False
    return True


def spend_points(t: GradiscaTable, f: Frame, force: list[int], points: int) -> None:
    """6, card 25: a force spends points; those whom a forced march carries beyond their own are marked."""
    f[SPENT] += points
    if t.march and f[SPENT] < ALL_SPENT:
        for u in force:
            if f[SPENT] > plain_capacity(t, u):
                t.flags[u] |= MARCHED


def wall_stormed(t: GradiscaTable, here: int, zone: int) -> int:
    """7.4: the wall through whose breach an attack goes that comes from `here`; -1 where there is no fortress."""
    return t.box.wall_at[here * t.box.zone_count + zone] if t.box.fortress[zone] else -1


def tires(face: int) -> bool:
    """Card 25: whether a unit is disorganised by a forced march."""
    return face == 6


def ambush_window(t: GradiscaTable, side: int, zone: int) -> bool:
    """Card 28: whether the other side publicly might ambush a force of `side` that has just entered a zone: it has
    infantry or light cavalry in good order in the zone or next to it."""
    if not may_be_held(t, AMBUSH_CARD):
        return False
    box = t.box
    n = box.zone_count
    enemy = 1 - side
    near = False
    if t.fight[enemy * n + zone]:
        near = True
    else:
        for z in box.near[zone]:
            if t.fight[enemy * n + z]:
                near = True
                break
    if not near:
        return False
    for u in box.side_range[enemy]:
        kind = box.kind[u]
        if (kind == INFANTRY or kind == LIGHT) and not t.flags[u] & DISORGANISED:
            z = t.where[u]
            if z == zone or (z >= 0 and 0 < box.edge[zone * n + z] < IMPASSABLE):
                return True
    return False


class March(Procedure):
    """6 A force forms, goes, meets whoever is there, and stops."""

    steps = ("steer", "ambush", "greet", "meet", "settle", "tire", "rest")
    fields = (
        "origin", "here", "spent", "moved", "from", "raids", "stopped", "ready", "command",
        "foray1", "foray2", "foray3",
    )  # fmt: skip
    STEER: Final = 0
    AMBUSH_STEP: Final = 1
    GREET: Final = 2
    MEET: Final = 3
    SETTLE: Final = 4
    TIRE: Final = 5
    REST: Final = 6

    def steer(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        command = f[COMMAND]
        box = t.box
        side = box.command_side[command]
        force = in_force(t, command)
        left = force_points(t, f, force)
        actions: list[int] = []
        here = f[HERE]
        if left > 0:
            for z in box.near[here]:
                if go_code(t, f, z, force, left) == 0:
                    actions.append(GO | z << 8)
        if f[MOVED]:
            if len(force) > 1:
                for u in force:
                    actions.append(DROP | u << 8)
            if t.advanced and left > 0 and raid_code(t, f, force, left) == 0:
                actions.append(RAID)
        else:
            for u in range(box.first[command], box.first[command + 1]):
                if t.where[u] == here and not t.flags[u] & (ACTIVATED | IN_FORCE) and capacity(t, u) > 0:
                    actions.append(TAKE | u << 8)
        if box.border[here] and left > 0:
            actions.append(LEAVE)
        actions.append(HALT)
        return game.ask(t.seat_for(side), "steer", actions)

    def why_steer(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        what = action >> 8
        force = in_force(t, f[COMMAND])
        left = force_points(t, f, force)
        if verb == GO:
            return go_code(t, f, what, force, left)
        if verb == RAID:
            return raid_code(t, f, force, left)
        if verb == LEAVE:
            if not t.box.border[f[HERE]]:
                return codes.NOT_AT_BORDER
            return codes.LEGAL if left > 0 else codes.TOO_FAR
        if verb == DROP:
            if not t.flags[what] & IN_FORCE:
                return codes.NOT_HERE
            if not f[MOVED]:
                return codes.NOT_MOVED_YET
            return codes.LAST_OF_FORCE if len(force) < 2 else codes.LEGAL
        if verb == TAKE:
            if f[MOVED]:
                return codes.NO_PICKING_UP
            if t.where[what] != f[HERE]:
                return codes.NOT_HERE
            if t.box.of[what] != f[COMMAND]:
                return codes.OTHER_COMMAND
            if t.flags[what] & (ACTIVATED | IN_FORCE):
                return codes.ALREADY_ACTIVATED
            return codes.LEGAL if capacity(t, what) > 0 else codes.CANNOT_MOVE
        if verb == FIGHT or verb == INCURSION:
            return codes.NOTHING_TO_FIGHT
        return codes.LEGAL if verb == HALT else codes.NOT_THIS_STEP

    def on_steer(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        what = action >> 8
        if verb == TAKE:
            t.flags[what] |= IN_FORCE
            return goto(f, self.STEER)
        if verb == GO:
            self.advance(game, t, f, what)
            return goto(f, self.AMBUSH_STEP)
        if verb == DROP:
            t.flags[what] = t.flags[what] & ~IN_FORCE | ACTIVATED
            return goto(f, self.STEER)
        if verb == RAID:
            return self.raid(game, t, f)
        if verb == LEAVE:
            for u in in_force(t, f[COMMAND]):
                shift(t, u, ELIMINATED)
                if game.logging:
                    game.note("6", "log-leaves", {"unit": "unit:" + t.box.units[u]})
        return goto(f, self.TIRE)

    def advance(self, game: Game, t: GradiscaTable, f: Frame, zone: int) -> None:
        """Moves the force one zone on."""
        here = f[HERE]
        force = in_force(t, f[COMMAND])
        spend_points(t, f, force, go_cost(t, here, zone))
        for u in force:
            t.came[u] = here
            shift(t, u, zone)
        f[FROM] = here
        f[HERE] = zone
        f[MOVED] = 1
        f[RAIDS] = 0
        if zone == f[ORIGIN]:
            f[ORIGIN] = -1
        if game.logging:
            units = " ".join("unit:" + t.box.units[u] for u in force)
            game.note("6", "log-goes", {"units": units, "zone": "zone:" + t.box.zones[zone]})

    def raid(self, game: Game, t: GradiscaTable, f: Frame) -> int:
        """23: one try, one movement point."""
        spend_points(t, f, in_force(t, f[COMMAND]), 1)
        f[RAIDS] += 1
        return game.call(f, [names.RAIDING, 0, f[HERE], f[COMMAND], 0], self.MEET)

    def ambush(self, game: Game, f: Frame) -> int:
        """Card 28: a reaction window whenever a force has entered a zone near enemies who might lie in ambush."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        enemy = 1 - t.box.command_side[f[COMMAND]]
        held = t.place[AMBUSH_CARD] == HAND + enemy
        if (not held and not game.patient) or not ambush_window(t, 1 - enemy, f[HERE]):
            return NEXT
        actions = [PASS]
        if held:
            actions.append(PLAY | AMBUSH_CARD << 8)
        return game.offer(t.seat_for(enemy), "ambush", actions)

    def why_ambush(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == PASS:
            return codes.LEGAL
        if action & 255 != PLAY:
            return codes.NOT_THIS_STEP
        if action >> 8 != AMBUSH_CARD:
            return codes.NOT_A_RESPONSE
        enemy = 1 - t.box.command_side[f[COMMAND]]
        return codes.LEGAL if t.place[AMBUSH_CARD] == HAND + enemy else codes.NOT_IN_HAND

    def on_ambush(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == PASS:
            return NEXT
        f[STOPPED] = 1
        enemy = 1 - t.box.command_side[f[COMMAND]]
        return game.call(f, card_frame(AMBUSH_CARD, enemy, f[HERE], f[COMMAND]), self.GREET)

    def greet(self, game: Game, f: Frame) -> int:
        """13: by the Italian text a loot marker is turned up by entering, whoever is there."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = t.box.command_side[f[COMMAND]]
        if t.italian and t.loot[f[HERE]] == 2 - side:
            for u in in_force(t, f[COMMAND]):
                if t.box.kind[u] != LEADER:
                    return game.call(f, [names.LOOTING, 0, f[HERE], side], self.MEET)
        return NEXT

    def meet(self, game: Game, f: Frame) -> int:
        """6, 7: what happens where the force now is."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        box = t.box
        command = f[COMMAND]
        side = box.command_side[command]
        here = f[HERE]
        i = (1 - side) * box.zone_count + here
        if t.pieces[i] > 0 and t.fight[side * box.zone_count + here] == 0:
            # 6, 8.1: an ambush has taken the escort of those who may not be here alone
            catch_all(game, t, side, here)
        force = in_force(t, command)
        if not force:
            return goto(f, self.TIRE)
        if t.fight[i] == 0:
            if (
                (t.pieces[i] > 0 or t.camp[1 - side] == here)
                and not f[STOPPED]
                and raid_code(t, f, force, force_points(t, f, force)) == 0
            ):
                # 23: a raid is declared on entering, before an unguarded camp is taken; it lets the force go on
                return game.ask(t.seat_for(side), "raid-first", [PASS, RAID])
            return self.take_over(game, t, f)
        if not t.advanced:
            return self.battle(game, t, f)
        left = force_points(t, f, force)
        actions = [FIGHT]
        if not f[STOPPED]:
            if raid_code(t, f, force, left) == 0:
                actions.append(RAID)
            if foray_code(t, f, force, left) == 0:
                actions.append(INCURSION)
            if f[RAIDS] and left > 0:
                for z in box.near[here]:
                    if go_code(t, f, z, force, left) == 0:
                        actions.append(GO | z << 8)
        return game.ask(t.seat_for(side), "meet", actions)

    def why_meet(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        force = in_force(t, f[COMMAND])
        left = force_points(t, f, force)
        enemy = 1 - t.box.command_side[f[COMMAND]]
        if t.fight[enemy * t.box.zone_count + f[HERE]] == 0:
            if verb == RAID:
                return codes.MUST_STOP if f[STOPPED] else raid_code(t, f, force, left)
            return codes.LEGAL if verb == PASS else codes.NOT_THIS_STEP
        if verb == FIGHT:
            return codes.LEGAL
        if verb == DROP:
            return codes.DROP_AMONG_ENEMIES
        if verb not in (RAID, INCURSION, GO, HALT):
            return codes.NOT_THIS_STEP
        if f[STOPPED] or verb == HALT:
            return codes.MUST_STOP
        if verb == RAID:
            return raid_code(t, f, force, left)
        if verb == INCURSION:
            return foray_code(t, f, force, left)
        return go_code(t, f, action >> 8, force, left) if f[RAIDS] else codes.MUST_STOP

    def on_meet(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        if verb == RAID:
            # 6, 8.1: lone leaders and sappers are caught on entering, so they do not hinder the raid
            catch_lone(game, t, t.box.command_side[f[COMMAND]], f[HERE])
            return self.raid(game, t, f)
        if verb == PASS:
            return self.take_over(game, t, f)
        if verb == GO:
            self.advance(game, t, f, action >> 8)
            return goto(f, self.AMBUSH_STEP)
        if verb == INCURSION:
            f[f.index(-1, FORAYS)] = f[HERE]
            return game.call(f, [names.FORAY, 0, f[HERE], f[COMMAND], f[FROM], 0], self.SETTLE)
        return self.battle(game, t, f)

    def take_over(self, game: Game, t: GradiscaTable, f: Frame) -> int:
        """6, 8.1, 25.2: nobody defends the zone; those who catch lone leaders or sappers stop, light cavalry alone
        need not."""
        side = t.box.command_side[f[COMMAND]]
        if t.pieces[(1 - side) * t.box.zone_count + f[HERE]] > 0:
            if not t.advanced or not light_alone(t, in_force(t, f[COMMAND])):
                f[STOPPED] = 1
        return game.call(f, [names.ARRIVAL, 0, f[HERE], side, 0], self.SETTLE)

    def battle(self, game: Game, t: GradiscaTable, f: Frame) -> int:
        """7.1: entering a zone with enemy combat units means combat."""
        f[STOPPED] = 1
        box = t.box
        wall = wall_stormed(t, f[FROM], f[HERE])
        side = box.command_side[f[COMMAND]]
        leader = box.command_leader[f[COMMAND]]
        caller = leader if leader >= 0 and t.flags[leader] & IN_FORCE else -1
        return game.call(f, [names.BATTLE, 0, f[HERE], side, wall, 0, caller, 0, 0, 0, 0, 0, 0, 0], self.SETTLE)

    def settle(self, game: Game, f: Frame) -> int:
        """After an arrival, a battle, a raid or a foray: on, or the end of the march."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        force = in_force(t, f[COMMAND])
        if not force:
            return goto(f, self.TIRE)
        f[HERE] = t.where[force[0]]
        if f[STOPPED] or t.cut_short or t.ended:
            return goto(f, self.TIRE)
        left = force_points(t, f, force)
        if left <= 0 and len(force) == 1:
            return goto(f, self.TIRE)
        return goto(f, self.STEER)

    def tire(self, game: Game, f: Frame) -> int:
        """Card 25: a die for each unit that used the forced march."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        tired = marched(t, f[COMMAND]) if t.march else []
        if not tired:
            return goto(f, self.REST)
        return game.roll(len(tired), "forced-march")

    def on_tire(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        for i, u in enumerate(marched(t, f[COMMAND])):
            t.flags[u] &= ~MARCHED
            if t.box.has_back[u] and tires(game.faces[i]):
                t.flags[u] |= DISORGANISED
                if game.logging:
                    game.note("12", "log-tired", {"unit": "unit:" + t.box.units[u]})
        return NEXT

    def rest(self, game: Game, f: Frame) -> int:
        """5.1: whoever has moved has acted."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        for u in in_force(t, f[COMMAND]):
            t.flags[u] = t.flags[u] & ~IN_FORCE | ACTIVATED
        return DONE


