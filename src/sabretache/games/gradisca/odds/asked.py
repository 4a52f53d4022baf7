"""Odds of something that is named: reads the question, says what is wrong with it, or finds the odds."""

from __future__ import annotations

from typing import Any, Final

from sabretache.engine.game import Game
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.components import GUN, HEAVY, LEADER, SAPPER
from sabretache.games.gradisca.odds import rolls
from sabretache.games.gradisca.odds.battle import FAVOURED, PRESS, Fight
from sabretache.games.gradisca.odds.force import Force, entered, force_now, frame_of
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.battle import BIG, LANDING, LOST_A, LOST_D, ROUND, WALL, Battle, several_rounds
from sabretache.games.gradisca.rulebook.cards import shot_targets
from sabretache.games.gradisca.rulebook.movement import (
    COMMAND,
    FROM,
    HERE,
    foray_code,
    force_points,
    in_force,
    raid_code,
)
from sabretache.games.gradisca.rulebook.sequence import Turn
from sabretache.games.gradisca.rulebook.siege import bombard_code, fire_code, sapping_code
from sabretache.games.gradisca.rulebook.supply import attack_supply
from sabretache.games.gradisca.table import GradiscaTable
from sabretache.games.gradisca.verbs import BLOW, COUNTERMINE, MINE, REBUILD

SAPPING: Final = {"mine": MINE, "blow": BLOW, "countermine": COUNTERMINE, "rebuild": REBUILD}

ASKED: Final[dict[str, tuple[str, ...]]] = {
    "battle": ("units", "zone", "press"),
    "bombardment": ("units", "zone", "at"),
    "mine": ("unit", "zone"),
    "blow": ("unit", "zone"),
    "countermine": ("unit", "zone"),
    "rebuild": ("unit", "zone"),
    "raid": ("units", "zone"),
    "foray": ("units", "zone"),
    "arrival": ("group",),
    "loot": ("zone",),
    "leader": ("unit",),
}
"""Of what odds may be asked, and with which keys."""


