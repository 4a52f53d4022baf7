"""`simulate` and `bench`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sabretache.lab import batch
from tests.cli.conftest import Run


def test_simulate_sums_up(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    how = ("--seat", "venice=greedy", "--seat", "austria=random", "--level", "advanced", "--edition", "it")
    told = run("simulate", "gradisca", "-n", 2, "-j", 1, *how, "--json", file)
    assert told.exit_code == 0
    for expected in ("2 games: venice greedy, austria random", "Venice wins", "draws", "points of Austria", "turns"):
        assert expected in told.output
    document = json.loads(file.read_text())
    assert document["seats"] == {"venice": "greedy", "austria": "random"}
    assert document["options"] == {"level": "advanced", "edition": "it", "teams": "no"}
    assert [g["seed"] for g in document["games"]] == [0, 1]


def test_results_on_the_standard_output_are_json_alone(run: Run) -> None:
    told = run("simulate", "gradisca", "-n", 1, "-j", 1, "--json", "-", "--language", "fr")
    assert json.loads(told.stdout)["wins"]
    assert "Une partie" in told.stderr


def test_a_broken_game_ends_with_1_and_leaves_no_results(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "LONGEST", 5)
    told = run("simulate", "gradisca", "-n", 1, "-j", 1, "--json", tmp_path / "results.json")
    assert told.exit_code == 1 and "seed 0" in told.stderr
    assert not (tmp_path / "results.json").exists()


def test_bench_writes_its_measurements(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    told = run("bench", "--seconds", 0.02, "--json", file)
    assert told.exit_code == 0 and "random play" in told.output
    for one in json.loads(file.read_text()):
        assert set(one) == {"name", "value", "unit", "compiled"}
