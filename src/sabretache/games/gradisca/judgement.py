"""How good a position looks: features and weights by which agents value it."""

from __future__ import annotations

from sabretache.games.gradisca.table import GradiscaTable


def judge(t: GradiscaTable, side: int) -> float:
    """The value of the table for a side."""
    return float(t.vp[side] - t.vp[1 - side])
