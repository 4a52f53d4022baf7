"""Writes docs/images/*.svg: the terminal as it looks in a game with a fixed seed."""

from __future__ import annotations

import builtins
import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

from sabretache.cli.boards import board_for
from sabretache.cli.desk import Leave
from sabretache.cli.screen import Screen
from sabretache.cli.session import Session
from sabretache.engine.locale import Locale
from sabretache.engine.record import new
from sabretache.lab.batch import agent_seed

IMAGES = Path(__file__).parent.parent / "docs" / "images"
SEED = 8
COLUMNS = 112
PICTURES = {
    "play.svg": ["1", "activate maran, take all", "? go palma", "go cerv, go aquileia", "z gradisca"],
    "map.svg": ["m"],
}


class Typist:
    """Types some lines, as if they were typed at the terminal, then leaves the game."""

    def __init__(self, console: Console, lines: list[str]) -> None:
        self.console = console
        self.lines = lines

    def __call__(self, prompt: str = "") -> str:
        if not self.lines:
            raise EOFError
        if not self.console.record:
            # the picture begins here, after the greeting and the board
            self.console.record = True
        typed = self.lines.pop(0)
        self.console.print(Text(prompt).append(typed, "bold"))
        return typed


def picture(lines: list[str]) -> str:
    """The terminal while some lines are typed in a new game."""
    console = Console(file=io.StringIO(), width=COLUMNS, color_system="truecolor", highlight=False, markup=False)
    screen = Screen(Locale("en", "gradisca"), console)
    game = new("gradisca", seed=SEED, patient=False)
    players = {"venice": "human", "austria": "captain"}
    board = board_for(game.rules, screen.locale)
    session = Session(game, players, board, screen, None, None, lambda seat: agent_seed(SEED, seat))
    before = builtins.input
    builtins.input = Typist(console, list(lines))
    try:
        while not game.over:
            session.go_on()
    except Leave:
        session.stop_thinking()
    finally:
        builtins.input = before
    return console.export_svg(title="sabretache play gradisca", unique_id="sabretache")


def main() -> None:
    """Writes all pictures."""
    for name, lines in PICTURES.items():
        (IMAGES / name).write_text(picture(lines), encoding="utf-8")
        print(IMAGES / name)


if __name__ == "__main__":
    main()
