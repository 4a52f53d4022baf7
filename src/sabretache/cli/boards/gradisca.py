"""The board of Gradisca on the terminal: calendar, tracks, cup, hand, and the zones by region."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from sabretache.cli.boards.gradisca_pieces import Pieces, signed
from sabretache.cli.boards.plain import Board, View
from sabretache.cli.screen import Screen
from sabretache.engine.action import Action
from sabretache.engine.decision import Decision
from sabretache.engine.game import Seen
from sabretache.engine.locale import Locale
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca import Gradisca
from sabretache.games.gradisca.components import (
    AUSTRIA,
    BRIDGE,
    GUN,
    IMPASSABLE,
    RIVER,
    SAPPER,
    SIDES,
    VENICE,
    read_box,
)

COLOURS = ("red", "cyan")
BANDS = {"green": "green", "yellow": "yellow", "red": "red"}
REGIONS = (
    "carnia", "carinthia", "friuli", "valli_natisone", "upper_isonzo", "basso_friuli_arciducale", "contado_west",
    "contado", "territorio_monfalcone", "carso", "muggia", "istria", "carniola",
)  # fmt: skip
EFFECTS = ("confusion", "flood", "hard_winter", "blockade")


def make_board(rules: Rules, locale: Locale) -> Board:
    """The board for some rules of Gradisca."""
    assert isinstance(rules, Gradisca)
    return GradiscaBoard(rules, locale)


class GradiscaBoard(Board):
    """Gradisca on the terminal."""

    groups = (
        ("cli-group-cards", ("play", "discard")),
        ("cli-group-zones", ("activate", "enter", "succeed", "sea", "close", "mend")),
        ("cli-group-move", ("go", "retreat")),
        ("cli-group-force", ("take", "drop")),
        (
            "cli-group-orders",
            ("fight", "raid", "incursion", "call", "bombard", "fire", "join", "resolve", "mine", "blow", "countermine",
             "rebuild", "fort", "demolish", "recover", "camp"),
        ),
        ("cli-group-pieces", ("hit", "pick")),
        ("cli-group-end", ("halt", "stand", "leave", "end", "pass", "no")),
    )  # fmt: skip
    repeated = ("take", "join", "recover")

    def __init__(self, rules: Gradisca, locale: Locale) -> None:
        super().__init__(rules, locale)
        self.box = rules.box
        self.pieces = Pieces(rules.box, locale)
        self.region = {z["id"]: str(z["region"]) for z in read_box("map.json")["zones"]}

    # ------------------------------------------------------------------ the whole board

    def show(self, screen: Screen, view: View, side: int) -> None:
        screen.rule(self._date(view))
        for line in self._head(view, side):
            screen.show(line)
        screen.gap()
        screen.show(self._map(view, side))
        screen.text(self.locale.say("board-legend"), "dim")

    def status(self, view: View, side: int) -> Text:
        text = Text(self._date(view), "bold")
        text.append("  ")
        text.append_text(self._points(view))
        if view["active"]:
            text.append("  ")
            text.append_text(self._command(view["active"], view))
        return text

    def moment(self, view: View, side: int) -> tuple[object, ...]:
        active = view["active"]
        if active and self.box.command_side[self.box.command[active]] == side:
            return (view["turn"], active)
        return ()

    def _date(self, view: View) -> str:
        return self.locale.say("board-date", {"turn": f"turn:{view['turn']}", "number": view["turn"]})

    def _points(self, view: View) -> Text:
        text = Text()
        for s, side in enumerate(SIDES):
            text.append(f"{self.locale.name('side', side)} {view['vp'][side]}", COLOURS[s])
            text.append(" · " if s == 0 else f" {self.locale.say('board-vp')}")
        return text

    def _command(self, command: str, view: View) -> Text:
        style = COLOURS[self.box.command_side[self.box.command[command]]]
        bold = "bold " if command == view["active"] else ""
        return Text(self.locale.name("command", command), bold + style)

    def _field(self, name: str, style: str = "dim") -> Text:
        return Text(self.locale.say("board-field", {"name": name}) + " ", style)

    def _head(self, view: View, side: int) -> list[Text]:
        """Points, tracks, cup and hand, a line each."""
        name = self.locale.name
        first = self._points(view)
        first.append("    " + self.locale.say("board-ends", {"turn": f"turn:{view['end']}"}), "dim")
        lines = [first]
        if "morale" in view:
            lines.append(self._tracks(view))
        lines.append(self._commands("board-active", [view["active"]] if view["active"] else [], view))
        lines.append(self._commands("board-cup", view["cup"], view))
        lines.append(self._commands("board-played", view["played"], view))
        cards = self._field(self.locale.say("board-hand"))
        if side >= 0:
            held = [f"{c} {self.locale.say(f'card-{c}.title')}" for c in view["hand"]]
            cards.append(" · ".join(held) or "-", "bold")
            other = SIDES[1 - side]
            cards.append(f"  ({name('side', other)}: {view['hands'][other]}, ", "dim")
        else:
            cards.append(", ".join(f"{name('side', s)} {n}" for s, n in view["hands"].items()) + "  (")
        cards.append(self.locale.say("board-pile", {"count": view["pile"]}) + ")", "dim")
        lines.append(cards)
        effects = [self.locale.say(f"board-{e}") for e in EFFECTS if view["turn_effects"][e]]
        bridge = view["turn_effects"]["closed_bridge"]
        if bridge:
            effects.append(self.locale.say("board-closed", {"bridge": f"bridge:{bridge}"}))
        for z, zone in enumerate(self.box.zones):
            if self.box.fortress[z]:
                lines.append(self._walls_line(view, zone))
        if effects:
            lines.append(self._field(self.locale.say("board-effects")).append("; ".join(effects), "bold yellow"))
        return lines

    def _tracks(self, view: View) -> Text:
        text = self._field(self.locale.say("board-morale"))
        for s, side in enumerate(SIDES):
            morale = view["morale"][side]
            text.append(self.locale.name("side", side) + " ", COLOURS[s])
            text.append(f"{morale['value']}", "bold " + BANDS[morale["band"]])
            text.append(f" ({self.locale.say('board-band-' + morale['band'])})  ")
        text.append_text(self._field(self.locale.say("board-camps")))
        for s, side in enumerate(SIDES):
            at = view["camps"][side]["at"]
            text.append(self.locale.name("zone", at) if at else self.locale.say("board-lost"), COLOURS[s])
            text.append(" · " if s == 0 else "  ")
        if view["sea_marker"]:
            text.append_text(self._field(self.locale.say("board-sea")))
            text.append(self.locale.name("zone", view["sea_marker"]))
        return text

    def _commands(self, id: str, commands: list[str], view: View) -> Text:
        text = self._field(self.locale.say(id))
        if not commands:
            return text.append("-")
        for s, side in enumerate(SIDES):
            mine = [c for c in commands if self.box.command_side[self.box.command[c]] == s]
            for i, command in enumerate(mine):
                if i == 0:
                    text.append_text(self._field(self.locale.name("side", side)))
                text.append(", " if i else "").append_text(self._command(command, view))
            text.append("  " if mine else "")
        return text

    def _map(self, view: View, side: int) -> Grid:
        """The zones where anything lies, by region; in each zone one's own side comes first."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        grid.add_column(no_wrap=True)
        grid.add_column()
        by_zone = self.pieces.by_zone(view)
        for region in REGIONS:
            rows = [z for z in self.box.zones if self.region[z] == region and self._worth_showing(view, z, by_zone)]
            if rows:
                grid.add_row(Text(self.locale.say(f"region-{region}"), "bold dim"))
            for zone in rows:
                cell = Text("  " + self.locale.name("zone", zone))
                marks = self.marks(view, zone)
                if marks.plain:
                    cell.append("  ").append_text(marks)
                grid.add_row(cell, Text("\n").join(self._here(view, zone, side, by_zone)))
        return grid

    def _here(self, view: View, zone: str, side: int, by_zone: dict[tuple[str, int], list[int]]) -> list[Text]:
        """What each side has in a zone: its pieces by command, its forts. One's own side comes first."""
        found = []
        for s in (max(side, 0), 1 - max(side, 0)):
            text = self.pieces.stack(by_zone.get((zone, s), []), view["active"])
            forts = self.forts(view, zone, s)
            if forts:
                text.append(" + " if text.plain else "").append(forts, "bold")
            if text.plain:
                found.append(self._field(self.locale.name("side", SIDES[s]), COLOURS[s]).append_text(text))
        return found

    def _worth_showing(self, view: View, zone: str, by_zone: dict[tuple[str, int], list[int]]) -> bool:
        z = self.box.zone[zone]
        return (
            (zone, 0) in by_zone
            or (zone, 1) in by_zone
            or bool(self.box.fortress[z])
            or any(f["zone"] == zone for f in view["forts"])
            or any(c["at"] == zone for c in view.get("camps", {}).values())
        )

    def forts(self, view: View, zone: str, side: int) -> str:
        """The forts of a side in a zone, in words; "" if it has none."""
        count = sum(f["count"] for f in view["forts"] if f["zone"] == zone and f["side"] == SIDES[side])
        return self.locale.say("board-forts", {"count": count}) if count else ""

    def marks(self, view: View, zone: str) -> Text:
        """What there is to say of a zone beside its pieces."""
        z = self.box.zone[zone]
        say = self.locale.say
        words: list[tuple[str, str]] = []
        if self.box.town[z]:
            ruined = zone in view["ruined"]
            words.append((say("board-ruined" if ruined else "board-town"), "dim strike" if ruined else ""))
        if self.box.difficult[z]:
            words.append((say("board-difficult"), "dim"))
        for s, side in enumerate(SIDES):
            if view.get("camps", {}).get(side, {}).get("at") == zone:
                words.append((say("board-camp-of", {"side": f"side:{side}"}), f"bold {COLOURS[s]}"))
        if view.get("sea_marker") == zone:
            words.append((say("board-sea-mark"), "bold"))
        if zone in view["loot"]:
            words.append((say("board-loot"), "yellow"))
        if zone in view["raided"]:
            words.append((say("board-raided"), "yellow"))
        if self.box.fortress[z]:
            words.insert(0, (say("board-fortress"), "bold"))
        text = Text()
        for i, (word, style) in enumerate(words):
            text.append(", " if i else "", "dim").append(word, style)
        return text

    def _walls_line(self, view: View, zone: str) -> Text:
        return self._field(self.locale.say("board-walls", {"zone": f"zone:{zone}"})).append(self.walls(view, zone))

    def walls(self, view: View, zone: str) -> str:
        """The walls of a fortress by the zone outside: their level, a breach, mines."""
        found = []
        for w in self.box.walls_inside[self.box.zone[zone]]:
            name = self.box.walls[w]
            level = view["walls"][name]
            mines = view["mines"].get(name, 0)
            text = self.locale.name("zone", self.box.zones[self.box.wall_outside[w]]) + " "
            text += str(level) if level else self.locale.say("board-breach")
            if mines:
                text += " " + self.locale.say("board-mines", {"count": mines})
            found.append(text)
        return ", ".join(found)

    # ------------------------------------------------------------------ one place, one decision

    def place(self, view: View, side: int, zone: str) -> list[Text]:
        head = Text(self.locale.name("zone", zone), "bold")
        marks = self.marks(view, zone)
        if marks.plain:
            head.append("  ").append_text(marks)
        lines = [head]
        if self.box.fortress[self.box.zone[zone]]:
            lines.append(Text("  ").append_text(self._walls_line(view, zone)))
        by_zone = self.pieces.by_zone(view)
        lines.extend(Text("  ").append_text(here) for here in self._here(view, zone, side, by_zone))
        return lines

    def rollers(self, view: View, label: str, zone: str, count: int) -> list[Text]:
        if label != "battle" or not zone or not view["active"]:
            return []
        attacker = self.box.command_side[self.box.command[view["active"]]]
        by_zone = self.pieces.by_zone(view)
        firing = [u for s in (attacker, 1 - attacker) for u in by_zone.get((zone, s), []) if self.box.kind[u] != SAPPER]
        if len(firing) > count:
            firing = [u for u in firing if self.box.kind[u] != GUN]
        return [self.pieces.full(u, view) for u in firing] if len(firing) == count else []

    def notes(self, seen: Seen, view: View, decision: Decision) -> dict[Action, Text]:
        by_zone = self.pieces.by_zone(view)
        costs = self._costs(seen) if any(t.startswith("go ") for t in decision.texts()) else {}
        found: dict[Action, Text] = {}
        for action in decision.actions:
            verb = decision.vocabulary.words[action & 255]
            note = Text()
            for kind, name in decision.vocabulary.arguments(action):
                if kind == "zone":
                    if verb == "go" and name in costs:
                        note.append(self.locale.say("board-cost", {"points": costs[name]}) + " ", "dim")
                    note.append_text(self._brief(view, name, seen.side, by_zone))
                elif kind == "unit":
                    note.append_text(self.pieces.one(self.box.unit[name], view))
            found[action] = note
        return found

    def _costs(self, seen: Seen) -> dict[str, int]:
        try:
            reach = seen.ask({"ask": "reach"})
        except BadInput:
            return {}
        return {zone: way["cost"] for zone, way in reach["zones"].items() if len(way["path"]) == 1}

    def _brief(self, view: View, zone: str, side: int, by_zone: dict[tuple[str, int], list[int]]) -> Text:
        """Who is in a zone, the enemy first, on one line."""
        text = Text()
        for s in (1 - side, side):
            units = by_zone.get((zone, s), [])
            forts = self.forts(view, zone, s)
            if units or forts:
                text.append(f"{self.locale.name('side', SIDES[s])} ", COLOURS[s])
                text.append_text(self.pieces.plain_stack(units)).append(f" {forts} " if forts else " ")
        z = self.box.zone[zone]
        if self.box.town[z] and zone not in view["ruined"]:
            text.append(self.locale.say("board-town"), "dim")
        return text

    def zone(self, screen: Screen, view: View, side: int, name: str) -> None:
        for line in self.place(view, side, name):
            screen.show(line)
        by_zone = self.pieces.by_zone(view)
        for s in (0, 1):
            for u in by_zone.get((name, s), []):
                screen.show(self.pieces.full(u, view), 4)
        n = self.box.zone_count
        z = self.box.zone[name]
        screen.say("board-neighbours", "dim")
        for other in self.box.adjacent[z]:
            edge = self.box.edge[z * n + other]
            text = Text(self.locale.name("zone", self.box.zones[other]))
            if edge in (BRIDGE, RIVER, IMPASSABLE):
                kind = {BRIDGE: "bridge", RIVER: "river", IMPASSABLE: "impassable"}[edge]
                text.append(f" ({self.locale.say(f'board-side-{kind}')})", "dim")
            if self.box.difficult[other]:
                text.append(f" {self.locale.say('board-difficult')}", "dim")
            text.append("  ").append_text(self._brief(view, self.box.zones[other], max(side, 0), by_zone))
            screen.show(text, 4)
        for zone, s, points in self.box.end_points:
            if zone == z:
                screen.say("board-worth", side=f"side:{SIDES[s]}", points=signed(points))

    def hand(self, screen: Screen, view: View) -> None:
        if not view.get("hand"):
            screen.say("cli-no-hand")
        for card in view.get("hand", []):
            head = Text(self.locale.name("card", str(card)), "bold")
            tags = [self.locale.say(f"board-card-{tag}") for tag in self._tags(card)]
            screen.show(head.append(f"  {', '.join(tags)}" if tags else "", "not bold yellow"))
            screen.text(self.card_text(card, view["level"]), indent=4)
        if view.get("known_cards"):
            known = ", ".join(self.locale.name("card", str(c)) for c in view["known_cards"])
            screen.say("board-known", cards=known)

    def _tags(self, number: int) -> list[str]:
        """What is printed on a card beside its text."""
        card = self.box.cards[number - 1]
        tags = {
            "mandatory": card.mandatory,
            "response": card.response,
            "removed": card.remove,
            "venice": card.player == VENICE,
            "austria": card.player == AUSTRIA,
        }
        return [tag for tag, wanted in tags.items() if wanted]

    def card_text(self, card: int, level: str) -> str:
        """The text of a card at a level of the rules."""
        if level == "basic":
            text = self.locale.say(f"card-{card}.basic")
            if text != f"card-{card}.basic":
                return text
        return self.locale.say(f"card-{card}.text")
