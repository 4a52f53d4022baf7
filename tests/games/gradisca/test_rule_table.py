"""The table of rules and cases is current and has no gap."""

from __future__ import annotations

from scripts.docs_rule_table import TABLE, load, table


def test_the_table_is_current_and_has_no_gap() -> None:
    page = table(load())
    assert "MISSING" not in page
    assert TABLE.read_text(encoding="utf-8") == page, "run `make docs`"
