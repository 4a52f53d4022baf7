"""Check the Gradisca box: consistency of the data, and the hints it must honour.

    python tools/gradisca_box/check.py [-v]

Pure Python, no dependencies.  Prints every failure, then the number of checks
passed and failed; the exit code is 1 if anything failed.  With -v the hints
and the supply findings are listed too.
"""

from __future__ import annotations

import heapq
import itertools
import math
import re
import sys
from collections import Counter, defaultdict

import boxio
import make_empty
from boxio import LANGUAGES, LOCALE, SIDES

PROVENANCE = {"RULES", "PAGE", "HISTORY", "INVENTED"}
FIGHTERS = ("infantry", "light_cavalry", "medium_cavalry", "heavy_cavalry")
TYPES = {*FIGHTERS, "sapper", "artillery"}
DRY = ("plain", "bridge")
ENEMY = {"venice": "austria", "austria": "venice"}

MAP, UNITS, CARDS = (boxio.load(n) for n in ("map.json", "units.json", "cards.json"))
CAMPAIGN, EMPTY = (boxio.load(f"scenarios/{n}.json") for n in ("campaign", "empty"))

Z = {z["id"]: z for z in MAP["zones"]}
E = {tuple(sorted((e["a"], e["b"]))): e for e in MAP["edges"]}
ADJ: dict[str, dict[str, dict]] = defaultdict(dict)
for _e in MAP["edges"]:
    ADJ[_e["a"]][_e["b"]] = _e
    ADJ[_e["b"]][_e["a"]] = _e
FORTRESSES = {z for z in Z if Z[z]["fortress"]}
COMMANDS = {c["id"]: c for c in UNITS["commands"]}
LEADERS = {x["id"]: x for x in UNITS["leaders"]}
TROOPS = {u["id"]: u for u in UNITS["units"]}
COUNTERS = {**TROOPS, **LEADERS}
CARD = {c["number"]: c for c in CARDS["cards"]}
GROUPS = {g["group"]: g for g in CAMPAIGN["reinforcements"]}
GROUP_OF = {u: g["group"] for g in GROUPS.values() for u in g["units"] + g["leaders"]}
PLACE = {u: z for z, ids in CAMPAIGN["setup"].items() for u in ids}
HELD = {z: COUNTERS[ids[0]]["side"] for z, ids in CAMPAIGN["setup"].items()}
SOURCES = {s: [z for z in Z if Z[z]["supply_source"] == s] for s in SIDES}

passed = 0
failures: list[str] = []
notes: list[str] = []


def check(ok: object, message: str) -> None:
    global passed
    if ok:
        passed += 1
    else:
        failures.append(message)
        print("FAIL ", message)


def hint(message: str, ok: object) -> None:
    notes.append(f"[{'ok' if ok else 'NO'}] {message}")
    check(ok, "hint: " + message)


# ----------------------------------------------------------------- the graph


def walk(start: list[str], allowed, kinds=DRY) -> set[str]:
    """All zones connected with `start` through zones for which allowed(zone)."""
    seen = {z for z in start if allowed(z)}
    stack = list(seen)
    while stack:
        zone = stack.pop()
        for other, edge in ADJ[zone].items():
            if other not in seen and edge["kind"] in kinds and allowed(other):
                seen.add(other)
                stack.append(other)
    return seen


def supplied(side: str, held: dict[str, str], *, on=lambda zone: True) -> set[str]:
    """Zones with a line to a source of the side: whole map, enemy-held zones closed (rule 21)."""
    return walk(SOURCES[side], lambda z: held.get(z, side) == side and on(z))


def cost(zone: str) -> int:
    return 2 if Z[zone]["difficult"] else 1


def distances(start: str, allowed=lambda zone: True) -> dict[str, int]:
    """Movement points from start on dry or bridged sides."""
    best = {start: 0}
    queue = [(0, start)]
    while queue:
        spent, zone = heapq.heappop(queue)
        if spent > best[zone]:
            continue
        for other, edge in ADJ[zone].items():
            if edge["kind"] in DRY and allowed(other):
                total = spent + cost(other)
                if total < best.get(other, 999):
                    best[other] = total
                    heapq.heappush(queue, (total, other))
    return best


def steps(a: str, b: str) -> int:
    ring, seen, n = {a}, {a}, 0
    while ring:
        if b in ring:
            return n
        ring = {o for z in ring for o, e in ADJ[z].items() if e["kind"] in DRY} - seen
        seen |= ring
        n += 1
    return 99


def activations(start: str, goal: str, allowance: int) -> int:
    """Fewest activations on dry or bridged sides; unused points are lost."""
    best = {start: (0, 0)}
    queue = [(0, 0, start)]
    while queue:
        number, minus, zone = heapq.heappop(queue)
        if zone == goal:
            return number
        if best[zone] < (number, minus):
            continue
        for other, edge in ADJ[zone].items():
            if edge["kind"] not in DRY:
                continue
            price = cost(other)
            key = (number, minus + price) if -minus >= price else (number + 1, price - allowance)
            if key < best.get(other, (99, 0)):
                best[other] = key
                heapq.heappush(queue, (*key, other))
    return 99


# ----------------------------------------------------------------- geometry

_D = MAP["meta"]["display"]


