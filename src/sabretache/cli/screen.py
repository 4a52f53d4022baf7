"""What is written on the terminal: log lines, sentences, tables, results, in one language."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from sabretache.engine.game import Game
from sabretache.engine.locale import Locale
from sabretache.engine.message import LogLine, Value


class Screen:
    """A terminal and a language."""

    def __init__(self, locale: Locale, console: Console | None = None) -> None:
        self.locale = locale
        self.console = console or Console(highlight=False, markup=False, emoji=False, soft_wrap=False)

    @property
    def columns(self) -> int:
        """How wide the terminal is."""
        return self.console.width

    def words(self, id: str, **args: Value) -> str:
        """A sentence of the command line."""
        return self.locale.say(id, args)

    def seat(self, seat: str) -> str:
        """A seat as players call it: its side, and its number where two sit there."""
        side, _, number = seat.partition(".")
        return f"{self.locale.name('side', side)} {number}".strip()

    def say(self, id: str, style: str = "", **args: Value) -> None:
        """Writes a sentence of the command line."""
        self.console.print(Text(self.words(id, **args), style))

    def show(self, what: RenderableType, indent: int = 0) -> None:
        """Writes anything."""
        self.console.print(Padding(what, (0, 0, 0, indent), expand=False) if indent else what)

    def copyable(self, text: str) -> None:
        """Writes a line that is not broken, to be copied."""
        self.console.print(Text(text, "bold"), soft_wrap=True)

    def text(self, text: str, style: str = "", indent: int = 0) -> None:
        """Writes plain text."""
        self.show(Text(text, style), indent)

    def gap(self) -> None:
        """Writes an empty line."""
        self.console.print()

    def rule(self, title: str = "") -> None:
        """Writes a line across the terminal."""
        self.console.rule(Text(title, "bold") if title else "", style="dim", align="left")

    def line(self, line: LogLine, style: str = "", indent: int = 0) -> None:
        """Writes a line of the log, the number of its rule after it."""
        text = Text(self.locale.text(line.message), style)
        if line.rule:
            text.append(f" [{line.rule}]", "not bold dim")
        self.show(text, indent)

    def result(self, game: Game) -> None:
        """Writes how a game ended."""
        result: dict[str, Any] = game.result
        winner = str(result["winner"])
        if winner == "draw":
            self.say("cli-result-draw", "bold")
        else:
            self.say("cli-result-won", "bold", side=f"side:{winner}")
        points = result.get("vp", {})
        if points:
            self.text("  ".join(f"{self.locale.name('side', side)} {n}" for side, n in points.items()))

    def clear(self) -> None:
        """Empties the terminal, with what can be scrolled back to, so that nobody reads another's cards."""
        if self.console.is_terminal:
            self.console.clear()
            sys.stdout.write("\x1b[3J")
            sys.stdout.flush()
        else:
            self.rule()
