"""The known numbers and golden playthroughs still come out; if a rule was meant to change, regenerate and look."""

from __future__ import annotations

import msgspec
import pytest

from tests.known.numbers import LEVELS, PERFT, all_perft, golden_path, playthrough

HOW = "if the rules were meant to change, run `python -m tests.known.regenerate` and read the difference"


def test_known_numbers() -> None:
    kept = msgspec.json.decode(PERFT.read_bytes())
    assert {name: numbers[:3] for name, numbers in kept.items()} == all_perft(3), HOW


@pytest.mark.parametrize("level", LEVELS)
def test_golden_playthrough(level: str) -> None:
    kept = msgspec.json.decode(golden_path(level).read_bytes())
    now = msgspec.json.decode(msgspec.json.encode(playthrough(level)))
    for part in ("views", "entries", "log"):
        for number, (old, new) in enumerate(zip(kept[part], now[part], strict=False), 1):
            assert old == new, f"{part}, line {number}; {HOW}"
    assert kept == now, HOW
