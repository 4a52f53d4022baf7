"""Words: messages in a player's language, and what is done when one is missing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl, parse
from fluent.syntax.visitor import Visitor

import sabretache
from sabretache.engine.locale import LANGUAGES, Locale, bundle
from sabretache.engine.message import LogLine, Message
from sabretache.engine.ruling import BY_RULE, Refused, Ruling, ruling

SOURCES = Path(__file__).parents[2] / "src" / "sabretache"


def made_of(*texts: str) -> Locale:
    """A locale of given texts, each a language to fall back on in its turn."""
    words = Locale("en", "gradisca")
    words.bundles = []
    for text in texts:
        one = FluentBundle(["en"], use_isolating=False)
        one.add_resource(FluentResource(text))
        words.bundles.append(one)
    return words


def refusal_ids() -> set[str]:
    """The ids of the umpire's own refusals: calls of `ruling` and `NotationError` in the engine."""
    found: set[str] = set()
    for path in (SOURCES / "engine").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"ruling": 2, "NotationError": 0}.get(node.func.id, -1)
                if 0 <= place < len(node.args):
                    id = node.args[place]
                    if isinstance(id, ast.Constant):
                        found.add(id.value)
    return found


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, tuple[set[str], set[str]]]:
    """The messages of a file, each with its variables and attributes; fails on text that Fluent cannot read."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names, {a.id.name for a in entry.attributes}
    return found


@pytest.mark.parametrize("name", sorted(p.name for p in (SOURCES / "locale" / "en").glob("*.ftl")))
def test_every_language_has_the_same_messages_with_the_same_variables(name: str) -> None:
    english = messages(SOURCES / "locale" / "en" / name)
    for language in LANGUAGES:
        assert messages(SOURCES / "locale" / language / name) == english


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert {p.name for p in (SOURCES / "locale").iterdir() if p.is_dir()} == set(LANGUAGES)


def test_an_unknown_language_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(sabretache.BadInput, match=r"'de'.*en, fr, it"):
        Locale("de", "gradisca")


def test_bundles_are_loaded_once() -> None:
    assert Locale("fr", "gradisca").bundles[0] is bundle("fr", "gradisca")


def test_a_locale_of_one_game_knows_nothing_of_another() -> None:
    assert Locale("en", "gradisca").has("game-gradisca")
    assert not Locale("en", "jomini").has("game-gradisca")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_umpire_has_words(language: str) -> None:
    ids = refusal_ids()
    assert {"no-such-seat", "stale-decision", "not-now", "game-over", "notation-empty", "nothing-to-undo"} <= ids
    words = Locale(language, "gradisca")
    assert [id for id in sorted(ids) if not words.has("ruling-" + id)] == []


def test_names_are_looked_up() -> None:
    words = Locale("fr", "gradisca")
    assert words.name("zone", "butrio") == "Plaine de Butrio"
    assert words.name("card", "12").startswith("carte 12 (")
    assert words.name("bridge", "gradisca-sagrado") == "Gradisca–Sagrado"
    assert words.name("unit", "ldr_giustiniani") == "Pompeo Giustiniani"
    assert words.name("unit", "ldr_giustiniani.replacement") == "Jean de Médicis"
    assert words.name("count", "2") == "2"
    assert words.name("zone", "nowhere") == "zone-nowhere"


def test_several_names_become_a_list() -> None:
    message = Message("log-goes", {"units": "unit:v_giu_3 unit:ldr_giustiniani", "zone": "zone:palma"})
    assert Locale("en", "gradisca").text(message) == "Corsicans, Pompeo Giustiniani → Palma."


def test_no_invisible_marks_around_names() -> None:
    text = Locale("en", "gradisca").say("act-go", {"zone": "zone:palma"})
    assert text == "Go to Palma"


def test_numbers_choose_singular_or_plural() -> None:
    words = made_of("hits = { $hits ->\n [one] 1 hit\n *[other] { $hits } hits\n }")
    assert words.say("hits", {"hits": 1}) == "1 hit"
    assert words.say("hits", {"hits": "count:1"}) == "1 hit"
    assert words.say("hits", {"hits": 3}) == "3 hits"


def test_what_names_nothing_stays_as_it_is() -> None:
    words = made_of("saved = Saved in { $file }.\nzone-a = Ahausen")
    for file in ("c:/games/x.json", "zone:b", "zone:a and more", "10:30"):
        assert words.say("saved", {"file": file}) == f"Saved in {file}."
    assert words.say("saved", {"file": "zone:a"}) == "Saved in Ahausen."


def test_english_speaks_where_a_language_has_no_words() -> None:
    words = made_of("one = uno", "one = one\ntwo = two { $n }")
    assert words.say("one") == "uno"
    assert words.say("two", {"n": 2}) == "two 2"
    assert not words.has("two")


def test_english_speaks_where_an_argument_is_missing() -> None:
    words = made_of("far = servono { $needs }", "far = too far")
    assert words.say("far", {"needs": 2}) == "servono 2"
    assert words.say("far") == "too far"


def test_a_plain_sentence_serves_where_an_argument_is_missing() -> None:
    words = made_of("far = servono { $needs }\n    .plain = troppo lontano", "far = too far")
    assert words.say("far", {"needs": 2}) == "servono 2"
    assert words.say("far") == "troppo lontano"


def test_a_message_that_nobody_has_is_its_id_with_its_arguments() -> None:
    words = Locale("it", "gradisca")
    assert words.text(Message("log-nonsense", {})) == "log-nonsense"
    assert words.text(Message("log-nonsense", {"zone": "zone:palma", "n": 2})) == "log-nonsense (zone Palma, n 2)"
    assert words.say("card-15.nonsense") == "card-15.nonsense"
    assert words.say("log-sea") == "log-sea"


def test_rulings_and_log_lines_end_with_the_number_of_their_rule() -> None:
    why = Ruling(BY_RULE, "6", Message("too-far", {"verb": "go", "needs": 2, "has": 1}))
    assert Locale("en", "gradisca").ruling(why) == "That needs 2 movement points, and the force has 1. [rule 6]"
    assert Locale("fr", "gradisca").ruling(why).endswith("[règle 6]")
    assert Locale("it", "gradisca").ruling(ruling("not-now", "", "game-over")) == "La partita è finita."
    line = LogLine("13", Message("log-points", {"side": "side:venice", "points": 2}))
    assert Locale("en", "gradisca").line(line) == "Venice: 2 VP. [13]"


def refused(text: str, seat: str = "") -> Ruling:
    """Why a new game refuses an order."""
    game = sabretache.new("gradisca", seed=1)
    return game.explain(seat or game.pending[0].seat, text)[0]


def test_an_order_that_cannot_be_read_is_quoted_as_it_was_typed() -> None:
    words = Locale("en", "gradisca")
    assert words.ruling(refused("march palma")).startswith("“march” is not an order")
    assert words.ruling(refused("go palmanova")) == "“palmanova” names nothing of this kind: zone."
    assert words.ruling(refused("go")) == "The order “go” needs 1 name after it (zone), but 0 were given."
    assert words.ruling(refused("call")) == "The order “call” needs 2 names after it (unit, zone), but 0 were given."
    assert words.ruling(refused("end palma")) == "The order “end” stands alone, without names after it (1 given)."
    assert Locale("fr", "gradisca").ruling(refused("take x")) == "«\xa0x\xa0» ne désigne rien de ce type\xa0: unité."
    assert words.ruling(refused("draw", "genoa")) == "There is no seat “genoa” at this table."


def test_an_order_out_of_place_is_called_by_its_name() -> None:
    assert "“discard”" in Locale("en", "gradisca").ruling(refused("discard 1"))
    assert "défausser" in Locale("fr", "gradisca").ruling(refused("discard 1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_to_undo_is_told_in_every_language(language: str) -> None:
    game = sabretache.new("gradisca", seed=1)
    with pytest.raises(Refused) as caught:
        game.undo(game.pending[0].seat)
    assert not Locale(language, "gradisca").ruling(caught.value.rulings[0]).startswith("ruling-")
