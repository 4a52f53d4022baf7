"""Pieces of Gradisca in a few characters: `2×I2/3` are two infantry that attack with 2 and defend with 3."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from sabretache.cli.boards.plain import View
from sabretache.engine.locale import Locale
from sabretache.games.gradisca.components import KINDS, LEADER, Box

LETTERS = "ILMHSG"
"""Infantry, light, medium and heavy cavalry, sappers, guns: in the order of the kinds."""
MILITIA = "C"
COLOURS = ("red", "cyan")


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}"


class Pieces:
    """The counters as the terminal shows them; `look` before anything else is asked of them."""

    def __init__(self, box: Box, locale: Locale) -> None:
        self.box = box
        self.locale = locale
        self.seen: list[dict[str, object]] = []
        self.by_zone: dict[tuple[str, int], list[int]] = {}

    def look(self, view: View) -> None:
        """Takes in where everything is now."""
        self.seen = view["units"]
        self.by_zone = {}
        for u, unit in enumerate(view["units"]):
            if unit["at"] in self.box.zone:
                self.by_zone.setdefault((unit["at"], self.box.side[u]), []).append(u)

    def at(self, zone: str, side: int) -> list[int]:
        """The pieces of a side in a zone."""
        return self.by_zone.get((zone, side), [])

    def token(self, u: int) -> tuple[str, str]:
        """One piece and the style it is written in."""
        unit = self.seen[u]
        attack, defence = unit["attack"], unit["defence"]
        style = ""
        if self.box.kind[u] == LEADER:
            text = f"★{attack}"
            style = "bold"
        else:
            letter = MILITIA if self.box.cernida[u] else LETTERS[self.box.kind[u]]
            text = f"{letter}{attack}" + (f"/{defence}" if attack != defence else "")
        if unit.get("disorganised"):
            text += "*"
            style = "yellow"
        if unit.get("unsupplied"):
            text += "°"
        if unit.get("activated"):
            text += "'"
            style = f"{style} dim".strip()
        if unit.get("moving"):
            text = "›" + text
            style = f"{style} bold".strip()
        return text, style

    def _tokens(self, units: Sequence[int]) -> Text:
        """Pieces one after the other, like ones together, leaders first."""
        counted: dict[tuple[str, str], int] = {}
        for u in sorted(units, key=lambda u: self.box.kind[u] != LEADER):
            marked = self.token(u)
            counted[marked] = counted.get(marked, 0) + 1
        text = Text()
        for (token, style), count in counted.items():
            text.append(" " if text.plain else "").append(f"{count}×{token}" if count > 1 else token, style)
        return text

    def plain_stack(self, units: Sequence[int]) -> Text:
        """Pieces whatever their command."""
        return self._tokens(units)

    def stack(self, units: Sequence[int], active: str | None) -> Text:
        """Pieces by command, each command's name before its own."""
        text = Text()
        commands = list(dict.fromkeys(self.box.of[u] for u in units))
        for c in commands:
            name = self.box.commands[c]
            colour = COLOURS[self.box.command_side[c]]
            style = f"bold {colour} underline" if name == active else colour
            text.append(" | " if text.plain else "", "dim")
            text.append(self.locale.name("command", name), style).append(" ")
            text.append_text(self._tokens([u for u in units if self.box.of[u] == c]))
        return text

    def one(self, u: int, here: str = "") -> Text:
        """One piece, and where it is unless that is here, to be read beside its name."""
        text, style = self.token(u)
        found = Text(text, style)
        at = str(self.seen[u]["at"])
        if at in self.box.zone and at != here:
            found.append(f" {self.locale.name('zone', at)}", "dim")
        return found

    def full(self, u: int) -> Text:
        """One piece in words."""
        unit = self.seen[u]
        name = self.box.units[u]
        say = self.locale.say
        found = Text()
        token, style = self.token(u)
        found.append(f"{token:6}", style)
        found.append(self.locale.name("unit", name), COLOURS[self.box.side[u]])
        kind = say(f"board-kind-{'cernida' if self.box.cernida[u] else KINDS[self.box.kind[u]]}")
        states = [say(f"board-{s}") for s in ("disorganised", "replaced", "unsupplied", "activated") if unit.get(s)]
        command = self.locale.name("command", self.box.commands[self.box.of[u]])
        found.append(f"  {', '.join([kind, command, *states])}", "dim")
        found.append(f"  {name}", "dim")
        return found
