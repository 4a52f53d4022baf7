"""Batch play: repeatable, the same in any number of processes, and honest about what breaks."""

from __future__ import annotations

import pytest

from sabretache.engine.ruling import BadInput
from sabretache.lab import batch
from sabretache.lab.batch import BrokenGame, Plan, agent_seed, make_rules, play_one, simulate
from sabretache.lab.summary import interval, results, spread, tally, wins

PLAN = Plan("gradisca", "", {"level": "advanced"}, ["random", "random"], 40, 6)


def test_the_same_plan_gives_the_same_games_in_one_process_and_in_two() -> None:
    heard: list[int] = []
    one = simulate(PLAN, 1, lambda outcome: heard.append(outcome.seed))
    assert heard == [40, 41, 42, 43, 44, 45]
    assert simulate(PLAN, 2) == one
    assert len({o.decisions for o in one}) > 1


def test_a_game_can_be_played_again_by_its_seed_alone() -> None:
    whole = simulate(PLAN)
    assert play_one(make_rules(PLAN), PLAN.players, 43) == whole[3]


def test_players_and_dice_do_not_share_their_seeds() -> None:
    assert len({agent_seed(seed, seat) for seed in range(50) for seat in range(4)}) == 200


def test_results_have_wins_games_and_tally() -> None:
    played = simulate(PLAN)
    rules = make_rules(PLAN)
    document = results(PLAN, rules, played)
    assert set(document["wins"]) == {"venice", "austria", "draw"} and sum(document["wins"].values()) == 6
    assert document["wins"] == wins(rules, played)
    assert set(document["games"][0]) == {"seed", "result", "reason", "turns", "decisions", "vp"}
    assert document["options"]["level"] == "advanced"
    assert document["tally"] == tally(played) and document["tally"]["card 12 played"] > 0


def test_what_there_is_not_is_bad_input() -> None:
    with pytest.raises(BadInput, match="chess"):
        simulate(Plan("chess", "", {}, [], 0, 1))


def test_a_broken_game_is_named_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, seen: object, decision: object) -> int:
            return -1

    monkeypatch.setattr(batch, "make_agent", lambda name, seed: Cheat())
    with pytest.raises(BrokenGame, match=r"seed 40 .*not offered"):
        simulate(PLAN)


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "LONGEST", 10)
    with pytest.raises(BrokenGame, match="no end after 10"):
        simulate(PLAN)


def test_interval_and_spread() -> None:
    low, high = interval(95, 100)
    assert 0.88 < low < 0.9 and 0.97 < high < 0.99
    assert interval(0, 0) == (0.0, 1.0)
    assert spread([1, 2, 6]) == (1, 3.0, 6)
