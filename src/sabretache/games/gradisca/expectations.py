"""What rule cases of Gradisca may expect, in the words of the scenario files."""

from __future__ import annotations

from typing import Any

from sabretache.engine.game import Game
from sabretache.engine.ruling import BadInput
from sabretache.games.gradisca.sight import view


def differs(what: str, wanted: Any, found: Any) -> str:
    """"" if two values are equal, else a sentence."""
    return "" if wanted == found else f"{what}: expected {wanted!r}, found {found!r}"


def check(game: Game, name: str, value: Any) -> str:
    """Checks one expectation; "" if it holds."""
    seen = view(game, -1, -1)
    units = {u["id"]: u for u in seen["units"]}
    if name == "at":
        return "; ".join(filter(None, (differs(u, z, unit(units, u)["at"]) for u, z in value.items())))
    if name in ("disorganised", "replaced", "unsupplied", "activated"):
        return "; ".join(f"{u} is not {name}" for u in value if not unit(units, u).get(name))
    if name in ("good_order", "supplied", "not_activated"):
        flag = {"good_order": "disorganised", "supplied": "unsupplied", "not_activated": "activated"}[name]
        return "; ".join(f"{u} is {flag}" for u in value if unit(units, u).get(flag))
    if name in ("vp", "hands", "fort_pool", "loot_left"):
        return "; ".join(filter(None, (differs(f"{name} of {s}", v, seen[name][s]) for s, v in value.items())))
    if name == "morale":
        return "; ".join(filter(None, (differs(f"morale of {s}", v, seen[name][s]["value"]) for s, v in value.items())))
    if name == "camps":
        return "; ".join(filter(None, (differs(f"camp of {s}", z, seen[name][s]["at"]) for s, z in value.items())))
    if name in ("walls", "mines"):
        return "; ".join(filter(None, (differs(f"{name} {w}", v, seen[name].get(w, 0)) for w, v in value.items())))
    if name == "forts":
        found = {(f["zone"], f["side"]): f["count"] for f in seen["forts"]}
        return "; ".join(
            filter(
                None,
                (differs(f"forts in {f['zone']}", f["count"], found.get((f["zone"], f["side"]), 0)) for f in value),
            )
        )
    if name in ("ruined", "raided", "discards", "removed", "cup", "played"):
        missing = [v for v in value if v not in seen[name]]
        return f"not {name}: {missing}" if missing else ""
    if name in ("not_ruined", "not_raided", "not_discards", "not_removed", "not_cup"):
        extra = [v for v in value if v in seen[name[4:]]]
        return f"{name[4:]}: {extra}" if extra else ""
    if name == "loot":
        return "; ".join(filter(None, (differs(f"loot in {z}", v, seen["loot"].get(z)) for z, v in value.items())))
    if name == "hand":
        wanted = {s: sorted(cards) for s, cards in value.items()}
        found_hands = {s: view(game, 0, i)["hand"] for i, s in enumerate(("venice", "austria")) if s in wanted}
        return differs("hands", wanted, found_hands)
    if name == "odds":
        return odds_differ(game, value)
    if name in ("turn", "end", "active", "sea_marker", "timeline"):
        return differs(name, value, seen[name])
    raise BadInput(f"gradisca knows no expectation {name!r}")


def odds_differ(game: Game, value: dict[str, Any]) -> str:
    """Puts a question about odds and compares parts of the answer: `{action: fight, is: {next_round.drawn: 1/2}}` for
    one of the choices at hand, or what `ask_umpire` understands: `{of: raid, zone: fara, is: {succeeds: 1/6}}`. The
    asker is `seat`, or whoever has to decide. Fractions are meant exactly, decimals to as many places as they have."""
    question = {key: part for key, part in value.items() if key not in ("seat", "action", "is")}
    seat = value.get("seat", game.pending[0].seat if game.pending else "")
    answer = game.ask_umpire(seat, {"ask": "odds", **question})
    if "action" in value:
        found = [entry for entry in answer["entries"] if entry["action"] == value["action"]]
        if not found:
            leading = [entry["action"] for entry in answer["entries"]]
            return f"odds: {value['action']!r} leads to no roll; these do: {leading}"
        answer = found[0]
    wanted = value.get("is")
    if not isinstance(wanted, dict) or not wanted:
        raise BadInput("odds: 'is' maps parts of the answer to what they are to be")
    return "; ".join(filter(None, (part_differs(answer, path, told) for path, told in wanted.items())))


def part_differs(answer: Any, path: str, wanted: Any) -> str:
    """Compares the part of an answer to which a dotted path leads."""
    for step in str(path).split("."):
        if isinstance(answer, dict) and step in answer:
            answer = answer[step]
        elif isinstance(answer, list) and step.isdigit() and int(step) < len(answer):
            answer = answer[int(step)]
        else:
            there = list(answer) if isinstance(answer, dict) else answer
            raise BadInput(f"odds: {path}: the answer has no {step!r} there, but {there!r}")
    if isinstance(wanted, str) and "/" in wanted and isinstance(answer, float):
        above, _, below = wanted.partition("/")
        if not above.strip().isdigit() or not below.strip().isdigit() or int(below) == 0:
            raise BadInput(f"odds: {path}: {wanted!r} is no fraction")
        exact = abs(answer - int(above) / int(below)) < 1e-9
        return "" if exact else f"odds, {path}: expected {wanted}, found {answer}"
    if isinstance(wanted, float) and isinstance(answer, float):
        places = len(repr(wanted).partition(".")[2])
        return differs(f"odds, {path}", wanted, round(answer, places))
    return differs(f"odds, {path}", wanted, answer)


def unit(units: dict[str, Any], name: str) -> dict[str, Any]:
    """A unit of the view by its id."""
    if name not in units:
        raise BadInput(f"there is no unit {name!r}")
    found: dict[str, Any] = units[name]
    return found
