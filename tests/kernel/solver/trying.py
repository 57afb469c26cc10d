"""Brackets as editions hand them to the solver, and their best candidates by trying everything."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import NamedTuple
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from fairswiss.kernel.options import Options
from fairswiss.kernel.solver import OrderOfSets, best_candidate
from fairswiss.kernel.solver.edges import Edges, Vertex
from fairswiss.kernel.solver.tight_graph import TypedField
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Scorecard
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.generation import homogeneous
from fairswiss.kernel.vocabulary.ladder import Packing
from fairswiss.model import NoPairing, Tournament
from tests.rules.dutch.positions import Wanted, position
from tests.tournaments import histories

SOME = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
SYSTEMS = ("dutch_2017", "dutch_2026")
MOST_VERTICES = 10

Pairs = frozenset[tuple[Entrant, Entrant]]
"""The pairs of a candidate, the higher player first."""


class Bracket(NamedTuple):
    """What an edition asks the solver."""

    field: Field
    packing: Packing
    order_of_sets: OrderOfSets

    def players(self) -> list[Entrant]:
        """Those who are in the bracket."""
        return [*self.field.moved_down, *self.field.residents]

    def typed(self) -> TypedField:
        """The same with what types say of it, not yet worked out."""
        return TypedField(self.field, self.packing)


def brackets_of(tournament: Tournament, system: str) -> list[Bracket]:
    """The brackets of the next round, until one cannot be paired."""
    asked: list[Bracket] = []

    def recorded(field: Field, packing: Packing, order_of_sets: OrderOfSets) -> Candidate | None:
        asked.append(Bracket(field, packing, order_of_sets))
        return best_candidate(field, packing, order_of_sets)

    edition = import_module(f"fairswiss.rules.{system}.round")
    with patch.object(edition, "best_candidate", recorded), suppress(NoPairing):
        edition.pair_next_round(tournament, Options(), False)
    return asked


@st.composite
def small_brackets(draw: st.DrawFn) -> list[Bracket]:
    """The brackets of a small event that can be solved by trying everything."""
    tournament, system = draw(histories(max_players=9)), draw(st.sampled_from(SYSTEMS))
    found = brackets_of(tournament, system)
    return [bracket for bracket in found if len(Edges(bracket.field, bracket.packing).vertices) <= MOST_VERTICES]


@st.composite
def last_rounds(draw: st.DrawFn) -> list[Bracket]:
    """The brackets of a last round in which some have won too much to mind a third colour in a row."""
    histories = st.tuples(*[st.sampled_from("wb")] * 6).map("".join)
    scores = st.sampled_from((30, 35, 40, 40, 40))
    players = [Wanted(number, draw(scores), draw(histories)) for number in range(1, draw(st.integers(4, 10)) + 1)]
    return brackets_of(position(*players, last_round=True), draw(st.sampled_from(SYSTEMS)))


def complete_rounds(field: Field, packing: Packing) -> Iterator[tuple[int, list[tuple[Vertex, Vertex]]]]:
    """Every perfect matching of a bracket's graph, with its cost."""
    return rounds_of(Edges(field, packing))


def rounds_of(edges: Edges) -> Iterator[tuple[int, list[tuple[Vertex, Vertex]]]]:
    """Every perfect matching of these edges, with its cost."""

    def matched(left: list[Vertex]) -> Iterator[tuple[int, list[tuple[Vertex, Vertex]]]]:
        if not left:
            yield 0, []
            return
        one, *others = left
        for place, other in enumerate(others):
            cost = edges.cost(one, other)
            if cost is not None:
                for rest, pairs in matched(others[:place] + others[place + 1 :]):
                    yield cost + rest, [(one, other), *pairs]

    return matched(edges.vertices)


def every_candidate(field: Field, packing: Packing) -> dict[Pairs, int]:
    """Every candidate after which the round can be completed, with the least it costs."""
    here = {*field.moved_down, *field.residents}
    found: dict[Pairs, int] = {}
    for cost, pairs in complete_rounds(field, packing):
        inside = frozenset(
            (one, other)
            for one, other in pairs
            if isinstance(one, Entrant) and isinstance(other, Entrant) and one in here and other in here
        )
        found[inside] = min(cost, found.get(inside, cost))
    return found


def first_of_the_best(bracket: Bracket) -> tuple[Pairs, Scorecard] | None:
    """The candidate that is generated first of those that cost least, and its scorecard."""
    every = every_candidate(bracket.field, bracket.packing)
    if not every:
        return None
    least = min(every.values())
    first = min((pairs for pairs, cost in every.items() if cost == least), key=lambda pairs: place_of(bracket, pairs))
    return first, scorecard(bracket, first, bracket.packing.split(least))


def place_of(bracket: Bracket, pairs: Pairs) -> tuple[int, list[int], int]:
    """Where a candidate comes in the order of generation: set of moved-down players, their opponents, remainder."""
    field = bracket.field
    opponent = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    moved = [player for player in field.moved_down if player in opponent]
    taken = {*moved, *(opponent[player] for player in moved)}
    remainder = [player for player in field.residents if player not in taken]
    number = {player: place for place, player in enumerate(remainder, 1)}
    rows = frozenset((number[a], number[b]) for a, b in pairs if a in number)
    sets = sum(bracket.order_of_sets(field.moved_down, player) for player in moved)
    opponents = [field.residents.index(opponent[player]) for player in moved]
    return sets, opponents, places(len(remainder), len(rows))[rows]


@cache
def places(players: int, pairs: int) -> dict[frozenset[tuple[int, int]], int]:
    """When each way to pair so many of these players is generated first."""
    found: dict[frozenset[tuple[int, int]], int] = {}
    for rows in homogeneous(players, pairs):
        found.setdefault(frozenset((min(row), max(row)) for row in rows), len(found))
    return found


def told(bracket: Bracket, candidate: Candidate | None) -> tuple[Pairs, Scorecard] | None:
    """A candidate as trying everything gives it."""
    if candidate is None:
        return None
    return frozenset(candidate.pairs), scorecard(bracket, frozenset(candidate.pairs), candidate.scorecard)


def scorecard(bracket: Bracket, pairs: Pairs, rows: Scorecard) -> Scorecard:
    """The ladder of a candidate; where nobody floats the following bracket is the same for all, and left out."""
    if 2 * len(pairs) < len(bracket.players()):
        return rows
    return tuple(
        tuple(0 for _ in digits) if row.following_pair or row.following_down else digits
        for row, digits in zip(bracket.packing.rows, rows, strict=True)
    )
