"""Computer players. They know no game by name, and see only what their seat may see."""

from __future__ import annotations

from sabretache.agents.base import Agent
from sabretache.agents.captain import Captain
from sabretache.agents.chance import Chance
from sabretache.agents.greedy import Greedy
from sabretache.engine.ruling import BadInput

__all__ = ["Agent", "Captain", "Chance", "Greedy", "agent_names", "make_agent"]


def agent_names() -> list[str]:
    """The computer players there are, weakest first."""
    return ["random", "greedy", "captain"]


def make_agent(name: str, seed: int) -> Agent:
    """A computer player by its name; the seed makes its choices repeatable."""
    if name == "random":
        return Chance(seed)
    if name == "greedy":
        return Greedy(seed)
    if name == "captain":
        return Captain(seed)
    raise BadInput(f"there is no computer player {name!r}; there are: {', '.join(agent_names())}")
