"""7.1, 18 The exact odds of a land combat: every die of a round, and round after round for as long as it lasts.

Nothing is sampled. The course of a battle is followed over all pairs of states of the two sides (see `host`), in the
order of the hits taken and each pair once: every round that does not end the battle adds a hit to somebody.
"""

from __future__ import annotations

from typing import Any, Final

from sabretache.games.gradisca.components import GUN, SIDES
from sabretache.games.gradisca.odds.dice import CHANCE_TO_BURST, hits_of, mean, tidied, tidy
from sabretache.games.gradisca.odds.host import FALLS, GUNS_ONLY, LEADERS, STEADY, SUCCESSORS, Host
from sabretache.games.gradisca.rulebook.battle import attack_fails, fire_value, shooters
from sabretache.games.gradisca.rulebook.retreat import retreat_code, ways_back
from sabretache.games.gradisca.table import GradiscaTable

NEVER: Final = 0
FAVOURED: Final = 1
ALWAYS: Final = 2
PRESS: Final = ("never", "favoured", "always")
"""Whether the winner of a round fights another: never, while he may expect to hit oftener than he is hit, always."""

LIMIT: Final = 15_000_000
"""How many bookings a course may take: about a second for the plain interpreter, half of it compiled."""

MISHAPS: Final = ("left_out", "leaders_stay", "successors_elsewhere", "followed")
"""How burst guns and fallen leaders are followed through the rounds, by `host.STEADY` and so on: in a very large battle
something is left out, and said to be."""

DEFENDER_DESTROYED: Final = 0
DEFENDER_BEATEN: Final = 1
ATTACKER_BEATEN: Final = 2
ATTACKER_DESTROYED: Final = 3
BOTH_DESTROYED: Final = 4
OUTCOMES: Final = (
    "defender_destroyed", "defender_beaten", "attacker_beaten", "attacker_destroyed", "both_destroyed",
)  # fmt: skip

DRAWN: Final = 0
TO_ATTACKER_UNHURT: Final = 1
TO_ATTACKER: Final = 2
TO_DEFENDER_UNHURT: Final = 3
TO_DEFENDER: Final = 4
UNHURT: Final = 5
"""To whom a round goes, and whether that side was hit itself: without a hit its leaders are not tested."""


