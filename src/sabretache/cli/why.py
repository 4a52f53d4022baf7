"""Why something is not offered: the umpire's rulings in words."""

from __future__ import annotations

from sabretache.cli.screen import Screen
from sabretache.engine.action import ARG_MASK, VERB_BITS, Action, Vocabulary, first, pack
from sabretache.engine.game import Game
from sabretache.engine.ruling import NOT_NOW, UNREADABLE

SHOWN = 8
"""So many names are written out of a longer list."""
MOST = 30
"""So many choices with one verb are written out."""


def explain(screen: Screen, game: Game, seat: str, notation: str) -> bool:
    """Says why an action may not be played; False if it may."""
    rulings = game.explain(seat, notation)
    for ruling in rulings:
        screen.text(screen.locale.ruling(ruling), "yellow")
    if any(ruling.kind == NOT_NOW for ruling in rulings):
        tell_verbs(screen, game, seat)
    return bool(rulings)


def tell_verbs(screen: Screen, game: Game, seat: str) -> None:
    """Says which orders do answer what is being asked."""
    vocabulary = game.rules.vocabulary
    offered = [vocabulary.words[a & 255] for d in game.pending if d.seat == seat for a in d.actions]
    verbs = [f"{verb} ({screen.locale.name('verb', verb)})" for verb in dict.fromkeys(offered)]
    if verbs:
        screen.say("cli-answers", "dim", verbs=", ".join(verbs))


def explain_verb(screen: Screen, game: Game, seat: str, verb: str) -> None:
    """Goes through all that a verb could be said of, and says why what is not offered is refused, reason by reason."""
    vocabulary = game.rules.vocabulary
    number = vocabulary.verb_number[verb]
    kinds = vocabulary.kinds[number]
    offered = {a for d in game.pending if d.seat == seat for a in d.actions if a & 255 == number}
    reasons: dict[str, list[str]] = {}
    playable: list[str] = []
    fits = False
    for a in range(len(vocabulary.names[kinds[0]])):
        name = screen.locale.name(kinds[0], vocabulary.names[kinds[0]][a])
        if any(first(action) == a for action in offered):
            playable.append(name)
            fits = True
            continue
        for ruling in game.explain(seat, likely(vocabulary, number, a, offered))[:1]:
            fits = fits or ruling.kind != NOT_NOW
            reasons.setdefault(name_left_out(screen.locale.ruling(ruling), name), []).append(name)
    if playable:
        offered_names = shortened(screen, playable)
        screen.text(f"{screen.words('cli-field', name=screen.words('cli-offered'))} {offered_names}", "green")
    for reason, names in sorted(reasons.items(), key=lambda item: len(item[1])):
        screen.text(reason, "yellow")
        if len(reasons) > 1 or playable:
            screen.text(shortened(screen, names), "dim", indent=4)
    if not fits:
        tell_verbs(screen, game, seat)


def likely(vocabulary: Vocabulary, verb: int, name: int, offered: set[Action]) -> Action:
    """An action with a verb and a first name; what it is further about is taken from one that is offered."""
    like = min(offered, default=pack(verb))
    return like & ~(ARG_MASK << VERB_BITS) | name << VERB_BITS


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
            by_verb: dict[str, list[str]] = {}
            for text in decision.texts():
                verb, _, rest = text.partition(" ")
                by_verb.setdefault(verb, []).append(rest)
            for verb, rests in by_verb.items():
                screen.text(f"{verb} {', '.join(rests[:MOST])}{' ...' if len(rests) > MOST else ''}", indent=4)
    reasons: dict[str, list[str]] = {}
    for number, verb in enumerate(vocabulary.words):
        if vocabulary.kinds[number]:
            continue
        for ruling in game.explain(seat, pack(number))[:1]:
            if ruling.kind not in (NOT_NOW, UNREADABLE) and ruling.rule:
                reasons.setdefault(screen.locale.ruling(ruling), []).append(verb)
    for reason, verbs in reasons.items():
        screen.text(f"{screen.words('cli-field', name=', '.join(verbs))} {reason}", "yellow", indent=4)
    screen.say("cli-why-more", "dim")
