"""`random`: any action, each as likely as the others."""

from __future__ import annotations

from sabretache.agents.base import Agent
from sabretache.engine.decision import Decision
from sabretache.engine.dice import FastDice
from sabretache.engine.game import Seen


class Chance(Agent):
    """Chooses at random."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(f"random {seed}")

    def choose(self, seen: Seen, decision: Decision) -> int:
        return decision.actions[self.dice.below(len(decision.actions))]
