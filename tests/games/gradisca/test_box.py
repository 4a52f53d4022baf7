"""Files of the box that are wrong: told by file, place and reason in one line, whatever is wrong with them."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.boxfiles import FOLDER
from sabretache.games.gradisca.components import Box

MAP, UNITS, CARDS, CAMPAIGN = "map.json", "units.json", "cards.json", "scenarios/campaign.json"
FILES = (MAP, UNITS, CARDS, CAMPAIGN)
GOOD: dict[str, Any] = {name: json.loads((FOLDER / name).read_text(encoding="utf-8")) for name in FILES}


def box_with(folder: Path, changed: dict[str, Any]) -> Box:
    """The box with some files changed."""
    (folder / "scenarios").mkdir(exist_ok=True)
    for name in FILES:
        (folder / name).write_text(json.dumps(changed.get(name, GOOD[name])), encoding="utf-8")
    return Box("campaign", folder)


def change(file: str, how: Callable[[Any], object]) -> dict[str, Any]:
    """One file of the box after a change in place."""
    data = copy.deepcopy(GOOD[file])
    how(data)
    return {file: data}


@pytest.mark.parametrize(
    ("file", "how", "place", "reason"),
    [
        (MAP, lambda d: d.pop("zones"), "$", "zones"),
        (MAP, lambda d: d["zones"][3].pop("difficult"), "$.zones[3]", "difficult"),
        (MAP, lambda d: d["zones"][3].update(difficult="yes"), "$.zones[3].difficult", "Expected `bool`"),
        (MAP, lambda d: d["zones"][3].update(supply_source="genoa"), "$.zones[3].supply_source", "genoa"),
        (MAP, lambda d: d["zones"][4].update(id="antro"), "$.zones[4].id", "two zones 'antro'"),
        (MAP, lambda d: d["zones"][2].update(label=[1]), "$.zones[2].label", "length"),
        (MAP, lambda d: d["edges"][5].update(b="nowhere"), "$.edges[5].b", "no zone 'nowhere'"),
        (MAP, lambda d: d["edges"][5].update(kind="ford"), "$.edges[5].kind", "ford"),
        (MAP, lambda d: d["edges"].append(d["edges"][7]), "$.edges[187]", "twice"),
        (MAP, lambda d: d["edges"][0].update(wall=3), "$.edges[0].wall", "fortress"),
        (MAP, lambda d: d["edges"].__setitem__(0, 7), "$.edges[0]", "Expected `object`"),
        (UNITS, lambda d: d["units"][1].update(id="v_giu_1"), "$.units[1].id", "two units 'v_giu_1'"),
        (UNITS, lambda d: d["units"][1].update(command="ven_none"), "$.units[1].command", "no command 'ven_none'"),
        (UNITS, lambda d: d["units"][1].update(side="austria"), "$.units[1].side", "austria"),
        (UNITS, lambda d: d["units"][1].update(type="elephants"), "$.units[1].type", "elephants"),
        (UNITS, lambda d: d["units"][1]["fire"].update(attack="2"), "$.units[1].fire.attack", "Expected `int`"),
        (UNITS, lambda d: d["leaders"][1].update(command="ven_giustiniani"), "$.leaders[1].command", "has a leader"),
        (UNITS, lambda d: d["commands"].clear(), "$.commands", "dut_nassau"),
        (CARDS, lambda d: d["cards"].reverse(), "$.cards[0].number", "card 36 stands in place 1"),
        (CARDS, lambda d: d["cards"][0]["ops"][0].update(op="dance"), "$.cards[0].ops[0].op", "no card can 'dance'"),
        (CARDS, lambda d: d["cards"][0]["ops"][0].pop("group"), "$.cards[0].ops[0]", "no 'group'"),
        (CARDS, lambda d: d["cards"][0]["ops"][0].update(group="x"), "$.cards[0].ops[0].group", "no group 'x'"),
        (CARDS, lambda d: d["cards"][3].update(playable_by=None), "$.cards[3].playable_by", "Expected `str`"),
        (CAMPAIGN, lambda d: d["setup"].update(nowhere=[]), "$.setup", "no zone 'nowhere'"),
        (CAMPAIGN, lambda d: d["setup"]["palma"].append("v_pom_1"), "$.setup.marano[0]", "v_pom_1"),
        (CAMPAIGN, lambda d: d["setup"]["palma"].append("v_xyz"), "$.setup.palma[10]", "no unit 'v_xyz'"),
        (CAMPAIGN, lambda d: d["timeline"].pop(0), "$.timeline[0].turn", "turn 2 stands in place 1"),
        (CAMPAIGN, lambda d: d["reinforcements"][0].update(card=99), "$.reinforcements[0].card", "no card 99"),
        (CAMPAIGN, lambda d: d["reinforcements"][0].update(entry_zones=[]), "$.reinforcements[0].entry_zones", ">= 1"),
        (CAMPAIGN, lambda d: d["deck"]["start"].append(2), "$.deck.start", "card 2 is there twice"),
        (CAMPAIGN, lambda d: d["camps"].update(venice="atlantis"), "$.camps.venice", "no zone 'atlantis'"),
        (CAMPAIGN, lambda d: d["walls"].update(udine={}), "$.walls.udine", "no fortress"),
        (CAMPAIGN, lambda d: d["loot"]["venice"]["pool"].append("9"), "$.loot.venice.pool", "9"),
        (CAMPAIGN, lambda d: d["loot"]["venice"]["pool"].append("1"), "$.loot.venice", "8 zones and 9 markers"),
        (CAMPAIGN, lambda d: d["morale"]["bands"].pop("red"), "$.morale.bands", "red"),
    ],
)
def test_a_fault_in_the_box_is_told_by_file_place_and_reason(
    tmp_path: Path, file: str, how: Callable[[Any], object], place: str, reason: str
) -> None:
    with pytest.raises(BadInput) as told:
        box_with(tmp_path, change(file, how))
    text = str(told.value)
    assert text.startswith(f"the box file {file}, {place}") and reason in text and "\n" not in text


def test_a_file_that_is_missing_or_not_json(tmp_path: Path) -> None:
    box_with(tmp_path, {})
    (tmp_path / CARDS).write_text("{")
    with pytest.raises(BadInput, match=r"the box file cards\.json is not valid JSON"):
        Box("campaign", tmp_path)
    (tmp_path / CARDS).unlink()
    with pytest.raises(BadInput, match=r"no file cards\.json"):
        Box("campaign", tmp_path)
    with pytest.raises(BadInput, match="no scenario 'waterloo'; it has: campaign"):
        Box("waterloo", tmp_path)


def spots(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where there is anything in a document."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = [path] if path else []
    for key, value in inside:
        if not str(key).startswith(("display", "history", "provenance", "note")):
            found.extend(spots(value, (*path, key)))
    return found


SPOTS = {name: spots(data) for name, data in GOOD.items()}


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(FILES),
    st.randoms(use_true_random=False),
    st.sampled_from([None, -1, 7, 10**30, 0.5, True, "", "gradisca", "v_giu_1", [], ["x"], {}, {"op": "vp"}, "delete"]),
)
def test_any_change_anywhere_gives_a_box_or_one_line(tmp_path_factory: Any, file: str, luck: Any, value: Any) -> None:
    *way, last = luck.choice(SPOTS[file])
    data = copy.deepcopy(GOOD[file])
    at = data
    for key in way:
        at = at[key]
    if value == "delete":
        del at[last]
    else:
        at[last] = value
    told = ""
    try:
        box_with(tmp_path_factory.mktemp("box"), {file: data})
    except BadInput as error:
        told = str(error)
    assert not told or (told.startswith("the box file ") and "\n" not in told)
