"""The scorecard of any candidate of a bracket, and the candidate that comes first of all.

A scorecard is the ladder of a candidate, row by row. For the best one the search knows it; here it is worked out for
any other, to say what was wrong with it. ``tally`` counts what the candidate itself does; ``scorecard_of`` adds what
those below make of its floaters at best, hence it asks the same look-ahead and the same matchings as the search, and
the best candidate gets from it the scorecard that it was found with.
"""

from contextlib import suppress

from fairswiss.kernel.solver.below import TooManySets, everybody_below
from fairswiss.kernel.solver.bracket_matching import BracketMatching, no_order
from fairswiss.kernel.solver.edges import Edges
from fairswiss.kernel.solver.feasibility import absorbs
from fairswiss.kernel.solver.lookahead import look_ahead
from fairswiss.kernel.solver.matching_proof import proven_cost
from fairswiss.kernel.solver.tight_graph import NoRoundAtAll, TypedField
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, FirstCandidate, Pairs, Scorecard
from fairswiss.kernel.vocabulary.ladder import Packing, once


def first_candidate(field: Field, best: Candidate) -> FirstCandidate:
    """The first candidate with as many pairs as the best one, to say what was wrong with it; it may be illegal."""
    moved, rows = len(best.moved_down_pairs), len(best.remainder_pairs)
    s1, limbo = tuple(field.moved_down[:moved]), tuple(field.moved_down[moved:])
    remainder = [*(limbo if field.mixing else ()), *field.residents[moved:]]
    pairs = (*zip(s1, field.residents[:moved], strict=True), *zip(remainder[:rows], remainder[rows:], strict=False))
    s2 = tuple(field.residents)
    if field.mixing:
        s2, limbo = (*field.residents[:moved], *remainder), ()
    halves = (s1, s2) if field.moved_down else (tuple(remainder[:rows]), tuple(remainder[rows:]))
    return FirstCandidate(*halves, limbo, pairs)


def tally(field: Field, packing: Packing, pairs: Pairs) -> Scorecard | None:
    """The ladder of the candidate with just these pairs, by itself; None when a pair is illegal or not wanted here."""
    moved_down = set(field.moved_down)
    for one, other in pairs:
        if not one.may_meet(other) or (one in moved_down and other in moved_down and not field.mixing):
            return None
    used = {player for pair in pairs for player in pair}
    down = [player for player in (*field.moved_down, *field.residents) if player not in used]
    return packing.split(sum(packing.pair(*pair) for pair in pairs) + sum(map(packing.down, down)))


def scorecard_of(field: Field, packing: Packing, pairs: Pairs) -> Scorecard | None:
    """The ladder of the candidate with just these pairs; None when it is illegal or the round cannot be completed."""
    inside = Edges(field._replace(following=[], rest=[], takes_bye=None), packing)
    costs = [inside.cost(*pair) for pair in pairs]
    if None in costs:
        return None
    used = {player for pair in pairs for player in pair}
    left = field._replace(
        moved_down=[player for player in field.moved_down if player not in used],
        residents=[player for player in field.residents if player not in used],
    )
    floating = _floating(left, packing)
    return None if floating is None else packing.split(sum(filter(None, costs)) + floating)


def _floating(field: Field, packing: Packing) -> int | None:
    """The cost of all players of the bracket floating; None if the round cannot be completed."""
    players = [*field.moved_down, *field.residents]
    few = everybody_below(field, packing)
    if few:
        with suppress(TooManySets):
            return few.cost(players)
    below = look_ahead(field, packing, len(players))
    if below and all(below.welcomes(player) for player in players):
        costs = [below.cost(player) for player in players]
        return None if None in costs else sum(filter(None, costs)) + below.constant
    if not players:
        return None
    if field.rest and absorbs(field.rest, [*players, *field.following]) and field.takes_bye is None:
        field = field._replace(rest=[], open_ended=True)
    try:
        cost = proven_cost(TypedField(field._replace(moved_down=players, residents=[]), packing))
    except NoRoundAtAll:
        return None
    if cost is not None:
        return cost
    matching = BracketMatching(TypedField(field, packing))
    mate = matching.solve(no_order, {}, set(players))
    return matching.total(mate) if mate else None


def counts_floaters_first(packing: Packing, candidate: Candidate) -> bool:
    """True if every candidate with more floaters is worse."""
    for number, row in enumerate(packing.rows):
        if row.down is once:
            return True
        if any(candidate.scorecard[number]):
            return False
    return False
