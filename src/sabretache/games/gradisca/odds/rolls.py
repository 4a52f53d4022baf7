"""The exact odds of everything that is settled by one roll: siege, raids, forays, arrivals, loot, leaders, cards."""

from __future__ import annotations

from typing import Any, Final

from sabretache.games.gradisca.components import LIGHT, LOOT_MARKERS, SIDES
from sabretache.games.gradisca.odds.dice import (
    CHANCE_TO_BURST,
    FACES,
    added,
    after_shelter,
    chance_to_hit,
    hits_of,
    mean,
    tidied,
    tidy,
)
from sabretache.games.gradisca.odds.host import FALLS
from sabretache.games.gradisca.rulebook.arrival import UNKNOWN_LOOT, loot_pool
from sabretache.games.gradisca.rulebook.battle import fire_value, shelter
from sabretache.games.gradisca.rulebook.effects import ops_of
from sabretache.games.gradisca.rulebook.hardships import attrition_automatic, attrition_strikes
from sabretache.games.gradisca.rulebook.losses import IN_AMBUSH, IN_COMBAT, dies_at_once, victims
from sabretache.games.gradisca.rulebook.movement import raiders, tires
from sabretache.games.gradisca.rulebook.raids import REPULSED, SUCCEEDS, raid_gain, raid_modifier, raid_outcome
from sabretache.games.gradisca.rulebook.ruses import AMBUSH_DICE, ambush_hits, shot_hits
from sabretache.games.gradisca.rulebook.sequence import group_arrives
from sabretache.games.gradisca.rulebook.siege import FAILS, LOST, bombard_value, sapper_outcome
from sabretache.games.gradisca.table import DISORGANISED, IN_FORCE, GradiscaTable
from sabretache.games.gradisca.verbs import BLOW, COUNTERMINE, MINE, REBUILD

SHOT_CARD: Final = 25
"""Card 26."""

SAPPER_WORK: Final = {MINE: "mine", BLOW: "blow", COUNTERMINE: "countermine", REBUILD: "rebuild"}


def sixths(faces: list[int]) -> float:
    """The chance of so many of the six faces."""
    return tidy(len(faces) / 6)


# ------------------------------------------------------------------ siege


def bombardment(t: GradiscaTable, guns: list[int], zone: int, target: int, at_wall: bool) -> dict[str, Any]:
    """7.4: guns that fire together at a wall, or at units."""
    box = t.box
    values = [bombard_value(t, u, zone, int(at_wall)) for u in guns]
    hits = hits_of(values)
    answer: dict[str, Any] = {
        "of": "bombardment",
        "at": "walls" if at_wall else "units",
        "from": box.zones[zone],
        "zone": box.zones[target],
        "guns": [
            {"unit": box.units[u], "value": v, "hits": tidy(chance_to_hit(v)), "bursts": CHANCE_TO_BURST}
            for u, v in zip(guns, values)
        ],
    }
    if at_wall:
        level = t.wall[box.wall_at[zone * box.zone_count + target]]
        lost = [*hits[:level], sum(hits[level:])] if level < len(hits) else hits
        answer["level"] = level
        answer["levels_lost"] = tidied(lost)
        answer["expected"] = tidy(mean(lost))
        answer["breach"] = tidy(lost[level]) if level < len(lost) else 0.0
        return answer
    side = box.side[guns[0]]
    answer.update(fire_at(t, 1 - side, target, hits))
    return answer


def fire_at(t: GradiscaTable, side: int, zone: int, hits: list[float]) -> dict[str, Any]:
    """Fire that is not answered at a side in a zone: hits before and after shelter, who may fall."""
    spared = shelter(t, side, zone)
    left = after_shelter(hits, spared)
    room = sum([1 if dies_at_once(t, u, IN_COMBAT) else 2 for u in victims(t, side, zone, IN_COMBAT)])
    return {
        "shelter": spared,
        "hits": tidied(hits),
        "after_shelter": tidied(left),
        "expected": tidy(mean(left)),
        "destroyed": tidy(sum(left[room:])),
        "leaders": [
            {"unit": t.box.units[u], "falls": tidy((1.0 - left[0]) * FALLS)} for u in t.leaders_in(side, zone)
        ],
    }


