"""`sabretache play`: a game in the terminal, with prompts, numbered choices, why-not, undo, saving."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from sabretache.agents import Agent, make_agent
from sabretache.cli.board import board, hand
from sabretache.cli.files import write_json
from sabretache.engine.decision import Decision
from sabretache.engine.game import WAITING_FOR_DICE, Game
from sabretache.engine.locale import Locale
from sabretache.engine.record import record, save
from sabretache.engine.ruling import BadInput, Refused

HUMAN = "human"


class Quit(Exception):
    """The player leaves."""


class Session:
    """One game at one keyboard: people, computer players, and the umpire between them."""

    def __init__(self, game: Game, players: dict[str, str], words: Locale, console: Console) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.players = players
        self.agents: dict[str, Agent] = {
            seat: make_agent(player, i + 1) for i, (seat, player) in enumerate(players.items()) if player != HUMAN
        }
        self.people = [seat for seat, player in players.items() if player == HUMAN]
        self.told = 0
        self.last = ""
        self.save_path: Path | None = None
        self.record_path: Path | None = None

    def run(self) -> None:
        """Plays until the game is over or the player leaves."""
        try:
            while not self.game.over:
                if self.game.state == WAITING_FOR_DICE:
                    self.enter_dice()
                else:
                    self.next_decision()
                self.keep()
        except (Quit, EOFError, KeyboardInterrupt):
            self.keep()
            self.console.print()
            self.say("cli-left" if self.save_path else "cli-left-unsaved", {"file": str(self.save_path)})
            return
        self.tell()
        result = self.game.result
        who = self.words.say("cli-draw") if result["winner"] == "draw" else self.words.name("side", result["winner"])
        self.say("cli-result", {"winner": who})

    def keep(self) -> None:
        """Saves after every decision, so that nothing is lost."""
        if self.save_path is not None:
            write_json(self.save_path, {**save(self.game), "players": self.players})
        if self.record_path is not None and self.game.over:
            write_json(self.record_path, record(self.game))

    def say(self, id: str, args: dict[str, Any] | None = None) -> None:
        """Prints a sentence."""
        self.console.print(self.words.say(id, args), markup=False)

    def next_decision(self) -> None:
        """Lets a computer player answer, or asks a person."""
        decision = self.game.pending[0]
        if decision.seat in self.agents:
            agent = self.agents[decision.seat]
            self.game.play(decision.seat, agent.choose(self.game.seen_by(decision.seat), decision))
            return
        if self.last and self.last != decision.seat and len(self.people) > 1:
            self.curtain(decision.seat)
        if decision.seat != self.last:
            self.last = decision.seat
            self.show_board()
        self.tell()
        self.ask(decision)

    def curtain(self, seat: str) -> None:
        """Hides the hand of one player before the other sits down."""
        self.console.clear()
        self.console.input(self.words.say("cli-curtain", {"seat": self.seat_name(seat)}) + " ")
        self.console.clear()

    def seat_name(self, seat: str) -> str:
        """A seat as people call it."""
        side, _, number = seat.partition(".")
        return self.words.name("side", side) + (f" {number}" if number else "")

    def show_board(self) -> None:
        """The table as this seat sees it."""
        self.console.print(board(self.game.view(self.last), self.words, self.last))

    def tell(self) -> None:
        """The log since the last time."""
        side = self.game.rules.side_of(max(0, self.game.seat_number(self.last or self.people[0] if self.people else "")))
        for line in self.game.lines[self.told :]:
            if line.only_for < 0 or line.only_for == side:
                self.console.print("  " + self.words.line(line), style="dim", markup=False, highlight=False)
        self.told = len(self.game.lines)

    # ---------------------------------------------------------------- asking

    def ask(self, decision: Decision) -> None:
        """Asks until the decision is made."""
        self.show_choices(decision)
        while True:
            text = self.console.input(f"[bold]{self.seat_name(decision.seat)}>[/] ").strip()
            if not text:
                self.show_choices(decision)
                continue
            if self.command(decision, text):
                return

    def show_choices(self, decision: Decision) -> None:
        """The prompt and the numbered choices."""
        self.console.print()
        self.console.print(self.words.text(decision.prompt), style="bold yellow", markup=False)
        width = len(str(len(decision.actions)))
        choices = [
            Text(f"{i:>{width}} {self.words.action(decision.vocabulary, a)}")
            for i, a in enumerate(decision.actions, 1)
        ]
        self.console.print(Columns(choices, padding=(0, 3)))
        self.console.print(self.words.say("cli-keys"), style="dim", markup=False)

    def command(self, decision: Decision, text: str) -> bool:
        """Does what was typed; True when the decision has been made."""
        word, _, rest = text.partition(" ")
        if word.isdigit():
            number = int(word)
            if not 1 <= number <= len(decision.actions):
                self.say("cli-no-number", {"most": len(decision.actions)})
                return False
            return self.play(decision, decision.actions[number - 1])
        if word == "?":
            self.why(decision, rest)
        elif word in ("u", "undo"):
            return self.undo(decision.seat)
        elif word in ("b", "board"):
            self.show_board()
        elif word in ("h", "hand"):
            self.console.print(hand(self.game.view(decision.seat), self.words))
        elif word in ("l", "log"):
            self.told = max(0, len(self.game.lines) - 40)
            self.tell()
        elif word in ("z", "zone"):
            self.zone(decision, rest.strip())
        elif word in ("n", "notation"):
            self.console.print("  ".join(decision.texts()), markup=False)
        elif word in ("o", "odds"):
            self.odds(decision)
        elif word in ("s", "save"):
            self.save_now(rest.strip())
        elif word in ("q", "quit"):
            raise Quit
        elif word in ("help", "aide", "aiuto"):
            self.say("cli-help")
        else:
            return self.play(decision, text)
        return False

    def play(self, decision: Decision, action: int | str) -> bool:
        """Plays an action; says why when it is refused."""
        try:
            self.game.play(decision.seat, action)
        except Refused as refused:
            for ruling in refused.rulings:
                self.console.print(self.words.ruling(ruling), style="red", markup=False)
            return False
        return True

    def why(self, decision: Decision, text: str) -> None:
        """Why something may not be done."""
        if not text.strip():
            self.say("cli-why-how")
            return
        rulings = self.game.explain(decision.seat, text.strip())
        if not rulings:
            self.say("cli-allowed")
        for ruling in rulings:
            self.console.print(self.words.ruling(ruling), style="red", markup=False)

    def undo(self, seat: str) -> bool:
        """Takes the last action back."""
        try:
            self.game.undo(seat)
        except Refused as refused:
            for ruling in refused.rulings:
                self.console.print(self.words.ruling(ruling), style="red", markup=False)
            return False
        self.told = min(self.told, len(self.game.lines))
        return True

    def zone(self, decision: Decision, name: str) -> None:
        """One zone: its pieces and neighbours."""
        try:
            answer = self.game.ask_umpire(decision.seat, {"ask": "zone", "zone": name})
        except BadInput as error:
            self.console.print(str(error), style="red", markup=False)
            return
        self.console.print_json(data=answer)

    def odds(self, decision: Decision) -> None:
        """Exact odds of what is at hand."""
        try:
            answer = self.game.ask_umpire(decision.seat, {"ask": "odds"})
        except BadInput as error:
            self.console.print(str(error), style="red", markup=False)
            return
        for what, chance in answer["odds"].items():
            self.console.print(f"{chance:6.1%}  {what}", markup=False, highlight=False)

    def save_now(self, name: str) -> None:
        """Saves under a name, and from now on after every decision."""
        if name:
            self.save_path = Path(name)
        if self.save_path is None:
            self.say("cli-save-how")
            return
        self.keep()
        self.say("cli-saved", {"file": str(self.save_path)})

    def enter_dice(self) -> None:
        """Asks for dice rolled by hand."""
        self.tell()
        while True:
            need = self.game.dice_count
            text = self.console.input(self.words.say("cli-roll", {"count": need}) + " ")
            try:
                faces = [int(word) for word in text.replace(",", " ").split()]
                self.game.enter_dice(faces)
            except ValueError:
                self.say("cli-roll-how", {"count": need})
            except Refused as refused:
                for ruling in refused.rulings:
                    self.console.print(self.words.ruling(ruling), style="red", markup=False)
            else:
                return

