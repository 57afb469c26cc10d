"""The best candidate of a bracket of few players: all with as many pairs as there can be are tried.

Alone.  Where no two of the bracket may meet all of them float. No ladder has to be asked then, only whether the round
    can be completed; the scorecard is worked out if somebody wants to see it.
Tried.  Else the look-ahead says what floating costs, and each candidate is added up. Of the cheapest ones the first in
    the order of generation is the best, if all who float in any of them are welcome below; what floating costs the
    others is a lower bound, so that nobody else can come into it.
Fewest.  One more floater is never better, because the ladder counts them first, or after rows of which the candidate
    fails none.

Where any of this does not come out the answer is None, and nothing is known.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

from fairswiss.kernel.solver.feasibility import completes
from fairswiss.kernel.solver.limits import FEW_PLAYERS
from fairswiss.kernel.solver.lookahead import Lookahead, look_ahead
from fairswiss.kernel.solver.scorecards import counts_floaters_first, scorecard_of
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Pairs, Scorecard
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing

FirstOf = Callable[[Field, Sequence[Candidate]], Candidate]
"""Of several candidates the one that is generated first."""
Rows = tuple[tuple[int, int], ...]
"""Pairs by the places of the players."""


def best_of_few(field: Field, packing: Packing, first_of: FirstOf) -> Candidate | None:
    """The best candidate, or None."""
    return all_float(field, packing) or first_of_all_tried(field, packing, first_of)


def all_float(field: Field, packing: Packing) -> Candidate | None:
    """The only candidate of a bracket in which no two may meet; None if some may, or if there are many players."""
    players = (*field.moved_down, *field.residents)
    if not 0 < len(players) <= FEW_PLAYERS or field.stays or field.leavers or field.cost_of_floating:
        return None
    if any(one.may_meet(other) for one, other in combinations(players, 2)):
        return None
    if not field.open_ended and not completes([*players, *field.following, *field.rest], field.takes_bye):
        return None
    return Candidate((), (), players, cache(lambda: _judged(field, packing)))


def _judged(field: Field, packing: Packing) -> Scorecard:
    card = scorecard_of(field, packing, ())
    if card is None:
        raise AssertionError("a bracket whose players all float cannot be judged")
    return card


def first_of_all_tried(field: Field, packing: Packing, first_of: FirstOf) -> Candidate | None:
    """The first of the cheapest candidates, or None."""
    players = (*field.moved_down, *field.residents)
    if not _may_be_tried(field, players):
        return None
    meetings = _meetings(field, players)
    floaters = len(players) % 2
    while not (tried := list(_pairings(range(len(players)), meetings, floaters))):
        floaters += 2
    below = look_ahead(field, packing, floaters)
    if below is None or below.meeting:
        return None
    least, cheapest = _cheapest(tried, players, packing, below if floaters else None)
    cost = least + below.constant
    card = packing.split(cost)
    candidates = [Candidate(*_named(rows, players, len(field.moved_down)), card, cost) for rows in cheapest]
    if not candidates or not counts_floaters_first(packing, candidates[0]):
        return None
    welcome = all(below.welcomes(player) for candidate in candidates for player in candidate.downfloaters)
    return first_of(field, candidates) if welcome else None


def _may_be_tried(field: Field, players: Sequence[Entrant]) -> bool:
    """True if there are few players, of whom nothing is asked but what the ladder says."""
    asked = field.forbids or field.stays or field.cost_of_floating or any(player.bound_to for player in players)
    return len(players) <= FEW_PLAYERS and field.may_be_typed() and not asked


def _meetings(field: Field, players: Sequence[Entrant]) -> list[list[int]]:
    """Of every player the places of those after it whom it may meet here."""
    moved_down = len(field.moved_down)
    return [
        [other for other in range(max(place + 1, moved_down), len(players)) if player.may_meet(players[other])]
        for place, player in enumerate(players)
    ]


def _pairings(places: Sequence[int], meetings: list[list[int]], floaters: int) -> Iterator[Rows]:
    """Every way to pair all of these but so many."""
    if len(places) == floaters:
        yield ()
        return
    first, *others = places
    for other in meetings[first]:
        if other in others:
            for rows in _pairings([place for place in others if place != other], meetings, floaters):
                yield (first, other), *rows
    if floaters:
        yield from _pairings(others, meetings, floaters - 1)


def _cheapest(
    tried: list[Rows], players: Sequence[Entrant], packing: Packing, below: Lookahead | None
) -> tuple[int, list[Rows]]:
    """The least that any of these costs, and those that do."""
    cost_of: dict[tuple[int, int], int] = {}
    floating = [below.cost(player) for player in players] if below else []
    least, cheapest = -1, list[Rows]()
    for rows in tried:
        cost = 0
        left = set(range(len(players))) if below else set()
        for row in rows:
            if row not in cost_of:
                cost_of[row] = packing.pair(players[row[0]], players[row[1]])
            cost += cost_of[row]
            left.difference_update(row)
        down = [floating[place] for place in left]
        if None in down:
            continue
        cost += sum(filter(None, down))
        if cost < least or least < 0:
            least, cheapest = cost, []
        if cost == least:
            cheapest.append(rows)
    return least, cheapest


def _named(rows: Rows, players: Sequence[Entrant], moved_down: int) -> tuple[Pairs, Pairs, tuple[Entrant, ...]]:
    """The pairs of moved-down players, the others, and those who float."""
    pairs = tuple((players[a], players[b]) for a, b in rows)
    first_part = sum(a < moved_down for a, _ in rows)
    used = {place for row in rows for place in row}
    down = tuple(player for place, player in enumerate(players) if place not in used)
    return pairs[:first_part], pairs[first_part:], down
