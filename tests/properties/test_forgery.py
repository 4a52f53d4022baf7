"""Forged records: whatever is changed in the record of a game with sealed dice, `verify` finds it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import sabretache
from sabretache.engine.dice import HandDice, SealedDice, commitment
from sabretache.engine.record import record, save, verify
from sabretache.engine.ruling import BadInput
from tests.properties.checks import play_on

Document = dict[str, Any]
SEATS = ("venice", "austria")


def sealed() -> SealedDice:
    return SealedDice(b"s" * 32, {"venice": "one", "austria": "two"})


@pytest.fixture(scope="module")
def rolled() -> Document:
    """A whole game with sealed dice."""
    return record(play_on(sabretache.new("gradisca", dice=sealed()), "forged"))


@pytest.fixture(scope="module")
def drawn() -> Document:
    """A whole game with dice rolled by hand, and lots drawn by sealed dice."""
    return record(play_on(sabretache.new("gradisca", dice=HandDice(sealed())), "forged"))


def found_out(document: Document) -> str:
    """What `verify` says about a record."""
    try:
        return "; ".join(verify(document))
    except BadInput as error:
        return str(error)


def entries(document: Document, *kinds: str) -> list[int]:
    """Where entries of some kinds stand: three of them, from the beginning, the middle and the end."""
    found = [i for i, entry in enumerate(document["entries"]) if entry.startswith(kinds)]
    return [found[0], found[len(found) // 2], found[-1]]


def another_face(entry: str) -> str:
    kind, _, faces = entry.partition(": ")
    first, *rest = faces.split()
    return f"{kind}: {' '.join([str(int(first) % 6 + 1), *rest])}"


def another_seat(entry: str) -> str:
    seat, _, action = entry.partition(": ")
    return f"{SEATS[1 - SEATS.index(seat)]}: {action}"


def test_honest_records_stand(rolled: Document, drawn: Document) -> None:
    assert verify(rolled) == [] and verify(drawn) == []
    assert "secret" in rolled["dice"] and "secret" in drawn["dice"]["lots"]


@pytest.mark.parametrize(
    ("kinds", "forge"),
    [
        (("roll: ",), lambda all, i: all.__setitem__(i, another_face(all[i]))),
        (("roll: ",), lambda all, i: all.__setitem__(i, all[i] + " 3")),
        (("roll: ",), lambda all, i: all.__setitem__(i, all[i].replace("roll", "hand"))),
        (("draw command",), lambda all, i: all.__setitem__(i, "draw command: aus_tolmino")),
        (("draw card",), lambda all, i: all.__setitem__(i, "draw card: 33")),
        (("draw card",), lambda all, i: all.__setitem__(i, all[i].replace("draw card", "draw command"))),
        (("roll: ", "draw "), lambda all, i: all.pop(i)),
        (SEATS, lambda all, i: all.pop(i)),
        (SEATS, lambda all, i: all.__setitem__(i, another_seat(all[i]))),
        (SEATS, lambda all, i: all.__setitem__(i, all[i].split(": ")[0] + ": pass")),
        (SEATS, lambda all, i: all.insert(i, all[i])),
        (SEATS, lambda all, i: all.insert(i + 1, "roll: 6")),
        (("roll: ", "draw "), lambda all, i: all.insert(i, all[i])),
        (("roll: ", "draw "), lambda all, i: all.insert(i - 1, all.pop(i))),
    ],
    ids=[
        "face", "die more", "rolled by hand", "other command", "other card", "other kind of draw", "chance removed",
        "action removed", "other seat", "other action", "action twice", "roll added", "chance twice", "chance moved",
    ],
)  # fmt: skip
def test_a_changed_entry_is_found(
    rolled: Document, kinds: tuple[str, ...], forge: Callable[[list[str], int], object]
) -> None:
    for place in entries(rolled, *kinds):
        forged = copy.deepcopy(rolled)
        forge(forged["entries"], place)
        if forged["entries"] != rolled["entries"]:
            assert found_out(forged), rolled["entries"][place]


def test_a_cut_record_is_found(rolled: Document) -> None:
    for count in (1, 2, 3, 200):
        forged = copy.deepcopy(rolled)
        del forged["entries"][-count:]
        assert found_out(forged)
        forged["result"] = {}
        assert found_out(forged)


def other_secret(d: Document) -> None:
    d["dice"].update(secret=(b"t" * 32).hex(), commitment=commitment(b"t" * 32))


@pytest.mark.parametrize(
    ("forge", "says"),
    [
        (lambda d: d["dice"].update(commitment=commitment(b"t" * 32)), "not the one that was committed to"),
        (lambda d: d["dice"].update(secret=(b"t" * 32).hex()), "not the one that was committed to"),
        (other_secret, "so say the sealed dice"),
        (lambda d: d["dice"].pop("secret"), "secret of the sealed dice is missing"),
        (lambda d: d["dice"].update(secret="zz"), "not hexadecimal"),
        (lambda d: d["dice"].update(secret="00"), "1 bytes"),
        (lambda d: d["dice"]["nonces"].update(venice="three"), "so say the sealed dice"),
        (lambda d: d["dice"].update(nonces={}), "so say the sealed dice"),
        (lambda d: d["result"].update(winner="draw"), "replaying gives"),
        (lambda d: d["result"]["vp"].update(venice=99), "replaying gives"),
        (lambda d: d.update(result={}), "replaying gives"),
        (lambda d: d["options"].update(level="advanced"), "entry "),
        (lambda d: d.update(version="0"), "version '0'"),
        (lambda d: d.update(patient=False), "entry "),
        (lambda d: d.update(position={"vp": {"venice": 30}}), "replaying gives"),
        (lambda d: d["seats"].reverse(), "seats"),
    ],
)
def test_a_changed_heading_is_found(rolled: Document, forge: Callable[[Document], object], says: str) -> None:
    forged = copy.deepcopy(rolled)
    forge(forged)
    assert says in found_out(forged)


def test_lots_drawn_beside_dice_rolled_by_hand_are_proved_too(drawn: Document) -> None:
    for place in entries(drawn, "draw command"):
        forged = copy.deepcopy(drawn)
        forged["entries"][place] = "draw command: aus_tolmino"
        if forged["entries"] != drawn["entries"]:
            assert "so say the sealed dice" in found_out(forged)
    forged = copy.deepcopy(drawn)
    forged["dice"]["lots"]["secret"] = (b"t" * 32).hex()
    assert "committed to" in found_out(forged)


def test_a_save_is_verified_as_far_as_it_goes() -> None:
    game = play_on(sabretache.new("gradisca", dice=sealed()), "forged", 40)
    assert verify(save(game)) == [] and verify(record(game)) == []
    forged = save(game)
    forged["entries"][-1] = "austria: pass"
    assert found_out(forged)
