"""Damaged files: bytes of a record, a save or a case that are changed, cut or doubled. Nothing but `BadInput` comes out
of reading them, and what lies on the disk stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import sabretache
from sabretache.cli.files import read_json, write_json
from sabretache.engine.case import read_cases, run_case
from sabretache.engine.dice import SealedDice
from sabretache.engine.record import record, replay, resume, save, verify
from sabretache.engine.ruling import BadInput
from tests.properties.checks import play_on

CASE = b"""\
defaults: {game: gradisca, scenario: empty}
---
title: A force goes where it may
rule: "6"
options: {level: basic}
position: {setup: {marano: [v_pom_1, v_pom_2], aquileia: [a_aqu_1]}, active: ven_pompei, turn: 2, vp: {venice: 3}}
chance: [1, 6, 6]
play:
  - venice: one_zone
  - venice: activate marano
  - venice: take v_pom_1
  - venice: go cervignano
  - venice: halt
expect:
  - at: {v_pom_1: cervignano}
  - refused: "6"
  - offered: [end]
"""


class Files:
    """Files by name; a failing test does not print them all."""

    def __init__(self, content: dict[str, bytes]) -> None:
        self.content = content


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    """A record, a save and a case as they lie on the disk, small enough to be damaged all over."""
    folder = tmp_path_factory.mktemp("sound")
    game = play_on(sabretache.new("gradisca", dice=SealedDice(b"s" * 32, {"venice": "one"})), "sound", 25)
    write_json(folder / "record.json", record(game))
    write_json(folder / "save.json", {**save(game), "players": {"venice": "human", "austria": "random"}})
    (folder / "case.yaml").write_bytes(CASE)
    return Files({path.name: path.read_bytes() for path in folder.iterdir()})


def read_record(path: Path) -> None:
    document: Any = read_json(path)
    verify(document)
    replay(document, 10)


def read_save(path: Path) -> None:
    play_on(resume(read_json(path)), "damaged", 30)


def read_case(path: Path) -> None:
    for case in read_cases(path):
        run_case(case)


READERS: dict[str, Callable[[Path], None]] = {
    "record.json": read_record,
    "save.json": read_save,
    "case.yaml": read_case,
}

damage = st.one_of(
    st.tuples(st.just("flip"), st.floats(0, 1), st.integers(1, 255)),
    st.tuples(st.just("cut"), st.floats(0, 1), st.just(0)),
    st.tuples(st.just("drop"), st.floats(0, 1), st.integers(1, 40)),
    st.tuples(st.just("double"), st.floats(0, 1), st.integers(1, 40)),
    st.tuples(st.just("digit"), st.floats(0, 1), st.integers(0, 9)),
)


def damaged(content: bytes, how: str, where: float, much: int) -> bytes:
    at = min(len(content) - 1, int(where * len(content)))
    if how == "flip":
        return content[:at] + bytes([content[at] ^ much]) + content[at + 1 :]
    if how == "cut":
        return content[:at]
    if how == "drop":
        return content[:at] + content[at + much :]
    if how == "double":
        return content[: at + much] + content[at:]
    # another digit where there is one: a file that is still sound to the eye
    digits = [i for i, byte in enumerate(content) if 48 <= byte <= 57] or [0]
    at = digits[min(len(digits) - 1, int(where * len(digits)))]
    return content[:at] + str(much).encode() + content[at + 1 :]


@pytest.mark.parametrize("name", READERS)
@settings(max_examples=120, deadline=None)
@given(done=st.lists(damage, min_size=1, max_size=3))
def test_nothing_but_bad_input_comes_out(
    files: Files, tmp_path_factory: pytest.TempPathFactory, name: str, done: list[tuple[str, float, int]]
) -> None:
    content = files.content[name]
    for how, where, much in done:
        if content:
            content = damaged(content, how, where, much)
    path = tmp_path_factory.mktemp("damaged") / name
    path.write_bytes(content)
    try:
        READERS[name](path)
    except BadInput as error:
        assert "\n" not in str(error)  # noqa: PT017
    assert path.read_bytes() == content
    assert [p.name for p in path.parent.iterdir()] == [name]


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize(
    "content",
    [b"", b" \n", b"\x00" * 100, b"\xff\xfe{", b"[" * 100000, b'{"a":' * 50000, b"null", b"7", b'"x"', b"[]", b"{}",
     b'{"format": 1e400}', b'{"format": 99999999999999999999}', "é".encode("latin-1"), b"\x1f\x8b\x08binary",
     b"- " * 3000, b"a: &a [*a]", b"2001-99-99"],
)  # fmt: skip
def test_files_that_are_something_else(tmp_path: Path, name: str, content: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(BadInput) as told:
        READERS[name](path)
    assert "\n" not in str(told.value)
    assert path.read_bytes() == content


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    for name, reader in READERS.items():
        path = tmp_path / name
        with path.open("wb") as file:
            file.truncate(1 << 33)
        with pytest.raises(BadInput, match="is larger than any"):
            reader(path)
