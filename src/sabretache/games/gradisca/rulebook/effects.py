"""12 What cards do: each effect of the box's card file is one small procedure or one line here."""

from __future__ import annotations

from typing import Any, Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import AUSTRIA, INFANTRY, LEADER, SIDES, VENICE
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.cards import shot_targets, spend, to_discard
from sabretache.games.gradisca.rulebook.losses import BY_CARD, IN_AMBUSH, kill_leader
from sabretache.games.gradisca.rulebook.supply import camp_in_supply, shift, supplied
from sabretache.games.gradisca.table import (
    DISORGANISED,
    HAND,
    RESERVE,
    UNSUPPLIED,
    WAITING,
    GradiscaTable,
    side_name,
)
from sabretache.games.gradisca.verbs import CLOSE, DISCARD_CARD, END, ENTER, MEND, NO, PASS, PICK, SUCCEED, YES

CARD: Final = 2
SIDE: Final = 3
ZONE: Final = 4
"""Where an ambush is laid, or where a group has entered."""
COMMAND: Final = 5
AT: Final = 6
FOUGHT: Final = 7


def ops_of(t: GradiscaTable, card: int) -> list[dict[str, Any]]:
    """The effects of a card at this level of the rules."""
    c = t.box.cards[card]
    return c.ops if t.advanced else c.basic_ops


def op_side(f: Frame, op: dict[str, Any]) -> int:
    """The side that an effect is about."""
    return f[SIDE] if op["side"] == "player" else SIDES.index(op["side"])