def sapper(t: GradiscaTable, unit: int, zone: int, to: int, verb: int) -> dict[str, Any]:
    """7.5-7.7: a sapper digs, blows, counter-mines or rebuilds."""
    outcomes = [sapper_outcome(t, unit, verb, face) for face in FACES]
    return {
        "of": SAPPER_WORK[verb],
        "unit": t.box.units[unit],
        "from": t.box.zones[zone],
        "zone": t.box.zones[to],
        "succeeds": sixths([o for o in outcomes if o not in (FAILS, LOST)]),
        "fails": sixths([o for o in outcomes if o == FAILS]),
        "mine_lost": sixths([o for o in outcomes if o == LOST]),
    }


# ------------------------------------------------------------------ raids and forays


def raid(t: GradiscaTable, side: int, zone: int, force: list[int], tries: int) -> dict[str, Any]:
    """23: raids by a force that has points for so many tries; it goes on until it succeeds or is repulsed."""
    outcomes = [raid_outcome(t, side, zone, force, face) for face in FACES]
    succeeds = len([o for o in outcomes if o == SUCCEEDS]) / 6
    repulsed = len([o for o in outcomes if o == REPULSED]) / 6
    again = 1.0 - succeeds - repulsed
    within: list[float] = []
    chance = 0.0
    still = 1.0
    for _ in range(tries):
        chance += still * succeeds
        still *= again
        within.append(tidy(chance))
    return {
        "of": "raid",
        "zone": t.box.zones[zone],
        "raiders": raiders(t, force),
        "modifier": raid_modifier(t, side, zone),
        "succeeds": tidy(succeeds),
        "in_vain": tidy(again),
        "repulsed": tidy(repulsed),
        "within_tries": within,
        "morale": raid_gain(t, side, zone),
        "disorganises": [t.box.units[u] for u in force if t.box.kind[u] == LIGHT],
    }


def foray(t: GradiscaTable, side: int, zone: int, force: list[int]) -> dict[str, Any]:
    """25.2: light cavalry strikes and is not fired at."""
    values = [fire_value(t, u, zone, True) for u in force]
    answer: dict[str, Any] = {
        "of": "foray",
        "zone": t.box.zones[zone],
        "fire": [{"unit": t.box.units[u], "value": v} for u, v in zip(force, values)],
    }
    answer.update(fire_at(t, 1 - side, zone, hits_of(values)))
    return answer


def forced_march(t: GradiscaTable, units: list[int]) -> dict[str, Any]:
    """Card 25: who may be tired by having gone too far."""
    chance = sixths([face for face in FACES if tires(face)])
    return {
        "of": "forced_march",
        "units": [{"unit": t.box.units[u], "disorganised": chance if t.box.has_back[u] else 0.0} for u in units],
    }


# ------------------------------------------------------------------ arrivals and loot


def arrival(t: GradiscaTable, group: int, first: int, played: bool) -> dict[str, Any]:
    """26: when a group on the timeline comes in: by turn from `first` on, the chance of the die, and that the group
    is there by then. `played` says whether it really waits or would if its card were played now."""
    turns: list[dict[str, Any]] = []
    missing = 1.0
    for turn in range(max(first, t.arrival[group] + 1), t.end + 1):
        chance = len([face for face in FACES if group_arrives(t, group, turn, face)]) / 6
        missing *= 1.0 - chance
        turns.append({"turn": turn, "chance": tidy(chance), "by_then": tidy(1.0 - missing)})
    return {
        "of": "arrival",
        "group": t.box.group_names[group],
        "side": SIDES[t.box.side[t.box.groups[group].units[0]]],
        "waits_since": t.arrival[group],
        "card_played": played,
        "turns": turns,
        "never": tidy(missing),
    }


