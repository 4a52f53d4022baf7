"""The choices of a decision: numbered, grouped, and found again by what a player types."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import TypeVar

from rich.table import Table as Grid
from rich.text import Text

from sabretache.cli.boards.plain import Board
from sabretache.cli.screen import Screen
from sabretache.engine.action import Action, Vocabulary
from sabretache.engine.decision import Decision
from sabretache.engine.locale import Locale

T = TypeVar("T")
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
        readings = {}
        for a in self.order:
            notation, words = folded(self.decision.text(a)), folded(self.text(a))
            readings[a] = (notation, words, f"{notation} {words}")
        return fitting(readings, wanted)


def fitting(readings: Mapping[T, tuple[str, ...]], wanted: str) -> list[T]:
    """What can be meant by a text: what reads exactly so, else what begins so, else what has all its words."""
    for fits in (
        lambda reading: wanted == reading,
        lambda reading: reading.startswith(wanted),
        lambda reading: all(word in reading for word in wanted.split()),
    ):
        found = [thing for thing, ways in readings.items() if any(fits(reading) for reading in ways)]
        if found:
            return found
    return []


def named(vocabulary: Vocabulary, locale: Locale, kind: str, text: str) -> list[str]:
    """The names of a kind that a text can mean: exactly one if it is clear."""
    readings = {name: (folded(name), folded(locale.name(kind, name))) for name in vocabulary.names.get(kind, [])}
    return fitting(readings, folded(text)) if folded(text) else []


def verb_named(vocabulary: Vocabulary, locale: Locale, word: str) -> str:
    """The verb that a word means, in notation or as players say it ("move" for `take`); "" if that is not clear."""
    wanted = folded(word)
    if wanted.replace(" ", "_") in vocabulary.verb_number:
        return wanted.replace(" ", "_")
    found = [verb for verb in vocabulary.words if folded(locale.name("verb", verb)).split(" ")[0] == wanted]
    return found[0] if len(found) == 1 else ""


class Order:
    """An order that was typed: in notation as far as its names are clear; `unclear` has what a name can mean."""

    def __init__(self, vocabulary: Vocabulary, locale: Locale, text: str) -> None:
        word, _, rest = text.strip().partition(" ")
        self.verb = verb_named(vocabulary, locale, word)
        self.unclear: list[str] = []
        self.notation = text.strip()
        if not self.verb:
            return
        kinds = vocabulary.kinds[vocabulary.verb_number[self.verb]]
        names = [rest.strip()] if len(kinds) == 1 and rest.strip() else rest.split()
        if len(names) == len(kinds):
            for i, kind in enumerate(kinds):
                found = named(vocabulary, locale, kind, names[i])
                if len(found) == 1:
                    names[i] = found[0]
                elif found:
                    self.unclear = [locale.name(kind, name) for name in found]
        self.notation = " ".join([self.verb, *names])
