"""Standing answers in a real game: they last as long as they should, in saves, records and replays, and undo."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sabretache.engine.case import Case, open_case
from sabretache.engine.dice import FastDice
from sabretache.engine.game import Game
from sabretache.engine.record import new, record, replay, resume, save
from sabretache.engine.ruling import BadInput, Refused
from sabretache.engine.snapshot import digest


def state(game: Game) -> bytes:
    """The table and the frames, byte for byte."""
    return msgspec.json.encode([game.table.data(), game.stack, [b.stack for b in game.branches]])


def at(position: dict[str, Any], chance: list[Any]) -> Game:
    """A game that begins at a position."""
    case = {"title": "-", "rule": "5", "game": "gradisca", "scenario": "empty", "options": {"level": "advanced"}}
    rest = {"position": position, "chance": chance, "play": [], "expect": [{"over": False}]}
    return open_case(Case({**case, **rest}, "here"))


def play_on(game: Game, choices: FastDice, most: int) -> list[str]:
    """Plays at random and returns the seats that were asked to react."""
    asked: list[str] = []
    for _ in range(most):
        if game.over:
            break
        decision = game.pending[0]
        if decision.reaction:
            asked.append(decision.seat)
        game.play(decision.seat, decision.actions[choices.below(len(decision.actions))])
    return asked


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_whoever_stands_for_the_game_is_never_asked_to_react(level: str) -> None:
    game = new("gradisca", options={"level": level}, seed=5)
    game.stand("austria", "game")
    asked = play_on(game, FastDice(1), 900)
    assert "austria" not in asked
    assert "venice" in asked
    assert "austria: pass" in game.entries


@pytest.mark.parametrize("patient", [True, False])
def test_a_record_with_standing_answers_replays_to_the_same_table(patient: bool) -> None:
    game = new("gradisca", options={"level": "advanced"}, seed=8, patient=patient)
    choices = FastDice(2)
    for scope in ("activation", "", "game", "activation"):
        game.stand("austria", scope)
        game.stand("venice", scope)
        play_on(game, choices, 150)
    again = replay(record(game))
    assert state(again) == state(game)
    assert again.entries == game.entries
    assert [line.data() for line in again.lines] == [line.data() for line in game.lines]


def test_standing_answers_survive_a_save() -> None:
    game = new("gradisca", options={"level": "advanced"}, seed=5)
    play_on(game, FastDice(3), 40)
    game.stand("austria", "game")
    game.stand("venice", "activation")
    kept = msgspec.json.decode(msgspec.json.encode(save(game)))
    on = resume(kept)
    assert on.standing == game.standing
    play_on(game, FastDice(4), 200)
    play_on(on, FastDice(4), 200)
    assert on.entries == game.entries
    assert state(on) == state(game)


@pytest.mark.parametrize("standing", [{"nobody": "game"}, {"venice": "forever"}])
def test_a_save_with_a_strange_standing_answer_is_refused(standing: dict[str, Any]) -> None:
    document = save(new("gradisca", seed=5))
    document["snapshot"]["standing"] = standing
    document["digest"] = digest(document)
    with pytest.raises(BadInput, match="standing answer"):
        resume(document)


def test_an_answer_for_the_activation_ends_with_it() -> None:
    game = new("gradisca", options={"level": "basic"}, seed=5)
    choices = FastDice(9)
    while not (game.pending[0].reaction and game.pending[0].seat == "austria"):
        play_on(game, choices, 1)
    active = game.view("")["active"]
    game.stand("austria", "activation")
    while game.view("")["active"] == active:
        assert game.pending[0].seat == "venice" or not game.pending[0].reaction
        play_on(game, choices, 1)
    assert game.standing == {}


def test_undo_goes_back_over_a_window_that_a_standing_answer_has_passed() -> None:
    game = new("gradisca", options={"level": "basic"}, seed=5)
    choices = FastDice(9)
    while game.pending[0].prompt.id != "prompt-way" or game.pending[0].seat != "venice":
        play_on(game, choices, 1)
    game.stand("austria", "game")
    before, entries = state(game), game.entries[:]
    game.play("venice", "one_zone")
    assert game.entries[-2:] == ["venice: one_zone", "austria: pass"]
    assert game.pending[0].seat == "venice"
    game.undo("venice")
    assert state(game) == before
    assert game.entries == entries
    assert game.standing == {1: "game"}


def test_undo_brings_back_an_answer_for_an_activation_that_had_ended() -> None:
    """The last command of a turn ends and Venice is asked for the sea marker: no draw lies between."""
    morale = {"venice": 7, "austria": 7}
    game = at({"setup": {"marano": ["v_pom_1"]}, "morale": morale, "moment": "cup"}, ["ven_pompei"])
    game.play("venice", "one_zone")
    game.stand("austria", "activation")
    before = state(game)
    game.play("venice", "end")
    assert game.pending[0].prompt.id == "prompt-sea"
    assert game.standing == {}
    game.undo("venice")
    assert game.standing == {1: "activation"}
    assert state(game) == before


def test_a_hand_that_was_looked_at_cannot_be_put_back() -> None:
    """Card 24 shows the other hand: taking it back afterwards would be for free."""
    hands = {"venice": [24], "austria": [21, 22]}
    game = at({"setup": {"marano": ["v_pom_1"]}, "hands": hands, "active": "ven_pompei"}, [])
    game.play("venice", "one_zone")
    assert game.view("venice")["can_undo"]
    game.play("venice", "play 24")
    assert game.view("venice")["known_cards"] == [21, 22]
    assert not game.view("venice")["can_undo"]
    with pytest.raises(Refused):
        game.undo("venice")
