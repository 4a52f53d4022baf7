"""The plainest board: what the umpire says a seat may see, as it says it. Boards of games improve on it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sabretache.cli.screen import Screen
from sabretache.engine.action import Action
from sabretache.engine.decision import Decision
from sabretache.engine.game import Seen
from sabretache.engine.locale import Locale
from sabretache.engine.message import LogLine
from sabretache.engine.rules import Rules

View = dict[str, Any]
HIDDEN_KEYS = ("log", "pending", "can_undo", "over", "result", "game")


class Board:
    """How a game is shown on the terminal. `groups` says in which order, and under which headings, choices are listed:
    by heading the verbs that stand under it; verbs that are not named come in between. Of the verbs in
    `repeated` a player may say "take all"."""

    repeated: tuple[str, ...] = ()
    groups: tuple[tuple[str, tuple[str, ...]], ...] = (("cli-group-end", ("end", "pass", "no")),)

    def __init__(self, rules: Rules, locale: Locale) -> None:
        self.rules = rules
        self.locale = locale

    def show(self, screen: Screen, view: View, side: int) -> None:
        """The whole board, as a side (-1: a spectator) sees it."""
        for key, value in view.items():
            if key not in HIDDEN_KEYS:
                screen.text(f"{key}: {value}")

    def brief(self, screen: Screen, view: View, side: int) -> None:
        """What a side needs to know as a part of a turn begins that is its own."""
        screen.show(self.status(view, side))

    def map(self, screen: Screen, view: View, side: int) -> None:
        """Where everything lies, drawn."""
        screen.say("cli-no-map")

    def status(self, view: View, side: int) -> Text:
        """Where the game stands, in one line."""
        return Text("")

    def moment(self, view: View) -> tuple[object, ...]:
        """When this changes, the whole board is shown again."""
        return (view.get("turn"),)

    def beat(self, view: View, side: int) -> tuple[object, ...]:
        """When this changes, and is not empty, a part of a turn has begun that is the side's own."""
        return ()

    def condensed(self, lines: list[LogLine]) -> list[LogLine]:
        """News as it is told: what is one thing to a player may stand in the log as several."""
        return lines

    def log_style(self, line: LogLine) -> str:
        """How a line of the log is written, so that the eye finds its way."""
        return "bold" if line.message.id.endswith("-turn") else ""

    def place(self, view: View, side: int, zone: str) -> list[Text]:
        """What lies in a zone, in a few lines."""
        return []

    def rollers(self, view: View, label: str, zone: str, count: int) -> list[Text]:
        """For whom dice are rolled by hand, in the order of the dice, where there is something to tell."""
        return []

    def notes(self, seen: Seen, view: View, decision: Decision) -> dict[Action, Text]:
        """What is worth knowing about some of the choices."""
        return {}

    def odds(self, screen: Screen, seen: Seen, zone: str) -> bool:
        """The odds of what may be chosen now, or of what may be done in a zone; False if there are none to tell."""
        question: dict[str, Any] = {"ask": "odds", "zone": zone} if zone else {"ask": "odds"}
        answer = seen.ask(question)
        for key, value in answer.items():
            screen.text(f"{key}: {value}", indent=2)
        return bool(answer)

    def hand(self, screen: Screen, view: View) -> None:
        """What a seat holds hidden from the others."""
        screen.say("cli-no-hand")

    def cards(self, screen: Screen, view: View, text: str) -> None:
        """The card that a text names, or, without one, those that everybody has seen."""
        screen.say("cli-no-cards")

    def zone(self, screen: Screen, view: View, side: int, name: str) -> None:
        """All that is known of one zone."""
        screen.say("cli-no-zones")

    def zones(self) -> list[str]:
        """The names of the zones there are."""
        return self.rules.vocabulary.names.get("zone", [])
