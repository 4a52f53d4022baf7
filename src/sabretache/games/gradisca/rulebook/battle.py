"""7.1, 17, 18, 19 Land combat: leaders call troops, everybody fires at once, the beaten side leaves."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import GUN, IMPASSABLE, LEADER, RIVER, SAPPER, VENICE
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.arrival import camp_alone, catch_lone
from sabretache.games.gradisca.rulebook.losses import IN_COMBAT
from sabretache.games.gradisca.rulebook.movement import points_of
from sabretache.games.gradisca.rulebook.retreat import (
    BEATEN,
    BEATEN_ATTACKER,
    BEATEN_IN_FORTRESS,
    THROWN_INTO_THE_SEA,
)
from sabretache.games.gradisca.rulebook.supply import (
    check_supply,
    crossing,
    leader_value,
    shift,
    supplied,
    within_radius,
)
from sabretache.games.gradisca.table import ACTIVATED, ELIMINATED, IN_FORCE, GradiscaTable, side_name
from sabretache.games.gradisca.verbs import CALL, END, NO, YES

ZONE: Final = 2
SIDE: Final = 3
"""The attacker."""
WALL: Final = 4
"""The breach through which the attack goes; -1 in the open."""
LANDING: Final = 5
CALLER: Final = 6
ROUND: Final = 7
BIG: Final = 8
"""18: whether the battle may go on for several rounds."""
LOST_A: Final = 9
LOST_D: Final = 10
ROUND_A: Final = 11
ROUND_D: Final = 12
OVER: Final = 13


def shelter(t: GradiscaTable, side: int, zone: int) -> int:
    """10, 11, 19.2: how many hits forts and a standing fortified town spare the defender."""
    spared = t.forts[side * t.box.zone_count + zone]
    if t.box.town[zone] and not t.ruined[zone]:
        spared += 1
    return spared


def gun_value(t: GradiscaTable, unit: int, zone: int) -> int:
    """7.4: artillery fires at its printed value beside a sapper, otherwise at 1."""
    return t.attack_value(unit) if t.has_sapper(t.box.side[unit], zone) else 1


def shooters(t: GradiscaTable, side: int, zone: int, breach: bool) -> list[int]:
    """7.1, 7.4: who fires in a land combat: not sappers, and no artillery in a battle through a breach."""
    kind = t.box.kind
    return [u for u in t.units_in(side, zone) if kind[u] != SAPPER and not (breach and kind[u] == GUN)]


def fire_value(t: GradiscaTable, unit: int, zone: int, attacking: bool) -> int:
    """7.1, 8.2, 19.1, 21: what a unit or leader hits with in a land combat."""
    box = t.box
    kind = box.kind[unit]
    if kind == LEADER:
        value = leader_value(t, unit)
    elif kind == GUN and not t.italian:
        value = gun_value(t, unit, zone)
    else:
        value = t.attack_value(unit) if attacking else t.defence_value(unit)
    if attacking and t.advanced and value >= 3 and box.difficult[zone] and not (kind == LEADER and t.italian):
        value -= 1
    return value


def calls_allowed(t: GradiscaTable, leader: int) -> int:
    """17, 22, card 20: how many units a leader may call to a battle."""
    side = t.box.side[leader]
    if not t.advanced:
        return 0
    if t.confusion and side == VENICE and not t.box.command_dutch[t.box.of[leader]]:
        return 0
    if not t.italian and t.morale[side] <= t.box.yellow_to:
        return 0
    return leader_value(t, leader)


def call_code(t: GradiscaTable, f: Frame, unit: int, via: int) -> int:
    """17: whether a unit may be called to the battle, coming in from a zone next to it."""
    box = t.box
    n = box.zone_count
    battle = f[ZONE]
    side = f[SIDE]
    if box.side[unit] != side:
        return codes.ENEMY_UNIT
    at = t.where[unit]
    if at < 0 or at == battle:
        return codes.NOT_HERE
    if t.flags[unit] & (ACTIVATED | IN_FORCE) or t.played[box.of[unit]]:
        return codes.ALREADY_ACTIVATED
    if at not in within_radius(t, side, battle):
        return codes.CALL_OUT_OF_RADIUS
    # 21: supply is checked when a unit is activated, and a called unit is activated now
    points = points_of(t, unit, not supplied(t, side, at))
    last = crossing(t, via, battle)
    if last == 0 or last == IMPASSABLE or t.pieces[(1 - side) * n + via] > 0:
        return codes.CALL_NO_PATH
    if box.fortress[battle] and (t.wall[box.wall_at[via * n + battle]] > 0 or box.kind[unit] == GUN):
        return codes.WALLS_CLOSED if box.kind[unit] != GUN else codes.GUN_IN_BREACH
    if at == via:
        if last == RIVER:
            if t.flood:
                return codes.RIVER_IN_FLOOD
            return codes.RIVER_GUNS if box.kind[unit] == GUN else codes.LEGAL
        return codes.LEGAL if points >= box.cost[battle] else codes.TOO_FAR
    middle = crossing(t, at, via)
    if middle == 0 or middle == IMPASSABLE or middle == RIVER or last == RIVER:
        return codes.CALL_NO_PATH
    return codes.LEGAL if points >= box.cost[via] + box.cost[battle] else codes.TOO_FAR


class CallUp(Procedure):
    """17 A leader who enters among the enemy may call units to him before the fight."""

    steps = ("call",)
    fields = ("zone", "side", "left", "caller")
    LEFT: Final = 4

    def call(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[4] == 0:
            return DONE
        box = t.box
        battle = f[ZONE]
        side = f[SIDE]
        zones = within_radius(t, side, battle)
        doors = box.near[battle]
        actions: list[int] = []
        for u in box.side_range[side]:
            if t.where[u] in zones and not t.flags[u] & (ACTIVATED | IN_FORCE) and not t.played[box.of[u]]:
                for via in doors:
                    if call_code(t, f, u, via) == 0:
                        actions.append(CALL | u << 8 | via << 20)
        actions.append(END)
        return game.ask(t.seat_for(side), "call", actions)

    def why_call(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == END:
            return codes.LEGAL
        if action & 255 != CALL:
            return codes.NOT_THIS_STEP
        return call_code(t, f, action >> 8 & 4095, action >> 20)

    def on_call(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == END:
            return DONE
        unit = action >> 8 & 4095
        via = action >> 20
        check_supply(t, unit, supplied(t, f[SIDE], t.where[unit]))
        t.flags[unit] |= ACTIVATED
        t.came[unit] = via
        shift(t, unit, f[ZONE])
        f[4] -= 1
        if game.logging:
            game.note("17", "log-called", {"unit": "unit:" + t.box.units[unit], "zone": "zone:" + t.box.zones[f[ZONE]]})
        return goto(f, 0)


class AnotherRound(Procedure):
    """18.2 One side's secret answer to a drawn round; field `answer` is 1 for another one."""

    steps = ("answer",)
    fields = ("answer", "seat")

    def answer(self, game: Game, f: Frame) -> int:
        return game.ask(f[3], "another-round", [NO, YES])

    def why_answer(self, game: Game, f: Frame, action: int) -> int:
        return codes.LEGAL if action in (NO, YES) else codes.NOT_THIS_STEP

    def on_answer(self, game: Game, f: Frame, action: int) -> int:
        f[2] = int(action == YES)
        return DONE


