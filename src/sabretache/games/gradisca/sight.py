"""What each seat may see, and the worlds it may imagine.

Hidden are only the cards in the other side's hand. The order of the pile, of the cup and of the loot
markers is known to nobody: they are drawn when they are needed.
"""

from __future__ import annotations

from typing import Any

from sabretache.engine.dice import FastDice
from sabretache.engine.game import Game
from sabretache.games.gradisca.components import LEADER, LOOT_MARKERS, SIDES
from sabretache.games.gradisca.table import (
    ACTIVATED,
    DECK,
    DISCARD,
    DISORGANISED,
    ELIMINATED,
    HAND,
    IN_FORCE,
    REMOVED,
    RESERVE,
    TOP,
    UNSUPPLIED,
    WAITING,
    GradiscaTable,
)

OFF_MAP = {RESERVE: "reserve", ELIMINATED: "eliminated", WAITING: "timeline"}


def band(t: GradiscaTable, side: int) -> str:
    """22: the colour of an army's morale."""
    if t.morale[side] <= t.box.red_to:
        return "red"
    return "yellow" if t.morale[side] <= t.box.yellow_to else "green"


def unit_view(t: GradiscaTable, u: int) -> dict[str, Any]:
    """One counter as everybody sees it."""
    box = t.box
    flags = t.flags[u]
    seen: dict[str, Any] = {
        "id": box.units[u],
        "side": SIDES[box.side[u]],
        "at": box.zones[t.where[u]] if t.where[u] >= 0 else OFF_MAP[t.where[u]],
        "attack": t.attack_value(u),
        "defence": t.defence_value(u),
    }
    if flags & DISORGANISED:
        seen["replaced" if box.kind[u] == LEADER else "disorganised"] = True
    if flags & ACTIVATED:
        seen["activated"] = True
    if flags & UNSUPPLIED:
        seen["unsupplied"] = True
    if flags & IN_FORCE:
        seen["moving"] = True
    return seen


def view(game: Game, seat: int, side: int) -> dict[str, Any]:
    """The table as a seat sees it; `side` is -1 for a spectator."""
    t = game.table
    assert isinstance(t, GradiscaTable)
    box = t.box
    n = box.zone_count
    seen: dict[str, Any] = {
        "game": "gradisca",
        "level": "advanced" if t.advanced else "basic",
        "turn": t.turn,
        "end": t.end,
        "units": [unit_view(t, u) for u in range(box.unit_count)],
        "walls": {name: t.wall[w] for w, name in enumerate(box.walls)},
        "mines": {name: t.mines[w] for w, name in enumerate(box.walls) if t.mines[w]},
        "forts": [
            {"zone": box.zones[i % n], "side": SIDES[i // n], "count": count}
            for i, count in enumerate(t.forts)
            if count
        ],
        "fort_pool": {SIDES[s]: t.pool[s] for s in (0, 1)},
        "ruined": [box.zones[z] for z in range(n) if t.ruined[z]],
        "raided": [box.zones[z] for z in range(n) if t.raided[z]],
        "loot": {box.zones[z]: SIDES[owner - 1] for z, owner in enumerate(t.loot) if owner},
        "loot_left": {
            SIDES[s]: {
                marker: t.spoils[s * len(LOOT_MARKERS) + m]
                for m, marker in enumerate(LOOT_MARKERS)
                if t.spoils[s * len(LOOT_MARKERS) + m]
            }
            for s in (0, 1)
        },
        "vp": {SIDES[s]: t.vp[s] for s in (0, 1)},
        "active": box.commands[t.active] if t.active >= 0 else None,
        "cup": [box.commands[c] for c, inside in enumerate(t.cup) if inside],
        "played": [box.commands[c] for c, played in enumerate(t.played) if played],
        "pile": t.place.count(DECK) + t.place.count(TOP),
        "discards": [c + 1 for c, p in enumerate(t.place) if p == DISCARD],
        "removed": [c + 1 for c, p in enumerate(t.place) if p == REMOVED],
        "hands": {SIDES[s]: len(t.hand(s)) for s in (0, 1)},
        "turn_effects": {
            "confusion": bool(t.confusion),
            "flood": bool(t.flood),
            "closed_bridge": box.bridges[t.closed_bridge] if t.closed_bridge >= 0 else None,
            "hard_winter": bool(t.hard_winter),
            "blockade": bool(t.blockade),
        },
    }
    if t.advanced:
        seen["morale"] = {SIDES[s]: {"value": t.morale[s], "band": band(t, s)} for s in (0, 1)}
        seen["camps"] = {
            SIDES[s]: {"at": box.zones[t.camp[s]] if t.camp[s] >= 0 else None, "moved": bool(t.camp_moved[s])}
            for s in (0, 1)
        }
        seen["sea_marker"] = box.zones[t.sea] if t.sea >= 0 else None
        seen["timeline"] = {box.group_names[g]: turn for g, turn in enumerate(t.arrival) if turn}
    if t.teams:
        seen["desks"] = {box.commands[c]: desk % 2 + 1 for c, desk in enumerate(t.desk)}
    if side >= 0:
        seen["hand"] = [c + 1 for c in t.hand(side)]
        seen["known_cards"] = [c + 1 for c in t.hand(1 - side) if t.known[c] & 1 << side]
    return seen


def imagine(t: GradiscaTable, side: int, dice: FastDice) -> GradiscaTable:
    """A table like this one in which the unknown cards of the other hand (of both hands for a spectator) are
    redrawn. A card can only be swapped for one that was drawn from the same pile: the cards of 1617 from among
    themselves, and each reshuffled pile apart."""
    world = t.copy()
    unseen: dict[int, list[int]] = {}
    for card, place in enumerate(t.place):
        hidden = place == DECK or place == TOP
        if HAND <= place < HAND + 2 and place != HAND + side:
            hidden = side < 0 or not t.known[card] & 1 << side
        if hidden:
            unseen.setdefault(t.source[card], []).append(card)
    for cards in unseen.values():
        for i in range(len(cards) - 1, 0, -1):
            a, b = cards[i], cards[dice.below(i + 1)]
            world.place[a], world.place[b] = world.place[b], world.place[a]
    return world
