"""Whether the files of the box fit together: names that are given once, and speak of things that there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sabretache.games.gradisca.boxfiles import Cards, Loot, Map, Scenario, Units, fault

OPERATIONS: dict[str, tuple[str, ...]] = {
    "enter_group": ("group",),
    "move_sea_supply": (),
    "supply_morale": ("side", "if_ok", "if_not"),
    "attrition": ("min_units", "exempt"),
    "morale": ("side", "delta"),
    "desertion": ("yellow", "red"),
    "vp": ("side", "delta"),
    "remove_sea_supply": (),
    "out_of_supply": (),
    "end_activation": (),
    "limit_activation": (),
    "close_rivers": (),
    "close_bridge": (),
    "movement_cap": (),
    "siege_bonus": (),
    "peek_hand": (),
    "opponent_discards": (),
    "movement_bonus": (),
    "shoot_leader": ("hit_on", "bonus_if", "bonus_vp"),
    "end_marker": ("delta",),
    "ambush": (),
    "place_replacement_leader": ("leader",),
    "clear_out_of_supply": ("zone",),
    "recover": ("count",),
    "wall": (),
}
"""What the cards do, and what must be said of it."""

SAID: dict[str, type] = {
    **dict.fromkeys(("group", "side", "leader", "zone"), str),
    **dict.fromkeys(("if_ok", "if_not", "delta", "count", "hit_on", "bonus_vp", "min_units", "yellow", "red"), int),
    **dict.fromkeys(("exempt", "bonus_if"), list),
}
"""Of what type that is."""


class Names:
    """The names that a box has given to things so far, to check those that speak of them."""

    def __init__(self) -> None:
        self.known: dict[str, dict[str, str]] = {}

    def give(self, kind: str, name: str, file: str, place: str, about: str = "") -> None:
        """Gives a name; it must be new."""
        if name in self.known.setdefault(kind, {}):
            raise fault(file, place, f"there are two {kind}s {name!r}")
        self.known[kind][name] = about

    def need(self, kind: str, name: Any, file: str, place: str) -> str:
        """What is known about a name; there must be such a thing."""
        found = self.known.get(kind, {}).get(name) if isinstance(name, str) else None
        if found is None:
            raise fault(file, place, f"there is no {kind} {name!r}")
        return found

    def need_all(self, kind: str, names: Iterable[Any], file: str, place: str) -> None:
        """As `need`, for several."""
        for i, name in enumerate(names):
            self.need(kind, name, file, f"{place}[{i}]")


def check_box(map: Map, units: Units, cards: Cards, scenario: Scenario, scenario_file: str) -> None:
    """Checks that the files of a box fit together; raises `BadInput` at the first thing that does not."""
    names = Names()
    check_map(names, map)
    check_units(names, units)
    check_scenario(names, scenario, len(cards["cards"]), scenario_file)
    check_cards(names, cards)


def check_map(names: Names, data: Map) -> None:
    """Zones have names of their own, sides lie between two of them, walls around fortresses."""
    file = "map.json"
    for i, zone in enumerate(data["zones"]):
        names.give("zone", zone["id"], file, f"$.zones[{i}].id", "fortress" if zone["fortress"] else "zone")
    names.need_all("zone", ("gradisca", "rubia", "trieste"), file, "$.zones, what the rules name")
    sides = set()
    for i, edge in enumerate(data["edges"]):
        place = f"$.edges[{i}]"
        ends = [names.need("zone", edge["a"], file, f"{place}.a"), names.need("zone", edge["b"], file, f"{place}.b")]
        pair = frozenset((edge["a"], edge["b"]))
        if len(pair) == 1:
            raise fault(file, place, f"{edge['a']} lies next to itself")
        if pair in sides:
            raise fault(file, place, f"the side {edge['a']}-{edge['b']} is there twice")
        sides.add(pair)
        if edge["wall"] is not None and ends.count("fortress") != 1:
            raise fault(file, f"{place}.wall", "a wall stands between a fortress and a zone that is none")


def check_units(names: Names, data: Units) -> None:
    """Counters have names of their own, and a command of their own side; a command has one leader at most."""
    file = "units.json"
    for i, command in enumerate(data["commands"]):
        names.give("command", command["id"], file, f"$.commands[{i}].id", command["side"])
    names.need("command", "dut_nassau", file, "$.commands, what the rules name")
    for side in ("venice", "austria"):
        if side not in names.known["command"].values():
            raise fault(file, "$.commands", f"{side} has none")
    led: dict[str, str] = {}
    for key in ("leaders", "units"):
        records: list[Any] = data[key]
        for i, counter in enumerate(records):
            place = f"$.{key}[{i}]"
            names.give("unit", counter["id"], file, f"{place}.id", counter["side"])
            if names.need("command", counter["command"], file, f"{place}.command") != counter["side"]:
                raise fault(file, f"{place}.side", f"{counter['command']} is not a command of {counter['side']}")
            if key == "leaders" and led.setdefault(counter["command"], counter["id"]) != counter["id"]:
                raise fault(file, f"{place}.command", f"{counter['command']} has a leader, {led[counter['command']]}")


def check_cards(names: Names, data: Cards) -> None:
    """Cards are numbered in order, and what they do is something that the rules can do."""
    file = "cards.json"
    for i, card in enumerate(data["cards"]):
        place = f"$.cards[{i}]"
        if card["number"] != i + 1:
            raise fault(file, f"{place}.number", f"card {card['number']} stands in place {i + 1}")
        for key in ("ops", "basic_ops"):
            operations: Any = card[key] or []
            for j, operation in enumerate(operations):
                check_operation(names, operation, file, f"{place}.{key}[{j}]")
        for zone in (card["condition"] or {}).get("occupied", {}):
            names.need("zone", zone, file, f"{place}.condition.occupied")
        names.need_all("zone", (card["condition"] or {}).get("supplied_unit_in_any", []), file, f"{place}.condition")


def check_operation(names: Names, operation: dict[str, Any], file: str, place: str) -> None:
    """One thing that a card does."""
    name = operation.get("op")
    if name not in OPERATIONS:
        raise fault(file, f"{place}.op", f"no card can {name!r}; it can: {', '.join(OPERATIONS)}")
    for key in OPERATIONS[name]:
        if key not in operation:
            raise fault(file, place, f"{name} has no {key!r}")
        expected = SAID[key]
        if not isinstance(operation[key], expected):
            raise fault(file, f"{place}.{key}", f"Expected `{expected.__name__}`, got {operation[key]!r}")
    for key, kind in (("group", "group"), ("leader", "unit"), ("zone", "zone")):
        if key in OPERATIONS[name]:
            names.need(kind, operation[key], file, f"{place}.{key}")
    if operation.get("side", "player") not in ("player", "venice", "austria"):
        raise fault(file, f"{place}.side", f"there is no side {operation['side']!r}")


def check_scenario(names: Names, data: Scenario, cards: int, file: str) -> None:
    """What is set up is on the map and among the counters, and each counter comes once."""
    for zone, units in data["setup"].items():
        names.need("zone", zone, file, "$.setup")
        for i, unit in enumerate(units):
            names.need("unit", unit, file, f"$.setup.{zone}[{i}]")
            names.give("placed unit", unit, file, f"$.setup.{zone}[{i}]")
    for i, group in enumerate(data["reinforcements"]):
        place = f"$.reinforcements[{i}]"
        names.give("group", group["group"], file, f"{place}.group")
        names.need_all("zone", group["entry_zones"], file, f"{place}.entry_zones")
        names.need_all("unit", group["leaders"], file, f"{place}.leaders")
        names.need_all("unit", group["units"], file, f"{place}.units")
        for unit in [*group["leaders"], *group["units"]]:
            names.give("placed unit", unit, file, f"{place}.units")
        need_cards([group["card"]], cards, file, f"{place}.card")
    for i, turn in enumerate(data["timeline"]):
        if turn["turn"] != i + 1:
            raise fault(file, f"$.timeline[{i}].turn", f"turn {turn['turn']} stands in place {i + 1}")
    need_cards(data["deck"]["start"], cards, file, "$.deck.start")
    for side in ("venice", "austria"):
        need_cards(data["hands"]["fixed"][side], cards, file, f"$.hands.fixed.{side}")
        loot: Loot = data["loot"][side]
        names.need_all("zone", loot["zones"], file, f"$.loot.{side}.zones")
        if len(loot["zones"]) != len(loot["pool"]):
            raise fault(file, f"$.loot.{side}", f"{len(loot['zones'])} zones and {len(loot['pool'])} markers")
        camp: str | None = data["camps"][side]
        if camp is not None:
            names.need("zone", camp, file, f"$.camps.{side}")
    if data["sea_marker"] is not None:
        names.need("zone", data["sea_marker"], file, "$.sea_marker")
    for i, fort in enumerate(data["forts"]["initial"]):
        names.need("zone", fort["zone"], file, f"$.forts.initial[{i}].zone")
    for fortress, levels in data["walls"].items():
        if names.need("zone", fortress, file, "$.walls") != "fortress":
            raise fault(file, f"$.walls.{fortress}", "that is no fortress")
        names.need_all("zone", levels, file, f"$.walls.{fortress}")


def need_cards(numbers: list[int], cards: int, file: str, place: str) -> None:
    """The numbers of cards that there must be, each once."""
    for number in numbers:
        if not 1 <= number <= cards:
            raise fault(file, place, f"there is no card {number}")
        if numbers.count(number) > 1:
            raise fault(file, place, f"card {number} is there twice")