class CardPlay(Procedure):
    """12 A card is played: it leaves the hand, then its effects follow in order."""

    steps = ("show", "effects", "sea")
    fields = ("card", "side", "zone", "command", "at", "fought")
    EFFECTS: Final = 1
    SEA: Final = 2

    def show(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        spend(t, f[CARD])
        if game.logging:
            game.note("12", "log-plays", {"side": side_name(f[SIDE]), "card": "card:" + t.box.card_names[f[CARD]]})
        return NEXT

    def effects(self, game: Game, f: Frame) -> int:
        """One effect after the other; those that ask or roll are procedures of their own."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        ops = ops_of(t, f[CARD])
        if f[AT] >= len(ops) or t.ended:
            return DONE
        op = ops[f[AT]]
        f[AT] += 1
        name = op["op"]
        here = self.EFFECTS
        if name == "enter_group":
            return self.enter(game, t, f, t.box.group_names.index(op["group"]))
        if name == "move_sea_supply":
            return goto(f, self.SEA)
        if name == "attrition":
            return game.call(f, [names.ATTRITION, 0, f[CARD], f[AT] - 1, 0, 0], here)
        if name == "desertion":
            return game.call(f, [names.DESERTION, 0, f[CARD], f[AT] - 1, 0, -1], here)
        if name == "close_bridge":
            return game.call(f, [names.FLOOD, 0, f[SIDE]], here)
        if name == "opponent_discards":
            return game.call(f, [names.LETTERS, 0, f[SIDE]], here)
        if name == "shoot_leader":
            return game.call(f, [names.SHOT, 0, f[SIDE], -1, f[CARD]], here)
        if name == "ambush":
            return game.call(f, [names.AMBUSH, 0, f[ZONE], f[COMMAND], 0], here)
        if name == "recover" or name == "wall":
            left = op["count"]
            return game.call(f, [names.CONVOY, 0, t.box.gradisca, left, int(name == "wall")], here)
        if name == "place_replacement_leader":
            return game.call(f, [names.SUCCESSOR, 0, t.box.unit[op["leader"]]], here)
        self.at_once(game, t, f, op)
        return goto(f, here)

    def enter(self, game: Game, t: GradiscaTable, f: Frame, group: int) -> int:
        """26: a reinforcement card played up to its date puts its group on the timeline."""
        card = t.box.cards[f[CARD]]
        if t.advanced and card.reinforcement and t.turn <= card.after:
            t.arrival[group] = card.after
            for u in t.box.groups[group].units:
                t.put(u, WAITING)
            if game.logging:
                game.note("26", "log-group-waits", {"group": "group:" + t.box.group_names[group],
                                                    "turn": f"turn:{card.after}"})
            return goto(f, self.EFFECTS)
        return game.call(f, [names.ENTRY, 0, group, -1, 0], self.EFFECTS)

    def sea(self, game: Game, f: Frame) -> int:
        """Cards 1 and 2: the sea marker may follow the landing."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[ZONE] == t.sea or t.troops[f[ZONE]] == 0:
            return goto(f, self.EFFECTS)
        return game.ask(t.seat_for(f[SIDE]), "sea-follows", [NO, YES])

    def why_sea(self, game: Game, f: Frame, action: int) -> int:
        return codes.LEGAL if action in (NO, YES) else codes.NOT_THIS_STEP

    def on_sea(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == YES:
            t.sea = f[ZONE]
            if game.logging:
                game.note("21", "log-sea", {"zone": "zone:" + t.box.zones[t.sea]})
        return goto(f, self.EFFECTS)

    def at_once(self, game: Game, t: GradiscaTable, f: Frame, op: dict[str, Any]) -> None:
        """Effects without a choice or a roll."""
        name = op["op"]
        if name == "supply_morale":
            side = op_side(f, op)
            by = op["if_ok"] if camp_in_supply(t, side) else op["if_not"]
            self.morale(game, t, side, by)
        elif name == "morale":
            if op.get("if") != "no_combat" or not f[FOUGHT]:
                self.morale(game, t, op_side(f, op), op["delta"])
        elif name == "vp":
            t.vp[op_side(f, op)] += op["delta"]
            if game.logging:
                game.note("12", "log-points", {"side": side_name(op_side(f, op)), "points": op["delta"]})
        elif name == "remove_sea_supply":
            t.sea = -1
        elif name == "out_of_supply":
            t.blockade = 1
        elif name == "end_activation":
            t.cut_short = 1
        elif name == "limit_activation":
            t.confusion = 1
        elif name == "close_rivers":
            t.flood = 1
        elif name == "movement_cap":
            t.hard_winter = 1
        elif name == "siege_bonus":
            t.siege = 1
        elif name == "movement_bonus":
            t.march = 1
        elif name == "peek_hand":
            self.peek(game, t, f[SIDE])
        elif name == "end_marker":
            t.end = min(t.end + op["delta"], op.get("max_turn", t.box.last_turn))
            if game.logging:
                game.note("13", "log-end-marker", {"turn": f"turn:{min(max(t.end, 1), t.box.last_turn)}"})
            if t.turn > t.end:
                t.ended = 1
        elif name == "clear_out_of_supply":
            for u in t.units_in(AUSTRIA, t.box.zone[op["zone"]]):
                t.flags[u] &= ~UNSUPPLIED
        else:
            raise ValueError(f"card {f[CARD] + 1} has an effect {name!r} that nobody knows")

    def morale(self, game: Game, t: GradiscaTable, side: int, by: int) -> None:
        """22: a card raises or lowers morale."""
        t.change_morale(side, by)
        if game.logging:
            game.note("22", "log-morale", {"side": side_name(side), "by": by, "morale": t.morale[side]})

    def peek(self, game: Game, t: GradiscaTable, side: int) -> None:
        """Card 24: the player of the card knows the other hand from now on."""
        for card in t.hand(1 - side):
            t.known[card] |= 1 << side
            if game.logging:
                game.note_to(side, "12", "log-seen-card", {"card": "card:" + t.box.card_names[card]})


class Entry(Procedure):
    """12, 26 A group enters the map; among enemies it has to fight its way in."""

    steps = ("choose", "enter")
    fields = ("group", "zone", "fought")
    GROUP: Final = 2
    AT_ZONE: Final = 3

    def choose(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        group = t.box.groups[f[self.GROUP]]
        side = t.box.side[group.units[0]]
        return game.ask(t.seat_for(side), "enter", [ENTER | z << 8 for z in group.zones])

    def why_choose(self, game: Game, f: Frame, action: int) -> int:
        return codes.ENTRY_ZONE if action & 255 == ENTER else codes.NOT_THIS_STEP

    def on_choose(self, game: Game, f: Frame, action: int) -> int:
        f[self.AT_ZONE] = action >> 8
        return NEXT

    def enter(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        zone = f[self.AT_ZONE]
        group = t.box.groups[f[self.GROUP]]
        side = t.box.side[group.units[0]]
        for u in group.units:
            if t.where[u] == RESERVE or t.where[u] == WAITING:
                t.put(u, zone)
                t.came[u] = -1
        if game.logging:
            game.note("12", "log-enters", {"group": "group:" + group.name, "zone": "zone:" + t.box.zones[zone]})
        fight = t.fight[(1 - side) * t.box.zone_count + zone] > 0
        parent = game.stack[-2]
        if parent[0] == names.CARD_PLAY:
            parent[ZONE] = zone
            parent[FOUGHT] = int(fight)
        if fight:
            # whoever stood there already on the entering side shares the fight, and nobody did: no zone holds both
            game.stack.append([names.BATTLE, 0, zone, side, -1, 1, -1, 0, 0, 0, 0, 0, 0, 0])
        else:
            game.stack.append([names.ARRIVAL, 0, zone, side, 0])
        return DONE


class Attrition(Procedure):
    """Cards 15 and 16: sickness and hunger strike wherever three or more combat units of a side stand."""

    steps = ("zone", "struck")
    fields = ("card", "op", "at", "count")
    CARD: Final = 2
    OP: Final = 3
    AT: Final = 4

    def spared(self, t: GradiscaTable, op: dict[str, Any], side: int, zone: int) -> bool:
        """The zones that the card exempts."""
        exempt = op["exempt"]
        if "own_supply_source" in exempt and t.box.source[zone] == side:
            return True
        if "own_camp" in exempt and t.camp[side] == zone:
            return True
        return "sea_supply" in exempt and side == VENICE and t.sea == zone

    def zone(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        op = ops_of(t, f[self.CARD])[f[self.OP]]
        n = t.box.zone_count
        while f[self.AT] < 2 * n:
            side, zone = divmod(f[self.AT], n)
            if t.troops[f[self.AT]] >= op["min_units"] and not self.spared(t, op, side, zone):
                automatic = op.get("automatic_if_unsupplied", 0)
                if automatic and not supplied(t, side, zone):
                    return self.strike(game, t, f, automatic, 0)
                return game.roll(1, "attrition")
            f[self.AT] += 1
        return DONE

    def on_zone(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        op = ops_of(t, f[self.CARD])[f[self.OP]]
        return self.strike(game, t, f, op["roll"][str(face)], face)

    def strike(self, game: Game, t: GradiscaTable, f: Frame, count: int, die: int) -> int:
        """The owner picks the units that suffer."""
        side, zone = divmod(f[self.AT], t.box.zone_count)
        f[self.AT] += 1
        if game.logging:
            args: dict[str, str | int] = {"zone": "zone:" + t.box.zones[zone], "side": side_name(side)}
            game.note("12", "log-attrition", {**args, "die": die, "count": count})
        if count == 0:
            return goto(f, 0)
        return game.call(f, [names.LOSSES, 0, side, zone, count, BY_CARD, 0, 0], 0)

    def struck(self, game: Game, f: Frame) -> int:
        return goto(f, 0)


class Desertion(Procedure):
    """Card 17: the other player picks infantry in good order, outside fortresses, of armies with poor morale."""

    steps = ("pick",)
    fields = ("card", "op", "army", "left")
    CARD: Final = 2
    OP: Final = 3
    ARMY: Final = 4
    LEFT: Final = 5

    def able(self, t: GradiscaTable, army: int) -> list[int]:
        """Who may desert."""
        box = t.box
        return [
            u
            for u in box.side_range[army]
            if box.kind[u] == INFANTRY
            and t.where[u] >= 0
            and not t.flags[u] & DISORGANISED
            and box.has_back[u]
            and not box.fortress[t.where[u]]
        ]

    def pick(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        op = ops_of(t, f[self.CARD])[f[self.OP]]
        while f[self.ARMY] < 2:
            if f[self.LEFT] < 0:
                morale = t.morale[f[self.ARMY]]
                band = "red" if morale <= t.box.red_to else "yellow" if morale <= t.box.yellow_to else "green"
                f[self.LEFT] = op[band]
            who = self.able(t, f[self.ARMY])
            if f[self.LEFT] > 0 and who:
                return game.ask(t.seat_for(1 - f[self.ARMY]), "desertion", [PICK | u << 8 for u in who])
            f[self.ARMY] += 1
            f[self.LEFT] = -1
        return DONE

    def why_pick(self, game: Game, f: Frame, action: int) -> int:
        return codes.NOT_A_VICTIM if action & 255 == PICK else codes.NOT_THIS_STEP

    def on_pick(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        t.flags[action >> 8] |= DISORGANISED
        f[self.LEFT] -= 1
        if game.logging:
            game.note("12", "log-disorganised", {"unit": "unit:" + t.box.units[action >> 8]})
        return goto(f, 0)


class Flood(Procedure):
    """Card 21: the player names one bridge that cannot be crossed this turn."""

    steps = ("close",)
    fields = ("side",)

    def close(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        return game.ask(t.seat_for(f[2]), "flood", [CLOSE | b << 8 for b in range(len(t.box.bridges))])

    def why_close(self, game: Game, f: Frame, action: int) -> int:
        return codes.NO_SUCH_BRIDGE if action & 255 == CLOSE else codes.NOT_THIS_STEP

    def on_close(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        t.closed_bridge = action >> 8
        if game.logging:
            game.note("12", "log-bridge", {"bridge": "bridge:" + t.box.bridges[t.closed_bridge]})
        return DONE


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
        hit = face <= op["hit_on"]
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


class Ambush(Procedure):
    """Card 28: three dice against a force on the march; forts and towns do not help it."""

    steps = ("strike", "leaders")
    fields = ("zone", "command", "hits")

    def strike(self, game: Game, f: Frame) -> int:
        return game.roll(3, "ambush")

    def on_strike(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        hits = 0
        for roll in game.faces:
            if roll <= 3:
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
        return game.ask(t.seat_for(VENICE), "succeed", [SUCCEED | z << 8 for z in zones])

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
