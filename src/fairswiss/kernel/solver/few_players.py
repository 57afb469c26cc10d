"""The best candidate of a bracket of few players in a small round: all ways to pair them are looked at, set by set.

Floaters.  What floating costs, those below included, is known exactly (``below``). A single floater is paired with a
    place that costs the least it can; where it costs more, or several float, sets of floaters are tried, the cheapest
    first.
Fewest.  One more floater is never better where the ladder counts them first, or after rows of which the candidate
    fails none; else all numbers are tried.
Alone.  Where no two of the bracket may meet all of them float. No ladder has to be asked then, only whether the round
    can be completed; the scorecard is worked out if somebody wants to see it.

Where any of this does not come out the answer is None, and nothing is known.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations, groupby
from math import comb
from operator import itemgetter

from fairswiss.kernel.solver.below import Below, TooManySets, everybody_below
from fairswiss.kernel.solver.feasibility import completes, some_may_meet
from fairswiss.kernel.solver.few_pairs import FewPairs, Paired
from fairswiss.kernel.solver.limits import FEW_PLAYERS, MOST_SETS
from fairswiss.kernel.solver.packed_order import Positions
from fairswiss.kernel.solver.scorecards import counts_floaters_first, scorecard_of
from fairswiss.kernel.solver.tight_graph import NoRoundAtAll
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Scorecard
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing


def best_of_few(field: Field, packing: Packing, order: Positions) -> Candidate | None:
    """The best candidate, or None; raises NoRoundAtAll if there is none."""
    if not 0 < len(field.moved_down) + len(field.residents) <= FEW_PLAYERS or field.mixing:
        return None
    below = everybody_below(field, packing)
    return (all_float(field, packing) or first_of_all_sets(field, packing, order, below)) if below else None


def all_float(field: Field, packing: Packing) -> Candidate | None:
    """The only candidate of a bracket in which no two may meet; None if some may."""
    players = (*field.moved_down, *field.residents)
    if field.stays or some_may_meet(players):
        return None
    if not field.open_ended and not completes([*players, *field.following, *field.rest], field.takes_bye):
        return None
    return Candidate((), (), players, cache(partial(_judged, field, packing)))


def _judged(field: Field, packing: Packing) -> Scorecard:
    card = scorecard_of(field, packing, ())
    if card is None:
        raise AssertionError("a bracket whose players all float cannot be judged")
    return card


def first_of_all_sets(field: Field, packing: Packing, order: Positions, below: Below) -> Candidate | None:
    """The best candidate of a bracket, or None if looking at all sets takes too long."""
    players = (*field.moved_down, *field.residents)
    numbers = range(below.fewest_floaters, min(len(players), below.most_floaters) + 1, 2)
    if not numbers:
        raise NoRoundAtAll
    pairs = FewPairs(field, packing, players, order)
    best: Candidate | None = None
    for floaters in numbers:
        try:
            paired = _with_floaters(players, floaters, pairs, below)
        except TooManySets:
            return None
        if paired and best and paired.cost == best.cost:
            return None  # the order of generation says nothing of two numbers of pairs
        if paired and (best is None or paired.cost < best.cost):
            best = _candidate(field, packing, players, paired)
        if best and counts_floaters_first(packing, best):
            break
    if best is None:
        raise NoRoundAtAll
    return best


def _with_floaters(players: Sequence[Entrant], floaters: int, pairs: FewPairs, below: Below) -> Paired | None:
    """The first of the best ways to pair all but so many; None if there is none."""
    if not floaters:
        return pairs.first(range(len(players))) if below.completes() else None
    if floaters == 1:
        return _with_one_floater(players, pairs, below)
    return _with_a_set(players, floaters, pairs, below)


def _with_one_floater(players: Sequence[Entrant], pairs: FewPairs, below: Below) -> Paired | None:
    """The same for one floater: nearly always floating costs the least that it can, else all are tried in turn."""
    everybody = range(len(players))
    floating = below.least_of_one(players)
    found = pairs.first(everybody, floating)
    if found is None:
        return None
    (floater,) = {*everybody}.difference(*found.rows)
    exact = floating[floater] == below.cost([players[floater]])
    return found if exact else _with_a_set(players, 1, pairs, below)


def _with_a_set(players: Sequence[Entrant], floaters: int, pairs: FewPairs, below: Below) -> Paired | None:
    """The same by trying sets of floaters: the cheapest first and of these the first, until none is better."""
    weigh, bits = pairs.weighed((len(players) - floaters) // 2)
    best: int | None = None
    soonest = list[int]()
    for (bound, weight), alike in groupby(sorted(_sets(players, floaters, weigh, bits, below)), itemgetter(0, 1)):
        if best is not None and bound > best:
            break
        for left in pairs.in_order([left for _, _, left in alike]):
            down = [player for place, player in enumerate(players) if not left >> place & 1]
            floating = below.cost(down, None if best is None else (best - weight) >> bits)
            if floating is not None:
                whole = weight + (floating << bits)
                if best is None or whole <= best:
                    soonest = [*soonest, left] if whole == best else [left]
                    best = whole
                if whole == bound:  # others that may weigh as little come later
                    break
    return None if best is None else pairs.first_of(soonest)._replace(cost=best >> bits)


def _sets(
    players: Sequence[Entrant], floaters: int, weigh: Callable[[int], int | None], bits: int, below: Below
) -> Iterator[tuple[int, int, int]]:
    """The sets, as bits, that can be paired when all others float: each with the least it can weigh, and its pairs."""
    facts = [(1 << place, below.floating(player)) for place, player in enumerate(players)]
    may_float = [(bit, one.least, not one.leaves) for bit, one in facts if one.least is not None]
    if comb(len(may_float), floaters) > MOST_SETS:
        raise TooManySets
    everybody = (1 << len(players)) - 1
    leavers = [below.least_of_leavers(number, floaters - number) for number in range(floaters + 1)]
    for down in combinations(may_float, floaters):
        left, floating, staying = everybody, 0, 0
        for bit, cost, stays in down:
            left -= bit
            floating += cost
            staying += stays
        weight = weigh(left)
        if weight is not None:
            yield weight + (floating + leavers[staying] << bits), weight, left


def _candidate(field: Field, packing: Packing, players: Sequence[Entrant], paired: Paired) -> Candidate:
    named = [(players[a], players[b]) for a, b in paired.rows]
    moved_down = sum(a < len(field.moved_down) for a, _ in paired.rows)
    used = {player for pair in named for player in pair}
    down = tuple(player for player in players if player not in used)
    judged = partial(packing.split, paired.cost)
    return Candidate(tuple(named[:moved_down]), tuple(named[moved_down:]), down, judged, paired.cost)
