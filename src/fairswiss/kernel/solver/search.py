"""The best candidate of a bracket: the first, in the order of generation, among those best on the ladder.

Four ways lead to it, the fastest first, and each is exact or says nothing:

1. *By sets* (``few_players``): few players in a small round, of whom all sets are looked at.
2. *By types* (``type_proof``): nobody below makes a difference, and counting types of players proves a candidate the
   best. Nearly linear in the players; most brackets end here.
3. *By types and a kept matching* (``matching_proof``): the same proof over everybody here and below, where it matters
   who has met whom.
4. *By weighted matching* (``by_halves``): always answers, and where there are only a few players it is asked at
   once.

Before the third and fourth way those are left out who make no difference (:func:`_what_matters`): the ladder of all
others is the same without them, and whether that holds is looked at again when the floaters are known. So whatever
way is taken, the candidate is the same; the tests compare all of them.
"""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from fairswiss.kernel.solver.bracket_matching import BracketMatching, no_order
from fairswiss.kernel.solver.by_halves import found_by_matching
from fairswiss.kernel.solver.by_number import POSITIONS, matched_by_number, proven_by_number
from fairswiss.kernel.solver.feasibility import absorbs, each_has_one, fewest_floaters, floaters_by_counting
from fairswiss.kernel.solver.few_players import best_of_few
from fairswiss.kernel.solver.limits import FEW_LEFT, FEW_VERTICES, MOST_SEARCHES
from fairswiss.kernel.solver.lookahead import Lookahead, look_ahead
from fairswiss.kernel.solver.matching_proof import proven_by_matching, proven_cost
from fairswiss.kernel.solver.packed_order import OrderOfSets, by_smallest_number, generated_first, positions
from fairswiss.kernel.solver.single_floater import SingleFloater
from fairswiss.kernel.solver.tight_graph import NoRoundAtAll, TypedField
from fairswiss.kernel.solver.type_proof import proven_by_types
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Scorecard
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing


def best_candidate(field: Field, packing: Packing, order_of_sets: OrderOfSets) -> Candidate | None:
    """The candidate; None when the round cannot be completed from here."""
    if field.mixing and each_has_one(field.moved_down, field.residents):
        found = best_candidate(field._replace(mixing=False), packing, order_of_sets)
        if found and len(found.moved_down_pairs) == len(field.moved_down):
            return found
    try:
        tried = best_of_few(field, packing, positions(order_of_sets))
    except NoRoundAtAll:
        return None
    if tried or _too_many_float(field):
        return tried
    few = _without_rest(field)
    vertices = few.vertices()
    proven = proven_by_types(field, packing) if vertices > FEW_VERTICES else None
    if proven is None and vertices <= FEW_LEFT:
        return _without_following(found_by_matching(TypedField(few, packing), order_of_sets), packing)

    def search(part: Field) -> Candidate | None:
        typed = TypedField(part, packing)
        proven = proven_by_matching(typed) if part.vertices() > FEW_LEFT else None
        return proven or found_by_matching(typed, order_of_sets)

    return proven or _where_it_matters(field, packing, search)


def _too_many_float(field: Field) -> bool:
    """True if, by counting, more have to float out of the bracket than those below and the bye can take."""
    if field.open_ended or field.leavers or field.mixing or field.cost_of_floating:
        return False
    most = len(field.following) + len(field.rest) + (field.takes_bye is not None)
    return floaters_by_counting(field.moved_down, field.residents) > most


def best_by_number(field: Field, packing: Packing) -> Candidate | None:
    """The same where residents are numbered, in their order, and each takes the last opponent (``by_number``)."""
    try:
        tried = best_of_few(field, packing, POSITIONS)
    except NoRoundAtAll:
        return None
    if tried:
        return tried

    def search(part: Field) -> Candidate | None:
        few = bool(part.following) and part.vertices() <= FEW_LEFT
        typed = TypedField(part, packing)
        return (None if few else proven_by_number(typed)) or matched_by_number(typed)

    return _without_following(_where_it_matters(field, packing, search), packing)


def _without_following(found: Candidate | None, packing: Packing) -> Candidate | None:
    """The candidate without the following bracket in its ladder where nobody floats: it is the same for all then."""
    if found is None or found.downfloaters:
        return found
    cost = sum(packing.pair(*pair) for pair in found.pairs)
    return found._replace(judged=packing.split(cost), cost=cost)


def _where_it_matters(field: Field, packing: Packing, search: Callable[[Field], Candidate | None]) -> Candidate | None:
    """The find of a search without those who make no difference, if that holds; None when it finds nothing."""
    for fewer, constant, holds in _what_matters(field, packing):
        try:
            found = search(fewer)
        except NoRoundAtAll:
            found = None
        if found is None and fewer.floaters != 1:
            return None
        if found and holds(found):
            return found._replace(judged=packing.split(found.cost + constant)) if constant else found
    return None


