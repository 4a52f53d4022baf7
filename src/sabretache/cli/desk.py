"""A person's desk: shows what there is to decide, reads what is typed, and does it."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

from sabretache.cli.boards.plain import Board
from sabretache.cli.menu import Menu, Order, folded, named, verb_named
from sabretache.cli.screen import Screen
from sabretache.cli.why import explain, explain_all, explain_verb, shortened
from sabretache.engine.action import Action
from sabretache.engine.decision import Decision
from sabretache.engine.game import Game
from sabretache.engine.message import Message
from sabretache.engine.ruling import BadInput, Refused

NEWS = 40
"""How many lines of news are told at once; the log has the others."""


def zone_of(message: Message) -> str:
    """The zone that a prompt speaks of; "" if there is none."""
    return str(message.args.get("zone", "")).removeprefix("zone:")


class Leave(Exception):
    """The player leaves the table; the game is kept."""


class Desk:
    """One seat of a game at the terminal. `save` is what the session does when it is told to."""

    def __init__(self, game: Game, seat: str, board: Board, screen: Screen, save: Callable[[], None]) -> None:
        self.game = game
        self.seat = seat
        self.board = board
        self.screen = screen
        self.save = save
        self.locale = screen.locale
        self.side = game.rules.side_of(game.seat_number(seat))
        self.told = 0
        self.moment: tuple[object, ...] | None = None
        self.beat: tuple[object, ...] = ()
        self.line: list[str] = []
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.ask_why,
            "help": self.ask_help,
            self.screen.words("cli-help-word"): self.ask_help,
            "u": self.undo,
            "b": self.show_board,
            "m": self.show_map,
            "l": self.show_log,
            "h": self.show_hand,
            "c": self.show_cards,
            "z": self.show_zone,
            "o": self.show_odds,
            "p": self.pass_on,
            "s": self.keep,
            "q": self.leave,
        }

    # ------------------------------------------------------------------ one decision

    def decide(self, decision: Decision) -> None:
        """Lets the player answer a decision, or take the last one back."""
        self.tell_news()
        if self.line and self.go_on_with_line(decision):
            return
        menu = self.show_choices(decision, not self.look_up())
        while not self.answered(self.read(), decision, menu):
            self.line = []

    def look_up(self) -> bool:
        """Shows the whole board when a turn begins, and in brief where one's own part of it does; whether it did."""
        view = self.game.view(self.seat)
        moment, beat = self.board.moment(view), self.board.beat(view, self.side)
        if moment != self.moment:
            self.screen.gap()
            self.board.show(self.screen, view, self.side)
        elif beat and beat != self.beat:
            self.screen.gap()
            self.board.brief(self.screen, view, self.side)
        else:
            return False
        self.moment, self.beat = moment, beat
        return True

    def show_choices(self, decision: Decision, with_status: bool = True) -> Menu:
        """Shows where the game stands, what is asked, and the choices."""
        view = self.game.view(self.seat)
        menu = Menu(decision, self.board, self.locale)
        self.screen.gap()
        status = self.board.status(view, self.side)
        if status.plain and with_status:
            self.screen.show(status)
        zone = zone_of(decision.prompt)
        if zone:
            for line in self.board.place(view, self.side, zone):
                self.screen.show(line, 2)
        prompt = Text(self.locale.text(decision.prompt), "bold")
        if decision.reaction:
            prompt.append(f" {self.screen.words('cli-enter-passes')}", "not bold dim")
        self.screen.show(prompt)
        menu.show(self.screen, self.board.notes(self.game.seen_by(self.seat), view, decision))
        return menu

    def read(self) -> str:
        """What the player types."""
        try:
            return input(self.screen.words("cli-prompt", seat=self.screen.seat(self.seat)) + " ")
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def answered(self, typed: str, decision: Decision, menu: Menu) -> bool:
        """Does what was typed; whether the decision is settled by it."""
        typed, *self.line = [part.strip() for part in typed.replace(";", ",").split(",")]
        if not typed:
            if decision.reaction:
                return self.play(decision, decision.actions[0])
            self.again()
            self.screen.say("cli-type-number", "yellow", last=len(menu.order))
            return False
        word, _, rest = typed.partition(" ")
        if word.startswith("?") and word != "?":
            word, rest = "?", typed[1:]
        command = self.commands.get(word.lower())
        if command is not None:
            if command(rest.strip()):
                return True
            return False
        verb = self.said_of_all(word, rest)
        if verb:
            if not self.play_all(verb, decision):
                explain_verb(self.screen, self.game, self.seat, verb)
                return False
            return True
        chosen = menu.numbered(typed)
        if chosen is not None:
            return self.play(decision, chosen)
        if typed.isdigit():
            self.screen.say("cli-no-such-number", "yellow", number=typed, last=len(menu.order))
            return False
        return self.play_typed(typed, decision, menu)

    def said_of_all(self, word: str, rest: str) -> str:
        """The verb that a player says of all that it can be said of; "" if he does not."""
        if folded(rest) not in ("all", folded(self.screen.words("cli-all"))):
            return ""
        verb = verb_named(self.game.rules.vocabulary, self.locale, word)
        return verb if verb in self.board.repeated else ""

    def play_all(self, verb: str, decision: Decision) -> bool:
        """Plays the first choice with a verb, and leaves the others to the rest of the line."""
        for action in decision.actions:
            if decision.vocabulary.words[action & 255] == verb:
                self.line.insert(0, f"{verb} all")
                return self.play(decision, action)
        return False

    def go_on_with_line(self, decision: Decision) -> bool:
        """Goes on with what was typed in one line; False, and the rest is dropped, where that does not fit."""
        while self.line:
            typed = self.line.pop(0)
            word, _, rest = typed.partition(" ")
            verb = self.said_of_all(word, rest)
            if verb:
                if self.play_all(verb, decision):
                    return True
                continue
            found = Menu(decision, self.board, self.locale).matching(typed)
            if len(found) == 1 and not typed.isdigit():
                return self.play(decision, found[0])
            self.screen.say("cli-rest-undone", "yellow", rest=", ".join([typed, *self.line]))
            self.line = []
        return False

    def play_typed(self, typed: str, decision: Decision, menu: Menu) -> bool:
        """Plays what was written out, if it is clear what it means; says why not otherwise."""
        found = menu.matching(typed)
        if len(found) == 1:
            return self.play(decision, found[0])
        if found:
            self.screen.say("cli-ambiguous", "yellow", typed=typed)
            for action in found[:12]:
                self.screen.text(f"{menu.order.index(action) + 1:4}  {menu.text(action)}")
            return False
        order = Order(self.game.rules.vocabulary, self.locale, typed)
        if not order.verb:
            self.screen.say("cli-not-understood", "yellow", typed=typed)
        elif order.unclear:
            self.screen.say("cli-which", "yellow", names=shortened(self.screen, order.unclear))
        elif not explain(self.screen, self.game, self.seat, order.notation):
            return self.play(decision, self.game.rules.vocabulary.parse(order.notation))
        return False

    def play(self, decision: Decision, action: Action) -> bool:
        """Plays an action."""
        try:
            self.game.play(self.seat, action, decision.id)
        except Refused as refused:
            for ruling in refused.rulings:
                self.screen.text(self.locale.ruling(ruling), "yellow")
            return False
        return True

    def tell_news(self) -> None:
        """Tells what has been written in the log since this seat last looked."""
        lines = [x for x in self.game.lines[self.told :] if x.only_for < 0 or x.only_for == self.side]
        self.told = len(self.game.lines)
        if not lines:
            return
        self.screen.gap()
        if len(lines) > NEWS:
            self.screen.say("cli-more-news", "dim", count=len(lines) - NEWS)
        for line in self.board.condensed(lines[-NEWS:]):
            self.screen.line(line, self.board.log_style(line), 2)

    # ------------------------------------------------------------------ what else may be typed

    def ask_why(self, text: str) -> bool:
        """`?`, `? go`, `? go gradisca`: why something is not offered."""
        vocabulary = self.game.rules.vocabulary
        if not text:
            explain_all(self.screen, self.game, self.seat)
            return False
        order = Order(vocabulary, self.locale, text)
        if order.notation in vocabulary.verb_number and vocabulary.kinds[vocabulary.verb_number[order.notation]]:
            explain_verb(self.screen, self.game, self.seat, order.notation)
        elif order.unclear:
            self.screen.say("cli-which", "yellow", names=shortened(self.screen, order.unclear))
        elif not explain(self.screen, self.game, self.seat, order.notation):
            self.screen.say("cli-may-be-played", "green")
        return False

    def ask_help(self, text: str) -> bool:
        """`help`: what may be typed, in two columns."""
        head, *lines = self.screen.words("cli-help").splitlines()
        self.screen.text(head, "bold")
        grid = Grid(box=None, padding=(0, 2, 0, 2), show_header=False)
        for line in lines:
            typed, _, meant = line.strip().partition("  ")
            grid.add_row(Text(typed, "bold"), Text(meant.strip()))
        self.screen.show(grid)
        return False

    def undo(self, text: str) -> bool:
        """`u`: takes the last action back."""
        try:
            self.game.undo(self.seat)
        except Refused as refused:
            for ruling in refused.rulings:
                self.screen.text(self.locale.ruling(ruling), "yellow")
            return False
        self.told = min(self.told, len(self.game.lines))
        self.screen.say("cli-undone", "green")
        return True

    def show_board(self, text: str) -> bool:
        """`b`: the whole board."""
        self.board.show(self.screen, self.game.view(self.seat), self.side)
        return self.again()

    def show_map(self, text: str) -> bool:
        """`m`: the map."""
        self.board.map(self.screen, self.game.view(self.seat), self.side)
        return False

    def show_cards(self, text: str) -> bool:
        """`c 26`: a card; `c`: the cards that have been played."""
        self.board.cards(self.screen, self.game.view(self.seat), text)
        return False

    def show_log(self, text: str) -> bool:
        """`l`: the last lines of the log, `l 200` more of them."""
        wanted = int(text) if text.isdigit() else NEWS
        lines = [x for x in self.game.lines if x.only_for < 0 or x.only_for == self.side]
        for line in self.board.condensed(lines[-wanted:]):
            self.screen.line(line, self.board.log_style(line), 2)
        return False

    def show_hand(self, text: str) -> bool:
        """`h`: the cards in hand with their texts."""
        self.board.hand(self.screen, self.game.view(self.seat))
        return False

    def show_zone(self, text: str) -> bool:
        """`z ZONE`: one zone."""
        found = self.one_zone(text)
        if found:
            self.board.zone(self.screen, self.game.view(self.seat), self.side, found)
        return False

    def one_zone(self, text: str) -> str:
        """The zone that a text means; "" after saying that it is not clear."""
        found = named(self.game.rules.vocabulary, self.locale, "zone", text) if text else []
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(self.locale.name("zone", z) for z in found[:20])
            self.screen.say("cli-which", "yellow", names=names)
        else:
            self.screen.say("cli-no-such-zone" if text else "cli-name-a-zone", "yellow", typed=text)
        return ""

    def show_odds(self, text: str) -> bool:
        """`o`, `o ZONE`: the odds of what may be chosen now, or of what may be done in a zone."""
        zone = self.one_zone(text) if text else ""
        if text and not zone:
            return False
        try:
            told = self.board.odds(self.screen, self.game.seen_by(self.seat), zone)
        except BadInput:
            told = False
        if not told:
            self.screen.say("cli-no-odds", "yellow")
        return False

    def pass_on(self, text: str) -> bool:
        """`p`: passes this reaction and those that come until the activation ends."""
        pending = [d for d in self.game.pending if d.seat == self.seat]
        if not pending or not pending[0].reaction:
            self.screen.say("cli-no-reaction", "yellow")
            return False
        self.game.stand(self.seat, "activation")
        return True

    def keep(self, text: str) -> bool:
        """`s`: saves."""
        self.save()
        return False

    def leave(self, text: str) -> bool:
        """`q`: leaves."""
        raise Leave

    def again(self) -> bool:
        """Shows what is asked once more."""
        for decision in self.game.pending:
            if decision.seat == self.seat:
                self.show_choices(decision, False)
        return False
