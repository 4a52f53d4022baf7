"""Rulings: every reason for which something is refused, with the rule that says so.

A predicate returns one of these numbers (0: legal). `RULINGS` gives the rule and the message id.
"""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
NOT_THIS_STEP: Final = 1
NOT_HERE: Final = 2
OTHER_COMMAND: Final = 3
ALREADY_ACTIVATED: Final = 4
ENEMY_UNIT: Final = 5
NOT_ADJACENT: Final = 6
IMPASSABLE_SIDE: Final = 7
TOO_FAR: Final = 8
RIVER_GUNS: Final = 9
RIVER_NEEDS_ALL: Final = 10
RIVER_IN_FLOOD: Final = 11
NEEDS_ESCORT: Final = 12
WALLS_CLOSED: Final = 13
GUN_IN_BREACH: Final = 14
NO_ATTACK_SUPPLY: Final = 15
CANNOT_MOVE: Final = 16
NOT_MOVED_YET: Final = 17
LAST_OF_FORCE: Final = 18
NO_PICKING_UP: Final = 19
NOT_AT_BORDER: Final = 20
MUST_STOP: Final = 21
OWED_CARD_FIRST: Final = 22
OWED_NO_DRAW: Final = 23
NO_LEADER: Final = 24
NO_CARDS_LEFT: Final = 25
NO_ZONES_LEFT: Final = 26
NOT_IN_HAND: Final = 27
CARD_TOO_EARLY: Final = 28
CARD_OTHER_SIDE: Final = 29
CARD_IS_RESPONSE: Final = 30
CARD_CONDITION: Final = 31
CARD_BEFORE_ONLY: Final = 32
NO_UNITS_TO_ACTIVATE: Final = 33
ZONE_USED: Final = 34
OUT_OF_RADIUS: Final = 35
HAND_STUCK: Final = 36
MAY_NOT_DISCARD: Final = 37
NOT_DISORGANISED: Final = 38
NO_RECOVERY_UNSUPPLIED: Final = 39
LEADERS_DO_NOT: Final = 40
GUNS_ONLY: Final = 41
SAPPERS_ONLY: Final = 42
NO_ENEMY_FORTRESS: Final = 43
ALREADY_BREACHED: Final = 44
NO_BREACH: Final = 45
NO_TARGET: Final = 46
NOT_IN_FORTRESS: Final = 47
NO_MINE: Final = 48
MINE_TOO_FRESH: Final = 49
WALL_WHOLE: Final = 50
WALL_GONE_IT: Final = 51
FORT_IN_FORTRESS: Final = 52
FORT_LIMIT: Final = 53
FORT_POOL: Final = 54
FORT_ONCE: Final = 55
NO_OWN_FORT: Final = 56
ADVANCED_ONLY: Final = 57
CAMP_NOT_HERE: Final = 58
CAMP_MOVED: Final = 59
CAMP_FORTRESS: Final = 60
CAMP_RIVER: Final = 61
CAMP_ENEMY: Final = 62
CAMP_WINTER: Final = 63
CAMP_IN_PLAY: Final = 64
CAMP_SAME_TURN: Final = 65
CAMP_NO_SOURCE: Final = 66
CAMP_NO_UNITS: Final = 67
NOT_RAIDABLE: Final = 68
RAIDED_THIS_YEAR: Final = 69
RAID_NEEDS_ENTRY: Final = 70
RAID_NO_POINTS: Final = 71
RAIDERS_ONLY: Final = 72
LIGHT_ALONE: Final = 73
NO_WAY_BACK: Final = 74
FORAY_TWICE: Final = 75
FORAY_FROM_ORIGIN: Final = 76
BACK_AMONG_ENEMIES: Final = 110
NOT_A_VICTIM: Final = 77
GOOD_ORDER_FIRST: Final = 78
RETREAT_ENEMY: Final = 79
RETREAT_RIVER: Final = 80
STAND_FORTRESS_ONLY: Final = 81
CALL_OUT_OF_RADIUS: Final = 83
CALL_NO_PATH: Final = 84
NO_FRIENDS_THERE: Final = 85
TOO_MANY_FORTS: Final = 86
NOT_COASTAL: Final = 87
ENTRY_ZONE: Final = 88
SHOT_TARGET: Final = 90
NOTHING_TO_FIGHT: Final = 92
GUN_ALREADY_JOINED: Final = 93
CARD_AFTER_ZONES: Final = 94
OTHER_DESK: Final = 95
DROP_AMONG_ENEMIES: Final = 97
NOT_A_RESPONSE: Final = 98
DISCARD_PROTECTED: Final = 99
DECK_EMPTY: Final = 102
MORALE_CARDS: Final = 103
MORALE_ZONES: Final = 104
CONFUSED_ZONES: Final = 105
UNSUPPLIED_LEADER: Final = 106
LEADER_FALLEN: Final = 107
FORT_LIMIT_ADVANCED: Final = 108
NOT_CROWDING: Final = 109

