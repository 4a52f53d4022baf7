"""The files of the box, read and checked: whatever is wrong is told by file, place and reason, in one line.

What each record must have is written down as types; `boxcheck` sees to it that the files fit together. They may say
more than the rules need (drawings, sources of the reconstruction): that is left alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec

from sabretache.engine.ruling import BadInput

FOLDER = Path(__file__).parent / "box"

Side = Literal["venice", "austria"]
Kind = Literal["infantry", "light_cavalry", "medium_cavalry", "heavy_cavalry", "sapper", "artillery"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Point = Annotated[list[float], msgspec.Meta(min_length=2, max_length=2)]


class BothSides(TypedDict):
    """A number for each side."""

    venice: Count
    austria: Count


class Raids(TypedDict):
    """Which side may raid a zone."""

    venice: bool
    austria: bool


class Zone(TypedDict):
    """A zone of the map."""

    id: str
    difficult: bool
    fortified_town: bool
    fortress: bool
    coastal: bool
    border: bool
    supply_source: Side | None
    region: str
    sovereign: Side
    istria: bool
    razzia: Raids
    vp_end: dict[Side, int]
    label: Point


class Edge(TypedDict):
    """The side between two zones."""

    a: str
    b: str
    kind: Literal["plain", "bridge", "river", "impassable"]
    wall: Annotated[int, msgspec.Meta(ge=1)] | None


class Map(TypedDict):
    """`map.json`."""

    zones: list[Zone]
    edges: list[Edge]


class Command(TypedDict):
    """A command."""

    id: str
    side: Side
    nation: str


class Values(TypedDict):
    """Fire when attacking and when defending."""

    attack: Count
    defence: Count


class Unit(TypedDict):
    """A combat unit."""

    id: str
    side: Side
    command: str
    type: Kind
    fire: Values
    disorganised: Values | None
    cernida: bool


class Successor(TypedDict):
    """The back of a leader's counter."""

    leadership: Count


class Leader(TypedDict):
    """A leader."""

    id: str
    side: Side
    command: str
    leadership: Count
    replacement: Successor | None


class Units(TypedDict):
    """`units.json`."""

    commands: list[Command]
    leaders: list[Leader]
    units: list[Unit]


class Condition(TypedDict, total=False):
    """When a card may be played."""

    months: list[str]
    months_not: list[str]
    occupied: dict[str, Side]
    supplied_unit_in_any: list[str]


class Operation(TypedDict):
    """One thing that a card does; what else is said of it depends on what it is."""

    op: str


class Card(TypedDict):
    """A card."""

    number: int
    mandatory: bool
    remove_if_used: bool
    year_1617: bool
    reinforcement: bool
    only_after: Count | None
    response: bool
    playable_by: Literal["venice", "austria", "either"]
    timing: Literal["before", "before_or_after", "first_action", "response"]
    condition: Condition | None
    ops: list[Operation]
    basic_ops: list[Operation] | None


class Cards(TypedDict):
    """`cards.json`."""

    cards: list[Card]


class Turn(TypedDict):
    """A box of the calendar."""

    turn: int
    months: str
    morale_minus_1: bool
    cavalry_mp_3: bool
    first_turn_of_year: bool
    add_1617_cards: bool


Band = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]


class Bands(TypedDict):
    """The colours of morale."""

    red: Band
    yellow: Band
    green: Band


class Morale(TypedDict):
    """The track of morale."""

    bands: Bands
    start: BothSides


class Points(TypedDict):
    """Victory points at the start."""

    start: BothSides


class FixedCards(TypedDict):
    """Cards that a side is sure to have."""

    venice: list[int]
    austria: list[int]


class Hands(TypedDict):
    """How the cards are dealt."""

    dealt: BothSides
    fixed: FixedCards


class Deck(TypedDict):
    """The draw pile."""

    start: list[int]


class Group(TypedDict):
    """A group of reinforcements."""

    group: str
    card: int
    entry_zones: Annotated[list[str], msgspec.Meta(min_length=1)]
    units: list[str]
    leaders: list[str]


class Camps(TypedDict):
    """Where the camps stand."""

    venice: str | None
    austria: str | None


class Fort(TypedDict):
    """Forts at the start."""

    zone: str
    side: Side
    count: Count


class Forts(TypedDict):
    """Forts and their markers."""

    markers: BothSides
    initial: list[Fort]


class Loot(TypedDict):
    """A side's loot: where it lies, and the markers that are drawn for it."""

    zones: list[str]
    pool: list[Literal["1", "2", "3", "4", "?"]]


class BothLoots(TypedDict):
    """The loot of both sides."""

    venice: Loot
    austria: Loot


class Scenario(TypedDict):
    """A file of `scenarios/`."""

    timeline: Annotated[list[Turn], msgspec.Meta(min_length=1)]
    morale: Morale
    vp: Points
    hands: Hands
    deck: Deck
    setup: dict[str, list[str]]
    reinforcements: list[Group]
    camps: Camps
    sea_marker: str | None
    forts: Forts
    walls: dict[str, dict[str, Count]]
    loot: BothLoots


SHAPES: dict[str, Any] = {"map.json": Map, "units.json": Units, "cards.json": Cards}

def fault(file: str, place: str, reason: str) -> BadInput:
    """What is wrong with a file of the box."""
    return BadInput(f"the box file {file}, {place}: {reason}")


def read_box(name: str, folder: Path = FOLDER) -> Any:
    """Reads one file of the box, whole, and checks that each record has what it must."""
    try:
        data = msgspec.json.decode((folder / name).read_bytes())
    except FileNotFoundError:
        raise BadInput(f"the box of gradisca has no file {name}") from None
    except OSError as error:
        raise BadInput(f"the box file {name} cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput(f"the box file {name} is not valid JSON: {error}") from None
    try:
        msgspec.convert(data, SHAPES.get(name, Scenario))
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise fault(name, place.strip("`") or "$", reason) from None
    return data


def scenario_names(folder: Path = FOLDER) -> list[str]:
    """The scenarios in the box."""
    return sorted(p.stem for p in (folder / "scenarios").glob("*.json"))