def plane(point: list[float]) -> tuple[float, float]:
    """Undo the fisheye: display coordinates to km around the focus."""
    x = (point[0] - 24) / _D["scale"] + _D["origin"][0]
    y = _D["origin"][1] - (point[1] - 24) / _D["scale"]
    g = math.hypot(x, y)
    if g == 0:
        return (0.0, 0.0)
    t = g / (_D["d"] + 1 - _D["d"] * g)
    return (x / g * t * _D["R_km"], y / g * t * _D["R_km"])


def centre(zone: dict) -> tuple[float, float]:
    fx, fy = _D["focus_lonlat"]
    kx = 111.32 * math.cos(math.radians(45.95))
    return ((zone["lon"] - fx) * kx, (zone["lat"] - fy) * 111.13)


def inside(point, ring) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(ring, ring[1:]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def gap(point, a, b) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length))
    return math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy)


def area(ring) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, ring[1:]))) / 2


def check_map() -> None:
    check(len(Z) == len(MAP["zones"]) == 72, f"72 zones with different ids, found {len(Z)}")
    check(len(E) == len(MAP["edges"]) == 187, f"187 sides, each pair once, found {len(E)}")
    for z in Z.values():
        i = z["id"]
        check(re.fullmatch(r"[a-z][a-z0-9_]*", i), f"id of zone {i}")
        check(z["provenance"] in PROVENANCE and z["name"] and z["modern"] and z["region"], f"zone {i} complete")
        check(
            all(
                isinstance(z[k], bool)
                for k in ("named", "difficult", "fortified_town", "fortress", "coastal", "border", "istria")
            ),
            f"flags of {i}",
        )
        check(z["supply_source"] in (None, *SIDES) and z["sovereign"] in SIDES, f"sides of {i}")
        check(set(z["razzia"]) == set(SIDES), f"razzia of {i}")
    rivers = {r["id"]: r for r in MAP["rivers"]}
    for (a, b), e in E.items():
        check(a in Z and b in Z and a != b, f"side {a}-{b} joins two zones")
        check(e["kind"] in ("plain", "river", "bridge", "impassable"), f"kind of {a}-{b}")
        check((e["kind"] in ("river", "bridge")) == (e["river"] is not None), f"river of {a}-{b}")
        check(e["river"] is None or rivers[e["river"]]["game_effect"], f"river of {a}-{b} counts")
        check((e["wall"] is not None) == bool({a, b} & FORTRESSES), f"wall of {a}-{b}")
        check(e["wall"] is None or e["wall"] in (1, 2, 3, 4), f"wall level of {a}-{b}")
        check(e["provenance"] in PROVENANCE, f"provenance of {a}-{b}")
    for a in Z:
        check(ADJ[a] and all(a in ADJ[b] for b in ADJ[a]), f"adjacency of {a} symmetric")
    check({"gradisca", "palma"} == FORTRESSES, "fortresses are Gradisca and Palma")
    check(not any(b in FORTRESSES for a in FORTRESSES for b in ADJ[a]), "no two fortresses touch")
    check(walk(["palma"], lambda z: True, (*DRY, "river")) == set(Z), "one piece over passable sides")
    check(walk(["palma"], lambda z: True) == set(Z), "one piece for guns and supply")
    # drawing
    where = defaultdict(set)
    for z in Z.values():
        ring = z["display_polygon"]
        check(ring[0] == ring[-1] and len(ring) > 3, f"outline of {z['id']} closed")
        check(inside(z["label"], ring), f"label of {z['id']} inside")
        flat = [plane(p) for p in ring]
        away = min(gap(centre(z), p, q) for p, q in zip(flat, flat[1:]))
        check(inside(centre(z), flat) or away < 0.7, f"real place of {z['id']} inside its outline")
        check(area(flat) > 5, f"{z['id']} larger than 5 square km")
        for p, q in zip(ring, ring[1:]):
            where[tuple(sorted((tuple(p), tuple(q))))].add(z["id"])
    check(all(len(v) <= 2 for v in where.values()), "no stretch of outline belongs to three zones")
    touching = {tuple(sorted(v)) for v in where.values() if len(v) == 2}
    check(touching == set(E), f"outlines touch exactly where sides are listed: {touching ^ set(E)}")
    for (a, b), e in E.items():
        line = e["display_line"]
        check(
            all(where[tuple(sorted((tuple(p), tuple(q))))] == {a, b} for p, q in zip(line, line[1:])),
            f"line of {a}-{b} runs between them",
        )
    sea = MAP["display_sea"]
    shore = [(p, q) for p, q in zip(sea, sea[1:] + sea[:1])]
    coast, land = Counter(), Counter()
    for (p, q), owners in where.items():
        if len(owners) == 1:
            (owner,) = owners
            middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            on_shore = min(gap(middle, s, t) for s, t in shore) < 0.3
            (coast if on_shore else land)[owner] += math.dist(plane(p), plane(q))
    for z in Z:
        check((coast[z] > 0.8) == Z[z]["coastal"], f"coastal flag of {z} ({coast[z]:.1f} km)")
        check((land[z] > 0.5) == Z[z]["border"], f"border flag of {z} ({land[z]:.1f} km)")
    check(set(MAP["istria"]) == {z for z in Z if Z[z]["istria"]} == {"capo_istria", "pirano"}, "Istria is two zones")


