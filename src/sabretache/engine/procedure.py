"""Procedures: the rules as named steps over plain-data frames.

A frame is a list of ints: which procedure, which step, then a few fields. A procedure is stateless:
its step methods get the game and the frame, do their work, and say how to go on. Because nothing
is held in generators or callbacks, any moment of a game can be copied, saved, sent and searched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from sabretache.engine.game import Game

Frame = list[int]

PROCEDURE: Final = 0
STEP: Final = 1

NEXT: Final = 0
"""Go on with the step after this one."""
AGAIN: Final = 1
"""Go on at the step that the frame names (the same one, or where `goto` or `call` has set it)."""
DONE: Final = 2
"""This procedure has ended; go on with the one that called it."""
ASK: Final = 3
"""Wait for a seat's decision."""
CHANCE: Final = 4
"""Wait for dice or a draw."""
TOGETHER: Final = 5
"""Wait for several seats that decide at the same time."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """A piece of the rulebook: `steps` in their order, each a method, its answer in `on_<step>`.

    A step method `step(game, frame)` returns NEXT, AGAIN or DONE, or the result of `game.ask`,
    `game.roll`, `game.draw` or `game.call`. What was asked comes to `on_<step>(game, frame, answer)`.
    `why_<step>(game, frame, action)` gives the ruling code for an action at that step: 0 if it is
    legal. Codes are explained by the game's rules.
    """

    steps: ClassVar[tuple[str, ...]] = ()
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.number = -1

    def name(self) -> str:
        """The name by which saved frames know this procedure."""
        return type(self).__name__

    def step_methods(self) -> list[Any]:
        """The methods that carry out the steps, in order."""
        return [getattr(self, step) for step in self.steps]

    def answer_methods(self) -> list[Any]:
        """The methods that take the answers, in the order of the steps; None where nothing is asked."""
        return [getattr(self, "on_" + step, None) for step in self.steps]

    def why_methods(self) -> list[Any]:
        """The methods that judge an action, in the order of the steps; None where nothing is asked."""
        return [getattr(self, "why_" + step, None) for step in self.steps]

    def frame(self, *values: int) -> Frame:
        """A new frame at the first step; fields that are not given are 0."""
        f: Frame = [self.number, 0]
        f.extend(values)
        missing = len(self.fields) - len(values)
        if missing > 0:
            f.extend([0] * missing)
        return f


def goto(frame: Frame, step: int) -> int:
    """Goes on at the given step of the same procedure."""
    frame[1] = step
    return 1


def check_procedures(procedures: list[Procedure]) -> None:
    """Numbers the procedures and checks that every named step exists; raises TypeError otherwise."""
    for number, procedure in enumerate(procedures):
        procedure.number = number
        for step in procedure.steps:
            if not hasattr(procedure, step):
                raise TypeError(f"{procedure.name()} names a step {step!r} that it does not have")


if TYPE_CHECKING:
    StepMethod = Any
    _ = Game
