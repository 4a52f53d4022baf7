"""The odds of Gradisca on the terminal: what the umpire answers, as small charts and percentages."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from sabretache.cli.screen import Screen
from sabretache.engine.action import Vocabulary
from sabretache.engine.locale import Locale
from sabretache.engine.message import Value

Entry = dict[str, Any]
COLOURS = {"venice": "red", "austria": "cyan"}
BAR = 24
PARTS = " ▏▎▍▌▋▊▉"


def bar(p: float) -> str:
    """A chance as a bar.

    >>> bar(0.5)
    '████████████'
    """
    eighths = round(p * BAR * 8)
    return "█" * (eighths // 8) + PARTS[eighths % 8].strip()


class OddsSheet:
    """Writes odds in a player's language."""

    def __init__(self, vocabulary: Vocabulary, locale: Locale) -> None:
        self.vocabulary = vocabulary
        self.locale = locale

    def say(self, id: str, **args: Value) -> str:
        """Words by the id of their message."""
        return self.locale.say("odds-" + id, dict(args))

    def percent(self, p: float) -> str:
        """A chance in per cent, with one decimal."""
        tenths = round(p * 1000)
        if tenths == 0 and p > 0:
            return self.say("percent-less")
        if tenths == 1000 and p < 1 - 1e-9:
            tenths = 999
        return self.say("percent", whole=str(tenths // 10), tenth=str(tenths % 10))

    def decimal(self, number: float) -> str:
        """A number with one decimal."""
        tenths = round(number * 10)
        return self.say("decimal", whole=str(tenths // 10), tenth=str(tenths % 10))

    # ------------------------------------------------------------------ all entries

    def show(self, screen: Screen, entries: list[Entry]) -> None:
        """Writes entries under the choices they belong to; what several choices lead to is written once."""
        written: list[tuple[Entry, list[str]]] = []
        for entry in entries:
            told = {key: value for key, value in entry.items() if key != "action"}
            same = [actions for other, actions in written if other == told]
            actions = same[0] if same else []
            if not same:
                written.append((told, actions))
            if entry.get("action"):
                actions.append(entry["action"])
        for told, actions in written:
            for action in actions:
                screen.text(self.locale.action(self.vocabulary, self.vocabulary.parse(action)), "bold")
            self.entry(screen, told)
        screen.text(self.say("given"), "dim")

    def entry(self, screen: Screen, entry: Entry) -> None:
        """Writes one entry."""
        writers = {
            "battle": self.battle, "bombardment": self.bombardment, "raid": self.raid, "foray": self.foray,
            "arrival": self.arrival, "loot": self.loot, "leaders": self.leaders, "shot": self.leaders,
            "ambush": self.ambush, "attrition": self.attrition, "forced_march": self.forced_march,
        }  # fmt: skip
        writers.get(entry["of"], self.sapper)(screen, entry)

    def head(self, screen: Screen, id: str, **args: Value) -> None:
        """Writes what an entry is about."""
        screen.text(self.say(id, **args), indent=2)

    def chart(self, screen: Screen, rows: list[tuple[str, float, str]]) -> None:
        """Writes a line for each outcome: what it is, a bar, per cent."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        grid.add_column()
        grid.add_column(min_width=BAR, no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        for label, p, style in rows:
            grid.add_row(label, Text(bar(p), style), self.percent(p))
        if rows:
            screen.show(grid, 4)

    def numbers(self, screen: Screen, heading: str, rows: list[tuple[Text, list[float]]]) -> None:
        """Writes how likely each number is: a column a number, a row a side."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        most = max(len(chances) for _, chances in rows)
        grid.add_row(Text(heading, "dim"), *(Text(str(n), "dim", justify="right") for n in range(most)))
        for label, chances in rows:
            cells = [Text(self.percent(p) if p else "-", justify="right") for p in chances]
            grid.add_row(label, *cells)
        screen.show(grid, 4)

    # ------------------------------------------------------------------ battles

    def battle(self, screen: Screen, entry: Entry) -> None:
        """The next round, and the battle."""
        sides = {"attacker": "side:" + entry["attack"]["side"], "defender": "side:" + entry["defence"]["side"]}
        zone = "zone:" + entry["zone"]
        self.head(screen, "breach-stormed" if entry["breach"] else "battle", zone=zone, side=sides["attacker"])
        self.numbers(screen, self.say("hits"), [self.fire_row(entry[part]) for part in ("attack", "defence")])
        if entry["shelter"]:
            screen.text(self.say("shelter", count=entry["shelter"]), "dim", 4)
        for gun in [g for part in ("attack", "defence") for g in entry[part]["bursts"]]:
            screen.text(f"{self.say('bursts', unit='unit:' + gun['unit'])} {self.percent(gun['chance'])}", "dim", 4)
        if entry["policy"]["press"] == "one_round":
            self.head(screen, "one-round")
        else:
            self.next_round(screen, entry, sides)
            self.head(screen, "whole-battle", rounds=self.decimal(entry["battle"]["rounds"]))
        self.outcomes(screen, entry, sides)
        self.habits(screen, entry)

    def next_round(self, screen: Screen, entry: Entry, sides: dict[str, str]) -> None:
        """What the next of several rounds may bring."""
        coming = entry["next_round"]
        self.head(screen, "next-round", round=entry["round"])
        rows = [
            (self.say("round-won", side=sides["attacker"]), coming["attacker"], COLOURS[entry["attack"]["side"]]),
            (self.say("round-drawn"), coming["drawn"], ""),
            (self.say("round-won", side=sides["defender"]), coming["defender"], COLOURS[entry["defence"]["side"]]),
        ]
        for side in ("attacker", "defender"):
            if coming[f"{side}_destroyed"]:
                rows.append((self.say("destroyed", side=sides[side]), coming[f"{side}_destroyed"], "dim"))
        self.chart(screen, rows + self.leader_rows(coming["leaders"]))

    def fire_row(self, part: Entry) -> tuple[Text, list[float]]:
        """A side, what it fires with, and its hits after shelter."""
        values = " ".join(str(f["value"]) for f in part["fire"])
        label = Text(self.locale.name("side", part["side"]), COLOURS[part["side"]]).append(f" ({values})", "dim")
        return label, part["after_shelter"]

    def outcomes(self, screen: Screen, entry: Entry, sides: dict[str, str]) -> None:
        """How the battle may end, and what becomes of leaders."""
        whole = entry["battle"]
        rows = []
        for name, p in whole["outcomes"].items():
            if p:
                winner = {"defender": "attack", "attacker": "defence"}.get(name.partition("_")[0])
                loser = sides.get(name.partition("_")[0], "")
                style = COLOURS[entry[winner]["side"]] if winner else "dim"
                rows.append((self.say(f"ends-{name.replace('_', '-')}", side=loser), p, style))
        rows.extend(self.leader_rows(whole.get("leaders", entry["next_round"]["leaders"])))
        self.chart(screen, rows)
        for side, units in entry["no_way_back"].items():
            if units:
                screen.text(self.say("no-way-back", side=sides[side]), "yellow", 4)

    def leader_rows(self, leaders: list[Entry]) -> list[tuple[str, float, str]]:
        """What may become of leaders."""
        rows = []
        for lot in leaders:
            name = "unit:" + lot["unit"]
            if lot["falls"]:
                rows.append((self.say("leader-falls", leader=name), lot["falls"], "dim"))
            if lot.get("caught"):
                rows.append((self.say("leader-caught", leader=name), lot["caught"], "dim"))
        return rows

    def habits(self, screen: Screen, entry: Entry) -> None:
        """What is assumed of both sides."""
        policy = entry["policy"]
        if policy["press"] == "one_round":
            return
        parts = [self.say("press-" + policy["press"]), self.say("losses")]
        if policy["mishaps"] != "followed":
            parts.append(self.say("mishaps-" + policy["mishaps"].replace("_", "-")))
        if "partners" in policy:
            parts.append(self.say("partners"))
        screen.text(" ".join(parts), "dim", 4)

    # ------------------------------------------------------------------ one roll

    def bombardment(self, screen: Screen, entry: Entry) -> None:
        """Guns at a wall or at units."""
        zones: dict[str, Value] = {"zone": "zone:" + entry["zone"], "from": "zone:" + entry["from"]}
        if entry["at"] == "walls":
            screen.text(self.locale.say("odds-walls", {**zones, "level": entry["level"]}), indent=2)
            self.numbers(screen, self.say("levels"), [(Text(""), entry["levels_lost"])])
            self.chart(screen, [(self.say("breach"), entry["breach"], "bold")])
        else:
            screen.text(self.locale.say("odds-fire", zones), indent=2)
            self.fired_at(screen, entry)
        rows = [(self.say("bursts", unit="unit:" + g["unit"]), g["bursts"], "dim") for g in entry["guns"]]
        self.chart(screen, rows)

    def fired_at(self, screen: Screen, entry: Entry) -> None:
        """Hits on those who do not answer."""
        hits: list[float] = entry["after_shelter"] if "after_shelter" in entry else entry["hits"]
        self.numbers(screen, self.say("hits"), [(Text(""), hits)])
        if entry.get("shelter"):
            screen.text(self.say("shelter", count=entry["shelter"]), "dim", 4)
        rows = [(self.say("all-destroyed"), entry["destroyed"], "bold")] if entry["destroyed"] else []
        self.chart(screen, rows + self.leader_rows(entry["leaders"]))

    def sapper(self, screen: Screen, entry: Entry) -> None:
        """A sapper at work."""
        rows = [(self.say("works-" + entry["of"]), entry["succeeds"], "bold")]
        if entry["mine_lost"]:
            rows.append((self.say("mine-lost"), entry["mine_lost"], "dim"))
        rows.append((self.say("nothing"), entry["fails"], "dim"))
        self.chart(screen, rows)

    def raid(self, screen: Screen, entry: Entry) -> None:
        """A try at a raid, and as many as points allow."""
        counts: dict[str, Value] = {"raiders": entry["raiders"], "against": entry["modifier"]}
        screen.text(self.locale.say("odds-raid", {"zone": "zone:" + entry["zone"], **counts}), indent=2)
        rows = [
            (self.say("raid-succeeds", points=entry["morale"]), entry["succeeds"], "bold"),
            (self.say("nothing"), entry["in_vain"], "dim"),
            (self.say("raid-repulsed"), entry["repulsed"], "dim"),
        ]
        for tries, p in enumerate(entry["within_tries"], 1):
            if tries > 1:
                rows.append((self.say("raid-within", tries=tries), p, ""))
        self.chart(screen, rows)

    def foray(self, screen: Screen, entry: Entry) -> None:
        """A foray of light cavalry."""
        self.head(screen, "foray", zone="zone:" + entry["zone"])
        self.fired_at(screen, entry)

    def arrival(self, screen: Screen, entry: Entry) -> None:
        """When a group may come."""
        self.head(screen, "arrival", group="group:" + entry["group"])
        turns = entry["turns"][:7]
        self.chart(screen, [(self.say("by-turn", turn=f"turn:{t['turn']}"), t["by_then"], "") for t in turns])

    def loot(self, screen: Screen, entry: Entry) -> None:
        """What a loot marker may be worth."""
        self.head(screen, "loot", zone="zone:" + entry["zone"], points=self.decimal(entry["expected"]))
        self.numbers(screen, self.say("points"), [(Text(""), entry["points"])])

    def leaders(self, screen: Screen, entry: Entry) -> None:
        """Leaders who are tested or shot at."""
        self.chart(screen, self.leader_rows(entry["leaders"]))

    def ambush(self, screen: Screen, entry: Entry) -> None:
        """An ambush."""
        self.head(screen, "ambush", zone="zone:" + entry["zone"])
        self.fired_at(screen, entry)

    def attrition(self, screen: Screen, entry: Entry) -> None:
        """Sickness or hunger."""
        for struck in entry["zones"]:
            self.head(screen, "attrition", zone="zone:" + struck["zone"], side="side:" + struck["side"])
            self.numbers(screen, self.say("units"), [(Text(""), struck["units"])])

    def forced_march(self, screen: Screen, entry: Entry) -> None:
        """Tired units."""
        rows = [(self.say("tired", unit="unit:" + u["unit"]), u["disorganised"], "dim") for u in entry["units"]]
        self.chart(screen, rows)

    # ------------------------------------------------------------------ beside a choice

    def brief(self, entry: Entry) -> str:
        """The chance that matters most, in a word or two; "" where there is none."""
        of = entry["of"]
        if of == "battle":
            return self.say("brief-battle", percent=self.percent(entry["next_round"]["attacker"]))
        if of == "bombardment":
            hits = entry["levels_lost"] if entry["at"] == "walls" else entry["after_shelter"]
            return self.say("brief-hits", percent=self.percent(1 - hits[0]))
        if of == "foray":
            return self.say("brief-hits", percent=self.percent(1 - entry["after_shelter"][0]))
        if of == "raid":
            return self.say("brief-raid", percent=self.percent(entry["succeeds"]))
        if "succeeds" in entry:
            return self.percent(entry["succeeds"])
        return ""
