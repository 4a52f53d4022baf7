"""A terminal of a known width and language, a data directory of its own, and the command at hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sabretache.cli.app import app

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "250")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def run() -> Run:
    """Runs the command in this process: `run("games")`, `run("play", "gradisca", input="q\\n")`."""

    def invoke(*args: object, input: str = "") -> Result:
        return CliRunner().invoke(app, [str(a) for a in args], input=input)

    return invoke
