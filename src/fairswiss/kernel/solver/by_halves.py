"""The best candidate of a bracket by weighted matchings: the way that always answers, and the slowest.

By prices.  The matching that minds no order says the best cost, and by its prices which pairs can be part of a best
    round. Of these the candidate is chosen in turn (``matching_proof``). If its round has the best cost it is the first
    of the best, because only what is in no best round was refused. That nearly always comes out.
Two steps.  The order of a remainder depends on who is in it. So a first matching pairs the moved-down players, the
    order of sets and of their opponents being its ties; a second one, with these pairs fixed, orders the remainder.
    The first has found the least cost, the second finds the same: it is exact, and its result is the first of the
    best. Where nobody has moved down, the first one minds the order of a remainder with as many rows as there can be;
    if it has found so many that was the right order, and no second one is needed.
Halves.  An order that minds every row has a digit for each of them. Many rows are chosen by prices, S1 against S2: all
    of them if that comes to the best cost, else the first ones. Where players must change halves, a matching that
    minds nothing else says who is in S1 before. It begins as if nobody had to: pairs of S1 with S2 reach their prices,
    and only those who change are left to match.

Of numbers instead of halves ``by_number`` is the same.
"""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss.kernel.solver.bracket_matching import BracketMatching, Mates, mates, no_order
from fairswiss.kernel.solver.limits import FEW_ROWS
from fairswiss.kernel.solver.matching_proof import Choices
from fairswiss.kernel.solver.packed_order import (
    Order,
    OrderOfSets,
    halves_order,
    moved_down_order,
    remainder_order,
    remaining,
)
from fairswiss.kernel.solver.priced_graph import PricedGraph
from fairswiss.kernel.solver.rows_in_turn import Turns, beginnings, chosen_in_turn
from fairswiss.kernel.solver.tight_graph import FLOATING, LOWER, UPPER, TightGraph, TypedField
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Pairs
from fairswiss.kernel.vocabulary.entrants import Entrant


class Begun(NamedTuple):
    """A best matching in which the moved-down players are as they should be."""

    mate: Mates
    rows: int
    """The number of rows of the remainder whose order it minds, if it has so many; none, if those are too many."""


def found_by_matching(typed: TypedField, order_of_sets: OrderOfSets) -> Candidate | None:
    """The best candidate by one weighted matching or a few; None when the round cannot be completed from here."""
    field, begun = typed.field, None
    matching = BracketMatching(typed)
    if matching.by_type:
        best = matching.solve(no_order)
        if best is None:
            return None
        first_part: Pairs = ()
        if field.moved_down or not typed.exchanged:
            choices = Choices(field, matching.priced(matching.total(best), {}, (), loosely=True), typed.exchanged)
            chosen, first_part = choices.candidate(), choices.first_part
            if chosen and matching.total_of(choices.graph.whole_round(choices.chosen)) == matching.total(best):
                return chosen
        begun = _begun_by_prices(matching, field, first_part, best)
    begun = begun or _begun_in_order(matching, field, order_of_sets)
    return _candidate(matching, typed, begun) if begun else None


def _begun_by_prices(matching: BracketMatching, field: Field, chosen: Pairs, best: Mates) -> Begun | None:
    """With the pairs of the moved-down players that were chosen; None if that is not the best."""
    fixed = mates(chosen)
    remainder = [player for player in field.residents if player not in fixed]
    rows = len(_rows([*field.moved_down, *field.residents], best)) - len(chosen)
    mate = matching.solve(_order_of_few(remainder, rows), fixed, _floating(field, fixed))
    return Begun(mate, rows) if mate and matching.total(mate) == matching.total(best) else None


def _begun_in_order(matching: BracketMatching, field: Field, order_of_sets: OrderOfSets) -> Begun | None:
    """With the order of the moved-down players minded, or where there are none that of all others."""
    rows = 0 if field.moved_down else len(field.residents) // 2
    order = moved_down_order(field, order_of_sets) if field.moved_down else _order_of_few(field.residents, rows)
    mate = matching.solve(order)
    return Begun(mate, rows) if mate else None


def _order_of_few(remainder: list[Entrant], rows: int) -> Order:
    return _order_of(remainder, rows) if rows <= FEW_ROWS else no_order


def _candidate(matching: BracketMatching, typed: TypedField, begun: Begun) -> Candidate:
    """The remainder in order after what is settled, and all of them by name."""
    field, mate = typed.field, begun.mate
    paired = _moved_down_pairs(field, mate)
    fixed = mates(paired)
    remainder = [player for player in remaining(field) if player not in fixed]
    rows = _rows(remainder, mate)
    if remainder and not len(rows) == begun.rows <= FEW_ROWS:
        mate = _with_remainder_in_order(matching, field, mate, fixed, remainder)
        rows = _rows(remainder, mate)
    used = {player for pair in (*paired, *rows) for player in pair}
    down = tuple(player for player in (*field.moved_down, *field.residents) if player not in used)
    cost = matching.total(mate)
    return Candidate(tuple(paired), tuple(rows), down, typed.packing.split(cost), cost)


