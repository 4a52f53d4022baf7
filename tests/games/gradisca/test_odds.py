"""The odds that the umpire tells are those of the rules: by hand, and by every face of every die."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sabretache
from sabretache.engine.dice import FastDice
from sabretache.engine.game import WAITING_FOR_DICE, Game
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.components import SIDES
from sabretache.games.gradisca.odds.asked import fight_in
from sabretache.games.gradisca.odds.battle import ALWAYS, FAVOURED, OUTCOMES, Course, Fight
from sabretache.games.gradisca.odds.host import GUNS_ONLY, LEADERS, STEADY, SUCCESSORS, Host
from sabretache.games.gradisca.rulebook.battle import several_rounds
from sabretache.games.gradisca.rulebook.movement import in_force
from sabretache.games.gradisca.table import DISORGANISED, ELIMINATED
from tests.games.gradisca.every_roll import (
    battle_over,
    chance,
    every_roll,
    every_world,
    habits,
    opened,
    outcome,
    table_of,
    twin_of,
)

BASIC = {"level": "basic"}
ADVANCED = {"level": "advanced"}
ITALIAN = {"level": "advanced", "edition": "it"}
GREEN: dict[str, Any] = {"morale": {"venice": 7, "austria": 7}, "camps": {"venice": "palma"}, "sea_marker": None}


def near(p: float) -> Any:
    """Equal but for the dust that is wiped off an answer."""
    return pytest.approx(p, abs=2e-11)


def march(
    options: dict[str, str], attackers: list[str], defenders: list[str], zone: str, start: str, **more: Any
) -> Game:
    """A force of the first unit's command that is about to go from one zone to another."""
    game = sabretache.new("gradisca", options=options, seed=1)
    box = table_of(game).box
    command = box.commands[box.of[box.unit[attackers[0]]]]
    side = SIDES[box.side[box.unit[attackers[0]]]]
    place: dict[str, Any] = dict(GREEN) if options["level"] == "advanced" else {}
    if side == "austria":
        place["camps"] = {"austria": start}
    place.update({"setup": {start: attackers, zone: defenders}, "active": command, **more})
    plays = ["one_zone", f"activate {start}", *(f"take {u}" for u in attackers)]
    return opened(options, place, [f"{side}: {play}" for play in plays])


# ------------------------------------------------------------------ by hand


def test_three_against_two() -> None:
    # a 3 attacks, a 2 defends: 1/2 * 2/3 to hit alone, 1/2 * 1/3 to be hit alone, the rest drawn
    game = march(BASIC, ["v_giu_3"], ["a_cog_2"], "crauglio", "palma")
    told = game.ask_umpire("venice", {"ask": "odds", "of": "battle", "zone": "crauglio"})
    assert told["attack"]["hits"] == [near(1 / 2), near(1 / 2)]
    assert told["defence"]["hits"] == [near(2 / 3), near(1 / 3)]
    assert told["next_round"]["attacker"] == near(1 / 3)
    assert told["next_round"]["drawn"] == near(1 / 2)
    assert told["next_round"]["defender"] == near(1 / 6)
    # equal hits send the attacker back
    assert told["battle"]["attacker_wins"] == near(1 / 3)
    assert told["battle"]["outcomes"]["attacker_beaten"] == near(2 / 3)
    assert told["policy"]["press"] == "one_round"
    assert told["given"] == "no_reaction"


def test_a_leader_falls_on_one_or_two_if_his_side_was_hit() -> None:
    game = march(BASIC, ["v_giu_3", "ldr_giustiniani"], ["a_cog_2"], "crauglio", "palma")
    told = game.ask_umpire("venice", {"ask": "odds", "of": "battle", "zone": "crauglio"})
    assert told["next_round"]["leaders"] == [{"unit": "ldr_giustiniani", "falls": near(1 / 3 / 3), "caught": 0.0}]
    assert game.ask_umpire("austria", {"ask": "odds", "of": "leader", "unit": "ldr_giustiniani"}) == {
        "of": "leader",
        "unit": "ldr_giustiniani",
        "falls": near(1 / 3),
        "shot": near(1 / 2),
        "successor": 2,
        "in_range": True,
        "given": "no_reaction",
    }


def test_a_raid_of_three_against_a_unit_and_a_fort() -> None:
    # three raiders, modifier two: the die plus two must not be above three, so only the plain 1; a 6 repulses
    forts = [{"zone": "villesse", "side": "austria", "count": 1}]
    game = march(
        ADVANCED, ["v_giu_1", "v_giu_2", "v_giu_3"], ["a_cog_1"], "villesse", "crauglio",
        forts=forts, camps={"venice": "crauglio", "austria": "villesse"},
    )  # fmt: skip
    told = game.ask_umpire("venice", {"ask": "odds", "of": "raid", "zone": "villesse"})
    assert (told["raiders"], told["modifier"], told["morale"]) == (3, 2, 2)
    assert told["succeeds"] == near(1 / 6)
    assert told["repulsed"] == near(1 / 6)
    assert told["in_vain"] == near(4 / 6)
    # one point to get there, two tries left
    assert told["within_tries"] == [near(1 / 6), near(1 / 6 + 4 / 6 / 6)]


