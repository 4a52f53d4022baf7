"""What must always hold in a game of Gradisca; used by the tests and, by the hundred thousand, by tests/soak.py."""

from __future__ import annotations

from typing import Any

import msgspec

from sabretache.engine.dice import FastDice
from sabretache.engine.game import TOGETHER_ASKED, WAITING_FOR_DICE, Game
from sabretache.engine.record import start
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import Refused

MOST_DECISIONS = 5000
"""No random game is longer; the longest seen has 1,300."""

CONFIGURATIONS = [
    {"level": level, "edition": edition, "teams": teams}
    for level in ("basic", "advanced")
    for edition in ("fr", "it")
    for teams in ("no", "yes")
]

ELIMINATED = -2
HAND = 2


class Violation(AssertionError):
    """A property that does not hold."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Violation(what)


def state_of(game: Game) -> bytes:
    """The table and the frames, byte for byte."""
    frames = [list(f) for f in game.stack] + [list(f) for b in game.branches for f in b.stack]
    return msgspec.json.encode([game.table.data(), frames])


def through_json(document: Any) -> Any:
    """A document as it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(document))


def play_on(game: Game, seed: str, most: int = 100000) -> Game:
    """Plays a game on at random, dice rolled by hand among it, for so many decisions at most."""
    luck = FastDice(seed)
    while not game.over and most:
        if game.state == WAITING_FOR_DICE:
            game.enter_dice([luck.below(6) + 1 for _ in range(game.dice_count)])
            continue
        decision = game.pending[0]
        game.play(decision.seat, decision.actions[luck.below(len(decision.actions))])
        most -= 1
    return game


def move_on(game: Game, dice: FastDice, most: int = 1) -> None:
    """As `play_on`, unrecorded."""
    for _ in range(most):
        if not game.over:
            actions = game.legal()
            game.move(actions[dice.below(len(actions))])


def check_table(game: Game) -> None:
    """No illegal state: counts, limits, conservation."""
    t: Any = game.table
    box = t.box
    n = box.zone_count
    troops, fight, pieces = [0] * (2 * n), [0] * (2 * n), [0] * (2 * n)
    strength = [0] * len(box.commands)
    for u in range(box.unit_count):
        z = t.where[u]
        demand(-3 <= z < n, f"{box.units[u]} is nowhere")
        if z >= 0:
            i = box.side[u] * n + z
            pieces[i] += 1
            if box.kind[u] != 6:
                troops[i] += 1
                strength[box.of[u]] += 1
                if box.kind[u] != 4:
                    fight[i] += 1
    demand(troops == t.troops and fight == t.fight and pieces == t.pieces, "counts by zone differ from the pieces")
    demand(strength == t.strength, "counts by command differ from the pieces")
    demand(all(0 <= level <= top for level, top in zip(t.wall, box.wall_level, strict=True)), "a wall out of bounds")
    demand(all(0 <= fresh <= mines for fresh, mines in zip(t.fresh, t.mines, strict=True)), "mines out of bounds")
    most = 1 if not t.advanced else 3 if t.italian else 2
    demand(all(0 <= f <= most for f in t.forts), "too many forts in a zone")
    demand(all(0 <= pool <= box.fort_pool[s] for s, pool in enumerate(t.pool)), "fort markers out of bounds")
    demand(sum(t.forts) <= sum(box.fort_pool) - sum(t.pool), "more forts than markers")
    if t.advanced:
        demand(all(1 <= m <= 9 for m in t.morale), "morale out of bounds")
    demand(min(t.vp) >= 0, "negative points")
    demand(len(t.hand(0)) <= 5 and len(t.hand(1)) <= 5, "too many cards")
    demand(game.prompt == "discard" or max(len(t.hand(0)), len(t.hand(1))) <= 4, "five cards outside a discard")
    demand(all(0 <= p <= 6 for p in t.place), "a card is nowhere")
    for side in (0, 1):
        markers = sum(1 for owner in t.loot if owner == side + 1)
        demand(markers == sum(t.spoils[side * 5 : side * 5 + 5]), "loot on the map differs from loot in the pool")
    if game.prompt in ("way", "menu", "orders", "sea"):
        both = [box.zones[z] for z in range(n) if t.pieces[z] and t.pieces[n + z]]
        demand(not both, f"both sides at {both} without a battle")
        for wall, mines in enumerate(t.mines):
            besiegers = t.box.wall_outside[wall]
            demand(not mines or bool(t.pieces[besiegers] or t.pieces[n + besiegers]), "mines that nobody guards")
        demand(all(not f & 8 for f in t.flags), "somebody is still on the march")


def check_offer(game: Game) -> None:
    """Every decision has a way out, and is a real one."""
    actions = game.legal()
    demand(len(actions) > 0, f"dead end at {game.prompt}")
    demand(len(set(actions)) == len(actions), f"an action offered twice at {game.prompt}")
    private = game.private and game.patient and game.state != TOGETHER_ASKED
    demand(len(actions) > 1 or private, f"a forced choice was asked at {game.prompt}")


