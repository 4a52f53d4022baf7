"""The umpire: runs procedures, asks seats and chance, judges, logs, undoes, copies."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from sabretache.engine.action import Action, NotationError
from sabretache.engine.decision import Decision
from sabretache.engine.dice import Dice, FastDice, HandDice
from sabretache.engine.message import Args, LogLine, Message
from sabretache.engine.procedure import AGAIN, ASK, CHANCE, DONE, NEXT, TOGETHER, Frame
from sabretache.engine.rules import Rules, Table
from sabretache.engine.ruling import BY_RULE, NOT_NOW, STALE, UNREADABLE, WRONG_SEAT, BadInput, Refused, Ruling, ruling

RUNNING: Final = 0
ASKED: Final = 1
WAITING_FOR_DICE: Final = 2
TOGETHER_ASKED: Final = 3
OVER: Final = 4


class Branch:
    """One seat's part of a simultaneous decision: its own stack of frames and what it is asked."""

    def __init__(self, seat: int, root: Frame) -> None:
        self.seat = seat
        self.root = root
        self.stack: list[Frame] = [root]
        self.id = 0
        self.prompt = ""
        self.actions: list[Action] = []
        self.done = False
        self.moments: list[Branch] = []

    def copy(self) -> Branch:
        """An independent copy, without what may be undone."""
        twin = Branch(self.seat, self.root)
        twin.stack = [f[:] for f in self.stack]
        twin.root = twin.stack[0] if twin.stack else self.root[:]
        twin.id = self.id
        twin.prompt = self.prompt
        twin.actions = self.actions
        twin.done = self.done
        return twin


