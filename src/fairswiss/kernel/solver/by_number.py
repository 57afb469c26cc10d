"""The first of the best candidates where players are numbered and take opponents in turn, the last one possible.

Order.  The residents stand in the order of their numbers. A candidate comes before another if the first player whose
    opponent differs has the one with the greater number; to float comes after all opponents. There are no halves and
    no moved-down players.
Proven.  By ``rows_in_turn`` in the tight graph, where a perfect matching reaches the bound.
Weighted.  Else by weighted matchings of everybody: one that minds no order finds the cost and prices, by which all
    players choose (``priced_graph``). If their round has that cost it is the first. Else only the first players choose,
    and a matching that minds the order of the others proves that this was right.
Digits.  At the first player whose opponents differ all before have the same ones, so both opponents stand behind or
    are missing: a digit for the smaller number of each pair is enough. All best candidates have as many pairs, so
    what every pair adds makes no difference.
"""

from collections.abc import Callable
from functools import cache
from typing import cast

from fairswiss.kernel.solver.bracket_matching import BracketMatching, Mates, mates, no_order
from fairswiss.kernel.solver.limits import FEW_ROWS
from fairswiss.kernel.solver.packed_order import Order, Positions, Table
from fairswiss.kernel.solver.rows_in_turn import NOBODY, Turns, beginnings, chosen_in_turn
from fairswiss.kernel.solver.tight_graph import TightGraph, TypedField
from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.kernel.vocabulary.entrants import Entrant


def proven_by_number(typed: TypedField) -> Candidate | None:
    """The candidate with its proof; None if nothing is proven."""
    graph = typed.tight_graph()
    if graph is None:
        return None
    pairs = _chosen(graph)
    if pairs is None:
        typed.mates = graph.completion(range(len(graph.decided))).kept().mate
        return None
    return _candidate(typed, pairs, graph.cost)


def _chosen(graph: TightGraph) -> list[tuple[int, int]] | None:
    """The pairs that the players choose in turn; None if they cannot all be paired, or float."""
    members = range(graph.inside)
    turns = Turns(members, members[::-1], may_float=True)
    choices = chosen_in_turn(graph, set(range(len(graph.decided))), turns)
    return None if choices is None else [(one, other) for one, other in choices if other != NOBODY]


def matched_by_number(typed: TypedField) -> Candidate | None:
    """The candidate by weighted matchings; None when the round cannot be completed from here."""
    field = typed.field
    matching = BracketMatching(typed)
    best = matching.solve(no_order)
    if best is None:
        return None
    cost = matching.total(best)
    if field.may_be_typed():
        graph = matching.priced(cost, {}, (), loosely=True)
        pairs = _chosen(graph)
        if pairs is not None and matching.total_of(graph.whole_round(pairs)) == cost:
            return _candidate(typed, pairs, cost)
    mate = _after_a_beginning(matching, field, cost) or matching.solve(number_order(field.residents)) or best
    place = {player: number for number, player in enumerate(field.residents)}
    opponents = ((number, place.get(cast("Entrant", mate[player]), NOBODY)) for player, number in place.items())
    return _candidate(typed, [(a, b) for a, b in opponents if a < b], cost)


def _after_a_beginning(matching: BracketMatching, field: Field, cost: int) -> Mates | None:
    """The first choices as the graph of prices allows them, the last ones by a matching; None where that fails."""
    if len(field.residents) <= FEW_ROWS or not field.may_be_typed():
        return None
    graph = matching.priced(cost, {}, ())
    members = range(graph.inside)
    for choices in beginnings(graph, set(range(len(graph.decided))), Turns(members, members[::-1], may_float=True)):
        kept = mates(graph.named(pair for pair in choices if pair[1] != NOBODY))
        floating = {field.residents[row] for row, other in choices if other == NOBODY}
        rest = [player for player in field.residents if player not in kept and player not in floating]
        mate = matching.solve(number_order(rest), kept, floating)
        if mate and matching.total(mate) == cost:
            return mate
    return None


def number_order(players: list[Entrant]) -> Order:
    """The position of a pair: the greater the second number, the sooner."""
    number = {player: place for place, player in enumerate(players, 1)}
    later = _lateness(len(players))
    return lambda one, other: later(number[one], number[other])


def _lateness(count: int) -> Callable[[int, int], int]:
    base = count + 1
    whole: int = base**count
    digit: list[int] = [base ** (count - place) for place in range(base)]
    return lambda one, other: whole - other * digit[one]


@cache
def _number_table(count: int, pairs: int) -> Table:
    del pairs
    return Table.build(count, _lateness(count))


POSITIONS = Positions(None, _number_table)


def _candidate(typed: TypedField, pairs: list[tuple[int, int]], cost: int) -> Candidate:
    players = typed.field.residents
    used = {place for pair in pairs for place in pair}
    down = tuple(player for place, player in enumerate(players) if place not in used)
    return Candidate((), tuple((players[a], players[b]) for a, b in pairs), down, typed.packing.split(cost), cost)
