"""Arithmetic with dice: distributions as lists in which place n holds the chance of the number n."""

from __future__ import annotations

from typing import Final

from sabretache.games.gradisca.rulebook.battle import bursts, strikes

FACES: Final = (1, 2, 3, 4, 5, 6)
CHANCE_TO_BURST: Final = round(sum([1 for face in FACES if bursts(face)]) / 6, 12)


def chance_to_hit(value: int) -> float:
    """7.1: the chance that one die hits for a fire value."""
    return sum([1 for face in FACES if strikes(face, value)]) / 6


def added(a: list[float], b: list[float]) -> list[float]:
    """The distribution of the sum of two independent numbers."""
    total = [0.0] * (len(a) + len(b) - 1)
    for i, p in enumerate(a):
        if p:
            for j, q in enumerate(b):
                total[i + j] += p * q
    return total


def hits_of(values: list[int]) -> list[float]:
    """The number of hits when each of these values rolls a die."""
    total = [1.0]
    for value in values:
        p = chance_to_hit(value)
        total = added(total, [1.0 - p, p])
    return total


def after_shelter(hits: list[float], spared: int) -> list[float]:
    """10, 11: the distribution of hits of which the first few are spared."""
    if spared == 0:
        return hits
    return [sum(hits[: spared + 1]), *hits[spared + 1 :]]


def battery(count: int, value: int) -> list[list[float]]:
    """7.4: so many guns of one value fire: by the number that burst, the chances of each number of hits with it."""
    found = [[1.0]]
    for _ in range(count):
        longer = [[0.0] * (len(found[0]) + 1) for _ in range(len(found) + 1)]
        for face in FACES:
            hit = int(strikes(face, value))
            burst = int(bursts(face))
            for b, row in enumerate(found):
                for h, p in enumerate(row):
                    longer[b + burst][h + hit] += p / 6
        found = longer
    return found


def mean(distribution: list[float]) -> float:
    """The expected number."""
    return sum([n * p for n, p in enumerate(distribution)])


def tidy(p: float) -> float:
    """A chance without the dust of binary fractions."""
    return round(p, 12)


def tidied(distribution: list[float]) -> list[float]:
    """A distribution without dust."""
    return [round(p, 12) for p in distribution]
