"""7.4-7.7, 10, 19.2 Siege: bombardment, mines and counter-mines, walls, and the building of forts."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import GUN
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.arrival import camp_alone, fort_limit
from sabretache.games.gradisca.rulebook.battle import bursts, gun_value, spare, strikes
from sabretache.games.gradisca.rulebook.losses import IN_COMBAT
from sabretache.games.gradisca.rulebook.retreat import BOMBARDED
from sabretache.games.gradisca.rulebook.supply import blocked, shift
from sabretache.games.gradisca.table import ACTIVATED, ELIMINATED, IN_FORCE, GradiscaTable, side_name
from sabretache.games.gradisca.verbs import BLOW, COUNTERMINE, JOIN, MINE, REBUILD, RESOLVE

ZONE: Final = 2
TARGET: Final = 3
COMMAND: Final = 4
AT_WALL: Final = 5
HITS: Final = 6


def enemy_holds(t: GradiscaTable, side: int, fortress: int) -> bool:
    """Whether enemy units are in a fortress."""
    return bool(t.box.fortress[fortress]) and blocked(t, side, fortress)


def bombard_code(t: GradiscaTable, side: int, zone: int, fortress: int, ready: int) -> int:
    """7.4.1, 21.1: whether guns in a zone may bombard the wall of a neighbouring enemy fortress."""
    wall = t.box.wall_at[zone * t.box.zone_count + fortress]
    if wall < 0 or not enemy_holds(t, side, fortress):
        return codes.NO_ENEMY_FORTRESS
    if t.wall[wall] == 0:
        return codes.ALREADY_BREACHED
    return codes.LEGAL if ready else codes.NO_ATTACK_SUPPLY


def fire_code(t: GradiscaTable, side: int, zone: int, target: int) -> int:
    """7.4.2: guns in a fortress fire at enemies next to it; guns outside only into a fortress, through a breach."""
    box = t.box
    n = box.zone_count
    if box.edge[zone * n + target] == 0:
        return codes.NOT_ADJACENT
    if t.troops[(1 - side) * n + target] == 0:
        return codes.NO_TARGET
    if box.fortress[zone]:
        return codes.LEGAL
    wall = box.wall_at[zone * n + target]
    return codes.LEGAL if wall >= 0 and t.wall[wall] == 0 else codes.NO_BREACH


def sapping_code(t: GradiscaTable, side: int, zone: int, to: int, verb: int, ready: int) -> int:
    """7.5, 7.6, 7.7, 21.1: whether sappers in a zone may work on the wall between it and another."""
    box = t.box
    wall = box.wall_at[zone * box.zone_count + to]
    if verb == MINE or verb == BLOW:
        if wall < 0 or not enemy_holds(t, side, to):
            return codes.NO_ENEMY_FORTRESS
        if verb == BLOW:
            if t.mines[wall] == 0:
                return codes.NO_MINE
            # needs two sappers of one command, which no command of the present box has
            return codes.LEGAL if t.mines[wall] > t.fresh[wall] else codes.MINE_TOO_FRESH
        if t.wall[wall] == 0:
            return codes.ALREADY_BREACHED
        return codes.LEGAL if ready else codes.NO_ATTACK_SUPPLY
    if not box.fortress[zone] or wall < 0:
        return codes.NOT_IN_FORTRESS
    if verb == COUNTERMINE:
        return codes.LEGAL if t.mines[wall] > 0 else codes.NO_MINE
    if t.wall[wall] >= box.wall_level[wall]:
        return codes.WALL_WHOLE
    # 7.7 as clarified in the French text: even a breach may be walled up again
    return codes.WALL_GONE_IT if t.italian and t.wall[wall] == 0 else codes.LEGAL


def build_code(t: GradiscaTable, side: int, zone: int, ready: int, built: int) -> int:
    """10, 19.2, 21.1: whether a sapper may build a fort in its zone."""
    if t.box.fortress[zone]:
        return codes.FORT_IN_FORTRESS
    if t.forts[side * t.box.zone_count + zone] >= fort_limit(t):
        return codes.FORT_LIMIT_ADVANCED if t.advanced else codes.FORT_LIMIT
    if t.pool[side] == 0:
        return codes.FORT_POOL
    if built:
        # needs two sappers of one command, which no command of the present box has
        return codes.FORT_ONCE
    return codes.LEGAL if ready else codes.NO_ATTACK_SUPPLY


def demolish_code(t: GradiscaTable, side: int, zone: int) -> int:
    """19.2: whether a sapper may pull down a fort of its own side."""
    if not t.advanced:
        return codes.ADVANCED_ONLY
    return codes.LEGAL if t.forts[side * t.box.zone_count + zone] > 0 else codes.NO_OWN_FORT


def guns_firing(t: GradiscaTable, command: int) -> list[int]:
    """The guns that fire together."""
    box = t.box
    return [u for u in range(box.first[command], box.first[command + 1]) if t.flags[u] & IN_FORCE]


def bombard_value(t: GradiscaTable, unit: int, zone: int, at_wall: int) -> int:
    """7.4, card 23: the value of a gun against a wall or against units; one less through a breach."""
    value = gun_value(t, unit, zone)
    if at_wall:
        return value + t.siege
    return value if t.box.fortress[zone] else value - 1


class Bombardment(Procedure):
    """7.4 One or more guns of a zone fire at a wall, at besiegers, or through a breach."""

    steps = ("gather", "fire", "losses", "leaders", "fall_back", "camp")
    fields = ("zone", "target", "command", "at_wall", "hits")

    def gather(self, game: Game, f: Frame) -> int:
        """Several guns may fire at once: they are named one by one."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        box = t.box
        command = f[COMMAND]
        actions = [RESOLVE]
        for u in range(box.first[command], box.first[command + 1]):
            if box.kind[u] == GUN and t.where[u] == f[ZONE] and not t.flags[u] & ACTIVATED:
                actions.append(JOIN | u << 8)
        return game.ask(t.seat_for(box.command_side[command]), "guns", actions)

    def why_gather(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == RESOLVE:
            return codes.LEGAL
        if action & 255 != JOIN:
            return codes.NOT_THIS_STEP
        unit = action >> 8
        if t.box.kind[unit] != GUN:
            return codes.GUNS_ONLY
        if t.where[unit] != f[ZONE]:
            return codes.NOT_HERE
        if t.box.of[unit] != f[COMMAND]:
            return codes.OTHER_COMMAND
        if t.flags[unit] & IN_FORCE:
            return codes.GUN_ALREADY_JOINED
        return codes.ALREADY_ACTIVATED if t.flags[unit] & ACTIVATED else codes.LEGAL

    def on_gather(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == RESOLVE:
            return NEXT
        t.flags[action >> 8] |= IN_FORCE | ACTIVATED
        return goto(f, 0)

    def fire(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        return game.roll(len(guns_firing(t, f[COMMAND])), "bombardment")

    def on_fire(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        box = t.box
        zone = f[ZONE]
        target = f[TARGET]
        guns = guns_firing(t, f[COMMAND])
        values = [bombard_value(t, u, zone, f[AT_WALL]) for u in guns]
        hits = 0
        for u, value, roll in zip(guns, values, game.faces, strict=True):
            t.flags[u] &= ~IN_FORCE
            if strikes(roll, value):
                hits += 1
            if bursts(roll):
                shift(t, u, ELIMINATED)
                if game.logging:
                    game.note("7.4", "log-burst", {"unit": "unit:" + box.units[u]})
        dice = " ".join(str(n) for n in game.faces)
        if f[AT_WALL]:
            wall = box.wall_at[zone * box.zone_count + target]
            t.wall[wall] = max(0, t.wall[wall] - hits)
            if game.logging:
                args: dict[str, str | int] = {"zone": "zone:" + box.zones[target], "from": "zone:" + box.zones[zone]}
                game.note("7.4.1", "log-bombards", {**args, "dice": dice, "hits": hits, "level": t.wall[wall]})
                if t.wall[wall] == 0:
                    game.note("7.4.1", "log-breach", args)
            return DONE
        side = box.command_side[f[COMMAND]]
        if game.logging:
            game.note("7.4.2", "log-shells", {"zone": "zone:" + box.zones[target], "dice": dice, "hits": hits})
        f[HITS] = spare(game, t, 1 - side, target, hits)
        return NEXT if f[HITS] else DONE

    def losses(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        enemy = 1 - t.box.command_side[f[COMMAND]]
        return game.call(f, [names.LOSSES, 0, enemy, f[TARGET], f[HITS], IN_COMBAT, 0, 0], 3)

    def leaders(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        enemy = 1 - t.box.command_side[f[COMMAND]]
        return game.call(f, [names.LEADER_TEST, 0, enemy, f[TARGET], 0, 0], 4)

    def fall_back(self, game: Game, f: Frame) -> int:
        """7.4.2: bombarded units need not retreat, but may."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        enemy = 1 - t.box.command_side[f[COMMAND]]
        if t.pieces[enemy * t.box.zone_count + f[TARGET]] > 0:
            return game.call(f, [names.WITHDRAWAL, 0, f[TARGET], enemy, BOMBARDED, 0], 5)
        return NEXT

    def camp(self, game: Game, f: Frame) -> int:
        """24, 7: a bombardment is a combat too; a camp that is all it leaves in the zone is lost."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        camp_alone(game, t, 1 - t.box.command_side[f[COMMAND]], f[TARGET])
        return DONE


FAILS: Final = 0
LAID: Final = 1
BREACH: Final = 2
LOST: Final = 3
REMOVED: Final = 4
REBUILT: Final = 5


def sapper_outcome(t: GradiscaTable, unit: int, verb: int, face: int) -> int:
    """7.5-7.7, card 23: what comes of a sapper's work with this die. A mine that is there blows on 1 to 3, whoever
    lights it, and is lost on 6; card 23 makes every die one better."""
    if verb == BLOW:
        if strikes(face, 3 + t.siege):
            return BREACH
        return LOST if face - t.siege == 6 else FAILS
    if not strikes(face, t.attack_value(unit) + t.siege):
        return FAILS
    return LAID if verb == MINE else REMOVED if verb == COUNTERMINE else REBUILT


class Sapping(Procedure):
    """7.5-7.7 A sapper digs a mine, blows one, counter-mines or rebuilds: one die."""

    steps = ("work",)
    fields = ("unit", "zone", "to", "verb")

    def work(self, game: Game, f: Frame) -> int:
        return game.roll(1, "sapper")

    def on_work(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        box = t.box
        unit, zone, to, verb = f[2], f[3], f[4], f[5]
        wall = box.wall_at[zone * box.zone_count + to]
        outcome = sapper_outcome(t, unit, verb, face)
        if outcome == LAID:
            t.mines[wall] += 1
            t.fresh[wall] += 1
        elif outcome == BREACH:
            t.wall[wall] = 0
            t.mines[wall] -= 1
        elif outcome == LOST:
            t.mines[wall] -= 1
        elif outcome == REMOVED:
            t.mines[wall] -= 1
            t.fresh[wall] = min(t.fresh[wall], t.mines[wall])
        elif outcome == REBUILT:
            t.wall[wall] += 1
        if game.logging:
            rule = {MINE: "7.5", BLOW: "7.5", COUNTERMINE: "7.6", REBUILD: "7.7"}[verb]
            args: dict[str, str | int] = {
                "unit": "unit:" + box.units[unit],
                "side": side_name(box.side[unit]),
                "zone": "zone:" + box.zones[zone],
                "to": "zone:" + box.zones[to],
                "die": face,
            }
            word = {
                FAILS: "fails", LAID: "laid", BREACH: "breach", LOST: "lost", REMOVED: "removed", REBUILT: "rebuilt",
            }[outcome]  # fmt: skip
            game.note(rule, "log-sapper-" + word, args)
        return DONE