def check_refusals(game: Game, tries: list[int]) -> None:
    """What is offered is playable, what is not is refused with a ruling, and refusals change nothing."""
    seat = game.rules.seats[game.deciding()]
    offered = set(game.legal())
    before = state_of(game)
    for action in tries:
        rulings = game.explain(seat, action)
        text = game.rules.vocabulary.text(action)
        demand((not rulings) == (action in offered), f"{text}: offered {action in offered}, rulings {rulings}")
        if rulings:
            demand(all(r.kind and r.message.id for r in rulings), f"{text}: a ruling says nothing")
            try:
                game.play(seat, action)
            except Refused:
                pass
            else:
                raise Violation(f"{text} was not offered and was played")
    demand(state_of(game) == before, "a refusal changed the table")
    for action in offered:
        twin = game.copy()
        twin.focus(game.deciding())
        twin.move(action)
        check_counts_only(twin)


def check_any(game: Game, dice: FastDice) -> None:
    """One action of the vocabulary, whatever it is, is offered or refused with a ruling: cheap enough for every
    decision."""
    (action,) = sample(game, dice, 1)
    rulings = game.explain(game.rules.seats[game.deciding()], action)
    offered = action in game.legal()
    demand((not rulings) == offered, f"{game.rules.vocabulary.text(action)}: offered {offered}, rulings {rulings}")


def check_counts_only(game: Game) -> None:
    """The cheap part of `check_table`, for copies in the middle of something."""
    t: Any = game.table
    demand(min(t.troops) >= 0 and min(t.fight) >= 0 and min(t.pieces) >= 0, "negative counts")


def check_hidden(game: Game, seed: int) -> None:
    """View, choices, prompts and rulings of a seat are the same in every world that it can imagine."""
    rules = game.rules
    for number, seat in enumerate(rules.seats):
        world = game.imagine(seat, seed)
        mine, theirs = rules.view(game, number), rules.view(world, number)
        demand(mine == theirs, f"the view of {seat} differs in an imagined world")
        here = [(d.seat, d.prompt.data(), d.actions) for d in game.pending if d.seat == seat]
        there = [(d.seat, d.prompt.data(), d.actions) for d in world.pending if d.seat == seat]
        demand(here == there, f"the choices of {seat} differ in an imagined world")
        demand([d.seat for d in game.pending] == [d.seat for d in world.pending], "somebody else is asked")
        a: Any = game.table
        b: Any = world.table
        demand(sorted(a.place) == sorted(b.place), "cards were made or lost")
        side = rules.side_of(number)
        demand(a.hand(side) == b.hand(side), "the seat's own hand was redrawn")


def play_checked(rules: Rules, seed: int, every: int, patient: bool = False) -> tuple[Game, int]:
    """Plays a random game and checks the table at each decision, the rest at every `every`-th one."""
    game = start(rules, seed=seed, log=False, patient=patient)
    dice = FastDice(f"checked {seed}")
    decisions = 0
    gone: set[int] = set()
    while not game.over:
        check_offer(game)
        check_any(game, dice)
        if decisions % 7 == 0:
            check_table(game)
        if every and decisions % every == every - 1:
            check_refusals(game, sample(game, dice, 12))
            check_hidden(game, seed)
        move_on(game, dice)
        decisions += 1
        demand(decisions < MOST_DECISIONS, "the game does not end")
        if decisions % 50 == 0:
            t: Any = game.table
            now = {u for u, z in enumerate(t.where) if z == ELIMINATED and t.box.kind[u] != 6}
            demand(gone <= now, "the dead walk")
            gone = now
    demand(game.result["winner"] in ("venice", "austria", "draw"), "no result")
    return game, decisions


def sample(game: Game, dice: FastDice, count: int) -> list[int]:
    """Some actions of the vocabulary, offered or not."""
    words = game.rules.vocabulary
    found = []
    for _ in range(count):
        verb = dice.below(len(words.words))
        action = verb
        shift = 8
        for kind in words.kinds[verb]:
            action |= dice.below(len(words.names[kind])) << shift
            shift += 12
        found.append(action)
    return found


def all_actions(game: Game, dice: FastDice, most: int = 60) -> list[int]:
    """The whole vocabulary: every action of one argument or none, and `most` of each verb with two; 0 for all."""
    words = game.rules.vocabulary
    found: list[int] = []
    for verb, kinds in enumerate(words.kinds):
        if not kinds:
            found.append(verb)
        elif len(kinds) == 1:
            found.extend(verb | i << 8 for i in range(len(words.names[kinds[0]])))
        else:
            first, second = (len(words.names[k]) for k in kinds)
            if most:
                pairs = [(dice.below(first), dice.below(second)) for _ in range(most)]
            else:
                pairs = [(a, b) for a in range(first) for b in range(second)]
            found.extend(verb | a << 8 | b << 20 for a, b in pairs)
    return found
