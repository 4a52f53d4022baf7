"""Odds on the terminal: all kinds of them, in three languages, without a word missing."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from sabretache.cli.boards import board_for
from sabretache.cli.boards.gradisca_odds import OddsSheet, bar
from sabretache.cli.menu import Menu
from sabretache.cli.screen import Screen
from sabretache.engine.game import Game
from sabretache.engine.locale import LANGUAGES, Locale
from sabretache.games.gradisca.odds.battle import MISHAPS, PRESS
from tests.cli.conftest import Run
from tests.games.gradisca.test_odds import (
    ADVANCED,
    BATTLES,
    BEFORE_GRADISCA,
    GREEN,
    SIEGE,
    march,
    opened,
    set_up_battle,
)


def positions() -> list[tuple[Game, str, list[str]]]:
    """Games in which there is something to tell, the zone asked about, and what English says of it."""
    storm = set_up_battle(BATTLES["several rounds with leaders"])[0]
    guns = set_up_battle(BATTLES["several rounds with guns"])[0]
    fort = set_up_battle(BATTLES["a town with a fort"])[0]
    loot: dict[str, Any] = {"austria": {"zones": ["crauglio"], "pool": [2, "?"]}}
    plunder = march(ADVANCED, ["v_giu_3"], [], "crauglio", "palma", loot=loot)
    riders = march(ADVANCED, ["v_tre_1"], ["a_cog_1"], "villesse", "crauglio", camps={"venice": "crauglio"})
    siege = opened(ADVANCED, {**SIEGE, "walls": {"gradisca": {"crauglio": 1}}, "mines": {"gradisca": {"crauglio": 1}}},
                   BEFORE_GRADISCA)  # fmt: skip
    breach = opened(ADVANCED, {**SIEGE, "walls": {"gradisca": {"crauglio": 0}}}, BEFORE_GRADISCA)
    walls = {**SIEGE, "active": "aus_gradisca", "walls": {"gradisca": {"crauglio": 1}},
             "mines": {"gradisca": {"crauglio": 1}}}  # fmt: skip
    inside = opened(ADVANCED, walls, ["austria: one_zone", "austria: activate gradisca"])
    losses = set_up_battle(BATTLES["several rounds with leaders"])[0]
    losses.play("venice", "go gradisca")
    losses.enter_dice([1, 6, 6, 6])
    ambush = march(ADVANCED, ["v_giu_3"], ["a_cog_1"], "crauglio", "palma", hands={"austria": [28]})
    ambush.play("venice", "go crauglio")
    cards = opened(ADVANCED, {**GREEN, "setup": {"crauglio": ["v_giu_1", "v_giu_2", "v_giu_3"]}, "active":
                              "ven_giustiniani", "hands": {"venice": [15, 16]}}, [])  # fmt: skip
    shot = opened(ADVANCED, {**GREEN, "setup": {"palma": ["v_giu_1", "ldr_giustiniani"], "crauglio": ["a_cog_1"]},
                             "active": "aus_coglio", "hands": {"austria": [5, 26]}}, ["austria: one_zone"])  # fmt: skip
    far = ["one_zone", "play 25", "activate palma", "take v_giu_1", "go pozzuolo", "go udine", "go tricesimo",
           "go osoppo"]  # fmt: skip
    tired = opened(ADVANCED, {**GREEN, "setup": {"palma": ["v_giu_1"]}, "active": "ven_giustiniani",
                              "hands": {"venice": [25]}}, [f"venice: {play}" for play in far])  # fmt: skip
    waiting = opened(ADVANCED, {**GREEN, "setup": {"palma": ["v_giu_1"]}, "active": "ven_giustiniani",
                                "timeline": {"aus_stiria": 1}, "turn": 3}, [])  # fmt: skip
    cut_off = march(ADVANCED, ["a_cro_1"], ["v_pal_1"], "udine", "butrio")
    return [
        (storm, "", ["storms the breach", "The whole battle", "Benvenuto Petazzi falls"]),
        (storm, "gradisca", ["43.8%"]),
        (guns, "", ["bursts 16.7%"]),
        (fort, "", ["spare the defender 2 hits", "One round decides"]),
        (plunder, "", ["Loot in", "2.8 points on average"]),
        (riders, "", ["Foray into", "success within 2 tries"]),
        (siege, "", ["levels lost", "the mine is lost"]),
        (breach, "", ["Fire from"]),
        (inside, "", ["a mine is removed", "a level is rebuilt"]),
        (losses, "", ["falls"]),
        (ambush, "", ["Ambush in", "37.5%"]),
        (cards, "", ["units struck"]),
        (shot, "", ["50.0%", "on the map", "by "]),
        (tired, "", ["disorganised"]),
        (waiting, "", ["on the map"]),
        (cut_off, "", ["has no way back"]),
    ]


def told(game: Game, zone: str, locale: Locale) -> str:
    """What the terminal shows of the odds, and of the choices with short odds beside them."""
    screen = Screen(locale, Console(width=140, file=io.StringIO(), highlight=False, markup=False))
    board = board_for(game.rules, locale)
    decision = game.pending[0]
    seen = game.seen_by(decision.seat)
    assert board.odds(screen, seen, zone)
    Menu(decision, board, locale).show(screen, board.notes(seen, game.view(decision.seat), decision))
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_odds_are_told(language: str) -> None:
    locale = Locale(language, "gradisca")
    locale.bundles = locale.bundles[:1]
    for game, zone, words in positions():
        text = told(game, zone, locale)
        assert not re.search(r"odds-|\{|\}|zone:|unit:|side:|turn:|group:", text), text
        assert ("%" in text) and (language == "en" or re.search(r"\d,\d ?%", text))
        if language == "en":
            for word in words:
                assert word in text, text


def test_short_odds_stand_beside_choices() -> None:
    texts = [told(game, zone, Locale("en", "gradisca")) for game, zone, _ in positions()]
    for brief in ("round won 43.8%", "raid 16.7%", "hits 50.0%", "S3 wall 1 (mine)"):
        assert any(brief in text for text in texts), brief


def test_every_word_exists() -> None:
    for language in LANGUAGES:
        locale = Locale(language, "gradisca")
        for press in PRESS:
            assert locale.has(f"odds-press-{press}")
        for mishaps in MISHAPS[:-1]:
            assert locale.has(f"odds-mishaps-{mishaps.replace('_', '-')}")
        assert locale.has("odds-partners")


def test_bars_and_percentages() -> None:
    game = set_up_battle(BATTLES["one against one"])[0]
    sheet = OddsSheet(game.rules.vocabulary, Locale("en", "gradisca"))
    assert [sheet.percent(p) for p in (0, 0.0001, 0.25, 0.9999, 1)] == ["0.0%", "<0.1%", "25.0%", "99.9%", "100.0%"]
    assert (bar(0), len(bar(1))) == ("", 24)


def test_odds_are_asked_for_at_the_desk(run: Run) -> None:
    typed = "1\nactivate marano\ntake all\no\no aquileia\no xyz\nq\n"
    told = run("play", "gradisca", "--seed", 8, "--seat", "austria=random", input=typed)
    assert told.exit_code == 0
    assert told.output.count("Battle in Aquileia, Venice attacking") == 2
    assert "round won" in told.output and "There is no zone “xyz”" in told.output


def test_a_battle_too_large_to_follow(capsys: pytest.CaptureFixture[str]) -> None:
    locale = Locale("en", "gradisca")
    game = set_up_battle(BATTLES["several rounds"])[0]
    (entry,) = game.ask_umpire("venice", {"ask": "odds"})["entries"]
    entry["policy"].update({"mishaps": "leaders_stay", "partners": "as_one"})
    screen = Screen(locale, Console(width=600, file=io.StringIO()))
    OddsSheet(game.rules.vocabulary, locale).show(screen, [entry])
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    assert "left out of the later rounds" in file.getvalue() and "partners" in file.getvalue()
