"""Exact odds, told before anything is rolled for, from open information, as if nobody played a card in answer.

`odds` answers `{"ask": "odds", ...}`; `docs/questions.md` lists what may be asked and how answers look. The chances
come from the rulebook's own predicates: `dice` counts faces, `host` and `battle` follow a land combat, `rolls` has
what one roll settles, `asked` reads questions and `pending` goes through what a seat may choose now.
"""

from __future__ import annotations

from typing import Any

from sabretache.engine.game import Game
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.odds.asked import ASKED, answer_asked, press_of
from sabretache.games.gradisca.odds.pending import odds_of_place, pending_odds
from sabretache.games.gradisca.table import GradiscaTable


def odds(game: Game, t: GradiscaTable, seat: int, question: dict[str, Any]) -> dict[str, Any]:
    """Answers a question about odds: of something named (`of`), of a zone, or of what the seat may choose now."""
    of = question.get("of")
    if of is not None:
        if of not in ASKED:
            raise BadInput(f"odds: of: there are no odds of {of!r}; there are: {', '.join(ASKED)}")
        return {**answer_asked(game, t, question), "given": "no_reaction"}
    extra = [key for key in question if key not in ("ask", "zone", "press")]
    if extra:
        raise BadInput(f"odds: {extra[0]}: without 'of' only 'zone' and 'press' may be asked about")
    press = press_of(question)
    found = odds_of_place(game, t, question, press) if "zone" in question else pending_odds(game, t, seat, press)
    return {"entries": found, "given": "no_reaction"}
