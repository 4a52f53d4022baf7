"""The odds of what a seat may choose now: an entry for each action that leads to a roll, named by that action."""

from __future__ import annotations

from typing import Any

from sabretache.engine.game import ASKED, TOGETHER_ASKED, Game
from sabretache.engine.procedure import Frame
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.components import GUN, LEADER
from sabretache.games.gradisca.odds import rolls
from sabretache.games.gradisca.odds.asked import fight_in, fight_under_way, group_if_played, zone_asked
from sabretache.games.gradisca.odds.force import Force, entered, force_now
from sabretache.games.gradisca.reach import Way, having_gone
from sabretache.games.gradisca.rulebook import names
from sabretache.games.gradisca.rulebook.battle import Battle
from sabretache.games.gradisca.rulebook.cards import AMBUSH_CARD, shot_targets
from sabretache.games.gradisca.rulebook.effects import ops_of
from sabretache.games.gradisca.rulebook.losses import IN_AMBUSH
from sabretache.games.gradisca.rulebook.movement import (
    COMMAND,
    FROM,
    HERE,
    SPENT,
    foray_code,
    force_points,
    go_cost,
    in_force,
    marched,
    raid_code,
)
from sabretache.games.gradisca.rulebook.siege import AT_WALL, TARGET, guns_firing
from sabretache.games.gradisca.table import IN_FORCE, RESERVE, WAITING, GradiscaTable
from sabretache.games.gradisca.verbs import (
    BLOW,
    BOMBARD,
    COUNTERMINE,
    END,
    ENTER,
    FIGHT,
    FIRE,
    GO,
    HALT,
    INCURSION,
    JOIN,
    MINE,
    PICK,
    PLAY,
    RAID,
    REBUILD,
    RESOLVE,
    YES,
)

Entries = list[dict[str, Any]]


def pending_odds(game: Game, t: GradiscaTable, seat: int, press: int) -> Entries:
    """All entries for the decision that waits for a seat. Nobody is told of the choices of another."""
    frame, actions = asked_of(game, seat)
    found: Entries = []
    for action in actions:
        for entry in action_odds(game, t, frame, action, press):
            found.append({"action": game.rules.vocabulary.text(action), **entry})
    if frame[0] == names.LOSSES:
        # whoever takes the hits, the leaders there are tested next
        found.extend([{"action": None, **entry} for entry in after_losses(game, t, frame)])
    return found


def asked_of(game: Game, seat: int) -> tuple[Frame, list[int]]:
    """The step that waits for a seat, and what it may choose."""
    if game.state == ASKED and game.seat == seat:
        return game.stack[-1], game.actions
    if game.state == TOGETHER_ASKED:
        for branch in game.branches:
            if branch.seat == seat and not branch.done:
                return branch.stack[-1], branch.actions
    raise BadInput("odds: nothing is asked of this seat now; name what odds are wanted 'of'")


def action_odds(game: Game, t: GradiscaTable, f: Frame, action: int, press: int) -> Entries:
    """What an action of this step leads to."""
    what = f[0]
    verb = action & 255
    if what == names.MARCH:
        return march_odds(t, f, action, press)
    if what == names.ORDERS:
        unit = action >> 8 & 4095
        to = action >> 20
        if verb == BOMBARD or verb == FIRE:
            return [rolls.bombardment(t, [unit], f[2], to, verb == BOMBARD)]
        if verb in (MINE, BLOW, COUNTERMINE, REBUILD):
            return [rolls.sapper(t, unit, f[2], to, verb)]
    elif what == names.BOMBARDMENT:
        guns = guns_firing(t, f[4])
        if verb == JOIN:
            guns.append(action >> 8)
        if verb == JOIN or verb == RESOLVE:
            return [rolls.bombardment(t, guns, f[2], f[TARGET], bool(f[AT_WALL]))]
    elif what == names.CALL_UP or what == names.BATTLE or what == names.ANOTHER_ROUND:
        if action == (END if what == names.CALL_UP else YES):
            fight = fight_under_way(game, t)
            return [] if fight is None else [fight.odds(press)]
    elif what == names.ENTRY:
        if verb == ENTER:
            return entry_odds(t, f[2], action >> 8, press)
    elif what == names.SHOT:
        if verb == PICK:
            return [rolls.shot(t, f[4], [action >> 8])]
    elif verb == PLAY:
        return card_odds(t, f, action >> 8)
    return []


