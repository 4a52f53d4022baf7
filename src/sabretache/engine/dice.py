"""Chance, asked like a player: who rolls the dice and draws the lots.

- `FastDice`: from a plain seed, for agents and batch play.
- `ScriptedDice`: what a rule case or a record says.
- `SealedDice`: provably fair, from a secret committed to before the game.
- `HandDice`: dice rolled on a real table and typed in; draws stay with the umpire.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from mypy_extensions import mypyc_attr

M1: Final = 2147483563
M2: Final = 2147483399


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Whoever answers chance. `roll` returns the faces or [] to wait; `draw` an index, or -1 to wait."""

    kind = "none"

    def roll(self, count: int, sides: int) -> list[int]:
        """Rolls `count` dice."""
        raise NotImplementedError

    def draw(self, pool: list[int], names: list[str]) -> int:
        """Draws from a pool of numbered things, whose names are given too; the answer is a place in the pool."""
        raise NotImplementedError

    def copy(self) -> Dice:
        """An independent copy that goes on in the same way."""
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """What a save must keep to go on."""
        return {"kind": self.kind}


class FastDice(Dice):
    """Two combined 31-bit multiplicative generators (L'Ecuyer 1988): quick compiled and uncompiled alike,
    the same numbers both ways, a period of 2^61. Not for secrets."""

    kind = "fast"

    def __init__(self, seed: int | str, s1: int = 0, s2: int = 0) -> None:
        """From a seed, or from the two numbers that generators elsewhere had come to."""
        self.s1 = s1
        self.s2 = s2
        if s1:
            return
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.s1 = int.from_bytes(digest[:8], "big") % (M1 - 1) + 1
        self.s2 = int.from_bytes(digest[8:16], "big") % (M2 - 1) + 1

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.s1 = self.s1 * 40014 % M1
        self.s2 = self.s2 * 40692 % M2
        return (self.s1 - self.s2) % 2147483562 * bound // 2147483562

    def roll(self, count: int, sides: int) -> list[int]:
        return [self.below(sides) + 1 for _ in range(count)]

    def draw(self, pool: list[int], names: list[str]) -> int:
        return self.below(len(pool))

    def copy(self) -> FastDice:
        return FastDice(0, self.s1, self.s2)

    def data(self) -> dict[str, object]:
        return {"kind": self.kind, "s1": self.s1, "s2": self.s2}


class ScriptEnded(Exception):
    """The script of a case or record has no answer left, or one that does not fit."""


class ScriptedDice(Dice):
    """Answers that are written down in order: dice by their faces, draws by the name of what is drawn."""

    kind = "scripted"

    def __init__(self, script: list[int | str]) -> None:
        self.script = list(script)
        self.next = 0

    @property
    def left(self) -> list[int | str]:
        """What has not been used yet."""
        return self.script[self.next :]

    def roll(self, count: int, sides: int) -> list[int]:
        faces: list[int] = []
        for answer in self.script[self.next : self.next + count]:
            if isinstance(answer, str) or answer < 1 or answer > sides:
                raise ScriptEnded(f"a die is rolled, but the script says {answer!r}")
            faces.append(answer)
        if len(faces) < count:
            raise ScriptEnded(f"{count} dice are rolled, but the script has only {len(faces)} more")
        self.next += count
        return faces

    def draw(self, pool: list[int], names: list[str]) -> int:
        if self.next >= len(self.script):
            raise ScriptEnded("something is drawn, but the script has ended; in the pool: " + self._pool(pool, names))
        name = str(self.script[self.next])
        for place, thing in enumerate(pool):
            if names[thing] == name:
                self.next += 1
                return place
        raise ScriptEnded(f"{name!r} cannot be drawn; in the pool: " + self._pool(pool, names))

    def _pool(self, pool: list[int], names: list[str]) -> str:
        return ", ".join(sorted({names[thing] for thing in pool}))

    def copy(self) -> ScriptedDice:
        twin = ScriptedDice(self.script)
        twin.next = self.next
        return twin


def commitment(secret: bytes) -> str:
    """The hash that binds the umpire to a secret without showing it."""
    return hashlib.sha256(secret).hexdigest()


class SealedDice(Dice):
    """Every answer is HMAC-SHA256(secret, nonces and a counter). The secret's hash is published before the
    seats give their nonces, the secret when the game is over, so anybody can check every roll."""

    kind = "sealed"

    def __init__(self, secret: bytes | None = None, nonces: dict[str, str] | None = None, counter: int = 0) -> None:
        self.secret = secret if secret is not None else secrets.token_bytes(32)
        self.nonces = dict(nonces) if nonces is not None else {}
        self.counter = counter
        self.block = b""

    @property
    def committed(self) -> str:
        """The published hash of the secret."""
        return commitment(self.secret)

    def _bytes(self, part: int) -> bytes:
        text = ";".join(f"{seat}={nonce}" for seat, nonce in sorted(self.nonces.items()))
        return hmac.new(self.secret, f"{text};{self.counter};{part}".encode(), hashlib.sha256).digest()

    def _below(self, count: int, bound: int) -> list[int]:
        """`count` fair numbers below `bound`, from the stream of this counter; two bytes each, rejecting the tail."""
        limit = 65536 - 65536 % bound
        found: list[int] = []
        part = 0
        while len(found) < count:
            block = self._bytes(part)
            part += 1
            for i in range(0, 32, 2):
                value = block[i] << 8 | block[i + 1]
                if value < limit and len(found) < count:
                    found.append(value % bound)
        self.counter += 1
        return found

    def roll(self, count: int, sides: int) -> list[int]:
        return [n + 1 for n in self._below(count, sides)]

    def draw(self, pool: list[int], names: list[str]) -> int:
        return self._below(1, len(pool))[0]

    def copy(self) -> FastDice:
        """A copy never gets the secret: it goes on with dice of its own."""
        return FastDice(secrets.randbits(62))

    def data(self) -> dict[str, object]:
        return {"kind": self.kind, "commitment": self.committed, "nonces": dict(self.nonces), "counter": self.counter}


class HandDice(Dice):
    """Dice that people roll: the umpire waits for `enter`. Lots are still drawn by the umpire."""

    kind = "hand"

    def __init__(self, lots: Dice) -> None:
        self.lots = lots
        self.entered: list[int] = []

    def enter(self, faces: list[int]) -> None:
        """What was rolled on the real table."""
        self.entered = list(faces)

    def roll(self, count: int, sides: int) -> list[int]:
        faces = self.entered
        if len(faces) != count:
            return []
        self.entered = []
        return faces

    def draw(self, pool: list[int], names: list[str]) -> int:
        return self.lots.draw(pool, names)

    def copy(self) -> FastDice:
        return FastDice(secrets.randbits(62))

    def data(self) -> dict[str, object]:
        return {"kind": self.kind, "lots": self.lots.data()}
