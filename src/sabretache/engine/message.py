"""Messages: an id and its arguments. Words are only found when somebody reads (see `locale`)."""

from __future__ import annotations

Value = str | int
Args = dict[str, Value]


class Message:
    """A message id with arguments. An argument such as `zone:gradisca` is itself a name to be looked up."""

    def __init__(self, id: str, args: Args) -> None:
        self.id = id
        self.args = args

    def data(self) -> dict[str, object]:
        """The message as JSON-ready data."""
        return {"id": self.id, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"{self.id}{self.args if self.args else ''}"


class LogLine:
    """One line of the umpire's log: the rule applied and what happened, and who may read it (-1: all)."""

    def __init__(self, rule: str, message: Message, only_for: int = -1) -> None:
        self.rule = rule
        self.message = message
        self.only_for = only_for

    def data(self) -> dict[str, object]:
        """The line as JSON-ready data."""
        return {"rule": self.rule, "message": self.message.data()}
