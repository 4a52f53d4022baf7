"""Words: messages rendered in a player's language from the Fluent files in `sabretache/locale`.

A message is an id with arguments; an argument such as `zone:gradisca` is a name that is looked up in
its turn, and several of them, separated by blanks, become a list. A message may have an attribute
`.plain` that says the same without arguments, for when they are not known.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from sabretache.engine.action import Action, Vocabulary
from sabretache.engine.message import Args, LogLine, Message, Value
from sabretache.engine.ruling import UNREADABLE, BadInput, Ruling

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
    """One language for one game.

    >>> from sabretache.engine.message import Message
    >>> Locale("it", "gradisca").text(Message("log-sea", {"zone": "zone:pirano"}))
    'Rifornimento di Venezia via mare: Pirano.'
    """

    def __init__(self, language: str, game: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.bundles = [bundle(language, game)]
        if language != "en":
            self.bundles.append(bundle("en", game))

    def say(self, id: str, args: Args | None = None) -> str:
        """A message by its id; English where a language lacks it or an argument is missing, then the bare id with
        its arguments: words never stop a game."""
        filled: Args = {key: self._value(value) for key, value in (args or {}).items()}
        text = self._find(id, filled)
        if text is None:
            text = id if not filled else f"{id} ({', '.join(f'{k} {v}' for k, v in filled.items())})"
        return text

    def _find(self, id: str, filled: Args) -> str | None:
        """The words of a message, or None if no language has it with these arguments."""
        name, _, attribute = id.partition(".")
        for words in self.bundles:
            if words.has_message(name):
                message = words.get_message(name)
                attributes = message.attributes
                wanted = [attributes.get(attribute)] if attribute else [message.value, attributes.get("plain")]
                for pattern in wanted:
                    if pattern is not None:
                        text, errors = words.format_pattern(pattern, filled)
                        if not errors:
                            return str(text)
        return None

    def has(self, id: str) -> bool:
        """Whether this language itself has a message."""
        return bool(self.bundles[0].has_message(id))

    def _value(self, value: Value) -> Value:
        """An argument in words; what does not name anything stays as it is."""
        if isinstance(value, int) or ":" not in value:
            return value
        words: list[str] = []
        for part in value.split():
            kind, colon, name = part.partition(":")
            word = self._name(kind, name) if colon else None
            if word is None:
                # a number needs no word, and is left to the message's own choice of singular and plural
                return int(name) if kind.isalpha() and name.isdecimal() and part == value else value
            words.append(word)
        return ", ".join(words)

    def _name(self, kind: str, name: str) -> str | None:
        if kind == "bridge":
            ends = [self._name("zone", zone) for zone in name.split("-")]
            return None if None in ends else "–".join(filter(None, ends))
        word = self._find(f"{kind}-{name}", {})
        if kind == "card" and word is not None:
            return self._find("card-named", {"number": name, "title": word})
        return word

    def name(self, kind: str, name: str) -> str:
        """What a thing is called: a zone, a unit, a card ..."""
        word = self._name(kind, name)
        if word is not None:
            return word
        return name if name.isdecimal() else f"{kind}-{name}"

    def text(self, message: Message) -> str:
        """A message in words."""
        return self.say(message.id, message.args)

    def ruling(self, ruling: Ruling) -> str:
        """A ruling in words, with the number of its rule."""
        args = dict(ruling.message.args)
        if ruling.kind == UNREADABLE:
            # the words that were typed stay as they were typed; what was expected is told in the player's words
            for key in ("kind", "kinds"):
                if key in args:
                    args[key] = ", ".join(self._name("kind", k) or k for k in str(args[key]).split())
            for key in ("needs", "has"):
                if key in args:
                    args[key] = int(args[key])
        elif "verb" in args:
            verb = str(args["verb"])
            args["verb"] = self._name("verb", verb) or verb
        text = self.say("ruling-" + ruling.message.id, args)
        return f"{text} [{self.say('rule')} {ruling.rule}]" if ruling.rule else text

    def line(self, line: LogLine) -> str:
        """A line of the log in words, with the number of its rule."""
        return f"{self.text(line.message)} [{line.rule}]" if line.rule else self.text(line.message)

    def action(self, vocabulary: Vocabulary, action: Action) -> str:
        """An action as a player reads it."""
        args: Args = {kind: f"{kind}:{name}" for kind, name in vocabulary.arguments(action)}
        return self.say("act-" + vocabulary.words[action & 255], args)
