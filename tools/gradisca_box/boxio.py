"""Reading and writing the files of the Gradisca box.

The JSON of the box is laid out for people who read differences: one record
per line, sections separated, keys in a fixed order.  `dumps` produces that
layout, so a script that changes one value changes one line.
"""

from __future__ import annotations

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BOX = ROOT / "src" / "sabretache" / "games" / "gradisca" / "box"
LOCALE = ROOT / "src" / "sabretache" / "locale"
LANGUAGES = ("en", "fr", "it")
SIDES = ("venice", "austria")


def load(name: str) -> dict:
    return json.loads((BOX / name).read_text(encoding="utf-8"))


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _pairs(value: list) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _record(value: object) -> str:
    """One record on one line; coordinate lists are packed without spaces."""
    if not isinstance(value, dict):
        return _line(value)
    parts = []
    for key, item in value.items():
        packed = key.startswith("display_") or key == "label"
        parts.append(f"{_line(key)}: {_pairs(item) if packed else _line(item)}")
    return "{" + ", ".join(parts) + "}"


def dumps(document: dict) -> str:
    """The whole document, one record per line."""
    sections = []
    for key, value in document.items():
        if key.startswith("display_"):
            body = _pairs(value)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            body = "[\n" + ",\n".join("  " + _record(item) for item in value) + "\n ]"
        elif isinstance(value, dict) and value:
            rows = (f"  {_line(k)}: {_record(v)}" for k, v in value.items())
            body = "{\n" + ",\n".join(rows) + "\n }"
        else:
            body = _line(value)
        sections.append(f" {_line(key)}: {body}")
    return "{\n" + ",\n".join(sections) + "\n}\n"


def save(name: str, document: dict) -> None:
    path = BOX / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dumps(document), encoding="utf-8")
