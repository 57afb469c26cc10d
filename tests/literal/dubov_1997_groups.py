"""Chapters 6 to 8 of the Dubov text of 1997: one score group, step by step."""

import itertools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.literal.dubov_1997_colours import (
    article_8_1,
    black_order,
    candidate_order,
    majority_colour,
    two_sides,
    white_order,
)
from tests.literal.dubov_1997_people import Graph, Order, Pair, Person

# ------------------------------------------------------------------------------------- the score groups


@dataclass
class Trace:
    """Collects what the steps of one group do."""

    steps: list[tuple[str, str]] = field(default_factory=list)

    def note(self, article: str, what: str) -> None:
        """One step."""
        self.steps.append((article, what))


@dataclass
class Situation:
    """Where the pairing of a round stands."""

    people: Mapping[int, Person]
    graph: Graph
    """Changed in only two ways: who floats on from a group is kept apart from it, "yield" frees somebody."""
    relaxed: bool
    upfloat_limit: str
    keep_apart: bool = True
    unpaired: set[int] = field(default_factory=set)
    floaters: list[int] = field(default_factory=list)
    pairs: list[Pair] = field(default_factory=list)
    freed: set[int] = field(default_factory=set)
    trace: Trace = field(default_factory=Trace)

    @property
    def u_first(self) -> bool:
        """Whether the u flag comes before the colour in lists of candidates (reading 23)."""
        return self.relaxed or self.upfloat_limit == "yield"

    def group(self, score: int) -> list[Person]:
        """The players of this score who are not yet paired."""
        return [self.people[p] for p in sorted(self.unpaired) if self.people[p].score == score]

    def lower_groups(self, score: int) -> list[list[Person]]:
        """The score groups below, the nearest first, as far as not yet paired."""
        below = sorted({self.people[p].score for p in self.unpaired if self.people[p].score < score}, reverse=True)
        return [self.group(s) for s in below]

    def can_pair(self, a: int, b: int, graph: Graph | None = None) -> bool:
        """Whether the two may be paired and everybody else can be paired after that (reading 5)."""
        graph = graph or self.graph
        return graph.allows(a, b) and graph.completable(self.unpaired - {a, b})

    def pair(self, a: int, b: int) -> None:
        """Make a pair."""
        self.pairs.append((a, b))
        self.unpaired -= {a, b}

    def never_again(self, some: Iterable[int], others: Iterable[int]) -> None:
        """Who has floated on from a group is not paired with the group, nor with other floaters."""
        if self.keep_apart:
            self.graph = self.graph.without_pairs((a, b) for a in some for b in others if a != b)

    def freeing(self, player: Person, group: Iterable[Person], forbidden: Graph) -> Graph:
        """The graph with 2.5 lifted for this player against this group (reading 22)."""
        pairs = [(player.number, g.number) for g in group if forbidden.allows(player.number, g.number)]
        return self.graph.with_pairs(pairs)


def article_8_2(at: Situation, score: int) -> None:
    """Floaters: each is paired at once with somebody of the group, or floats on."""
    for floater in article_8_1(at.people[f] for f in at.floaters):
        for candidate in sorted(at.group(score), key=candidate_order(floater.due, u_first=at.u_first)):
            if at.can_pair(floater.number, candidate.number):
                at.pair(floater.number, candidate.number)
                at.floaters.remove(floater.number)
                at.trace.note("8.2", f"floater {floater.number} meets {candidate.number}")
                break
        else:
            at.trace.note("8.2 nobody", f"floater {floater.number} floats on")
    group = [p.number for p in at.group(score)]
    at.never_again(at.floaters, [*at.floaters, *group])


def article_7_1(at: Situation, score: int, without_2_5: Graph) -> None:
    """Islands: each is paired at once with somebody from below; looked for once (reading 19)."""
    group = at.group(score)
    islands = [p for p in group if not any(at.graph.allows(p.number, q.number) for q in group)]
    for island in article_8_1(islands):

        def fits(candidate: Person, graph: Graph, island: Person = island) -> bool:
            return at.can_pair(island.number, candidate.number, graph)

        order = candidate_order(island.due, u_first=at.u_first)
        found = _from_below(at, score, order, [island], without_2_5, fits)
        if found is None:
            at.trace.note("7.1 nobody", f"island {island.number} stays in the group")
            continue
        candidate, _ = found
        at.trace.note("7.1", f"island {island.number} meets {candidate.number}")
        at.pair(island.number, candidate.number)


def article_7_2(at: Situation, score: int, without_2_5: Graph) -> int | None:
    """Odd group: the one who comes up and joins it, if anybody can."""
    group = at.group(score)
    if len(group) % 2 == 0:
        return None

    def fits(candidate: Person, graph: Graph) -> bool:
        return any(at.can_pair(g.number, candidate.number, graph) for g in group)

    order = candidate_order(majority_colour(group), u_first=at.u_first)
    found = _from_below(at, score, order, group, without_2_5, fits)
    if found is None:
        at.trace.note("7.2 nobody", "the group stays odd")
        return None
    candidate, at.graph = found
    at.trace.note("7.2", f"{candidate.number} comes up")
    return candidate.number


def _from_below(
    at: Situation,
    score: int,
    order: Order,
    against: list[Person],
    without_2_5: Graph,
    fits: Callable[[Person, Graph], bool],
) -> tuple[Person, Graph] | None:
    """The first that fits, of the nearest lower group that has one (reading 9), and the graph it needs."""
    for lower in at.lower_groups(score):
        for candidate in sorted(lower, key=order):
            if fits(candidate, at.graph):
                return candidate, at.graph
        if at.upfloat_limit == "yield" and not at.relaxed:
            for candidate in sorted((p for p in lower if not p.u), key=order):
                freed = at.freeing(candidate, against, without_2_5)
                if fits(candidate, freed):
                    at.freed.add(candidate.number)
                    at.trace.note("yield", f"2.5 is lifted for {candidate.number}")
                    return candidate, freed
    return None