def march_odds(t: GradiscaTable, f: Frame, action: int, press: int) -> Entries:
    """6, 7: what a force on the march may meet: here, or in the zone to which it goes."""
    verb = action & 255
    side = t.box.command_side[f[COMMAND]]
    force = in_force(t, f[COMMAND])
    here = f[HERE]
    if verb == GO:
        zone = action >> 8
        spent = f[SPENT] + go_cost(t, here, zone)
        return place_odds(t, Force(force, f), having_gone(t, f, Way(spent, [zone])), press)
    if verb == FIGHT:
        return [fight_in(t, force, here, bool(t.box.fortress[here])).odds(press)]
    if verb == RAID:
        return [rolls.raid(t, side, here, force, force_points(t, f, force))]
    if verb == INCURSION:
        return [rolls.foray(t, side, here, force)]
    if verb == HALT:
        tired = marched(t, f[COMMAND]) if t.march else []
        return [rolls.forced_march(t, tired)] if tired else []
    if action == PLAY | AMBUSH_CARD << 8:
        return [rolls.ambush(t, side, here)]
    return []


def place_odds(t: GradiscaTable, force: Force, march: Frame, press: int) -> Entries:
    """What a force may do once it has entered a zone: fight, raid, make a foray, turn up loot."""
    box = t.box
    zone = march[HERE]
    side = box.command_side[march[COMMAND]]
    enemy = (1 - side) * box.zone_count + zone
    left = force_points(t, march, force.units)
    found: Entries = []
    if t.fight[enemy]:
        found.append(fight_in(t, force.units, zone, bool(box.fortress[zone]), march[FROM]).odds(press))
        if foray_code(t, march, force.units, left) == 0:
            found.append(rolls.foray(t, side, zone, force.units))
    if raid_code(t, march, force.units, left) == 0:
        found.append(rolls.raid(t, side, zone, force.units, left))
    combat_units = [u for u in force.units if box.kind[u] != LEADER]
    if t.loot[zone] == 2 - side and combat_units and (t.italian or not t.fight[enemy]):
        found.append(rolls.loot(t, side, zone))
    return found


def odds_of_place(game: Game, t: GradiscaTable, question: dict[str, Any], press: int) -> Entries:
    """What the force on the march, or one that could set out now, may do in a zone; guns stay outside a breach."""
    zone = zone_asked(t, question)
    force = force_now(game, t, [])
    if force is None:
        raise BadInput("odds of a zone: nobody is about to move: name what odds are wanted 'of'")
    if t.box.fortress[zone]:
        force.units = [u for u in force.units if t.box.kind[u] != GUN]
    march = entered(t, force, zone) if force.units else None
    if march is None:
        raise BadInput(f"odds of a zone: the force cannot get to {t.box.zones[zone]}")
    return [{"action": None, **entry} for entry in place_odds(t, force, march, press)]


def entry_odds(t: GradiscaTable, group: int, zone: int, press: int) -> Entries:
    """12, 26: a group that enters the map among enemies fights its way in; alone it takes what lies there."""
    side = t.box.side[t.box.groups[group].units[0]]
    units = [u for u in t.box.groups[group].units if t.where[u] in (RESERVE, WAITING)]
    if not [u for u in units if t.box.kind[u] != LEADER]:
        return []
    if t.fight[(1 - side) * t.box.zone_count + zone]:
        fight = fight_in(t, units, zone, False)
        fight.landing = True
        return [fight.odds(press)]
    return [rolls.loot(t, side, zone)] if t.loot[zone] == 2 - side else []


def card_odds(t: GradiscaTable, f: Frame, card: int) -> Entries:
    """12, 26: what is rolled for when a card is played."""
    found: Entries = []
    side = t.box.command_side[t.active] if t.active >= 0 else 0
    for op in ops_of(t, card):
        if op["op"] == "attrition":
            found.append(rolls.attrition(t, op))
        elif op["op"] == "shoot_leader":
            found.append(rolls.shot(t, card, shot_targets(t, side)))
        elif op["op"] == "enter_group" and t.advanced:
            c = t.box.cards[card]
            if c.reinforcement and t.turn <= c.after:
                found.append(group_if_played(t, t.box.group_names.index(op["group"])))
    return found


def after_losses(game: Game, t: GradiscaTable, f: Frame) -> Entries:
    """7.1: the leaders who are tested once a side has taken its losses in combat; not for the price of staying in a
    fortress (7.3)."""
    parent = game.stack[-2]
    if f[5] > IN_AMBUSH or (parent[0] == names.BATTLE and parent[1] == Battle.STOOD):
        return []
    who = [u for u in t.leaders_in(f[2], f[3]) if f[5] != IN_AMBUSH or t.flags[u] & IN_FORCE]
    return [rolls.leader_tests(t, who)] if who else []