def test_arrivals_turn_by_turn() -> None:
    game = opened(ADVANCED, {**GREEN, "setup": {"palma": ["v_giu_1"]}, "active": "ven_giustiniani", "turn": 5,
                             "timeline": {"aus_stiria": 4}}, [])  # fmt: skip
    told = game.ask_umpire("austria", {"ask": "odds", "of": "arrival", "group": "aus_stiria"})
    assert [t["chance"] for t in told["turns"][:3]] == [near(2 / 6), near(3 / 6), near(4 / 6)]
    assert [t["by_then"] for t in told["turns"][:3]] == [near(1 / 3), near(2 / 3), near(8 / 9)]
    assert told["never"] == 0.0
    assert game.ask_umpire("venice", {"ask": "odds", "of": "arrival"})["groups"] == [
        {k: v for k, v in told.items() if k != "given"}
    ]
    waiting = game.ask_umpire("venice", {"ask": "odds", "of": "arrival", "group": "aus_tirolo"})
    assert not waiting["card_played"]


def test_loot_by_the_markers_that_are_left() -> None:
    loot = {"austria": {"zones": ["crauglio", "villesse"], "pool": [1, 3, 3, "?"]}}
    game = march(BASIC, ["v_giu_3"], [], "crauglio", "palma", loot=loot)
    entry = game.ask_umpire("venice", {"ask": "odds"})["entries"][0]
    assert entry["action"] == "go crauglio"
    assert entry["markers"] == {"1": 1, "3": 2, "?": 1}
    quarter, face = 1 / 4, 1 / 24
    assert entry["points"] == [0.0, near(quarter + face), near(face), near(2 * quarter + face), *[near(face)] * 3]
    assert entry == {"action": "go crauglio",
                     **{k: v for k, v in game.ask_umpire("austria", {"ask": "odds", "of": "loot", "zone": "crauglio"})
                        .items() if k != "given"}}  # fmt: skip


# ------------------------------------------------------------------ every face: battles

BATTLES: dict[str, dict[str, Any]] = {
    "one against one": {"options": BASIC, "a": ["v_giu_3"], "d": ["a_cog_2"]},
    "cernide die at once": {"options": BASIC, "a": ["v_pal_1", "v_pal_2"], "d": ["a_cog_1", "a_cog_2"]},
    "disorganised units": {
        "options": BASIC, "a": ["v_giu_3", "v_giu_4"], "d": ["a_cog_1", "a_cog_2"],
        "more": {"disorganised": ["v_giu_3", "a_cog_1"]},
    },
    "a fort": {
        "options": BASIC, "a": ["v_giu_1", "v_giu_2", "v_giu_3"], "d": ["a_cog_1"],
        "more": {"forts": [{"zone": "crauglio", "side": "austria", "count": 1}]},
    },
    "a town with a fort": {
        "options": ADVANCED, "a": ["a_cro_1", "a_cro_2", "a_cro_3"], "d": ["v_pal_1"],
        "zone": "udine", "start": "tricesimo", "more": {"forts": [{"zone": "udine", "side": "venice", "count": 1}]},
    },
    "guns without a sapper": {"options": BASIC, "a": ["v_mar_1", "v_mar_3"], "d": ["a_sta_1", "a_sta_2"]},
    "guns beside a sapper": {"options": BASIC, "a": ["v_mar_1", "v_mar_3", "v_mar_5"], "d": ["a_gor_3"]},
    "guns by the Italian text": {"options": ITALIAN, "a": ["v_mar_1", "v_mar_3"], "d": ["a_sta_1", "a_sta_2"]},
    "difficult ground": {
        "options": ADVANCED, "a": ["a_mrd_1", "ldr_marradas"], "d": ["v_car_1", "v_car_2"],
        "zone": "venzone", "start": "gemona",
    },
    "a breach": {
        "options": BASIC, "a": ["v_giu_3", "v_giu_5"], "d": ["a_gra_1", "a_gra_4", "a_gra_5"],
        "zone": "gradisca", "start": "crauglio", "more": {"walls": {"gradisca": {"crauglio": 0}}},
    },
    "leaders": {
        "options": ADVANCED, "a": ["v_str_1", "ldr_carlo_strassoldo"], "d": ["a_usk_1", "ldr_frangipane"],
    },
    "an army out of supply": {
        "options": ADVANCED, "a": ["v_giu_3", "ldr_giustiniani"], "d": ["a_cog_1"],
        "start": "trivignan", "more": {"unsupplied": ["v_giu_3", "ldr_giustiniani"]},
    },
    "several rounds": {
        "options": ADVANCED, "a": ["v_giu_3", "v_giu_5", "v_giu_6"], "d": ["a_tra_1", "a_gra_5", "a_tir_2"],
    },
    "several rounds with leaders": {
        "options": ADVANCED, "a": ["v_giu_3", "v_giu_6", "ldr_giustiniani"],
        "d": ["a_tra_1", "a_gra_4", "a_gra_5", "a_tir_2", "ldr_petazzi"],
        "zone": "gradisca", "start": "crauglio", "more": {"walls": {"gradisca": {"crauglio": 0}}},
    },
    "several rounds with guns": {
        "options": ADVANCED, "a": ["v_mar_1", "v_mar_3", "v_mar_4", "v_mar_5"], "d": ["a_sta_1", "a_tir_2"],
    },
    "several rounds behind forts": {
        "options": ADVANCED, "a": ["v_giu_1", "v_giu_3", "v_giu_6"], "d": ["a_gor_3", "a_gra_5", "a_tir_2"],
        "more": {"forts": [{"zone": "crauglio", "side": "austria", "count": 1}]},
    },
}  # fmt: skip


