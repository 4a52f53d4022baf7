"""What is in the box: map, counters, cards and scenarios, read once into flat tables of ints.

Names become numbers here: zones, units (leaders among them), commands, cards, walls and bridges.
Units are ordered by side and command, a command's leader last, so that a command is a range.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from sabretache.board.zones import ZoneMap, all_distances, distances
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.boxcheck import check_box
from sabretache.games.gradisca.boxfiles import FOLDER, read_box, scenario_names

VENICE: Final = 0
AUSTRIA: Final = 1
SIDES: Final = ("venice", "austria")

INFANTRY: Final = 0
LIGHT: Final = 1
MEDIUM: Final = 2
HEAVY: Final = 3
SAPPER: Final = 4
GUN: Final = 5
LEADER: Final = 6
KINDS: Final = ("infantry", "light_cavalry", "medium_cavalry", "heavy_cavalry", "sapper", "artillery", "leader")

PLAIN: Final = 1
BRIDGE: Final = 2
RIVER: Final = 3
IMPASSABLE: Final = 4
EDGES: Final = {"plain": PLAIN, "bridge": BRIDGE, "river": RIVER, "impassable": IMPASSABLE}

MOVEMENT: Final = (3, 5, 5, 5, 3, 2, 5)

LOOT_MARKERS: Final = ("1", "2", "3", "4", "?")

EITHER: Final = 2


class Card:
    """One of the 36 cards; `ops` are its effects, by level of the rules."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.number: int = data["number"]
        self.mandatory: bool = data["mandatory"]
        self.remove: bool = data["remove_if_used"]
        self.year_1617: bool = data["year_1617"]
        self.reinforcement: bool = data["reinforcement"]
        self.after: int = data["only_after"] or 0
        self.response: bool = data["response"]
        self.player: int = {"venice": VENICE, "austria": AUSTRIA, "either": EITHER}[data["playable_by"]]
        self.before_only: bool = data["timing"] == "before"
        self.condition: dict[str, Any] = data["condition"] or {}
        self.ops: list[dict[str, Any]] = data["ops"]
        basic = data["basic_ops"]
        self.basic_ops: list[dict[str, Any]] = self.ops if basic is None else basic


class Group:
    """A group of reinforcements and where it enters."""

    def __init__(self, name: str, units: list[int], zones: list[int], card: int) -> None:
        self.name = name
        self.units = units
        self.zones = zones
        self.card = card


