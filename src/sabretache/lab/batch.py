"""Batch play: many games between computer players, in several processes, the same for a seed whatever their number."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.resource_tracker import ensure_running
from typing import Any

from sabretache.agents import make_agent
from sabretache.engine.record import start
from sabretache.engine.registry import find_game
from sabretache.engine.rules import Rules

LONGEST = 1_000_000
"""No game takes so many decisions; one that does never ends."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: the game, its options, a computer player for each seat, and the seed of the first game."""

    game: str
    scenario: str
    options: dict[str, str]
    players: list[str]
    seed: int
    games: int


@dataclass
class Outcome:
    """One game that was played: its seed, who won (`draw` for nobody), how long it took, and what happened in it."""

    seed: int
    result: str
    reason: str
    turns: int
    decisions: int
    vp: dict[str, int]
    tally: dict[str, int] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """The game as one object of the results."""
        return {
            "seed": self.seed,
            "result": self.result,
            "reason": self.reason,
            "turns": self.turns,
            "decisions": self.decisions,
            "vp": self.vp,
        }


class BrokenGame(RuntimeError):
    """A game that could not be played to its end: a fault in the rules or in a computer player."""


def agent_seed(game_seed: int, seat: int) -> int:
    """The seed of a computer player, apart from that of the dice."""
    return int.from_bytes(hashlib.sha256(f"agent {game_seed} {seat}".encode()).digest()[:6], "big")


def play_one(rules: Rules, players: list[str], seed: int) -> Outcome:
    """Plays one game to its end."""
    agents = [make_agent(name, agent_seed(seed, seat)) for seat, name in enumerate(players)]
    game = start(rules, seed, log=False)
    decisions = 0
    while not game.over:
        decision = game.pending[0]
        seat = game.deciding()
        action = agents[seat].choose(game.seen_by(decision.seat), decision)
        if action not in decision.actions:
            raise ValueError(f"{players[seat]} chose what was not offered")
        game.move(action)
        decisions += 1
        if decisions > LONGEST:
            raise ValueError(f"no end after {LONGEST} decisions")
    result = game.result
    return Outcome(
        seed,
        result["winner"],
        result["reason"],
        result.get("turns", 0),
        decisions,
        result.get("vp", {}),
        rules.tally(game.table),
    )


def play_safely(rules: Rules, players: list[str], seed: int) -> Outcome:
    """As `play_one`; a fault names the game in which it happened."""
    try:
        return play_one(rules, players, seed)
    except Exception as error:
        raise BrokenGame(f"the game with seed {seed} broke off: {type(error).__name__}: {error}") from error


WORKING: dict[str, tuple[Rules, list[str]]] = {}
"""In a process that plays games of a plan: its rules, made once, and its players."""


def begin_work(plan: Plan) -> None:
    """Makes ready a process that is to play games of a plan."""
    WORKING["plan"] = (make_rules(plan), plan.players)


def work(seed: int) -> Outcome:
    """Plays one game of the plan that this process was made ready for."""
    rules, players = WORKING["plan"]
    return play_safely(rules, players, seed)


def make_rules(plan: Plan) -> Rules:
    """The rules of a plan; raises `BadInput` where it names what there is not."""
    info = find_game(plan.game)
    return info.make(plan.scenario or info.default_scenario, plan.options)


def outcomes(plan: Plan, jobs: int = 1) -> Iterator[Outcome]:
    """Plays all games of a plan in the order of their seeds, `jobs` at a time."""
    seeds = range(plan.seed, plan.seed + plan.games)
    if jobs <= 1 or plan.games <= 1:
        rules = make_rules(plan)
        for seed in seeds:
            yield play_safely(rules, plan.players, seed)
        return
    make_rules(plan)
    before = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, plan.games), context, begin_work, (plan,))
    try:
        with deaf_to_ctrl_c():
            games = [pool.submit(work, seed) for seed in seeds]
        for game in games:
            yield game.result()
    except BaseException:
        # also when whoever listens stops listening: nobody waits for games that are still being played
        for process in multiprocessing.active_children():
            if process not in before:
                process.terminate()
        raise
    finally:
        # waits until the pool has noticed: one still being wound up when Python ends writes to a closed pipe
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """The processes started meanwhile never hear Ctrl-C; this one hears it afterwards."""
    ensure_running()  # the resource tracker: its own start would end our deafness
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def simulate(plan: Plan, jobs: int = 1, tell: Callable[[Outcome], None] | None = None) -> list[Outcome]:
    """Plays all games of a plan; `tell` hears of each as it becomes known."""
    played: list[Outcome] = []
    for outcome in outcomes(plan, jobs):
        played.append(outcome)
        if tell is not None:
            tell(outcome)
    return played
