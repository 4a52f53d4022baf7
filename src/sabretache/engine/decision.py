"""Decisions: who must choose what now."""

from __future__ import annotations

from sabretache.engine.action import Action, Vocabulary
from sabretache.engine.message import Message


class Decision:
    """A choice that a seat must make: `actions` are all that it may do, as ints; `texts()` in notation."""

    def __init__(
        self,
        id: int,
        seat: str,
        prompt: Message,
        actions: list[Action],
        vocabulary: Vocabulary,
        reaction: bool,
    ) -> None:
        self.id = id
        self.seat = seat
        self.prompt = prompt
        self.actions = actions
        self.vocabulary = vocabulary
        self.reaction = reaction

    def text(self, action: Action) -> str:
        """One of the actions in notation."""
        return self.vocabulary.text(action)

    def texts(self) -> list[str]:
        """All actions in notation, in the order of `actions`."""
        return [self.vocabulary.text(a) for a in self.actions]

    def data(self) -> dict[str, object]:
        """The decision as JSON-ready data."""
        return {
            "id": self.id,
            "seat": self.seat,
            "prompt": self.prompt.data(),
            "actions": self.texts(),
            "reaction": self.reaction,
        }

    def __repr__(self) -> str:
        return f"Decision({self.id}, {self.seat}, {self.prompt!r}, {self.texts()})"
