"""7.1, 7.2, 7.4 One side of a battle, in every state to which hits and mishaps may bring it.

A state is the number of hits taken and a plight: which guns have burst and which leaders have fallen. Since hits are
taken in a fixed order (see `loss_order`), the two together say who is left and with what values.
"""

from __future__ import annotations

from typing import Final

from sabretache.games.gradisca.components import GUN, SAPPER
from sabretache.games.gradisca.odds.dice import FACES, added, after_shelter, battery, hits_of, mean
from sabretache.games.gradisca.rulebook.battle import fire_value, shelter, shooters
from sabretache.games.gradisca.rulebook.losses import IN_COMBAT, dies_at_once, leader_falls, victims
from sabretache.games.gradisca.table import DISORGANISED, RESERVE, GradiscaTable

FALLS: Final = sum([1 for face in FACES if leader_falls(face)]) / 6
"""The chance that a leader falls when he is tested."""

STEADY: Final = 0
"""Neither fallen leaders nor burst guns are followed from round to round."""
GUNS_ONLY: Final = 1
"""Guns may burst; leaders stay as they are."""
LEADERS: Final = 2
"""Leaders may fall too; their successors come elsewhere."""
SUCCESSORS: Final = 3
"""Successors of fallen leaders join their army in the battle."""


class Step:
    """One hit that a unit can take: what it costs in fire, and whether the unit is lost with it."""

    def __init__(self, unit: int, rank: int, cost: int, dies: int) -> None:
        self.unit = unit
        self.rank = rank
        self.cost = cost
        self.dies = dies

    def before(self, other: Step) -> bool:
        """Whether this step is taken before another one."""
        if self.rank != other.rank:
            return self.rank < other.rank
        if self.cost != other.cost:
            return self.cost < other.cost
        return self.dies < other.dies


def steps_of(t: GradiscaTable, unit: int, zone: int, attacking: bool) -> list[Step]:
    """The hits that a unit can take one after the other."""
    kind = t.box.kind[unit]
    rank = 2 if kind == GUN else 1 if kind == SAPPER else 0
    value = 0 if kind == SAPPER else fire_value(t, unit, zone, attacking)
    if dies_at_once(t, unit, IN_COMBAT):
        return [Step(unit, rank, value, 1)]
    t.flags[unit] |= DISORGANISED
    turned = fire_value(t, unit, zone, attacking)
    t.flags[unit] &= ~DISORGANISED
    return [Step(unit, rank, value - turned, 0), Step(unit, rank, turned, 1)]


def loss_order(t: GradiscaTable, side: int, zone: int, attacking: bool) -> list[Step]:
    """The order in which a side is taken to suffer hits: where it costs the least fire, by turning a unit rather than
    losing one for the same price; sappers and then artillery last of all."""
    chains = [steps_of(t, u, zone, attacking) for u in victims(t, side, zone, IN_COMBAT)]
    order: list[Step] = []
    while chains:
        best = chains[0]
        for chain in chains:
            if chain[0].before(best[0]):
                best = chain
        order.append(best.pop(0))
        if not best:
            chains.remove(best)
    return order


class Guns:
    """Guns of a side that are alike: how many, and what they fire with, beside a sapper and without one."""

    def __init__(self, beside: int, alone: int, count: int) -> None:
        self.beside = beside
        self.alone = alone
        self.count = count


class Volley:
    """What a side's fire may do: the plight that it leaves the side in (guns burst), and the hits dealt with it."""

    def __init__(self, plight: int, hits: list[float]) -> None:
        self.plight = plight
        self.hits = hits


