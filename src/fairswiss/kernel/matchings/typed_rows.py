"""The first rows where players have types: the walk of :mod:`rows`, which looks ahead by counting types.

Quotas.  A row takes the first entry that its type may have, that is not barred for it, and without which all other
    rows can still be filled as far as types tell. What is passed over is impossible, so the walk stays exact; and
    where whole types exclude each other it does not run into an end that only a search over everybody could mend.
"""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from functools import partial

from fairswiss.kernel.matchings.columns import Columns
from fairswiss.kernel.matchings.graph import MeetingGraph
from fairswiss.kernel.matchings.quota import Quota
from fairswiss.kernel.matchings.rows import with_last_rows_mended


def first_typed_rows(
    rows: Sequence[int], columns: Sequence[int], allowed: Sequence[int], barred: Sequence[Collection[int]]
) -> list[int] | None:
    """For each row a place of the column, the first way of all; None when not every row can have one.

    Rows and columns are given by type. ``allowed[a]`` has a bit for each type that type a may meet, ``barred`` the
    places that a row may not have although its type may.
    """
    left, right = ([sizes[a] for a in range(len(allowed))] for sizes in (Counter(rows), Counter(columns)))
    quota = Quota(left, right, allowed)
    if not quota.complete:
        return None
    open_to = quota.open_to
    waiting = Columns(columns, len(allowed))
    chosen: list[int] = []
    for a, closed in zip(rows, barred, strict=True):
        place = waiting.first(open_to[a], closed, partial(quota.take, a))
        if place < 0:
            break
        chosen.append(place)

    def choices(start: int, places: Sequence[int]) -> list[int]:
        return _choices(rows[start:], [columns[place] for place in places], open_to, _by_bit(barred[start:], places))

    return with_last_rows_mended(len(rows), chosen, choices)


def _choices(
    rows: Sequence[int], columns: Sequence[int], open_to: Sequence[Sequence[int]], barred: Iterable[int]
) -> list[int]:
    """The places that each row may have, as bits."""
    of_type = [0] * len(open_to)
    for bit, b in enumerate(columns):
        of_type[b] |= 1 << bit
    whole = [sum(of_type[b] for b in types) for types in open_to]
    return [whole[a] & ~closed for a, closed in zip(rows, barred, strict=True)]


def _by_bit(barred: Iterable[Collection[int]], places: Sequence[int]) -> Iterator[int]:
    bit_of = {place: bit for bit, place in enumerate(places)}
    for closed in barred:
        yield sum(1 << bit_of[place] for place in closed if place in bit_of)


def first_rows_of_halves(graph: MeetingGraph[Hashable]) -> list[int] | None:
    """For each vertex of the first half one of the second, row by row; None when not everybody can have one."""
    half = len(graph) // 2
    allowed = graph.masks
    barred = [{other - half for other in apart if other >= half} for apart in graph.apart[:half]]
    found = first_typed_rows(graph.kind[:half], graph.kind[half:], allowed, barred)
    return None if found is None else [half + place for place in found]
