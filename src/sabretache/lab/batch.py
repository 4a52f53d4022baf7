"""Batch play: many games between computer players, in several processes, the same for a seed whatever their number."""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
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


def play_some(plan: Plan, seeds: range) -> list[Outcome]:
    """Plays some games of a plan: the share of work that a process takes at a time."""
    rules = make_rules(plan)
    return [play_safely(rules, plan.players, seed) for seed in seeds]


def play_safely(rules: Rules, players: list[str], seed: int) -> Outcome:
    """As `play_one`; a fault names the game in which it happened."""
    try:
        return play_one(rules, players, seed)
    except Exception as error:
        raise BrokenGame(f"the game with seed {seed} broke off: {type(error).__name__}: {error}") from error


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
    share = max(1, min(16, plan.games // (jobs * 8)))
    pool = ProcessPoolExecutor(min(jobs, plan.games), multiprocessing.get_context("spawn"))
    try:
        work = [pool.submit(play_some, plan, seeds[i : i + share]) for i in range(0, plan.games, share)]
        for done in work:
            yield from done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def simulate(plan: Plan, jobs: int = 1, tell: Callable[[Outcome], None] | None = None) -> list[Outcome]:
    """Plays all games of a plan; `tell` hears of each as it becomes known."""
    played: list[Outcome] = []
    for outcome in outcomes(plan, jobs):
        played.append(outcome)
        if tell is not None:
            tell(outcome)
    return played
