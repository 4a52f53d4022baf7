"""What lies beside the map of Gradisca: calendar, points, morale, cup, hand, cards."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from sabretache.cli.boards.gradisca_pieces import COLOURS
from sabretache.cli.boards.gradisca_zones import Zones
from sabretache.cli.boards.plain import View
from sabretache.cli.screen import Screen
from sabretache.engine.locale import Locale
from sabretache.games.gradisca.components import AUSTRIA, SIDES, VENICE, Box

BANDS = {"green": "green", "yellow": "yellow", "red": "red"}
EFFECTS = ("confusion", "flood", "hard_winter", "blockade")


class Tracks:
    """Tracks, cup and cards as the terminal shows them."""

    def __init__(self, box: Box, locale: Locale, zones: Zones) -> None:
        self.box = box
        self.locale = locale
        self.zones = zones

    def date(self, view: View) -> str:
        """The turn, by its months and its number."""
        return self.locale.say("board-date", {"turn": f"turn:{view['turn']}", "number": view["turn"]})

    def points(self, view: View) -> Text:
        """The victory points."""
        return self._both({side: str(view["vp"][side]) for side in SIDES}).append(f" {self.locale.say('board-vp')}")

    def _both(self, said: dict[str, str]) -> Text:
        """A word on each side."""
        parts = [Text(f"{self.locale.name('side', s)} {said[s]}", COLOURS[i]) for i, s in enumerate(SIDES)]
        return Text(" · ").join(parts)

    def command(self, command: str, view: View) -> Text:
        """A command in the colour of its side."""
        style = COLOURS[self.box.command_side[self.box.command[command]]]
        return Text(self.locale.name("command", command), f"bold {style}" if command == view["active"] else style)

    def head(self, view: View, side: int) -> Grid:
        """Points, tracks, cup, hand and walls, a row each."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False)
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        say = self.locale.say

        def row(name: str, value: Text | str) -> None:
            grid.add_row(say("cli-field", {"name": name}), value)

        ends = say("board-ends", {"turn": f"turn:{view['end']}"})
        row(say("board-points"), self.points(view).append(f"  {ends}", "dim"))
        if "morale" in view:
            row(say("board-morale"), self.morale(view))
            row(say("board-camps"), self.camps(view))
        if view["active"]:
            row(say("board-active"), self.command(view["active"], view))
        for id, key in (("board-cup", "cup"), ("board-played", "played")):
            if view[key] or key == "cup":
                row(say(id), self.commands(view[key], view))
        row(say("board-hand"), self.cards(view, side))
        for z, zone in enumerate(self.box.zones):
            if self.box.fortress[z]:
                row(self.zones.walls_of(zone), self.zones.walls(view, zone))
        row(say("board-fort-markers"), self._both({s: str(view["fort_pool"][s]) for s in SIDES}))
        if view.get("timeline"):
            row(say("board-on-the-way"), self.on_the_way(view))
        effects = self.effects(view)
        if effects:
            row(say("board-effects"), Text("; ".join(effects), "bold yellow"))
        return grid

    def effects(self, view: View) -> list[str]:
        """What holds for this turn only."""
        found = [self.locale.say(f"board-{e}") for e in EFFECTS if view["turn_effects"][e]]
        bridge = view["turn_effects"]["closed_bridge"]
        if bridge:
            found.append(self.locale.say("board-closed", {"bridge": f"bridge:{bridge}"}))
        return found

    def morale(self, view: View) -> Text:
        """The morale of both armies and its colour."""
        parts = []
        for s, side in enumerate(SIDES):
            morale = view["morale"][side]
            text = Text(f"{self.locale.name('side', side)} ", COLOURS[s])
            text.append(str(morale["value"]), f"bold {BANDS[morale['band']]}")
            parts.append(text.append(f" ({self.locale.say('board-band-' + morale['band'])})"))
        return Text(" · ").join(parts)

    def camps(self, view: View) -> Text:
        """Where the camps are, and where the sea supplies Venice."""
        at = {side: view["camps"][side]["at"] for side in SIDES}
        lost = self.locale.say("board-lost")
        text = self._both({side: self.zones.name(zone) if zone else lost for side, zone in at.items()})
        if view["sea_marker"]:
            text.append("  ").append_text(self.zones.field(self.locale.say("board-sea")))
            text.append(self.zones.name(view["sea_marker"]))
        return text

    def on_the_way(self, view: View) -> str:
        """26: groups that wait on the calendar, and from when on they may come."""
        name = self.locale.name
        return ", ".join(f"{name('group', g)} ({name('turn', str(turn))})" for g, turn in view["timeline"].items())

    def commands(self, commands: list[str], view: View) -> Text:
        """Some commands, a line for each side."""
        lines = []
        for s, side in enumerate(SIDES):
            mine = [self.command(c, view) for c in commands if self.box.command_side[self.box.command[c]] == s]
            if mine:
                lines.append(self.zones.field(self.locale.name("side", side)).append_text(Text(", ").join(mine)))
        return Text("\n").join(lines) if lines else Text("-")

    def left_in_cup(self, view: View) -> Text:
        """How many commands of each side have not been drawn yet."""
        sides = [SIDES[self.box.command_side[self.box.command[c]]] for c in view["cup"]]
        return self._both({side: str(sides.count(side)) for side in SIDES})

    def cards(self, view: View, side: int) -> Text:
        """The cards in hand by number and title, how many the other side has, and how many are left to draw."""
        pile = self.locale.say("board-pile", {"count": view["pile"]})
        if side < 0:
            return self._both({s: str(view["hands"][s]) for s in SIDES}).append(f"  ({pile})", "dim")
        held = [f"{c} {self.locale.say(f'card-{c}.title')}" for c in view["hand"]]
        other = SIDES[1 - side]
        text = Text(" · ".join(held) or "-", "bold")
        return text.append(f"  ({self.locale.name('side', other)} {view['hands'][other]}, {pile})", "not bold dim")

    # ------------------------------------------------------------------ cards

    def card(self, screen: Screen, number: int, level: str) -> None:
        """One card with its text at a level of the rules."""
        head = Text(self.locale.name("card", str(number)), "bold")
        tags = [self.locale.say(f"board-card-{tag}") for tag in self._tags(number)]
        screen.show(head.append(f"  {', '.join(tags)}" if tags else "", "not bold yellow"))
        screen.text(self._text(number, level), indent=4)

    def piles(self, screen: Screen, view: View) -> None:
        """The cards that everybody has seen: discarded, out of the game."""
        for id, key in (("board-discards", "discards"), ("board-removed", "removed")):
            titles = [f"{c} {self.locale.say(f'card-{c}.title')}" for c in view[key]]
            screen.show(self.zones.field(self.locale.say(id)).append(" · ".join(titles) or "-", "not dim"))

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

    def _text(self, card: int, level: str) -> str:
        if level == "basic":
            text = self.locale.say(f"card-{card}.basic")
            if text != f"card-{card}.basic":
                return text
        return self.locale.say(f"card-{card}.text")
