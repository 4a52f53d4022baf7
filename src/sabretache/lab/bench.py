"""Measurements on one core: random play, copies, views, thinking, beside python-chess as a yardstick."""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator
from typing import Any

import sabretache.engine.game
from sabretache.agents import make_agent
from sabretache.engine.dice import FastDice
from sabretache.engine.game import Game
from sabretache.engine.record import start
from sabretache.engine.registry import find_game, installed
from sabretache.engine.rules import Rules


def compiled() -> bool:
    """Whether the engine in use was compiled."""
    return not str(sabretache.engine.game.__file__).endswith(".py")


def random_game(rules: Rules, seed: int) -> tuple[Game, int]:
    """Plays a game at random, unrecorded; the game and its number of decisions."""
    game = start(rules, seed=seed, log=False)
    dice = FastDice(f"bench {seed}")
    decisions = 0
    while not game.over:
        actions = game.legal()
        game.move(actions[dice.below(len(actions))])
        decisions += 1
    return game, decisions


def middle_game(rules: Rules, moves: int = 400) -> Game:
    """A position from the middle of a random game."""
    game = start(rules, seed=1, log=False)
    dice = FastDice("middle")
    for _ in range(moves):
        if game.over:
            break
        actions = game.legal()
        game.move(actions[dice.below(len(actions))])
    return game


def timed(action: Any, times: int) -> float:
    """Seconds for one of `times` repetitions."""
    begin = time.perf_counter()
    for _ in range(times):
        action()
    return (time.perf_counter() - begin) / times


def one(name: str, value: float, unit: str) -> dict[str, Any]:
    """One measurement."""
    return {"name": name, "value": round(value, 3), "unit": unit, "compiled": compiled()}


def chess_speed(seconds: float) -> float:
    """Decisions a second of random play with python-chess; 0 where it is not installed."""
    try:
        import chess
    except ImportError:
        return 0.0
    dice = FastDice("chess")
    moves = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        board = chess.Board()
        for _ in range(200):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[dice.below(len(legal))])
            moves += 1
    return moves / (time.perf_counter() - begin)


def measure(seconds: float = 3.0) -> Iterator[dict[str, Any]]:
    """All measurements, one after the other."""
    yardstick = chess_speed(seconds)
    if yardstick:
        yield one("python-chess random play", yardstick, "decisions/s")
    for name in sorted(installed()):
        yield from measure_game(name, seconds, yardstick)
    yield one("peak memory", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "MiB")


def measure_game(name: str, seconds: float, yardstick: float) -> Iterator[dict[str, Any]]:
    """The measurements of one game, for each value of its first option."""
    info = find_game(name)
    option, values = next(iter(info.options.items()))
    for value in values:
        rules = info.make(info.default_scenario, {option: value})
        label = f"{name} {value}"
        random_game(rules, 0)
        games = decisions = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            games += 1
            decisions += random_game(rules, games)[1]
        spent = time.perf_counter() - begin
        yield one(f"{label} random play", decisions / spent, "decisions/s")
        yield one(f"{label} random games", games / spent, "games/s")
        if yardstick:
            yield one(f"{label} random play against python-chess", decisions / spent / yardstick, "times")
        game = middle_game(rules)
        seat = rules.seats[0]
        yield one(f"{label} copy", 1e6 * timed(game.copy, 20000), "us")
        yield one(f"{label} imagine", 1e6 * timed(lambda g=game, s=seat: g.imagine(s, 1), 5000), "us")
        yield one(f"{label} view", 1e6 * timed(lambda g=game, s=seat: g.view(s), 1000), "us")
        mean, worst = thinking(rules)
        yield one(f"{label} captain", 1000 * mean, "ms a decision")
        yield one(f"{label} captain, longest", 1000 * worst, "ms")


def thinking(rules: Rules) -> tuple[float, float]:
    """Mean and longest time of a captain's decisions in one game against itself."""
    game = start(rules, seed=5, log=False)
    agents = [make_agent("captain", i) for i in range(len(rules.seats))]
    times: list[float] = []
    while not game.over:
        decision = game.pending[0]
        seat = rules.seats.index(decision.seat)
        seen = game.seen_by(decision.seat)
        begin = time.perf_counter()
        action = agents[seat].choose(seen, decision)
        times.append(time.perf_counter() - begin)
        game.answer_as(seat, action)
    return sum(times) / len(times), max(times)
