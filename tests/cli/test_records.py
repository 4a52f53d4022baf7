"""`case`, `replay`, `verify`: files that are read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sabretache.agents import make_agent
from sabretache.engine.dice import Dice, HandDice, SealedDice
from sabretache.engine.record import new, record
from tests.cli.conftest import Run

CASE = """\
title: A turn begins
rule: "4.1"
game: gradisca
scenario: empty
position: {{setup: {{marano: [v_pom_1]}}, active: ven_pompei}}
play: []
expect:
  - turn: {turn}
"""


def finished(dice: Dice | None = None) -> dict[str, Any]:
    game = new("gradisca", seed=3, dice=dice)
    agent = make_agent("random", 1)
    while not game.over:
        decision = game.pending[0]
        game.play(decision.seat, agent.choose(game.seen_by(decision.seat), decision))
    return record(game)


def written(path: Path, document: Any) -> Path:
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


# ---------------------------------------------------------------------- case


def test_cases_that_hold_and_that_fail(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(CASE.format(turn=1))
    bad.write_text(CASE.format(turn=1) + "---\n" + CASE.format(turn=2))
    told = run("case", good)
    assert told.exit_code == 0 and "ok    [4.1] A turn begins" in told.output and "1 hold, 0 fail" in told.output
    told = run("case", "--quiet", tmp_path)
    assert told.exit_code == 1
    assert "ok " not in told.output
    for expected in ("bad.yaml, case 2", "expected 2, found 1", "2 hold, 1 fail"):
        assert expected in told.output


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "holds no case"),
        ("title: [", "is not YAML"),
        ("title: x", "no 'rule'"),
        ("- 1", "a case is a mapping"),
        (CASE.format(turn=1) + "wind: high", "'wind'"),
        (CASE.format(turn=1).replace("gradisca", "chess"), "'chess'"),
        (CASE.format(turn=1) + "options: {level: expert}", "'expert'"),
        (CASE.format(turn=1).replace("[v_pom_1]", "5"), "case 1"),
        (CASE.format(turn=1).replace("turn: 1", "at: 7"), "case 1"),
        (CASE.format(turn=1).replace("turn: 1", "wind: 7"), "'wind'"),
    ],
)
def test_malformed_cases_are_named(run: Run, tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "spoilt.yaml"
    file.write_text(text)
    told = run("case", file)
    assert told.exit_code == 2
    assert told.stderr.startswith(f"sabretache: {file}") and named in told.stderr
    assert "Traceback" not in told.output and len(told.stderr.strip().splitlines()) == 1


def test_a_directory_without_cases(run: Run, tmp_path: Path) -> None:
    told = run("case", tmp_path)
    assert told.exit_code == 2 and "holds no .yaml file" in told.stderr


# ---------------------------------------------------------------------- replay, verify


def test_replay_tells_the_game(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "game.json", finished())
    told = run("replay", file, "--board", "--language", "it")
    assert told.exit_code == 0
    assert "Mura di Gradisca" in told.output and ("Ha vinto" in told.output or "Pareggio" in told.output)
    part = run("replay", file, "--upto", 30)
    assert part.exit_code == 0 and len(part.output) < len(told.output)
    assert run("replay", file, "--upto", -3).exit_code == 2


def test_verify_sealed_and_seeded_dice(run: Run, tmp_path: Path) -> None:
    sealed = finished(SealedDice(b"x" * 32, {"venice": "1"}))
    file = written(tmp_path / "sealed.json", sealed)
    told = run("verify", file)
    assert told.exit_code == 0 and "committed to before the game" in told.output
    assert sealed["dice"]["commitment"] in told.output
    told = run("verify", written(tmp_path / "seeded.json", finished()))
    assert told.exit_code == 0 and "from a seed" in told.output
    sealed["dice"]["secret"] = "00" * 32
    told = run("verify", written(file, sealed))
    assert told.exit_code == 1 and "not the one that was committed to" in told.output


def test_verify_finds_a_changed_result(run: Run, tmp_path: Path) -> None:
    document = finished()
    document["result"]["vp"]["venice"] += 5
    told = run("verify", written(tmp_path / "game.json", document))
    assert told.exit_code == 1 and "replaying gives" in told.output


def test_a_record_that_does_not_replay_names_the_entry(run: Run, tmp_path: Path) -> None:
    document = finished()
    at = next(i for i, e in enumerate(document["entries"]) if e.startswith("venice: "))
    document["entries"][at] = "venice: go palma"
    file = written(tmp_path / "game.json", document)
    for command in ("replay", "verify"):
        told = run(command, file)
        assert told.exit_code == 2
        assert f"entry {at + 1}" in told.stderr and str(file) in told.stderr


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d: [],
        lambda d: {},
        lambda d: 7,
        lambda d: {**d, "format": "one"},
        lambda d: {**d, "game": "chess"},
        lambda d: {**d, "scenario": "waterloo"},
        lambda d: {**d, "options": {"level": 3}},
        lambda d: {**d, "seats": ["venice"]},
        lambda d: {**d, "entries": "all"},
        lambda d: {**d, "entries": [7]},
        lambda d: {**d, "entries": ["roll: six"]},
        lambda d: {**d, "entries": d["entries"][:-5]},
        lambda d: {**d, "dice": None},
        lambda d: {**d, "position": {"setup": 3}},
    ],
)
def test_spoilt_records(run: Run, tmp_path: Path, spoil: Any) -> None:
    file = written(tmp_path / "game.json", spoil(finished()))
    told = run("verify", file)
    assert told.exit_code in (1, 2)
    if told.exit_code == 2:
        assert told.stderr.startswith(f"sabretache: {file}: ") and len(told.stderr.strip().splitlines()) == 1


def test_a_truncated_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished())[:-40])
    for command in ("replay", "verify"):
        told = run(command, file)
        assert told.exit_code == 2 and "is not JSON" in told.stderr and str(file) in told.stderr


def test_verify_tells_what_it_cannot_prove(run: Run, tmp_path: Path) -> None:
    unfinished = record(new("gradisca", dice=SealedDice(b"x" * 32)))
    told = run("verify", written(tmp_path / "a.json", unfinished))
    assert told.exit_code == 0
    assert "is revealed at the end of the game" in told.output and "The game is not finished" in told.output
    told = run("verify", written(tmp_path / "b.json", record(new("gradisca", dice=HandDice(SealedDice(b"x" * 32))))))
    assert "entered by hand: nothing proves them" in told.output
    placed = {**record(new("gradisca", seed=3)), "entries": [], "position": {"active": "ven_palma"}}
    told = run("verify", written(tmp_path / "c.json", placed))
    assert told.exit_code == 0 and "began from a position" in told.output


def test_a_record_of_another_version_of_the_rules(run: Run, tmp_path: Path) -> None:
    document = finished()
    document["version"] = "0"
    file = written(tmp_path / "game.json", document)
    told = run("verify", file)
    assert told.exit_code == 1 and "it was played by version '0' of the rules" in told.output
    assert run("replay", file).exit_code == 0
    del document["entries"][40]
    told = run("replay", written(file, document))
    assert told.exit_code == 2 and "version '0'" in told.stderr and "entry 41" in told.stderr


def test_a_record_cannot_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    told = run("play", "--resume", written(tmp_path / "game.json", finished()))
    assert told.exit_code == 2 and "it can be replayed" in told.stderr
