"""Saves taken in the middle of everything: what is asked and seen is the same, and the game goes on as if it had never
been saved."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

import sabretache
from sabretache.engine.case import Case, open_case, read_cases
from sabretache.engine.dice import Dice, FastDice, HandDice, ScriptEnded, SealedDice
from sabretache.engine.game import TOGETHER_ASKED, WAITING_FOR_DICE, Game
from sabretache.engine.record import record, replay, resume, save
from sabretache.engine.ruling import Refused
from sabretache.engine.snapshot import digest
from tests.properties.checks import CONFIGURATIONS, state_of, through_json

CASES = Path(__file__).parent.parent / "cases" / "gradisca"
STOPS = 12


def step(game: Game, luck: FastDice) -> None:
    """One random decision of any seat that is asked, or one roll by hand; now and then a standing answer."""
    if game.state == WAITING_FOR_DICE:
        game.enter_dice([luck.below(6) + 1 for _ in range(game.dice_count)])
        return
    pending = game.pending
    decision = pending[luck.below(len(pending))]
    if decision.reaction and luck.below(4) == 0:
        game.stand(decision.seat, ("activation", "game")[luck.below(8) == 0])
    else:
        game.play(decision.seat, decision.actions[luck.below(len(decision.actions))])


def asked(game: Game) -> list[object]:
    return [(d.id, d.seat, d.prompt.data(), d.actions, d.reaction) for d in game.pending]


def same(one: Game, other: Game) -> None:
    """Whether two games are alike in all that anybody can know of them."""
    assert other.state == one.state and other.over == one.over
    assert one.state != WAITING_FOR_DICE or other.dice_count == one.dice_count
    assert asked(other) == asked(one)
    assert state_of(other) == state_of(one)
    assert other.standing == one.standing and other.patient == one.patient
    assert other.entries == one.entries
    for seat in (*one.rules.seats, ""):
        seen = {**one.view(seat), "can_undo": False}
        assert {**other.view(seat), "can_undo": False} == seen


def moment_of(game: Game) -> str:
    """What is going on: kinds of moments that a save must be able to keep."""
    if game.state == TOGETHER_ASKED:
        return "simultaneous"
    if game.state == WAITING_FOR_DICE:
        return "dice awaited"
    names = [game.rules.procedures[f[0]].name() for f in game.stack]
    if game.reaction and not game.over:
        return "reaction"
    return "battle" if "Battle" in names else names[-1] if names else "over"


def dice_for(kind: str) -> Dice:
    lots = FastDice(5) if kind != "sealed" else SealedDice(b"k" * 32, {"venice": "n"})
    return HandDice(lots) if kind == "hand" else lots


@pytest.mark.parametrize("kind", ["fast", "sealed", "hand"])
@pytest.mark.parametrize("options", CONFIGURATIONS[::2] + CONFIGURATIONS[1::4], ids=lambda o: "-".join(o.values()))
def test_a_save_anywhere_changes_nothing(kind: str, options: dict[str, str]) -> None:
    game = sabretache.new("gradisca", options=options, dice=dice_for(kind), patient=options["edition"] == "fr")
    luck = FastDice(f"{kind} {options}")
    for _ in range(STOPS):
        again = resume(through_json(save(game)))
        same(game, again)
        seed = luck.below(1 << 30)
        for table in (game, again):
            twin = FastDice(seed)
            for _ in range(25):
                if not table.over:
                    step(table, twin)
        same(game, again)
        for _ in range(luck.below(40)):
            if not game.over:
                step(game, luck)


def test_a_save_in_the_middle_of_rule_cases() -> None:
    """Before each action of every fourth case, and of those on battles of several rounds."""
    met: set[str] = set()
    for path in sorted(CASES.rglob("*.yaml")):
        for i, case in enumerate(read_cases(path)):
            if i % 4 == 0 or "18" in case.rules:
                met |= save_in(case)
    assert {"battle", "reaction", "simultaneous", "March", "Losses", "Withdrawal", "Orders", "Bombardment"} <= met


def save_in(case: Case) -> set[str]:
    """Saves before each action of a case, and plays it to its end on both tables."""
    try:
        game = open_case(case)
    except ScriptEnded:
        return set()
    twins: list[Game] = []
    met: set[str] = set()
    for seat, action in case.play:
        met.add(moment_of(game))
        twins.append(again_with_same_dice(game))
        same(game, twins[-1])
        for table in (game, *twins[-2:]):
            with contextlib.suppress(Refused, ScriptEnded):
                table.play(seat, str(action))
        for twin in twins[-2:]:
            assert state_of(twin) == state_of(game) and twin.entries == game.entries
    return met


def again_with_same_dice(game: Game) -> Game:
    """A game saved and resumed, but for the dice of its script, which no save keeps."""
    document = through_json(save(game))
    document["dice"] = FastDice(1).data()
    document["digest"] = digest(document)
    again = resume(document)
    again.dice = game.dice.copy()
    return again


def test_a_save_while_dice_are_awaited() -> None:
    game = sabretache.new("gradisca", options={"level": "advanced", "teams": "yes"}, dice=HandDice(FastDice(2)))
    luck = FastDice("moments")
    met = 0
    while met < 5:
        if game.state == WAITING_FOR_DICE:
            same(game, resume(through_json(save(game))))
            met += 1
        step(game, luck)


@pytest.mark.parametrize("patient", [True, False])
def test_standing_answers_are_kept_and_replayed(patient: bool) -> None:
    game = sabretache.new("gradisca", seed=3, patient=patient)
    luck = FastDice("standing")
    given = 0
    for _ in range(4000):
        if game.over:
            break
        decision = game.pending[0]
        if decision.reaction:
            game.stand(decision.seat, "activation")
            given += 1
            assert not [d for d in game.pending if d.reaction and d.seat == decision.seat and game.standing]
            same(game, resume(through_json(save(game))))
        else:
            game.play(decision.seat, decision.actions[luck.below(len(decision.actions))])
    assert given
    same_again = replay(through_json(record(game)))
    assert same_again.entries == game.entries and state_of(same_again) == state_of(game)


def test_undo_takes_back_a_standing_answer() -> None:
    game = sabretache.new("gradisca", seed=3)
    luck = FastDice("undo")
    for _ in range(2000):
        decision = game.pending[0]
        if decision.reaction:
            before = asked(game)
            game.stand(decision.seat, "game")
            if game.past:
                game.undo(decision.seat)
                assert asked(game) == before and game.standing == {}
                return
            game.stand(decision.seat, "")
        else:
            game.play(decision.seat, decision.actions[luck.below(len(decision.actions))])
    raise AssertionError("no reaction that could be taken back")
