"""The words in which Gradisca is played: what players, records and rule cases say."""

from __future__ import annotations

from typing import Final

from sabretache.engine.action import Vocabulary
from sabretache.games.gradisca.components import LOOT_MARKERS, Box

ASSIGN: Final = 0
ONE_ZONE: Final = 1
DRAW: Final = 2
LEAD: Final = 3
PLAY: Final = 4
ACTIVATE: Final = 5
END: Final = 6
DISCARD_CARD: Final = 7
TAKE: Final = 8
GO: Final = 9
DROP: Final = 10
HALT: Final = 11
LEAVE: Final = 12
RAID: Final = 13
INCURSION: Final = 14
FIGHT: Final = 15
CALL: Final = 16
HIT: Final = 17
RETREAT: Final = 18
STAND: Final = 19
BOMBARD: Final = 20
FIRE: Final = 21
JOIN: Final = 22
RESOLVE: Final = 23
MINE: Final = 24
BLOW: Final = 25
COUNTERMINE: Final = 26
REBUILD: Final = 27
FORT: Final = 28
DEMOLISH: Final = 29
RECOVER: Final = 30
CAMP: Final = 31
PASS: Final = 32
SUCCEED: Final = 33
CONVERT: Final = 34
YES: Final = 35
NO: Final = 36
SEA: Final = 37
ENTER: Final = 38
CLOSE: Final = 39
PICK: Final = 40
MEND: Final = 41

VERBS: Final = [
    ("assign", ("command", "desk")),
    ("one_zone", ()),
    ("draw", ()),
    ("lead", ()),
    ("play", ("card",)),
    ("activate", ("zone",)),
    ("end", ()),
    ("discard", ("card",)),
    ("take", ("unit",)),
    ("go", ("zone",)),
    ("drop", ("unit",)),
    ("halt", ()),
    ("leave", ()),
    ("raid", ()),
    ("incursion", ()),
    ("fight", ()),
    ("call", ("unit", "zone")),
    ("hit", ("unit",)),
    ("retreat", ("zone",)),
    ("stand", ()),
    ("bombard", ("unit", "zone")),
    ("fire", ("unit", "zone")),
    ("join", ("unit",)),
    ("resolve", ()),
    ("mine", ("unit", "zone")),
    ("blow", ("unit", "zone")),
    ("countermine", ("unit", "zone")),
    ("rebuild", ("unit", "zone")),
    ("fort", ("unit",)),
    ("demolish", ("unit",)),
    ("recover", ("unit",)),
    ("camp", ("zone",)),
    ("pass", ()),
    ("succeed", ("zone",)),
    ("convert", ("count",)),
    ("yes", ()),
    ("no", ()),
    ("sea", ("zone",)),
    ("enter", ("zone",)),
    ("close", ("bridge",)),
    ("pick", ("unit",)),
    ("mend", ("zone",)),
]


def vocabulary(box: Box) -> Vocabulary:
    """The words of a scenario."""
    return Vocabulary(
        [(word, tuple(kinds)) for word, kinds in VERBS],
        {
            "zone": box.zones,
            "unit": box.units,
            "command": box.commands,
            "card": box.card_names,
            "bridge": box.bridges,
            "group": box.group_names,
            "loot": list(LOOT_MARKERS),
            "desk": ["1", "2"],
            "count": ["0", "1", "2", "3"],
        },
    )
