"""Zone maps: sides, neighbours, distances."""

import pytest

from sabretache.board.zones import ZoneMap, all_distances, distances


def test_sides_are_the_same_from_both_ends() -> None:
    board = ZoneMap(4, [(0, 1, 1), (1, 2, 3), (2, 3, 1)])
    assert board.kind[1 * 4 + 2] == board.kind[2 * 4 + 1] == 3
    assert board.adjacent == [[1], [0, 2], [1, 3], [2]]


def test_neighbours_across_some_kinds_only() -> None:
    board = ZoneMap(4, [(0, 1, 1), (1, 2, 3), (2, 3, 1)])
    assert board.neighbours(1) == [[1], [0], [3], [2]]
    assert board.neighbours(1, 3) == board.adjacent


def test_distances_stop_where_there_is_no_way() -> None:
    board = ZoneMap(4, [(0, 1, 1), (1, 2, 3), (2, 3, 1)])
    assert distances(board.neighbours(1), 0) == [0, 1, -1, -1]
    assert all_distances(board.adjacent)[0 * 4 + 3] == 3


@pytest.mark.parametrize("sides", [[(0, 0, 1)], [(0, 9, 1)], [(0, 1, 0)], [(0, 1, 1), (1, 0, 2)]])
def test_a_map_that_makes_no_sense_is_refused(sides: list[tuple[int, int, int]]) -> None:
    with pytest.raises(ValueError, match="side"):
        ZoneMap(3, sides)
