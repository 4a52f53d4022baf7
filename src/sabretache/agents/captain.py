"""`captain`: a sensible opponent. It tries the plans of the game's staff in imagined copies and keeps to the best.

A captain knows no game: `Rules.plans` proposes sequences of actions, `Rules.quick` answers what comes up
while one is tried, `Rules.quiet` says when to judge. What it cannot see is redrawn at random each time.
"""

from __future__ import annotations

from typing import Final

from sabretache.agents.base import Agent
from sabretache.engine.decision import Decision
from sabretache.engine.dice import FastDice
from sabretache.engine.game import Game, Seen

TRIALS: Final = 4
"""How often a plan that rolls dice is tried at first; the leaders of the field are tried again."""
FINAL: Final = 6
MORE_TRIALS: Final = 10
LONGEST: Final = 80


class Captain(Agent):
    """Plans for the whole activation, then carries the plan out as long as it holds."""

    name = "captain"

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(f"captain {seed}")
        self.plan: list[int] = []
        self.key = -1

    def choose(self, seen: Seen, decision: Decision) -> int:
        world = seen.imagine(self.dice.below(1 << 30))
        rules = seen.rules
        key = rules.plan_key(world.table)
        if self.plan and self.key == key and not decision.reaction:
            action = self.plan.pop(0)
            if action in decision.actions:
                return action
        self.plan = []
        world.focus(seen.seat)
        proposed = rules.plans(world)
        if len(proposed) == 1:
            return self.keep(proposed[0], key, decision)
        scores: list[tuple[float, int]] = []
        for i, plan in enumerate(proposed):
            scores.append((self.worth(world, seen, plan, TRIALS), i))
        scores.sort(reverse=True)
        again: list[tuple[float, int]] = []
        for first, i in scores[:FINAL]:
            second = self.worth(world, seen, proposed[i], MORE_TRIALS)
            again.append(((first * TRIALS + second * MORE_TRIALS) / (TRIALS + MORE_TRIALS), i))
        best = max(again)
        return self.keep(proposed[best[1]], key, decision)

    def keep(self, plan: list[int], key: int, decision: Decision) -> int:
        """Begins a plan and remembers the rest of it."""
        if plan[0] not in decision.actions:
            return decision.actions[0]
        self.plan = plan[1:]
        self.key = key
        return plan[0]

    def worth(self, world: Game, seen: Seen, plan: list[int], trials: int) -> float:
        """The mean judgement of what a plan leads to; a plan without dice is tried once."""
        total = 0.0
        done = 0
        while done < trials:
            twin = world.copy()
            dice = FastDice(0, self.dice.below(1 << 30) + 1, self.dice.below(1 << 30) + 1)
            twin.dice = dice
            before = dice.s1
            total += self.try_out(twin, seen, plan)
            done += 1
            if dice.s1 == before:
                break
        return total / done

    def try_out(self, twin: Game, seen: Seen, plan: list[int]) -> float:
        """Plays a plan to its end and on until nothing is under way."""
        rules = seen.rules
        seat = seen.seat
        at = 0
        for _ in range(LONGEST):
            if twin.over:
                break
            if twin.deciding() == seat and at < len(plan):
                action = plan[at]
                at += 1
                if action in twin.legal():
                    twin.move(action)
                    continue
                at = len(plan)
            if at >= len(plan) and rules.quiet(twin):
                break
            twin.move(rules.quick(twin))
        return rules.judgement(twin.table, seen.side)
