"""Words: messages rendered in a player's language from the Fluent files in `sabretache/locale`.

A message is an id with arguments; an argument such as `zone:gradisca` is a name that is looked up in
its turn, and several of them, separated by blanks, become a list.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sabretache.engine.action import Action, Vocabulary
from sabretache.engine.message import LogLine, Message, Value
from sabretache.engine.ruling import BadInput, Ruling

FOLDER = Path(__file__).parent.parent / "locale"
LANGUAGES = ("en", "fr", "it")


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The messages of one language: the umpire's own, the command line's and those of a game."""
    made = FluentBundle([language], use_isolating=False)
    folder = FOLDER / language
    for path in sorted(folder.glob("*.ftl")):
        if path.stem in ("engine", "cli") or path.stem.split("-")[0] == game:
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


class Locale:
    """One language for one game."""

    def __init__(self, language: str, game: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.bundles = [bundle(language, game)]
        if language != "en":
            self.bundles.append(bundle("en", game))

    def say(self, id: str, args: dict[str, Value] | None = None) -> str:
        """A message by its id; English where a language lacks it, the bare id where nobody has it."""
        filled: dict[str, Any] = {key: self._value(value) for key, value in (args or {}).items()}
        name, _, attribute = id.partition(".")
        for words in self.bundles:
            if words.has_message(name):
                message = words.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return str(words.format_pattern(pattern, filled)[0])
        return id if not filled else f"{id} ({', '.join(f'{k} {v}' for k, v in filled.items())})"

    def has(self, id: str) -> bool:
        """Whether this language itself has a message."""
        return bool(self.bundles[0].has_message(id))

    def _value(self, value: Value) -> Value:
        if isinstance(value, str) and ":" in value:
            parts = value.split()
            if all(":" in part for part in parts):
                return ", ".join(self.name(*part.split(":", 1)) for part in parts)
        return value

    def name(self, kind: str, name: str) -> str:
        """What a thing is called: a zone, a unit, a card ..."""
        if kind == "bridge":
            return " - ".join(self.name("zone", zone) for zone in name.split("-"))
        if kind == "card":
            return self.say("card-named", {"number": name, "title": self.say(f"card-{name}.title")})
        if kind in ("count", "desk", "loot"):
            return name
        if kind == "unit" and name.startswith("ldr_"):
            kind = "leader"
        return self.say(f"{kind}-{name}")

    def text(self, message: Message) -> str:
        """A message in words."""
        return self.say(message.id, message.args)

    def ruling(self, ruling: Ruling) -> str:
        """A ruling in words, with the number of its rule."""
        text = self.say("ruling-" + ruling.message.id, ruling.message.args)
        return f"{text} [{self.say('rule')} {ruling.rule}]" if ruling.rule else text

    def line(self, line: LogLine) -> str:
        """A line of the log in words, with the number of its rule."""
        return f"{self.text(line.message)} [{line.rule}]" if line.rule else self.text(line.message)

    def action(self, vocabulary: Vocabulary, action: Action) -> str:
        """An action as a player reads it."""
        args: dict[str, Value] = {kind: f"{kind}:{name}" for kind, name in vocabulary.arguments(action)}
        return self.say("act-" + vocabulary.words[action & 255], args)
