"""Why something is not offered: the umpire's rulings in words."""

from __future__ import annotations

from sabretache.cli.screen import Screen
from sabretache.engine.action import pack
from sabretache.engine.game import Game
from sabretache.engine.ruling import NOT_NOW, UNREADABLE

SHOWN = 8
"""So many names are written out of a longer list."""


def explain(screen: Screen, game: Game, seat: str, notation: str) -> bool:
    """Says why an action may not be played; False if it may."""
    rulings = game.explain(seat, notation)
    for ruling in rulings:
        screen.text(screen.locale.ruling(ruling), "yellow")
    return bool(rulings)


def explain_verb(screen: Screen, game: Game, seat: str, verb: str) -> None:
    """Goes through all that a verb could be said of, and says why what is not offered is refused, reason by reason."""
    vocabulary = game.rules.vocabulary
    number = vocabulary.verb_number[verb]
    kinds = vocabulary.kinds[number]
    offered = {a for d in game.pending if d.seat == seat for a in d.actions}
    counts = [len(vocabulary.names[kind]) for kind in kinds] + [1, 1]
    if counts[0] * counts[1] * counts[2] > 4000:
        # too many to go through: what is said of the first thing is enough to tell whether the verb fits at all
        counts[1:] = [1, 1]
    reasons: dict[str, list[str]] = {}
    playable: list[str] = []
    for a in range(counts[0]):
        for b in range(counts[1]):
            for c in range(counts[2]):
                action = pack(number, a, b, c)
                name = screen.locale.name(*vocabulary.arguments(action)[0])
                if action in offered:
                    playable.append(name)
                    continue
                for ruling in game.explain(seat, action)[:1]:
                    heard = name_left_out(screen.locale.ruling(ruling), name)
                    reasons.setdefault(heard, []).append(name)
    if playable:
        screen.text(f"{screen.words('cli-offered')}: {shortened(screen, playable)}", "green")
    for reason, names in sorted(reasons.items(), key=lambda item: len(item[1])):
        screen.text(reason, "yellow")
        if len(reasons) > 1 or playable:
            screen.text(shortened(screen, names), "dim", indent=4)


def name_left_out(text: str, name: str) -> str:
    """A ruling without the name it speaks of, so that like rulings fall together."""
    return text.replace(name, "…") if name else text


def shortened(screen: Screen, names: list[str]) -> str:
    """Some names, and how many more there are."""
    names = list(dict.fromkeys(names))
    listed = ", ".join(names[:SHOWN])
    return listed if len(names) <= SHOWN else screen.words("cli-and-more", names=listed, count=len(names) - SHOWN)


def explain_all(screen: Screen, game: Game, seat: str) -> None:
    """What may be said now, how it is written, and why the verbs that take no name are not offered."""
    vocabulary = game.rules.vocabulary
    for decision in game.pending:
        if decision.seat == seat:
            screen.say("cli-why-offered", "dim")
            texts = decision.texts()
            screen.text(", ".join(texts[:60]) + (" ..." if len(texts) > 60 else ""), indent=4)
    reasons: dict[str, list[str]] = {}
    for number, verb in enumerate(vocabulary.words):
        if vocabulary.kinds[number]:
            continue
        for ruling in game.explain(seat, pack(number))[:1]:
            if ruling.kind not in (NOT_NOW, UNREADABLE) and ruling.rule:
                reasons.setdefault(screen.locale.ruling(ruling), []).append(verb)
    for reason, verbs in reasons.items():
        screen.text(f"{', '.join(verbs)}: {reason}", "yellow", indent=4)
    screen.say("cli-why-more", "dim")