def set_up_battle(battle: dict[str, Any]) -> tuple[Game, str, list[str], list[str]]:
    """A battle that is one order away; who attacks from where, the attackers and the defenders."""
    zone, start = battle.get("zone", "crauglio"), battle.get("start", "palma")
    game = march(battle["options"], battle["a"], battle["d"], zone, start, **battle.get("more", {}))
    return game, zone, battle["a"], battle["d"]


@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.parametrize("press", ["favoured", "always"])
def test_battles_end_as_told(name: str, press: str) -> None:
    game, zone, attackers, defenders = set_up_battle(BATTLES[name])
    seat = game.pending[0].seat
    question = {"ask": "odds", "press": press}
    (told,) = [e for e in game.ask_umpire(seat, question)["entries"] if e["of"] == "battle"]
    assert told["action"] == f"go {zone}"
    game.play(seat, f"go {zone}")
    if game.state != WAITING_FOR_DICE:
        (again,) = [e for e in game.ask_umpire(seat, question)["entries"] if e["action"] == "fight"]
        assert {**again, "action": told["action"]} == told
        game.play(seat, "fight")
    assert game.state == WAITING_FOR_DICE
    assert game.dice_count == len(told["attack"]["fire"]) + len(told["defence"]["fire"])
    worlds = every_world(game, habits(press), battle_over)
    assert chance(worlds, lambda g: True) == near(1)
    assert sum(told["battle"]["outcomes"].values()) == near(1)
    for result in OUTCOMES:
        ends = chance(worlds, lambda g, result=result: outcome(g, attackers, defenders) == result)
        assert told["battle"]["outcomes"][result] == near(ends), result
    table = table_of(game)
    for lot in told["battle"]["leaders"]:
        leader = table.box.unit[lot["unit"]]
        if table.box.has_back[leader]:
            kept = chance(worlds, lambda g, u=leader: not table_of(g).flags[u] & DISORGANISED
                          and table_of(g).where[u] != ELIMINATED)  # fmt: skip
            assert lot["falls"] <= 1 - kept + 1e-9 <= lot["falls"] + lot["caught"] + 2e-9
        else:
            lost = chance(worlds, lambda g, u=leader: table_of(g).where[u] == ELIMINATED)
            assert lot["falls"] + lot["caught"] == near(lost)


def test_the_second_round_is_told_as_it_stands() -> None:
    game, zone, attackers, defenders = set_up_battle(BATTLES["several rounds"])
    game.play("venice", f"go {zone}")
    game.enter_dice([1, 6, 6])
    game.play("austria", "hit a_gra_5")
    assert game.prompt == "another-round"
    told = game.ask_umpire("austria", {"ask": "odds", "of": "battle"})
    assert (told["round"], told["next_round"]["leaders"]) == (2, [])
    (entry,) = game.ask_umpire("venice", {"ask": "odds"})["entries"]
    assert {**entry, "given": "no_reaction"} == {**told, "action": "yes"}
    game.play("venice", "yes")
    worlds = every_world(game, habits("favoured"), battle_over)
    for result in OUTCOMES:
        ends = chance(worlds, lambda g, result=result: outcome(g, attackers, defenders) == result)
        assert told["battle"]["outcomes"][result] == near(ends), result


def test_both_are_told_after_a_drawn_round() -> None:
    game, zone, _, _ = set_up_battle(BATTLES["several rounds"])
    game.play("venice", f"go {zone}")
    game.enter_dice([6, 6, 6])
    assert [d.seat for d in game.pending] == ["venice", "austria"]
    (mine,) = game.ask_umpire("venice", {"ask": "odds"})["entries"]
    (theirs,) = game.ask_umpire("austria", {"ask": "odds"})["entries"]
    assert mine == theirs
    assert mine["round"] == 2


def test_in_the_middle_of_a_round_there_is_nothing_to_tell_but_leaders() -> None:
    game, zone, _, _ = set_up_battle(BATTLES["leaders"])
    game.play("venice", f"go {zone}")
    game.enter_dice([1, 6, 1, 6])
    # one hit each: the only unit takes it by itself, then both leaders are tested
    assert game.state == WAITING_FOR_DICE
    game, zone, _, _ = set_up_battle(BATTLES["several rounds with leaders"])
    game.play("venice", f"go {zone}")
    game.enter_dice([1, 6, 6, 6])
    assert game.prompt == "losses"
    assert game.ask_umpire("austria", {"ask": "odds"})["entries"] == [
        {"action": None, "of": "leaders", "leaders": [{"unit": "ldr_petazzi", "falls": near(1 / 3)}]}
    ]
    with pytest.raises(BadInput, match="round is not over"):
        game.ask_umpire("austria", {"ask": "odds", "of": "battle"})


def test_called_units_are_counted() -> None:
    options = {"level": "advanced"}
    more = {"setup": {"palma": ["v_giu_3", "ldr_giustiniani"], "trivignan": ["v_str_1"], "crauglio": ["a_cog_1"]}}
    game = march(options, ["v_giu_3", "ldr_giustiniani"], ["a_cog_1"], "crauglio", "palma", **more)
    game.play("venice", "go crauglio")
    assert game.prompt == "call"
    before = game.ask_umpire("venice", {"ask": "odds"})["entries"]
    assert [e["action"] for e in before] == ["end"]
    game.play("venice", "call v_str_1 trivignan")
    # nobody else can be called: the dice are rolled now, three for the attack
    assert game.dice_count == len(before[0]["attack"]["fire"]) + 1 + 1


