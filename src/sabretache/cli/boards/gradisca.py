"""The board of Gradisca on the terminal."""

from __future__ import annotations

from rich.text import Text

from sabretache.cli.boards.gradisca_odds import OddsSheet
from sabretache.cli.boards.gradisca_pieces import COLOURS, Pieces
from sabretache.cli.boards.gradisca_tracks import Tracks
from sabretache.cli.boards.gradisca_zones import Zones
from sabretache.cli.boards.plain import Board, View
from sabretache.cli.screen import Screen
from sabretache.engine.action import Action
from sabretache.engine.decision import Decision
from sabretache.engine.game import Seen
from sabretache.engine.locale import Locale
from sabretache.engine.message import LogLine, Message
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca import Gradisca
from sabretache.games.gradisca.components import AUSTRIA, GUN, SAPPER, SIDES

SIEGE = ("bombard", "mine", "blow", "countermine", "rebuild", "mend")


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
        self.sheet = OddsSheet(rules.vocabulary, locale)
        self.places = Zones(rules.box, locale, self.pieces, rules.options["edition"] == "it")
        self.tracks = Tracks(rules.box, locale, self.places)

    # ------------------------------------------------------------------ the whole board

    def show(self, screen: Screen, view: View, side: int) -> None:
        self.pieces.look(view)
        screen.rule(self.tracks.date(view))
        screen.show(self.tracks.head(view, side))
        screen.gap()
        screen.show(self.places.table(view, side, screen.columns))
        screen.text(self.locale.say("board-legend"), "dim")

    def brief(self, screen: Screen, view: View, side: int) -> None:
        self.pieces.look(view)
        screen.rule(f"{self.tracks.date(view)} · {self.locale.name('command', view['active'])}")
        line = self.tracks.points(view)
        line.append("  ").append_text(self.places.field(self.locale.say("board-cup")))
        line.append_text(self.tracks.left_in_cup(view))
        if "morale" in view:
            line.append("  ").append_text(self.places.field(self.locale.say("board-morale")))
            line.append_text(self.tracks.morale(view))
        screen.show(line)
        screen.show(self.places.field(self.locale.say("board-hand")).append_text(self.tracks.cards(view, side)))
        effects = "; ".join(self.tracks.effects(view))
        if effects:
            screen.show(self.places.field(self.locale.say("board-effects")).append(effects, "not dim yellow"))
        screen.show(self.places.front(view, side))

    def map(self, screen: Screen, view: View, side: int) -> None:
        self.pieces.look(view)
        screen.rule(self.tracks.date(view))
        for row in self.places.map(view, screen.columns):
            screen.show(row)
        screen.text(self.locale.say("board-map-legend"), "dim")

    def status(self, view: View, side: int) -> Text:
        text = Text(self.tracks.date(view), "bold")
        text.append("  ").append_text(self.tracks.points(view))
        if view["active"]:
            text.append("  ").append_text(self.tracks.command(view["active"], view))
        return text

    def beat(self, view: View, side: int) -> tuple[object, ...]:
        active = view["active"]
        if active and self.box.command_side[self.box.command[active]] == side:
            return (view["turn"], active)
        return ()

    def condensed(self, lines: list[LogLine]) -> list[LogLine]:
        """A march of several zones, or a retreat of several pieces, is told in one line."""
        found: list[LogLine] = []
        for line in lines:
            args = dict(line.message.args)
            before = found[-1].message if found else Message("", {})
            if line.message.id == "log-goes":
                args["zone"] = self.locale.name("zone", str(args["zone"]).removeprefix("zone:"))
                if before.id == "log-goes" and before.args["units"] == args["units"]:
                    args["zone"] = f"{before.args['zone']} → {args['zone']}"
                    found.pop()
            elif line.message.id == before.id == "log-retreats" and before.args["zone"] == args["zone"]:
                args["unit"] = f"{before.args['unit']} {args['unit']}"
                found.pop()
            found.append(LogLine(line.rule, Message(line.message.id, args), line.only_for))
        return found

    def log_style(self, line: LogLine) -> str:
        if line.message.id == "log-command":
            return f"bold {COLOURS[line.message.args['side'] == f'side:{SIDES[AUSTRIA]}']}"
        return "bold" if line.message.id in ("log-turn", "log-battle", "log-breach", "log-end") else ""

    # ------------------------------------------------------------------ one place, one decision

    def place(self, view: View, side: int, zone: str) -> list[Text]:
        self.pieces.look(view)
        return self.places.place(view, side, zone)

    def zone(self, screen: Screen, view: View, side: int, name: str) -> None:
        self.pieces.look(view)
        self.places.full(screen, view, side, name)

    def rollers(self, view: View, label: str, zone: str, count: int) -> list[Text]:
        if label != "battle" or not zone or not view["active"]:
            return []
        attacker = self.box.command_side[self.box.command[view["active"]]]
        self.pieces.look(view)
        firing = [u for s in (attacker, 1 - attacker) for u in self.pieces.at(zone, s) if self.box.kind[u] != SAPPER]
        if len(firing) > count:
            firing = [u for u in firing if self.box.kind[u] != GUN]
        return [self.pieces.full(u) for u in firing] if len(firing) == count else []

    def notes(self, seen: Seen, view: View, decision: Decision) -> dict[Action, Text]:
        self.pieces.look(view)
        costs = self._costs(seen) if any(t.startswith("go ") for t in decision.texts()) else {}
        here = str(decision.prompt.args.get("zone", "")).removeprefix("zone:")
        found: dict[Action, Text] = {}
        chances = self._chances(seen)
        for action in decision.actions:
            verb = decision.vocabulary.words[action & 255]
            note = Text()
            for kind, name in decision.vocabulary.arguments(action):
                note.append(" " if note.plain else "")
                if verb == "activate":
                    note.append_text(self.pieces.plain_stack(self._ready(view, self.pieces.at(name, seen.side))))
                elif verb in SIEGE and kind == "zone":
                    note.append(self.places.wall(view, here, name))
                elif kind == "zone":
                    if verb == "go" and name in costs:
                        note.append(self.locale.say("board-cost", {"points": costs[name]}) + "  ", "dim")
                    note.append_text(self.places.brief(view, name, seen.side))
                elif kind == "unit":
                    note.append_text(self.pieces.one(self.box.unit[name], here))
            if action in chances:
                note.append("  " if note.plain else "").append(chances[action], "italic")
            found[action] = note
        return found

    def _ready(self, view: View, units: list[int]) -> list[int]:
        """The pieces that act when a zone is activated: those of the active command that have not acted yet."""
        command = self.box.command[view["active"]]
        return [u for u in units if self.box.of[u] == command and not view["units"][u].get("activated")]

    def _chances(self, seen: Seen) -> dict[Action, str]:
        """The odds beside a choice, in a word or two: those of the next roll only."""
        try:
            entries = seen.ask({"ask": "odds", "press": "never"})["entries"]
        except BadInput:
            return {}
        found: dict[Action, str] = {}
        for entry in entries:
            if entry["action"]:
                found.setdefault(self.rules.vocabulary.parse(entry["action"]), self.sheet.brief(entry))
        return {action: brief for action, brief in found.items() if brief}

    def odds(self, screen: Screen, seen: Seen, zone: str) -> bool:
        if zone:
            entries = seen.ask({"ask": "odds", "zone": zone})["entries"]
        else:
            # where nothing is to be rolled for, one may still wonder when reinforcements come
            entries = seen.ask({"ask": "odds"})["entries"] or seen.ask({"ask": "odds", "of": "arrival"})["groups"]
        if entries:
            self.sheet.show(screen, entries)
        return bool(entries)

    def _costs(self, seen: Seen) -> dict[str, int]:
        try:
            reach = seen.ask({"ask": "reach"})
        except BadInput:
            return {}
        return {zone: way["cost"] for zone, way in reach["zones"].items() if len(way["path"]) == 1}

    # ------------------------------------------------------------------ cards

    def hand(self, screen: Screen, view: View) -> None:
        if not view.get("hand"):
            screen.say("cli-no-hand")
        for card in view.get("hand", []):
            self.tracks.card(screen, card, view["level"])
        if view.get("known_cards"):
            known = ", ".join(self.locale.name("card", str(c)) for c in view["known_cards"])
            screen.say("board-known", cards=known)

    def cards(self, screen: Screen, view: View, text: str) -> None:
        if not text:
            self.tracks.piles(screen, view)
        elif text.isdecimal() and 1 <= int(text) <= len(self.box.cards):
            self.tracks.card(screen, int(text), view["level"])
        else:
            screen.say("cli-no-such-card", "yellow", typed=text, last=len(self.box.cards))
