"""Players who choose their opponents in turn, so that a best round stays possible after every choice.

Question.  The rows choose one after the other, each the first of the columns whom a perfect matching of the tight
    graph allows; where nobody is left for a row it floats, if rows may.
Walk.  Quotas, a flow between the kinds of players, refuse most impossible choices. They never refuse a possible one:
    so if a perfect matching of all who are left exists at the end, every choice was the first possible one.
Opened again.  Where none exists, or a row finds nobody, the last rows are opened again: 16, 32, 64, … until one does.
    From there on a perfect matching is kept, and one search in it tells all opponents that a row can have.
Beginnings.  Where a perfect matching of the graph is not yet a best round (``priced_graph``), the caller proves with a
    weighted matching of those who are left how far the walk holds.
"""

from collections.abc import Iterator, Sequence
from functools import partial, reduce
from operator import or_
from typing import NamedTuple

from fairswiss.kernel.matchings import Columns, KeptCompletion, Quota, places
from fairswiss.kernel.solver.tight_graph import FLOATING, TightGraph

NOBODY = -1
_FIRST_STEP_BACK = 16
_FIRST_STEP_OF_BEGINNINGS = 4
_LAST_STEP_BACK = 32
Choices = list[tuple[int, int]]
"""Each row that had to choose, and its opponent or nobody."""


class Turns(NamedTuple):
    """The rows in the order in which they choose, the columns with the first choice first; rows may be columns."""

    rows: Sequence[int]
    columns: Sequence[int]
    may_float: bool = False


def chosen_in_turn(graph: TightGraph, left: set[int], turns: Turns) -> Choices | None:
    """The choices, after which all others of those left can be paired; None if they cannot be from the beginning.

    Rows that float are decided to do so in the graph.
    """
    walk = _Walk(graph, left, turns)
    if not walk.quota.complete:
        return None
    if walk.ends():
        _decide(graph, walk.choices)
        if graph.completion(left - _used(walk.choices)).possible():
            return walk.choices
        _undecide(graph, walk.choices)
    keep, back = len(walk.choices), _FIRST_STEP_BACK
    while keep:
        keep, back = max(0, keep - back), 2 * back
        kept = walk.choices[:keep]
        _decide(graph, kept)
        completion = graph.completion(left - _used(kept))
        if completion.possible():
            return kept + list(_one_by_one(graph, completion, turns, _used(kept) | {row for row, _ in kept}))
        _undecide(graph, kept)
    if walk.choices:
        return None
    completion = graph.completion(left)
    return list(_one_by_one(graph, completion, turns, set())) if completion.possible() else None


def beginnings(graph: TightGraph, left: set[int], turns: Turns) -> Iterator[Choices]:
    """Choices that come first if the others can be paired at the best cost: all that were made, then fewer and fewer.

    The graph and the quotas refuse only what is impossible, so of all beginnings that lead to the best cost these are
    the first. That they do is for the caller to prove.
    """
    walk = _Walk(graph, left, turns)
    walk.ends()
    keep, back = len(walk.choices), _FIRST_STEP_OF_BEGINNINGS
    while keep > 0 and back <= _LAST_STEP_BACK:
        yield walk.choices[:keep]
        keep, back = keep - back, 2 * back


def _used(choices: Choices) -> set[int]:
    return {place for row, other in choices if other != NOBODY for place in (row, other)}


def _decide(graph: TightGraph, choices: Choices) -> None:
    for row, other in choices:
        if other == NOBODY:
            graph.decided[row] = FLOATING


def _undecide(graph: TightGraph, choices: Choices) -> None:
    graph.undecide(row for row, other in choices if other == NOBODY)


class _Walk:
    """The rows as far as quotas lead them."""

    def __init__(self, graph: TightGraph, left: set[int], turns: Turns) -> None:
        self.turns = turns
        self.graph = graph
        self.apart = graph.apart
        meeting = graph.meeting()
        rows = turns.rows if turns.may_float else ()
        self.floating = {row: meeting.number_of((graph.types.of[row], FLOATING)) for row in rows}
        self.of = list(meeting.kind)
        self.counts = meeting.numbers(left)
        self.place_of = {other: place for place, other in enumerate(turns.columns)}
        self.here = reduce(or_, [1 << self.of[other] for other in turns.columns], 0)
        self._count()
        self.columns = Columns([self.of[other] for other in turns.columns], len(self.counts))
        self.choices: Choices = []

    def _count(self) -> None:
        """The quotas of all who are left."""
        masks = self.graph.meeting().masks
        self.quota = Quota(self.counts, self.counts, masks)
        self.open_to = [places(mask & self.here) for mask in masks]

    def ends(self) -> bool:
        """Walk on until a row finds nobody; True if none did."""
        used: set[int] = set()
        if not self.quota.complete:
            return False
        for row in self.turns.rows:
            if row in used:
                continue
            if row in self.place_of:
                self.columns.drop(self.place_of[row], self.of[row])
            other = self._first_for(row)
            if other == NOBODY and not (self.turns.may_float and self._floats(row)):
                return False
            self.choices.append((row, other))
            used.add(other)
            if other != NOBODY and not self._goes_on_without(row, other):
                return False
        return True

    def _goes_on_without(self, row: int, other: int) -> bool:
        """Count again if the pair leaves fewer possible pairs; False if they are too few."""
        self.counts[self.of[row]] -= 1
        self.counts[self.of[other]] -= 1
        if self.graph.use(row, other):
            self._count()
        return self.quota.complete

    def _first_for(self, row: int) -> int:
        a = self.of[row]
        barred = {self.place_of[other] for other in self.apart[row] if other in self.place_of}
        place = self.columns.first(self.open_to[a], barred, partial(self.quota.take_both_ways, a))
        return self.turns.columns[place] if place >= 0 else NOBODY

    def _floats(self, row: int) -> bool:
        a, floating = self.of[row], self.floating[row]
        if not self.open_to[a]:
            return True
        self.counts[a] -= 1
        self.counts[floating] += 1
        return self.quota.becomes(a, floating)


def _one_by_one(
    graph: TightGraph, completion: KeptCompletion, turns: Turns, settled: set[int]
) -> Iterator[tuple[int, int]]:
    """The choices of all rows that are not settled, each proven at once."""
    for row in turns.rows:
        if row not in completion.left or row in settled:
            continue
        left, meets = completion.left - {row}, completion.graph.may_meet
        offers = [other for other in turns.columns if other in left and meets(row, other)]
        other = completion.pair_with_first(row, offers)
        if other == NOBODY:
            if not turns.may_float:
                raise AssertionError("a row finds nobody although a perfect matching was kept")
            graph.decided[row] = FLOATING
            graph.meeting()
            completion.graph_changed()
        yield row, other