def test_who_cannot_go_back_is_told() -> None:
    game = march(ADVANCED, ["a_cro_1"], ["v_pal_1"], "udine", "butrio")
    entries = game.ask_umpire("austria", {"ask": "odds"})["entries"]
    (entry,) = [e for e in entries if e["of"] == "battle" and e["action"] == "go udine"]
    assert entry["no_way_back"] == {"attacker": ["a_cro_1"], "defender": []}


def test_successors_may_be_taken_to_appear_elsewhere() -> None:
    battle = BATTLES["several rounds with leaders"]
    setup = {"crauglio": battle["a"], "gradisca": battle["d"], "palma": ["v_pal_1"], "goritia": ["a_gor_1"]}
    game, zone, attackers, defenders = set_up_battle({**battle, "more": {**battle["more"], "setup": setup}})
    game.play("venice", f"go {zone}")
    game.play("venice", "end")
    t = table_of(game).copy()
    z = t.box.zone[zone]
    course = Course(Host(t, 0, z, True, True, LEADERS), Host(t, 1, z, False, True, LEADERS), ALWAYS, 0, 0)
    worlds = every_world(game, habits("always", join=False), battle_over)
    for n, result in enumerate(OUTCOMES):
        ends = chance(worlds, lambda g, result=result: outcome(g, attackers, defenders) == result)
        assert course.outcomes[n] == near(ends), result


def test_less_is_followed_where_less_can_happen() -> None:
    for name, same in (("several rounds", True), ("several rounds with guns", False)):
        game, zone, _, _ = set_up_battle(BATTLES[name])
        t = fight_in(table_of(game), in_force(table_of(game), table_of(game).active), table_of(game).box.zone[zone],
                     False).t  # fmt: skip
        z = t.box.zone[zone]
        found = [
            Course(Host(t, 0, z, True, False, follow), Host(t, 1, z, False, False, follow), ALWAYS, 0, 0).outcomes
            for follow in (SUCCESSORS, LEADERS, GUNS_ONLY, STEADY)
        ]
        for outcomes in found:
            assert sum(outcomes) == near(1)
        assert found[0] == found[1] == found[2]
        assert (found[2] == found[3]) == same


@pytest.mark.parametrize("press", [FAVOURED, ALWAYS])
def test_large_battles_are_quick_and_sum_up(press: int) -> None:
    game = sabretache.new("gradisca", options=ADVANCED, seed=1)
    t = table_of(game).copy()
    zone = t.box.zone["crauglio"]
    for side in (0, 1):
        foot = [u for u in t.box.side_range[side] if t.box.kind[u] <= 3]
        leaders = [u for u in t.box.side_range[side] if t.box.kind[u] == 6]
        for u in t.box.side_range[side]:
            t.put(u, -1)
        for u in foot[:12] + leaders[:1]:
            t.put(u, zone)
    course = Course(
        Host(t, 0, zone, True, False, SUCCESSORS), Host(t, 1, zone, False, False, SUCCESSORS), press, 0, 0
    )
    assert sum(course.outcomes) == near(1)
    assert course.rounds > 2


def test_a_battle_too_large_to_follow_says_what_is_left_out() -> None:
    game = sabretache.new("gradisca", options=ADVANCED, seed=1)
    t = table_of(game).copy()
    zone = t.box.zone["crauglio"]
    for side in (0, 1):
        for u in t.box.side_range[side]:
            t.put(u, -1)
        guns = [u for u in t.box.side_range[side] if t.box.kind[u] in (4, 5)]
        foot = [u for u in t.box.side_range[side] if t.box.kind[u] <= 3]
        leaders = [u for u in t.box.side_range[side] if t.box.kind[u] == 6]
        for u in guns[:5] + foot[:5] + leaders[:4]:
            t.put(u, zone)
    told = Fight(t, zone, 0, False, several_rounds(t, 0, zone)).odds(FAVOURED)
    assert told["policy"]["mishaps"] == "leaders_stay"
    assert "leaders" not in told["battle"]
    assert len(told["next_round"]["leaders"]) == 8
    assert sum(told["battle"]["outcomes"].values()) == near(1)


# ------------------------------------------------------------------ every face: one roll


def entry_for(game: Game, action: str) -> dict[str, Any]:
    """The one entry that an action has."""
    (found,) = [e for e in game.ask_umpire(game.pending[0].seat, {"ask": "odds"})["entries"] if e["action"] == action]
    return dict(found)


def after(game: Game, *actions: str) -> list[tuple[float, Game]]:
    """All worlds after the one roll that some actions lead to."""
    twin = twin_of(game)
    for action in actions:
        twin.play(twin.pending[0].seat, action)
    assert twin.state == WAITING_FOR_DICE
    return every_roll(twin)


SIEGE: dict[str, Any] = {
    **GREEN,
    "camps": {"venice": "crauglio"},
    "setup": {"crauglio": ["v_mar_1", "v_mar_3", "v_mar_4", "v_mar_5"], "gradisca": ["a_gra_1", "a_gra_4", "a_gra_5"]},
    "active": "ven_martinengo",
}
BEFORE_GRADISCA = ["venice: one_zone", "venice: activate crauglio"]


