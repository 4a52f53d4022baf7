"""Two rulings that the present counters never bring about: both need two sappers of one command in one zone.

The counters are a reconstruction, so the rules stay in the rulebook; here they are shown without a game.
"""

from __future__ import annotations

from sabretache.games.gradisca import Gradisca
from sabretache.games.gradisca.components import SAPPER
from sabretache.games.gradisca.rulebook import codes
from sabretache.games.gradisca.rulebook.siege import build_code, sapping_code
from sabretache.games.gradisca.setup import place
from sabretache.games.gradisca.table import GradiscaTable
from sabretache.games.gradisca.verbs import BLOW


def table(level: str) -> GradiscaTable:
    """Two sappers before Gradisca."""
    t = Gradisca("empty", {"level": level}).new_table()
    assert isinstance(t, GradiscaTable)
    place(t, {"setup": {"crauglio": ["v_mar_5", "v_giu_6"], "gradisca": ["a_gra_1"]}})
    return t


def test_no_command_has_two_sappers() -> None:
    """If one ever has, these rulings deserve rule cases."""
    box = Gradisca("campaign", {}).box
    for c, name in enumerate(box.commands):
        sappers = [u for u in range(box.first[c], box.first[c + 1]) if box.kind[u] == SAPPER]
        assert len(sappers) <= 1, name


def test_a_command_builds_one_fort_in_a_zone_and_activation() -> None:
    t = table("advanced")
    zone = t.box.zone["crauglio"]
    assert build_code(t, 0, zone, 1, 0) == codes.LEGAL
    t.forts[zone] = 1
    assert build_code(t, 0, zone, 1, 0) == codes.LEGAL
    assert build_code(t, 0, zone, 1, 1) == codes.FORT_ONCE
    assert codes.RULINGS[codes.FORT_ONCE][0] == "19.2"


def test_a_mine_is_not_blown_in_the_activation_that_laid_it() -> None:
    t = table("basic")
    zone, fortress = t.box.zone["crauglio"], t.box.zone["gradisca"]
    wall = t.box.wall_at[zone * t.box.zone_count + fortress]
    t.mines[wall] = t.fresh[wall] = 1
    assert sapping_code(t, 0, zone, fortress, BLOW, 1) == codes.MINE_TOO_FRESH
    t.mines[wall] = 2
    assert sapping_code(t, 0, zone, fortress, BLOW, 1) == codes.LEGAL
    t.mines[wall], t.fresh[wall] = 1, 0
    assert sapping_code(t, 0, zone, fortress, BLOW, 1) == codes.LEGAL
    assert codes.RULINGS[codes.MINE_TOO_FRESH][0] == "7.5"