class Snapshot:
    """A moment to which a seat may still undo."""

    def __init__(self, seat: int, game: Game) -> None:
        self.seat = seat
        self.table = game.table.copy()
        self.stack = [f[:] for f in game.stack]
        self.branches = [b.copy() for b in game.branches]
        self.state = game.state
        self.seat_asked = game.seat
        self.prompt = game.prompt
        self.actions = game.actions
        self.reaction = game.reaction
        self.decided = game.decided
        self.standing = game.standing.copy()
        self.entries = len(game.entries)
        self.lines = len(game.lines)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """All that an agent ever gets: one seat's view of a game, its questions, and worlds it may imagine."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def side(self) -> int:
        """The number of the side that this seat plays for."""
        return self._game.rules.side_of(self.seat)

    @property
    def rules(self) -> Rules:
        """The rules in force, with the game's components."""
        return self._game.rules

    def view(self) -> dict[str, Any]:
        """What the seat may know, JSON-ready."""
        return self._game.view(self._game.rules.seats[self.seat])

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Reach, odds, supply lines and the like, as far as the seat may know."""
        return self._game.ask_umpire(self._game.rules.seats[self.seat], question)

    def imagine(self, seed: int) -> Game:
        """A playable copy in which what the seat cannot know is redrawn at random, with dice of its own."""
        return self._game.imagine_at(self.seat, FastDice(seed))


class Game:
    """One game in progress. Made by `sabretache.new`, `Game.copy` or from a record.

    `patient` games put every reaction window and every choice that depends on hidden things to its seat, even when
    there is only one answer, so that being asked tells nothing; games that are not patient (batch play, search) do not.
    """

    def __init__(self, rules: Rules, table: Table, dice: Dice, log: bool = True, patient: bool = True) -> None:
        self.rules = rules
        self.table = table
        self.dice = dice
        self.logging = log
        self.patient = patient
        self.recording = log
        self.stack: list[Frame] = []
        self.branches: list[Branch] = []
        self.state = RUNNING
        self.seat = 0
        self.prompt = ""
        self.actions: list[Action] = []
        self.reaction = False
        self.private = False
        self.decided = 0
        self.faces: list[int] = []
        self.pool: list[int] = []
        self.pool_kind = ""
        self.dice_count = 0
        self.chance_label = ""
        self.entries: list[str] = []
        self.lines: list[LogLine] = []
        self.past: list[Snapshot] = []
        self.standing: dict[int, str] = {}
        self.header: dict[str, Any] = {}

    # ------------------------------------------------------------------ what procedures call

    def ask(self, seat: int, prompt: str, actions: list[Action], private: bool = False) -> int:
        """Asks a seat to choose one of the actions. A choice of one plays itself, but not in patient games if it is
        `private`: if what may be chosen depends on what only this seat knows, not to be asked would tell."""
        self.seat = seat
        self.prompt = prompt
        self.actions = actions
        self.reaction = False
        self.private = private
        return ASK

    def offer(self, seat: int, prompt: str, actions: list[Action]) -> int:
        """Opens a reaction window for a seat; the first action is to pass."""
        self.seat = seat
        self.prompt = prompt
        self.actions = actions
        self.reaction = True
        self.private = True
        return ASK

    def roll(self, count: int, label: str) -> int:
        """Asks for dice; the faces are then in `game.faces`, the first one is the answer."""
        self.dice_count = count
        self.chance_label = label
        return CHANCE

    def draw(self, pool: list[int], kind: str, label: str) -> int:
        """Asks for a draw from a pool of things of one kind; the answer is the thing drawn."""
        self.dice_count = 0
        self.pool = pool
        self.pool_kind = kind
        self.chance_label = label
        return CHANCE

    def call(self, frame: Frame, child: Frame, then: int) -> int:
        """Runs a child procedure, and goes on at step `then` of the caller when it has ended."""
        frame[1] = then
        self.stack.append(child)
        return AGAIN

    def together(self, parts: list[tuple[int, Frame]]) -> int:
        """Lets several seats decide at the same time, each with a procedure of its own that asks only that
        seat, rolls nothing and keeps the answers in its own frames. Then `on_<step>` is called; the frames are in
        `game.branches`."""
        self.branches = [Branch(seat, root) for seat, root in parts]
        return TOGETHER

    def note(self, rule: str, message: str, args: Args) -> None:
        """Writes a line of the log. Callers check `game.logging` first, so that playouts format nothing."""
        self.lines.append(LogLine(rule, Message(message, args)))

    def note_to(self, seat_side: int, rule: str, message: str, args: Args) -> None:
        """Writes a line that only one side may read."""
        self.lines.append(LogLine(rule, Message(message, args), seat_side))

    def disclose(self) -> None:
        """Called by the rules when a seat has been shown something hidden: nobody goes back behind that."""
        self.past.clear()

    # ------------------------------------------------------------------ running

    def start(self) -> None:
        """Begins the game: runs until somebody is asked."""
        if not self.stack:
            self.stack.append(self.rules.procedures[0].frame())
        self._run()

    def resume(self) -> None:
        """Goes on from frames that were loaded: the step that was waiting asks again."""
        if self.stack:
            self._run()

    def run_branch_again(self, branch: Branch, id: int) -> None:
        """Asks again what a loaded part of a simultaneous decision was waiting for."""
        self._run_branch(branch)
        branch.id = id

    def _settle(self, frame: Frame, code: int) -> None:
        if code == NEXT:
            frame[1] += 1
            if frame[1] >= self.rules.lengths[frame[0]]:
                self.stack.pop()
        elif code == DONE:
            self._drop(frame)

    def _run(self) -> None:
        """Runs steps until a decision, missing dice or the end."""
        enter = self.rules.enter
        answers = self.rules.answer
        lengths = self.rules.lengths
        stack = self.stack
        self.state = RUNNING
        while stack:
            frame = stack[-1]
            code: int = enter[frame[0]][frame[1]](self, frame)
            if code == ASK:
                if self._left_to_seat():
                    self.state = ASKED
                    return
                code = answers[frame[0]][frame[1]](self, frame, self.actions[0])
            elif code == CHANCE:
                answer = self._chance()
                if answer < 0:
                    self.state = WAITING_FOR_DICE
                    return
                code = answers[frame[0]][frame[1]](self, frame, answer)
            elif code == TOGETHER:
                if self._open_branches():
                    self.state = TOGETHER_ASKED
                    return
                code = self._close_branches(frame)
            if code == NEXT:
                frame[1] += 1
                if frame[1] >= lengths[frame[0]]:
                    stack.pop()
            elif code == DONE:
                if stack[-1] is frame:
                    stack.pop()
                else:
                    self._drop(frame)
        self.state = OVER
        self.actions = []

    def _drop(self, frame: Frame) -> None:
        """Takes an ended frame off the stack; it may have called a last child that still has to run."""
        stack = self.stack
        if stack[-1] is frame:
            stack.pop()
            return
        for i in range(len(stack) - 1, -1, -1):
            if stack[i] is frame:
                del stack[i]
                return

    def _left_to_seat(self) -> bool:
        """Whether what was asked must wait for the seat, or plays itself."""
        asked = len(self.actions) > 1 or (self.private and self.patient)
        if asked and self.reaction and self.seat in self.standing:
            # written down, so that a replay, which knows no standing answers, finds what this seat said
            if self.recording:
                self._write_action(self.seat, self.actions[0])
            return False
        return asked

    def _chance(self) -> int:
        """Lets the dice answer: a face, or what was drawn; -1 when a person must roll first."""
        if self.dice_count > 0:
            faces = self.dice.roll(self.dice_count, 6)
            if not faces:
                return -1
            self.faces = faces
            if self.recording:
                self.past.clear()
                source = "hand" if self.dice.kind == "hand" else "roll"
                self.entries.append(f"{source}: " + " ".join(str(n) for n in faces))
            return faces[0]
        pool = self.pool
        names = self.rules.vocabulary.names[self.pool_kind]
        thing = pool[self.dice.draw(pool, names)]
        if self.recording:
            self.past.clear()
            self.entries.append(f"draw {self.pool_kind}: {names[thing]}")
        return thing

    def _open_branches(self) -> bool:
        waiting = False
        for branch in self.branches:
            if self._run_branch(branch):
                waiting = True
        return waiting

    def _run_branch(self, branch: Branch) -> bool:
        """Runs one seat's part until it is asked (True) or has finished (False)."""
        rules = self.rules
        main = self.stack
        self.stack = branch.stack
        try:
            while branch.stack:
                frame = branch.stack[-1]
                code: int = rules.enter[frame[0]][frame[1]](self, frame)
                if code == ASK:
                    if len(self.actions) > 1:
                        self.decided += 1
                        branch.id = self.decided
                        branch.prompt = self.prompt
                        branch.actions = self.actions
                        return True
                    code = rules.answer[frame[0]][frame[1]](self, frame, self.actions[0])
                elif code == CHANCE or code == TOGETHER:
                    raise RuntimeError("no dice and no further parting inside a simultaneous decision")
                self._settle(frame, code)
        finally:
            self.stack = main
        branch.done = True
        branch.actions = []
        return False

    def _close_branches(self, frame: Frame) -> int:
        code: int = self.rules.answer[frame[0]][frame[1]](self, frame, 0)
        self.branches = []
        return code

    # ------------------------------------------------------------------ what players call

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state == OVER

    @property
    def result(self) -> dict[str, Any]:
        """How the game ended: winner, reason and whatever the game adds. Empty while it goes on."""
        return self.rules.result(self.table) if self.state == OVER else {}

    @property
    def pending(self) -> list[Decision]:
        """Who must decide what; several when choices are simultaneous, none when the game is over or waits for dice."""
        if self.state == ASKED:
            prompt = self.rules.prompt(self, self.stack[-1], self.prompt, self.seat)
            return [
                Decision(
                    self.decided,
                    self.rules.seats[self.seat],
                    prompt,
                    self.actions,
                    self.rules.vocabulary,
                    self.reaction,
                )
            ]
        if self.state == TOGETHER_ASKED:
            return [
                Decision(
                    b.id,
                    self.rules.seats[b.seat],
                    self.rules.prompt(self, b.stack[-1], b.prompt, b.seat),
                    b.actions,
                    self.rules.vocabulary,
                    False,
                )
                for b in self.branches
                if not b.done
            ]
        return []

    def seat_number(self, seat: str) -> int:
        """The number of a seat by its name; -1 if there is none of that name."""
        try:
            return self.rules.seats.index(seat)
        except ValueError:
            return -1

    def _known_seat(self, seat: str) -> int:
        """The number of a seat that must exist: a view, question or dream of nobody's would be somebody else's."""
        number = self.seat_number(seat)
        if number < 0:
            raise BadInput(f"there is no seat {seat!r}; the seats are {', '.join(self.rules.seats)}")
        return number

    def play(self, seat: str, action: Action | str, decision: int = -1) -> None:
        """Plays an action (an int that was offered, or notation) for a seat; raises `Refused` with rulings.

        `decision` is the id of the decision that is answered; when it is given and is no longer
        pending, the action is refused as stale.
        """
        problems = self._examine(seat, action, decision)
        if problems:
            raise Refused(problems)
        number = self.seat_number(seat)
        code = self.rules.vocabulary.parse(action) if isinstance(action, str) else action
        if self.recording:
            if self.state == TOGETHER_ASKED:
                branch = self._branch_of(number)
                if branch is not None:
                    branch.moments.append(branch.copy())
            else:
                if self.past and self.past[-1].seat != number:
                    self.past.clear()
                self.past.append(Snapshot(number, self))
            self._write_action(number, code)
        if self.state == TOGETHER_ASKED:
            self._answer_branch(number, code)
        else:
            self.apply(code)

    def _branch_of(self, seat: int) -> Branch | None:
        """A seat's part of a simultaneous decision."""
        for branch in self.branches:
            if branch.seat == seat:
                return branch
        return None

    def _write_action(self, seat: int, action: Action) -> None:
        self.entries.append(f"{self.rules.seats[seat]}: {self.rules.vocabulary.text(action)}")

    def apply(self, action: Action) -> None:
        """Plays an action that is known to have been offered, unchecked and unrecorded: the way of search and batch
        play."""
        frame = self.stack[-1]
        self.decided += 1
        code: int = self.rules.answer[frame[0]][frame[1]](self, frame, action)
        if code == NEXT:
            frame[1] += 1
            if frame[1] >= self.rules.lengths[frame[0]]:
                self.stack.pop()
        elif code == DONE:
            self._drop(frame)
        self._run()

    def answer_branch(self, action: Action) -> None:
        """Plays an action for the first seat still waiting in a simultaneous decision, unchecked and unrecorded."""
        for branch in self.branches:
            if not branch.done:
                self._answer_branch(branch.seat, action)
                return

    def _answer_branch(self, seat: int, action: Action) -> None:
        for branch in self.branches:
            if branch.seat == seat and not branch.done:
                main = self.stack
                self.stack = branch.stack
                frame = branch.stack[-1]
                code: int = self.rules.answer[frame[0]][frame[1]](self, frame, action)
                self._settle(frame, code)
                self.stack = main
                self._run_branch(branch)
                break
        for branch in self.branches:
            if not branch.done:
                return
        self.past.clear()
        frame = self.stack[-1]
        code = self._close_branches(frame)
        self._settle(frame, code)
        self._run()

    def legal(self) -> list[Action]:
        """The actions of the first pending decision, without making a `Decision` of it."""
        if self.state == TOGETHER_ASKED:
            for branch in self.branches:
                if not branch.done:
                    return branch.actions
        return self.actions

    def move(self, action: Action) -> None:
        """Answers the first pending decision with an action from `legal()`; unchecked."""
        if self.state == TOGETHER_ASKED:
            self.answer_branch(action)
        else:
            self.apply(action)

    def focus(self, seat: int) -> None:
        """In a simultaneous decision, puts this seat first, so that `legal`, `move` and `deciding` speak of it. For
        copies in which agents think."""
        mine = [b for b in self.branches if b.seat == seat]
        if mine:
            self.branches = mine + [b for b in self.branches if b.seat != seat]
            self.prompt = mine[0].prompt

    def answer_as(self, seat: int, action: Action) -> None:
        """Answers this seat's pending decision; unchecked."""
        if self.state == TOGETHER_ASKED:
            self._answer_branch(seat, action)
        else:
            self.apply(action)

    def deciding(self) -> int:
        """The seat of the first pending decision."""
        if self.state == TOGETHER_ASKED:
            for branch in self.branches:
                if not branch.done:
                    return branch.seat
        return self.seat

    def enter_dice(self, faces: list[int]) -> None:
        """Gives the umpire what was rolled by hand; raises `Refused` if it does not fit."""
        if self.state != WAITING_FOR_DICE or not isinstance(self.dice, HandDice):
            raise Refused([ruling(NOT_NOW, "", "dice-not-awaited")])
        if len(faces) != self.dice_count or any(n < 1 or n > 6 for n in faces):
            raise Refused(
                [ruling(UNREADABLE, "", "dice-wrong", {"needs": self.dice_count, "has": len(faces)})],
            )
        self.dice.enter(faces)
        frame = self.stack[-1]
        code: int = self.rules.answer[frame[0]][frame[1]](self, frame, self._chance())
        self._settle(frame, code)
        self._run()

    def stand(self, seat: str, scope: str) -> None:
        """Gives a standing answer: this seat passes its reactions until the end of `scope` (one of the rules'
        `scopes`: in Gradisca "activation" or "game"), or no longer ("")."""
        number = self.seat_number(seat)
        if number < 0:
            raise Refused([ruling(WRONG_SEAT, "", "no-such-seat", {"seat": seat})])
        if scope != "" and scope not in self.rules.scopes:
            raise BadInput(f"a standing answer holds for one of {', '.join(self.rules.scopes)}, not for {scope!r}")
        # what another seat may still undo does not undo this
        for moment in self.past:
            if scope == "":
                moment.standing.pop(number, None)
            else:
                moment.standing[number] = scope
        if scope == "":
            self.standing.pop(number, None)
        else:
            before = dict(self.standing)
            self.standing[number] = scope
            if self.state == ASKED and self.reaction and self.seat == number:
                self.play(seat, self.actions[0])
                if self.past and self.past[-1].seat == number:
                    self.past[-1].standing = before

    def end_standing(self, scope: str) -> None:
        """Called by the rules when a scope ends."""
        if self.standing:
            self.standing = {seat: kept for seat, kept in self.standing.items() if kept != scope}

    def explain(self, seat: str, action: Action | str) -> list[Ruling]:
        """Why an action would be refused: rulings with rule numbers; [] if it may be played now."""
        return self._examine(seat, action, -1)

    def _examine(self, seat: str, action: Action | str, decision: int) -> list[Ruling]:
        number = self.seat_number(seat)
        if number < 0:
            return [ruling(WRONG_SEAT, "", "no-such-seat", {"seat": seat})]
        if isinstance(action, str):
            try:
                action = self.rules.vocabulary.parse(action)
            except NotationError as error:
                args: Args = {}
                for key, value in error.fields.items():
                    args[key] = value
                return [ruling(UNREADABLE, "", error.problem, args)]
        elif isinstance(action, bool) or not self.rules.vocabulary.valid(action):
            return [ruling(UNREADABLE, "", "notation-not-an-action", {"action": str(action)})]
        if self.state == OVER:
            return [ruling(NOT_NOW, "", "game-over")]
        if self.state == WAITING_FOR_DICE:
            return [ruling(NOT_NOW, "", "dice-awaited", {"needs": self.dice_count})]
        if self.state == TOGETHER_ASKED:
            for branch in self.branches:
                if branch.seat == number and not branch.done:
                    if decision >= 0 and decision != branch.id:
                        return [ruling(STALE, "", "stale-decision", {"decision": decision})]
                    if action in branch.actions:
                        return []
                    return self._judge(branch.stack[-1], action, branch.prompt)
            return [ruling(WRONG_SEAT, "", "not-your-decision", {"seat": seat})]
        if number != self.seat:
            return [
                ruling(WRONG_SEAT, "", "not-your-decision", {"seat": seat, "awaited": self.rules.seats[self.seat]}),
            ]
        if decision >= 0 and decision != self.decided:
            return [ruling(STALE, "", "stale-decision", {"decision": decision})]
        if action in self.actions:
            return []
        return self._judge(self.stack[-1], action, self.prompt)

    def _judge(self, frame: Frame, action: Action, prompt: str) -> list[Ruling]:
        """Rulings on an action that was not offered."""
        why = self.rules.why[frame[0]][frame[1]]
        if why is not None:
            code: int = why(self, frame, action)
            if code > 0:
                return self.rules.rulings(self, frame, action, code)
        verb = self.rules.vocabulary.words[action & 255]
        return [ruling(BY_RULE if why is not None else NOT_NOW, "", "not-now", {"verb": verb, "prompt": prompt})]

    def view(self, seat: str) -> dict[str, Any]:
        """All that a seat ("" for a spectator) may know, JSON-ready, and nothing more."""
        number = self._known_seat(seat) if seat else -1
        seen = self.rules.view(self, number)
        side = self.rules.side_of(number) if number >= 0 else -1
        seen["over"] = self.over
        seen["result"] = self.result
        seen["pending"] = [
            d.data() if d.seat == seat else {"id": d.id, "seat": d.seat, "reaction": d.reaction} for d in self.pending
        ]
        if self.state == WAITING_FOR_DICE:
            seen["dice_awaited"] = self.dice_count
        if self.state == TOGETHER_ASKED:
            # whether the others have answered yet stays hidden until all have
            seen["pending"] = [d.data() for d in self.pending if d.seat == seat] + [
                {"seat": self.rules.seats[b.seat], "reaction": False}
                for b in self.branches
                if self.rules.seats[b.seat] != seat
            ]
        seen["log"] = [line.data() for line in self.lines if line.only_for < 0 or line.only_for == side]
        seen["can_undo"] = self.can_undo(number)
        return seen

    def ask_umpire(self, seat: str, question: dict[str, Any]) -> dict[str, Any]:
        """Answers a question (reach, odds, supply ...) from what the seat may know."""
        return self.rules.question(self, self._known_seat(seat), question)

    def seen_by(self, seat: str) -> Seen:
        """The game as one seat sees it: all that an agent ever gets."""
        return Seen(self, self._known_seat(seat))

    def imagine(self, seat: str, seed: int) -> Game:
        """A copy in which what the seat cannot know is redrawn at random."""
        return self.imagine_at(self._known_seat(seat), FastDice(seed))

    def imagine_at(self, seat: int, dice: FastDice) -> Game:
        """As `imagine`, for a seat by number and with given dice."""
        twin = self._twin(self.rules.imagine(self.table, seat, dice), dice)
        if twin.state == ASKED and self.seat != seat:
            # a window that only a holder of the card was asked about stays open, even if here he holds it not
            twin.patient = True
            twin.ask_again()
            twin.patient = self.patient
        return twin

    def ask_again(self) -> None:
        """Works out the pending decision anew, after the table was changed under it."""
        frame = self.stack[-1]
        code: int = self.rules.enter[frame[0]][frame[1]](self, frame)
        if code != ASK:
            raise RuntimeError("the step that was asked asks no more")

    def copy(self) -> Game:
        """An independent copy without log, record and undo."""
        return self._twin(self.table.copy(), self.dice.copy())

    def _twin(self, table: Table, dice: Dice) -> Game:
        twin = Game(self.rules, table, dice, False, self.patient)
        twin.stack = [f[:] for f in self.stack]
        if self.branches:
            twin.branches = [b.copy() for b in self.branches]
        twin.state = self.state
        twin.seat = self.seat
        twin.prompt = self.prompt
        twin.actions = self.actions
        twin.reaction = self.reaction
        twin.decided = self.decided
        twin.dice_count = self.dice_count
        return twin

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last action."""
        branch = self._branch_of(seat)
        if branch is not None and branch.moments:
            return True
        return bool(self.past) and self.past[-1].seat == seat

    def undo(self, seat: str) -> None:
        """Takes back this seat's last action; refused beyond the last roll, draw, disclosure or another player's
        decision. In a simultaneous decision a seat first takes back its own answers, and may then go back behind it:
        whether the others have answered yet makes no difference, because a seat that cannot undo would know."""
        number = self.seat_number(seat)
        if number < 0:
            raise Refused([ruling(WRONG_SEAT, "", "no-such-seat", {"seat": seat})])
        if not self.can_undo(number):
            raise Refused([ruling(NOT_NOW, "", "nothing-to-undo", {"seat": seat})])
        if self._undo_branch(number):
            return
        moment = self.past.pop()
        self.table = moment.table
        self.stack = moment.stack
        self.branches = moment.branches
        self.state = moment.state
        self.seat = moment.seat_asked
        self.prompt = moment.prompt
        self.actions = moment.actions
        self.reaction = moment.reaction
        self.decided = moment.decided
        self.standing = moment.standing
        if self.reaction and self.seat == number:
            # who takes back a pass wants to answer this time
            self.standing.pop(number, None)
        del self.entries[moment.entries :]
        del self.lines[moment.lines :]

    def _undo_branch(self, seat: int) -> bool:
        """Takes back a seat's last answer in a simultaneous decision; False if it has given none."""
        branch = self._branch_of(seat)
        if branch is None or not branch.moments:
            return False
        before = branch.moments.pop()
        before.moments = branch.moments
        self.branches[self.branches.index(branch)] = before
        mine = self.rules.seats[seat] + ": "
        for i in range(len(self.entries) - 1, -1, -1):
            if self.entries[i].startswith(mine):
                del self.entries[i]
                break
        return True
