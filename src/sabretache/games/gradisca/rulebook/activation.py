"""5 Activation of a command: one of three ways, cards before or after the units, one zone at a time."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import AUSTRIA, VENICE
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.cards import (
    CONFUSION,
    card_code,
    card_frame,
    discard_code,
    draw_code,
    due,
    may_be_held,
    owed,
    take_card,
    to_discard,
    undrawn,
)
from sabretache.games.gradisca.rulebook.supply import check_supply, leader_value, supplied, within_radius
from sabretache.games.gradisca.table import ACTIVATED, HAND, UNSUPPLIED, GradiscaTable, side_name
from sabretache.games.gradisca.verbs import ACTIVATE, CAMP, DISCARD_CARD, DRAW, END, LEAD, ONE_ZONE, PASS, PLAY

COMMAND: Final = 2
WAY: Final = 3
CARDS_LEFT: Final = 4
ZONES_LEFT: Final = 5
STAGE: Final = 6
OWED: Final = 7
USED: Final = 8
"""How many zones were activated; they follow from here on."""

BEFORE: Final = 0
DURING: Final = 1
AFTER: Final = 2

CARDS: Final = {ONE_ZONE: 2, LEAD: 1}
"""5: how many cards may be played in each way."""


def more_zones_code(t: GradiscaTable, f: Frame) -> int:
    """5, 21, 22 and card 20: whether a further zone may be activated, and what forbids it. The leader's value counts
    as it was when the way was chosen; morale and confusion count as they are now."""
    box = t.box
    command = f[COMMAND]
    if f[ZONES_LEFT] == 0:
        leader = box.command_leader[command]
        if f[WAY] == LEAD and t.flags[leader] & UNSUPPLIED and t.attack_value(leader) > f[USED]:
            return codes.UNSUPPLIED_LEADER
        return codes.NO_ZONES_LEFT
    if f[USED]:
        side = box.command_side[command]
        if t.confusion and side == VENICE and not box.command_dutch[command]:
            return codes.CONFUSED_ZONES
        if t.advanced and t.morale[side] <= box.yellow_to:
            return codes.MORALE_ZONES
    return codes.LEGAL


def more_cards_code(t: GradiscaTable, f: Frame) -> int:
    """5, 22: whether a further card may be played, and what forbids it."""
    if f[CARDS_LEFT] == 0:
        return codes.NO_CARDS_LEFT
    if f[CARDS_LEFT] < CARDS[f[WAY]] and t.advanced and t.morale[t.box.command_side[f[COMMAND]]] <= t.box.red_to:
        return codes.MORALE_CARDS
    return codes.LEGAL


def has_leader(t: GradiscaTable, command: int) -> bool:
    """Whether the command has a leader on the map."""
    leader = t.box.command_leader[command]
    return leader >= 0 and t.where[leader] >= 0


def lead_code(t: GradiscaTable, command: int) -> int:
    """5: the third way needs a leader in play."""
    return codes.LEGAL if has_leader(t, command) else codes.NO_LEADER


def confusion_window(t: GradiscaTable) -> bool:
    """Card 20: whether Austria publicly might hold it while a Venetian command (not the Dutch) is active."""
    return (
        t.active >= 0
        and t.box.command_side[t.active] == VENICE
        and not t.box.command_dutch[t.active]
        and not t.cut_short
        and may_be_held(t, CONFUSION)
    )


def ready_in(t: GradiscaTable, command: int, zone: int) -> bool:
    """Whether a piece of the command stands in the zone and has not been activated."""
    box = t.box
    for u in range(box.first[command], box.first[command + 1]):
        if t.where[u] == zone and not t.flags[u] & ACTIVATED:
            return True
    return False


def return_code(t: GradiscaTable, side: int, zone: int) -> int:
    """24: a lost camp comes back in a later turn, at a source with friendly units."""
    if not t.advanced:
        return codes.ADVANCED_ONLY
    if t.camp[side] >= 0:
        return codes.CAMP_IN_PLAY
    if t.camp_lost[side] >= t.turn:
        return codes.CAMP_SAME_TURN
    if t.box.source[zone] != side:
        return codes.CAMP_NO_SOURCE
    if t.troops[side * t.box.zone_count + zone] == 0:
        return codes.CAMP_NO_UNITS
    return codes.LEGAL


class Activation(Procedure):
    """5 When a command's marker is drawn its player takes one of three ways."""

    steps = ("begin", "way", "confusion", "carry_out", "keep", "menu", "window", "finish")
    fields = ("command", "way", "cards_left", "zones_left", "stage", "owed", "used", "z1", "z2", "z3", "z4")
    WAY_STEP: Final = 1
    CONFUSION_STEP: Final = 2
    CARRY_OUT: Final = 3
    KEEP: Final = 4
    MENU: Final = 5
    WINDOW: Final = 6
    FINISH: Final = 7

    def begin(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        command = f[COMMAND]
        t.active = command
        t.cut_short = t.siege = t.march = 0
        if game.logging:
            side = t.box.command_side[command]
            game.note("4.1", "log-command", {"command": "command:" + t.box.commands[command], "side": side_name(side)})
        return NEXT

    def way(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        command = f[COMMAND]
        side = t.box.command_side[command]
        actions = [ONE_ZONE]
        if draw_code(t, side) == 0:
            actions.append(DRAW)
        if lead_code(t, command) == 0:
            actions.append(LEAD)
        return game.ask(t.seat_for(side), "way", actions, game.patient and len(t.hand(side)) > 0)

    def why_way(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == DRAW:
            return draw_code(t, t.box.command_side[f[COMMAND]])
        if action == LEAD:
            return lead_code(t, f[COMMAND])
        return codes.LEGAL if action == ONE_ZONE else codes.NOT_THIS_STEP

    def on_way(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        command = f[COMMAND]
        side = t.box.command_side[command]
        f[WAY] = action
        if action == LEAD:
            # 21: the leader's own supply counts when he is about to activate his command
            leader = t.box.command_leader[command]
            check_supply(t, leader, supplied(t, side, t.where[leader]))
        if action != DRAW:
            f[CARDS_LEFT] = CARDS[action]
            f[ZONES_LEFT] = 1 if action == ONE_ZONE else leader_value(t, t.box.command_leader[command])
            f[OWED] = 1 if owed(t, side) else 0
        if game.logging:
            word = {ONE_ZONE: "one-zone", DRAW: "draw", LEAD: "lead"}[action]
            game.note("5", "log-way-" + word, {"side": side_name(side)})
        return NEXT

    def confusion(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if not confusion_window(t):
            return NEXT
        actions = [PASS]
        if t.place[CONFUSION] == HAND + AUSTRIA:
            actions.append(PLAY | CONFUSION << 8)
        return game.offer(t.seat_for(AUSTRIA), "confusion", actions)

    def why_confusion(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        return response_code(t, AUSTRIA, action, CONFUSION)

    def on_confusion(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == PASS:
            return NEXT
        return game.call(f, card_frame(CONFUSION, AUSTRIA, 0, 0), self.FINISH)

    def carry_out(self, game: Game, f: Frame) -> int:
        """The second way draws its card here; the others open the menu."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.cut_short:
            return goto(f, self.FINISH)
        if f[WAY] != DRAW:
            return goto(f, self.MENU)
        return game.draw(undrawn(t), "card", "card")

    def on_carry_out(self, game: Game, f: Frame, card: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = t.box.command_side[f[COMMAND]]
        take_card(t, side, card)
        if game.logging:
            game.note("5", "log-draws", {"side": side_name(side)})
            game.note_to(side, "5", "log-drawn-card", {"card": "card:" + t.box.card_names[card]})
        return NEXT

    def keep(self, game: Game, f: Frame) -> int:
        """5: nobody holds more than four cards; a fifth is followed by a discard."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        side = t.box.command_side[f[COMMAND]]
        hand = t.hand(side)
        if len(hand) <= 4:
            return goto(f, self.FINISH)
        # `draw_code` leaves somebody to discard; only a hand that another player imagines can be all stuck
        free = [c for c in hand if discard_code(t, side, c) == 0]
        return game.ask(t.seat_for(side), "discard", [DISCARD_CARD | c << 8 for c in free or hand], True)

    def why_keep(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action & 255 != DISCARD_CARD:
            return codes.NOT_THIS_STEP
        return discard_code(t, t.box.command_side[f[COMMAND]], action >> 8)

    def on_keep(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        card = action >> 8
        to_discard(t, card)
        if game.logging:
            side = t.box.command_side[f[COMMAND]]
            game.note("5", "log-discards", {"side": side_name(side), "card": "card:" + t.box.card_names[card]})
        return goto(f, self.FINISH)

    # ---------------------------------------------------------------- the menu

    def radius(self, t: GradiscaTable, f: Frame) -> list[int] | None:
        """16: where the leader may activate zones now; None for anywhere."""
        if f[WAY] != LEAD or not t.advanced:
            return None
        leader = t.box.command_leader[f[COMMAND]]
        return within_radius(t, t.box.side[leader], t.where[leader]) if t.where[leader] >= 0 else []

    def zone_code(self, t: GradiscaTable, f: Frame, zone: int, radius: list[int] | None) -> int:
        """5, 16: whether a zone may be activated now."""
        if f[OWED]:
            return codes.OWED_CARD_FIRST
        if f[STAGE] == AFTER:
            return codes.CARD_AFTER_ZONES
        code = more_zones_code(t, f)
        if code:
            return code
        if zone in f[USED + 1 : USED + 1 + f[USED]]:
            return codes.ZONE_USED
        if not ready_in(t, f[COMMAND], zone):
            return codes.NO_UNITS_TO_ACTIVATE
        if radius is None or zone in radius:
            return codes.LEGAL
        return codes.OUT_OF_RADIUS if radius else codes.LEADER_FALLEN

    def play_code(self, t: GradiscaTable, f: Frame, card: int) -> int:
        """12: whether a card may be played now."""
        side = t.box.command_side[f[COMMAND]]
        if t.place[card] != HAND + side:
            return codes.NOT_IN_HAND
        code = more_cards_code(t, f)
        if code:
            return code
        return self.moment_code(t, f, side, card)

    def moment_code(self, t: GradiscaTable, f: Frame, side: int, card: int) -> int:
        """12: whether this is the moment for a card of the hand, if one more may be played at all."""
        if f[OWED] and not due(t, card):
            return codes.OWED_CARD_FIRST
        if t.box.cards[card].before_only and f[STAGE] != BEFORE:
            return codes.CARD_BEFORE_ONLY
        return card_code(t, side, card)

    def menu(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.cut_short or t.ended:
            return goto(f, self.FINISH)
        box = t.box
        command = f[COMMAND]
        side = box.command_side[command]
        actions: list[int] = []
        if more_cards_code(t, f) == 0:
            for card in t.hand(side):
                if self.moment_code(t, f, side, card) == 0:
                    actions.append(PLAY | card << 8)
        if more_zones_code(t, f) == 0 and not f[OWED] and f[STAGE] != AFTER:
            radius = self.radius(t, f)
            zones: list[int] = []
            for u in range(box.first[command], box.first[command + 1]):
                z = t.where[u]
                if z >= 0 and z not in zones:
                    zones.append(z)
            for z in zones:
                if self.zone_code(t, f, z, radius) == 0:
                    actions.append(ACTIVATE | z << 8)
        if t.advanced and t.camp[side] < 0 and not f[OWED]:
            for z in box.sources[side]:
                if return_code(t, side, z) == 0:
                    actions.append(CAMP | z << 8)
        if not f[OWED] or not actions:
            actions.append(END)
        # who may still play a card is asked even if he holds none that he could play
        private = game.patient and more_cards_code(t, f) == 0 and len(t.hand(side)) > 0
        return game.ask(t.seat_for(side), "menu", actions, private)

    def why_menu(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        if verb == PLAY:
            return self.play_code(t, f, action >> 8)
        if verb == ACTIVATE:
            return self.zone_code(t, f, action >> 8, self.radius(t, f))
        if verb == CAMP:
            if f[OWED]:
                return codes.OWED_CARD_FIRST
            return return_code(t, t.box.command_side[f[COMMAND]], action >> 8)
        if verb == END:
            return codes.OWED_CARD_FIRST if f[OWED] else codes.LEGAL
        return codes.NOT_THIS_STEP

    def on_menu(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        side = t.box.command_side[f[COMMAND]]
        if verb == END:
            return goto(f, self.FINISH)
        if verb == PLAY:
            f[CARDS_LEFT] -= 1
            f[OWED] = 0
            if f[STAGE] == DURING:
                f[STAGE] = AFTER
            return game.call(f, card_frame(action >> 8, side, 0, 0), self.WINDOW)
        zone = action >> 8
        if verb == CAMP:
            t.camp[side] = zone
            if game.logging:
                game.note("24", "log-camp-returns", {"side": side_name(side), "zone": "zone:" + t.box.zones[zone]})
            return goto(f, self.WINDOW)
        f[STAGE] = DURING
        f[ZONES_LEFT] -= 1
        f[USED] += 1
        f[USED + f[USED]] = zone
        if game.logging:
            game.note("5", "log-zone", {"zone": "zone:" + t.box.zones[zone]})
        return game.call(f, [names.ORDERS, 0, zone, f[COMMAND], 0, 0], self.MENU)

    def window(self, game: Game, f: Frame) -> int:
        """Card 20 may come after every completed action."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.ended or not confusion_window(t):
            return goto(f, self.MENU)
        return self.confusion(game, f)

    def why_window(self, game: Game, f: Frame, action: int) -> int:
        return self.why_confusion(game, f, action)

    def on_window(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action == PASS:
            return goto(f, self.MENU)
        return game.call(f, card_frame(CONFUSION, AUSTRIA, 0, 0), self.FINISH)

    def finish(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        t.played[f[COMMAND]] = 1
        t.active = -1
        t.siege = t.march = t.cut_short = 0
        if max(t.fresh) > 0:
            t.fresh = [0] * len(t.fresh)
        game.end_standing("activation")
        return DONE


def response_code(t: GradiscaTable, side: int, action: int, card: int) -> int:
    """5.1: only cards 20 and 28 answer the other side, each in its own window."""
    if action == PASS:
        return codes.LEGAL
    if action & 255 != PLAY:
        return codes.NOT_THIS_STEP
    if action >> 8 != card:
        return codes.NOT_A_RESPONSE
    return codes.LEGAL if t.place[card] == HAND + side else codes.NOT_IN_HAND
