"""Rule cases: malformed ones are refused with the place, failing ones say what differs."""

from __future__ import annotations

from pathlib import Path

import pytest

from sabretache.engine.case import read_cases, run_case
from sabretache.engine.ruling import BadInput

GOOD = """
title: A march
rule: "6"
game: gradisca
scenario: empty
position: {setup: {marano: [v_pom_1]}, active: ven_pompei}
play:
  - venice: one_zone
  - venice: activate marano
  - venice: take v_pom_1
  - venice: go aquileia
expect:
  - at: {v_pom_1: aquileia}
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "case.yaml"
    path.write_text(text)
    return path


def test_a_good_case_passes(tmp_path: Path) -> None:
    (case,) = read_cases(write(tmp_path, GOOD))
    assert run_case(case) == []


def test_defaults_are_shared(tmp_path: Path) -> None:
    body = GOOD.replace("game: gradisca\nscenario: empty\n", "")
    text = "defaults: {game: gradisca, scenario: empty}\n---\n" + body + "---\n" + body
    assert [run_case(c) for c in read_cases(write(tmp_path, text))] == [[], []]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("title: A march", "titel: A march", "titel"),
        ('rule: "6"\n', "", "rule"),
        ("play:", "play: 3\nnote:", "play"),
        ("  - at: {v_pom_1: aquileia}", "", "expects nothing"),
        ("title: A march", "title: [", "YAML"),
    ],
)
def test_a_malformed_case_is_refused_with_the_place(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(BadInput, match=says) as caught:
        read_cases(write(tmp_path, GOOD.replace(old, new)))
    assert "case.yaml" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("marano: [v_pom_1]", "atlantis: [v_pom_1]", "atlantis"),
        ("marano: [v_pom_1]", "marano: [v_pom_9]", "v_pom_9"),
        ("active: ven_pompei", "active: ven_nobody", "ven_nobody"),
        ("active: ven_pompei", "weather: fine", "weather"),
        ("game: gradisca", "game: chess", "chess"),
        ("  - at: {v_pom_1: aquileia}", "  - mood: good", "mood"),
    ],
)
def test_what_a_case_speaks_of_must_exist(tmp_path: Path, old: str, new: str, says: str) -> None:
    (case,) = read_cases(write(tmp_path, GOOD.replace(old, new)))
    with pytest.raises(BadInput, match=says):
        run_case(case)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("go aquileia", "go palma", "refused"),
        ("v_pom_1: aquileia", "v_pom_1: palma", "palma"),
        ("play:", "chance: [3]\nplay:", "never asked for"),
    ],
)
def test_a_case_that_fails_says_what_differs(tmp_path: Path, old: str, new: str, says: str) -> None:
    (case,) = read_cases(write(tmp_path, GOOD.replace(old, new)))
    (problem, *_) = run_case(case)
    assert says in problem


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadInput, match="nowhere"):
        read_cases(Path("nowhere.yaml"))