@pytest.mark.parametrize("sapper", [True, False])
@pytest.mark.parametrize("card", [True, False])
def test_walls_are_bombarded_as_told(sapper: bool, card: bool) -> None:
    position = {**SIEGE, "walls": {"gradisca": {"crauglio": 1}}}
    plays = BEFORE_GRADISCA
    if card:
        position["hands"] = {"venice": [23]}
        plays = ["venice: one_zone", "venice: play 23", "venice: activate crauglio"]
    if not sapper:
        position["setup"] = {**SIEGE["setup"], "crauglio": ["v_mar_1", "v_mar_3", "v_mar_4"]}
    game = opened(ADVANCED, position, plays)
    wall = table_of(game).box.walls.index("gradisca-crauglio")
    alone = entry_for(game, "bombard v_mar_3 gradisca")
    game.play("venice", "bombard v_mar_3 gradisca")
    assert entry_for(game, "resolve") == {**alone, "action": "resolve"}
    both = entry_for(game, "join v_mar_4")
    for told, actions in ((alone, ["resolve"]), (both, ["join v_mar_4"])):
        worlds = after(game, *actions)
        assert told["breach"] == near(chance(worlds, lambda g: table_of(g).wall[wall] == 0))
        assert sum(told["levels_lost"]) == near(1)
        for gun in told["guns"]:
            unit = table_of(game).box.unit[gun["unit"]]
            lost = chance(worlds, lambda g, u=unit: table_of(g).where[u] == ELIMINATED)
            assert gun["bursts"] == near(lost) == near(1 / 6)
    asked = {"ask": "odds", "of": "bombardment", "units": ["v_mar_3", "v_mar_4"], "zone": "gradisca"}
    assert {**both, "given": "no_reaction"} == {**game.ask_umpire("austria", asked), "action": "join v_mar_4"}


def test_guns_fire_into_a_breach_and_over_the_walls() -> None:
    position = {**SIEGE, "walls": {"gradisca": {"crauglio": 0}}}
    position["forts"] = [{"zone": "crauglio", "side": "venice", "count": 1}]
    game = opened(ADVANCED, position, BEFORE_GRADISCA)
    into = entry_for(game, "fire v_mar_3 gradisca")
    # beside a sapper at 3, one less through the breach
    assert into["after_shelter"] == [near(4 / 6), near(2 / 6)]
    assert into["at"] == "units"
    asked = {"ask": "odds", "of": "bombardment", "units": ["a_gra_4"], "zone": "crauglio"}
    out = game.ask_umpire("austria", asked)
    assert (out["hits"], out["after_shelter"]) == ([near(1 / 2), near(1 / 2)], [near(1)])


@pytest.mark.parametrize("card", [True, False])
@pytest.mark.parametrize("verb", ["mine", "blow", "countermine", "rebuild"])
def test_sappers_work_as_told(verb: str, card: bool) -> None:
    position = {**SIEGE, "walls": {"gradisca": {"crauglio": 2}}, "mines": {"gradisca": {"crauglio": 1}}}
    seat, order, zone = "venice", f"{verb} v_mar_5 gradisca", "crauglio"
    if verb in ("countermine", "rebuild"):
        seat, order, zone = "austria", f"{verb} a_gra_5 crauglio", "gradisca"
        position["active"] = "aus_gradisca"
    position["hands"] = {seat: [23]} if card else {}
    plays = ["one_zone", *(["play 23"] if card else []), f"activate {zone}"]
    game = opened(ADVANCED, position, [f"{seat}: {play}" for play in plays])
    wall = table_of(game).box.walls.index("gradisca-crauglio")
    told = entry_for(game, order)
    worlds = after(game, order)
    ends = {
        "mine": lambda g: table_of(g).mines[wall] == 2,
        "blow": lambda g: table_of(g).wall[wall] == 0,
        "countermine": lambda g: table_of(g).mines[wall] == 0,
        "rebuild": lambda g: table_of(g).wall[wall] == 3,
    }
    assert told["succeeds"] == near(chance(worlds, ends[verb]))
    spent = chance(worlds, lambda g: table_of(g).mines[wall] == 0 and table_of(g).wall[wall] > 0)
    assert told["mine_lost"] == near(spent if verb == "blow" else 0.0)
    assert told["succeeds"] + told["fails"] + told["mine_lost"] == near(1)
    assert (told["succeeds"] > 3 / 6 + 1e-9) == card
    unit, _, to = order.partition(" ")[2].partition(" ")
    asked = game.ask_umpire("venice", {"ask": "odds", "of": verb, "unit": unit, "zone": to})
    assert {**told, "given": "no_reaction"} == {**asked, "action": order}


def test_raids_come_off_as_told() -> None:
    for raiders, guards in ((1, 0), (2, 0), (3, 1), (4, 1), (4, 3)):
        units = ["v_tre_1", "v_tre_2", "v_tre_3", "v_tre_4"][:raiders]
        guarding = ["a_cog_1", "a_cog_2", "a_aqu_1"][:guards]
        game = march(ADVANCED, units, guarding, "villesse", "crauglio", camps={"venice": "crauglio"})
        (told,) = [e for e in game.ask_umpire("venice", {"ask": "odds"})["entries"]
                   if e["of"] == "raid" and e["action"] == "go villesse"]  # fmt: skip
        game.play("venice", "go villesse")
        assert {**entry_for(game, "raid"), "action": "go villesse"} == told
        worlds = after(game, "raid")
        assert told["succeeds"] == near(chance(worlds, lambda g: table_of(g).morale[0] == 8))
        unit = table_of(game).box.unit[units[-1]]
        assert told["disorganises"] == [u for u in units if u != "v_tre_4"]
        turned = chance(worlds, lambda g, u=unit: bool(table_of(g).flags[u] & DISORGANISED))
        assert turned == near(told["repulsed"] if units[-1] == "v_tre_4" else 1.0)
        assert told["succeeds"] + told["in_vain"] + told["repulsed"] == near(1)


