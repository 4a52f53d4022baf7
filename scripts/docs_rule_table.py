"""Writes docs/games/gradisca/rule-cases.md: every numbered rule, in a line of our own, and the cases that show it."""

from __future__ import annotations

import sys
from pathlib import Path

from sabretache.engine.case import Case, read_cases
from sabretache.engine.ruling import BadInput

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "docs" / "games" / "gradisca" / "rule-cases.md"
CASES = ROOT / "tests" / "cases" / "gradisca"

RULES = {
    "2.3": "Zones are neighbours across a side, not a corner; rivers matter in the advanced game only.",
    "4": "Set-up: commands with units go into the cup, four cards each, Venice first.",
    "4.1": "A turn: commands are drawn one by one and activated; then crowding is checked and the turn ends.",
    "4.2": "Team play: two seats a side share out the commands; a side's losses are shared.",
    "5": "A drawn command takes one of three ways: two cards and a zone, a card drawn, or the leader's zones.",
    "5.1": "An activated unit does one thing; cards 20 and 28 alone answer the other side.",
    "6": "Movement points, difficult ground, stacks, escorts, fortresses, the edge of the map.",
    "7": "The forms of combat: in the field, bombardment of walls and of troops, mines and counter-mines.",
    "7.1": "Land combat: all fire at once, owners take the hits, leaders are tested.",
    "7.2": "Hits disorganise, then remove; leaders have successors; units recover instead of acting.",
    "7.3": "The beaten side goes back; a garrison may take a loss and stay.",
    "7.4": "Artillery: printed value beside sappers, else one; it bursts on a six; none in a breach.",
    "7.4.1": "Guns bombard the walls of a neighbouring enemy fortress, a level for each hit.",
    "7.4.2": "Guns of a fortress fire at besiegers, besiegers through a breach at one less.",
    "7.5": "Mines are laid under walls and blown in a later activation.",
    "7.6": "Sappers inside clear mines.",
    "7.7": "Sappers inside rebuild walls.",
    "8.1": "Leaders and sappers left alone among enemies are lost.",
    "8.2": "Two values: attack and defence.",
    "8.3": "Cernide are removed by any hit in combat or bombardment.",
    "9": "More than six infantry and cavalry in a zone at the end of a turn: the excess is disorganised.",
    "10": "Forts spare the defender a hit; their markers are limited and do not come back.",
    "11": "Fortified towns do the same until their defenders are beaten.",
    "12": "Cards: dates, mandatory cards, answers, removal, and what each of the 36 does.",
    "13": "Loot, the end marker, points for places held, victory.",
    "14": "Raids and forays let units leave zones with enemies.",
    "15": "Unbridged rivers: the whole allowance, no guns, no camp, no retreat, no lines.",
    "16": "A leader activates zones within two zones of himself.",
    "17": "A leader who attacks calls units to the battle.",
    "18": "Six combat units make a battle of several rounds.",
    "19.1": "Difficult ground lowers attacking values of three and more.",
    "19.2": "Two forts a zone, forts turned round, pulled down; one built in an activation.",
    "20": "Only supplied units recover.",
    "21": "Supply lines, sea supply, Gradisca through Rubia, effects of being cut off.",
    "21.1": "Attack supply from the camp for larger attacks, sieges and forts.",
    "22": "Army morale and its bands.",
    "23": "Raids.",
    "24": "The camp: how it moves, is lost and comes back.",
    "25.1": "Cavalry has three points in January and February.",
    "25.2": "Forays of light cavalry.",
    "25.3": "Light cavalry is disorganised by its own raid.",
    "26": "Reinforcement cards played early: the group waits on the timeline.",
}

ONLY_ALLOWED = {
    "4": "set-up has no choice to refuse",
    "4.1": "the sequence is the umpire's; playing out of turn is refused as somebody else's decision",
    "8.1": "leaders and sappers who enter alone are refused under 6",
    "8.2": "values are printed, nothing is asked",
    "8.3": "what a hit does is not a choice",
    "11": "what a town does is not a choice",
    "13": "loot and points are not choices",
    "18": "the loser of a round is not asked",
    "19.1": "a value is not a choice",
    "25.1": "too long a march is refused under 6",
    "25.3": "disorder after a raid is not a choice",
}


def load() -> list[Case]:
    """All cases of the game."""
    return [case for path in sorted(CASES.glob("*.yaml")) for case in read_cases(path)]


def table(cases: list[Case]) -> str:
    """The page."""
    allow: dict[str, list[str]] = {rule: [] for rule in RULES}
    refuse: dict[str, list[str]] = {rule: [] for rule in RULES}
    for case in cases:
        for rule in case.rules + [r for r in case.refuses if r]:
            if rule not in RULES:
                raise BadInput(f"{case.place}: there is no rule {rule!r}")
        for rule in case.refuses:
            if rule:
                refuse[rule].append(case.title)
        if not case.refuses:
            for rule in case.rules:
                allow[rule].append(case.title)
    for rule in ONLY_ALLOWED:
        if refuse[rule]:
            raise BadInput(f"rule {rule} refuses something after all: {refuse[rule][0]!r}")
    lines = [
        "# Rules and their cases",
        "",
        "Generated by `make docs` from the rule cases in `tests/cases/gradisca`; do not edit.",
        "",
        f"{len(cases)} cases.",
        "",
        "| rule | in short | cases that allow | cases that refuse |",
        "| --- | --- | --- | --- |",
    ]
    for rule, text in RULES.items():
        refused = str(len(refuse[rule])) if refuse[rule] else f"- ({ONLY_ALLOWED.get(rule, 'MISSING')})"
        lines.append(f"| {rule} | {text} | {len(allow[rule]) or 'MISSING'} | {refused} |")
    for rule in RULES:
        lines += ["", f"## {rule}", ""]
        lines += [f"- {title}" for title in allow[rule]]
        lines += [f"- refused: {title}" for title in refuse[rule]]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    page = table(load())
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    TABLE.write_text(page, encoding="utf-8")
    sys.exit("a rule has no case: see MISSING in " + str(TABLE) if "MISSING" in page else 0)