def loot(t: GradiscaTable, side: int, zone: int) -> dict[str, Any]:
    """13: what a loot marker of the other side may be worth: any of those not yet turned up."""
    pool = loot_pool(t, 1 - side)
    points = [0.0] * 7
    for marker in pool:
        if marker == UNKNOWN_LOOT:
            for face in FACES:
                points[face] += 1 / 6 / len(pool)
        else:
            points[marker + 1] += 1 / len(pool)
    return {
        "of": "loot",
        "zone": t.box.zones[zone],
        "markers": {LOOT_MARKERS[m]: pool.count(m) for m in sorted(set(pool))},
        "points": tidied(points),
        "expected": tidy(mean(points)),
    }


# ------------------------------------------------------------------ leaders and cards


def leader_tests(t: GradiscaTable, who: list[int]) -> dict[str, Any]:
    """7.1: leaders of a side that was hit."""
    return {"of": "leaders", "leaders": [{"unit": t.box.units[u], "falls": tidy(FALLS)} for u in who]}


def shot(t: GradiscaTable, card: int, targets: list[int]) -> dict[str, Any]:
    """Card 26: a shot at an enemy leader."""
    op = ops_of(t, card)[0]
    chance = sixths([face for face in FACES if shot_hits(op, face)])
    return {"of": "shot", "leaders": [{"unit": t.box.units[u], "falls": chance} for u in targets]}


def ambush(t: GradiscaTable, side: int, zone: int) -> dict[str, Any]:
    """Card 28: an ambush laid for a force of `side` that is on the march; nothing shelters it."""
    struck = len([face for face in FACES if ambush_hits(face)]) / 6
    hits = [1.0]
    for _ in range(AMBUSH_DICE):
        hits = added(hits, [1.0 - struck, struck])
    room = sum([1 if dies_at_once(t, u, IN_AMBUSH) else 2 for u in victims(t, side, zone, IN_AMBUSH)])
    return {
        "of": "ambush",
        "zone": t.box.zones[zone],
        "hits": tidied(hits),
        "expected": tidy(mean(hits)),
        "destroyed": tidy(sum(hits[room:])),
        "leaders": [
            {"unit": t.box.units[u], "falls": tidy((1.0 - hits[0]) * FALLS)}
            for u in t.leaders_in(side, zone)
            if t.flags[u] & IN_FORCE
        ],
    }


def attrition(t: GradiscaTable, op: dict[str, Any]) -> dict[str, Any]:
    """Cards 15 and 16: how many units suffer where; as things stand, before anybody is struck."""
    n = t.box.zone_count
    struck: list[dict[str, Any]] = []
    for place in range(2 * n):
        side, zone = divmod(place, n)
        if not attrition_strikes(t, op, side, zone):
            continue
        automatic = attrition_automatic(t, op, side, zone)
        counts = [automatic] if automatic else [int(op["roll"][str(face)]) for face in FACES]
        chances = [counts.count(k) / len(counts) for k in range(max(counts) + 1)]
        struck.append({"zone": t.box.zones[zone], "side": SIDES[side], "units": tidied(chances)})
    return {"of": "attrition", "zones": struck}


def leader(t: GradiscaTable, unit: int) -> dict[str, Any]:
    """7.1, 7.2, card 26: the two ways in which a leader may fall, and what his successor would be worth."""
    box = t.box
    replaced = bool(t.flags[unit] & DISORGANISED)
    return {
        "of": "leader",
        "unit": box.units[unit],
        "falls": tidy(FALLS),
        "shot": shot(t, SHOT_CARD, [unit])["leaders"][0]["falls"],
        "successor": box.attack[unit * 2 + 1] if box.has_back[unit] and not replaced else None,
    }
