"""Records replay to the same table, saves go on to the same end, undo goes back exactly, sealed dice verify."""

from __future__ import annotations

import contextlib
import copy
from typing import Any

import pytest

import sabretache
from sabretache.engine.dice import FastDice, SealedDice
from sabretache.engine.record import record, replay, resume, save, verify
from sabretache.engine.ruling import BadInput, Refused
from tests.properties.checks import CONFIGURATIONS, play_on, state_of, through_json


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda o: "-".join(o.values()))
def test_a_record_replays_to_the_same_table(options: dict[str, str]) -> None:
    game = sabretache.new("gradisca", options=options, seed=8)
    play_on(game, "record")
    document = through_json(record(game))
    again = replay(document)
    assert state_of(again) == state_of(game)
    assert again.entries == game.entries
    assert [line.message.id for line in again.lines] == [line.message.id for line in game.lines]
    assert verify(document) == []


@pytest.mark.parametrize("level", ["basic", "advanced"])
@pytest.mark.parametrize("moves", [1, 57, 403])
def test_a_save_goes_on_to_the_same_end(level: str, moves: int) -> None:
    game = sabretache.new("gradisca", options={"level": level}, seed=6)
    play_on(game, "first", moves)
    again = resume(through_json(save(game)))
    assert state_of(again) == state_of(game)
    play_on(game, "then")
    play_on(again, "then")
    assert state_of(again) == state_of(game)
    assert again.entries == game.entries


def test_sealed_dice_are_proved_and_tampering_is_found_out() -> None:
    dice = SealedDice(b"s" * 32, {"venice": "a", "austria": "b"})
    game = sabretache.new("gradisca", dice=dice)
    play_on(game, "sealed")
    document = through_json(record(game))
    assert verify(document) == []
    roll = next(i for i, e in enumerate(document["entries"]) if e.startswith("roll: "))
    forged = copy.deepcopy(document)
    faces = forged["entries"][roll].split(": ")[1].split()
    faces[0] = str(int(faces[0]) % 6 + 1)
    forged["entries"][roll] = "roll: " + " ".join(faces)
    with contextlib.suppress(BadInput):  # a forged roll may make a later action illegal: found out as well
        assert verify(forged)
    other = copy.deepcopy(document)
    other["dice"]["secret"] = (b"t" * 32).hex()
    assert verify(other)


def test_an_unfinished_record_does_not_show_the_secret() -> None:
    game = sabretache.new("gradisca", dice=SealedDice(b"s" * 32))
    assert "secret" not in record(game)["dice"]
    assert "secret" in save(game)["dice"]


def test_undo_goes_back_exactly_and_not_beyond_chance_or_a_hand_that_was_seen() -> None:
    game = sabretache.new("gradisca", options={"level": "advanced"}, seed=14, patient=False)
    dice = FastDice("undo")
    undone = refused = 0
    for _ in range(600):
        if game.over:
            break
        decision = game.pending[0]
        before, entries = state_of(game), list(game.entries)
        game.play(decision.seat, decision.actions[dice.below(len(decision.actions))])
        fresh = game.entries[len(entries) + 1 :]
        shown = game.entries[len(entries)].endswith(": play 24")
        if fresh or shown:
            with pytest.raises(Refused):
                game.undo(decision.seat)
            refused += 1
        else:
            game.undo(decision.seat)
            assert state_of(game) == before
            assert game.entries == entries
            assert game.pending[0].actions == decision.actions
            undone += 1
            game.play(decision.seat, decision.actions[dice.below(len(decision.actions))])
    assert undone > 50
    assert refused > 50


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"format": 99}, "format"),
        ({"game": "chess"}, "chess"),
        ({"scenario": "none"}, "none"),
        ({"options": {"level": "expert"}}, "level"),
        ({"seats": ["red"]}, "seats"),
        ({"entries": "x"}, "entries"),
        ({"entries": ["nonsense"]}, "entry 1"),
        ({"entries": ["roll: x"]}, "entry 1"),
    ],
)
def test_a_bad_record_is_refused_with_the_place(change: dict[str, Any], names: str) -> None:
    game = sabretache.new("gradisca", seed=1)
    document = {**record(game), **change}
    with pytest.raises(BadInput, match=names):
        replay(document)


def test_a_record_with_a_wrong_action_names_its_entry() -> None:
    game = sabretache.new("gradisca", seed=1)
    play_on(game, "bad", 30)
    document = record(game)
    at = max(i for i, e in enumerate(document["entries"]) if not e.startswith(("roll", "draw")))
    document["entries"][at] = document["entries"][at].split(": ")[0] + ": go palma"
    with pytest.raises(BadInput, match=f"entry {at + 1} "):
        replay(document)