def test_a_raid_repeated_while_points_last() -> None:
    game = march(ADVANCED, ["v_tre_1", "v_tre_2"], ["a_cog_1"], "villesse", "crauglio", camps={"venice": "crauglio"})
    game.play("venice", "go villesse")
    told = entry_for(game, "raid")
    game.play("venice", "raid")

    def again(g: Game) -> int:
        return next(a for a in g.actions if g.rules.vocabulary.text(a) == "raid")

    def finished(g: Game) -> bool:
        return "raid" not in [g.rules.vocabulary.text(a) for a in g.actions]

    worlds = every_world(game, again, finished)
    assert told["within_tries"][-1] == near(chance(worlds, lambda g: table_of(g).morale[0] == 8))
    assert len(told["within_tries"]) == 4


def test_forays_strike_as_told() -> None:
    more = {"forts": [{"zone": "villesse", "side": "austria", "count": 1}], "camps": {"venice": "crauglio"}}
    units = ["v_tre_1", "v_tre_2", "v_tre_3"]
    game = march(ADVANCED, units, ["a_tar_1", "ldr_petazzi"], "villesse", "crauglio", **more)
    game.play("venice", "go villesse")
    told = entry_for(game, "incursion")
    assert sum(told["after_shelter"]) == near(1)
    worlds = every_world(after_play(game, "incursion"), lambda g: g.actions[0], lambda g: g.prompt != "succeed")
    victim = table_of(game).box.unit["a_tar_1"]
    assert told["destroyed"] == near(chance(worlds, lambda g: table_of(g).where[victim] == ELIMINATED))
    hit = chance(worlds, lambda g: table_of(g).where[victim] == ELIMINATED
                 or bool(table_of(g).flags[victim] & DISORGANISED))  # fmt: skip
    assert 1 - told["after_shelter"][0] == near(hit)


def after_play(game: Game, action: str) -> Game:
    """A copy in which an action was played."""
    twin = twin_of(game)
    twin.play(twin.pending[0].seat, action)
    return twin


# ------------------------------------------------------------------ cards


def test_an_ambush_strikes_as_told() -> None:
    game = march(ADVANCED, ["v_giu_3", "ldr_giustiniani"], ["a_cog_1"], "crauglio", "palma", hands={"austria": [28]})
    game.play("venice", "go crauglio")
    told = entry_for(game, "play 28")
    assert told["hits"] == [near(1 / 8), near(3 / 8), near(3 / 8), near(1 / 8)]
    # two hits are the end of the only unit
    assert told["destroyed"] == near(1 / 2)
    assert told["leaders"] == [{"unit": "ldr_giustiniani", "falls": near(7 / 8 / 3)}]
    worlds = after(game, "play 28")
    unit = table_of(game).box.unit["v_giu_3"]
    assert told["destroyed"] == near(chance(worlds, lambda g: table_of(g).where[unit] == ELIMINATED))
    with pytest.raises(BadInput, match="nothing is asked"):
        game.ask_umpire("venice", {"ask": "odds"})


def test_a_shot_at_a_leader() -> None:
    position = {**GREEN, "setup": {"palma": ["v_giu_1", "ldr_giustiniani"], "crauglio": ["a_cog_1"]},
                "active": "aus_coglio", "hands": {"austria": [26]}}  # fmt: skip
    game = opened(ADVANCED, position, ["austria: one_zone"])
    told = entry_for(game, "play 26")
    assert told["leaders"] == [{"unit": "ldr_giustiniani", "falls": near(1 / 2)}]
    worlds = after(game, "play 26")
    assert told["leaders"][0]["falls"] == near(chance(worlds, lambda g: table_of(g).vp[1] == 1))


def test_sickness_and_hunger() -> None:
    setup = {"crauglio": ["v_giu_1", "v_giu_2", "v_giu_3"], "palma": ["v_pal_1"]}
    position = {**GREEN, "setup": setup, "active": "ven_giustiniani", "hands": {"venice": [15, 16]}}
    game = opened(ADVANCED, position, [])
    told = entry_for(game, "play 15")
    assert told["zones"] == [{"zone": "crauglio", "side": "venice", "units": [near(1 / 3)] * 3}]
    worlds = after(game, "play 15")
    assert chance(worlds, lambda g: g.prompt == "losses" and g.stack[-1][4] == 2) == near(1 / 3)
    assert entry_for(game, "play 16")["zones"][0]["units"] == [near(1 / 2)] * 2


def test_a_forced_march_tires() -> None:
    position = {**GREEN, "setup": {"palma": ["v_giu_1"]}, "active": "ven_giustiniani", "hands": {"venice": [25]}}
    plays = ["one_zone", "play 25", "activate palma", "take v_giu_1", "go pozzuolo", "go udine", "go tricesimo"]
    game = opened(ADVANCED, position, [f"venice: {play}" for play in plays])
    assert [e["of"] for e in game.ask_umpire("venice", {"ask": "odds"})["entries"] if e["action"] == "halt"] == []
    game.play("venice", "go osoppo")
    told = entry_for(game, "halt")
    unit = table_of(game).box.unit["v_giu_1"]
    tired = chance(after(game, "halt"), lambda g: bool(table_of(g).flags[unit] & DISORGANISED))
    assert told["units"] == [{"unit": "v_giu_1", "disorganised": near(tired)}]


