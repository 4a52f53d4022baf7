"""5.1 Orders: what the units of the active command in one zone may do, each one thing only."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import GUN, IMPASSABLE, LEADER, RIVER, SAPPER
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.activation import confusion_window, response_code
from sabretache.games.gradisca.rulebook.cards import CONFUSION, card_frame
from sabretache.games.gradisca.rulebook.movement import capacity, new_march
from sabretache.games.gradisca.rulebook.siege import bombard_code, build_code, demolish_code, fire_code, sapping_code
from sabretache.games.gradisca.rulebook.supply import attack_supply, check_supply, crossing, supplied
from sabretache.games.gradisca.table import (
    ACTIVATED,
    DISORGANISED,
    HAND,
    IN_FORCE,
    UNSUPPLIED,
    GradiscaTable,
    side_name,
)
from sabretache.games.gradisca.verbs import (
    BLOW,
    BOMBARD,
    CAMP,
    COUNTERMINE,
    DEMOLISH,
    END,
    FIRE,
    FORT,
    MINE,
    PASS,
    PLAY,
    REBUILD,
    RECOVER,
    TAKE,
)

ZONE: Final = 2
COMMAND: Final = 3
READY: Final = 4
"""Whether the zone has attack supply (21.1), checked when its activation begins."""
BUILT: Final = 5
"""Whether a fort was built in this activation (19.2)."""


def own_code(t: GradiscaTable, f: Frame, unit: int) -> int:
    """5: only pieces of the active command in the active zone that have not acted yet."""
    if t.where[unit] != f[ZONE]:
        return codes.NOT_HERE
    if t.box.of[unit] != f[COMMAND]:
        return codes.OTHER_COMMAND
    if t.flags[unit] & ACTIVATED:
        return codes.ALREADY_ACTIVATED
    return codes.LEGAL


def recover_code(t: GradiscaTable, unit: int) -> int:
    """7.2, 20: a disorganised unit recovers; in the advanced game only in supply."""
    if t.box.kind[unit] == LEADER:
        return codes.LEADERS_DO_NOT
    if not t.flags[unit] & DISORGANISED:
        return codes.NOT_DISORGANISED
    return codes.NO_RECOVERY_UNSUPPLIED if t.flags[unit] & UNSUPPLIED else codes.LEGAL


def camp_code(t: GradiscaTable, side: int, zone: int, to: int) -> int:
    """24, 15: the camp moves one zone a turn, never into a fortress, over an unbridged river or among enemies."""
    if not t.advanced:
        return codes.ADVANCED_ONLY
    if t.camp[side] != zone:
        return codes.CAMP_NOT_HERE
    if t.camp_moved[side]:
        return codes.CAMP_MOVED
    if t.hard_winter:
        return codes.CAMP_WINTER
    side_kind = crossing(t, zone, to)
    if side_kind == 0:
        return codes.NOT_ADJACENT
    if side_kind == IMPASSABLE:
        return codes.IMPASSABLE_SIDE
    if side_kind == RIVER:
        return codes.CAMP_RIVER
    if t.box.fortress[to]:
        return codes.CAMP_FORTRESS
    return codes.CAMP_ENEMY if t.pieces[(1 - side) * t.box.zone_count + to] > 0 else codes.LEGAL


class Orders(Procedure):
    """5.1 The pieces of the active command in a zone act one after the other, or in groups."""

    steps = ("begin", "menu", "window")
    fields = ("zone", "command", "ready", "built")
    MENU: Final = 1
    WINDOW: Final = 2

    def begin(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.advanced:
            box = t.box
            zone = f[ZONE]
            command = f[COMMAND]
            side = box.command_side[command]
            in_supply = supplied(t, side, zone)
            for u in range(box.first[command], box.first[command + 1]):
                if t.where[u] == zone and not t.flags[u] & ACTIVATED:
                    check_supply(t, u, in_supply)
            f[READY] = int(attack_supply(t, side, zone))
            if game.logging and not in_supply:
                game.note("21", "log-unsupplied", {"zone": "zone:" + box.zones[zone]})
        else:
            f[READY] = 1
        return NEXT

    def menu(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.cut_short or t.ended:
            return DONE
        box = t.box
        zone = f[ZONE]
        command = f[COMMAND]
        side = box.command_side[command]
        where = t.where
        flags = t.flags
        kind = box.kind
        actions: list[int] = []
        for u in range(box.first[command], box.first[command + 1]):
            if where[u] == zone and not flags[u] & ACTIVATED:
                packed = u << 8
                if capacity(t, u) > 0:
                    actions.append(TAKE | packed)
                if flags[u] & DISORGANISED and recover_code(t, u) == 0:
                    actions.append(RECOVER | packed)
                what = kind[u]
                if what == GUN:
                    self.gun_orders(t, f, side, u, actions)
                elif what == SAPPER:
                    self.sapper_orders(t, f, side, u, actions)
        if t.camp[side] == zone and not t.camp_moved[side] and t.advanced:
            for z in box.near[zone]:
                if camp_code(t, side, zone, z) == 0:
                    actions.append(CAMP | z << 8)
        actions.append(END)
        return game.ask(t.seat_for(side), "orders", actions)

    def gun_orders(self, t: GradiscaTable, f: Frame, side: int, u: int, actions: list[int]) -> None:
        """7.4: walls to bombard, units to fire at."""
        box = t.box
        zone = f[ZONE]
        if box.fortress[zone]:
            for z in box.adjacent[zone]:
                if fire_code(t, side, zone, z) == 0:
                    actions.append(FIRE | u << 8 | z << 20)
        else:
            for wall in box.walls_outside[zone]:
                z = box.wall_fortress[wall]
                if bombard_code(t, side, zone, z, f[READY]) == 0:
                    actions.append(BOMBARD | u << 8 | z << 20)
                if fire_code(t, side, zone, z) == 0:
                    actions.append(FIRE | u << 8 | z << 20)

    def sapper_orders(self, t: GradiscaTable, f: Frame, side: int, u: int, actions: list[int]) -> None:
        """7.5-7.7, 10: mines, counter-mines, walls and forts."""
        box = t.box
        zone = f[ZONE]
        if box.fortress[zone]:
            for wall in box.walls_inside[zone]:
                z = box.wall_outside[wall]
                for verb in (COUNTERMINE, REBUILD):
                    if sapping_code(t, side, zone, z, verb, f[READY]) == 0:
                        actions.append(verb | u << 8 | z << 20)
            return
        for wall in box.walls_outside[zone]:
            z = box.wall_fortress[wall]
            for verb in (MINE, BLOW):
                if sapping_code(t, side, zone, z, verb, f[READY]) == 0:
                    actions.append(verb | u << 8 | z << 20)
        if build_code(t, side, zone, f[READY], f[BUILT]) == 0:
            actions.append(FORT | u << 8)
        if t.advanced and demolish_code(t, side, zone) == 0:
            actions.append(DEMOLISH | u << 8)

    def why_menu(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        zone = f[ZONE]
        side = t.box.command_side[f[COMMAND]]
        if verb == CAMP:
            return camp_code(t, side, zone, action >> 8)
        if verb == END:
            return codes.LEGAL
        if verb not in (TAKE, RECOVER, BOMBARD, FIRE, MINE, BLOW, COUNTERMINE, REBUILD, FORT, DEMOLISH):
            return codes.NOT_THIS_STEP
        unit = action >> 8 & 4095
        code = own_code(t, f, unit)
        if code:
            return code
        kind = t.box.kind[unit]
        to = action >> 20
        if verb == TAKE:
            return codes.LEGAL if capacity(t, unit) > 0 else codes.CANNOT_MOVE
        if verb == RECOVER:
            return recover_code(t, unit)
        if verb == BOMBARD or verb == FIRE:
            if kind != GUN:
                return codes.GUNS_ONLY
            return bombard_code(t, side, zone, to, f[READY]) if verb == BOMBARD else fire_code(t, side, zone, to)
        if kind != SAPPER:
            return codes.SAPPERS_ONLY
        if verb == FORT:
            return build_code(t, side, zone, f[READY], f[BUILT])
        if verb == DEMOLISH:
            return demolish_code(t, side, zone)
        return sapping_code(t, side, zone, to, verb, f[READY])

    def on_menu(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        zone = f[ZONE]
        if verb == END:
            return DONE
        box = t.box
        side = box.command_side[f[COMMAND]]
        unit = action >> 8 & 4095
        if verb == TAKE:
            t.flags[unit] |= IN_FORCE
            return game.call(f, new_march(zone, f[COMMAND], f[READY]), self.WINDOW)
        if verb == CAMP:
            t.camp[side] = unit
            t.camp_moved[side] = 1
            if game.logging:
                game.note("24", "log-camp-moves", {"side": side_name(side), "zone": "zone:" + box.zones[unit]})
            return NEXT
        t.flags[unit] |= ACTIVATED
        to = action >> 20
        place = "zone:" + box.zones[zone]
        if verb == BOMBARD or verb == FIRE:
            t.flags[unit] |= IN_FORCE
            return game.call(f, [names.BOMBARDMENT, 0, zone, to, f[COMMAND], int(verb == BOMBARD), 0], self.WINDOW)
        if verb == RECOVER:
            t.flags[unit] &= ~DISORGANISED
            if game.logging:
                game.note("7.2", "log-recovers", {"unit": "unit:" + box.units[unit]})
        elif verb == FORT:
            t.forts[side * box.zone_count + zone] += 1
            t.pool[side] -= 1
            f[BUILT] = 1
            if game.logging:
                game.note("10", "log-fort", {"unit": "unit:" + box.units[unit], "zone": place})
        elif verb == DEMOLISH:
            t.forts[side * box.zone_count + zone] -= 1
            if game.logging:
                game.note("19.2", "log-demolish", {"unit": "unit:" + box.units[unit], "zone": place})
        else:
            return game.call(f, [names.SAPPING, 0, unit, zone, to, verb], self.WINDOW)
        return NEXT

    def window(self, game: Game, f: Frame) -> int:
        """Card 20 may come after every completed action."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.ended or not confusion_window(t):
            return goto(f, self.MENU)
        actions = [PASS]
        if t.place[CONFUSION] == HAND + 1:
            actions.append(PLAY | CONFUSION << 8)
        return game.offer(t.seat_for(1), "confusion", actions)

    def why_window(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        return response_code(t, 1, action, CONFUSION)

    def on_window(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == PASS:
            return goto(f, self.MENU)
        return game.call(f, card_frame(CONFUSION, 1, 0, 0), self.MENU)

