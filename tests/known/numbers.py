"""Known numbers, as perft is for chess, and golden playthroughs: what any change to the rules must account for."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

import sabretache
from sabretache.engine.dice import FastDice
from sabretache.engine.game import Game
from sabretache.engine.record import start
from sabretache.engine.registry import find_game

FOLDER = Path(__file__).parent
DEPTH = {"campaign": 4}
LEVELS = ("basic", "advanced")
EDITIONS = ("fr", "it")


def sequences(game: Game, depth: int) -> int:
    """How many sequences of `depth` actions there are from here, with chance as the dice have it."""
    if depth == 0 or game.over:
        return 1
    actions = game.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        twin = game.copy()
        twin.move(action)
        total += sequences(twin, depth - 1)
    return total


def perft(level: str, edition: str, seed: int, depth: int) -> list[int]:
    """The numbers for lengths 1 to `depth` from the start of the campaign."""
    rules = find_game("gradisca").make("campaign", {"level": level, "edition": edition})
    game = start(rules, seed=seed, log=False)
    return [sequences(game, n) for n in range(1, depth + 1)]


def all_perft(depth: int) -> dict[str, list[int]]:
    """The table of known numbers."""
    return {
        f"campaign {level} {edition} seed {seed}": perft(level, edition, seed, depth)
        for level in LEVELS
        for edition in EDITIONS
        for seed in (1, 2)
    }


def playthrough(level: str) -> dict[str, Any]:
    """A random game with a fixed seed: its record, the ids of its log, and a checksum of the view each turn."""
    game = sabretache.new("gradisca", options={"level": level}, seed=1617)
    dice = FastDice("golden")
    views: list[str] = []
    turn = 0
    while not game.over:
        decision = game.pending[0]
        seen = game.rules.view(game, 0)
        if seen["turn"] != turn:
            turn = seen["turn"]
            views.append(f"turn {turn}: {hashlib.sha256(msgspec.json.encode(seen)).hexdigest()[:16]}")
        game.play(decision.seat, decision.actions[dice.below(len(decision.actions))])
    return {
        "level": level,
        "entries": game.entries,
        "log": [f"{line.rule} {line.message.id}" for line in game.lines],
        "views": views,
        "result": game.result,
    }


def golden_path(level: str) -> Path:
    """Where a golden playthrough is kept."""
    return FOLDER / f"golden_{level}.json"


PERFT = FOLDER / "perft.json"