class Course:
    """How a battle may go: followed over all that chance may do, by a habit that both sides keep."""

    def __init__(self, attacker: Host, defender: Host, press: int, lost_a: int, lost_d: int) -> None:
        """`lost_a` and `lost_d` are the hits of the rounds before; with NEVER one round is fought."""
        self.a = attacker
        self.d = defender
        self.press = press
        self.lost_a = lost_a
        self.lost_d = lost_d
        self.outcomes = [0.0] * len(OUTCOMES)
        self.rounds = 0.0
        self.hits_a = 0.0
        self.hits_d = 0.0
        # by plight, how often leaders were tested in it, and how often they were left without troops
        self.tested_a = [0.0] * len(attacker.plights)
        self.tested_d = [0.0] * len(defender.plights)
        self.alone_a = [0.0] * len(attacker.plights)
        self.alone_d = [0.0] * len(defender.plights)
        self.width = len(defender.plights)
        self.pairs = len(attacker.plights) * self.width
        self.high = attacker.dice + 1 + (0 if press == NEVER else defender.room)
        self.wide = defender.dice + 1 + (0 if press == NEVER else attacker.room)
        # by the way in which a round went, the hits that the defender and those that the attacker has taken: the
        # chances of each pair of plights, leaders not yet tested
        self.after: list[list[list[list[float]]]] = [
            [[[0.0] * self.pairs for _ in range(self.wide)] for _ in range(self.high)] for _ in range(5)
        ]
        self.follow()

    def follow(self) -> None:
        """Fights the first round, and then every further one, in the order of the hits taken."""
        self.fight(0, 0, {0: 1.0})
        for total in range(1, self.high + self.wide):
            for hits_d in range(max(0, total - self.wide + 1), min(total + 1, self.high)):
                further: dict[int, float] = {}
                for way, grid in enumerate(self.after):
                    chances = grid[hits_d][total - hits_d]
                    if any(chances):
                        self.after_round(total - hits_d, hits_d, way, chances, further)
                if further:
                    self.fight(total - hits_d, hits_d, further)

    def fight(self, hits_a: int, hits_d: int, chances: dict[int, float]) -> None:
        """7.1: a round: both sides fire at once. `chances` are those of each pair of plights before it."""
        width = self.width
        # what the attacker's fire does, by the defender's plight: his own plight after it, and hits dealt
        dealt: dict[int, dict[int, list[float]]] = {}
        for pair, p in chances.items():
            self.rounds += p
            by_plight = dealt.setdefault(pair % width, {})
            for volley in self.a.fire(hits_a, pair // width):
                row = by_plight.get(volley.plight)
                if row is None:
                    by_plight[volley.plight] = [p * q for q in volley.hits]
                else:
                    row.extend([0.0] * (len(volley.hits) - len(row)))
                    for x, q in enumerate(volley.hits):
                        row[x] += p * q
        places = self.places(hits_a, hits_d)
        for plight_d, by_plight in dealt.items():
            for answer in self.d.fire(hits_d, plight_d):
                hits = answer.hits
                for plight_a, row in by_plight.items():
                    pair = plight_a * width + answer.plight
                    for x, p in enumerate(row):
                        for chances_then, q in zip(places[x], hits):
                            chances_then[pair] += p * q
        self.after_round(hits_a, hits_d, UNHURT, places[0][0], {})

    def places(self, hits_a: int, hits_d: int) -> list[list[list[float]]]:
        """Where to book so many hits dealt and so many taken in a round."""
        found: list[list[list[float]]] = []
        last = hits_a + self.d.dice + 1
        for x in range(self.a.dice + 1):
            at = hits_d + x
            drawn = hits_a + x
            if x == 0:
                row = [[0.0] * self.pairs, *self.after[TO_DEFENDER_UNHURT][at][hits_a + 1 : last]]
            else:
                row = [
                    self.after[TO_ATTACKER_UNHURT][at][hits_a],
                    *self.after[TO_ATTACKER][at][hits_a + 1 : min(drawn, last)],
                    *self.after[DRAWN][at][drawn : min(drawn + 1, last)],
                    *self.after[TO_DEFENDER][at][drawn + 1 : last],
                ]
            found.append(row)
        return found

    def after_round(self, hits_a: int, hits_d: int, way: int, chances: list[float], further: dict[int, float]) -> None:
        """7.1, 18: leaders are tested; then the battle ends, or goes into `further`, by pairs of plights."""
        tested_a = way != TO_ATTACKER_UNHURT and way != UNHURT
        tested_d = way != TO_DEFENDER_UNHURT and way != UNHURT
        to_attacker = way == TO_ATTACKER or way == TO_ATTACKER_UNHURT
        last = way == DRAWN or way == UNHURT or self.press == NEVER
        stands_a = self.a.stands_at(hits_a)
        stands_d = self.d.stands_at(hits_d)
        sappers_a = self.a.sappers_left(hits_a)
        sappers_d = self.d.sappers_left(hits_d)
        width = self.width
        stopped = 0.0
        for pair, p in enumerate(chances):
            if p == 0.0:
                continue
            plight_a = pair // width
            plight_d = pair % width
            if tested_a:
                self.tested_a[plight_a] += p
            if tested_d:
                self.tested_d[plight_d] += p
            if not stands_a[plight_a] or not stands_d[plight_d]:
                self.destroyed(stands_a[plight_a], stands_d[plight_d], hits_a, hits_d, p)
                # 8.1: leaders who outlive their troops are caught, by sappers too if they have none themselves; one
                # who falls is not, his successor comes elsewhere
                if stands_d[plight_d] or (not stands_a[plight_a] and sappers_d and not sappers_a):
                    self.alone_a[plight_a] += p * (1.0 - FALLS) if tested_a else p
                elif stands_a[plight_a] or (sappers_a and not sappers_d):
                    self.alone_d[plight_d] += p * (1.0 - FALLS) if tested_d else p
            elif last:
                stopped += p
            else:
                for after_a, q in self.a.leader_tests(plight_a) if tested_a else [(plight_a, 1.0)]:
                    for after_d, r in self.d.leader_tests(plight_d) if tested_d else [(plight_d, 1.0)]:
                        if self.goes_on(hits_a, hits_d, after_a, after_d, to_attacker):
                            key = after_a * width + after_d
                            further[key] = further.get(key, 0.0) + p * q * r
                        else:
                            stopped += p * q * r
        if stopped:
            # 7.3, 18.4: both sides have something left, hits decide
            beaten = attack_fails(self.lost_a + hits_a, self.lost_d + hits_d)
            self.outcomes[ATTACKER_BEATEN if beaten else DEFENDER_BEATEN] += stopped
            self.book_hits(hits_a, hits_d, stopped)

    def goes_on(self, hits_a: int, hits_d: int, plight_a: int, plight_d: int, to_attacker: bool) -> bool:
        """18.3: whether the winner of a round fights another, by habit."""
        if self.press == ALWAYS:
            return True
        deals = self.a.means_at(hits_a)[plight_a]
        takes = self.d.means_at(hits_d)[plight_d]
        return deals > takes if to_attacker else takes > deals

    def destroyed(self, left_a: int, left_d: int, hits_a: int, hits_d: int, p: float) -> None:
        """7.1: at least one side has nobody left."""
        if left_a:
            self.outcomes[DEFENDER_DESTROYED] += p
        elif left_d:
            self.outcomes[ATTACKER_DESTROYED] += p
        else:
            self.outcomes[BOTH_DESTROYED] += p
        self.book_hits(hits_a, hits_d, p)

    def book_hits(self, hits_a: int, hits_d: int, p: float) -> None:
        """Sums up the hits taken, those that found nobody left aside."""
        self.hits_a += p * min(hits_a, self.a.room)
        self.hits_d += p * min(hits_d, self.d.room)

    def leader_falls(self, host: Host, leader: int) -> float:
        """How likely a leader, as he is now, falls in a test."""
        tested = self.tested_a if host is self.a else self.tested_d
        return FALLS * sum([p for plight, p in enumerate(tested) if host.rank(plight, leader) == 0])

    def leader_caught(self, host: Host, leader: int) -> float:
        """How likely a leader, or his successor with the army, is caught without troops."""
        alone = self.alone_a if host is self.a else self.alone_d
        gone = len(host.ranks[leader])
        return sum([p for plight, p in enumerate(alone) if host.rank(plight, leader) < gone])


def work(a: Host, d: Host) -> int:
    """At most how many bookings the course of a battle takes."""
    states = (a.room + 1) * (d.room + 1) * len(a.plights) * len(d.plights)
    return states * (a.dice + 1) * (d.dice + 1)


class Fight:
    """A land combat that is about to go into a round, on a table of its own."""

    def __init__(self, t: GradiscaTable, zone: int, side: int, breach: bool, several: bool) -> None:
        self.t = t
        self.zone = zone
        self.side = side
        self.breach = breach
        self.several = several
        self.landing = False
        self.round = 1
        self.lost_a = 0
        self.lost_d = 0

    def hosts(self, follow: int) -> tuple[Host, Host]:
        """Both sides, the attacker first."""
        t = self.t
        return (
            Host(t, self.side, self.zone, True, self.breach, follow),
            Host(t, 1 - self.side, self.zone, False, self.breach, follow),
        )

    def odds(self, press: int) -> dict[str, Any]:
        """The answer: what the next round may bring, and where the battle may end."""
        a, d = self.hosts(GUNS_ONLY)
        first = Course(a, d, NEVER, self.lost_a, self.lost_d)
        dealt = a.hits(0, 0)
        taken = d.hits(0, 0)
        answer: dict[str, Any] = {
            "of": "battle",
            "zone": self.t.box.zones[self.zone],
            "attacker": SIDES[self.side],
            "round": self.round,
            "breach": self.breach,
            "shelter": a.spared,
            "attack": self.fire(True, dealt),
            "defence": self.fire(False, taken),
            "next_round": {
                "attacker": tidy(sum([p * q for x, p in enumerate(dealt) for y, q in enumerate(taken) if x > y])),
                "drawn": tidy(sum([p * q for p, q in zip(dealt, taken)])),
                "defender": tidy(sum([p * q for x, p in enumerate(dealt) for y, q in enumerate(taken) if x < y])),
                "attacker_destroyed": tidy(first.outcomes[ATTACKER_DESTROYED] + first.outcomes[BOTH_DESTROYED]),
                "defender_destroyed": tidy(first.outcomes[DEFENDER_DESTROYED] + first.outcomes[BOTH_DESTROYED]),
                "leaders": self.leaders(first),
            },
        }
        course = first
        follow = SUCCESSORS
        if self.several and press != NEVER:
            a, d = self.hosts(follow)
            while follow > STEADY and work(a, d) > LIMIT:
                follow -= 1
                a, d = self.hosts(follow)
            course = Course(a, d, press, self.lost_a, self.lost_d)
        outcomes = course.outcomes
        answer["battle"] = {
            "attacker_wins": tidy(outcomes[DEFENDER_DESTROYED] + outcomes[DEFENDER_BEATEN]),
            "outcomes": {name: tidy(p) for name, p in zip(OUTCOMES, outcomes)},
            "rounds": tidy(course.rounds),
            "hits_taken": {"attacker": tidy(course.hits_a), "defender": tidy(course.hits_d)},
        }
        if follow >= LEADERS:
            answer["battle"]["leaders"] = self.leaders(course)
        answer["no_way_back"] = self.no_way_back()
        answer["policy"] = {
            "press": PRESS[press] if self.several else "one_round",
            "drawn": "stop",
            "losses": "least_fire_first",
            "mishaps": MISHAPS[follow],
        }
        if self.t.teams:
            # 4.2: the lots by which partners share hits are left out; they change no number of hits
            answer["policy"]["partners"] = "as_one"
        return answer

    def fire(self, attacking: bool, dealt: list[float]) -> dict[str, Any]:
        """Who fires with what, the hits before and after shelter, and the guns that may burst."""
        t = self.t
        side = self.side if attacking else 1 - self.side
        firing = shooters(t, side, self.zone, self.breach)
        values = [fire_value(t, u, self.zone, attacking) for u in firing]
        return {
            "side": SIDES[side],
            "fire": [{"unit": t.box.units[u], "value": v} for u, v in zip(firing, values)],
            "hits": tidied(hits_of(values)),
            "after_shelter": tidied(dealt),
            "expected": tidy(mean(dealt)),
            "bursts": [{"unit": t.box.units[u], "chance": CHANCE_TO_BURST} for u in firing if t.box.kind[u] == GUN],
        }

    def no_way_back(self) -> dict[str, list[str]]:
        """7.3, 12, 15: who would be lost on each side if it were beaten and had to go; a garrison may stay."""
        t = self.t
        zone = self.zone
        lost = [
            u
            for u in t.units_in(self.side, zone)
            if self.landing or t.came[u] < 0 or retreat_code(t, self.side, zone, t.came[u])
        ]
        cut_off = not t.box.fortress[zone] and not ways_back(t, 1 - self.side, zone)
        return {
            "attacker": [t.box.units[u] for u in lost],
            "defender": [t.box.units[u] for u in t.units_in(1 - self.side, zone)] if cut_off else [],
        }

    def leaders(self, course: Course) -> list[dict[str, Any]]:
        """What may become of each leader."""
        return [
            {
                "unit": self.t.box.units[u],
                "falls": tidy(course.leader_falls(host, i)),
                "caught": tidy(course.leader_caught(host, i)),
            }
            for host in (course.a, course.d)
            for i, u in enumerate(host.leaders)
        ]