class Box:
    """The components of one scenario, immutable once made."""

    def __init__(self, scenario: str, folder: Path = FOLDER) -> None:
        if scenario not in scenario_names(folder):
            raise BadInput(f"gradisca has no scenario {scenario!r}; it has: {', '.join(scenario_names(folder))}")
        file = f"scenarios/{scenario}.json"
        map: Any = read_box("map.json", folder)
        units: Any = read_box("units.json", folder)
        cards: Any = read_box("cards.json", folder)
        self.scenario: dict[str, Any] = read_box(file, folder)
        chosen: Any = self.scenario
        check_box(map, units, cards, chosen, file)
        self._read_map(map)
        self._read_units(units)
        self._read_cards(cards)
        self._read_scenario(self.scenario)

    def _read_map(self, data: dict[str, Any]) -> None:
        zones = data["zones"]
        self.zones: list[str] = [z["id"] for z in zones]
        self.zone: dict[str, int] = {name: i for i, name in enumerate(self.zones)}
        n = len(zones)
        self.zone_count: int = n
        self.difficult: list[int] = [int(z["difficult"]) for z in zones]
        self.cost: list[int] = [1 + d for d in self.difficult]
        self.town: list[int] = [int(z["fortified_town"]) for z in zones]
        self.fortress: list[int] = [int(z["fortress"]) for z in zones]
        self.coastal: list[int] = [int(z["coastal"]) for z in zones]
        self.border: list[int] = [int(z["border"]) for z in zones]
        self.source: list[int] = [SIDES.index(z["supply_source"]) if z["supply_source"] else -1 for z in zones]
        self.razzia: list[int] = [int(z["razzia"][side]) for side in SIDES for z in zones]
        self.istria: list[int] = [i for i, z in enumerate(zones) if z["istria"]]
        board = ZoneMap(n, [(self.zone[e["a"]], self.zone[e["b"]], EDGES[e["kind"]]) for e in data["edges"]])
        self.edge: list[int] = board.kind
        self.adjacent: list[list[int]] = board.adjacent
        self.near: list[list[int]] = board.neighbours(PLAIN, BRIDGE, RIVER)
        self.far: list[int] = all_distances(self.near)
        self.wall_at: list[int] = [-1] * (n * n)
        self.bridge_at: list[int] = [-1] * (n * n)
        self.walls: list[str] = []
        self.wall_fortress: list[int] = []
        self.wall_outside: list[int] = []
        self.wall_level: list[int] = []
        self.bridges: list[str] = []
        self.river_zone: list[int] = [0] * n
        for e in data["edges"]:
            a, b = self.zone[e["a"]], self.zone[e["b"]]
            kind = EDGES[e["kind"]]
            if kind in (RIVER, BRIDGE):
                self.river_zone[a] = self.river_zone[b] = 1
            if kind == BRIDGE:
                self.bridge_at[a * n + b] = self.bridge_at[b * n + a] = len(self.bridges)
                self.bridges.append(f"{e['a']}-{e['b']}")
            if e["wall"] is not None:
                inside, outside = (a, b) if self.fortress[a] else (b, a)
                self.wall_at[a * n + b] = self.wall_at[b * n + a] = len(self.walls)
                self.walls.append(f"{self.zones[inside]}-{self.zones[outside]}")
                self.wall_fortress.append(inside)
                self.wall_outside.append(outside)
                self.wall_level.append(e["wall"])
        dry = board.neighbours(PLAIN, BRIDGE)
        self.lines: list[list[list[int]]] = [dry]
        """15: for each zone where a line may go on: first with all bridges open, then with each of them closed."""
        for bridge in range(len(self.bridges)):
            self.lines.append([[b for b in dry[a] if self.bridge_at[a * n + b] != bridge] for a in range(n)])
        self.walls_outside: list[list[int]] = [
            [w for w, z in enumerate(self.wall_outside) if z == a] for a in range(n)
        ]
        self.walls_inside: list[list[int]] = [
            [w for w, z in enumerate(self.wall_fortress) if z == a] for a in range(n)
        ]
        self.end_points: list[tuple[int, int, int]] = [
            (i, SIDES.index(side), points) for i, z in enumerate(zones) for side, points in z["vp_end"].items()
        ]

    def _read_units(self, data: dict[str, Any]) -> None:
        commands = sorted(data["commands"], key=lambda c: SIDES.index(c["side"]))
        self.commands: list[str] = [c["id"] for c in commands]
        self.command: dict[str, int] = {name: i for i, name in enumerate(self.commands)}
        self.command_side: list[int] = [SIDES.index(c["side"]) for c in commands]
        self.command_dutch: list[int] = [int(c["nation"] == "dutch") for c in commands]
        self.command_leader: list[int] = [-1] * len(commands)
        self.first: list[int] = []
        counters: list[dict[str, Any]] = []
        for number, c in enumerate(commands):
            self.first.append(len(counters))
            counters.extend(u for u in data["units"] if u["command"] == c["id"])
            for leader in data["leaders"]:
                if leader["command"] == c["id"]:
                    self.command_leader[number] = len(counters)
                    counters.append({**leader, "type": "leader"})
        self.first.append(len(counters))
        self.units: list[str] = [u["id"] for u in counters]
        self.unit: dict[str, int] = {name: i for i, name in enumerate(self.units)}
        self.unit_count: int = len(counters)
        self.kind: list[int] = [KINDS.index(u["type"]) for u in counters]
        self.side: list[int] = [SIDES.index(u["side"]) for u in counters]
        self.of: list[int] = [self.command[u["command"]] for u in counters]
        self.cernida: list[int] = [int(u.get("cernida", False)) for u in counters]
        self.walk: list[int] = [MOVEMENT[k] for k in self.kind]
        self.split: int = self.first[self.command_side.index(AUSTRIA)]
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.has_back: list[int] = []
        for u in counters:
            if u["type"] == "leader":
                back = u["replacement"]
                values = (u["leadership"], u["leadership"])
                turned = (back["leadership"], back["leadership"]) if back else (0, 0)
            else:
                back = u["disorganised"]
                values = (u["fire"]["attack"], u["fire"]["defence"])
                turned = (back["attack"], back["defence"]) if back else (0, 0)
            self.attack.extend((values[0], turned[0]))
            self.defence.extend((values[1], turned[1]))
            self.has_back.append(int(back is not None))
        self.side_range: list[range] = [range(self.split), range(self.split, self.unit_count)]

    def _read_cards(self, data: dict[str, Any]) -> None:
        self.cards: list[Card] = [Card(c) for c in data["cards"]]
        self.card_names: list[str] = [str(c.number) for c in self.cards]

    def _read_scenario(self, data: dict[str, Any]) -> None:
        self.groups: list[Group] = [
            Group(
                g["group"],
                [self.unit[u] for u in g["leaders"] + g["units"]],
                [self.zone[z] for z in g["entry_zones"]],
                g["card"] - 1,
            )
            for g in data["reinforcements"]
        ]
        self.group_names: list[str] = [g.name for g in self.groups]
        timeline = data["timeline"]
        self.last_turn: int = len(timeline)
        self.morale_falls: list[int] = [0] + [int(b["morale_minus_1"]) for b in timeline]
        self.winter: list[int] = [0] + [int(b["cavalry_mp_3"]) for b in timeline]
        self.new_year: list[int] = [0] + [int(b["first_turn_of_year"]) for b in timeline]
        self.adds_1617: list[int] = [0] + [int(b["add_1617_cards"]) for b in timeline]
        self.months: list[str] = ["", *(b["months"] for b in timeline)]
        bands = data["morale"]["bands"]
        self.red_to: int = bands["red"][1]
        self.yellow_to: int = bands["yellow"][1]
        self.fort_pool: list[int] = [data["forts"]["markers"][side] for side in SIDES]
        self.sources: list[list[int]] = [
            [z for z in range(self.zone_count) if self.source[z] == side] for side in (VENICE, AUSTRIA)
        ]
        self.roads: list[list[list[list[int]]]] = []
        """By side: `lines` with the neighbour nearest to a source last, where a search that goes deep looks first."""
        for side in (VENICE, AUSTRIA):
            far = [self.zone_count] * self.zone_count
            for source in self.sources[side]:
                for z, d in enumerate(distances(self.lines[0], source)):
                    if 0 <= d < far[z]:
                        far[z] = d
            order = sorted(range(self.zone_count), key=lambda z: -far[z])
            self.roads.append([[[z for z in order if z in near] for near in lines] for lines in self.lines])
        self.gradisca: int = self.zone["gradisca"]
        self.rubia: int = self.zone["rubia"]
        self.trieste: int = self.zone["trieste"]
        self.nassau: int = self.command["dut_nassau"]
        self.coasts: list[int] = [z for z in range(self.zone_count) if self.coastal[z]]


@cache
def open_box(scenario: str) -> Box:
    """The box of a scenario, opened once: nothing in it changes, and a table may see many games."""
    return Box(scenario)
