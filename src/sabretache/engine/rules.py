"""What a game brings to the umpire: its table, its rules, its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from sabretache.engine.action import Action, Vocabulary
from sabretache.engine.dice import FastDice
from sabretache.engine.message import Message
from sabretache.engine.procedure import Frame, Procedure, check_procedures
from sabretache.engine.ruling import BadInput, Ruling

if TYPE_CHECKING:
    from sabretache.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies on the table now: plain ints and flat lists of ints, nothing else."""

    def copy(self) -> Table:
        """An independent copy."""
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        """All that changes, as JSON-ready data."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one game with its options chosen. Subclassed once by every game.

    `procedures[0]` is the procedure of the whole game; when it ends, the game is over.
    """

    def __init__(
        self,
        game: str,
        version: str,
        layout: int,
        seats: list[str],
        vocabulary: Vocabulary,
        procedures: list[Procedure],
    ) -> None:
        check_procedures(procedures)
        self.game = game
        self.version = version
        self.layout = layout
        self.seats = seats
        self.vocabulary = vocabulary
        self.procedures = procedures
        self.enter: list[list[Any]] = [p.step_methods() for p in procedures]
        self.answer: list[list[Any]] = [p.answer_methods() for p in procedures]
        self.why: list[list[Any]] = [p.why_methods() for p in procedures]
        self.lengths: list[int] = [len(p.steps) for p in procedures]
        self.scopes: list[str] = ["game"]
        """For how long a seat may say beforehand that it passes; the rules call `game.end_standing` for all others."""
        self.scenario = ""
        self.options: dict[str, str] = {}

    def new_table(self) -> Table:
        """The table as the scenario sets it up."""
        raise NotImplementedError

    def load_table(self, data: dict[str, Any]) -> Table:
        """The table that `Table.data` described."""
        raise NotImplementedError

    def side_of(self, seat: int) -> int:
        """The side that a seat plays for."""
        raise NotImplementedError

    def side_names(self) -> list[str]:
        """The names of the sides, by number."""
        raise NotImplementedError

    def result(self, table: Table) -> dict[str, Any]:
        """How a finished game ended: at least `winner` (a side's name or `draw`) and `reason`."""
        raise NotImplementedError

    def view(self, game: Game, seat: int) -> dict[str, Any]:
        """All that a seat (-1: a spectator) may know of the table, JSON-ready."""
        raise NotImplementedError

    def imagine(self, table: Table, seat: int, dice: FastDice) -> Table:
        """A copy of the table in which what the seat cannot know is redrawn."""
        raise NotImplementedError

    def rulings(self, game: Game, frame: Frame, action: Action, code: int) -> list[Ruling]:
        """The rulings behind a code that a `why_` method gave for this action."""
        raise NotImplementedError

    def prompt(self, game: Game, frame: Frame, prompt: str, seat: int) -> Message:
        """The sentence that tells a seat what to decide."""
        return Message("prompt-" + prompt, {})

    def question(self, game: Game, seat: int, question: dict[str, Any]) -> dict[str, Any]:
        """Answers what a seat asks the umpire (reach, odds ...), from what that seat may know."""
        raise BadInput(f"{self.game} answers no questions")

    def judgement(self, table: Table, side: int) -> float:
        """How good the table looks for a side, by the game's own judgement."""
        return 0.0

    def plans(self, game: Game) -> list[list[Action]]:
        """Sequences of actions worth considering for the pending decision; by default each action alone."""
        return [[action] for action in game.legal()]

    def quick(self, game: Game) -> Action:
        """An answer to the pending decision without looking ahead."""
        return game.legal()[0]

    def quiet(self, game: Game) -> bool:
        """Whether nothing is under way at the pending decision, so that the position can be judged."""
        return True

    def plan_key(self, table: Table) -> int:
        """A plan holds only as long as this number stays the same."""
        return 0

    def tally(self, table: Table) -> dict[str, int]:
        """What happened in a game, counted: for batch play to sum up. Names are the game's own."""
        return {}

    def place(self, table: Table, position: dict[str, Any]) -> None:
        """Changes the table as a position says, in the words of the scenario files."""
        raise BadInput(f"{self.game} knows no positions")

    def begin(self, game: Game, position: dict[str, Any]) -> None:
        """Puts a game built from a position at the moment that the position names."""
        return None

    def expect(self, game: Game, name: str, value: Any) -> str:
        """Checks one expectation of a rule case; "" if it holds, else what differs."""
        raise BadInput(f"{self.game} knows no expectation {name!r}")
