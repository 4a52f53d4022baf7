"""Rulings: why something may not be done, with the number of the rule that says so."""

from __future__ import annotations

from typing import Final

from sabretache.engine.message import Args, Message

WRONG_SEAT: Final = "wrong-seat"
STALE: Final = "stale"
UNREADABLE: Final = "unreadable"
BY_RULE: Final = "rule"
NOT_NOW: Final = "not-now"


class Ruling:
    """One reason for a refusal: its kind, the rule's number ("" when no rule is at stake) and a message."""

    def __init__(self, kind: str, rule: str, message: Message) -> None:
        self.kind = kind
        self.rule = rule
        self.message = message

    def data(self) -> dict[str, object]:
        """The ruling as JSON-ready data."""
        return {"kind": self.kind, "rule": self.rule, "message": self.message.data()}

    def __repr__(self) -> str:
        return f"Ruling({self.kind} {self.rule!r} {self.message!r})"


def ruling(kind: str, rule: str, message: str, args: Args | None = None) -> Ruling:
    """Makes a ruling from a message id and its arguments."""
    return Ruling(kind, rule, Message(message, args if args is not None else {}))


class Refused(Exception):
    """An action that the umpire did not accept; nothing has changed. `rulings` say why."""

    def __init__(self, rulings: list[Ruling]) -> None:
        super().__init__("; ".join(f"{r.kind} {r.rule} {r.message.id} {r.message.args}" for r in rulings))
        self.rulings = rulings


class BadInput(ValueError):
    """Something given to Sabretache (a file, an option, a name) that cannot be used; the text says where and why."""
