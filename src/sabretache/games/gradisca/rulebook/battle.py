"""7.1, 18, 19 Land combat: everybody fires at once, the beaten side leaves."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import GUN, LEADER, SAPPER
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.arrival import camp_alone, catch_lone
from sabretache.games.gradisca.rulebook.calls import calls_allowed
from sabretache.games.gradisca.rulebook.losses import IN_COMBAT
from sabretache.games.gradisca.rulebook.retreat import (
    BEATEN,
    BEATEN_ATTACKER,
    BEATEN_IN_FORTRESS,
    THROWN_INTO_THE_SEA,
)
from sabretache.games.gradisca.rulebook.supply import (
    leader_value,
    shift,
)
from sabretache.games.gradisca.table import ELIMINATED, GradiscaTable, side_name
from sabretache.games.gradisca.verbs import NO, YES

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


def strikes(face: int, value: int) -> bool:
    """7.1: whether a die hits, for anybody who fires: the face is not above the value."""
    return face <= value


def bursts(face: int) -> bool:
    """7.4: whether the gun for which a die was rolled bursts."""
    return face == 6


def several_rounds(t: GradiscaTable, side: int, zone: int) -> bool:
    """18: six combat units, of both sides together, make a battle of several rounds; by the Italian text six each."""
    if not t.advanced:
        return False
    n = t.box.zone_count
    attackers = t.troops[side * n + zone]
    defenders = t.troops[(1 - side) * n + zone]
    return attackers >= 6 and defenders >= 6 if t.italian else attackers + defenders >= 6


def attack_fails(lost_a: int, lost_d: int) -> bool:
    """7.3, 18.4: whether, both sides having something left, it is the attacker who goes back: as many hits will do."""
    return lost_a >= lost_d


def shelter(t: GradiscaTable, side: int, zone: int) -> int:
    """10, 11, 19.2: how many hits forts and a standing fortified town spare the defender."""
    spared = t.forts[side * t.box.zone_count + zone]
    if t.box.town[zone] and not t.ruined[zone]:
        spared += 1
    return spared


def spare(game: Game, t: GradiscaTable, side: int, zone: int, hits: int) -> int:
    """10, 11: the hits that are left when forts have taken theirs, and then the town."""
    by_forts = min(hits, t.forts[side * t.box.zone_count + zone])
    by_town = min(hits, shelter(t, side, zone)) - by_forts
    if game.logging:
        place = "zone:" + t.box.zones[zone]
        if by_forts:
            game.note("10", "log-spared", {"hits": by_forts, "zone": place})
        if by_town:
            game.note("11", "log-spared-town", {"zone": place})
    return hits - by_forts - by_town


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
        t = game.table
        assert isinstance(t, GradiscaTable)
        zone = f[ZONE]
        f[BIG] = int(several_rounds(t, f[SIDE], zone))
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
                if strikes(faces[i], fire_value(t, u, zone, attacking)):
                    hits[0 if attacking else 1] += 1
                if t.box.kind[u] == GUN and bursts(faces[i]):
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
        f[ROUND] += 1
        f[ROUND_D] = spare(game, t, 1 - side, zone, hits[0])
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
        return game.ask(t.seat_at(winner, f[ZONE]), "another-round", [NO, YES])

    def why_again(self, game: Game, f: Frame, action: int) -> int:
        return codes.LEGAL if action in (NO, YES) else codes.NOT_THIS_STEP

    def on_again(self, game: Game, f: Frame, action: int) -> int:
        return goto(f, self.FIRE if action == YES else self.RETREAT)

    def drawn(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        parts: list[tuple[int, Frame]] = []
        for side in (f[SIDE], 1 - f[SIDE]):
            seat = t.seat_at(side, f[ZONE])
            parts.append((seat, [names.ANOTHER_ROUND, 0, 0, seat]))
        return game.together(parts)

    def on_drawn(self, game: Game, f: Frame, answer: int) -> int:
        for branch in game.branches:
            if not branch.root[2]:
                return goto(f, self.RETREAT)
        return goto(f, self.FIRE)

    def retreat(self, game: Game, f: Frame) -> int:
        """7.3, 18.4: more hits taken in all means defeat."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = f[SIDE]
        zone = f[ZONE]
        if f[OVER] or attack_fails(f[LOST_A], f[LOST_D]):
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
