"""The best candidate with its proof where those below matter: the types of the whole graph, and one kept matching.

Bound.  A transport problem over everybody here and below, and the spots, gives the least any complete round from
    here can cost, and the tight pairs of types. If a perfect matching is made of them (``tight_graph``), the bound is
    reached, and the best candidates are the parts of such matchings.
Choices.  Made in the order of generation: which moved-down players are paired, with whom, who is in S1, and row by
    row with whom. Before and after all choices of one sort a perfect matching of the graph of kinds exists. Each
    choice is the first that keeps this so (``rows_in_turn``), hence what is passed over is in no best candidate, and
    the result is the first of them.
Exchanges.  If S1 against S2 leaves no perfect matching, the fewest players to exchange follow from a second
    transport problem in which a pair inside S2 costs one; which of them, from ``typed_exchanges``. Where who has met
    whom breaks the first one the next is tried, as far as they are listed: then None.
"""

from collections.abc import Container, Generator, Iterator, Sequence
from itertools import islice
from typing import cast

from fairswiss.kernel.matchings import Quota
from fairswiss.kernel.solver.limits import MOST_EXCHANGES_MATCHED
from fairswiss.kernel.solver.rows_in_turn import Turns, chosen_in_turn
from fairswiss.kernel.solver.tight_graph import ANYBODY, FLOATING, LOWER, PAIRED, UPPER, Kind, TightGraph, TypedField
from fairswiss.kernel.solver.transport import cheapest
from fairswiss.kernel.solver.typed_exchanges import Kinds, exchanges_in_order, first_exchange
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Pairs
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.generation import Exchange, Numbers

Places = list[list[int]]


def proven_by_matching(typed: TypedField) -> Candidate | None:
    """The best candidate with its proof, or None."""
    graph = _reached(typed)
    if graph is None:
        return None
    found = Choices(typed.field, graph).candidate()
    if found is None:
        typed.exchanged = True
        graph.undecide(range(graph.inside))
        typed.mates = graph.completion(range(len(graph.decided))).kept().mate
    return found


def proven_cost(typed: TypedField) -> int | None:
    """The cost of the best candidate, if it can be proven."""
    graph = _reached(typed)
    return graph.cost if graph else None


def _reached(typed: TypedField) -> TightGraph | None:
    """The tight graph, if a perfect matching of it reaches the bound."""
    graph = typed.tight_graph()
    if graph is None:
        return None
    completion = graph.completion(range(len(graph.decided)))
    if completion.possible():
        return graph
    typed.mates = completion.kept().mate
    return None


class Choices:
    """The choices of a candidate in their order."""

    def __init__(self, field: Field, graph: TightGraph, exchanged: bool = False) -> None:
        """``exchanged``: only the first part is chosen, as an exchange is needed after it that types do not tell."""
        self.field = field
        self.graph = graph
        self.exchanged = exchanged
        self.left = set(range(len(graph.decided)))
        self.first_part: Pairs = ()
        """The pairs of moved-down players, which are chosen first."""
        self.chosen: list[tuple[int, int]] = []
        """The pairs of the bracket, by number."""

    def candidate(self) -> Candidate | None:
        """Moved-down players first, then the remainder; None where no exchange is found."""
        graph, moved = self.graph, len(self.field.moved_down)
        self._decide_moved_down()
        paired = [place for place in range(moved) if graph.decided[place] == PAIRED]
        pairs = self._rows(paired, range(moved, graph.inside))
        players = [cast("Entrant", vertex) for vertex in graph.types.vertices[: graph.inside]]
        self.first_part = tuple((players[a], players[b]) for a, b in pairs)
        rows = None if self.exchanged else self._remainder()
        if rows is None:
            return None
        self.chosen = [*pairs, *rows]
        used = {place for pair in self.chosen for place in pair}
        down = tuple(player for place, player in enumerate(players) if place not in used)
        remainder = tuple((players[a], players[b]) for a, b in rows)
        return Candidate(self.first_part, remainder, down, graph.types.edges.packing.split(graph.cost), graph.cost)

    def _decide_moved_down(self) -> None:
        """Each in turn is paired if that can be."""
        graph, moved = self.graph, len(self.field.moved_down)
        self._decide_moved_down_by_quotas(moved)
        if moved and not graph.completion(self.left).possible():
            graph.decide(range(moved), ANYBODY)
            self._decide_moved_down_by_matching(moved)

    def _decide_moved_down_by_quotas(self, moved: int) -> None:
        """As if nobody had met: the same, if a perfect matching is left."""
        graph = self.graph
        meeting = graph.meeting()
        number = {
            (of, decision): meeting.number_of((of, decision))
            for of in {graph.types.of[place] for place in range(moved)}
            for decision in (PAIRED, FLOATING)
        }
        masks, numbers = meeting.masks, meeting.numbers(self.left)
        quota = Quota(numbers, numbers, masks)
        for place in range(moved):
            of, kind = graph.types.of[place], meeting.kind[place]
            for decision in (PAIRED, FLOATING):
                if masks[number[of, decision]] == masks[kind] or quota.becomes(kind, number[of, decision]):
                    graph.decided[place] = decision
                    break

    def _decide_moved_down_by_matching(self, moved: int) -> None:
        graph = self.graph
        residents = range(moved, graph.inside)
        completion = graph.completion(self.left)
        for place in range(moved):
            kind = (graph.types.of[place], PAIRED)
            paired = completion.some_pairing_joins(place, residents, kind)
            graph.decided[place] = PAIRED if paired else FLOATING
            graph.meeting()
            completion.graph_changed()

    def _rows(self, rows: Sequence[int], columns: Sequence[int]) -> list[tuple[int, int]]:
        """Each player in turn with the first of the columns."""
        found = chosen_in_turn(self.graph, self.left, Turns(rows, columns))
        if found is None:
            raise AssertionError("a row finds nobody although a perfect matching was kept")
        self.left -= {place for pair in found for place in pair}
        return found

    def _remainder(self) -> list[tuple[int, int]] | None:
        """S1 against S2, exchanged as little as possible; None where no exchange is found."""
        graph = self.graph
        members = [p for p in sorted(self.left) if len(self.field.moved_down) <= p < graph.inside]
        mate = graph.completion(self.left).kept().mate
        half = (len(members) - sum(mate[place] >= graph.inside for place in members)) // 2
        rows = self._halves(members[:half], members[half:])
        if rows is not None:
            return rows
        for exchange in islice(_Exchanges(graph, self.left, members).in_order(), MOST_EXCHANGES_MATCHED):
            s1 = sorted(
                {*members[:half], *(members[i] for i in exchange.entering)} - {members[i] for i in exchange.leaving}
            )
            rows = self._halves(s1, sorted({*members} - {*s1}))
            if rows is not None:
                return rows
        return None

    def _halves(self, s1: Sequence[int], s2: Sequence[int]) -> list[tuple[int, int]] | None:
        """The rows of S1 against S2; None when they leave no perfect matching."""
        self.graph.decide(s1, UPPER)
        self.graph.decide(s2, LOWER)
        if not self.graph.completion(self.left).possible():  # as often as not: then no row has to be walked
            return None
        return chosen_in_turn(self.graph, self.left, Turns(s1, s2))


