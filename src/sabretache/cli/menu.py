"""The choices of a decision: numbered, grouped, and found again by what a player types."""

from __future__ import annotations

import unicodedata

from rich.table import Table as Grid
from rich.text import Text

from sabretache.cli.boards.plain import Board
from sabretache.cli.screen import Screen
from sabretache.engine.action import Action, Vocabulary
from sabretache.engine.decision import Decision
from sabretache.engine.locale import Locale

OTHERS = "cli-group-others"
END = "cli-group-end"


def folded(text: str) -> str:
    """Text without accents and capitals, for comparing.

    >>> folded("Dobardò")
    'dobardo'
    """
    plain = unicodedata.normalize("NFKD", text)
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).casefold().replace("_", " ").split())


class Menu:
    """The choices of one decision in the order in which they are shown; the first is number 1."""

    def __init__(self, decision: Decision, board: Board, locale: Locale) -> None:
        self.decision = decision
        self.locale = locale
        self.groups: list[tuple[str, list[Action]]] = []
        self._sort(board)
        self.order: list[Action] = [action for _, group in self.groups for action in group]

    def _sort(self, board: Board) -> None:
        words = self.decision.vocabulary.words
        named = {verb for _, verbs in board.groups for verb in verbs}
        headings = [*board.groups[:-1], (OTHERS, ()), board.groups[-1]]
        for heading, verbs in headings:
            found = [
                a
                for a in self.decision.actions
                if words[a & 255] in verbs or (heading == OTHERS and words[a & 255] not in named)
            ]
            if heading != OTHERS:
                found.sort(key=lambda a: verbs.index(words[a & 255]))
            if found:
                self.groups.append((heading, found))

    def text(self, action: Action) -> str:
        """A choice in words."""
        return self.locale.action(self.decision.vocabulary, action)

    def show(self, screen: Screen, notes: dict[Action, Text]) -> None:
        """Writes the choices, under headings where there are several kinds of them."""
        number = 0
        headed = len([h for h, _ in self.groups if h not in (OTHERS, END)]) > 1
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        grid.add_column(justify="right", min_width=4, style="bold")
        grid.add_column()
        grid.add_column()
        for heading, actions in self.groups:
            if headed and heading not in (OTHERS, END):
                grid.add_row("", Text(self.locale.say(heading), "dim italic"), "")
            for action in actions:
                number += 1
                grid.add_row(str(number), self.text(action), notes.get(action, Text("")))
        screen.show(grid)

    def numbered(self, text: str) -> Action | None:
        """The choice of that number, if the text is one."""
        if text.isdigit() and 1 <= int(text) <= len(self.order):
            return self.order[int(text) - 1]
        return None

    def matching(self, text: str) -> list[Action]:
        """The choices that the text can mean: by notation, by all their words, or by a part of them."""
        wanted = folded(text)
        if not wanted:
            return []
        readings = {a: (folded(self.decision.text(a)), folded(self.text(a))) for a in self.order}
        for fits in (
            lambda reading: wanted == reading,
            lambda reading: reading.startswith(wanted),
            lambda reading: all(word in reading for word in wanted.split()),
        ):
            found = [a for a, both in readings.items() if any(fits(reading) for reading in both)]
            if found:
                return found
        return []


def named(vocabulary: Vocabulary, locale: Locale, kind: str, text: str) -> list[str]:
    """The names of a kind that a text can mean: exactly one if it is clear."""
    wanted = folded(text)
    readings = {name: (folded(name), folded(locale.name(kind, name))) for name in vocabulary.names.get(kind, [])}
    for fits in (
        lambda reading: wanted == reading,
        lambda reading: reading.startswith(wanted),
        lambda reading: wanted in reading,
    ):
        found = [name for name, both in readings.items() if any(fits(reading) for reading in both)]
        if found:
            return found
    return []


def in_notation(vocabulary: Vocabulary, locale: Locale, text: str) -> str:
    """Notation with the names that a player has typed ("go Fara") replaced by their ids, where that is clear."""
    verb, _, rest = text.strip().partition(" ")
    verb = verb.casefold()
    number = vocabulary.verb_number.get(verb, -1)
    if number < 0 or not rest:
        return f"{verb} {rest}".strip() if number >= 0 else text.strip()
    kinds = vocabulary.kinds[number]
    if len(kinds) == 1:
        found = named(vocabulary, locale, kinds[0], rest)
        return f"{verb} {found[0]}" if len(found) == 1 else f"{verb} {rest.strip()}"
    words = rest.split()
    if len(words) == len(kinds):
        options = [named(vocabulary, locale, kind, word) for kind, word in zip(kinds, words)]
        words = [found[0] if len(found) == 1 else word for found, word in zip(options, words)]
    return " ".join([verb, *words])
