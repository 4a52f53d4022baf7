"""The zones of Gradisca on the terminal: what lies in one, in a line, in full, in a list by region, on the map."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from sabretache.cli.boards.gradisca_map import Label, sheet
from sabretache.cli.boards.gradisca_pieces import COLOURS, Pieces, signed
from sabretache.cli.boards.plain import View
from sabretache.cli.screen import Screen
from sabretache.engine.locale import Locale
from sabretache.games.gradisca.boxfiles import read_box
from sabretache.games.gradisca.components import (
    BRIDGE,
    HEAVY,
    IMPASSABLE,
    INFANTRY,
    LEADER,
    LIGHT,
    RIVER,
    SIDES,
    Box,
)
from sabretache.games.gradisca.rulebook.sequence import STACK_LIMIT

REGIONS = (
    "carnia", "carinthia", "friuli", "valli_natisone", "upper_isonzo", "basso_friuli_arciducale", "contado_west",
    "contado", "territorio_monfalcone", "carso", "muggia", "istria", "carniola",
)  # fmt: skip
ROOM_FOR_REGIONS = 100
"""From so many columns on a region's name stands beside its zones, else above them."""
LONGEST_ON_MAP = 11
SIDES_OF_ZONES = {BRIDGE: "bridge", RIVER: "river", IMPASSABLE: "impassable"}


