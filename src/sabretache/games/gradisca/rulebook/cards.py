"""12, 26 Cards: the hand, what may be played, drawn and discarded, and where cards go."""

from __future__ import annotations

from typing import Any, Final

from sabretache.engine.procedure import Frame
from sabretache.games.gradisca.components import EITHER, LEADER, SIDES
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.supply import supplied
from sabretache.games.gradisca.table import DECK, DISCARD, HAND, REMOVED, TOP, GradiscaTable

CONFUSION: Final = 19
"""Card 20."""
AMBUSH_CARD: Final = 27
"""Card 28."""
HAND_LIMIT: Final = 4


def card_frame(card: int, side: int, zone: int, command: int) -> Frame:
    """A frame of `CardPlay`; zone and command are those of an ambushed force."""
    return [names.CARD_PLAY, 0, card, side, zone, command, 0, 0]


def due(t: GradiscaTable, card: int) -> bool:
    """12: whether a mandatory card is mandatory now (a dated one only after its date)."""
    c = t.box.cards[card]
    return c.mandatory and t.turn > c.after


def owed(t: GradiscaTable, side: int) -> bool:
    """12: whether the side holds a mandatory card that must be played before anything else."""
    for card in t.hand(side):
        if due(t, card):
            return True
    return False


def stuck(t: GradiscaTable, card: int) -> bool:
    """12, 26: whether a card may not be discarded now."""
    if due(t, card):
        return True
    return t.advanced and t.box.cards[card].reinforcement


def discard_code(t: GradiscaTable, side: int, card: int) -> int:
    """5, 12, 26: whether a card of the hand may be the one discarded."""
    if t.place[card] != HAND + side:
        return codes.NOT_IN_HAND
    return codes.MAY_NOT_DISCARD if stuck(t, card) else codes.LEGAL


def draw_code(t: GradiscaTable, side: int) -> int:
    """5, 12: whether the second way is open. With a full hand of cards that may not be discarded it is not:
    a fifth card could leave five of them."""
    hand = t.hand(side)
    free = 0
    for card in hand:
        if due(t, card):
            return codes.OWED_NO_DRAW
        if not stuck(t, card):
            free += 1
    if len(hand) >= HAND_LIMIT and free == 0:
        return codes.HAND_STUCK
    for place in t.place:
        if place == DECK or place == TOP or place == DISCARD:
            return codes.LEGAL
    return codes.DECK_EMPTY


def undrawn(t: GradiscaTable) -> list[int]:
    """5: what the next card is drawn from: the 1617 cards on top, then the pile, then the discards reshuffled."""
    for where in (TOP, DECK):
        pile = [c for c, place in enumerate(t.place) if place == where]
        if pile:
            return pile
    t.epoch += 1
    for card, place in enumerate(t.place):
        if place == DISCARD:
            t.place[card] = DECK
            t.source[card] = t.epoch
    return [c for c, place in enumerate(t.place) if place == DECK]


def take_card(t: GradiscaTable, side: int, card: int) -> None:
    """Puts a card in a hand; nobody else knows it."""
    t.place[card] = HAND + side
    t.known[card] = 0


def to_discard(t: GradiscaTable, card: int) -> None:
    """Puts a card on the open discard pile."""
    t.place[card] = DISCARD
    t.known[card] = 0


def spend(t: GradiscaTable, card: int) -> None:
    """5, 12: a played card is discarded, or removed for good if it says so."""
    t.place[card] = REMOVED if t.box.cards[card].remove else DISCARD
    t.known[card] = 0
    t.tally[card] += 1


def may_be_held(t: GradiscaTable, card: int) -> bool:
    """Whether, by what everybody can see, a card may be in some hand."""
    place = t.place[card]
    return place == DECK or place == TOP or HAND <= place < HAND + 2


def card_code(t: GradiscaTable, side: int, card: int) -> int:
    """12: whether a card may be played by its date, its player and its condition. 26: in the advanced game a
    reinforcement card may also be played up to its date; its group then waits on the timeline."""
    c = t.box.cards[card]
    if c.response:
        return codes.CARD_IS_RESPONSE
    if c.player != EITHER and c.player != side:
        return codes.CARD_OTHER_SIDE
    if t.turn <= c.after and not (t.advanced and c.reinforcement):
        return codes.CARD_TOO_EARLY
    if c.condition and not condition_holds(t, c.condition):
        return codes.CARD_CONDITION
    if c.number == 26 and not shot_targets(t, side):
        return codes.SHOT_TARGET
    return codes.LEGAL


def condition_holds(t: GradiscaTable, condition: dict[str, Any]) -> bool:
    """The conditions printed on cards 21, 22 and 33. In the basic game nobody is out of supply."""
    box = t.box
    months = box.months[t.turn]
    if "months" in condition and months not in condition["months"]:
        return False
    if "months_not" in condition and months in condition["months_not"]:
        return False
    for zone, side in condition.get("occupied", {}).items():
        if t.troops[SIDES.index(side) * box.zone_count + box.zone[zone]] == 0:
            return False
    near = condition.get("supplied_unit_in_any")
    if near is None:
        return True
    for name in near:
        zone = box.zone[name]
        if t.troops[box.zone_count + zone] > 0 and supplied(t, 1, zone):
            return True
    return False


def shot_targets(t: GradiscaTable, side: int) -> list[int]:
    """Card 26: enemy leaders in a zone with a river side, or next to a zone with own combat units."""
    box = t.box
    n = box.zone_count
    found: list[int] = []
    for u in box.side_range[1 - side]:
        z = t.where[u]
        if box.kind[u] == LEADER and z >= 0:
            if box.river_zone[z]:
                found.append(u)
                continue
            for y in box.adjacent[z]:
                if t.troops[side * n + y] > 0:
                    found.append(u)
                    break
    return found