class Host:
    """One side of a battle, in every state to which hits and mishaps may bring it."""

    def __init__(
        self, t: GradiscaTable, side: int, zone: int, attacking: bool, breach: bool, follow: int = SUCCESSORS
    ) -> None:
        """`follow` says which mishaps are followed. `t` is changed and changed back: give a table of your own."""
        self.follow = follow
        kind = t.box.kind
        firing = shooters(t, side, zone, breach)
        order = loss_order(t, side, zone, attacking)
        self.firm: list[Step] = [s for s in order if kind[s.unit] != GUN]
        self.leaders: list[int] = [u for u in firing if u in t.leaders_in(side, zone)]
        self.ranks: list[list[int]] = [ranks_of(t, u, zone, attacking) for u in self.leaders]
        """What each leader fires with, then his successor; beyond that nobody is left."""
        if follow < SUCCESSORS:
            self.ranks = [ranks[:1] for ranks in self.ranks]
        self.guns: list[Guns] = []
        self.silent = 0
        """Guns that may not fire, in a battle through a breach; they can still be hit."""
        for step in order:
            if kind[step.unit] == GUN:
                if not step.dies:
                    raise ValueError(f"{t.box.units[step.unit]}: the odds know no gun that outlives a hit")
                if step.unit in firing:
                    self.add_gun(t, side, zone, attacking, step.unit)
                else:
                    self.silent += 1
        self.spared = shelter(t, 1 - side, zone) if attacking else 0
        self.room = len(order)
        self.dice = len(firing)
        self.plights: list[list[int]] = [[]]
        """By number: how many guns of each sort have burst, then the rank of each leader."""
        sizes = [g.count + 1 if follow >= GUNS_ONLY else 1 for g in self.guns]
        sizes.extend([len(ranks) + 1 if follow >= LEADERS else 1 for ranks in self.ranks])
        for count in sizes:
            self.plights = [[*p, n] for p in self.plights for n in range(count)]
        self.number: dict[tuple[int, ...], int] = {tuple(p): i for i, p in enumerate(self.plights)}
        self.foot: list[list[int]] = []
        """By hits taken: the fire values of those who are neither guns nor leaders."""
        self.standing_foot: list[int] = []
        self.set_foot(t, zone, attacking, firing)
        self.volleys: dict[int, list[Volley]] = {}
        self.means: dict[int, list[float]] = {}
        self.stands: dict[int, list[int]] = {}
        self.tests: dict[int, list[tuple[int, float]]] = {}

    def add_gun(self, t: GradiscaTable, side: int, zone: int, attacking: bool, unit: int) -> None:
        """7.4: counts a gun among those of its value."""
        beside = fire_value(t, unit, zone, attacking)
        sappers = [s.unit for s in self.firm if t.box.kind[s.unit] == SAPPER]
        for u in sappers:
            t.put(u, RESERVE)
        alone = fire_value(t, unit, zone, attacking)
        for u in sappers:
            t.put(u, zone)
        for guns in self.guns:
            if guns.beside == beside and guns.alone == alone:
                guns.count += 1
                return
        self.guns.append(Guns(beside, alone, 1))

    def set_foot(self, t: GradiscaTable, zone: int, attacking: bool, firing: list[int]) -> None:
        """Follows infantry, cavalry and sappers through all the hits that they can take."""
        kind = t.box.kind
        values: dict[int, int] = {}
        for step in self.firm:
            if step.unit in firing:
                values[step.unit] = fire_value(t, step.unit, zone, attacking)
        standing = len({s.unit for s in self.firm if kind[s.unit] != SAPPER})
        self.foot.append(list(values.values()))
        self.standing_foot.append(standing)
        for step in self.firm:
            if step.dies:
                values.pop(step.unit, None)
                standing -= int(kind[step.unit] != SAPPER)
            else:
                values[step.unit] -= step.cost
            self.foot.append(list(values.values()))
            self.standing_foot.append(standing)

    def guns_left(self, hits: int, plight: int) -> list[int]:
        """How many guns of each sort are left: those that burst are gone, and hits take the first of the others once
        nobody else is left to take them."""
        state = self.plights[plight]
        struck = max(0, hits - len(self.firm) - self.silent)
        left: list[int] = []
        for i, guns in enumerate(self.guns):
            whole = guns.count - state[i]
            gone = min(whole, struck)
            struck -= gone
            left.append(whole - gone)
        return left

    def stands_at(self, hits: int) -> list[int]:
        """By plight, how many fight on after so many hits: infantry, cavalry and artillery; without them the side is
        destroyed (8.1)."""
        known = self.stands.get(hits)
        if known is None:
            foot = self.standing_foot[min(hits, len(self.firm))]
            silent = max(0, self.silent - max(0, hits - len(self.firm)))
            known = [foot + silent + sum(self.guns_left(hits, plight)) for plight in range(len(self.plights))]
            self.stands[hits] = known
        return known

    def sappers_left(self, hits: int) -> bool:
        """Whether sappers are left after so many hits."""
        for step in self.firm[hits:]:
            if step.rank == 1:
                return True
        return False

    def fire(self, hits: int, plight: int) -> list[Volley]:
        """What the side's fire may do in this state: hits dealt (after shelter), by the guns that burst with it."""
        key = hits * len(self.plights) + plight
        known = self.volleys.get(key)
        if known is not None:
            return known
        state = self.plights[plight]
        values = list(self.foot[min(hits, len(self.firm))])
        for i, ranks in enumerate(self.ranks):
            rank = state[len(self.guns) + i]
            if rank < len(ranks):
                values.append(ranks[rank])
        sappers = self.sappers_left(hits)
        ways: list[tuple[list[int], list[float]]] = [(state, hits_of(values))]
        for i, count in enumerate(self.guns_left(hits, plight)):
            if count:
                guns = self.guns[i]
                further: list[tuple[list[int], list[float]]] = []
                value = guns.beside if sappers else guns.alone
                for before, dealt in ways:
                    if self.follow < GUNS_ONLY:
                        further.append((before, added(dealt, hits_of([value] * count))))
                        continue
                    for burst, row in enumerate(battery(count, value)):
                        after = before[:]
                        after[i] += burst
                        further.append((after, added(dealt, row)))
                ways = further
        found = [Volley(self.number[tuple(after)], after_shelter(dealt, self.spared)) for after, dealt in ways]
        self.volleys[key] = found
        return found

    def hits(self, hits: int, plight: int) -> list[float]:
        """The distribution of hits dealt in this state, after shelter."""
        volleys = self.fire(hits, plight)
        total = volleys[0].hits[:]
        for volley in volleys[1:]:
            for n, p in enumerate(volley.hits):
                total[n] += p
        return total

    def means_at(self, hits: int) -> list[float]:
        """By plight, how many hits the side may expect to deal, after shelter, having taken so many."""
        known = self.means.get(hits)
        if known is None:
            # rounded, so that a tie is a tie
            known = [round(mean(self.hits(hits, plight)), 9) for plight in range(len(self.plights))]
            self.means[hits] = known
        return known

    def leader_tests(self, plight: int) -> list[tuple[int, float]]:
        """7.1, 7.2: in which plight a test of its leaders leaves a side that has troops left: successors step in."""
        known = self.tests.get(plight)
        if known is not None:
            return known
        if self.follow < LEADERS:
            return [(plight, 1.0)]
        ways: list[tuple[list[int], float]] = [(self.plights[plight], 1.0)]
        for i, ranks in enumerate(self.ranks):
            place = len(self.guns) + i
            further: list[tuple[list[int], float]] = []
            for state, p in ways:
                if state[place] >= len(ranks):
                    further.append((state, p))
                else:
                    fallen = state[:]
                    fallen[place] += 1
                    further.append((state, p * (1.0 - FALLS)))
                    further.append((fallen, p * FALLS))
            ways = further
        found = [(self.number[tuple(state)], p) for state, p in ways]
        self.tests[plight] = found
        return found

    def rank(self, plight: int, leader: int) -> int:
        """0 for a leader as he is now, 1 for his successor; beyond that nobody is left."""
        return self.plights[plight][len(self.guns) + leader]


def ranks_of(t: GradiscaTable, leader: int, zone: int, attacking: bool) -> list[int]:
    """What a leader fires with, then his successor if he has one."""
    found = [fire_value(t, leader, zone, attacking)]
    if t.box.has_back[leader] and not t.flags[leader] & DISORGANISED:
        t.flags[leader] |= DISORGANISED
        found.append(fire_value(t, leader, zone, attacking))
        t.flags[leader] &= ~DISORGANISED
    return found
