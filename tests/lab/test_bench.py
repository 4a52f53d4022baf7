"""Measurements: what is measured, not how fast it is."""

from __future__ import annotations

import sys

import pytest

from sabretache.lab.bench import COMPILED, YARDSTICK, chess_play, measure, time_of


def test_everything_is_measured_at_every_level() -> None:
    found = {m.name: m for m in measure("gradisca", 0.05)}
    for level in ("basic", "advanced"):
        assert found[f"gradisca {level} random play"].unit == "decisions/s"
        assert found[f"gradisca {level} random games"].unit == "games/s"
        assert found[f"gradisca {level} copies"].unit == "copies/s"
        for thing in ("copy", "view", "imagine"):
            assert found[f"gradisca {level} {thing}"].unit == "us"
        assert found[f"gradisca {level} captain, a decision"].unit == "ms"
    assert found["peak memory"].unit == "MiB"
    assert all(m.value > 0 for m in found.values())
    assert found[YARDSTICK].data() == {
        "name": YARDSTICK,
        "value": found[YARDSTICK].value,
        "unit": "decisions/s",
        "compiled": COMPILED,
    }


def test_without_python_chess_there_is_no_yardstick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert chess_play(0.01) == 0.0


def test_time_of() -> None:
    calls = []
    assert 0 < time_of(lambda: calls.append(1), 0.01) < 0.01
    assert len(calls) > 10
