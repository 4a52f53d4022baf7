"""The properties by the hundred thousand: `make soak`, or `python -m tests.soak --games N --jobs J --seed S`."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor

from sabretache.engine.dice import FastDice
from sabretache.engine.record import start
from sabretache.engine.registry import find_game
from tests.properties.checks import CONFIGURATIONS, all_actions, check_refusals, move_on, play_checked


def some(configuration: int, seeds: range, every: int) -> tuple[int, int, int, list[str]]:
    """Plays some games of one configuration: games, decisions, the longest, what went wrong."""
    options = CONFIGURATIONS[configuration]
    rules = find_game("gradisca").make("campaign", options)
    total = longest = 0
    problems: list[str] = []
    for seed in seeds:
        try:
            _, decisions = play_checked(rules, seed, every)
        except Exception as error:
            where = traceback.format_exc().strip().splitlines()[-3:]
            problems.append(f"{options} seed {seed}: {type(error).__name__}: {error} | {' '.join(where)}")
            continue
        total += decisions
        longest = max(longest, decisions)
    return len(seeds), total, longest, problems


def exhaustive(configuration: int, seed: int, positions: int) -> tuple[int, int, list[str]]:
    """At positions spread over random games every action there is is judged: positions, actions, what went wrong."""
    options = CONFIGURATIONS[configuration]
    rules = find_game("gradisca").make("campaign", options)
    dice = FastDice(f"exhaustive {seed}")
    game = start(rules, seed=seed, log=False)
    judged = 0
    problems: list[str] = []
    for number in range(positions):
        if game.over:
            seed += 1
            game = start(rules, seed=seed, log=False)
        actions = all_actions(game, dice, 0)
        judged += len(actions)
        try:
            check_refusals(game, actions)
        except Exception as error:
            problems.append(f"{options} seed {seed}, position {number}: {type(error).__name__}: {error}")
        move_on(game, dice, 37)
    return positions, judged, problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=200, help="check offers and sight every so many decisions")
    parser.add_argument("--positions", type=int, default=200, help="where every action there is is judged")
    wanted = parser.parse_args()
    each = max(1, wanted.games // len(CONFIGURATIONS))
    parts = [
        (c, range(s, min(s + 100, wanted.seed + each)), wanted.every)
        for c in range(len(CONFIGURATIONS))
        for s in range(wanted.seed, wanted.seed + each, 100)
    ]
    begin = time.perf_counter()
    games = decisions = longest = 0
    problems: list[str] = []
    with ProcessPoolExecutor(wanted.jobs) as pool:
        share = wanted.positions // len(CONFIGURATIONS)
        positions = judged = 0
        for looked in [pool.submit(exhaustive, c, wanted.seed, share) for c in range(len(CONFIGURATIONS))]:
            at, actions, wrong = looked.result()
            positions += at
            judged += actions
            problems.extend(wrong)
        print(f"positions {positions}, actions judged {judged}, violations {len(problems)}", flush=True)
        for future in [pool.submit(some, *part) for part in parts]:
            played, made, most, wrong = future.result()
            games += played
            decisions += made
            longest = max(longest, most)
            problems.extend(wrong)
            print(f"\r{games} games, {decisions} decisions, {len(problems)} violations", end="", file=sys.stderr)
    spent = time.perf_counter() - begin
    print(file=sys.stderr)
    print(f"games {games}, decisions {decisions}, mean {decisions / max(1, games):.0f}, longest {longest}")
    print(f"seconds {spent:.0f}, violations {len(problems)}")
    for problem in problems[:20]:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
