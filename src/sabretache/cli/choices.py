"""What is chosen on the command line: language, options, who sits where."""

from __future__ import annotations

import os

from sabretache.agents import agent_names
from sabretache.engine.locale import LANGUAGES, Locale
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput

HUMAN = "human"


def language_of(given: str) -> str:
    """The language asked for, or that of the environment, or English."""
    if given:
        if given not in LANGUAGES:
            raise BadInput(f"--language: there is no language {given!r}; there are: {', '.join(LANGUAGES)}")
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def in_words(locale: Locale, id: str, otherwise: str) -> str:
    """A message, or, where a game has none, what stands in for it."""
    return locale.say(id) if locale.has(id) else otherwise


def option_in_words(locale: Locale, name: str, values: list[str]) -> str:
    """An option and some of its values as players read them."""
    word = in_words(locale, f"option-{name}", name)
    chosen = " / ".join(in_words(locale, f"option-{name}-{value}", value) for value in values)
    return f"{locale.say('cli-field', {'name': word})} {chosen}"


def options_in_words(locale: Locale, options: dict[str, str]) -> str:
    """Options as players read them."""
    return " · ".join(option_in_words(locale, name, [value]) for name, value in options.items())


def scenarios_in_words(locale: Locale, scenarios: list[str]) -> str:
    """Scenarios as players call them."""
    return ", ".join(in_words(locale, f"scenario-{name}", name) for name in scenarios)


def options_of(pairs: list[str], **named: str) -> dict[str, str]:
    """Options from `--option name=value` and from those that have a name of their own."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadInput(f"--option: expected NAME=VALUE, such as level=advanced, not {pair!r}")
        found[name] = value
    found.update({name: value for name, value in named.items() if value})
    return found


def seats_given(rules: Rules, pairs: list[str], players: list[str]) -> dict[str, str]:
    """Who sits where, from `--seat venice=captain`; a side's name means all its seats."""
    sides = rules.side_names()
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, player = pair.partition("=")
        if not equals:
            raise BadInput(f"--seat: expected SEAT=PLAYER, such as {rules.seats[0]}={players[-1]}, not {pair!r}")
        if player not in players:
            raise BadInput(f"--seat {pair}: there is no player {player!r}; there are: {', '.join(players)}")
        if name in rules.seats:
            found[name] = player
        elif name in sides:
            found.update({s: player for i, s in enumerate(rules.seats) if sides[rules.side_of(i)] == name})
        else:
            known = list(dict.fromkeys([*sides, *rules.seats]))
            raise BadInput(f"--seat {pair}: there is no seat {name!r}; there are: {', '.join(known)}")
    return found


def seats_to_play(rules: Rules, pairs: list[str]) -> dict[str, str]:
    """Who sits where in a game: unless told otherwise a person on the first side left free, captains elsewhere."""
    given = seats_given(rules, pairs, [HUMAN, *agent_names()])
    sides = [rules.side_of(i) for i in range(len(rules.seats))]
    free = [side for seat, side in zip(rules.seats, sides) if seat not in given]
    mine = free[0] if free and HUMAN not in given.values() else -1
    return {
        seat: given.get(seat, HUMAN if side == mine else agent_names()[-1]) for seat, side in zip(rules.seats, sides)
    }


def seats_to_simulate(rules: Rules, pairs: list[str]) -> list[str]:
    """The computer players of a batch by seat; unless it is said otherwise they play at random."""
    given = seats_given(rules, pairs, agent_names())
    return [given.get(seat, agent_names()[0]) for seat in rules.seats]
