"""4, 9, 13, 26 The sequence of play: the war, its turns, the cup, the end and who has won."""

from __future__ import annotations

from typing import Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import AUSTRIA, HEAVY, INFANTRY, SIDES, VENICE
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.cards import HAND_LIMIT, take_card, undrawn
from sabretache.games.gradisca.rulebook.losses import STACKING, STACKING_FOOT, STACKING_HORSE
from sabretache.games.gradisca.table import ACTIVATED, ASIDE, TOP, GradiscaTable, side_name
from sabretache.games.gradisca.verbs import ASSIGN, PASS, SEA

STACK_LIMIT: Final = 6


def group_arrives(t: GradiscaTable, group: int, turn: int, face: int) -> bool:
    """26: whether a group that waits on the timeline comes in a turn: the die is not above the turns that it waited."""
    return face <= turn - t.arrival[group]


class War(Procedure):
    """4 The whole game: cards are dealt, turns are played until the end marker is passed, points are counted."""

    steps = ("muster", "deal", "turn", "ended", "score")
    TURN_STEP: Final = 2
    ENDED: Final = 3

    def muster(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.teams:
            return game.call(f, [names.MUSTER, 0, 0], 1)
        return NEXT

    def deal(self, game: Game, f: Frame) -> int:
        """4: four cards each, Venice first; card 1 is already in her hand."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        dealt = t.box.scenario["hands"]["dealt"]
        for side in (VENICE, AUSTRIA):
            if len(t.hand(side)) < min(dealt[SIDES[side]], HAND_LIMIT):
                return game.draw(undrawn(t), "card", "deal")
        return NEXT

    def on_deal(self, game: Game, f: Frame, card: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        venice_full = len(t.hand(VENICE)) >= t.box.scenario["hands"]["dealt"]["venice"]
        side = AUSTRIA if venice_full else VENICE
        take_card(t, side, card)
        if game.logging:
            game.note_to(side, "4", "log-dealt-card", {"card": "card:" + t.box.card_names[card]})
        return goto(f, 1)

    def turn(self, game: Game, f: Frame) -> int:
        return game.call(f, [names.TURN, 0, 0, 0], self.ENDED)

    def ended(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        return NEXT if t.ended else goto(f, self.TURN_STEP)

    def score(self, game: Game, f: Frame) -> int:
        """13: points for the places held at the end."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        for zone, side, points in t.box.end_points:
            if t.troops[side * t.box.zone_count + zone] > 0:
                t.vp[side] += points
                if game.logging:
                    place = "zone:" + t.box.zones[zone]
                    game.note("13", "log-holds", {"side": side_name(side), "zone": place, "points": points})
        if game.logging:
            game.note("13", "log-end", {"venice": t.vp[VENICE], "austria": t.vp[AUSTRIA]})
        return DONE


class Muster(Procedure):
    """4.2 In team play the partners share out the commands before the game."""

    steps = ("share",)
    fields = ("command",)

    def share(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if f[2] >= len(t.box.commands):
            return DONE
        seat = t.box.command_side[f[2]] * 2
        return game.ask(seat, "share", [ASSIGN | f[2] << 8, ASSIGN | f[2] << 8 | 1 << 20])

    def why_share(self, game: Game, f: Frame, action: int) -> int:
        return codes.NOT_THIS_STEP

    def on_share(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        desk = t.desk[:]
        desk[f[2]] = t.box.command_side[f[2]] * 2 + (action >> 20)
        t.desk = desk
        f[2] += 1
        return goto(f, 0)


class Turn(Procedure):
    """4.1 One turn of two months; the advanced sequence is that of the end of the advanced rules."""

    steps = (
        "open", "arrivals", "arrived", "sea", "fill", "next_command", "activate", "stacking", "stacked", "close",
    )  # fmt: skip
    fields = ("at", "phase")
    AT: Final = 2
    PHASE: Final = 3
    ARRIVALS: Final = 1
    ARRIVED: Final = 2
    SEA_STEP: Final = 3
    NEXT_COMMAND: Final = 5
    ACTIVATE: Final = 6
    STACKING_STEP: Final = 7
    STACKED: Final = 8
    CLOSE: Final = 9

    def open(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        box = t.box
        turn = t.turn
        f[self.AT] = 0
        if game.logging:
            game.note("4.1", "log-turn", {"turn": f"turn:{turn}"})
        for u, flag in enumerate(t.flags):
            if flag & ACTIVATED:
                t.flags[u] = flag & ~ACTIVATED
        for c in range(len(t.played)):
            t.played[c] = 0
        if box.adds_1617[turn]:
            # 12: the cards of 1617 are shuffled and put on top of the pile
            for card, place in enumerate(t.place):
                if place == ASIDE and box.cards[card].year_1617:
                    t.place[card] = TOP
                    t.source[card] = 100
        if not t.advanced:
            return goto(f, 4)
        if box.new_year[turn]:
            for z in range(box.zone_count):
                t.raided[z] = 0
        for side in (VENICE, AUSTRIA):
            t.camp_moved[side] = 0
            if box.morale_falls[turn]:
                t.change_morale(side, -1)
            if t.camp[side] < 0 and 0 < t.camp_lost[side] < turn:
                t.change_morale(side, -1)
                if game.logging:
                    game.note("24", "log-camp-missing", {"side": side_name(side)})
        if game.logging and box.morale_falls[turn]:
            game.note("22", "log-morale-falls", {"venice": t.morale[VENICE], "austria": t.morale[AUSTRIA]})
        return NEXT

    def arrivals(self, game: Game, f: Frame) -> int:
        """26: a die for each group that waits on an earlier box of the timeline."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        while f[self.AT] < len(t.arrival):
            if 0 < t.arrival[f[self.AT]] < t.turn:
                return game.roll(1, "arrival")
            f[self.AT] += 1
        return goto(f, self.SEA_STEP)

    def on_arrivals(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        group = f[self.AT]
        f[self.AT] += 1
        name = "group:" + t.box.group_names[group]
        if not group_arrives(t, group, t.turn, face):
            if game.logging:
                game.note("26", "log-group-late", {"group": name, "die": face})
            return goto(f, self.ARRIVALS)
        t.arrival[group] = 0
        if game.logging:
            game.note("26", "log-group-arrives", {"group": name, "die": face})
        return game.call(f, [names.ENTRY, 0, group, -1, 0], self.ARRIVALS)

    def arrived(self, game: Game, f: Frame) -> int:
        return goto(f, self.ARRIVALS)

    def sea(self, game: Game, f: Frame) -> int:
        """21: Venice names the one coastal zone that she supplies by sea; the scenario has done so for turn 1."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.turn == 1:
            return NEXT
        actions = [PASS]
        actions.extend(SEA | z << 8 for z in t.box.coasts if z != t.sea)
        return game.ask(t.seat_for(VENICE), "sea", actions)

    def why_sea(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        return codes.NOT_COASTAL if action & 255 == SEA else codes.NOT_THIS_STEP

    def on_sea(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action != PASS:
            t.sea = action >> 8
            if game.logging:
                game.note("21", "log-sea", {"zone": "zone:" + t.box.zones[t.sea]})
        return NEXT

    def fill(self, game: Game, f: Frame) -> int:
        """4: the markers of all commands with combat units on the map go into the cup."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        for c, strength in enumerate(t.strength):
            t.cup[c] = int(strength > 0)
        return NEXT

    def next_command(self, game: Game, f: Frame) -> int:
        """4.1 a: a marker is drawn from the cup."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        if t.ended:
            return DONE
        pool = [c for c, inside in enumerate(t.cup) if inside]
        if not pool:
            f[self.AT] = 0
            f[self.PHASE] = 0
            return goto(f, self.STACKING_STEP)
        return game.draw(pool, "command", "command")

    def on_next_command(self, game: Game, f: Frame, command: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        t.cup[command] = 0
        return game.call(f, [names.ACTIVATION, 0, command, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], self.NEXT_COMMAND)

    def activate(self, game: Game, f: Frame) -> int:
        return goto(f, self.NEXT_COMMAND)

    def stacking(self, game: Game, f: Frame) -> int:
        """9: for each infantry and cavalry unit over six in a zone one in good order is disorganised."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        n = t.box.zone_count
        phases = (STACKING_FOOT, STACKING_HORSE) if t.italian else (STACKING,)
        while f[self.AT] < 2 * n:
            i = f[self.AT]
            if t.fight[i] <= STACK_LIMIT or f[self.PHASE] >= len(phases):
                f[self.AT] += 1
                f[self.PHASE] = 0
                continue
            manner = phases[f[self.PHASE]]
            f[self.PHASE] += 1
            side, zone = divmod(i, n)
            excess = self.counted(t, side, zone, manner) - STACK_LIMIT
            if excess > 0:
                if game.logging:
                    game.note("9", "log-crowded", {"zone": "zone:" + t.box.zones[zone], "count": excess})
                return game.call(f, [names.LOSSES, 0, side, zone, excess, manner, 0, 0], self.STACKING_STEP)
        return goto(f, self.CLOSE)

    def counted(self, t: GradiscaTable, side: int, zone: int, manner: int) -> int:
        """How many units count against the limit."""
        kind = t.box.kind
        low, high = ((INFANTRY, HEAVY), (INFANTRY, INFANTRY), (INFANTRY + 1, HEAVY))[manner - STACKING]
        count = 0
        for u in t.troops_in(side, zone):
            if low <= kind[u] <= high:
                count += 1
        return count

    def stacked(self, game: Game, f: Frame) -> int:
        return goto(f, self.STACKING_STEP)

    def close(self, game: Game, f: Frame) -> int:
        """4.1 d, e: the turn marker moves on; past the end marker the game is over."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        t.turn += 1
        t.flood = t.hard_winter = t.blockade = t.confusion = 0
        t.closed_bridge = -1
        if t.turn > t.end:
            t.ended = 1
        return DONE


