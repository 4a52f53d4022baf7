"""Zone maps: areas that touch along sides of different kinds.

A map is flat tables of ints, computed once: `kind[a * size + b]` is the kind of the side between two
zones (0: they do not touch). What a kind means, and what entering a zone costs, is for the game to say.
"""

from __future__ import annotations


class ZoneMap:
    """The sides between zones, by number."""

    def __init__(self, size: int, sides: list[tuple[int, int, int]]) -> None:
        """`sides` are (zone, zone, kind) with kinds from 1 up; each pair at most once."""
        self.size = size
        self.kind: list[int] = [0] * (size * size)
        for a, b, kind in sides:
            if a == b or not 0 <= a < size or not 0 <= b < size:
                raise ValueError(f"a side joins two different zones of the map, not {a} and {b}")
            if kind <= 0:
                raise ValueError(f"the side {a}-{b} has kind {kind}; kinds begin at 1")
            if self.kind[a * size + b]:
                raise ValueError(f"the side {a}-{b} is listed twice")
            self.kind[a * size + b] = self.kind[b * size + a] = kind
        self.adjacent: list[list[int]] = [[b for b in range(size) if self.kind[a * size + b]] for a in range(size)]

    def neighbours(self, *kinds: int) -> list[list[int]]:
        """For each zone its neighbours across sides of the given kinds.

        >>> ZoneMap(3, [(0, 1, 1), (1, 2, 2)]).neighbours(1)
        [[1], [0], []]
        """
        n = self.size
        return [[b for b in self.adjacent[a] if self.kind[a * n + b] in kinds] for a in range(n)]


def distances(neighbours: list[list[int]], start: int) -> list[int]:
    """How many sides lie between `start` and each zone; -1 where there is no way.

    >>> distances([[1], [0, 2], [1], []], 0)
    [0, 1, 2, -1]
    """
    found = [-1] * len(neighbours)
    found[start] = 0
    todo = [start]
    for a in todo:
        for b in neighbours[a]:
            if found[b] < 0:
                found[b] = found[a] + 1
                todo.append(b)
    return found


def all_distances(neighbours: list[list[int]]) -> list[int]:
    """The distances between all pairs, flat: `[a * size + b]`."""
    flat: list[int] = []
    for a in range(len(neighbours)):
        flat.extend(distances(neighbours, a))
    return flat
