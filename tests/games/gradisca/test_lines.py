"""15, 21, 21.1: the searches for lines find what their plain definitions say, on tables strewn with units."""

from __future__ import annotations

import random

import pytest

from sabretache.games.gradisca import Gradisca
from sabretache.games.gradisca.components import IMPASSABLE, RIVER
from sabretache.games.gradisca.rulebook.supply import blocked, crossing, has_line, near_camp, within_radius
from sabretache.games.gradisca.table import GradiscaTable

SIDES = (0, 1)


def strewn(edition: str, seed: int) -> GradiscaTable:
    """A table with a third of all counters anywhere, now and then with a bridge closed."""
    t = Gradisca("empty", {"level": "advanced", "edition": edition}).new_table()
    assert isinstance(t, GradiscaTable)
    lot = random.Random(seed)
    for unit in range(t.box.unit_count):
        if lot.random() < 0.33:
            t.put(unit, lot.randrange(t.box.zone_count))
    if seed % 2:
        t.closed_bridge = lot.randrange(len(t.box.bridges))
    return t


def steps(t: GradiscaTable, side: int, zone: int) -> list[int]:
    """The neighbours into which a line may go on."""
    return [
        z
        for z in t.box.adjacent[zone]
        if crossing(t, zone, z) not in (RIVER, IMPASSABLE) and not blocked(t, side, z)
    ]


def walk(t: GradiscaTable, side: int, zone: int, to: int, length: int) -> bool:
    """Whether some line of at most that length, difficult zones counting two, leads from one zone to another."""
    if zone == to:
        return True
    return any(t.box.cost[z] <= length and walk(t, side, z, to, length - t.box.cost[z]) for z in steps(t, side, zone))


@pytest.mark.parametrize("edition", ["fr", "it"])
@pytest.mark.parametrize("seed", range(8))
def test_lines_are_those_of_the_definition(edition: str, seed: int) -> None:
    t = strewn(edition, seed)
    zones = range(t.box.zone_count)
    for side in SIDES:
        fed = {z for z in zones if t.box.source[z] == side}
        while True:
            more = {z for z in zones if any(y in fed and y in steps(t, side, z) for y in t.box.adjacent[z])} - fed
            if not more:
                break
            fed |= more
        assert [z for z in zones if has_line(t, side, z)] == sorted(fed)
        for zone in range(seed, t.box.zone_count, 8):
            near = [camp for camp in zones if near_camp(t, side, zone, camp)]
            assert near == [camp for camp in zones if walk(t, side, zone, camp, 3)]
            first = steps(t, side, zone)
            second = {z for y in first for z in steps(t, side, y)}
            assert sorted(within_radius(t, side, zone)) == sorted({zone, *first} | second)