class Zones:
    """The zones as the terminal shows them."""

    def __init__(self, box: Box, locale: Locale, pieces: Pieces, italian: bool) -> None:
        self.box = box
        self.italian = italian
        self.locale = locale
        self.pieces = pieces
        zones = read_box("map.json")["zones"]
        self.region = {z["id"]: str(z["region"]) for z in zones}
        self.sovereign = {z["id"]: SIDES.index(z["sovereign"]) for z in zones}

    def name(self, zone: str) -> str:
        """What a zone is called."""
        return self.locale.name("zone", zone)

    def field(self, name: str, style: str = "dim") -> Text:
        """The name of something, before what there is to say of it."""
        return Text(self.locale.say("cli-field", {"name": name}) + " ", style)

    # ------------------------------------------------------------------ what lies in a zone

    def marks(self, view: View, zone: str, side: int) -> Text:
        """What there is to say of a zone beside its pieces. Loot that the side may take stands out."""
        z = self.box.zone[zone]
        say = self.locale.say
        words: list[tuple[str, str]] = []
        if self.box.fortress[z]:
            words.append((say("board-fortress"), "bold"))
        if self.box.town[z]:
            ruined = zone in view["ruined"]
            words.append((say("board-ruined" if ruined else "board-town"), "dim strike" if ruined else ""))
        if self.box.difficult[z]:
            words.append((say("board-difficult"), "dim"))
        for s, name in enumerate(SIDES):
            if view.get("camps", {}).get(name, {}).get("at") == zone:
                words.append((say("board-camp-of", {"side": f"side:{name}"}), f"bold {COLOURS[s]}"))
        if view.get("sea_marker") == zone:
            words.append((say("board-sea-mark"), "bold"))
        if zone in view["loot"]:
            words.append((say("board-loot"), "yellow" if self.may_loot(view, zone, side) else "dim"))
        if zone in view["raided"]:
            words.append((say("board-raided"), "yellow"))
        crowd = self.crowd(zone, side)
        if crowd > STACK_LIMIT:
            words.append((say("board-crowded", {"count": crowd, "limit": STACK_LIMIT}), "yellow"))
        text = Text()
        for i, (word, style) in enumerate(words):
            text.append(", " if i else "", "dim").append(word, style)
        return text

    def crowd(self, zone: str, side: int) -> int:
        """How many of a side's units in a zone count against the limit (rule 9)."""
        kinds = [self.box.kind[u] for u in self.pieces.at(zone, side)]
        foot, horse = kinds.count(INFANTRY), sum(LIGHT <= kind <= HEAVY for kind in kinds)
        return max(foot, horse) if self.italian else foot + horse

    def may_loot(self, view: View, zone: str, side: int) -> bool:
        """Whether the other side's loot lies in a zone (rule 13)."""
        return zone in view["loot"] and side >= 0 and view["loot"][zone] != SIDES[side]

    def forts(self, view: View, zone: str, side: int) -> str:
        """The forts of a side in a zone, in words; "" if it has none."""
        count = self.fort_count(view, zone, side)
        return self.locale.say("board-forts", {"count": count}) if count else ""

    def fort_count(self, view: View, zone: str, side: int) -> int:
        """How many forts a side has in a zone."""
        return sum(f["count"] for f in view["forts"] if f["zone"] == zone and f["side"] == SIDES[side])

    def here(self, view: View, zone: str, side: int) -> list[Text]:
        """What each side has in a zone: its pieces by command, its forts. One's own side comes first."""
        found = []
        for s in (max(side, 0), 1 - max(side, 0)):
            text = self.pieces.stack(self.pieces.at(zone, s), view["active"])
            forts = self.forts(view, zone, s)
            if forts:
                text.append(" + " if text.plain else "").append(forts, "bold")
            if text.plain:
                found.append(self.field(self.locale.name("side", SIDES[s]), COLOURS[s]).append_text(text))
        return found

    def headed(self, view: View, zone: str, side: int, style: str = "") -> Text:
        """A zone's name and its marks."""
        head = Text(self.name(zone), style)
        marks = self.marks(view, zone, side)
        return head.append("  ").append_text(marks) if marks.plain else head

    def place(self, view: View, side: int, zone: str) -> list[Text]:
        """A zone in a few lines: marks, walls, pieces."""
        lines = [self.headed(view, zone, side, "bold")]
        if self.box.fortress[self.box.zone[zone]]:
            lines.append(Text("  ").append_text(self.field(self.walls_of(zone))).append(self.walls(view, zone)))
        lines.extend(Text("  ").append_text(here) for here in self.here(view, zone, side))
        return lines

    def brief(self, view: View, zone: str, side: int) -> Text:
        """Who is in a zone and what is to be had there, the enemy first, on one line."""
        found: list[Text] = []
        for s in (1 - side, side):
            units = self.pieces.at(zone, s)
            forts = self.forts(view, zone, s)
            if units or forts:
                text = Text(f"{self.locale.name('side', SIDES[s])} ", COLOURS[s])
                text.append_text(self.pieces.plain_stack(units)).append(" + " if units and forts else "").append(forts)
                found.append(text)
        if self.box.fortress[self.box.zone[zone]]:
            found.append(Text(self.locale.say("board-fortress"), "bold"))
        if self.box.town[self.box.zone[zone]] and zone not in view["ruined"]:
            found.append(Text(self.locale.say("board-town"), "dim"))
        if self.may_loot(view, zone, side):
            found.append(Text(self.locale.say("board-loot"), "yellow"))
        return Text(", ").join(found)

    # ------------------------------------------------------------------ walls

    def walls_of(self, zone: str) -> str:
        """The heading of a fortress's walls."""
        return self.locale.say("board-walls", {"zone": f"zone:{zone}"})

    def walls(self, view: View, zone: str) -> str:
        """The walls of a fortress by the zone outside: their level, a breach, mines; in a word if all are alike."""
        walls = self.box.walls_inside[self.box.zone[zone]]
        levels = {view["walls"][self.box.walls[w]] for w in walls}
        if len(levels) == 1 and 0 not in levels and not any(view["mines"].get(self.box.walls[w]) for w in walls):
            return self.locale.say("board-all-round", {"level": levels.pop()})
        outside = [self.box.zones[self.box.wall_outside[w]] for w in walls]
        return ", ".join(f"{self.name(other)} {self._level(view, f'{zone}-{other}')}" for other in outside)

    def _level(self, view: View, wall: str) -> str:
        level = view["walls"][wall]
        mines = view["mines"].get(wall, 0)
        text = str(level) if level else self.locale.say("board-breach")
        return f"{text} {self.locale.say('board-mines', {'count': mines})}" if mines else text

    def wall(self, view: View, here: str, there: str) -> str:
        """The wall between two zones, in words; "" if there is none."""
        for wall in (f"{here}-{there}", f"{there}-{here}"):
            if wall in view["walls"]:
                return self.locale.say("board-wall", {"level": self._level(view, wall)})
        return ""

    # ------------------------------------------------------------------ one zone in full

    def full(self, screen: Screen, view: View, side: int, name: str) -> None:
        """All that is known of one zone: its pieces one by one, its neighbours, what it is worth."""
        lines = self.place(view, side, name)
        pieces = [u for s in (0, 1) for u in self.pieces.at(name, s)]
        for line in lines[: 2 if self.box.fortress[self.box.zone[name]] else 1] if pieces else lines:
            screen.show(line)
        for u in pieces:
            screen.show(self.pieces.full(u), 2)
        for s in (0, 1):
            forts = self.forts(view, name, s)
            if pieces and forts:
                screen.show(self.field(self.locale.name("side", SIDES[s]), COLOURS[s]).append(forts), 2)
        screen.show(self.around(view, side, name))
        for zone, s, points in self.box.end_points:
            if self.box.zones[zone] == name:
                screen.say("board-worth", side=f"side:{SIDES[s]}", points=signed(points))

    def around(self, view: View, side: int, name: str) -> Grid:
        """The neighbours of a zone: how one gets there, and who is there."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        z = self.box.zone[name]
        grid.add_row(Text(self.locale.say("board-neighbours"), "dim"))
        for other in self.box.adjacent[z]:
            edge = self.box.edge[z * self.box.zone_count + other]
            ways = [self.locale.say(f"board-side-{SIDES_OF_ZONES[edge]}")] if edge in SIDES_OF_ZONES else []
            if self.box.difficult[other]:
                ways.append(self.locale.say("board-difficult"))
            zone = self.box.zones[other]
            brief = self.brief(view, zone, max(side, 0))
            grid.add_row(Text("  " + self.name(zone)), Text(", ".join(ways), "dim"), brief)
        return grid

    # ------------------------------------------------------------------ all zones

    def worth_showing(self, view: View, zone: str) -> bool:
        """Whether there is anything in a zone to be looked at."""
        return (
            bool(self.pieces.at(zone, 0) or self.pieces.at(zone, 1))
            or bool(self.box.fortress[self.box.zone[zone]])
            or zone in view["loot"]
            or any(f["zone"] == zone for f in view["forts"])
            or any(c["at"] == zone for c in view.get("camps", {}).values())
        )

    def table(self, view: View, side: int, columns: int) -> Grid:
        """The zones where anything lies, by region; in each zone one's own side comes first."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        beside = columns >= ROOM_FOR_REGIONS
        if beside:
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for region in REGIONS:
            heading = Text(self.locale.say(f"region-{region}"), "dim")
            zones = [z for z in self.box.zones if self.region[z] == region and self.worth_showing(view, z)]
            if zones and not beside:
                grid.add_row(heading)
            for i, zone in enumerate(zones):
                cell = self.headed(view, zone, side)
                row = [cell if beside else Text("  ").append_text(cell)]
                row.append(Text("\n").join(self.here(view, zone, side)))
                grid.add_row(*([heading if i == 0 else Text("")] if beside else []), *row)
        return grid

    def front(self, view: View, side: int) -> Grid:
        """Where the active command stands, and what of the enemy's is next to it."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        grid.add_column(no_wrap=True)
        grid.add_column()
        command = self.box.command[view["active"]]
        units = range(self.box.first[command], self.box.first[command + 1])
        zones = dict.fromkeys(str(view["units"][u]["at"]) for u in units if view["units"][u]["at"] in self.box.zone)
        for zone in zones:
            grid.add_row(self.headed(view, zone, side, "bold"), Text("\n").join(self.here(view, zone, side)))
            for other in self.box.near[self.box.zone[zone]]:
                near = self.box.zones[other]
                enemies = self.pieces.at(near, 1 - side) or self.fort_count(view, near, 1 - side)
                if enemies or self.may_loot(view, near, side):
                    grid.add_row(Text(f"  → {self.name(near)}", "dim"), self.brief(view, near, side))
        return grid

    # ------------------------------------------------------------------ the map

    def map(self, view: View, columns: int) -> list[Text]:
        """The map: names of zones where they lie, under them how many pieces of whom, their leader, forts, camps."""
        labels = [self._label(view, zone) for zone in self.box.zones]
        return sheet(columns - 1).draw(sorted(labels, key=lambda label: -len(label.lines)))

    def _label(self, view: View, zone: str) -> Label:
        z = self.box.zone[zone]
        name = self.name(zone)
        if len(name) > LONGEST_ON_MAP:
            # the name by which it is called in orders is shorter
            name = zone.replace("_", " ").title()
        marks = "▣" if self.box.fortress[z] else "▫" if self.box.town[z] and zone not in view["ruined"] else ""
        marks += ("^" if self.box.difficult[z] else "") + ("$" if zone in view["loot"] else "")
        active = any(
            view["active"] is not None and self.box.commands[self.box.of[u]] == view["active"]
            for s in (0, 1)
            for u in self.pieces.at(zone, s)
        )
        style = "bold reverse" if active else "bold" if self.box.fortress[z] else ""
        head = Text().append(name, f"{style} {COLOURS[self.sovereign[zone]]}".strip()).append(marks, "yellow")
        counts = [self._count(view, zone, s) for s in (0, 1)]
        below = Text(" ").join([count for count in counts if count.plain])
        return Label(zone, [head, below] if below.plain else [head])

    def _count(self, view: View, zone: str, side: int) -> Text:
        """The pieces of a side in a zone in a few characters: `V9★3f`."""
        units = self.pieces.at(zone, side)
        leaders = [u for u in units if self.box.kind[u] == LEADER]
        forts = self.fort_count(view, zone, side)
        camp = view.get("camps", {}).get(SIDES[side], {}).get("at") == zone
        if not units and not forts and not camp:
            return Text("")
        text = self.locale.name("side", SIDES[side])[0]
        text += str(len(units) - len(leaders)) if units else ""
        text += "".join(f"★{view['units'][u]['attack']}" for u in leaders)
        text += "f" * forts + ("c" if camp else "")
        return Text(text, f"bold {COLOURS[side]}")