def test_a_card_of_reinforcements_tells_when_they_may_come() -> None:
    position = {**GREEN, "setup": {"villaco": ["a_tar_1"]}, "active": "aus_tarvis", "hands": {"austria": [5]}}
    game = opened(ADVANCED, position, ["austria: one_zone"])
    told = entry_for(game, "play 5")
    assert (told["group"], told["card_played"], told["waits_since"]) == ("aus_marradas", False, 4)
    assert told["turns"][0] == {"turn": 5, "chance": near(1 / 6), "by_then": near(1 / 6)}


def test_a_group_that_lands_among_enemies() -> None:
    position = {**GREEN, "setup": {"pirano": ["a_cog_1"], "palma": ["v_pal_1"]}, "active": "ven_palma",
                "hands": {"venice": [1]}}  # fmt: skip
    game = opened(ADVANCED, position, ["venice: one_zone", "venice: play 1"])
    told = entry_for(game, "enter pirano")
    assert told["of"] == "battle"
    landed = [f["unit"] for f in told["attack"]["fire"]]
    assert set(landed) <= set(told["no_way_back"]["attacker"])
    game.play("venice", "enter pirano")
    assert game.dice_count == len(landed) + 1


# ------------------------------------------------------------------ what may be asked, and what is known


@pytest.mark.parametrize(
    "question, reason",
    [
        ({"of": "weather"}, "no odds of 'weather'"),
        ({"units": ["v_giu_1"]}, "units: without 'of'"),
        ({"press": "on"}, "press: one of never"),
        ({"zone": "nowhere"}, "there is no zone 'nowhere'"),
        ({"zone": "villaco"}, "cannot get to villaco"),
        ({"of": "battle", "zone": "crauglio", "unit": "v_giu_1"}, "unit: not asked about"),
        ({"of": "battle"}, "nobody is about to fight"),
        ({"of": "battle", "units": "v_giu_1", "zone": "crauglio"}, "units: a list"),
        ({"of": "battle", "units": ["v_giu_1"]}, "zone: name one"),
        ({"of": "battle", "units": ["v_giu_9"], "zone": "crauglio"}, "no unit 'v_giu_9'"),
        ({"of": "battle", "units": ["v_str_1"], "zone": "crauglio"}, "v_str_1 is not on the map"),
        ({"of": "battle", "units": ["v_giu_1", "a_gra_1"], "zone": "crauglio"}, "both sides"),
        ({"of": "battle", "units": ["v_giu_1"], "zone": "palma"}, "nobody is in palma"),
        ({"of": "battle", "units": ["v_giu_6"], "zone": "gradisca"}, "rule 6"),
        ({"of": "battle", "units": ["v_giu_1", "v_giu_7"], "zone": "gradisca"}, "rule 7.4"),
        ({"of": "bombardment", "units": ["v_giu_1"], "zone": "gradisca"}, "only guns"),
        ({"of": "bombardment", "units": [], "zone": "gradisca"}, "name guns"),
        ({"of": "bombardment", "units": ["v_giu_7"], "zone": "palma"}, "rule 7.4.1"),
        ({"of": "bombardment", "units": ["v_giu_7"], "zone": "gradisca", "at": "units"}, "rule 7.4.2"),
        ({"of": "bombardment", "units": ["v_giu_7"], "zone": "gradisca", "at": "sea"}, "at: 'walls' or 'units'"),
        ({"of": "bombardment", "units": ["v_giu_7", "v_pal_3"], "zone": "gradisca"}, "one zone"),
        ({"of": "mine", "unit": "v_giu_1", "zone": "gradisca"}, "no sapper"),
        ({"of": "mine", "zone": "gradisca"}, "unit: name one"),
        ({"of": "blow", "unit": "v_giu_6", "zone": "gradisca"}, "rule 7.5"),
        ({"of": "raid", "units": ["v_giu_1"], "zone": "palma"}, "rule 23"),
        ({"of": "raid", "units": ["v_giu_1"], "zone": "villaco"}, "cannot get to"),
        ({"of": "raid", "units": ["v_pal_3"], "zone": "villesse"}, "active command"),
        ({"of": "foray", "units": ["v_giu_1"], "zone": "villesse"}, "to strike at"),
        ({"of": "arrival", "group": "nobody"}, "no group 'nobody'"),
        ({"of": "arrival", "group": "dut_nassau"}, "does not wait"),
        ({"of": "loot", "zone": "palma"}, "no loot lies"),
        ({"of": "leader", "unit": "v_giu_1"}, "is no leader"),
    ],
)
def test_bad_questions_are_refused_with_a_reason(question: dict[str, Any], reason: str) -> None:
    setup = {"crauglio": ["v_giu_1", "v_giu_6", "v_giu_7"], "gradisca": ["a_gra_1"], "palma": ["v_pal_3"]}
    position = {**GREEN, "setup": setup, "active": "ven_giustiniani", "camps": {"venice": "crauglio"}}
    game = opened(ADVANCED, position, BEFORE_GRADISCA)
    with pytest.raises(BadInput, match=reason) as refused:
        game.ask_umpire("venice", {"ask": "odds", **question})
    assert str(refused.value).startswith("odds")


def test_odds_before_anybody_moves() -> None:
    position = {**GREEN, "setup": {"crauglio": ["v_giu_1"], "villesse": ["a_cog_1"]}, "active": "ven_giustiniani"}
    game = opened(ADVANCED, position, [])
    for question in ({"zone": "villesse"}, {"of": "battle", "zone": "villesse"}, {"of": "raid", "zone": "villesse"}):
        with pytest.raises(BadInput, match="odds of"):
            game.ask_umpire("venice", {"ask": "odds", **question})
    asked = {"ask": "odds", "of": "battle", "units": ["v_giu_1"], "zone": "villesse"}
    assert game.ask_umpire("austria", asked) == game.ask_umpire("venice", asked)