class _Exchanges:
    """The exchanges of a remainder of which everybody has been put into a half, by the types."""

    def __init__(self, graph: TightGraph, left: set[int], members: list[int]) -> None:
        self._graph = graph
        self._count = len(members)
        now = graph.counts(left)
        self._kinds, self._counts = list(now), list(now.values())
        self._own = list(dict.fromkeys(graph.types.of[place] for place in members))
        self._places: dict[Kind, list[int]] = {}
        """By kind the members, by their place in the remainder."""
        for index, place in enumerate(members):
            self._places.setdefault(graph.kind(place), []).append(index)
        self._meeting = meeting = graph.meeting()
        self._number = [(meeting.number_of((of, UPPER)), meeting.number_of((of, LOWER))) for of in self._own]
        self._before = meeting.numbers(left)

    def in_order(self) -> Generator[Exchange]:
        """All that the types do not refuse, in the order of exchanges, as far as they are listed."""
        costs = [[self._exchanged(one, other) for other in self._kinds] for one in self._kinds]
        bound = cheapest(self._counts, costs)
        if bound is None or bound.doubled % 2:
            return
        fewest, listed = bound.doubled // 2, True
        if fewest:
            free = set(_free(self._kinds, bound.tight))
            first = first_exchange(self._known(bound.tight, free), fewest)
            if first is None:
                return
            yield first
            listed = yield from exchanges_in_order(*self._halves(free), fewest, self._allowed, first)
        while listed and fewest < self._count:
            fewest += 1
            listed = yield from exchanges_in_order(*self._halves(self._kinds), fewest, self._allowed)

    def _known(self, tight: list[int], free: Container[Kind]) -> Kinds:
        """The kinds as the first exchange wants to know them."""
        places = [self._places[kind] if kind in free else [] for kind in self._kinds]
        leaving = [found[::-1] if half == UPPER else [] for found, (_, half) in zip(places, self._kinds, strict=True)]
        entering = [found if half == LOWER else [] for found, (_, half) in zip(places, self._kinds, strict=True)]
        return Kinds(self._counts, tight, leaving, entering, *_bits(self._kinds))

    def _halves(self, wanted: Container[Kind]) -> tuple[Places, Places]:
        """By type the places in S1, the lowest first, and in S2, the highest first."""
        found = {kind: places for kind, places in self._places.items() if kind in wanted}
        return [found.get((of, UPPER), [])[::-1] for of in self._own], [found.get((of, LOWER), []) for of in self._own]

    def _allowed(self, out: Numbers, into: Numbers) -> bool:
        """True if S1 could be paired with S2 after an exchange of so many of each type, had nobody met."""
        numbers = list(self._before)
        for (upper, lower), less, more in zip(self._number, out, into, strict=True):
            numbers[upper] += more - less
            numbers[lower] += less - more
        return Quota(numbers, numbers, self._meeting.masks).complete

    def _exchanged(self, one: Kind, other: Kind) -> int | None:
        """One for a pair inside S2, which needs an exchange; None where no best pairing has such a pair."""
        (a, first), (b, second) = one, other
        graph = self._graph
        if not graph.tight[a] >> b & 1 or PAIRED in (first, second):
            return None
        if graph.here[a] and graph.here[b]:
            return None if FLOATING in (first, second) else int(first == second == LOWER)
        return 0


def _bits(kinds: Sequence[Kind]) -> tuple[int, int]:
    """The kinds of S1 and those of S2, by bits."""
    upper, lower = (sum(1 << at for at, (_, own) in enumerate(kinds) if own == half) for half in (UPPER, LOWER))
    return upper, lower


def _free(kinds: Sequence[Kind], tight: Sequence[int]) -> Iterator[Kind]:
    """The kinds of S1 that need not be paired with S2, and those of S2 that may be paired inside S2."""
    _, lower = _bits(kinds)
    elsewhere = {UPPER: ~lower, LOWER: lower}
    for place, (kind, half) in enumerate(kinds):
        if half in elsewhere and tight[place] & elsewhere[half]:
            yield kind, half
