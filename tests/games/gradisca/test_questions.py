"""The examples in docs/questions.md are true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from sabretache.engine.case import Case, open_case
from sabretache.engine.game import Game
from sabretache.engine.ruling import BadInput

PAGE = Path(__file__).parents[3] / "docs" / "questions.md"


def examples() -> list[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]]:
    """Position, question and answer of each example on the page."""
    found: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = []
    position: dict[str, Any] = {}
    question: dict[str, Any] | None = None
    for kind, text in re.findall(r"^```(yaml|json)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S):
        if kind == "yaml":
            position = yaml.safe_load(text)
        elif question is None:
            question = json.loads(text)
        else:
            found.append((position, question, json.loads(text)))
            question = None
    assert question is None
    return found


def opened(position: dict[str, Any]) -> Game:
    """The game of an example."""
    data = {"title": "-", "rule": "-", "game": "gradisca", "scenario": "empty", "expect": [{"over": False}], **position}
    case = Case(data, str(PAGE))
    game = open_case(case)
    for seat, action in case.play:
        game.play(seat, action)
    return game


def check(shown: Any, answer: Any, place: str) -> None:
    """What is shown is in the answer; lists may be cut short."""
    if isinstance(shown, dict):
        for key, part in shown.items():
            assert key in answer, f"{place}.{key}"
            check(part, answer[key], f"{place}.{key}")
    elif isinstance(shown, list):
        assert len(answer) >= len(shown), place
        for n, part in enumerate(shown):
            check(part, answer[n], f"{place}.{n}")
    else:
        assert shown == answer, place


@pytest.mark.parametrize("number", range(len(examples())))
def test_an_example(number: int) -> None:
    position, question, shown = examples()[number]
    check(shown, opened(position).ask_umpire("venice", question), json.dumps(question))


def test_there_are_examples_of_everything() -> None:
    from sabretache.games.gradisca.odds.asked import ASKED, SAPPING
    from sabretache.games.gradisca.questions import QUESTIONS

    asked = [question for _, question, _ in examples()]
    assert {q["ask"] for q in asked} == set(QUESTIONS)
    of = {q.get("of") for q in asked}
    assert set(ASKED) - set(SAPPING) <= of
    assert of & set(SAPPING)


def test_unknown_questions_are_refused() -> None:
    game = opened(examples()[0][0])
    with pytest.raises(BadInput, match="it answers: reach, supply, odds"):
        game.ask_umpire("venice", {"ask": "the time"})
    with pytest.raises(BadInput, match="one of venice, austria"):
        game.ask_umpire("venice", {"ask": "supply", "side": "france"})
    with pytest.raises(BadInput, match="units of the active command"):
        game.ask_umpire("venice", {"ask": "reach", "units": ["a_gra_1"]})
