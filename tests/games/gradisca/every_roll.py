"""Plays a position through the real procedures with every face of every die: what happens, and how often."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from sabretache.engine.case import Case, open_case
from sabretache.engine.dice import FastDice, HandDice
from sabretache.engine.game import WAITING_FOR_DICE, Game
from sabretache.games.gradisca.components import SAPPER
from sabretache.games.gradisca.odds.host import loss_order
from sabretache.games.gradisca.rulebook import names
from sabretache.games.gradisca.rulebook.battle import fire_value, shelter, shooters
from sabretache.games.gradisca.table import ELIMINATED, GradiscaTable
from sabretache.games.gradisca.verbs import NO, SUCCEED, YES

Worlds = list[tuple[float, Game]]


def table_of(game: Game) -> GradiscaTable:
    """The table of a game, by its own type."""
    assert isinstance(game.table, GradiscaTable)
    return game.table


def opened(options: dict[str, str], position: dict[str, Any], plays: list[str], patient: bool = False) -> Game:
    """A game at some moment, with dice that wait for whoever enters them. Each play is `seat: action`."""
    case = Case(
        {"title": "-", "rule": "-", "game": "gradisca", "scenario": "empty", "options": options, "position": position,
         "play": [], "expect": [{"over": False}], "patient": patient},
        "here",
    )  # fmt: skip
    game = open_case(case)
    game.dice = HandDice(FastDice(1))
    for play in plays:
        seat, _, action = play.partition(": ")
        game.play(seat, action)
    return game


def twin_of(game: Game) -> Game:
    """A copy that waits for its dice too."""
    twin = game.copy()
    twin.dice = HandDice(FastDice(1))
    return twin


def key_of(game: Game) -> tuple[Any, ...]:
    """Tells worlds apart in which anything that a roll can change lies differently."""
    t = table_of(game)
    lists = (t.where, t.flags, t.came, t.wall, t.mines, t.fresh, t.forts, t.raided, t.loot, t.morale, t.vp, t.camp)
    frames = (*game.stack, *(f for b in game.branches for f in [*b.stack, [int(b.done)]]))
    return (*map(tuple, lists), *map(tuple, frames), game.state, game.prompt, game.dice_count)


def every_roll(game: Game) -> Worlds:
    """All worlds after the dice for which a game waits."""
    share = 1 / 6**game.dice_count
    found: Worlds = []
    for faces in itertools.product(range(1, 7), repeat=game.dice_count):
        twin = twin_of(game)
        twin.enter_dice(list(faces))
        found.append((share, twin))
    return found


def every_world(game: Game, choose: Callable[[Game], int], until: Callable[[Game], bool]) -> Worlds:
    """All worlds in which a game may end up, with their chances; alike ones are put together on the way."""
    todo: dict[tuple[Any, ...], tuple[float, Game]] = {key_of(game): (1.0, game)}
    done: Worlds = []
    while todo:
        after: dict[tuple[Any, ...], tuple[float, Game]] = {}
        for p, world in todo.values():
            if world.over or (world.state != WAITING_FOR_DICE and until(world)):
                done.append((p, world))
                continue
            if world.state == WAITING_FOR_DICE:
                following = every_roll(world)
            else:
                twin = twin_of(world)
                twin.move(choose(twin))
                following = [(1.0, twin)]
            for q, twin in following:
                key = key_of(twin)
                before = after[key][0] if key in after else 0.0
                after[key] = (before + p * q, twin)
        todo = after
    return done


def chance(worlds: Worlds, holds: Callable[[Game], bool]) -> float:
    """How likely something holds."""
    return sum(p for p, world in worlds if holds(world))


# ------------------------------------------------------------------ battles


def expected_hits(t: GradiscaTable, side: int, zone: int, attacking: bool, breach: bool) -> float:
    """What a side may expect to hit in a round, by all faces of its dice."""
    spared = shelter(t, 1 - side, zone) if attacking else 0
    values = [fire_value(t, u, zone, attacking) for u in shooters(t, side, zone, breach)]
    chances = {0: 1.0}
    for value in values:
        longer: dict[int, float] = {}
        for hits, p in chances.items():
            for face in range(1, 7):
                n = hits + int(face <= value)
                longer[n] = longer.get(n, 0.0) + p / 6
        chances = longer
    return sum(max(0, hits - spared) * p for hits, p in chances.items())


def habits(press: str, join: bool = True) -> Callable[[Game], int]:
    """How both sides are taken to decide in a battle; `join` says whether successors of leaders join it."""

    def choose(game: Game) -> int:
        t = table_of(game)
        battle = next(f for f in game.stack if f[0] == names.BATTLE)
        zone, side, breach = battle[2], battle[3], battle[4] >= 0
        if game.prompt == "losses":
            losing = game.stack[-1][2]
            unit = loss_order(t.copy(), losing, zone, losing == side)[0].unit
            return next(a for a in game.actions if a >> 8 == unit)
        if game.prompt == "another-round":
            if battle[11] == battle[12] or press == "never":
                return NO
            winner = game.rules.side_of(game.deciding())
            mine = expected_hits(t, winner, zone, winner == side, breach)
            theirs = expected_hits(t, 1 - winner, zone, winner != side, breach)
            return YES if press == "always" or mine > theirs + 1e-9 else NO
        if game.prompt == "succeed":
            owner = game.stack[-1][2]
            there = SUCCEED | zone << 8
            stands = t.fight[owner * t.box.zone_count + zone] > 0
            elsewhere = [a for a in game.actions if a != there]
            return there if join and stands and there in game.actions else (elsewhere or game.actions)[0]
        raise AssertionError(f"nobody thought of {game.prompt}")

    return choose


def battle_over(game: Game) -> bool:
    """Whether the battle is decided: it is gone from the stack, or only a retreat is left to choose."""
    return names.BATTLE not in [f[0] for f in game.stack] or game.stack[-1][0] == names.WITHDRAWAL


def fighters(t: GradiscaTable, units: list[str]) -> list[int]:
    """Those of some units who keep a side in the field."""
    found = [t.box.unit[u] for u in units if not u.startswith("ldr_")]
    return [u for u in found if t.box.kind[u] != SAPPER and t.where[u] != ELIMINATED]


def outcome(game: Game, attackers: list[str], defenders: list[str]) -> str:
    """How a battle ended."""
    t = table_of(game)
    a, d = fighters(t, attackers), fighters(t, defenders)
    if not a:
        return "attacker_destroyed" if d else "both_destroyed"
    if not d:
        return "defender_destroyed"
    return "defender_beaten" if game.stack and game.stack[-1][0] == names.WITHDRAWAL else "attacker_beaten"

