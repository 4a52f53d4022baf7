"""12 What cards do for their player: letters (24), a shot (26), an ambush (28), a new leader (32), a convoy (33)."""

from __future__ import annotations

from typing import Any, Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import AUSTRIA, LEADER, VENICE
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.cards import shot_targets, to_discard
from sabretache.games.gradisca.rulebook.effects import ops_of
from sabretache.games.gradisca.rulebook.losses import IN_AMBUSH, kill_leader
from sabretache.games.gradisca.rulebook.supply import shift
from sabretache.games.gradisca.table import (
    DISORGANISED,
    HAND,
    GradiscaTable,
    side_name,
)
from sabretache.games.gradisca.verbs import DISCARD_CARD, END, MEND, PASS, PICK, SUCCEED


class Letters(Procedure):
    """Card 24: having seen the hand, its player may have one card discarded that is neither mandatory nor an R."""

    steps = ("choose",)
    fields = ("side",)

    def code(self, t: GradiscaTable, side: int, card: int) -> int:
        """Whether that card of the other hand may be struck."""
        if t.place[card] != HAND + 1 - side:
            return codes.NOT_IN_HAND
        c = t.box.cards[card]
        return codes.DISCARD_PROTECTED if c.mandatory or c.reinforcement else codes.LEGAL

    def choose(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = f[2]
        actions = [PASS]
        actions.extend(DISCARD_CARD | c << 8 for c in t.hand(1 - side) if self.code(t, side, c) == 0)
        return game.ask(t.seat_for(side), "letters", actions)

    def why_choose(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action & 255 != DISCARD_CARD:
            return codes.NOT_THIS_STEP
        return self.code(t, f[2], action >> 8)

    def on_choose(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action != PASS:
            card = action >> 8
            to_discard(t, card)
            if game.logging:
                args: dict[str, str | int] = {"side": side_name(1 - f[2]), "card": "card:" + t.box.card_names[card]}
                game.note("12", "log-discards", args)
        return DONE


def shot_hits(op: dict[str, Any], face: int) -> bool:
    """Card 26: whether the shot at a leader hits."""
    on: int = op["hit_on"]
    return face <= on


class Shot(Procedure):
    """Card 26: a shot at an enemy leader near a river or near own troops."""

    steps = ("aim", "fire")
    fields = ("side", "target", "card")

    def aim(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        targets = shot_targets(t, f[2])
        if not targets:
            return DONE
        return game.ask(t.seat_for(f[2]), "shot", [PICK | u << 8 for u in targets])

    def why_aim(self, game: Game, f: Frame, action: int) -> int:
        return codes.SHOT_TARGET if action & 255 == PICK else codes.NOT_THIS_STEP

    def on_aim(self, game: Game, f: Frame, action: int) -> int:
        f[3] = action >> 8
        return NEXT

    def fire(self, game: Game, f: Frame) -> int:
        return game.roll(1, "shot")

    def on_fire(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        leader = f[3]
        enemy = 1 - f[2]
        op = ops_of(t, f[4])[0]
        name = t.box.units[leader]
        hit = shot_hits(op, face)
        if game.logging:
            fate = "log-leader-hit" if hit else "log-leader-unhurt"
            game.note("12", fate, {"leader": "unit:" + name, "die": face})
        if not hit:
            return DONE
        # the prize is for the two captains general themselves, not for those who succeed them
        if name in op["bonus_if"] and not t.flags[leader] & DISORGANISED:
            t.vp[f[2]] += op["bonus_vp"]
            t.change_morale(enemy, op.get("bonus_enemy_morale", 0))
        kill_leader(t, leader)
        game.stack.append([names.LEADER_TEST, 0, enemy, t.where[leader], 1, 0])
        return DONE


AMBUSH_DICE: Final = 3


def ambush_hits(face: int) -> bool:
    """Card 28: whether a die of an ambush hits."""
    return face <= 3


class Ambush(Procedure):
    """Card 28: three dice against a force on the march; forts and towns do not help it."""

    steps = ("strike", "leaders")
    fields = ("zone", "command", "hits")

    def strike(self, game: Game, f: Frame) -> int:
        return game.roll(AMBUSH_DICE, "ambush")

    def on_strike(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        hits = 0
        for roll in game.faces:
            if ambush_hits(roll):
                hits += 1
        f[4] = hits
        if game.logging:
            dice = " ".join(str(n) for n in game.faces)
            game.note("12", "log-ambush", {"zone": "zone:" + t.box.zones[f[2]], "dice": dice, "hits": hits})
        if hits == 0:
            return DONE
        side = t.box.command_side[f[3]]
        return game.call(f, [names.LOSSES, 0, side, f[2], hits, IN_AMBUSH, 0, 0], 1)

    def leaders(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        game.stack.append([names.LEADER_TEST, 0, t.box.command_side[f[3]], f[2], 0, 1])
        return DONE


class Convoy(Procedure):
    """Card 33: up to two units of Gradisca recover, one of its walls regains a level."""

    steps = ("help",)
    fields = ("zone", "left", "walls")

    def help(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[3] == 0:
            return DONE
        if f[4]:
            broken = [w for w in t.box.walls_inside[f[2]] if t.wall[w] < t.box.wall_level[w]]
            actions = [MEND | t.box.wall_outside[w] << 8 for w in broken]
        else:
            actions = [PICK | u << 8 for u in t.troops_in(AUSTRIA, f[2]) if t.flags[u] & DISORGANISED]
        if not actions:
            return DONE
        actions.append(END)
        return game.ask(t.seat_for(AUSTRIA), "convoy", actions)

    def why_help(self, game: Game, f: Frame, action: int) -> int:
        verb = action & 255
        if verb == MEND and f[4]:
            return codes.WALL_WHOLE
        return codes.NOT_DISORGANISED if verb == PICK and not f[4] else codes.NOT_THIS_STEP

    def on_help(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        if verb == END:
            return DONE
        f[3] -= 1
        if verb == MEND:
            zone = action >> 8
            t.wall[t.box.wall_at[f[2] * t.box.zone_count + zone]] += 1
            if game.logging:
                game.note("12", "log-mended", {"zone": "zone:" + t.box.zones[zone]})
        else:
            t.flags[action >> 8] &= ~DISORGANISED
            if game.logging:
                game.note("12", "log-recovers", {"unit": "unit:" + t.box.units[action >> 8]})
        return goto(f, 0)


class Successor(Procedure):
    """Card 32: Giovanni de' Medici joins the Giustiniani command if it has no leader in play."""

    steps = ("place",)
    fields = ("leader",)

    def zones(self, t: GradiscaTable, leader: int) -> list[int]:
        """Where units of his command stand."""
        box = t.box
        command = box.of[leader]
        found: list[int] = []
        for u in range(box.first[command], box.first[command + 1]):
            if box.kind[u] != LEADER and t.where[u] >= 0 and t.where[u] not in found:
                found.append(t.where[u])
        return found

    def place(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        zones = self.zones(t, f[2])
        if t.where[f[2]] >= 0 or not zones:
            return DONE
        return game.ask(t.seat_of(f[2]), "succeed", [SUCCEED | z << 8 for z in zones])

    def why_place(self, game: Game, f: Frame, action: int) -> int:
        return codes.NO_FRIENDS_THERE if action & 255 == SUCCEED else codes.NOT_THIS_STEP

    def on_place(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        leader = f[2]
        t.flags[leader] = DISORGANISED
        shift(t, leader, action >> 8)
        if game.logging:
            zone = "zone:" + t.box.zones[action >> 8]
            name = "unit:" + t.box.units[leader]
            game.note("12", "log-successor", {"leader": name, "zone": zone, "side": side_name(VENICE)})
        return DONE
