"""23, 25.2, 25.3 Raids and forays of light cavalry."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure
from sabretache.games.gradisca.components import HEAVY, LIGHT
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.arrival import camp_alone, catch_lone
from sabretache.games.gradisca.rulebook.battle import fire_value, spare, strikes
from sabretache.games.gradisca.rulebook.losses import IN_COMBAT
from sabretache.games.gradisca.rulebook.movement import (
    HERE,
    ORIGIN,
    RAIDS,
    STOPPED,
    in_force,
    raiders,
    spend_points,
)
from sabretache.games.gradisca.rulebook.supply import shift
from sabretache.games.gradisca.table import DISORGANISED, UNSUPPLIED, GradiscaTable, side_name
from sabretache.games.gradisca.verbs import RETREAT, STAND

ZONE: Final = 2
COMMAND: Final = 3
BACK: Final = 4
HITS: Final = 5


def raid_modifier(t: GradiscaTable, side: int, zone: int) -> int:
    """23: one for each enemy unit and fort in the zone. 8.1: a leader is no unit; he is one by the Italian text."""
    i = (1 - side) * t.box.zone_count + zone
    return (t.pieces[i] if t.italian else t.troops[i]) + t.forts[i]


IN_VAIN: Final = 0
SUCCEEDS: Final = 1
REPULSED: Final = 2


def raid_outcome(t: GradiscaTable, side: int, zone: int, force: list[int], face: int) -> int:
    """23: what comes of one try at a raid: a plain 1 succeeds, a plain 6 fails badly, else the modified die counts."""
    if face == 6:
        return REPULSED
    if face == 1 or face + raid_modifier(t, side, zone) <= raiders(t, force):
        return SUCCEEDS
    return IN_VAIN


def raid_gain(t: GradiscaTable, side: int, zone: int) -> int:
    """23: the points of morale that a raid brings: two for the enemy's camp."""
    return 2 if t.camp[1 - side] == zone else 1


class Raiding(Procedure):
    """23 One try at a raid."""

    steps = ("raid",)
    fields = ("zone", "command", "unused")

    def raid(self, game: Game, f: Frame) -> int:
        return game.roll(1, "raid")

    def on_raid(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        box = t.box
        zone = f[ZONE]
        side = box.command_side[f[COMMAND]]
        force = in_force(t, f[COMMAND])
        who = [u for u in force if box.kind[u] <= HEAVY]
        march = game.stack[-2]
        args: dict[str, str | int] = {"zone": "zone:" + box.zones[zone], "die": face, "side": side_name(side)}
        outcome = raid_outcome(t, side, zone, force, face)
        if outcome == REPULSED:
            march[STOPPED] = 1
            for u in who:
                if box.has_back[u]:
                    t.flags[u] |= DISORGANISED
            if game.logging:
                game.note("23", "log-raid-repulsed", args)
            return DONE
        if outcome == SUCCEEDS:
            t.raided[zone] = 1
            t.tally[39] += 1
            for u in who:
                t.flags[u] &= ~UNSUPPLIED
            t.change_morale(side, raid_gain(t, side, zone))
            if game.logging:
                game.note("23", "log-raid", args)
        elif game.logging:
            game.note("23", "log-raid-in-vain", args)
        for u in who:
            if box.kind[u] == LIGHT:
                t.flags[u] |= DISORGANISED
                if game.logging:
                    game.note("25.3", "log-disorganised", {"unit": "unit:" + box.units[u]})
        return DONE


class Foray(Procedure):
    """25.2 Light cavalry alone strikes without being fired at and goes back to where it came from."""

    steps = ("fire", "losses", "leaders", "after", "leave")
    fields = ("zone", "command", "back", "hits")

    def fire(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        return game.roll(len(in_force(t, f[COMMAND])), "foray")

    def on_fire(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = t.box.command_side[f[COMMAND]]
        hits = 0
        for u, roll in zip(in_force(t, f[COMMAND]), game.faces, strict=True):
            if strikes(roll, fire_value(t, u, f[ZONE], True)):
                hits += 1
        if game.logging:
            dice = " ".join(str(n) for n in game.faces)
            game.note("25.2", "log-foray", {"zone": "zone:" + t.box.zones[f[ZONE]], "dice": dice, "hits": hits})
        f[HITS] = spare(game, t, 1 - side, f[ZONE], hits)
        return NEXT

    def losses(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[HITS] == 0:
            f[1] = 3
            return 1
        enemy = 1 - t.box.command_side[f[COMMAND]]
        return game.call(f, [names.LOSSES, 0, enemy, f[ZONE], f[HITS], IN_COMBAT, 0, 0], 2)

    def leaders(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        enemy = 1 - t.box.command_side[f[COMMAND]]
        return game.call(f, [names.LEADER_TEST, 0, enemy, f[ZONE], 0, 0], 3)

    def after(self, game: Game, f: Frame) -> int:
        """The cavalry goes back; if nobody is left it may stay, and need not stop there."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = t.box.command_side[f[COMMAND]]
        catch_lone(game, t, side, f[ZONE])
        back = RETREAT | f[BACK] << 8
        gone = t.fight[(1 - side) * t.box.zone_count + f[ZONE]] == 0
        return game.ask(t.seat_for(side), "foray", [back, STAND] if gone else [back])

    def why_after(self, game: Game, f: Frame, action: int) -> int:
        if action & 255 == RETREAT:
            return codes.NO_WAY_BACK
        return codes.MUST_STOP if action == STAND else codes.NOT_THIS_STEP

    def on_after(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == STAND:
            game.stack[-2][ORIGIN] = f[BACK]
            if t.box.fortress[f[ZONE]]:
                t.tally[36 if f[ZONE] == t.box.gradisca else 37] += 1
            game.stack.append([names.ARRIVAL, 0, f[ZONE], t.box.command_side[f[COMMAND]], 1])
            return DONE
        return NEXT

    def leave(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        march = game.stack[-2]
        force = in_force(t, f[COMMAND])
        spend_points(t, march, force, t.box.cost[f[BACK]])
        march[HERE] = f[BACK]
        march[RAIDS] = 0
        for u in force:
            shift(t, u, f[BACK])
        camp_alone(game, t, 1 - t.box.command_side[f[COMMAND]], f[ZONE])
        return DONE
