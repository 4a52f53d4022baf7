"""The sentences of the command line: all there in every language, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sabretache
from sabretache.engine.locale import LANGUAGES, Locale

PACKAGE = Path(str(sabretache.__file__)).parent
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def messages(language: str) -> dict[str, set[str]]:
    """The ids in a language's file with the arguments that each speaks of."""
    text = (PACKAGE / "locale" / language / "cli.ftl").read_text(encoding="utf-8")
    parts = MESSAGE.split(text)[1:]
    return {id: set(re.findall(r"\$(\w+)", body)) for id, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_every_language_has_the_same_sentences(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_sentence_used_exists() -> None:
    known = messages("en")
    for path in (PACKAGE / "cli").rglob("*.py"):
        for id in re.findall(r"\"((?:cli|board)-[a-z][\w-]*[a-z])\"", path.read_text(encoding="utf-8")):
            assert id in known, f"{path.name}: {id}"


def test_every_region_has_a_name() -> None:
    from sabretache.cli.boards.gradisca_zones import REGIONS
    from sabretache.games.gradisca.boxfiles import read_box

    assert {z["region"] for z in read_box("map.json")["zones"]} == set(REGIONS)
    locale = Locale("fr", "gradisca")
    assert all(locale.has(f"region-{region}") for region in REGIONS)


def test_every_roll_has_a_reason() -> None:
    known = messages("en")
    for path in (PACKAGE / "games").rglob("*.py"):
        for label in re.findall(r"game\.roll\([^\n]*, \"([\w-]+)\"\)", path.read_text(encoding="utf-8")):
            assert f"dice-{label}" in known, f"{path.name}: {label}"
