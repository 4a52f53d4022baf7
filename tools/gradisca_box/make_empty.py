"""Derive scenarios/empty.json, the bare board for rule cases, from the campaign.

    python tools/gradisca_box/make_empty.py          write the file
    python tools/gradisca_box/make_empty.py --check  exit 1 if it is not up to date

The empty scenario keeps the calendar, the morale scale, the victory points,
the walls at their printed level and the reinforcement groups (so that cards
still work), and drops everything that stands on the board at start.
"""

from __future__ import annotations

import copy
import sys

import boxio


def empty_from(campaign: dict) -> dict:
    doc = copy.deepcopy(campaign)
    provenance = doc["meta"]["provenance"]
    doc["meta"].update(
        id="empty",
        title="empty board",
        status="derived from the campaign by tools/gradisca_box/make_empty.py; do not edit by hand",
        provenance={k: v for k, v in provenance.items() if k in ("timeline", "morale", "vp", "walls", "markers")},
    )
    doc["hands"]["dealt"] = dict.fromkeys(boxio.SIDES, 0)
    doc["hands"]["fixed"] = {side: [] for side in boxio.SIDES}
    fixed = [card for cards in campaign["hands"]["fixed"].values() for card in cards]
    doc["deck"]["start"] = sorted(campaign["deck"]["start"] + fixed)
    doc["cup"] = []
    doc["setup"] = {}
    doc["camps"] = dict.fromkeys(boxio.SIDES)
    doc["sea_marker"] = None
    doc["forts"]["initial"] = []
    doc["loot"] = {side: {"zones": [], "pool": []} for side in boxio.SIDES}
    return doc


def main() -> int:
    text = boxio.dumps(empty_from(boxio.load("scenarios/campaign.json")))
    path = boxio.BOX / "scenarios" / "empty.json"
    if "--check" in sys.argv[1:]:
        return 0 if path.exists() and path.read_text(encoding="utf-8") == text else 1
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
