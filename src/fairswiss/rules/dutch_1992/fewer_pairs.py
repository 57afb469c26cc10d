"""C14: not every moved-down player meets a resident, and their pairs are found one after the other."""

from collections.abc import Callable

from fairswiss.kernel.solver import without_opponent
from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking
from fairswiss.rules.dutch_1992.bracket import Bracket
from fairswiss.rules.dutch_1992.search import Forbids, Search, forbidding, joined


def in_turn(bracket: Bracket, search: Search, field: Field) -> Candidate | None:
    """C14: the highest set of moved-down players, then their opponents in turn, then the remainder (reading 8).

    Whether somebody can still be in the set, or have an earlier opponent, is asked of the search each time; once for
    all where no two of them may meet.
    """
    apart = _never_meet_each_other(bracket)
    field = field._replace(mixing=not apart)
    found = search.best(field)
    if found is None:
        return None
    if apart:
        return _with_remainder(bracket, search, field, found)
    for player in bracket.moved_down:
        wanted = forbidding(field, _never_lower(player))
        wanted = wanted._replace(stays=_also(field.stays, player))
        best = found if _opponent_below(found, player) else search.best(wanted)
        if best and search.cost(best.pairs) == search.cost(found.pairs):
            found, field = best, wanted
        else:
            field = forbidding(field, _never_higher(player))
    for player in bracket.moved_down:
        if _opponent_below(found, player):
            found = _first_opponent(search, field, found, player)
            field = forbidding(field, _only(player, _opponent_below(found, player)))
    return _with_remainder(bracket, search, field, found)


def _never_meet_each_other(bracket: Bracket) -> bool:
    return len(without_opponent(bracket.moved_down, bracket.moved_down)) == len(bracket.moved_down)


def _opponent_below(found: Candidate, player: Entrant) -> Entrant | None:
    return next((lower for higher, lower in found.pairs if higher is player), None)


def _first_opponent(search: Search, field: Field, found: Candidate, player: Entrant) -> Candidate:
    """The candidate in which the player has the highest opponent that costs nothing."""
    while True:
        opponent = _opponent_below(found, player)
        assert opponent is not None
        better = search.best(forbidding(field, _only_above(player, opponent)))
        if better is None or search.cost(better.pairs) != search.cost(found.pairs):
            return found
        found = better


def _never_lower(player: Entrant) -> Forbids:
    return lambda higher, lower: lower is player


def _never_higher(player: Entrant) -> Forbids:
    return lambda higher, lower: higher is player


def _only(player: Entrant, opponent: Entrant | None) -> Forbids:
    return lambda higher, lower: higher is player and lower is not opponent


def _only_above(player: Entrant, opponent: Entrant) -> Forbids:
    return lambda higher, lower: higher is player and ranking(lower) >= ranking(opponent)


def _also(stays: Callable[[Entrant], bool] | None, player: Entrant) -> Callable[[Entrant], bool]:
    return lambda one: one is player or (stays is not None and stays(one))


def _with_remainder(bracket: Bracket, search: Search, field: Field, found: Candidate) -> Candidate:
    """The first part as found, and the rest as a homogeneous bracket."""
    first_part = tuple(bracket.first_part(tuple(sorted(found.pairs, key=lambda pair: ranking(pair[0])))))
    paired = {player.number for pair in first_part for player in pair}
    rest = [player for player in bracket.players if player.number not in paired]
    other = search.best(field._replace(moved_down=[], residents=rest, mixing=False))
    assert other is not None
    return joined(first_part, other)
