"""The command as people run it: a process of its own, at a real terminal or in a pipe."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from sabretache.cli import main; main()"]
OPENING = ["play", "gradisca", "--seed", "8", "--seat", "austria=random"]


class Terminal:
    """A process at a terminal of its own: `type` a line, `wait_for` what it shows."""

    def __init__(self, *args: object) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120", "LINES": "40", "LANG": "en_GB.UTF-8"}
        command = [*COMMAND, *map(str, args)]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.shown = ""

    def read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            content = os.read(self.master, 65536)
        except OSError:
            return False
        self.shown += content.decode(errors="replace")
        return bool(content)

    def wait_for(self, text: str, seconds: float = 20) -> None:
        ended = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < ended, f"no {text!r} in:\n{self.shown[-3000:]}"
            if not self.read(0.2) and self.process.poll() is not None:
                break
        assert text in self.shown, self.shown[-3000:]
        self.shown = self.shown.split(text, 1)[1]

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def end(self) -> int:
        while self.read(0.3) or self.process.poll() is None:
            pass
        os.close(self.master)
        return self.process.wait(10)


def opened(file: Path) -> Terminal:
    """A game after its first choice, kept in a file."""
    terminal = Terminal(*OPENING, "--save", file)
    terminal.wait_for("Venice> ")
    terminal.type("1")
    terminal.wait_for("activate a zone")
    terminal.wait_for("Venice> ")
    return terminal


def test_a_session_at_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    terminal = opened(file)
    terminal.type("? go gradisca")
    terminal.wait_for("[rule ")
    terminal.type("u")
    terminal.wait_for("Taken back.")
    terminal.wait_for("Venice> ")
    terminal.type("q")
    terminal.wait_for("--resume")
    assert terminal.end() == 0
    assert json.loads(file.read_text())["players"]["venice"] == "human"


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_ctrl_c_and_ctrl_d_leave_with_the_game_kept(tmp_path: Path, key: bytes) -> None:
    file = tmp_path / "war.json"
    terminal = opened(file)
    if key == b"\x03":
        # the prompt is shown a moment before Python waits for the line; a signal in between shows at the next one
        os.killpg(terminal.process.pid, signal.SIGINT)
        while not terminal.read(2) and terminal.process.poll() is None:
            os.killpg(terminal.process.pid, signal.SIGINT)
    else:
        os.write(terminal.master, key)
    terminal.wait_for("--resume")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.shown
    assert json.loads(file.read_text())["entries"][-1] == "venice: one_zone"


def test_the_screen_is_cleared_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    seats = ["--seat", "venice=human", "--seat", "austria=human"]
    terminal = Terminal("play", "gradisca", "--seed", "8", *seats, "--save", tmp_path / "war.json")
    terminal.wait_for("The keyboard goes to")
    terminal.type("")
    terminal.wait_for("\x1b[3J")
    terminal.wait_for("> ")
    terminal.type("q")
    assert terminal.end() == 0


def test_a_killed_game_is_still_there(tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    terminal = opened(file)
    terminal.process.kill()
    terminal.end()
    again = Terminal("play", "--resume", file)
    again.wait_for("activate a zone")
    again.type("q")
    assert again.end() == 0


def test_piped_input_and_output(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *OPENING, "--save", str(tmp_path / "war.json")],
        input="1\nhelp\nq\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0 and done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "You may type" in done.stdout


def test_simulate_in_several_processes_and_in_one_gives_the_same(tmp_path: Path) -> None:
    documents = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.json"
        done = subprocess.run(
            [*COMMAND, "simulate", "gradisca", "-n", "6", "-j", str(jobs), "--seed", "5", "--json", str(file)],
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        documents.append(file.read_bytes())
    assert documents[0] == documents[1]


@pytest.mark.parametrize("jobs, seconds", [(1, 1.0), (2, 0.0), (2, 1.0)])
def test_ctrl_c_ends_a_batch_at_once_and_writes_nothing(tmp_path: Path, jobs: int, seconds: float) -> None:
    file = tmp_path / "results.json"
    terminal = Terminal("simulate", "gradisca", "-n", 5000, "-j", jobs, "--json", file)
    terminal.wait_for("/5000")
    time.sleep(seconds)  # with none, the processes that are to play have hardly begun
    os.killpg(terminal.process.pid, signal.SIGINT)
    terminal.wait_for("Interrupted after ", 10)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown and "Exception" not in terminal.shown
    assert list(tmp_path.iterdir()) == []


def test_bad_input_ends_with_2_and_one_line() -> None:
    done = subprocess.run([*COMMAND, "play", "chess"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == "sabretache: there is no game 'chess'; installed: gradisca\n"