def check_units() -> None:
    check(len(TROOPS) == len(UNITS["units"]) == 100, f"100 units, found {len(TROOPS)}")
    check(
        len(LEADERS) == 12 and len(COMMANDS) == 31, f"12 leaders and 31 commands, found {len(LEADERS)}, {len(COMMANDS)}"
    )
    for x in (*UNITS["commands"], *COUNTERS.values()):
        check(
            x["provenance"] in PROVENANCE and x["side"] in SIDES and x["nation"] in ("venice", "dutch", "austria"),
            f"{x['id']} complete",
        )
        check((x["side"] == "austria") == (x["nation"] == "austria"), f"nation of {x['id']}")
    for u in COUNTERS.values():
        i = u["id"]
        check(u["command"] in COMMANDS and COMMANDS[u["command"]]["side"] == u["side"], f"command of {i}")
        check((i in PLACE) != (i in GROUP_OF), f"{i} is set up or a reinforcement, not both")
    for u in TROOPS.values():
        i, fire, back = u["id"], u["fire"], u["disorganised"]
        check(u["type"] in TYPES and 1 <= fire["attack"] <= 4 and 1 <= fire["defence"] <= 4, f"type and values of {i}")
        check((back is None) == (u["type"] in ("sapper", "artillery")), f"back of {i}")
        if back:
            check(back["attack"] <= fire["attack"] and back["defence"] <= fire["defence"], f"back of {i} not better")
        if u["type"] != "infantry":
            check(fire["attack"] == fire["defence"], f"one value for {i}")
        check(not u["cernida"] or (u["type"] == "infantry" and u["nation"] == "venice"), f"cernida {i}")
    check(1 <= sum(u["cernida"] for u in TROOPS.values()) <= 6, "few cernide")
    check(sum(u["type"] == "heavy_cavalry" for u in TROOPS.values()) == 1, "one heavy cavalry")
    for c in COMMANDS.values():
        own = [x["id"] for x in LEADERS.values() if x["command"] == c["id"]]
        check(own == ([c["leader"]] if c["leader"] else []), f"leader of {c['id']}")
        check(any(u["command"] == c["id"] for u in TROOPS.values()), f"{c['id']} has units")
    for side in SIDES:
        colours = [c["colour"] for c in COMMANDS.values() if c["side"] == side]
        check(len(set(colours)) == len(colours), f"colours of {side} differ")


def check_cards() -> None:
    check([c["number"] for c in CARDS["cards"]] == list(range(1, 37)), "cards 1 to 36 in order")
    check({n for n, c in CARD.items() if c["response"]} == {20, 28}, "responses are 20 and 28")
    months = {t["months"] for t in CAMPAIGN["timeline"]}
    advanced_only = {
        "morale",
        "supply_morale",
        "desertion",
        "move_sea_supply",
        "remove_sea_supply",
        "out_of_supply",
        "clear_out_of_supply",
        "close_rivers",
        "close_bridge",
    }
    for n, c in CARD.items():
        check(c["provenance"] in PROVENANCE and c["ops"], f"card {n} complete")
        check(c["playable_by"] in ("either", *SIDES), f"user of card {n}")
        check(c["timing"] in ("first_action", "before_or_after", "before", "response"), f"timing of card {n}")
        check((c["timing"] == "first_action") == c["mandatory"], f"card {n}: mandatory cards come first")
        check((c["timing"] == "response") == c["response"], f"card {n}: response")
        check(not c["mandatory"] or c["playable_by"] == "either", f"mandatory card {n} binds whoever holds it")
        check(
            not c["reinforcement"] or (c["mandatory"] and c["remove_if_used"] and c["only_after"]),
            f"R card {n} mandatory, dated, removed",
        )
        check(c["only_after"] is None or 1 <= c["only_after"] <= 16, f"date of card {n}")
        for condition in (c["condition"], c["basic_condition"]):
            for key, value in (condition or {}).items():
                if key in ("months", "months_not"):
                    check(set(value) <= months, f"months of card {n}")
                elif key == "occupied":
                    check(all(z in Z and s in SIDES for z, s in value.items()), f"condition of card {n}")
                elif key in ("supplied_unit_in_any", "unit_in_any"):
                    check(set(value) <= set(Z), f"condition of card {n}")
                else:
                    check(False, f"unknown condition {key} of card {n}")
        for op in c["ops"] + (c["basic_ops"] or []):
            if op["op"] == "enter_group":
                g = GROUPS.get(op["group"])
                check(g and g["card"] == n, f"card {n} brings {op['group']}")
                check(set(op.get("choose_zone", g["entry_zones"])) == set(g["entry_zones"]), f"entry zones of card {n}")
            for key, known in (("zone", Z), ("leader", LEADERS), ("fortress", FORTRESSES)):
                check(key not in op or op[key] in known, f"{key} in card {n}")
            check(op.get("side", "venice") in (*SIDES, "player"), f"side in card {n}")
            check(set(op.get("bonus_if", [])) <= set(LEADERS), f"leaders in card {n}")
            check(set(op.get("except_commands", [])) <= set(COMMANDS), f"commands in card {n}")
        basic = c["ops"] if c["basic_ops"] is None else c["basic_ops"]
        check(not {o["op"] for o in basic} & advanced_only, f"card {n}: no advanced effect in the basic game")
        check(c["basic_ops"] is None or c["basic_ops"] != c["ops"], f"card {n}: basic_ops null when the same")
    check(
        [n for n in CARD if CARD[n]["basic_ops"] == []] == [12, 13, 14, 17, 21],
        "cards without effect in the basic game",
    )
    check([n for n in CARD if CARD[n]["timing"] == "before"] == [23, 25], "23 and 25 come before the activation")
    check(
        any(o["op"] == "end_marker" and o["delta"] < 0 for c in CARD.values() for o in c["ops"]),
        "cards shorten the game",
    )