def test_several_things_to_do_in_a_zone() -> None:
    position = {**GREEN, "setup": {"crauglio": ["v_tre_1"], "villesse": ["a_cog_1"]}, "active": "ven_trevisan"}
    game = opened(ADVANCED, position, BEFORE_GRADISCA)
    told = game.ask_umpire("venice", {"ask": "odds", "zone": "villesse"})["entries"]
    assert [e["of"] for e in told] == ["battle", "foray", "raid"]
    named = [game.ask_umpire("venice", {"ask": "odds", "of": e["of"], "zone": "villesse"}) for e in told]
    assert [{**e, "given": "no_reaction"} for e in told] == [{**e, "action": None} for e in named]


def distributions(answer: Any) -> list[list[float]]:
    """All lists of chances in an answer."""
    found: list[list[float]] = []
    if isinstance(answer, dict):
        for key, value in answer.items():
            if key in ("hits", "after_shelter", "levels_lost", "points") and isinstance(value, list):
                found.append(value)
            found.extend(distributions(value))
    elif isinstance(answer, list):
        for value in answer:
            found.extend(distributions(value))
    return found


@pytest.mark.parametrize("options", [ADVANCED, BASIC, ITALIAN, {**ADVANCED, "teams": "yes"}])
def test_through_whole_games(options: dict[str, str]) -> None:
    """Odds are JSON, sum up to one, leave the game alone and tell nothing that is hidden."""
    game = sabretache.new("gradisca", options=options, seed=5)
    dice = FastDice("odds")
    seen: set[str] = set()
    for turn in range(900):
        if game.over:
            break
        decision = game.pending[0]
        if turn % 3 == 0:
            before = (game.table.data(), [f[:] for f in game.stack], game.state)
            told = game.ask_umpire(decision.seat, {"ask": "odds", "press": "never"})
            assert (game.table.data(), game.stack, game.state) == before
            assert json.loads(json.dumps(told)) == told
            for chances in distributions(told):
                assert sum(chances) == pytest.approx(1, abs=1e-9)
            seen |= {e["of"] for e in told["entries"]}
            world = game.imagine(decision.seat, dice.below(10**6))
            assert world.ask_umpire(decision.seat, {"ask": "odds", "press": "never"}) == told
        leads = [e["action"] for e in told["entries"] if e["action"]] if turn % 3 == 0 else []
        action = leads[dice.below(len(leads))] if leads else decision.actions[dice.below(len(decision.actions))]
        game.play(decision.seat, action)
    assert "battle" in seen


def test_the_battle_that_a_force_is_about_to_fight() -> None:
    game = march(ADVANCED, ["v_tre_1", "v_tre_2"], ["a_cog_1"], "villesse", "crauglio", camps={"venice": "crauglio"})
    with pytest.raises(BadInput, match="nobody is in crauglio"):
        game.ask_umpire("venice", {"ask": "odds", "of": "battle"})
    game.play("venice", "go villesse")
    assert game.prompt == "meet"
    told = game.ask_umpire("austria", {"ask": "odds", "of": "battle"})
    assert {**told, "action": "fight"} == {**entry_for(game, "fight"), "given": "no_reaction"}


def test_one_of_several_leaders_is_shot_at() -> None:
    setup = {"palma": ["v_giu_1", "ldr_giustiniani", "ldr_scotti"], "crauglio": ["a_cog_1"]}
    position = {**GREEN, "setup": setup, "active": "aus_coglio", "hands": {"austria": [26]}}
    game = opened(ADVANCED, position, ["austria: one_zone", "austria: play 26"])
    assert entry_for(game, "pick ldr_scotti")["leaders"] == [{"unit": "ldr_scotti", "falls": near(1 / 2)}]


@pytest.mark.parametrize(
    "expected, problem",
    [
        ({"action": "go crauglio", "is": {"next_round.drawn": "1/3"}}, "expected 1/3, found 0.5"),
        ({"action": "go crauglio", "is": {"next_round.drawn": 0.51}}, "expected 0.51, found 0.5"),
        ({"action": "halt", "is": {"next_round.drawn": 0.5}}, "leads to no roll; these do: ['go crauglio']"),
        ({"action": "go crauglio", "is": {"next_round.drawn": 0.5, "attack.fire.0.unit": "v_giu_3"}}, ""),
    ],
)
def test_rule_cases_expect_odds(expected: dict[str, Any], problem: str) -> None:
    game = march(BASIC, ["v_giu_3"], ["a_cog_2"], "crauglio", "palma")
    assert problem in game.rules.expect(game, "odds", expected)
    assert bool(problem) == bool(game.rules.expect(game, "odds", expected))


@pytest.mark.parametrize("wrong", [{}, {"is": {"nothing": 1}}, {"is": {"next_round.drawn": "a/b"}}])
def test_rule_cases_name_what_is_wrong_with_expected_odds(wrong: dict[str, Any]) -> None:
    game = march(BASIC, ["v_giu_3"], ["a_cog_2"], "crauglio", "palma")
    with pytest.raises(BadInput, match="odds: "):
        game.rules.expect(game, "odds", {"of": "battle", "zone": "crauglio", **wrong})
