"""Every rule case in tests/cases, one test each."""

from pathlib import Path

import pytest

from sabretache.engine.case import Case, read_cases, run_case

CASES = [case for path in sorted((Path(__file__).parent / "cases").rglob("*.yaml")) for case in read_cases(path)]


@pytest.mark.parametrize("case", CASES, ids=[f"{Path(c.place.split(',')[0]).stem}: {c.title}" for c in CASES])
def test_case(case: Case) -> None:
    assert run_case(case) == []