def check_scenario() -> None:
    s = CAMPAIGN
    order = ["Jan-Feb", "Mar-Apr", "May-Jun", "Jul-Aug", "Sep-Oct", "Nov-Dec"]
    check(len(s["timeline"]) == 16, "16 turns")
    for i, t in enumerate(s["timeline"]):
        n = i + 4
        check((t["turn"], t["months"], t["year"]) == (i + 1, order[n % 6], 1615 + n // 6), f"date of turn {i + 1}")
        january = t["months"] == "Jan-Feb"
        check(
            t["cavalry_mp_3"] == t["first_turn_of_year"] == t["remove_razzia_markers"] == january,
            f"flags of turn {i + 1}",
        )
        check(t["add_1617_cards"] == (january and t["year"] == 1617), f"1617 cards in turn {i + 1}")
    bands = [v for lo, hi in s["morale"]["bands"].values() for v in range(lo, hi + 1)]
    check(sorted(bands) == list(range(1, 10)), "morale bands cover 1 to 9")
    check(all(1 <= s["morale"]["start"][x] <= 9 for x in SIDES), "morale at start")
    fixed = [c for x in SIDES for c in s["hands"]["fixed"][x]]
    check(
        sorted(s["deck"]["start"] + s["deck"]["set_aside_1617"] + fixed) == list(range(1, 37)),
        "deck, 1617 cards and fixed hand make 36",
    )
    check(s["deck"]["set_aside_1617"] == [n for n in CARD if CARD[n]["year_1617"]], "1617 cards set aside")
    check(all(len(s["hands"]["fixed"][x]) <= s["hands"]["dealt"][x] <= s["hands"]["limit"] for x in SIDES), "hands")
    check(
        s["vp"]["end"]
        == {"austria": {"palma": 20, "udine": 10}, "venice": {"gradisca": 10, "goritia": 10, "trieste": 10}},
        "end points of rule 13",
    )
    on_map = {z: Z[z]["vp_end"] for z in Z if Z[z]["vp_end"]}
    check(on_map == {z: {x: v} for x, d in s["vp"]["end"].items() for z, v in d.items()}, "end points on the map")
    for zone, ids in s["setup"].items():
        check(zone in Z, f"setup zone {zone} exists")
        check(Z[zone]["named"], f"setup zone {zone} is labelled")
        check(all(i in COUNTERS for i in ids), f"counters of {zone} exist")
        here = [COUNTERS[i] for i in ids]
        check(len({u["side"] for u in here}) == 1, f"one side in {zone}")
        fighters = sum(u.get("type") in FIGHTERS for u in here)
        check(1 <= fighters <= 6, f"stack of {zone}")
    check(sum(map(len, s["setup"].values())) == len(PLACE), "nothing set up twice")
    start = {COUNTERS[i]["command"] for i in PLACE}
    check(sorted(s["cup"]) == sorted(start), "cup holds the commands on the map")
    for g in GROUPS.values():
        name = g["group"]
        check(
            g["units"] and all(u in TROOPS for u in g["units"]) and all(x in LEADERS for x in g["leaders"]),
            f"members of {name}",
        )
        check({COUNTERS[u]["side"] for u in g["units"] + g["leaders"]} == {g["side"]}, f"side of {name}")
        check(len({COUNTERS[u]["command"] for u in g["units"] + g["leaders"]}) == 1, f"{name} is of one command")
        check(all(z in Z for z in g["entry_zones"]), f"entry of {name}")
        check(
            any(o["op"] == "enter_group" and o["group"] == name for o in CARD[g["card"]]["ops"]),
            f"{name} enters by card {g['card']}",
        )
        check(g["provenance"] in PROVENANCE, f"provenance of {name}")
        command = COMMANDS[COUNTERS[g["units"][0]]["command"]]
        if CARD[g["card"]]["reinforcement"] and command["leader"] in PLACE:
            check(False, f"{name} joins a command led on the front and would freeze it")
    check(len(GROUP_OF) + len(PLACE) == len(COUNTERS), "every counter set up or in one group")
    for f in FORTRESSES:
        check(s["walls"][f] == {o: e["wall"] for o, e in ADJ[f].items()}, f"walls of {f} equal the map")
    for x in SIDES:
        loot = s["loot"][x]
        check(len(loot["zones"]) == len(set(loot["zones"])) == len(loot["pool"]), f"loot of {x}")
        check(
            all(z in Z and Z[z]["sovereign"] == x and z not in FORTRESSES for z in loot["zones"]), f"loot zones of {x}"
        )
        check(set(loot["pool"]) <= {"1", "2", "3", "4", "?"}, f"loot pool of {x}")
        check(
            sum(f["count"] for f in s["forts"]["initial"] if f["side"] == x) <= s["forts"]["markers"][x],
            f"forts of {x}",
        )
        camp = s["camps"][x]
        check(HELD.get(camp) == x and camp not in FORTRESSES, f"camp of {x} among its units")
        check(camp in supplied(x, HELD), f"camp of {x} has a line")
        check(SOURCES[x] and not FORTRESSES & set(SOURCES[x]), f"sources of {x} are no fortresses")
    check(all(f["zone"] in Z and f["zone"] not in FORTRESSES for f in s["forts"]["initial"]), "forts at start")
    check(Z[s["sea_marker"]]["coastal"] and HELD[s["sea_marker"]] == "venice", "sea marker")
    free = {
        z
        for x in SIDES
        for z in s["loot"][x]["zones"]
        if z not in HELD and any(HELD.get(o) == ENEMY[x] and e["kind"] != "impassable" for o, e in ADJ[z].items())
    }
    check(not free, f"no unguarded loot beside an enemy at start: {free}")
    check(boxio.dumps(EMPTY) == boxio.dumps(make_empty.empty_from(s)), "empty scenario is up to date")
    for name in ("map.json", "units.json", "cards.json", "scenarios/campaign.json", "scenarios/empty.json"):
        text = (boxio.BOX / name).read_text(encoding="utf-8")
        check(text == boxio.dumps(boxio.load(name)), f"{name} in the usual layout")
        check(not re.search(r"venetian\"|\"austrian\"|\"venetian", text), f"{name}: sides are venice and austria")


# ----------------------------------------------------- supply on the whole map


def cutting(side: str, target: str, number: int, pool: list[str]) -> list[tuple[str, ...]]:
    """Sets of zones whose capture by the enemy leaves `target` without a line."""
    found = []
    for zones in itertools.combinations(pool, number):
        held = {**HELD, **dict.fromkeys(zones, ENEMY[side])}
        if target not in supplied(side, held):
            found.append(zones)
    return found


def first_move(unit: dict) -> set[str]:
    """Zones free of Austrians that a unit can enter in its first activation."""
    allowance = UNITS["movement"][unit["type"]]
    start = PLACE[unit["id"]]
    best = {start: 0}
    queue = [(0, start)]
    while queue:
        spent, zone = heapq.heappop(queue)
        for other, edge in ADJ[zone].items():
            if edge["kind"] == "impassable" or HELD.get(other, unit["side"]) != unit["side"]:
                continue
            if edge["kind"] == "river":
                if spent:
                    continue
                total = allowance
            else:
                total = spent + cost(other)
            if total <= allowance and total < best.get(other, 99):
                best[other] = total
                heapq.heappush(queue, (total, other))
    return set(best)


def check_supply() -> None:
    ven, aus = supplied("venice", HELD), supplied("austria", HELD)
    hint("every Austrian zone is supplied at start", all(z in aus for z in HELD if HELD[z] == "austria"))
    dry = {z for z in HELD if HELD[z] == "venice" and z not in ven}
    hint(
        "only Monfalcone, Muggia and Capo d'Istria hang on the sea marker at start",
        dry == {"monfalcone", "muggia", "capo_istria"},
    )
    hint("no zone of Istria has an overland line at start", not ven & {"capo_istria", "pirano", "muggia"})
    reopened = {z: o for z, o in HELD.items() if z != "sagrado"}
    hint("the post at Sagrado is what closes the road to Monfalcone", "monfalcone" in supplied("venice", reopened))
    open_istria = {z: o for z, o in reopened.items() if z != "san_servolo"}
    hint(
        "Sagrado and S. Servolo together close the road to Istria",
        "capo_istria" in supplied("venice", open_istria) and "capo_istria" not in supplied("venice", reopened),
    )
    home = supplied("austria", HELD, on=lambda z: Z[z]["sovereign"] == "austria")
    hint("Goritia has a line on archducal land", "goritia" in home)

    def home_cut(zone: str) -> bool:
        return "goritia" not in supplied(
            "austria", {**HELD, zone: "venice"}, on=lambda z: Z[z]["sovereign"] == "austria"
        )

    hint("on archducal land Tolmin and Canal are each the only way", home_cut("tolmino") and home_cut("canale"))
    pool = [z for z in Z if z not in SOURCES["austria"] and z != "goritia"]
    single = cutting("austria", "goritia", 1, pool)
    hint("on the whole map no single zone cuts Goritia", not single)
    pairs = cutting("austria", "goritia", 2, pool)
    notes.append("pairs that cut Goritia: " + "; ".join("+".join(p) for p in pairs))
    hint(
        "two zones cut it, and every such pair lies on the upper Isonzo or its approaches",
        pairs
        and {z for p in pairs for z in p}
        <= {"canale", "tolmino", "chiavoreto", "plezzo", "raibl", "tarvis", "circhina", "quisca", "san_piero"},
    )
    hint(
        "blocking the Isonzo valley at Canal or Tolmin needs one more zone",
        all(any(v in p for p in pairs) for v in ("canale", "tolmino")),
    )
    both = {**HELD, "canale": "venice", "quisca": "venice"}
    hint(
        "Canal with Quisca also cuts the camp, Gradisca, Rubia and Trieste",
        not {"goritia", "gradisca", "rubia", "trieste", "duino"} & supplied("austria", both),
    )
    worst = []
    for c in COMMANDS.values():
        own = [u for u in TROOPS.values() if u["command"] == c["id"] and u["id"] in PLACE and u["type"] in FIGHTERS]
        if c["side"] != "venice" or not own:
            continue
        reach = [first_move(u) for u in own]
        fresh = sorted(set().union(*reach) - set(HELD))
        for n in range(1, min(3, len(own)) + 1):
            for zones in itertools.combinations(fresh, n):
                held = {**HELD, **dict.fromkeys(zones, "venice")}
                if not {"goritia", "gradisca", "trieste", "duino"} <= supplied("austria", held):
                    if any(
                        all(z in reach[i] for z, i in zip(zones, p)) for p in itertools.permutations(range(len(own)), n)
                    ):
                        worst.append((c["id"], zones))
    hint("no first Venetian activation into empty zones cuts Goritia, Gradisca, Trieste or Duin", not worst)
    siege = {**HELD, **dict.fromkeys(ADJ["gradisca"], "venice"), "rubia": "austria"}
    line = supplied("austria", siege)
    hint(
        "Gradisca invested on five sides has no line of its own, Rubia still has one",
        "gradisca" not in line and "rubia" in line,
    )
    four = {z: o for z, o in siege.items() if z != "sagrado"}
    hint("with Sagrado free Gradisca keeps a line", "gradisca" in supplied("austria", four))

    def attack_supply(side: str, zone: str) -> bool:
        camp = CAMPAIGN["camps"][side]
        return distances(zone, lambda z: HELD.get(z, side) == side).get(camp, 99) <= 3

    hint(
        "attack supply from the Venetian camp reaches Crauglio, Rosazzo, Maran and Palma",
        all(attack_supply("venice", z) for z in ("crauglio", "rosazzo", "marano", "palma")),
    )
    hint(
        "attack supply from the Austrian camp reaches Rubia, Merna, Sagrado and Canal",
        all(attack_supply("austria", z) for z in ("rubia", "merna", "sagrado", "canale")),
    )


# ------------------------------------------------------------------------ hints


def check_hints() -> None:
    near = {z: set(ADJ[z]) for z in Z}
    hint("Gradisca touches no river side", all(e["river"] is None for e in ADJ["gradisca"].values()))
    hint(
        "Rosazzo, Crauglio and Sagrado lie around Gradisca, with others",
        {"rosazzo", "crauglio", "sagrado"} < near["gradisca"],
    )
    hint("Rubia is two zones from Gradisca", steps("rubia", "gradisca") == 2)
    hint(
        "the Dutch land at Monfalcone, Venetian at start",
        GROUPS["dut_nassau"]["entry_zones"] == ["monfalcone"] and HELD["monfalcone"] == "venice",
    )
    hint(
        "cards 1 and 2 land in Istria; card 1 starts in the Venetian hand",
        all(set(GROUPS[g]["entry_zones"]) == set(MAP["istria"]) for g in ("ven_istria_a", "ven_istria_b"))
        and CAMPAIGN["hands"]["fixed"]["venice"] == [1],
    )
    north = max(Z, key=lambda z: Z[z]["lat"])
    hint(
        "Austrian reinforcements come from the north, Wallenstein excepted",
        Z[north]["supply_source"] == "austria"
        and all(
            g["entry_zones"] == [north]
            for g in GROUPS.values()
            if g["side"] == "austria" and g["group"] != "aus_wallenstein"
        ),
    )
    hint(
        "Venetian land reinforcements arrive at Cividale",
        all(
            g["entry_zones"] == ["cividale"]
            for g in GROUPS.values()
            if g["side"] == "venice" and CARD[g["card"]]["reinforcement"]
        ),
    )
    foot, horse = activations(north, "goritia", 3), activations(north, "goritia", 5)
    hint(f"from Villaco to Goritia: {foot} activations on foot, {horse} on horseback", foot >= 4 and horse >= 3)
    hint("Pontebba and Tarvis form a northern line", steps("pontebba", "tarvis") == 2)
    lootable = {x: CAMPAIGN["loot"][x]["zones"] for x in SIDES}
    hint(
        "Gemona and Pontebba are worth looting and hardly held",
        all(z in lootable["venice"] and len(CAMPAIGN["setup"][z]) == 1 for z in ("gemona", "pontebba")),
    )
    hint("Tarvis is worth looting for Venice", "tarvis" in lootable["austria"])
    trieste = Z["trieste"]
    hint(
        "Trieste is difficult, fortified, coastal, with one fort",
        trieste["difficult"]
        and trieste["fortified_town"]
        and trieste["coastal"]
        and {"zone": "trieste", "side": "austria", "count": 1} in CAMPAIGN["forts"]["initial"],
    )
    hint("Trieste has three or more units", sum(u in TROOPS for u in CAMPAIGN["setup"]["trieste"]) >= 3)
    hint(
        "two difficult zones, then Chiavoreto, are a ride of 5 from Cividale",
        not Z["chiavoreto"]["difficult"] and distances("cividale")["chiavoreto"] == 5,
    )
    hint(
        "the Istrian front hangs together",
        all(
            ADJ[a][b]["kind"] in DRY
            for a, b in (("pirano", "capo_istria"), ("capo_istria", "muggia"), ("muggia", "trieste"))
        ),
    )
    hint("no source in Istria", not any(Z[z]["supply_source"] for z in (*MAP["istria"], "muggia")))
    hint(
        "difficult land between Cividale and the Isonzo",
        all(Z[z]["difficult"] for z in ("san_piero", "antro", "luico", "quisca", "vipulzan", "canale")),
    )
    hint(
        "Aquileia is Austrian, Pompei next to it",
        HELD["aquileia"] == "austria"
        and any(
            TROOPS[u]["command"] == "ven_pompei"
            for z in near["aquileia"]
            for u in CAMPAIGN["setup"].get(z, [])
            if u in TROOPS
        ),
    )
    size = Counter(u["command"] for u in TROOPS.values())
    hint(
        "Istria is the largest Venetian command",
        max((c for c in COMMANDS if c.startswith("ven")), key=size.__getitem__) == "ven_istria",
    )
    garrison = [TROOPS[u] for u in CAMPAIGN["setup"]["gradisca"] if u in TROOPS]
    hint(
        "Gradisca has Riccardo di Strassoldo, good foot and one sapper",
        "ldr_riccardo_strassoldo" in CAMPAIGN["setup"]["gradisca"]
        and sum(u["type"] == "sapper" for u in garrison) == 1
        and all(u["fire"]["defence"] >= 3 for u in garrison if u["type"] == "infantry"),
    )
    hint(
        "it is the only Austrian sapper at start, one move from Rubia",
        [u for u in PLACE if u in TROOPS and TROOPS[u]["side"] == "austria" and TROOPS[u]["type"] == "sapper"]
        == ["a_gra_5"]
        and distances("gradisca")["rubia"] <= 3,
    )
    hint(
        "a Strassoldo leads on each side",
        {LEADERS[x]["side"] for x in ("ldr_carlo_strassoldo", "ldr_riccardo_strassoldo")} == set(SIDES),
    )
    hint(
        "Giustiniani is the best Venetian leader",
        LEADERS["ldr_giustiniani"]["leadership"]
        == max(x["leadership"] for x in LEADERS.values() if x["nation"] == "venice"),
    )
    hint(
        "Trautmannsdorf has troops in two zones of his command radius",
        {PLACE[u] for u in TROOPS if TROOPS[u]["command"] == "aus_trautmannsdorf"} == {"goritia", "sagrado"}
        and steps("goritia", "sagrado") == 2,
    )
    hint("Palma is level 4 all round", set(CAMPAIGN["walls"]["palma"].values()) == {4})
    small = [
        c
        for c in CAMPAIGN["cup"]
        if COMMANDS[c]["side"] == "austria"
        and not COMMANDS[c]["leader"]
        and sum(TROOPS[u]["command"] == c for u in PLACE if u in TROOPS) <= 3
    ]
    hint("several small Austrian garrisons to draw cards with", len(small) >= 4)
    cup = Counter(COMMANDS[c]["side"] for c in CAMPAIGN["cup"])
    hint(
        f"more Venetian than Austrian commands at start ({cup['venice']}:{cup['austria']})",
        cup["venice"] > cup["austria"],
    )

    def value(u: dict) -> float:
        return {"sapper": 0, "artillery": 2}.get(u["type"], (u["fire"]["attack"] + u["fire"]["defence"]) / 2)

    def strength(side: str, keep) -> float:
        return sum(value(u) for u in TROOPS.values() if u["side"] == side and keep(u))

    def card_of(u: dict) -> int:
        return GROUPS[GROUP_OF[u["id"]]]["card"] if u["id"] in GROUP_OF else 0

    v, a = (strength(x, lambda u: card_of(u) in (0, 1)) for x in SIDES)
    hint(f"Venice stronger in 1615 ({v}:{a})", v > 1.2 * a)
    v, a = (
        strength(x, lambda u: card_of(u) == 0 or (card_of(u) <= 11 and (CARD[card_of(u)]["only_after"] or 0) <= 5))
        for x in SIDES
    )
    hint(f"Austria stronger from mid 1616 if its cards come ({v}:{a})", a > 1.03 * v)
    v, dutchless, a = (
        strength("venice", lambda u: True),
        strength("venice", lambda u: u["nation"] != "dutch"),
        strength("austria", lambda u: True),
    )
    hint(
        f"Austria ahead until the Dutch come ({dutchless}:{a}), level afterwards ({v}:{a})",
        a > 1.05 * dutchless and 0.9 < v / a < 1.15,
    )
    mean = {}
    for nation in ("dutch", "austria", "venice"):
        own = [value(u) for u in TROOPS.values() if u["nation"] == nation and u["type"] in FIGHTERS]
        mean[nation] = sum(own) / len(own)
    hint(
        "quality: Dutch, then Austrians, then Venetians (" + ", ".join(f"{k} {x:.2f}" for k, x in mean.items()) + ")",
        mean["dutch"] > mean["austria"] > 1.1 * mean["venice"],
    )
    top = max(u["fire"]["attack"] for u in TROOPS.values())
    uskoks = ("aus_uscocchi", "aus_croati")
    hint(
        "Uskok and Croat foot attacks best",
        all(
            (u["fire"]["attack"] == top) == (u["command"] in uskoks and u["type"] == "infantry")
            for u in TROOPS.values()
        ),
    )
    hint(
        "Dutch card: 1617, Venetian, not mandatory",
        CARD[31]["year_1617"] and CARD[31]["playable_by"] == "venice" and not CARD[31]["mandatory"],
    )
    hint("card 20 is an Austrian response", CARD[20]["response"] and CARD[20]["playable_by"] == "austria")
    line = MAP["meta"]["gradisca_longitude"]
    raids = {x: {z for z in Z if Z[z]["razzia"][x]} for x in SIDES}
    west = {z for z in Z if Z[z]["named"] and Z[z]["lon"] < line and z not in FORTRESSES}
    hint(
        "Austria raids the named zones west of Gradisca, Sagrado, Monfalcone, Muggia",
        raids["austria"] == west | {"sagrado", "monfalcone", "muggia"},
    )
    green = {z for z in Z if Z[z]["region"] in ("contado", "carso", "istria") and Z[z]["lon"] > line}
    river = {z for k, e in E.items() if e["river"] == "lisonzo" for z in k}
    valleys = {z for z in Z if Z[z]["region"] == "valli_natisone"}
    hint(
        "Venice raids county, Carso, Istria, Tarvis, the Lisonzo and the Natisone valleys",
        raids["venice"] == green | river | valleys | {"tarvis", "sagrado"},
    )
    hint("no raids on fortresses", not FORTRESSES & (raids["venice"] | raids["austria"]))
    hint("some zones bear no label", 8 <= sum(not z["named"] for z in Z.values()) <= 30)
    hint(
        "forts are limited, two in a zone in the advanced game",
        all(3 <= n <= 8 for n in CAMPAIGN["forts"]["markers"].values())
        and CAMPAIGN["forts"]["max_per_zone"] == {"basic": 1, "advanced": 2},
    )


# ----------------------------------------------------------------------- locale


def read_ftl(language: str) -> dict[str, dict[str, str]]:
    """Message id -> {"": value, attribute: value}; enough Fluent for these plain files."""
    messages: dict[str, dict[str, str]] = {}
    entry: dict[str, str] | None = None
    slot = ""
    path = LOCALE / language / "gradisca-box.ftl"
    for row in path.read_text(encoding="utf-8").splitlines():
        if not row.strip() or row.startswith("#"):
            continue
        if m := re.match(r"([a-zA-Z][\w-]*) *=(.*)", row):
            check(m[1] not in messages, f"{language}: {m[1]} defined once")
            entry = messages[m[1]] = {}
            slot = ""
            entry[slot] = m[2].strip()
        elif (m := re.match(r" +\.([a-zA-Z][\w-]*) *=(.*)", row)) and entry is not None:
            slot = m[1]
            entry[slot] = m[2].strip()
        elif row.startswith(" ") and entry is not None:
            entry[slot] = f"{entry[slot]} {row.strip()}".strip()
        else:
            check(False, f"{language}: cannot read {row[:40]!r}")
    return messages


def check_locale() -> None:
    texts = {lang: read_ftl(lang) for lang in LANGUAGES}
    shape = {lang: {i: set(m) for i, m in t.items()} for lang, t in texts.items()}
    for lang in LANGUAGES:
        check(
            shape[lang] == shape["en"],
            f"{lang}: same ids and attributes as English: {set(shape[lang]) ^ set(shape['en'])}",
        )
        for i, m in texts[lang].items():
            check(all(v for k, v in m.items() if k or len(m) == 1), f"{lang}: {i} has words")
    wanted = {f"zone-{z}" for z in Z} | {f"unit-{u}" for u in TROOPS} | {f"leader-{x}" for x in LEADERS}
    wanted |= {f"command-{c}" for c in COMMANDS} | {f"card-{n}" for n in CARD} | {f"group-{g}" for g in GROUPS}
    wanted |= {f"turn-{t['turn']}" for t in CAMPAIGN["timeline"]} | {f"river-{r['id']}" for r in MAP["rivers"]}
    check(set(texts["en"]) == wanted, f"one message for each component: {set(texts['en']) ^ wanted}")
    for i, leader in LEADERS.items():
        check(("replacement" in texts["en"][f"leader-{i}"]) == bool(leader["replacement"]), f"replacement of {i}")
    for lang in LANGUAGES:
        for prefix, ids in (("unit", TROOPS), ("leader", LEADERS), ("zone", Z), ("group", GROUPS)):
            names = Counter(texts[lang][f"{prefix}-{i}"][""] for i in ids)
            check(
                max(names.values()) == 1,
                f"{lang}: no two of {prefix} share a name: {[n for n in names if names[n] > 1]}",
            )
        for n in CARD:
            check(
                texts[lang][f"card-{n}"][""] == texts[lang][f"card-{n}"]["title"],
                f"{lang}: card {n} is called by its title",
            )
    for z in Z:
        check(texts["it"][f"zone-{z}"][""] == Z[z]["name"], f"Italian name of {z} equals the map")
    numbers = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
    for n, c in CARD.items():
        message = texts["en"][f"card-{n}"]
        check({"title", "text"} <= set(message), f"card {n} has title and text")
        differs = c["basic_ops"] is not None or c["basic_condition"] is not None or c["reinforcement"]
        check(("basic" in message) == differs, f"card {n}: .basic where the basic game differs")
        for g in (g for g in GROUPS.values() if g["card"] == n):
            for slot in ("text", "basic"):
                told: Counter[str] = Counter()
                for number, kind in re.findall(
                    r"(?i)\b(one|two|three|four|five|six) (infantry|light cavalry|medium cavalry|artillery|sapper)",
                    message[slot],
                ):
                    told[kind.replace(" ", "_")] += numbers[number.lower()]
                check(
                    told == Counter(TROOPS[u]["type"] for u in g["units"]),
                    f"card {n} .{slot} names the units of {g['group']}: {dict(told)}",
                )


def main() -> int:
    for part in (check_map, check_units, check_cards, check_scenario, check_supply, check_hints, check_locale):
        part()
    if "-v" in sys.argv[1:]:
        print(*notes, sep="\n")
    kinds = Counter(e["kind"] for e in E.values())
    print(
        f"zones {len(Z)}, sides {len(E)} {dict(kinds)}, commands {len(COMMANDS)}, "
        f"leaders {len(LEADERS)}, units {len(TROOPS)}, cards {len(CARD)}"
    )
    print(f"{passed} checks passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
