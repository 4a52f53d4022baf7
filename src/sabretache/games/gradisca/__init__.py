"""La Guerra di Gradisca 1615-1617, a game by Nicola Contardi (Europa Simulazioni)."""

from __future__ import annotations

from typing import Any

from sabretache.engine.action import Action
from sabretache.engine.dice import FastDice
from sabretache.engine.game import Game
from sabretache.engine.message import Args, Message
from sabretache.engine.procedure import Frame, Procedure
from sabretache.engine.registry import GameInfo
from sabretache.engine.rules import Rules, Table
from sabretache.engine.ruling import BY_RULE, NOT_NOW, BadInput, Ruling, ruling
from sabretache.games.gradisca import expectations, setup, sight, staff
from sabretache.games.gradisca.boxfiles import scenario_names
from sabretache.games.gradisca.components import LEADER, SIDES, open_box
from sabretache.games.gradisca.judgement import judge, scales_of
from sabretache.games.gradisca.questions import answer_question
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.activation import CARDS_LEFT, OWED, ZONES_LEFT, Activation
from sabretache.games.gradisca.rulebook.arrival import Arrival, Looting
from sabretache.games.gradisca.rulebook.battle import AnotherRound, Battle
from sabretache.games.gradisca.rulebook.calls import CallUp
from sabretache.games.gradisca.rulebook.effects import CardPlay, Entry
from sabretache.games.gradisca.rulebook.hardships import Attrition, Desertion, Flood
from sabretache.games.gradisca.rulebook.losses import LeaderTest, Losses
from sabretache.games.gradisca.rulebook.movement import HERE, March, force_points, go_cost, in_force
from sabretache.games.gradisca.rulebook.orders import Orders
from sabretache.games.gradisca.rulebook.raids import Foray, Raiding
from sabretache.games.gradisca.rulebook.retreat import Withdrawal
from sabretache.games.gradisca.rulebook.ruses import Ambush, Convoy, Letters, Shot, Successor
from sabretache.games.gradisca.rulebook.sequence import Muster, Turn, War
from sabretache.games.gradisca.rulebook.siege import Bombardment, Sapping
from sabretache.games.gradisca.table import DISORGANISED, ELIMINATED, GradiscaTable
from sabretache.games.gradisca.verbs import GO, PASS, vocabulary

VERSION = "1"
LAYOUT = 1
COUNTED = {"gradisca taken": 36, "palma taken": 37, "battles": 38, "raids": 39}
ORDER_OF_PLAY = {"way": "5", "menu": "5", "orders": "5.1"}
"""The rules behind what is asked first; elsewhere an order out of place breaks no rule, it is only out of place."""
OPTIONS: dict[str, list[str]] = {"level": ["basic", "advanced"], "edition": ["fr", "it"], "teams": ["no", "yes"]}


def procedures() -> list[Procedure]:
    """All procedures of the rulebook, in the order of `rulebook.names`."""
    return [
        War(), Muster(), Turn(), Activation(), Orders(), March(), Arrival(), Looting(), Battle(), CallUp(),
        AnotherRound(), Losses(), LeaderTest(), Withdrawal(), Bombardment(), Sapping(), Raiding(), Foray(), CardPlay(),
        Entry(), Attrition(), Desertion(), Flood(), Letters(), Shot(), Ambush(), Convoy(), Successor(),
    ]  # fmt: skip


