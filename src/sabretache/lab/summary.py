"""What many games come to: wins, lengths, victory points, and how often things happened."""

from __future__ import annotations

from math import sqrt
from typing import Any

from sabretache.engine.rules import Rules
from sabretache.lab.batch import Outcome, Plan


def wins(rules: Rules, played: list[Outcome]) -> dict[str, int]:
    """How many games each side won, and how many nobody."""
    found = dict.fromkeys(rules.side_names(), 0)
    found["draw"] = 0
    for outcome in played:
        found[outcome.result] = found.get(outcome.result, 0) + 1
    return found


def tally(played: list[Outcome]) -> dict[str, int]:
    """All that the games counted, summed up."""
    found: dict[str, int] = {}
    for outcome in played:
        for name, count in outcome.tally.items():
            found[name] = found.get(name, 0) + count
    return found


def results(plan: Plan, rules: Rules, played: list[Outcome]) -> dict[str, Any]:
    """A batch as a JSON-ready document. Times are left out: the same plan gives the same document."""
    return {
        "game": rules.game,
        "version": rules.version,
        "scenario": rules.scenario,
        "options": dict(rules.options),
        "seats": dict(zip(rules.seats, plan.players)),
        "seed": plan.seed,
        "wins": wins(rules, played),
        "games": [outcome.data() for outcome in played],
        "tally": tally(played),
    }


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson).

    >>> [round(x, 2) for x in interval(50, 100)]
    [0.4, 0.6]
    """
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def spread(values: list[int]) -> tuple[int, float, int]:
    """The least, the mean and the greatest of some numbers."""
    return min(values), sum(values) / len(values), max(values)