def article_6_4(at: Situation, score: int, came_up: int | None) -> tuple[list[Person], list[Person]]:
    """Who stays to be paired inside the group, and who is left over (readings 12, 17, 20)."""
    group = at.group(score) + ([at.people[came_up]] if came_up is not None else [])
    members = frozenset(p.number for p in group)
    everybody = frozenset(at.unpaired)

    def allows(number_of_pairs: int, left_over: frozenset[int]) -> bool:
        """Whether some complete pairing has so many pairs inside the group and none of them with these."""
        known: dict[tuple[frozenset[int], int], bool] = {}

        def search(players: frozenset[int], wanted: int) -> bool:
            if not players:
                return wanted == 0
            if (players, wanted) not in known:
                known[players, wanted] = False
                one = min(players)
                for two in at.graph.neighbours[one] & players:
                    inside = one in members and two in members
                    if inside and (wanted == 0 or one in left_over or two in left_over):
                        continue
                    if search(players - {one, two}, wanted - inside):
                        known[players, wanted] = True
                        break
            return known[players, wanted]

        return search(everybody, number_of_pairs)

    most = next(n for n in range(len(group) // 2, -1, -1) if allows(n, frozenset()))
    if 2 * most == len(group):
        return group, []
    next_group = next(
        (lower for lower in ([p for p in g if p.number != came_up] for g in at.lower_groups(score)) if lower),
        [],
    )

    def key(p: Person) -> Any:
        was_floater = p.number in at.floaters
        has_opponent = any(at.graph.allows(p.number, q.number) for q in next_group)
        return was_floater, not has_opponent, p.rating, p.aro

    latest_first = sorted(group, key=lambda p: p.alphabet, reverse=True)
    left_over: list[Person] = []
    while len(left_over) < len(group) - 2 * most:
        chosen = frozenset(p.number for p in left_over)
        for p in sorted((p for p in latest_first if p not in left_over), key=key):
            if allows(most, chosen | {p.number}):
                left_over.append(p)
                break
        else:
            raise AssertionError("nobody can be left over, although somebody must")
        returns = left_over[-1].number == came_up
        at.trace.note("reading 17" if returns else "6.4", f"{left_over[-1].number} is left over")
    return [p for p in group if p not in left_over], left_over


def reading_10(at: Situation, group: list[Person]) -> tuple[list[Person], list[Person]]:
    """The two subgroups; players without due colour choose a side."""
    for p in group:
        if not p.due:
            at.trace.note("reading 10", f"{p.number} has no due colour")
    return two_sides(group)


def article_7_3_and_7_4(at: Situation, whites: list[Person], blacks: list[Person]) -> None:
    """The transfers between the subgroups; in place."""
    excess = len(whites) - len(blacks)
    if excess > 0:
        willing = sorted((p for p in whites if p.c), key=lambda p: (p.aro, -p.rating, p.alphabet))
        article, source, target = "7.3", whites, blacks
    else:
        willing = sorted((p for p in blacks if p.c), key=lambda p: (-p.aro, p.rating, p.alphabet))
        article, source, target = "7.4", blacks, whites
    n = abs(excess) // 2
    for p in willing[:n]:
        source.remove(p)
        target.append(p)
        at.trace.note(article, f"{p.number} changes sides")
    if len(willing) < n:
        at.trace.note("2.6", f"{n - len(willing)} too few can change sides")


def article_6_2(whites: list[Person], blacks: list[Person]) -> None:
    """The two columns; in place."""
    whites.sort(key=white_order)
    blacks.sort(key=black_order)


def article_6_3(left: list[Person], right: list[Person], graph: Graph, trace: Trace) -> list[Pair] | None:
    """The first way, in the order of the rows, to give every white a black (reading 11)."""
    if len(left) != len(right):
        return None
    for attempt, column in enumerate(itertools.permutations(right)):
        if all(graph.allows(a.number, b.number) for a, b in zip(left, column, strict=True)):
            if attempt:
                trace.note("6.3", f"attempt {attempt + 1} of the rows")
            return [(a.number, b.number) for a, b in zip(left, column, strict=True)]
    return None


def article_6_3_end(left: list[Person], right: list[Person], graph: Graph, trace: Trace) -> list[Pair]:
    """White against white: as few pairs inside a column as possible, row by row (reading 13)."""
    whites, blacks = [p.number for p in left], [p.number for p in right]
    trace.note("6.3 end", f"{len(whites)} whites, {len(blacks)} blacks")

    def inside_a_column(pairing: list[Pair]) -> int:
        return sum((a in whites) == (b in whites) for a, b in pairing)

    every = list(graph.pairings(whites + blacks))
    least = min(map(inside_a_column, every))
    good = [{frozenset(pair) for pair in pairing} for pairing in every if inside_a_column(pairing) == least]
    rows: list[Pair] = []
    paired: set[int] = set()
    for place, player in enumerate(whites + blacks):
        if player in paired:
            continue
        below = (whites + blacks)[place + 1 :]
        candidates = blacks + [p for p in below if p in whites] if player in whites else below
        for candidate in candidates:
            kept = [pairing for pairing in good if {player, candidate} in pairing]
            if candidate not in paired and kept:
                good = kept
                rows.append((player, candidate))
                paired |= {player, candidate}
                break
    return rows
