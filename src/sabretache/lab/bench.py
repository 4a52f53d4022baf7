"""Measurements on one core, in processor time: random play, copies, views, imagined worlds, memory, computer players;
python-chess as a yardstick, timed before, between and after, since a shared machine is not always equally fast."""

from __future__ import annotations

import random
import resource
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time

import sabretache.engine.game
from sabretache.agents import make_agent
from sabretache.engine.dice import FastDice
from sabretache.engine.game import Game
from sabretache.engine.record import start
from sabretache.engine.registry import GameInfo, find_game
from sabretache.engine.rules import Rules

COMPILED = str(sabretache.engine.game.__file__).endswith(".so")
YARDSTICK = "python-chess random play"


@dataclass(frozen=True)
class Measure:
    """One thing that was measured."""

    name: str
    value: float
    unit: str

    def data(self) -> dict[str, object]:
        """The measurement as JSON-ready data."""
        return {"name": self.name, "value": self.value, "unit": self.unit, "compiled": COMPILED}


def measure(game: str, seconds: float) -> Iterator[Measure]:
    """Measures a game at each of its levels, for about `seconds` each, then the yardstick and the ratios to it."""
    info = find_game(game)
    speeds: list[tuple[str, float]] = []
    yardstick = [chess_play(seconds / 3)]
    for level in info.options.get("level", [""]):
        label = f"{game} {level}".strip()
        rules = rules_at(info, level)
        for found in random_play(rules, label, seconds):
            if found.unit == "decisions/s":
                speeds.append((label, found.value))
            yield found
        yardstick.append(chess_play(seconds / 3))
        yield from small_things(rules, label, seconds / 4)
    for level in info.options.get("level", [""]):
        yield from player_at_work(rules_at(info, level), f"{game} {level}".strip(), "captain", seconds)
    yield Measure("peak memory", peak_memory(), "MiB")
    chess_speed = sum(yardstick) / len(yardstick)
    if chess_speed:
        yield Measure(YARDSTICK, round(chess_speed), "decisions/s")
        for label, speed in speeds:
            yield Measure(f"{label} random play to {YARDSTICK}", round(speed / chess_speed, 2), "times")


def rules_at(info: GameInfo, level: str) -> Rules:
    """The rules of a game at one of its levels."""
    return info.make(info.default_scenario, {"level": level} if level else {})


def random_play(rules: Rules, label: str, seconds: float) -> list[Measure]:
    """Whole games at random, without log."""
    dice = FastDice("bench")
    play_at_random(start(rules, "warm up", log=False), dice)
    decisions = games = 0
    began = process_time()
    passed = 0.0
    while passed < seconds:
        decisions += play_at_random(start(rules, games, log=False), dice)
        games += 1
        passed = process_time() - began
    return [
        Measure(f"{label} random play", round(decisions / passed), "decisions/s"),
        Measure(f"{label} random games", round(games / passed, 1), "games/s"),
        Measure(f"{label} length of a random game", round(decisions / games), "decisions"),
    ]


def play_at_random(game: Game, dice: FastDice) -> int:
    """Plays a game to its end; says how many decisions it took."""
    decisions = 0
    while not game.over:
        actions = game.legal()
        game.move(actions[dice.below(len(actions))])
        decisions += 1
    return decisions


def middle_of_game(rules: Rules) -> Game:
    """A game some way on, so that what is measured is not an opening."""
    game = start(rules, "middle", log=False)
    dice = FastDice("middle")
    for _ in range(300):
        if game.over:
            break
        actions = game.legal()
        game.move(actions[dice.below(len(actions))])
    return game


def small_things(rules: Rules, label: str, seconds: float) -> list[Measure]:
    """Copies, views and imagined worlds, from the middle of a game."""
    game = middle_of_game(rules)
    seat = rules.seats[0]
    copying = time_of(game.copy, seconds)
    return [
        Measure(f"{label} copies", round(1 / copying), "copies/s"),
        Measure(f"{label} copy", round(copying * 1e6, 2), "us"),
        Measure(f"{label} view", round(time_of(lambda: game.view(seat), seconds) * 1e6, 1), "us"),
        Measure(f"{label} imagine", round(time_of(lambda: game.imagine(seat, 1), seconds) * 1e6, 1), "us"),
    ]


def time_of(work: Callable[[], object], seconds: float) -> float:
    """How long one call takes, in seconds: the best of several batches."""
    best = 1e9
    ended = process_time() + seconds
    count = 1
    while True:
        began = process_time()
        for _ in range(count):
            work()
        passed = process_time() - began
        best = min(best, passed / count)
        if process_time() >= ended:
            return best
        if passed < seconds / 20:
            count *= 2


def player_at_work(rules: Rules, label: str, name: str, seconds: float) -> list[Measure]:
    """The time a computer player takes for a decision, on average and at most, against its like."""
    agents = [make_agent(name, seat + 1) for seat in range(len(rules.seats))]
    game = start(rules, "players", log=False)
    decisions = 0
    total = longest = 0.0
    while total < seconds:
        if game.over:
            game = start(rules, f"players {decisions}", log=False)
        decision = game.pending[0]
        seen = game.seen_by(decision.seat)
        began = process_time()
        action = agents[game.deciding()].choose(seen, decision)
        passed = process_time() - began
        total += passed
        longest = max(longest, passed)
        decisions += 1
        game.move(action)
    return [
        Measure(f"{label} {name}, a decision", round(total / decisions * 1e3, 3), "ms"),
        Measure(f"{label} {name}, longest decision", round(longest * 1e3, 1), "ms"),
    ]


def peak_memory() -> float:
    """The most memory this process has used, in MiB."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def chess_play(seconds: float) -> float:
    """Decisions a second of python-chess at random: the list of legal moves, one of them; 0 without python-chess."""
    try:
        import chess
    except ImportError:
        return 0.0
    lot = random.Random(1)
    board = chess.Board()
    moves = 0
    began = process_time()
    passed = 0.0
    while passed < seconds:
        for _ in range(200):
            legal = list(board.legal_moves)
            if not legal or board.is_insufficient_material() or board.halfmove_clock >= 150:
                board = chess.Board()
                continue
            board.push(legal[lot.randrange(len(legal))])
            moves += 1
        passed = process_time() - began
    return moves / passed
