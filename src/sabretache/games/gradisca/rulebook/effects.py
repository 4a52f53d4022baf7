"""12 What cards do: each effect of the box's card file is one small procedure or one line here."""

from __future__ import annotations

from typing import Any, Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import AUSTRIA, SIDES
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.cards import spend
from sabretache.games.gradisca.rulebook.supply import camp_in_supply
from sabretache.games.gradisca.table import (
    RESERVE,
    UNSUPPLIED,
    WAITING,
    GradiscaTable,
    side_name,
)
from sabretache.games.gradisca.verbs import ENTER, NO, YES

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
            return game.call(f, [names.DESERTION, 0, f[CARD], f[AT] - 1, 0, -1, 0, 0], here)
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
        game.disclose()
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
        parent = game.stack[-2]
        by_card = parent[0] == names.CARD_PLAY
        for u in group.units:
            if t.where[u] == RESERVE or t.where[u] == WAITING:
                if by_card and t.strength[t.box.of[u]] == 0:
                    # 12: a command new to the map counts as played this turn, so nobody calls its units (17)
                    t.played[t.box.of[u]] = 1
                t.put(u, zone)
                t.came[u] = -1
        if game.logging:
            game.note("12", "log-enters", {"group": "group:" + group.name, "zone": "zone:" + t.box.zones[zone]})
        fight = t.fight[(1 - side) * t.box.zone_count + zone] > 0
        if by_card:
            parent[ZONE] = zone
            parent[FOUGHT] = int(fight)
        if fight:
            # whoever stood there already on the entering side shares the fight, and nobody did: no zone holds both
            game.stack.append([names.BATTLE, 0, zone, side, -1, 1, -1, 0, 0, 0, 0, 0, 0, 0])
        else:
            game.stack.append([names.ARRIVAL, 0, zone, side, 0])
        return DONE