def answer_asked(game: Game, t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """The odds of what `of` names."""
    of: str = question["of"]
    for key in question:
        if key not in ("ask", "of") and key not in ASKED[of]:
            raise BadInput(f"odds of {of}: {key}: not asked about; there are: {', '.join(ASKED[of])}")
    if of == "battle":
        return battle(game, t, question)
    if of == "bombardment":
        return bombardment(game, t, question)
    if of in SAPPING:
        return sapping(game, t, question)
    if of == "raid" or of == "foray":
        return raid_or_foray(game, t, question)
    if of == "arrival":
        return arrival(game, t, question)
    if of == "loot":
        return loot(t, question)
    return leader(t, question)


# ------------------------------------------------------------------ reading


def press_of(question: dict[str, Any]) -> int:
    """Whether the winner of a round is taken to fight on."""
    press = question.get("press", PRESS[FAVOURED])
    if press not in PRESS:
        raise BadInput(f"odds: press: one of {', '.join(PRESS)}, not {press!r}")
    return PRESS.index(press)


def one_of(numbers: dict[str, int], what: str, name: Any, of: str) -> int:
    """The number of something by its name."""
    found = numbers.get(name, -1) if isinstance(name, str) else -1
    if found < 0:
        raise BadInput(f"odds of {of}: {what}: there is no {what} {name!r}")
    return found


def zone_asked(t: GradiscaTable, question: dict[str, Any]) -> int:
    """The zone that is asked about."""
    of = question.get("of", "a zone")
    if "zone" not in question:
        raise BadInput(f"odds of {of}: zone: name one")
    return one_of(t.box.zone, "zone", question["zone"], of)


def unit_asked(t: GradiscaTable, question: dict[str, Any]) -> int:
    """The one unit that is asked about; it is on the map."""
    if "unit" not in question:
        raise BadInput(f"odds of {question['of']}: unit: name one")
    return placed(t, one_of(t.box.unit, "unit", question["unit"], question["of"]), question["of"])


def placed(t: GradiscaTable, unit: int, of: str) -> int:
    """A unit that is on the map."""
    if t.where[unit] < 0:
        raise BadInput(f"odds of {of}: unit: {t.box.units[unit]} is not on the map")
    return unit


def units_asked(t: GradiscaTable, question: dict[str, Any]) -> list[int]:
    """The units that are asked about: all of one side and on the map; [] if none are named."""
    of = question["of"]
    given = question.get("units", [])
    if not isinstance(given, list):
        raise BadInput(f"odds of {of}: units: a list of units, not {given!r}")
    units = sorted({placed(t, one_of(t.box.unit, "unit", name, of), of) for name in given})
    if len({t.box.side[u] for u in units}) > 1:
        raise BadInput(f"odds of {of}: units: they are of both sides")
    return units


def refuse(code: int, what: str) -> None:
    """Says by which rule something cannot be, if it cannot."""
    if code:
        rule, message = codes.RULINGS[code]
        raise BadInput(f"{what}: {message} (rule {rule})")


# ------------------------------------------------------------------ forces


def force_asked(game: Game, t: GradiscaTable, question: dict[str, Any]) -> Force:
    """The force that a raid or a foray is asked of."""
    units = units_asked(t, question)
    force = force_now(game, t, units)
    if force is None or (units and force.units != units):
        raise BadInput(
            f"odds of {question['of']}: units: name the force on the march, or units of the active command that can go"
        )
    return force


# ------------------------------------------------------------------ battles


def fight_under_way(game: Game, t: GradiscaTable) -> Fight | None:
    """The battle that has begun, if a round comes next; raises `BadInput` in the middle of a round."""
    f = frame_of(game, names.BATTLE)
    if f is None:
        return None
    calling = frame_of(game, names.CALL_UP) is not None
    if not calling and f[1] not in (Battle.AGAIN_STEP, Battle.DRAWN):
        raise BadInput("odds of battle: the round is not over yet: its losses come first")
    side, zone = f[3], f[2]
    several = several_rounds(t, side, zone) if calling else bool(f[BIG])
    fight = Fight(t.copy(), zone, side, f[WALL] >= 0, several)
    fight.landing = bool(f[LANDING])
    fight.round = f[ROUND] + 1
    fight.lost_a = f[LOST_A]
    fight.lost_d = f[LOST_D]
    return fight


def fight_in(t: GradiscaTable, units: list[int], zone: int, breach: bool, back: int = -1) -> Fight:
    """The battle that these units would fight in a zone: on a table on which they are there. `back` is the zone out of
    which they come, if it is not where they are now."""
    box = t.box
    side = box.side[units[0]]
    where = box.zones[zone]
    if t.fight[(1 - side) * box.zone_count + zone] == 0:
        raise BadInput(f"odds of battle: zone: nobody is in {where} to fight with")
    if not [u for u in units if box.kind[u] <= HEAVY]:
        refuse(codes.NEEDS_ESCORT, f"odds of battle: units: they cannot attack {where}")
    if breach and [u for u in units if box.kind[u] == GUN]:
        refuse(codes.GUN_IN_BREACH, f"odds of battle: units: they cannot storm {where}")
    world = t.copy()
    for u in units:
        if back >= 0:
            world.came[u] = back
        elif t.where[u] != zone:
            world.came[u] = t.where[u]
        world.put(u, zone)
    return Fight(world, zone, side, breach, several_rounds(world, side, zone))


def battle(game: Game, t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """The battle under way, the one that the force on the march is about to fight, or one that is imagined."""
    press = press_of(question)
    units = units_asked(t, question)
    if not units and "zone" not in question:
        fight = fight_under_way(game, t)
        if fight is not None:
            return fight.odds(press)
        march = frame_of(game, names.MARCH)
        if march is not None:
            zone = march[HERE]
            return fight_in(t, in_force(t, march[COMMAND]), zone, bool(t.box.fortress[zone])).odds(press)
        raise BadInput("odds of battle: nobody is about to fight: name units and a zone")
    zone = zone_asked(t, question)
    breach = bool(t.box.fortress[zone])
    if units:
        return fight_in(t, units, zone, breach).odds(press)
    force = force_now(game, t, [])
    if force is None:
        raise BadInput("odds of battle: units: nobody is about to move: name some")
    force.units = [u for u in force.units if not (breach and t.box.kind[u] == GUN)]
    if not force.units:
        refuse(codes.GUN_IN_BREACH, f"odds of battle: units: they cannot storm {t.box.zones[zone]}")
    march = entered(t, force, zone)
    return fight_in(t, force.units, zone, breach, march[FROM] if march is not None else -1).odds(press)


# ------------------------------------------------------------------ one roll


def ready_in(game: Game, t: GradiscaTable, side: int, zone: int) -> int:
    """21.1: attack supply, as it was found when the zone was activated, or as it would be found now."""
    orders = frame_of(game, names.ORDERS)
    if orders is not None and orders[2] == zone and t.box.command_side[orders[3]] == side:
        return orders[4]
    return int(attack_supply(t, side, zone))


def bombardment(game: Game, t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """7.4: guns that stand together and fire together."""
    box = t.box
    guns = units_asked(t, question)
    target = zone_asked(t, question)
    at = question.get("at")
    if at not in (None, "walls", "units"):
        raise BadInput(f"odds of bombardment: at: 'walls' or 'units', not {at!r}")
    if not guns or [u for u in guns if box.kind[u] != GUN]:
        raise BadInput("odds of bombardment: units: name guns, and only guns")
    zone = t.where[guns[0]]
    if [u for u in guns if t.where[u] != zone]:
        raise BadInput("odds of bombardment: units: they do not stand in one zone")
    side = box.side[guns[0]]
    what = f"odds of bombardment: zone: guns in {box.zones[zone]} cannot fire at {box.zones[target]}"
    walls = bombard_code(t, side, zone, target, ready_in(game, t, side, zone))
    units = fire_code(t, side, zone, target)
    if at == "walls" or (at is None and units):
        refuse(walls, what)
        return rolls.bombardment(t, guns, zone, target, True)
    refuse(units, what)
    return rolls.bombardment(t, guns, zone, target, False)


def sapping(game: Game, t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """7.5-7.7: a sapper at work on a wall."""
    of = question["of"]
    unit = unit_asked(t, question)
    to = zone_asked(t, question)
    box = t.box
    if box.kind[unit] != SAPPER:
        raise BadInput(f"odds of {of}: unit: {box.units[unit]} is no sapper")
    zone = t.where[unit]
    side = box.side[unit]
    code = sapping_code(t, side, zone, to, SAPPING[of], ready_in(game, t, side, zone))
    refuse(code, f"odds of {of}: zone: {box.units[unit]} cannot do that towards {box.zones[to]}")
    return rolls.sapper(t, unit, zone, to, SAPPING[of])


def raid_or_foray(game: Game, t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """23, 25.2: by the force on the march where it is, or by one that would go to a zone by the cheapest way."""
    of = question["of"]
    force = force_asked(game, t, question)
    zone = zone_asked(t, question) if "zone" in question else force.march[HERE]
    frame = entered(t, force, zone)
    where = t.box.zones[zone]
    if frame is None:
        raise BadInput(f"odds of {of}: zone: the force cannot get to {where}")
    left = force_points(t, frame, force.units)
    side = t.box.command_side[frame[COMMAND]]
    if of == "raid":
        refuse(raid_code(t, frame, force.units, left), f"odds of raid: zone: no raid on {where}")
        return rolls.raid(t, side, zone, force.units, left)
    if t.fight[(1 - side) * t.box.zone_count + zone] == 0:
        raise BadInput(f"odds of foray: zone: nobody is in {where} to strike at")
    refuse(foray_code(t, frame, force.units, left), f"odds of foray: zone: no foray into {where}")
    return rolls.foray(t, side, zone, force.units)


def arrival(game: Game, t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """26: one group, waiting or whose card could be played now; or all that wait, as `groups`."""
    if "group" not in question:
        waiting = [g for g, since in enumerate(t.arrival) if since]
        return {"of": "arrivals", "groups": [group_waiting(game, t, g) for g in waiting]}
    numbers = {name: g for g, name in enumerate(t.box.group_names)}
    group = one_of(numbers, "group", question["group"], "arrival")
    if t.arrival[group]:
        return group_waiting(game, t, group)
    return group_if_played(t, group)


def group_waiting(game: Game, t: GradiscaTable, group: int) -> dict[str, Any]:
    """26: a group on the timeline. The die of this turn is rolled while groups come in, in their order."""
    turn = frame_of(game, names.TURN)
    now = turn is not None and turn[1] in (Turn.ARRIVALS, Turn.ARRIVED) and group >= turn[Turn.AT]
    return rolls.arrival(t, group, t.turn if now else t.turn + 1, True)


def group_if_played(t: GradiscaTable, group: int) -> dict[str, Any]:
    """26: a group that would go to the timeline if its card were played now."""
    card = t.box.cards[t.box.groups[group].card]
    if not t.advanced or not card.reinforcement or t.turn > card.after:
        raise BadInput(f"odds of arrival: group: {t.box.group_names[group]} does not wait on the timeline")
    world = t.copy()
    world.arrival[group] = card.after
    return rolls.arrival(world, group, t.turn + 1, False)


def loot(t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """13: the marker that lies in a zone."""
    zone = zone_asked(t, question)
    if not t.loot[zone]:
        raise BadInput(f"odds of loot: zone: no loot lies in {t.box.zones[zone]}")
    return rolls.loot(t, 2 - t.loot[zone], zone)


def leader(t: GradiscaTable, question: dict[str, Any]) -> dict[str, Any]:
    """7.1, card 26: a leader whose side is hit where he is, and one who is shot at."""
    unit = unit_asked(t, question)
    if t.box.kind[unit] != LEADER:
        raise BadInput(f"odds of leader: unit: {t.box.units[unit]} is no leader")
    answer = rolls.leader(t, unit)
    answer["in_range"] = unit in shot_targets(t, 1 - t.box.side[unit])
    return answer
