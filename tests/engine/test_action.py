"""Notation: round trips, and errors that name the word at fault."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from sabretache.engine.action import NotationError, Vocabulary, first, pack, second, third, verb_of

WORDS = Vocabulary(
    [("go", ("zone",)), ("call", ("unit", "zone")), ("end", ())],
    {"zone": [f"z{i}" for i in range(80)], "unit": [f"u{i}" for i in range(120)]},
)


@given(st.integers(0, 119), st.integers(0, 79))
def test_text_and_parse_are_inverse(unit: int, zone: int) -> None:
    for action in (pack(0, zone), pack(1, unit, zone), pack(2)):
        assert WORDS.parse(WORDS.text(action)) == action
        assert WORDS.valid(action)


@given(st.integers(0, 255), st.integers(0, 4095), st.integers(0, 4095), st.integers(0, 4095))
def test_arguments_come_back_out(verb: int, a: int, b: int, c: int) -> None:
    action = pack(verb, a, b, c)
    assert (verb_of(action), first(action), second(action), third(action)) == (verb, a, b, c)


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    problem = ""
    try:
        assert WORDS.valid(WORDS.parse(text))
    except NotationError as error:
        problem = error.problem
    assert problem == "" or problem.startswith("notation-")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "notation-empty"),
        ("fly z1", "notation-unknown-verb"),
        ("go", "notation-wrong-count"),
        ("go z1 z2", "notation-wrong-count"),
        ("go z99", "notation-unknown-name"),
        ("call z1 u1", "notation-unknown-name"),
    ],
)
def test_what_is_wrong_is_named(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        WORDS.parse(text)
    assert caught.value.problem == problem


@pytest.mark.parametrize("action", [-1, 3, pack(0, 80), pack(2, 1), 1 << 50])
def test_ints_that_are_no_actions(action: int) -> None:
    assert not WORDS.valid(action)
