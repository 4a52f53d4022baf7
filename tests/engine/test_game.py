"""The umpire with a toy game: two players secretly show fingers, then the higher one rolls for a point.

The toy is also the smallest complete example of a game: interpreted classes on the engine, compiled or not.
"""

from __future__ import annotations

from typing import Any

import pytest

from sabretache.engine.action import Vocabulary
from sabretache.engine.dice import FastDice, HandDice, ScriptedDice
from sabretache.engine.game import WAITING_FOR_DICE, Game
from sabretache.engine.message import Message
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.engine.rules import Rules, Table
from sabretache.engine.ruling import BY_RULE, BadInput, Refused, Ruling

SHOW, PASS, BLUFF = 0, 1, 2


class Fingers(Table):
    def __init__(self) -> None:
        self.points = [0, 0]
        self.shown = [0, 0]

    def copy(self) -> Fingers:
        twin = Fingers()
        twin.points = self.points[:]
        twin.shown = self.shown[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {"points": self.points[:], "shown": self.shown[:]}


class Match(Procedure):
    steps = ("show", "bluff", "roll", "again")
    fields = ("round",)

    def show(self, game: Any, f: Frame) -> int:
        return game.together([(0, [1, 0, 0, 0]), (1, [1, 0, 1, 0])])

    def on_show(self, game: Any, f: Frame, answer: int) -> int:
        for branch in game.branches:
            game.table.shown[branch.root[2]] = branch.root[3]
        return NEXT

    def bluff(self, game: Any, f: Frame) -> int:
        return game.offer(1, "bluff", [PASS, BLUFF] if game.table.shown[1] == 3 else [PASS])

    def why_bluff(self, game: Any, f: Frame, action: int) -> int:
        return 7

    def on_bluff(self, game: Any, f: Frame, action: int) -> int:
        if action == BLUFF:
            game.table.shown[1] = 9
        return NEXT

    def roll(self, game: Any, f: Frame) -> int:
        return game.roll(2, "point")

    def on_roll(self, game: Any, f: Frame, face: int) -> int:
        t = game.table
        winner = 0 if t.shown[0] >= t.shown[1] else 1
        t.points[winner] += face
        if game.logging:
            game.note("1", "won", {"seat": winner})
        return NEXT

    def again(self, game: Any, f: Frame) -> int:
        f[2] += 1
        return DONE if f[2] == 2 else goto(f, 0)


class Hand(Procedure):
    steps = ("choose",)
    fields = ("seat", "fingers")

    def choose(self, game: Any, f: Frame) -> int:
        return game.ask(f[2], "choose", [SHOW | n << 8 for n in (1, 2, 3)])

    def why_choose(self, game: Any, f: Frame, action: int) -> int:
        return 5

    def on_choose(self, game: Any, f: Frame, action: int) -> int:
        f[3] = action >> 8
        return DONE


class Toy(Rules):
    def __init__(self) -> None:
        words = Vocabulary(
            [("show", ("number",)), ("pass", ()), ("bluff", ())], {"number": [str(n) for n in range(6)]}
        )
        super().__init__("toy", "1", 1, ["left", "right"], words, [Match(), Hand()])

    def new_table(self) -> Table:
        return Fingers()

    def side_of(self, seat: int) -> int:
        return seat

    def side_names(self) -> list[str]:
        return ["left", "right"]

    def result(self, table: Any) -> dict[str, Any]:
        return {"winner": "left" if table.points[0] > table.points[1] else "right", "points": table.points}

    def view(self, game: Any, seat: int) -> dict[str, Any]:
        return {"points": game.table.points[:]}

    def rulings(self, game: Any, frame: Frame, action: int, code: int) -> list[Ruling]:
        return [Ruling(BY_RULE, str(code), Message("no", {}))]


def new(dice: Any, patient: bool = False) -> Game:
    rules = Toy()
    game = Game(rules, rules.new_table(), dice, True, patient)
    game.start()
    return game


def test_simultaneous_choices_are_committed_together() -> None:
    game = new(ScriptedDice([4, 1, 2, 2]))
    assert [d.seat for d in game.pending] == ["left", "right"]
    ids = [d.id for d in game.pending]
    game.play("right", "show 2", ids[1])
    assert game.table.data()["shown"] == [0, 0]
    assert [d.seat for d in game.pending] == ["left"]
    game.play("left", "show 1", ids[0])
    assert game.table.data()["points"] == [0, 4]


def test_nobody_sees_whether_the_other_has_answered() -> None:
    game = new(ScriptedDice([1, 1]))
    before = game.view("left")["pending"]
    game.play("right", "show 2")
    assert game.view("left")["pending"] == before


def test_a_whole_match_replays_from_its_entries() -> None:
    game = new(ScriptedDice([4, 1, 2, 2]))
    for seat, action in (("left", "show 3"), ("right", "show 1"), ("right", "show 1"), ("left", "show 2")):
        game.play(seat, action)
    assert game.over
    assert game.result["winner"] == "left"
    assert game.entries[2] == "roll: 4 1"


def test_refusals_are_told_apart() -> None:
    game = new(FastDice(1))
    kinds = {}
    for name, seat, action, decision in (
        ("seat", "nobody", "show 1", -1),
        ("verb", "left", "hide 1", -1),
        ("argument", "left", "show 9", -1),
        ("count", "left", "show", -1),
        ("rule", "left", "show 4", -1),
        ("stale", "left", "show 1", 99),
        ("number", "left", 77, -1),
    ):
        with pytest.raises(Refused) as caught:
            game.play(seat, action, decision)
        kinds[name] = (caught.value.rulings[0].kind, caught.value.rulings[0].message.id)
    assert kinds == {
        "seat": ("wrong-seat", "no-such-seat"),
        "verb": ("unreadable", "notation-unknown-verb"),
        "argument": ("unreadable", "notation-unknown-name"),
        "count": ("unreadable", "notation-wrong-count"),
        "rule": ("rule", "no"),
        "stale": ("stale", "stale-decision"),
        "number": ("unreadable", "notation-not-an-action"),
    }


def test_a_patient_game_asks_even_who_can_only_pass() -> None:
    game = new(FastDice(3), patient=True)
    game.play("left", "show 1")
    game.play("right", "show 1")
    assert game.pending[0].seat == "right"
    assert game.pending[0].reaction
    assert game.pending[0].texts() == ["pass"]
    hurried = new(FastDice(3))
    hurried.play("left", "show 1")
    hurried.play("right", "show 1")
    assert not hurried.pending[0].reaction


def test_a_standing_answer_passes_reactions() -> None:
    game = new(FastDice(3), patient=True)
    game.stand("right", "game")
    game.play("left", "show 1")
    game.play("right", "show 3")
    assert not game.pending[0].reaction
    assert "right: pass" in game.entries
    game.stand("right", "")
    game.play("left", "show 1")
    game.play("right", "show 3")
    assert game.pending[0].texts() == ["pass", "bluff"]


def test_a_standing_answer_holds_in_hurried_games_too_and_writes_only_what_was_asked() -> None:
    game = new(FastDice(3))
    game.stand("right", "game")
    game.play("left", "show 1")
    game.play("right", "show 3")
    assert not game.pending[0].reaction
    assert game.entries.count("right: pass") == 1
    game.play("left", "show 1")
    game.play("right", "show 1")
    assert game.entries.count("right: pass") == 1


def test_a_standing_answer_is_given_by_a_seat_for_a_known_scope() -> None:
    game = new(FastDice(3), patient=True)
    with pytest.raises(BadInput, match="game"):
        game.stand("right", "forever")
    with pytest.raises(Refused):
        game.stand("nobody", "game")
    assert game.standing == {}


def test_who_takes_back_a_standing_pass_is_asked_again() -> None:
    game = new(ScriptedDice([4, 1]), patient=True)
    game.play("left", "show 1")
    game.play("right", "show 3")
    waiting = new(HandDice(FastDice(1)), patient=True)
    waiting.play("left", "show 1")
    waiting.play("right", "show 3")
    waiting.stand("right", "game")
    assert waiting.state == WAITING_FOR_DICE
    waiting.undo("right")
    assert waiting.pending[0].texts() == ["pass", "bluff"]
    assert waiting.standing == {}
    assert waiting.entries == game.entries


def test_undo_stops_at_another_players_decision_and_at_dice() -> None:
    game = new(FastDice(3))
    game.play("left", "show 1")
    game.undo("left")
    assert [d.seat for d in game.pending] == ["left", "right"]
    game.play("left", "show 2")
    with pytest.raises(Refused):
        game.undo("right")
    game.play("right", "show 1")
    with pytest.raises(Refused):
        game.undo("right")


def test_each_seat_takes_back_its_own_secret_answer_and_learns_nothing_of_the_other() -> None:
    game = new(FastDice(3))
    game.play("left", "show 1")
    assert game.view("left")["can_undo"]
    hidden = game.view("right")
    game.undo("left")
    assert game.view("right") == hidden
    assert game.entries == []
    assert not game.view("left")["can_undo"]
    game.play("left", "show 3")
    game.play("right", "show 2")
    assert game.entries[:2] == ["left: show 3", "right: show 2"]
    assert game.table.data()["shown"] == [3, 2]


def test_an_answer_stays_one_s_own_to_take_back_after_the_other_has_answered() -> None:
    class Three(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.seats = ["left", "right", "judge"]

    class Trio(Match):
        def show(self, game: Any, f: Frame) -> int:
            return game.together([(0, [1, 0, 0, 0]), (1, [1, 0, 1, 0]), (2, [1, 0, 0, 0])])

    rules = Three()
    trio = Trio()
    trio.number = 0
    rules.procedures[0] = trio
    rules.enter[0] = trio.step_methods()
    game = Game(rules, rules.new_table(), FastDice(1), True, False)
    game.start()
    game.play("left", "show 1")
    mine = game.view("left")
    game.play("right", "show 2")
    assert game.view("left") == mine
    game.undo("left")
    assert game.entries == ["right: show 2"]
    assert [d.seat for d in game.pending] == ["left", "judge"]


def test_what_was_disclosed_is_not_undone() -> None:
    game = new(HandDice(FastDice(1)), patient=True)
    game.play("left", "show 1")
    game.play("right", "show 3")
    game.play("right", "pass")
    assert game.view("right")["can_undo"]
    game.disclose()
    assert not game.view("right")["can_undo"]
    with pytest.raises(Refused):
        game.undo("right")


@pytest.mark.parametrize("action", [-1, 3, 77, 1 << 8, 6 << 8, 1 << 80, True, False])
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(action: int) -> None:
    game = new(ScriptedDice([4, 1, 2, 2]), patient=True)
    game.play("left", "show 1")
    game.play("right", "show 3")
    before = (game.table.data(), [f[:] for f in game.stack], game.entries[:])
    with pytest.raises(Refused) as caught:
        game.play("right", action)
    assert caught.value.rulings[0].kind in ("unreadable", "rule")
    assert (game.table.data(), game.stack, game.entries) == before


def test_after_the_end_everything_is_refused() -> None:
    game = new(ScriptedDice([4, 1, 2, 2]))
    for seat in ("left", "right", "left", "right"):
        game.play(seat, "show 1")
    assert game.over and game.pending == []
    for action in ("show 1", "pass", 0):
        assert [r.message.id for r in game.explain("left", action)] == ["game-over"]
        with pytest.raises(Refused):
            game.play("left", action)


def test_nobody_sees_the_table_from_a_seat_that_does_not_exist() -> None:
    game = new(FastDice(1))
    for look in (game.view, game.seen_by, lambda seat: game.imagine(seat, 1), lambda seat: game.ask_umpire(seat, {})):
        with pytest.raises(BadInput, match="left, right"):
            look("nobody")
    assert game.view("")["points"] == [0, 0]
    assert [r.message.id for r in game.explain("nobody", "pass")] == ["no-such-seat"]
    with pytest.raises(Refused):
        game.undo("nobody")


def test_hand_dice_are_awaited_and_checked() -> None:
    game = new(HandDice(FastDice(1)))
    game.play("left", "show 2")
    game.play("right", "show 1")
    assert game.state == WAITING_FOR_DICE
    assert game.pending == []
    for wrong in ([1], [1, 7], [1, 2, 3]):
        with pytest.raises(Refused):
            game.enter_dice(wrong)
    with pytest.raises(Refused):
        game.play("left", "show 1")
    game.enter_dice([6, 1])
    assert game.table.data()["points"] == [6, 0]
    assert "hand: 6 1" in game.entries
    with pytest.raises(Refused):
        game.enter_dice([1, 1])


def test_a_missing_step_is_found_when_the_rules_are_made() -> None:
    class Broken(Procedure):
        steps = ("nowhere",)

    with pytest.raises(TypeError, match="nowhere"):
        Rules("x", "1", 1, ["a"], Vocabulary([], {}), [Broken()])
