"""The table of rules and cases is current and has no gap, and neither have the cases."""

from __future__ import annotations

import re

import pytest

from sabretache.engine.case import open_case
from sabretache.engine.ruling import Refused
from sabretache.games.gradisca.rulebook import codes
from scripts.docs_rule_table import RULES, TABLE, load, table

NEVER_WITH_THESE_COUNTERS = {"fort-once", "mine-too-fresh"}
"""They need two sappers of one command: see test_two_sappers.py."""


def test_the_table_is_current_and_has_no_gap() -> None:
    page = table(load())
    assert "MISSING" not in page
    assert TABLE.read_text(encoding="utf-8") == page, "run `make docs`"


def test_every_reason_for_a_refusal_is_shown_by_a_case() -> None:
    shown: set[str] = set()
    for case in load():
        game = open_case(case)
        for seat, action in case.play:
            try:
                game.play(seat, str(action))
            except Refused as refused:
                shown |= {r.message.id for r in refused.rulings}
    known = {message for _, message in codes.RULINGS.values()}
    assert known - shown <= NEVER_WITH_THESE_COUNTERS


def test_every_ruling_cites_a_rule_of_the_table() -> None:
    assert {rule for rule, _ in codes.RULINGS.values() if rule} <= set(RULES)


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_every_card_has_its_case(level: str) -> None:
    titles = [case.title for case in load() if case.options.get("level") == level]
    for card in range(1, 37):
        assert any(re.search(rf"\bCard {card} in the {level} game", title) for title in titles), card