RULINGS: Final = {
    NOT_THIS_STEP: ("", "not-this-step"),
    NOT_HERE: ("5", "not-here"),
    OTHER_COMMAND: ("5", "other-command"),
    ALREADY_ACTIVATED: ("5.1", "already-activated"),
    ENEMY_UNIT: ("5", "enemy-unit"),
    NOT_ADJACENT: ("2.3", "not-adjacent"),
    IMPASSABLE_SIDE: ("6", "impassable-side"),
    TOO_FAR: ("6", "too-far"),
    RIVER_GUNS: ("15", "river-guns"),
    RIVER_NEEDS_ALL: ("15", "river-needs-all"),
    RIVER_IN_FLOOD: ("12", "river-in-flood"),
    NEEDS_ESCORT: ("6", "needs-escort"),
    WALLS_CLOSED: ("6", "walls-closed"),
    GUN_IN_BREACH: ("7.4", "gun-in-breach"),
    NO_ATTACK_SUPPLY: ("21.1", "no-attack-supply"),
    CANNOT_MOVE: ("6", "cannot-move"),
    NOT_MOVED_YET: ("6", "not-moved-yet"),
    LAST_OF_FORCE: ("6", "last-of-force"),
    NO_PICKING_UP: ("6", "no-picking-up"),
    NOT_AT_BORDER: ("6", "not-at-border"),
    MUST_STOP: ("6", "must-stop"),
    OWED_CARD_FIRST: ("12", "owed-card-first"),
    OWED_NO_DRAW: ("12", "owed-no-draw"),
    NO_LEADER: ("5", "no-leader"),
    NO_CARDS_LEFT: ("5", "no-cards-left"),
    NO_ZONES_LEFT: ("5", "no-zones-left"),
    NOT_IN_HAND: ("12", "not-in-hand"),
    CARD_TOO_EARLY: ("12", "card-too-early"),
    CARD_OTHER_SIDE: ("12", "card-other-side"),
    CARD_IS_RESPONSE: ("12", "card-is-response"),
    CARD_CONDITION: ("12", "card-condition"),
    CARD_BEFORE_ONLY: ("12", "card-before-only"),
    NO_UNITS_TO_ACTIVATE: ("5", "no-units-to-activate"),
    ZONE_USED: ("5", "zone-used"),
    OUT_OF_RADIUS: ("16", "out-of-radius"),
    HAND_STUCK: ("26", "hand-stuck"),
    MAY_NOT_DISCARD: ("12", "may-not-discard"),
    NOT_DISORGANISED: ("7.2", "not-disorganised"),
    NO_RECOVERY_UNSUPPLIED: ("20", "no-recovery-unsupplied"),
    LEADERS_DO_NOT: ("7.2", "leaders-do-not"),
    GUNS_ONLY: ("5.1", "guns-only"),
    SAPPERS_ONLY: ("5.1", "sappers-only"),
    NO_ENEMY_FORTRESS: ("7.4.1", "no-enemy-fortress"),
    ALREADY_BREACHED: ("7.4.1", "already-breached"),
    NO_BREACH: ("7.4.2", "no-breach"),
    NO_TARGET: ("7.4.2", "no-target"),
    NOT_IN_FORTRESS: ("7.6", "not-in-fortress"),
    NO_MINE: ("7.5", "no-mine"),
    MINE_TOO_FRESH: ("7.5", "mine-too-fresh"),
    WALL_WHOLE: ("7.7", "wall-whole"),
    WALL_GONE_IT: ("7.7", "wall-gone-it"),
    FORT_IN_FORTRESS: ("10", "fort-in-fortress"),
    FORT_LIMIT: ("10", "fort-limit"),
    FORT_POOL: ("10", "fort-pool"),
    FORT_ONCE: ("19.2", "fort-once"),
    NO_OWN_FORT: ("19.2", "no-own-fort"),
    ADVANCED_ONLY: ("14", "advanced-only"),
    CAMP_NOT_HERE: ("24", "camp-not-here"),
    CAMP_MOVED: ("24", "camp-moved"),
    CAMP_FORTRESS: ("24", "camp-fortress"),
    CAMP_RIVER: ("15", "camp-river"),
    CAMP_ENEMY: ("24", "camp-enemy"),
    CAMP_WINTER: ("12", "camp-winter"),
    CAMP_IN_PLAY: ("24", "camp-in-play"),
    CAMP_SAME_TURN: ("24", "camp-same-turn"),
    CAMP_NO_SOURCE: ("24", "camp-no-source"),
    CAMP_NO_UNITS: ("24", "camp-no-units"),
    NOT_RAIDABLE: ("23", "not-raidable"),
    RAIDED_THIS_YEAR: ("23", "raided-this-year"),
    RAID_NEEDS_ENTRY: ("23", "raid-needs-entry"),
    RAID_NO_POINTS: ("23", "raid-no-points"),
    RAIDERS_ONLY: ("23", "raiders-only"),
    LIGHT_ALONE: ("25.2", "light-alone"),
    NO_WAY_BACK: ("25.2", "no-way-back"),
    FORAY_TWICE: ("25.2", "foray-twice"),
    FORAY_FROM_ORIGIN: ("25.2", "foray-from-origin"),
    BACK_AMONG_ENEMIES: ("25.2", "back-among-enemies"),
    NOT_A_VICTIM: ("7.1", "not-a-victim"),
    GOOD_ORDER_FIRST: ("12", "good-order-first"),
    RETREAT_ENEMY: ("7.3", "retreat-enemy"),
    RETREAT_RIVER: ("15", "retreat-river"),
    STAND_FORTRESS_ONLY: ("7.3", "stand-fortress-only"),
    CALL_OUT_OF_RADIUS: ("17", "call-out-of-radius"),
    CALL_NO_PATH: ("17", "call-no-path"),
    NO_FRIENDS_THERE: ("7.2", "no-friends-there"),
    TOO_MANY_FORTS: ("19.2", "too-many-forts"),
    NOT_COASTAL: ("21", "not-coastal"),
    ENTRY_ZONE: ("12", "entry-zone"),
    SHOT_TARGET: ("12", "shot-target"),
    NOTHING_TO_FIGHT: ("7", "nothing-to-fight"),
    GUN_ALREADY_JOINED: ("7.4", "gun-already-joined"),
    CARD_AFTER_ZONES: ("12", "card-after-zones"),
    OTHER_DESK: ("4.2", "other-desk"),
    DROP_AMONG_ENEMIES: ("6", "drop-among-enemies"),
    NOT_A_RESPONSE: ("5.1", "not-a-response"),
    DISCARD_PROTECTED: ("12", "discard-protected"),
    DECK_EMPTY: ("5", "deck-empty"),
    MORALE_CARDS: ("22", "morale-cards"),
    MORALE_ZONES: ("22", "morale-zones"),
    CONFUSED_ZONES: ("12", "confused-zones"),
    UNSUPPLIED_LEADER: ("21", "unsupplied-leader"),
    LEADER_FALLEN: ("16", "leader-fallen"),
    FORT_LIMIT_ADVANCED: ("19.2", "fort-limit"),
    NOT_CROWDING: ("9", "not-crowding"),
}
