"""A game at the terminal: people at their desks, computer players, dice, the save."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.status import Status

from sabretache.agents import Agent, make_agent
from sabretache.cli.boards.plain import Board
from sabretache.cli.choices import HUMAN
from sabretache.cli.desk import Desk, Leave, zone_of
from sabretache.cli.files import write_json
from sabretache.cli.screen import Screen
from sabretache.engine import record
from sabretache.engine.decision import Decision
from sabretache.engine.game import WAITING_FOR_DICE, Game
from sabretache.engine.ruling import BadInput, Refused

COMMAND = "sabretache"


def own_name() -> str:
    """The command by which it was called, as it can be typed again: by its path where it is not found without."""
    called = sys.argv[0]
    if Path(called).name != COMMAND or shutil.which(COMMAND) == shutil.which(called):
        return COMMAND
    return shlex.quote(called)


class Session:
    """One sitting: from a new or a resumed game until it ends or everybody leaves."""

    def __init__(
        self,
        game: Game,
        players: dict[str, str],
        board: Board,
        screen: Screen,
        save_to: Path | None,
        record_to: Path | None,
        seeds: Callable[[int], int],
    ) -> None:
        self.game = game
        self.players = players
        self.screen = screen
        self.board = board
        self.save_to = save_to
        self.record_to = record_to
        self.agents: dict[str, Agent] = {
            seat: make_agent(name, seeds(game.seat_number(seat))) for seat, name in players.items() if name != HUMAN
        }
        self.desks = {
            seat: Desk(game, seat, board, screen, self.save_aloud) for seat, name in players.items() if name == HUMAN
        }
        self.at_keyboard = "" if len(self.desks) > 1 else next(iter(self.desks), "")
        self.watched = 0
        self.thinking: Status | None = None

    def run(self) -> int:
        """Plays until the end or until somebody leaves; the exit code."""
        try:
            self.save_quietly()
            while not self.game.over:
                self.go_on()
                self.save_quietly()
            self.finish()
            return 0
        except Leave:
            self.stop_thinking()
            self.screen.gap()
            self.write_record()
        except KeyboardInterrupt:
            # perhaps in the middle of an action: what was saved after the last one is all that is sure
            self.stop_thinking()
            self.screen.gap()
        finally:
            self.stop_thinking()
        return self.depart()

    def go_on(self) -> None:
        """One decision, or one roll by hand."""
        if self.game.state == WAITING_FOR_DICE:
            self.stop_thinking()
            self.ask_dice()
            return
        pending = self.game.pending
        decision = next((d for d in pending if d.seat in self.agents), pending[0])
        if decision.seat in self.agents:
            self.let_think(decision)
            return
        self.stop_thinking()
        desk = self.desks[decision.seat]
        if self.hand_over(decision):
            desk.decide(decision)

    def let_think(self, decision: Decision) -> None:
        """Lets a computer player decide. It thinks on copies: leaving in the meantime breaks nothing."""
        seen = self.game.seen_by(decision.seat)
        if self.desks and self.thinking is None and self.screen.console.is_terminal:
            words = self.screen.words("cli-thinking", seat=self.screen.seat(decision.seat))
            self.thinking = self.screen.console.status(words)
            self.thinking.start()
        try:
            action = self.agents[decision.seat].choose(seen, decision)
        except KeyboardInterrupt:
            raise Leave from None
        self.game.play(decision.seat, action, decision.id)
        if not self.desks:
            self.watch()

    def stop_thinking(self) -> None:
        """Takes away the sign that a computer player is at work."""
        if self.thinking is not None:
            self.thinking.stop()
            self.thinking = None

    # ------------------------------------------------------------------ several people at one keyboard

    def hand_over(self, decision: Decision) -> bool:
        """Passes the keyboard to another player, with the screen cleared of what is not for his eyes. A reaction is
        first offered in words that do not depend on what is held; False if it was passed in that way."""
        if decision.seat == self.at_keyboard:
            return True
        if len(self.desks) > 1:
            seat = self.screen.seat(decision.seat)
            if decision.reaction:
                self.screen.gap()
                self.screen.text(self.screen.locale.text(decision.prompt), "bold")
                answer = self.read("cli-reaction-glance", seat).lower()
                if answer == "p":
                    self.game.stand(decision.seat, "activation")
                    return False
                if answer != "r":
                    self.game.play(decision.seat, decision.actions[0], decision.id)
                    return False
            if self.at_keyboard:
                self.screen.clear()
            else:
                self.screen.gap()
            self.read("cli-pass-keyboard", seat)
            self.screen.clear()
            self.desks[decision.seat].moment = None
        self.at_keyboard = decision.seat
        return True

    def read(self, prompt: str, seat: str) -> str:
        """What is typed at a question of the session's own."""
        try:
            return input(self.screen.words(prompt, seat=seat) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    # ------------------------------------------------------------------ dice

    def ask_dice(self) -> None:
        """Asks for dice that are rolled on the real table, until they are told properly."""
        for desk in self.desks.values():
            if len(self.desks) == 1 or desk.seat == self.at_keyboard:
                desk.tell_news()
        self.tell_rollers()
        while True:
            try:
                typed = input(self.screen.words("cli-roll", count=self.game.dice_count) + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                raise Leave from None
            if typed in ("q", "s"):
                if typed == "q":
                    raise Leave
                self.save_aloud()
                continue
            words = typed.replace(",", " ").split()
            if len(words) == 1 and len(typed) == self.game.dice_count:
                words = list(typed)
            if not all(w.isdigit() and 1 <= int(w) <= 6 for w in words):
                self.screen.say("cli-dice-faces", "yellow", typed=typed)
                continue
            try:
                self.game.enter_dice([int(w) for w in words])
                return
            except Refused as refused:
                for ruling in refused.rulings:
                    self.screen.text(self.screen.locale.ruling(ruling), "yellow")

    def tell_rollers(self) -> None:
        """Tells what dice are rolled for, and for whom."""
        game = self.game
        label = f"dice-{game.chance_label}"
        if self.screen.locale.say(label) != label:
            self.screen.say(label)
        zone = zone_of(game.rules.prompt(game, game.stack[-1], game.chance_label, game.seat))
        for line in self.board.rollers(game.view(""), game.chance_label, zone, game.dice_count):
            self.screen.show(line, 4)

    # ------------------------------------------------------------------ without people

    def watch(self) -> None:
        """Tells what computer players do among themselves."""
        for line in self.game.lines[self.watched :]:
            if line.only_for < 0:
                self.screen.line(line, self.board.log_style(line))
        self.watched = len(self.game.lines)

    # ------------------------------------------------------------------ keeping and ending

    def document(self) -> dict[str, Any]:
        """The save: with who plays, beside what the umpire keeps."""
        return {**record.save(self.game), "players": dict(self.players)}

    def save_quietly(self) -> None:
        """Saves after a decision. If that fails the player is told once, and plays on without."""
        if self.save_to is None:
            return
        try:
            write_json(self.save_to, self.document())
        except BadInput as error:
            self.screen.text(str(error), "red")
            self.screen.say("cli-save-lost", "red")
            self.save_to = None

    def save_aloud(self) -> None:
        """Saves because a player says so."""
        if self.save_to is None:
            self.screen.say("cli-no-save", "yellow")
            return
        self.save_quietly()
        if self.save_to is not None:
            self.screen.say("cli-saved", "green", file=str(self.save_to))

    def depart(self) -> int:
        """Leaves a game that goes on later: it was saved after the last decision."""
        if self.save_to is None:
            self.screen.say("cli-left-unsaved", "yellow")
            return 2
        self.screen.say("cli-left")
        self.screen.copyable(f"  {own_name()} play --resume {shlex.quote(str(self.save_to))}")
        return 0

    def finish(self) -> None:
        """Tells how it ended."""
        self.stop_thinking()
        for desk in self.desks.values():
            if len(self.desks) == 1:
                desk.tell_news()
        self.screen.gap()
        self.board.show(self.screen, self.game.view(""), -1)
        self.screen.gap()
        self.screen.result(self.game)
        self.write_record()

    def write_record(self) -> None:
        """Writes the record, if one was asked for."""
        if self.record_to is not None:
            write_json(self.record_to, record.record(self.game))
            self.screen.say("cli-recorded", "green", file=str(self.record_to))
