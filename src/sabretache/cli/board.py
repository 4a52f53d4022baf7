"""The table as text: what a player sees in the terminal. Built from a seat's view, so it can show nothing else."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sabretache.engine.locale import Locale

COLOURS = {"venice": "red", "austria": "white"}


def tracks(view: dict[str, Any], words: Locale) -> Text:
    """Turn, points, morale, camps: one or two lines."""
    text = Text()
    text.append(words.name("turn", str(min(view["turn"], 16))), style="bold")
    text.append(f"   {words.say('cli-end')}: {words.name('turn', str(min(max(view['end'], 1), 16)))}\n", style="dim")
    for side in view["vp"]:
        text.append(f"{words.name('side', side)}: ", style=f"bold {COLOURS.get(side, 'cyan')}")
        text.append(f"{view['vp'][side]} {words.say('cli-vp')}")
        if "morale" in view:
            band = view["morale"][side]["band"]
            text.append(f", {words.say('cli-morale')} ")
            text.append(str(view["morale"][side]["value"]), style=band)
            camp = view["camps"][side]["at"]
            place = words.name("zone", camp) if camp else words.say("cli-lost")
            text.append(f", {words.say('cli-camp')} {place}")
        text.append(f", {words.say('cli-cards')} {view['hands'][side]}   ")
    return text


def zone_rows(view: dict[str, Any]) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """The pieces on the map by zone and side."""
    rows: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for unit in view["units"]:
        if unit["at"] in ("reserve", "eliminated", "timeline"):
            continue
        side = "venice" if unit["side"] == "venice" else "austria"
        rows.setdefault(unit["at"], {"venice": [], "austria": []})[side].append(unit)
    return rows


def counter(unit: dict[str, Any]) -> Text:
    """One counter: its id and values, what state it is in."""
    value = f"{unit['attack']}" if unit["attack"] == unit["defence"] else f"{unit['attack']}/{unit['defence']}"
    text = Text(f"{unit['id']} {value}", style=COLOURS.get(unit["side"], ""))
    if unit.get("disorganised"):
        text.append(" ~", style="yellow")
    if unit.get("activated"):
        text.append(" .", style="dim")
    if unit.get("unsupplied"):
        text.append(" !", style="magenta")
    if unit.get("moving"):
        text.append(" >", style="bold green")
    return text


def zone_marks(view: dict[str, Any], zone: str, words: Locale) -> str:
    """Forts, ruins, raids, loot and walls of a zone."""
    marks = [f"{words.say('cli-fort')} {f['count']} ({f['side']})" for f in view["forts"] if f["zone"] == zone]
    if zone in view["ruined"]:
        marks.append(words.say("cli-ruined"))
    if zone in view["raided"]:
        marks.append(words.say("cli-raided"))
    if zone in view["loot"]:
        marks.append(f"{words.say('cli-loot')} ({view['loot'][zone]})")
    walls = [f"{w.split('-')[1]} {level}" for w, level in view["walls"].items() if w.split("-")[0] == zone]
    if walls:
        marks.append(f"{words.say('cli-walls')}: {', '.join(walls)}")
    mines = [f"{w.split('-')[1]} {n}" for w, n in view["mines"].items() if w.split("-")[0] == zone]
    if mines:
        marks.append(f"{words.say('cli-mines')}: {', '.join(mines)}")
    if view.get("sea_marker") == zone:
        marks.append(words.say("cli-sea"))
    return "; ".join(marks)


def board(view: dict[str, Any], words: Locale, seat: str) -> Group:
    """The whole table."""
    rows = zone_rows(view)
    grid = Table(box=None, pad_edge=False, expand=True)
    grid.add_column(words.say("cli-zone"), style="bold", no_wrap=True)
    grid.add_column(words.name("side", "venice"))
    grid.add_column(words.name("side", "austria"))
    grid.add_column("", style="dim")
    shown = sorted(set(rows) | set(view["loot"]) | {f["zone"] for f in view["forts"]})
    for zone in shown:
        sides = rows.get(zone, {"venice": [], "austria": []})
        cells = [Text(", ").join(counter(u) for u in sides[s]) for s in ("venice", "austria")]
        grid.add_row(words.name("zone", zone), *cells, zone_marks(view, zone, words))
    cup = ", ".join(words.name("command", c) for c in view["cup"]) or "-"
    parts: list[Any] = [
        Panel(tracks(view, words), title=words.say("game-" + view["game"])),
        grid,
        Text(f"{words.say('cli-cup')}: {cup}", style="dim"),
        Text(words.say("cli-legend"), style="dim"),
    ]
    return Group(*parts)


def hand(view: dict[str, Any], words: Locale) -> Group:
    """The cards in hand, with their texts."""
    basic = view["level"] == "basic"
    parts = []
    for number in view.get("hand", []):
        text = words.say(f"card-{number}.text")
        if basic and words.say(f"card-{number}.basic") != f"card-{number}.basic":
            text = words.say(f"card-{number}.basic")
        parts.append(Panel(text, title=words.name("card", str(number)), title_align="left"))
    return Group(*parts) if parts else Group(Text(words.say("cli-no-cards")))
