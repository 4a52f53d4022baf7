"""Batch play: many games between computer players, in several processes, with the same results for a seed
however many processes there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from sabretache.agents import make_agent
from sabretache.engine.record import start
from sabretache.engine.registry import find_game
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput


def play_one(rules: Rules, seed: int, players: dict[str, str]) -> dict[str, Any]:
    """Plays one game; the outcome as one object of the batch's JSON."""
    game = start(rules, seed=seed, log=False)
    agents = [make_agent(players[seat], seed * 101 + i) for i, seat in enumerate(rules.seats)]
    decisions = 0
    while not game.over:
        decision = game.pending[0]
        seat = rules.seats.index(decision.seat)
        game.answer_as(seat, agents[seat].choose(game.seen_by(decision.seat), decision))
        decisions += 1
    result = game.result
    return {
        "seed": seed,
        "result": result["winner"],
        "turns": result.get("turns", 0),
        "decisions": decisions,
        "vp": result.get("vp", {}),
        "tally": rules.tally(game.table),
    }


def _some(game: str, scenario: str, options: dict[str, str], seeds: list[int], players: dict[str, str]) -> list[Any]:
    rules = find_game(game).make(scenario, options)
    return [play_one(rules, seed, players) for seed in seeds]


def seats_for(rules: Rules, wanted: dict[str, str], default: str) -> dict[str, str]:
    """Who plays which seat: a side's name means all its seats."""
    players = dict.fromkeys(rules.seats, default)
    for name, player in wanted.items():
        seats = [s for s in rules.seats if s == name or s.split(".")[0] == name]
        if not seats:
            raise BadInput(f"there is no seat {name!r}; the seats are {', '.join(rules.seats)}")
        for seat in seats:
            players[seat] = player
    return players


def simulate(
    game: str,
    scenario: str,
    options: dict[str, str],
    players: dict[str, str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Plays `games` games with seeds from `seed` up and sums them up: `wins`, `games`, `tally`."""
    info = find_game(game)
    scenario = scenario or info.default_scenario
    rules = info.make(scenario, options)
    for player in players.values():
        make_agent(player, 0)
    seeds = list(range(seed, seed + games))
    played: list[dict[str, Any]] = []
    for outcomes in _batches(game, scenario, options, players, seeds, jobs, rules):
        played.extend(outcomes)
        if progress is not None:
            progress(len(played))
    played.sort(key=lambda g: g["seed"])
    tally: Counter[str] = Counter()
    for outcome in played:
        tally.update(outcome.pop("tally"))
    wins = dict.fromkeys([*rules.side_names(), "draw"], 0)
    for outcome in played:
        wins[outcome["result"]] += 1
    return {
        "game": game,
        "scenario": scenario,
        "options": dict(rules.options),
        "players": players,
        "wins": wins,
        "games": played,
        "tally": dict(tally),
    }


def _batches(
    game: str,
    scenario: str,
    options: dict[str, str],
    players: dict[str, str],
    seeds: list[int],
    jobs: int,
    rules: Rules,
) -> Iterator[list[dict[str, Any]]]:
    if jobs <= 1:
        for one in seeds:
            yield [play_one(rules, one, players)]
        return
    size = max(1, min(10, len(seeds) // (jobs * 4)))
    parts = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(_some, game, scenario, options, part, players) for part in parts]
        for future in futures:
            yield future.result()