class Battle(Procedure):
    """7.1, 18 Land combat."""

    steps = (
        "call_up", "open", "fire", "defender_losses", "attacker_losses", "defender_leaders", "attacker_leaders",
        "verdict", "again", "drawn", "retreat", "stood", "aftermath",
    )  # fmt: skip
    fields = (
        "zone", "side", "wall", "landing", "caller", "round", "big", "lost_a", "lost_d", "round_a", "round_d", "over",
    )  # fmt: skip
    OPEN: Final = 1
    FIRE: Final = 2
    DEFENDER_LOSSES: Final = 3
    ATTACKER_LOSSES: Final = 4
    DEFENDER_LEADERS: Final = 5
    ATTACKER_LEADERS: Final = 6
    VERDICT: Final = 7
    AGAIN_STEP: Final = 8
    DRAWN: Final = 9
    RETREAT: Final = 10
    STOOD: Final = 11
    AFTERMATH: Final = 12

    def call_up(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[CALLER] >= 0:
            calls = calls_allowed(t, f[CALLER])
            if calls > 0:
                return game.call(f, [names.CALL_UP, 0, f[ZONE], f[SIDE], calls, f[CALLER]], self.OPEN)
        return NEXT

    def open(self, game: Game, f: Frame) -> int:
        """18: six combat units, of both sides together, make a battle of several rounds."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        n = t.box.zone_count
        zone = f[ZONE]
        attackers = t.troops[f[SIDE] * n + zone]
        defenders = t.troops[(1 - f[SIDE]) * n + zone]
        if t.advanced:
            f[BIG] = int(attackers >= 6 and defenders >= 6) if t.italian else int(attackers + defenders >= 6)
        t.tally[38] += 1
        if game.logging:
            args: dict[str, str | int] = {"zone": "zone:" + t.box.zones[zone], "side": side_name(f[SIDE])}
            game.note("7.1", "log-battle", args)
        return NEXT

    def fire(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        zone = f[ZONE]
        breach = f[WALL] >= 0
        count = len(shooters(t, f[SIDE], zone, breach)) + len(shooters(t, 1 - f[SIDE], zone, breach))
        if count == 0:
            f[ROUND_A] = f[ROUND_D] = 0
            return goto(f, self.VERDICT)
        return game.roll(count, "battle")

    def on_fire(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        zone = f[ZONE]
        side = f[SIDE]
        breach = f[WALL] >= 0
        faces = game.faces
        burst: list[int] = []
        i = 0
        hits = [0, 0]
        for attacking in (True, False):
            shooter_side = side if attacking else 1 - side
            start = i
            for u in shooters(t, shooter_side, zone, breach):
                if faces[i] <= fire_value(t, u, zone, attacking):
                    hits[0 if attacking else 1] += 1
                if faces[i] == 6 and t.box.kind[u] == GUN:
                    burst.append(u)
                i += 1
            if game.logging:
                game.note(
                    "7.1",
                    "log-fire",
                    {
                        "side": side_name(shooter_side),
                        "dice": " ".join(str(n) for n in faces[start:i]),
                        "hits": hits[0 if attacking else 1],
                    },
                )
        for u in burst:
            shift(t, u, ELIMINATED)
            if game.logging:
                game.note("7.4", "log-burst", {"unit": "unit:" + t.box.units[u]})
        spared = min(hits[0], shelter(t, 1 - side, zone))
        if game.logging and spared:
            game.note("10", "log-spared", {"hits": spared, "zone": "zone:" + t.box.zones[zone]})
        f[ROUND] += 1
        f[ROUND_D] = hits[0] - spared
        f[ROUND_A] = hits[1]
        f[LOST_D] += f[ROUND_D]
        f[LOST_A] += f[ROUND_A]
        return NEXT

    def defender_losses(self, game: Game, f: Frame) -> int:
        if f[ROUND_D] == 0:
            return NEXT
        child: Frame = [names.LOSSES, 0, 1 - f[SIDE], f[ZONE], f[ROUND_D], IN_COMBAT, 0, 0]
        return game.call(f, child, self.ATTACKER_LOSSES)

    def attacker_losses(self, game: Game, f: Frame) -> int:
        if f[ROUND_A] == 0:
            return NEXT
        child: Frame = [names.LOSSES, 0, f[SIDE], f[ZONE], f[ROUND_A], IN_COMBAT, 0, 0]
        return game.call(f, child, self.DEFENDER_LEADERS)

    def defender_leaders(self, game: Game, f: Frame) -> int:
        if f[ROUND_D] == 0:
            return NEXT
        return game.call(f, [names.LEADER_TEST, 0, 1 - f[SIDE], f[ZONE], 0, 0], self.ATTACKER_LEADERS)

    def attacker_leaders(self, game: Game, f: Frame) -> int:
        if f[ROUND_A] == 0:
            return NEXT
        return game.call(f, [names.LEADER_TEST, 0, f[SIDE], f[ZONE], 0, 0], self.VERDICT)

    def verdict(self, game: Game, f: Frame) -> int:
        """7.1, 18: who is left, who has won, and whether there may be another round."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        n = t.box.zone_count
        zone = f[ZONE]
        side = f[SIDE]
        catch_lone(game, t, side, zone)
        catch_lone(game, t, 1 - side, zone)
        attackers = t.fight[side * n + zone]
        defenders = t.fight[(1 - side) * n + zone]
        if defenders == 0 and attackers > 0:
            return goto(f, self.AFTERMATH)
        if attackers == 0:
            camp_alone(game, t, 1 - side, zone)
            f[OVER] = 1
            return goto(f, self.RETREAT)
        if not f[BIG]:
            return goto(f, self.RETREAT)
        return NEXT

    def again(self, game: Game, f: Frame) -> int:
        """18.2, 18.3: the winner of a round decides on another; after a drawn one both must want it."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[ROUND_A] == f[ROUND_D]:
            return NEXT
        winner = f[SIDE] if f[ROUND_D] > f[ROUND_A] else 1 - f[SIDE]
        return game.ask(t.seat_for(winner), "another-round", [NO, YES])

    def why_again(self, game: Game, f: Frame, action: int) -> int:
        return codes.LEGAL if action in (NO, YES) else codes.NOT_THIS_STEP

    def on_again(self, game: Game, f: Frame, action: int) -> int:
        return goto(f, self.FIRE if action == YES else self.RETREAT)

    def drawn(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        parts: list[tuple[int, Frame]] = []
        for side in (f[SIDE], 1 - f[SIDE]):
            seat = t.seat_for(side)
            parts.append((seat, [names.ANOTHER_ROUND, 0, 0, seat]))
        return game.together(parts)

    def on_drawn(self, game: Game, f: Frame, answer: int) -> int:
        for branch in game.branches:
            if not branch.root[2]:
                return goto(f, self.RETREAT)
        return goto(f, self.FIRE)

    def retreat(self, game: Game, f: Frame) -> int:
        """7.3, 18.4: more hits taken in all means defeat; as many, that the attacker goes back."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = f[SIDE]
        zone = f[ZONE]
        if f[OVER] or f[LOST_A] >= f[LOST_D]:
            if t.pieces[side * t.box.zone_count + zone] == 0:
                return DONE
            return game.call(f, self.driven_back(f), self.AFTERMATH)
        reason = BEATEN_IN_FORTRESS if t.box.fortress[zone] else BEATEN
        return game.call(f, [names.WITHDRAWAL, 0, zone, 1 - side, reason, 0], self.STOOD)

    def driven_back(self, f: Frame) -> Frame:
        """The attacker goes back where it came from, or into the sea."""
        reason = THROWN_INTO_THE_SEA if f[LANDING] else BEATEN_ATTACKER
        return [names.WITHDRAWAL, 0, f[ZONE], f[SIDE], reason, 0]

    def stood(self, game: Game, f: Frame) -> int:
        """7.3: a garrison that would not leave takes one more loss; then the attacker goes back."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        n = t.box.zone_count
        if t.troops[(1 - f[SIDE]) * n + f[ZONE]] == 0:
            return goto(f, self.AFTERMATH)
        if not f[OVER]:
            f[OVER] = 1
            if game.logging:
                game.note("7.3", "log-stands", {"zone": "zone:" + t.box.zones[f[ZONE]]})
            return game.call(f, [names.LOSSES, 0, 1 - f[SIDE], f[ZONE], 1, IN_COMBAT, 0, 0], self.STOOD)
        catch_lone(game, t, f[SIDE], f[ZONE])
        if t.fight[(1 - f[SIDE]) * n + f[ZONE]] == 0:
            return goto(f, self.AFTERMATH)
        return game.call(f, self.driven_back(f), self.AFTERMATH)

    def aftermath(self, game: Game, f: Frame) -> int:
        """10, 11, 13, 24: the attacker left in the zone takes what is there."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        n = t.box.zone_count
        zone = f[ZONE]
        side = f[SIDE]
        if t.fight[side * n + zone] > 0 and t.fight[(1 - side) * n + zone] == 0:
            if t.box.fortress[zone]:
                t.tally[36 if zone == t.box.gradisca else 37] += 1
            game.stack.append([names.ARRIVAL, 0, zone, side, 1])
        return DONE
