"""What records and saves have in common: JSON objects that name the game, its rules, and what was played."""

from __future__ import annotations

import reprlib
from typing import Any

from sabretache.engine.registry import find_game
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput

FORMAT = 1

SECRET_BYTES = 32
MALFORMED = (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, RuntimeError)
"""What goes wrong inside the rules when a document tells them nonsense that nobody has looked for."""

KINDS = {dict: "an object", list: "a list", str: "a text", int: "a number", bool: "true or false"}


def shown(value: Any) -> str:
    """A value as an error message shows it: however long it is, not more than a few words."""
    return reprlib.repr(value)


def need(document: Any, key: str, kind: type, what: str = "the record") -> Any:
    """The value of a key that a document must have, and of what kind."""
    if not isinstance(document, dict):
        raise BadInput(f"{what} is a JSON object, not {shown(document)}")
    if key not in document:
        raise BadInput(f"{what} has no {key!r}")
    value = document[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadInput(f"{what} has {shown(value)} for {key!r}, which is {KINDS[kind]}")
    return value


def texts(document: Any, key: str, what: str = "the record") -> dict[str, str]:
    """The value of a key that is an object of texts."""
    found: dict[str, str] = {}
    for name, value in need(document, key, dict, what).items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise BadInput(f"{what} has {shown(value)} for {shown(name)} among its {key!r}, which is a text")
        found[name] = value
    return found


def rules_of(document: Any) -> Rules:
    """The rules that a record or a save was played by."""
    if need(document, "format", int) != FORMAT:
        raise BadInput(f"the record has format {document['format']}; this Sabretache reads format {FORMAT}")
    info = find_game(need(document, "game", str))
    need(document, "version", str)
    rules = info.make(need(document, "scenario", str), texts(document, "options"))
    seats = need(document, "seats", list)
    if seats != rules.seats:
        raise BadInput(f"the record's seats {shown(seats)} are not those of the game, {rules.seats}")
    return rules


def other_version(document: dict[str, Any], rules: Rules) -> str:
    """What there is to say when a document was played by another version of the rules; "" if it was not."""
    if document["version"] == rules.version:
        return ""
    return f"it was played by version {shown(document['version'])} of the rules, these are version {rules.version!r}"


def secret_of(dice: dict[str, Any], what: str = "the record") -> bytes:
    """The secret of sealed dice."""
    text = need(dice, "secret", str, what)
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise BadInput(f"{what} has a secret of its dice that is not hexadecimal") from None
    if len(secret) != SECRET_BYTES:
        raise BadInput(f"{what} has a secret of its dice of {len(secret)} bytes, not {SECRET_BYTES}")
    return secret
