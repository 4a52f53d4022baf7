"""What every computer player is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sabretache.engine.decision import Decision
from sabretache.engine.game import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A computer player: it gets what its seat may know, and chooses one of the actions offered."""

    name = "nobody"

    def choose(self, seen: Seen, decision: Decision) -> int:
        """One of `decision.actions`."""
        raise NotImplementedError
