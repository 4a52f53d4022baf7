"""The numbers of the procedures, in the order in which `games.gradisca` lists them."""

from __future__ import annotations

from typing import Final

WAR: Final = 0
MUSTER: Final = 1
TURN: Final = 2
ACTIVATION: Final = 3
ORDERS: Final = 4
MARCH: Final = 5
ARRIVAL: Final = 6
LOOTING: Final = 7
BATTLE: Final = 8
CALL_UP: Final = 9
ANOTHER_ROUND: Final = 10
LOSSES: Final = 11
LEADER_TEST: Final = 12
WITHDRAWAL: Final = 13
BOMBARDMENT: Final = 14
SAPPING: Final = 15
RAIDING: Final = 16
FORAY: Final = 17
CARD_PLAY: Final = 18
ENTRY: Final = 19
ATTRITION: Final = 20
DESERTION: Final = 21
FLOOD: Final = 22
LETTERS: Final = 23
SHOT: Final = 24
AMBUSH: Final = 25
CONVOY: Final = 26
SUCCESSOR: Final = 27
