"""4 Setting up: scenarios, and positions for rule cases, in the same words."""

from __future__ import annotations

from typing import Any

from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.components import LOOT_MARKERS, SIDES
from sabretache.games.gradisca.table import (
    ACTIVATED,
    ASIDE,
    DECK,
    DISCARD,
    DISORGANISED,
    ELIMINATED,
    HAND,
    REMOVED,
    RESERVE,
    TOP,
    UNSUPPLIED,
    WAITING,
    GradiscaTable,
)

TALLY = 40
"""Cards 1-36, Gradisca taken, Palma taken, battles, raids."""


def set_up(t: GradiscaTable) -> None:
    """Lays out a scenario on an empty table."""
    s = t.box.scenario
    t.tally = [0] * TALLY
    for card in s["deck"]["start"]:
        t.place[card - 1] = DECK
    for side in SIDES:
        for card in s["hands"]["fixed"][side]:
            t.place[card - 1] = HAND + SIDES.index(side)
            t.known[card - 1] = 1 << (1 - SIDES.index(side))
    place(
        t,
        {
            "setup": s["setup"],
            "forts": s["forts"]["initial"],
            "walls": s["walls"],
            "camps": s["camps"],
            "sea_marker": s["sea_marker"],
            "morale": s["morale"]["start"],
            "vp": s["vp"]["start"],
            "loot": s["loot"],
        },
    )
    for initial in s["forts"]["initial"]:
        t.pool[SIDES.index(initial["side"])] -= initial["count"]


def number(index: dict[str, int], name: Any, what: str) -> int:
    """Looks a name up; says what it should have been otherwise."""
    found = index.get(str(name), -1)
    if found < 0:
        raise BadInput(f"there is no {what} {name!r}")
    return found


def side_number(name: Any) -> int:
    """The number of a side by its name."""
    if name not in SIDES:
        raise BadInput(f"there is no side {name!r}; the sides are {', '.join(SIDES)}")
    return SIDES.index(name)


def place(t: GradiscaTable, position: dict[str, Any]) -> None:
    """Changes the table as a position says. Every key is one of the words below; others are refused."""
    box = t.box
    n = box.zone_count
    for key, value in position.items():
        if key == "setup":
            for zone, units in value.items():
                z = number(box.zone, zone, "zone")
                for name in units:
                    t.put(number(box.unit, name, "unit"), z)
        elif key in ("eliminated", "reserve"):
            for name in value:
                t.put(number(box.unit, name, "unit"), ELIMINATED if key == "eliminated" else RESERVE)
        elif key in ("disorganised", "replaced", "unsupplied", "activated"):
            flag = {"unsupplied": UNSUPPLIED, "activated": ACTIVATED}.get(key, DISORGANISED)
            for name in value:
                t.flags[number(box.unit, name, "unit")] |= flag
        elif key == "forts":
            for fort in value:
                i = side_number(fort["side"]) * n + number(box.zone, fort["zone"], "zone")
                t.forts[i] = fort.get("count", 1)
        elif key == "fort_pool":
            for side, count in value.items():
                t.pool[side_number(side)] = count
        elif key in ("walls", "mines"):
            for fortress, levels in value.items():
                inside = number(box.zone, fortress, "zone")
                for zone, level in levels.items():
                    wall = box.wall_at[inside * n + number(box.zone, zone, "zone")]
                    if wall < 0:
                        raise BadInput(f"{fortress} has no wall towards {zone}")
                    if key == "walls" and not 0 <= level <= box.wall_level[wall]:
                        most = box.wall_level[wall]
                        raise BadInput(f"the wall {fortress}-{zone} has levels 0 to {most}, not {level}")
                    (t.wall if key == "walls" else t.mines)[wall] = level
        elif key in ("ruined", "raided"):
            for zone in value:
                (t.ruined if key == "ruined" else t.raided)[number(box.zone, zone, "zone")] = 1
        elif key == "loot":
            for side, what in value.items():
                s = side_number(side)
                for zone in what["zones"]:
                    t.loot[number(box.zone, zone, "zone")] = 1 + s
                for marker in what["pool"]:
                    t.spoils[s * len(LOOT_MARKERS) + LOOT_MARKERS.index(str(marker))] += 1
        elif key in ("morale", "vp"):
            for side, points in value.items():
                (t.morale if key == "morale" else t.vp)[side_number(side)] = points
        elif key == "camps":
            for side, zone in value.items():
                t.camp[side_number(side)] = -1 if zone is None else number(box.zone, zone, "zone")
        elif key == "camps_lost":
            for side, turn in value.items():
                t.camp[side_number(side)] = -1
                t.camp_lost[side_number(side)] = turn
        elif key == "camps_moved":
            for side in value:
                t.camp_moved[side_number(side)] = 1
        elif key == "sea_marker":
            t.sea = -1 if value is None else number(box.zone, value, "zone")
        elif key == "hands":
            for side, cards in value.items():
                for card in cards:
                    t.place[card_number(t, card)] = HAND + side_number(side)
        elif key in ("deck", "discards", "removed", "top", "aside"):
            where = {"deck": DECK, "discards": DISCARD, "removed": REMOVED, "top": TOP, "aside": ASIDE}[key]
            for card in value:
                t.place[card_number(t, card)] = where
        elif key == "timeline":
            for group, turn in value.items():
                if group not in box.group_names:
                    raise BadInput(f"there is no group {group!r}")
                g = box.group_names.index(group)
                t.arrival[g] = turn
                for u in box.groups[g].units:
                    t.put(u, WAITING)
        elif key in ("cup", "played"):
            for command in value:
                (t.cup if key == "cup" else t.played)[number(box.command, command, "command")] = 1
        elif key == "desks":
            desk = t.desk[:]
            for command, partner in value.items():
                if not t.teams or partner not in (1, 2):
                    raise BadInput(f"{command} cannot be given to player {partner!r}")
                c = number(box.command, command, "command")
                desk[c] = box.command_side[c] * 2 + partner - 1
            t.desk = desk
        elif key == "closed_bridge":
            if value not in box.bridges:
                raise BadInput(f"there is no bridge {value!r}")
            t.closed_bridge = box.bridges.index(value)
        elif key in ("turn", "end", "flood", "hard_winter", "blockade", "confusion"):
            if not isinstance(value, (int, bool)):
                raise BadInput(f"{key} is a number, not {value!r}")
            setattr(t, key, int(value))
        elif key in ("active", "moment"):
            continue
        else:
            raise BadInput(f"a position knows no {key!r}")


def card_number(t: GradiscaTable, card: Any) -> int:
    """The place of a card by its printed number."""
    if not isinstance(card, int) or not 1 <= card <= len(t.box.cards):
        raise BadInput(f"there is no card {card!r}")
    return card - 1
