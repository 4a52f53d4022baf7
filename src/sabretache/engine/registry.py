"""The games that are installed: our own and others, through the entry-point group `sabretache.games`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput

GROUP = "sabretache.games"


class GameInfo:
    """What a game package registers: its name, scenarios, options, and how its rules are made."""

    def __init__(
        self,
        name: str,
        scenarios: Callable[[], list[str]],
        options: dict[str, list[str]],
        make: Callable[[str, dict[str, str]], Rules],
        default_scenario: str,
    ) -> None:
        self.name = name
        self.scenarios = scenarios
        self.options = options
        self.make = make
        self.default_scenario = default_scenario


def installed() -> dict[str, GameInfo]:
    """All installed games by name."""
    found: dict[str, GameInfo] = {}
    for point in entry_points(group=GROUP):
        info = point.load()
        found[info.name] = info
    return found


def find_game(name: str) -> GameInfo:
    """One game by its name; raises `BadInput` that lists the names there are."""
    games = installed()
    if name not in games:
        known = ", ".join(sorted(games)) or "none; is the package installed?"
        raise BadInput(f"there is no game {name!r}; installed: {known}")
    return games[name]