class Gradisca(Rules):
    """The rules of Gradisca for one scenario and one choice of options."""

    def __init__(self, scenario: str, options: dict[str, str]) -> None:
        box = open_box(scenario)
        self.box = box
        self.scales = scales_of(box)
        chosen = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in options.items():
            if name not in OPTIONS:
                raise BadInput(f"gradisca has no option {name!r}; it has: {', '.join(OPTIONS)}")
            if value not in OPTIONS[name]:
                raise BadInput(f"option {name} is one of {', '.join(OPTIONS[name])}, not {value!r}")
            chosen[name] = value
        teams = chosen["teams"] == "yes"
        seats = [f"{side}.{i}" for side in SIDES for i in (1, 2)] if teams else list(SIDES)
        super().__init__("gradisca", VERSION, LAYOUT, seats, vocabulary(box), procedures())
        self.scopes = ["activation", "game"]
        self.scenario = scenario
        self.options = chosen

    def bare_table(self) -> GradiscaTable:
        """A table with nothing on it."""
        o = self.options
        return GradiscaTable(self.box, o["level"] == "advanced", o["edition"] == "it", o["teams"] == "yes")

    def new_table(self) -> Table:
        t = self.bare_table()
        setup.set_up(t)
        return t

    def load_table(self, data: dict[str, Any]) -> Table:
        t = self.bare_table()
        t.load(data)
        return t

    def side_of(self, seat: int) -> int:
        return seat // 2 if self.options["teams"] == "yes" else seat

    def side_names(self) -> list[str]:
        return list(SIDES)

    def result(self, table: Table) -> dict[str, Any]:
        assert isinstance(table, GradiscaTable)
        venice, austria = table.vp
        winner = "draw" if venice == austria else SIDES[int(austria > venice)]
        return {
            "winner": winner,
            "reason": "victory-points",
            "vp": {"venice": venice, "austria": austria},
            "turns": min(table.turn, self.box.last_turn),
        }

    def view(self, game: Game, seat: int) -> dict[str, Any]:
        return sight.view(game, seat, self.side_of(seat) if seat >= 0 else -1)

    def imagine(self, table: Table, seat: int, dice: FastDice) -> Table:
        assert isinstance(table, GradiscaTable)
        return sight.imagine(table, self.side_of(seat) if seat >= 0 else -1, dice)

    def rulings(self, game: Game, frame: Frame, action: Action, code: int) -> list[Ruling]:
        t = game.table
        assert isinstance(t, GradiscaTable)
        rule, message = codes.RULINGS[code]
        args: Args = {"verb": self.vocabulary.words[action & 255]}
        for kind, name in self.vocabulary.arguments(action):
            args[kind] = f"{kind}:{name}"
        if frame[0] == names.MARCH:
            force = in_force(t, frame[10])
            args["has"] = max(0, force_points(t, frame, force))
            args["here"] = "zone:" + self.box.zones[frame[HERE]]
            if action & 255 == GO:
                args["needs"] = min(go_cost(t, frame[HERE], action >> 8), 9)
        if code == codes.NOT_THIS_STEP:
            args["prompt"] = game.prompt
            return [ruling(NOT_NOW, ORDER_OF_PLAY.get(game.prompt, rule), message, args)]
        return [ruling(BY_RULE, rule, message, args)]

    def prompt(self, game: Game, frame: Frame, prompt: str, seat: int) -> Message:
        t = game.table
        assert isinstance(t, GradiscaTable)
        args: Args = {}
        if t.active >= 0:
            args["command"] = "command:" + self.box.commands[t.active]
        if frame[0] == names.ACTIVATION and prompt == "menu":
            args["owed"] = frame[OWED]
            args["cards"] = frame[CARDS_LEFT]
            args["zones"] = frame[ZONES_LEFT]
        elif frame[0] == names.MARCH:
            args["zone"] = "zone:" + self.box.zones[frame[HERE]]
            args["points"] = max(0, force_points(t, frame, in_force(t, frame[10])))
        elif frame[0] in (names.ORDERS, names.BATTLE, names.ARRIVAL, names.CALL_UP, names.WITHDRAWAL, names.FORAY):
            args["zone"] = "zone:" + self.box.zones[frame[2]]
            if frame[0] == names.WITHDRAWAL:
                args["may"] = int(PASS in game.actions)
        elif frame[0] == names.LOSSES:
            args["zone"] = "zone:" + self.box.zones[frame[3]]
            args["hits"] = frame[4]
        elif frame[0] == names.BOMBARDMENT:
            args["zone"] = "zone:" + self.box.zones[frame[3]]
        elif frame[0] == names.MUSTER:
            args["command"] = "command:" + self.box.commands[frame[2]]
        elif frame[0] == names.ENTRY:
            args["group"] = "group:" + self.box.group_names[frame[2]]
        return Message("prompt-" + prompt, args)

    def question(self, game: Game, seat: int, question: dict[str, Any]) -> dict[str, Any]:
        return answer_question(game, seat, question)

    def judgement(self, table: Table, side: int) -> float:
        assert isinstance(table, GradiscaTable)
        return judge(table, self.scales, side)

    def plans(self, game: Game) -> list[list[Action]]:
        return staff.plans(game)

    def quick(self, game: Game) -> Action:
        return staff.quick(game)

    def quiet(self, game: Game) -> bool:
        return staff.quiet(game)

    def plan_key(self, table: Table) -> int:
        assert isinstance(table, GradiscaTable)
        return staff.plan_key(table)

    def tally(self, table: Table) -> dict[str, int]:
        assert isinstance(table, GradiscaTable)
        box = self.box
        found = {f"card {name} played": table.tally[c] for c, name in enumerate(box.card_names)}
        for name, place in COUNTED.items():
            found[name] = table.tally[place]
        for u, name in enumerate(box.units):
            if box.kind[u] == LEADER:
                fallen = table.where[u] == ELIMINATED or bool(table.flags[u] & DISORGANISED)
                found[f"{name} lost"] = int(fallen)
        return found

    def place(self, table: Table, position: dict[str, Any]) -> None:
        assert isinstance(table, GradiscaTable)
        setup.place(table, position)

    def begin(self, game: Game, position: dict[str, Any]) -> None:
        t = game.table
        assert isinstance(t, GradiscaTable)
        moment = position.get("moment", "activation" if "active" in position else "start")
        if moment == "start":
            game.start()
            return
        steps = {"cup": 4, "turn": 0, "end_of_turn": Turn.STACKING_STEP}
        if moment == "activation":
            # such a game lasts for one activation only
            name = position.get("active")
            if name not in self.box.command:
                raise BadInput(f"there is no command {name!r}")
            game.stack = [[names.ACTIVATION, 0, self.box.command[name], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]
        elif moment in steps:
            game.stack = [[names.WAR, War.ENDED], [names.TURN, steps[moment], 0, 0]]
        else:
            raise BadInput(f"a position begins at one of start, activation, {', '.join(steps)}, not at {moment!r}")
        game.start()

    def expect(self, game: Game, name: str, value: Any) -> str:
        return expectations.check(game, name, value)


GAME = GameInfo("gradisca", scenario_names, OPTIONS, Gradisca, "campaign")
