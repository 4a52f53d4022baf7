"""Properties of uniformly random games: they end, nothing illegal is reached, offers and refusals agree."""

from __future__ import annotations

from typing import Any

import pytest

from sabretache.engine.dice import FastDice
from sabretache.engine.game import ASKED
from sabretache.engine.record import start
from sabretache.engine.registry import find_game
from tests.properties.checks import (
    CONFIGURATIONS,
    all_actions,
    check_hidden,
    check_refusals,
    move_on,
    play_checked,
    state_of,
)


def rules_for(options: dict[str, str]) -> Any:
    return find_game("gradisca").make("campaign", options)


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda o: "-".join(o.values()))
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_end_and_stay_legal(options: dict[str, str], seed: int) -> None:
    game, _ = play_checked(rules_for(options), seed, every=60)
    assert game.over


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_patient_games_too(level: str) -> None:
    game, _ = play_checked(rules_for({"level": level}), 5, every=80, patient=True)
    assert game.over


@pytest.mark.parametrize("options", CONFIGURATIONS[::2], ids=lambda o: "-".join(o.values()))
def test_the_whole_vocabulary_is_judged_at_many_positions(options: dict[str, str]) -> None:
    """Fifty positions for each of four configurations: 200 in all."""
    rules = rules_for(options)
    game = start(rules, seed=9, log=False)
    dice = FastDice("vocabulary")
    for _ in range(50):
        check_refusals(game, all_actions(game, dice))
        move_on(game, dice, 19)
        if game.over:
            break


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_a_copy_is_independent_and_goes_on_alike(level: str) -> None:
    rules = rules_for({"level": level})
    game = start(rules, seed=4, log=False)
    dice = FastDice("copy")
    for _ in range(400):
        if game.over:
            break
        if dice.below(20) == 0:
            before = state_of(game)
            a, b = game.copy(), game.copy()
            for twin in (a, b):
                move_on(twin, FastDice("steps"), 30)
            assert state_of(a) == state_of(b)
            assert state_of(game) == before
        move_on(game, dice)


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_hidden_cards_vary_in_imagined_worlds(level: str) -> None:
    rules = rules_for({"level": level})
    game = start(rules, seed=11, log=False)
    dice = FastDice("hidden")
    move_on(game, dice, 15)
    table: Any = game.table
    for side, seat in enumerate(rules.seats):
        unknown = [c for c in table.hand(1 - side) if not table.known[c] & 1 << side]
        hands = set()
        for seed in range(40):
            world: Any = game.imagine(seat, seed).table
            hands.add(tuple(world.hand(1 - side)))
            assert all(world.place[c] == table.place[c] for c in table.hand(1 - side) if c not in unknown)
        if unknown:
            assert len(hands) > 10


def test_card_1_is_known_to_be_in_the_venetian_hand() -> None:
    game = start(rules_for({}), seed=3, log=False)
    for seed in range(20):
        world: Any = game.imagine("austria", seed).table
        assert 0 in world.hand(0)


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_what_is_hidden_stays_hidden_in_patient_play(level: str) -> None:
    """The same open actions in the real game and in an imagined one show a seat the same things."""
    rules = rules_for({"level": level})
    game = start(rules, seed=21, log=False, patient=True)
    dice = FastDice("patient")
    for _ in range(300):
        if game.over:
            break
        check_hidden(game, 7)
        move_on(game, dice)


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_who_is_asked_next_does_not_depend_on_a_hidden_hand(level: str) -> None:
    """In patient play the other side, who sees the order of decisions, learns nothing from it."""
    rules = rules_for({"level": level})
    game = start(rules, seed=33, log=False, patient=True)
    dice = FastDice("order")
    compared = 0
    for _ in range(1500):
        if game.over:
            break
        actions = game.legal()
        seat = game.deciding()
        chosen = actions[dice.below(len(actions))]
        if game.state == ASKED and rules.vocabulary.words[chosen & 255] not in ("draw", "play", "discard"):
            world = game.imagine(rules.seats[1 - seat], dice.below(1 << 30))
            if chosen in world.legal():
                twin = game.copy()
                world.dice = game.dice.copy()
                twin.move(chosen)
                world.move(chosen)
                assert (world.state, world.deciding()) == (twin.state, twin.deciding()), (
                    f"after {rules.vocabulary.text(chosen)}: {twin.prompt} here, {world.prompt} in another world"
                )
                compared += 1
        game.move(chosen)
    assert compared > 300