_Part = tuple[Field, int, Callable[[Candidate], bool]]
"""A part of a field, what the ladder says of all others, and of which candidates that holds."""


def _what_matters(field: Field, packing: Packing) -> Iterator[_Part]:
    """The field without those who make no difference.

    If nobody floats, or all who do are welcome below, that is everybody below, and for a single floater whose worth
    to them is known; else the rest, if it takes in anybody.
    """
    single = False
    if field.may_be_typed() and not (field.forbids or field.stays):
        floaters, below = _floating(field, packing)
        if below and not below.bye_here and _somebody_may_float(field, floaters, below):
            alone = field._replace(following=[], rest=[], takes_bye=None, open_ended=False)
            if floaters:
                alone = alone._replace(cost_of_floating=below.cost, floaters=floaters)
            yield alone, below.constant, lambda found: all(map(below.welcomes, found.downfloaters))
        single = floaters == 1 and bool(field.following or field.rest)
    field = _without_rest(field)
    if single and field.vertices() > FEW_LEFT:
        for alone, holds in SingleFloater(field, packing).ways():
            yield alone, 0, holds
    yield field, 0, lambda found: True


def _without_rest(field: Field) -> Field:
    """The field without the rest, if that takes in anybody who may come."""
    if not field.rest or not field.may_be_typed() or field.forbids or field.stays:
        return field
    if not absorbs(field.rest, [*field.moved_down, *field.residents, *field.following]):
        return field
    bye = field.takes_bye
    given_above = None if bye is None or any(map(bye, field.rest)) else bye
    return field._replace(rest=[], takes_bye=given_above, open_ended=True)


def _somebody_may_float(field: Field, floaters: int, below: Lookahead) -> bool:
    return not floaters or any(map(below.welcomes, (*field.moved_down, *field.residents)))


def _floating(field: Field, packing: Packing) -> tuple[int, Lookahead | None]:
    """The fewest floaters and the look-ahead for them; that for several knows nothing if it does not for fewer."""
    floaters = floaters_by_counting(field.moved_down, field.residents)
    if floaters > 1 and look_ahead(field, packing, floaters) is None:
        return floaters, None
    floaters = fewest_floaters(field.moved_down, field.residents)
    return floaters, look_ahead(field, packing, floaters)


class Settled(NamedTuple):
    """The result of a search for a suitable candidate."""

    candidate: Candidate | None
    """None if none was found that suits."""
    given_up: bool = False
    """After so many searches others were left that might suit and are as good or better."""


def first_that(
    field: Field,
    packing: Packing,
    order_of_sets: OrderOfSets,
    suits: Callable[[Candidate], bool],
    most: int = MOST_SEARCHES,
) -> Settled:
    """The best candidate that suits, when that depends on who floats down alone; gives up after so many searches.

    The best first: of one that does not suit somebody must stay whom it lets float, the first of them, or the second
    while the first floats, and so on. In the worst case these are all sets of floaters. No polynomial way is known to
    us: to ask for exactly so many pairs here and a perfect matching of all others is to ask for a perfect matching
    with a given number of red edges (exact matching), for which none is known in general graphs. So an
    edition that asks must say what happens when ``given_up`` comes back, and record it.
    """
    waiting: list[tuple[Scorecard, int, Candidate, frozenset[Entrant], frozenset[Entrant]]] = []
    suiting: list[Candidate] = []
    searches = 0

    def look(stay: frozenset[Entrant], float_down: frozenset[Entrant]) -> None:
        nonlocal searches
        searches += 1
        bound = field._replace(
            stays=lambda player: player in stay,
            forbids=lambda higher, lower: higher in float_down or lower in float_down,
        )
        found = best_candidate(bound, packing, order_of_sets)
        if found:
            heappush(waiting, (found.scorecard, searches, found, stay, float_down))

    def open_question() -> bool:
        return bool(waiting) and not (suiting and waiting[0][0] > suiting[0].scorecard)

    look(frozenset(), frozenset())
    while open_question() and searches < most:
        _, _, found, stay, float_down = heappop(waiting)
        if suits(found):
            suiting.append(found)
            continue
        for player in found.downfloaters:
            if player not in float_down:
                look(stay | {player}, float_down)
                float_down |= {player}
    return Settled(generated_first(order_of_sets, field, suiting) if suiting else None, open_question())


def least_scorecard(field: Field, packing: Packing) -> Scorecard | None:
    """The ladder of the best candidate, whichever that is; None when there is none."""
    try:
        few = best_of_few(field, packing, positions(by_smallest_number))
        if few:
            return few.scorecard
        typed = TypedField(field, packing)
        cost = proven_cost(typed)
    except NoRoundAtAll:
        return None
    if cost is not None:
        return packing.split(cost)
    matching = BracketMatching(typed)
    mate = matching.solve(no_order)
    return packing.split(matching.total(mate)) if mate else None
