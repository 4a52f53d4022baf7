"""`greedy`: the best next position by the game's own judgement, one step ahead."""

from __future__ import annotations

from sabretache.agents.base import Agent
from sabretache.engine.decision import Decision
from sabretache.engine.dice import FastDice
from sabretache.engine.game import Seen


class Greedy(Agent):
    """Tries every action in an imagined copy and takes the one that looks best at once."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(f"greedy {seed}")

    def choose(self, seen: Seen, decision: Decision) -> int:
        world = seen.imagine(self.dice.below(1 << 30))
        rules = seen.rules
        side = seen.side
        best: list[int] = []
        most = -1e9
        for action in decision.actions:
            twin = world.copy()
            twin.answer_as(seen.seat, action)
            value = rules.judgement(twin.table, side)
            if value > most + 1e-9:
                most = value
                best = [action]
            elif value > most - 1e-9:
                best.append(action)
        return best[self.dice.below(len(best))]