def _moved_down_pairs(field: Field, mate: Mates) -> list[tuple[Entrant, Entrant]]:
    """Those who came down and meet a resident."""
    residents = set(field.residents)
    return [(m, other) for m in field.moved_down if isinstance(other := mate[m], Entrant) and other in residents]


def _with_remainder_in_order(
    matching: BracketMatching, field: Field, mate: Mates, fixed: Mates, remainder: list[Entrant]
) -> Mates:
    """The pairs of moved-down players kept, and the remainder paired as it comes first."""
    in_it = set(remainder)
    pairs = sum(mate[player] in in_it for player in remainder) // 2
    floating = {player for player in field.moved_down if player not in in_it}
    settled = None
    if pairs > FEW_ROWS and field.may_be_typed():
        if not matching.exchanged:
            settled = _in_halves(matching, field, mate, fixed, (remainder[:pairs], remainder[pairs:]))
        settled = settled or _exchanging(matching, field, mate, fixed, remainder, pairs)
    settled = settled or matching.solve(_order_of(remainder, pairs), fixed, floating)
    if settled is None:
        raise AssertionError("the remainder of a candidate just found cannot be paired")
    return settled


def _exchanging(
    matching: BracketMatching, field: Field, mate: Mates, fixed: Mates, remainder: list[Entrant], pairs: int
) -> Mates | None:
    """The same with the players of S1 found by a matching that minds nothing else of the order."""
    order, of_s1 = halves_order(remainder, pairs)
    found = matching.solve(order, fixed, _floating(field, fixed), of_s1)
    if found is None:
        return None
    s1 = {player for player, _ in _rows(remainder, found)}
    halves = [player for player in remainder if player in s1], [player for player in remainder if player not in s1]
    return _in_halves(matching, field, mate, fixed, halves)


def _in_halves(
    matching: BracketMatching, field: Field, mate: Mates, fixed: Mates, halves: tuple[list[Entrant], list[Entrant]]
) -> Mates | None:
    """S1 paired with S2 as it comes first, if a best candidate is paired so and it is found."""
    best = matching.total(mate)
    graph, left, turns = _put_in_halves(matching, field, mate, fixed, halves, loosely=True)
    rows = chosen_in_turn(graph, left, turns)
    if rows is None:  # what the graph refuses is in no best candidate
        return None
    whole = graph.whole_round([*_numbered(graph, fixed), *rows])
    if matching.total_of(whole) == best:
        return mates(graph.named(whole))
    floating = _floating(field, fixed)
    for kept in _beginnings(matching, field, mate, fixed, halves):
        rest = [player for half in halves for player in half if player not in kept]
        below = len(halves[0]) - len(kept) // 2
        settled = matching.solve(_order_of(rest, below), {**fixed, **kept}, floating)
        if settled and matching.total(settled) == best and not _exchanged(rest, below, settled):
            return settled
    return None


def _numbered(graph: TightGraph, fixed: Mates) -> Iterator[tuple[int, int]]:
    """The pairs of mates by number."""
    place = graph.place
    return ((place[one], place[other]) for one, other in fixed.items() if place[one] < place[other])


def _floating(field: Field, fixed: Mates) -> list[Entrant]:
    """The moved-down players who float, where none of them belongs to the remainder."""
    return [player for player in field.moved_down if player not in fixed]


def _order_of(remainder: list[Entrant], pairs: int) -> Order:
    return remainder_order({player: number for number, player in enumerate(remainder, 1)}, pairs)


def _exchanged(remainder: list[Entrant], pairs: int, mate: Mates) -> bool:
    lower = set(remainder[pairs:])
    return not all(mate[player] in lower for player in remainder[:pairs])


def _beginnings(
    matching: BracketMatching, field: Field, mate: Mates, fixed: Mates, halves: tuple[list[Entrant], list[Entrant]]
) -> Iterator[Mates]:
    """Pairs of S1 against S2 that come first, if they are part of a best candidate: many, then fewer."""
    graph, left, turns = _put_in_halves(matching, field, mate, fixed, halves)
    for choices in beginnings(graph, left, turns):
        yield mates(graph.named(choices))


def _put_in_halves(
    matching: BracketMatching,
    field: Field,
    mate: Mates,
    fixed: Mates,
    halves: tuple[list[Entrant], list[Entrant]],
    loosely: bool = False,
) -> tuple[PricedGraph, set[int], Turns]:
    """The pairs of best candidates with S1 and S2 like that, those who are left, and the rows and columns."""
    floating = _floating(field, fixed)
    graph = matching.priced(matching.total(mate), fixed, floating, loosely)
    place = graph.place
    s1, s2 = ([place[player] for player in half] for half in halves)
    graph.decide((place[player] for player in floating), FLOATING)
    graph.decide(s1, UPPER)
    graph.decide(s2, LOWER)
    return graph, {number for vertex, number in place.items() if vertex not in fixed}, Turns(s1, s2)


def _rows(remainder: list[Entrant], mate: Mates) -> list[tuple[Entrant, Entrant]]:
    """The pairs inside a remainder, the higher player first."""
    place = {player: number for number, player in enumerate(remainder)}
    opponents = ((player, mate[player]) for player in remainder)
    return [
        (player, other)
        for player, other in opponents
        if isinstance(other, Entrant) and place.get(other, -1) > place[player]
    ]
