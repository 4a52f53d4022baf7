"""The commands in general: help, version, the list of games, and what is said about bad input."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize("command", ["", "games", "play", "simulate", "case", "replay", "verify", "bench"])
def test_help_teaches(run: Run, command: str) -> None:
    told = run(*filter(None, [command]), "--help")
    assert told.exit_code == 0
    assert "sabretache" in told.output
    if command:
        assert "Example" in told.output


def test_without_a_command_help_is_shown(run: Run) -> None:
    told = run()
    assert told.exit_code == 0 and "simulate" in told.output


def test_version(run: Run) -> None:
    told = run("--version")
    assert told.exit_code == 0 and told.output.startswith("sabretache 0.")


@pytest.mark.parametrize(("language", "word"), [("en", "Scenarios"), ("fr", "Scénarios"), ("it", "Scenari")])
def test_games_lists_scenarios_and_options(run: Run, language: str, word: str) -> None:
    told = run("games", "--language", language)
    assert told.exit_code == 0
    for expected in ("gradisca", word, "campaign", "--level", "advanced", "venice, austria"):
        assert expected in told.output


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["nonsense"], "'nonsense'"),
        (["play", "--nonsense"], "--nonsense"),
        (["play"], "which game"),
        (["play", "chess"], "'chess'"),
        (["games", "chess"], "'chess'"),
        (["play", "gradisca", "--language", "de"], "'de'"),
        (["play", "gradisca", "--level", "expert"], "'expert'"),
        (["play", "gradisca", "--option", "wind=high"], "'wind'"),
        (["play", "gradisca", "--option", "wind"], "NAME=VALUE"),
        (["play", "gradisca", "--scenario", "waterloo"], "'waterloo'"),
        (["play", "gradisca", "--seat", "venice"], "SEAT=PLAYER"),
        (["play", "gradisca", "--seat", "genoa=human"], "'genoa'"),
        (["play", "gradisca", "--seat", "venice=admiral"], "'admiral'"),
        (["play", "gradisca", "--dice", "loaded"], "'loaded'"),
        (["play", "gradisca", "--dice", "sealed", "--seed", "1"], "--seed"),
        (["play", "gradisca", "--seed", "one"], "'one'"),
        (["play", "gradisca", "--save", "/nowhere/at/all.json"], "/nowhere/at"),
        (["play", "gradisca", "--save", "/"], "it is a directory"),
        (["play", "gradisca", "--save", "/proc/war.json"], "/proc/war.json: cannot be written"),
        (["play", "gradisca", "--record", "/"], "it is a directory"),
        (["play", "--resume", "/nowhere.json"], "/nowhere.json"),
        (["play", "--resume", "/"], "Is a directory"),
        (["play", "--resume", "last"], "no game is kept"),
        (["simulate", "chess"], "'chess'"),
        (["simulate", "gradisca", "--games", "0"], "--games"),
        (["simulate", "gradisca", "--seat", "venice=human"], "'human'"),
        (["simulate", "gradisca", "--json", "/nowhere/at/all.json"], "/nowhere/at"),
        (["simulate", "gradisca", "--seat", "genoa=random"], "'genoa'"),
        (["simulate", "gradisca", "--scenario", "waterloo"], "'waterloo'"),
        (["simulate", "gradisca", "--option", "level=expert"], "'expert'"),
        (["bench", "--json", "/nowhere/at/all.json"], "/nowhere/at"),
        (["bench", "chess"], "'chess'"),
        (["case", "/nowhere.yaml"], "/nowhere.yaml"),
        (["replay", "/nowhere.json"], "/nowhere.json"),
        (["verify", "/nowhere.json"], "/nowhere.json"),
    ],
)
def test_bad_input_is_told_in_one_line(run: Run, args: list[str], named: str) -> None:
    told = run(*args)
    assert told.exit_code == 2
    lines = told.stderr.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("sabretache: ")
    assert named in lines[0]
    assert "Traceback" not in told.output


def test_a_file_that_cannot_be_written_leaves_nothing(run: Run, tmp_path: Path) -> None:
    told = run("simulate", "gradisca", "-n", 1, "-j", 1, "--json", tmp_path)
    assert told.exit_code == 2 and "directory" in told.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Scenari:" in run("games").output
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Scenarios:" in run("games").output
