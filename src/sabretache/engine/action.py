"""Actions: small ints inside, readable words outside.

An action is a verb with up to three arguments, packed into one int so that offering, comparing and
copying choices costs nothing. A `Vocabulary` knows the words: it turns `take v_giu_1` into an int
and back, and says precisely what is wrong with text that it cannot read.
"""

from __future__ import annotations

from typing import Final

Action = int

ARG_BITS: Final = 12
VERB_BITS: Final = 8
ARG_MASK: Final = 4095
VERB_MASK: Final = 255


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> Action:
    """Packs a verb and its arguments into one action.

    >>> verb_of(pack(3, 7)), first(pack(3, 7))
    (3, 7)
    """
    return verb | a << 8 | b << 20 | c << 32


def verb_of(action: Action) -> int:
    """The verb of an action."""
    return action & 255


def first(action: Action) -> int:
    """The first argument of an action."""
    return action >> 8 & 4095


def second(action: Action) -> int:
    """The second argument of an action."""
    return action >> 20 & 4095


def third(action: Action) -> int:
    """The third argument of an action."""
    return action >> 32 & 4095


class NotationError(ValueError):
    """Text that names no action; `problem` is a message id, `args` what to fill in."""

    def __init__(self, problem: str, args: dict[str, str]) -> None:
        super().__init__(problem + " " + ", ".join(f"{k}={v}" for k, v in args.items()))
        self.problem = problem
        self.fields = args


class Vocabulary:
    """The verbs of a game and the names of what they speak of.

    `verbs` maps a verb's word to the kinds of its arguments, in the order of the verbs' numbers;
    `names` gives for each kind the words of its members, by index.
    """

    def __init__(self, verbs: list[tuple[str, tuple[str, ...]]], names: dict[str, list[str]]) -> None:
        self.words: list[str] = [word for word, _ in verbs]
        self.kinds: list[tuple[str, ...]] = [kinds for _, kinds in verbs]
        self.names: dict[str, list[str]] = names
        self.verb_number: dict[str, int] = {word: i for i, word in enumerate(self.words)}
        self.index: dict[str, dict[str, int]] = {
            kind: {name: i for i, name in enumerate(members)} for kind, members in names.items()
        }

    def text(self, action: Action) -> str:
        """The action in notation, e.g. `go crauglio`."""
        verb = action & 255
        parts = [self.words[verb]]
        rest = action >> 8
        for kind in self.kinds[verb]:
            parts.append(self.names[kind][rest & 4095])
            rest >>= 12
        return " ".join(parts)

    def arguments(self, action: Action) -> list[tuple[str, str]]:
        """The arguments as (kind, name) pairs."""
        rest = action >> 8
        found: list[tuple[str, str]] = []
        for kind in self.kinds[action & 255]:
            found.append((kind, self.names[kind][rest & 4095]))
            rest >>= 12
        return found

    def parse(self, text: str) -> Action:
        """Reads notation; raises `NotationError` that names the word at fault."""
        words = text.split()
        if not words:
            raise NotationError("notation-empty", {})
        verb = self.verb_number.get(words[0], -1)
        if verb < 0:
            raise NotationError("notation-unknown-verb", {"verb": words[0], "known": " ".join(self.words)})
        kinds = self.kinds[verb]
        if len(words) - 1 != len(kinds):
            raise NotationError(
                "notation-wrong-count",
                {"verb": words[0], "needs": str(len(kinds)), "kinds": " ".join(kinds), "has": str(len(words) - 1)},
            )
        action = verb
        shift = 8
        for kind, word in zip(kinds, words[1:], strict=True):
            number = self.index[kind].get(word, -1)
            if number < 0:
                raise NotationError("notation-unknown-name", {"verb": words[0], "kind": kind, "name": word})
            action |= number << shift
            shift += 12
        return action

    def valid(self, action: Action) -> bool:
        """Whether the int is an action of this vocabulary at all."""
        verb = action & 255
        if action < 0 or verb >= len(self.words):
            return False
        rest = action >> 8
        for kind in self.kinds[verb]:
            if rest & 4095 >= len(self.names[kind]):
                return False
            rest >>= 12
        return rest == 0
