"""Questions that a seat may put to the umpire: reach, odds, supply."""

from __future__ import annotations

from typing import Any

from sabretache.engine.game import Game
from sabretache.engine.ruling import BadInput


def answer_question(game: Game, seat: int, question: dict[str, Any]) -> dict[str, Any]:
    """Answers a question from what the seat may know."""
    raise BadInput(f"gradisca cannot answer {question.get('ask')!r}")
