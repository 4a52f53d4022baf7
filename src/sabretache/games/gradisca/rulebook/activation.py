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
    may_be_held,
    owed,
    take_card,
    to_discard,
    undrawn,
)
from sabretache.games.gradisca.rulebook.supply import leader_value, supplied, within_radius
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

MAX_ZONES: Final = 4


def zones_allowed(t: GradiscaTable, command: int, way: int) -> int:
    """5, 22 and card 20: how many zones a command may activate in this way."""
    box = t.box
    if way == ONE_ZONE:
        return 1
    side = box.command_side[command]
    if t.advanced and t.morale[side] <= box.yellow_to:
        return 1
    if t.confusion and side == VENICE and not box.command_dutch[command]:
        return 1
    return leader_value(t, box.command_leader[command])


def cards_allowed(t: GradiscaTable, command: int, way: int) -> int:
    """5, 22: how many cards may be played in this way."""
    if way == LEAD:
        return 1
    if t.advanced and t.morale[t.box.command_side[command]] <= t.box.red_to:
        return 1
    return 2


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
        if t.advanced and has_leader(t, command):
            # 21: the leader's own supply counts when he is about to activate his command
            leader = t.box.command_leader[command]
            if supplied(t, t.box.command_side[command], t.where[leader]):
                t.flags[leader] &= ~UNSUPPLIED
            else:
                t.flags[leader] |= UNSUPPLIED
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
        return game.ask(t.seat_for(side), "way", actions)

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
        if action != DRAW:
            f[CARDS_LEFT] = cards_allowed(t, command, action)
            f[ZONES_LEFT] = zones_allowed(t, command, action)
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
        return game.ask(t.seat_for(side), "discard", [DISCARD_CARD | c << 8 for c in free or hand])

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

    def zone_code(self, t: GradiscaTable, f: Frame, zone: int) -> int:
        """5, 16: whether a zone may be activated now."""
        command = f[COMMAND]
        if f[OWED]:
            return codes.OWED_CARD_FIRST
        if f[STAGE] == AFTER:
            return codes.CARD_AFTER_ZONES
        if f[ZONES_LEFT] == 0:
            return codes.NO_ZONES_LEFT
        if zone in f[USED + 1 : USED + 1 + f[USED]]:
            return codes.ZONE_USED
        if not ready_in(t, command, zone):
            return codes.NO_UNITS_TO_ACTIVATE
        if f[WAY] == LEAD and t.advanced:
            leader = t.box.command_leader[command]
            if t.where[leader] >= 0 and zone not in within_radius(t, t.box.side[leader], t.where[leader]):
                return codes.OUT_OF_RADIUS
        return codes.LEGAL

    def play_code(self, t: GradiscaTable, f: Frame, card: int) -> int:
        """12: whether a card may be played now."""
        side = t.box.command_side[f[COMMAND]]
        if t.place[card] != HAND + side:
            return codes.NOT_IN_HAND
        if f[CARDS_LEFT] == 0:
            return codes.NO_CARDS_LEFT
        if f[OWED] and not (t.box.cards[card].mandatory and t.turn > t.box.cards[card].after):
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
        if f[CARDS_LEFT]:
            held = HAND + side
            for card, place in enumerate(t.place):
                if place == held and self.play_code(t, f, card) == 0:
                    actions.append(PLAY | card << 8)
        if f[ZONES_LEFT] and not f[OWED] and f[STAGE] != AFTER:
            zones: list[int] = []
            for u in range(box.first[command], box.first[command + 1]):
                z = t.where[u]
                if z >= 0 and z not in zones:
                    zones.append(z)
            for z in zones:
                if self.zone_code(t, f, z) == 0:
                    actions.append(ACTIVATE | z << 8)
        if t.advanced and t.camp[side] < 0 and not f[OWED]:
            for z in box.sources[side]:
                if return_code(t, side, z) == 0:
                    actions.append(CAMP | z << 8)
        if not f[OWED] or not actions:
            actions.append(END)
        return game.ask(t.seat_for(side), "menu", actions)

    def why_menu(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        verb = action & 255
        if verb == PLAY:
            return self.play_code(t, f, action >> 8)
        if verb == ACTIVATE:
            return self.zone_code(t, f, action >> 8)
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
            t.camp_moved[side] = 1
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
        for wall in range(len(t.fresh)):
            t.fresh[wall] = 0
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
