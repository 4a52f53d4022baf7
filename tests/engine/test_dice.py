"""Dice: fair, repeatable, scripted, sealed."""

from __future__ import annotations

from collections import Counter

import pytest

from sabretache.engine.dice import FastDice, ScriptedDice, ScriptEnded, SealedDice, commitment

CHI_SQUARE_5 = 20.5
"""What chi square with five degrees of freedom exceeds once in a thousand."""


def chi_square(faces: list[int]) -> float:
    counts = Counter(faces)
    mean = len(faces) / 6
    return sum((counts[f] - mean) ** 2 / mean for f in range(1, 7))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_fast_dice_are_fair(seed: int) -> None:
    assert chi_square(FastDice(seed).roll(60_000, 6)) < CHI_SQUARE_5


def test_sealed_dice_are_fair() -> None:
    dice = SealedDice(b"x" * 32, {"a": "1"})
    faces = [f for _ in range(6_000) for f in dice.roll(2, 6)]
    assert chi_square(faces) < CHI_SQUARE_5


def test_fast_dice_repeat_for_a_seed_and_copies_go_on_alike() -> None:
    a, b = FastDice(5), FastDice(5)
    assert a.roll(20, 6) == b.roll(20, 6)
    c = a.copy()
    assert a.roll(20, 6) == c.roll(20, 6) != FastDice(6).roll(20, 6)


def test_known_numbers_are_the_same_compiled_and_not() -> None:
    assert FastDice(7).roll(12, 6) == [5, 5, 4, 6, 2, 2, 1, 3, 2, 4, 6, 2]


def test_a_sealed_roll_depends_on_secret_nonces_and_counter() -> None:
    def faces(secret: bytes, nonce: str, counter: int) -> list[int]:
        return SealedDice(secret, {"a": nonce}, counter).roll(20, 6)

    base = faces(b"s" * 32, "n", 0)
    assert base == faces(b"s" * 32, "n", 0)
    assert base not in (faces(b"t" * 32, "n", 0), faces(b"s" * 32, "m", 0), faces(b"s" * 32, "n", 1))


def test_the_commitment_binds_and_copies_do_not_carry_the_secret() -> None:
    dice = SealedDice(b"s" * 32)
    assert dice.committed == commitment(b"s" * 32) != commitment(b"t" * 32)
    assert isinstance(dice.copy(), FastDice)
    assert b"s" * 32 not in repr(dice.data()).encode()
    assert SealedDice().secret != SealedDice().secret


def test_scripted_dice_say_what_does_not_fit() -> None:
    dice = ScriptedDice([3, "pompei"])
    with pytest.raises(ScriptEnded, match="pompei"):
        dice.roll(2, 6)
    assert dice.roll(1, 6) == [3]
    with pytest.raises(ScriptEnded, match="palma"):
        dice.draw([0], ["palma"])
    assert dice.draw([0, 1], ["palma", "pompei"]) == 1
    assert dice.left == []
    with pytest.raises(ScriptEnded):
        dice.draw([0], ["palma"])
    with pytest.raises(ScriptEnded):
        ScriptedDice([7]).roll(1, 6)
