"""The candidate of a bracket, by the steps C6 to C14.

What the text gives up step by step is a ladder, and most of it is a sum over pairs, which the kernel's search
minimises. Three things are not. Floats are dropped as a whole: the search is asked again with the offending pairs
forbidden, or players kept, and the answer counts if nothing before it on the ladder is lost. C12 asks whether the
next bracket can live with those left over: it is asked only when the first choice does not pass, as a condition on
the search. And where not all moved-down players can meet residents their pairs are found one after the other.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from fairswiss.kernel.candidates import Candidate, Field, Pairs
from fairswiss.kernel.entrants import Entrant, ranking
from fairswiss.kernel.ladder import Packing, Setting
from fairswiss.kernel.search import best_candidate
from fairswiss.kernel.sequence import by_smallest_number
from fairswiss.rules.dutch_1992.bracket import Bracket, has_opponent, is_heterogeneous
from fairswiss.rules.dutch_1992.criteria import (
    CLASHES,
    HETEROGENEOUS,
    HOMOGENEOUS,
    NEXT,
    clashes,
    down_level,
    up_level,
    worst_down,
    worst_up,
)

Forbids = Callable[[Entrant, Entrant], bool]
order_of_sets = by_smallest_number  # C4: the highest of the moved-down players first (reading 8)


class Choice(NamedTuple):
    """What was chosen, and what C12 did."""

    candidate: Candidate
    called: bool = False
    """The next bracket could not live with the first choice."""
    heeded: bool = False
    """Another pairing that it can live with was taken."""


def choose(bracket: Bracket) -> Choice:
    """C12: the first choice, or if the next bracket calls the best of the same level that it can live with."""
    first = _first_choice(bracket)
    if not bracket.disturbs(first.pairs):
        return Choice(first)
    level = bracket.level(first.pairs)
    found = []
    for field in _conditions(bracket, first):
        other = _by_the_ladder(bracket, field)
        if other and bracket.level(other.pairs) == level and not bracket.disturbs(other.pairs):
            found.append(other)
    if not found:
        return Choice(first, called=True)
    return Choice(min(found, key=lambda candidate: _place(bracket, candidate)), called=True, heeded=True)


def _first_choice(bracket: Bracket) -> Candidate:
    """The candidate without regard to C12."""
    perfect = _at_once(bracket)
    if perfect:
        return perfect
    for field in _fields(bracket):
        found = _by_the_ladder(bracket, field)
        if found:
            return found
    raise AssertionError("a bracket without any candidate")


def _at_once(bracket: Bracket) -> Candidate | None:
    """C6: the first candidate of all, if there is nothing to be said against it."""
    size = len(bracket.moved_down)
    rest = bracket.residents[size:]
    half = len(rest) // 2
    first_part = tuple(zip(bracket.moved_down, bracket.residents, strict=False))
    remainder = tuple(zip(rest[:half], rest[half:], strict=False))
    pairs = first_part + remainder
    if any(not one.may_meet(other) for one, other in pairs) or clashes(pairs) or worst_up(pairs):
        return None
    left = tuple(bracket.left_over(pairs))
    if worst_down(left) or not bracket.is_admissible(pairs):
        return None
    return Candidate(first_part, remainder, left, ())


def _fields(bracket: Bracket) -> Iterator[Field]:
    """As tight as may be first: where nobody but one is left over there is less to search."""
    moved_down, residents = bracket.moved_down, bracket.residents
    odd = len(bracket.players) % 2 == 1
    if bracket.lowest:
        yield Field(moved_down, residents, [], [], bracket.bye if odd else None)
    elif bracket.must_complete:
        yield Field(moved_down, residents, [], [*bracket.leaving, *bracket.below], bracket.bye)
    else:
        yield Field(moved_down, residents, [], [], _anybody if odd else None)
        yield Field(moved_down, residents, [], [], open_ended=True)


def _anybody(player: Entrant) -> bool:
    del player
    return True


# -- C12 -----------------------------------------------------------------------------------------------------------


def _conditions(bracket: Bracket, first: Candidate) -> Iterator[Field]:
    """The search with the condition that the next bracket can live with those who come."""
    following = bracket.following
    assert following is not None
    coming = [*bracket.going_down(first.pairs), *following.moved_down]
    there = [*bracket.leaving, *following.moved_down, *following.residents]
    field = Field(bracket.moved_down, bracket.residents, [], [])
    if is_heterogeneous(coming, following.residents):
        bye = following.bye if following.lowest else None
        yield field._replace(following=there, takes_bye=bye, open_ended=not following.lowest)
    elif bracket.must_complete:
        yield from _with_opponents(bracket, field._replace(rest=there), there)
    else:
        # Those left over cannot meet each other, or there would be more pairs: each needs a resident.
        helpless = {player.number for player in bracket.players if not has_opponent(player, following.residents)}
        if following.lowest:
            yield field._replace(rest=there, takes_bye=following.bye, stays=lambda player: player.number in helpless)
        else:
            for usual in _fields(bracket):
                yield usual._replace(stays=lambda player: player.number in helpless)


def _with_opponents(bracket: Bracket, field: Field, there: list[Entrant]) -> Iterator[Field]:
    """Nobody in the joined bracket is without any opponent; only who has the bye could be."""
    bye = bracket.bye
    if bye is None or bracket.following is None:
        return
    moved_down = [*bracket.players, *bracket.leaving, *bracket.following.moved_down]
    lonely = [player for player in moved_down if not has_opponent(player, there)]
    numbers = {player.number for player in lonely}
    yield field._replace(takes_bye=lambda player: bye(player) and player.number not in numbers)
    for player in filter(bye, lonely):
        for opponent in bracket.players:
            if player.number != opponent.number and player.may_meet(opponent):
                yield field._replace(
                    takes_bye=lambda one, player=player: one is player,  # type: ignore[misc]
                    forbids=lambda one, other, opponent=opponent: opponent in (one, other),  # type: ignore[misc]
                )


# -- C6 to C11 -----------------------------------------------------------------------------------------------------


def _by_the_ladder(bracket: Bracket, field: Field) -> Candidate | None:
    """The best candidate of a search: most pairs, fewest clashes, upfloats, the first part, downfloats, the order."""
    search = _Search(bracket, field)
    found = search.best(field)
    if found is None or bracket.level(found.pairs)[0]:
        tight = not (field.open_ended or field.following or field.rest or bracket.lowest)
        return None if tight else _in_turn(bracket, search, field)
    if bracket.is_reduced(found.pairs):
        return found
    found = _without_upfloats(search, field, found)
    return _without_downfloats(search, field, found)


class _Search:
    """The kernel's search with the rows of this bracket; a call of the next bracket rules a candidate out."""

    def __init__(self, bracket: Bracket, field: Field) -> None:
        self.bracket = bracket
        rows = HETEROGENEOUS if bracket.moved_down else HOMOGENEOUS
        if field.following:
            rows = (*rows[:-1], NEXT, CLASHES)
        setting = Setting(bracket.moved_down, bracket.residents, field.following, _no_colours)
        greatest = 2 * (len(bracket.players) + len(field.following) + len(field.rest))
        self.packing = Packing(rows, setting, greatest)
        self.next = rows.index(NEXT) if field.following else None

    def best(self, field: Field) -> Candidate | None:
        """The first of the best, None if there is none that the condition allows."""
        found = best_candidate(field, self.packing, order_of_sets)
        if found is None or (self.next is not None and any(found.scorecard[self.next])):
            return None
        return found

    def cost(self, pairs: Pairs) -> tuple[int, int, int]:
        """What stands before the floats on the ladder."""
        return (*self.bracket.level(pairs), clashes(pairs))


def _no_colours(one: Entrant, other: Entrant) -> Entrant:
    raise AssertionError(f"no criterion of 1992 asks who of {one.number} and {other.number} has white")


def _without_upfloats(search: _Search, field: Field, found: Candidate) -> Candidate:
    """C10: with no pair that breaks B5, B6 for the upfloat, as far as nothing else is lost."""
    for allowed in range(worst_up(found.pairs)):
        other = search.best(_forbidding(field, _upfloats_beyond(allowed), by_type=True))
        if other and search.cost(other.pairs) == search.cost(found.pairs):
            return other
    return found


def _upfloats_beyond(allowed: int) -> Forbids:
    return lambda higher, lower: up_level(higher, lower) > allowed


def _without_downfloats(search: _Search, field: Field, found: Candidate) -> Candidate:
    """C9: the same for those left over, with the pairs of the moved-down players as they are."""
    paired = {player.number for pair in found.moved_down_pairs for player in pair}
    rest = [player for player in field.residents if player.number not in paired]
    smaller = field._replace(moved_down=[], residents=rest)
    smaller = _forbidding(smaller, _upfloats_beyond(worst_up(found.pairs)), by_type=True)
    for allowed in range(worst_down(found.downfloaters)):
        other = search.best(_keeping(smaller, allowed))
        if other:
            whole = _joined(found.moved_down_pairs, other)
            if search.cost(whole.pairs) == search.cost(found.pairs):
                return whole
    return found


def _forbidding(field: Field, more: Forbids, by_type: bool = False) -> Field:
    before = field.forbids
    if before is None:
        return field._replace(forbids=more, by_type=by_type)
    both = field.by_type and by_type
    return field._replace(forbids=lambda one, other: before(one, other) or more(one, other), by_type=both)


def _keeping(field: Field, allowed: int) -> Field:
    before = field.stays
    return field._replace(
        stays=lambda player: down_level(player) > allowed or (before is not None and before(player)),
    )


def _joined(first_part: Pairs, remainder: Candidate) -> Candidate:
    return remainder._replace(moved_down_pairs=(*first_part, *remainder.moved_down_pairs))


# -- C14: not every moved-down player meets a resident ----------------------------------------------------------------


def _in_turn(bracket: Bracket, search: _Search, field: Field) -> Candidate | None:
    """The highest set of moved-down players, then their opponents in turn, then the remainder (reading 8).

    Whether somebody can still be in the set, or have an earlier opponent, is asked of the search each time.
    """
    field = field._replace(mixing=True)
    found = search.best(field)
    if found is None:
        return None
    for player in bracket.moved_down:
        wanted = _forbidding(field, _never_lower(player))
        wanted = wanted._replace(stays=_also(field.stays, player))
        best = found if _opponent_below(found, player) else search.best(wanted)
        if best and search.cost(best.pairs) == search.cost(found.pairs):
            found, field = best, wanted
        else:
            field = _forbidding(field, _never_higher(player))
    for player in bracket.moved_down:
        if _opponent_below(found, player):
            found = _first_opponent(search, field, found, player)
            field = _forbidding(field, _only(player, _opponent_below(found, player)))
    return _with_remainder(bracket, search, field, found)


def _opponent_below(found: Candidate, player: Entrant) -> Entrant | None:
    return next((lower for higher, lower in found.pairs if higher is player), None)


def _first_opponent(search: _Search, field: Field, found: Candidate, player: Entrant) -> Candidate:
    """The candidate in which the player has the highest opponent that costs nothing."""
    while True:
        opponent = _opponent_below(found, player)
        assert opponent is not None
        better = search.best(_forbidding(field, _only_above(player, opponent)))
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


def _with_remainder(bracket: Bracket, search: _Search, field: Field, found: Candidate) -> Candidate:
    """The first part as found, and the rest as a homogeneous bracket."""
    first_part = tuple(bracket.first_part(tuple(sorted(found.pairs, key=lambda pair: ranking(pair[0])))))
    paired = {player.number for pair in first_part for player in pair}
    rest = [player for player in bracket.players if player.number not in paired]
    other = search.best(field._replace(moved_down=[], residents=rest, mixing=False))
    assert other is not None
    return _joined(first_part, other)


# -- which of two candidates comes first ------------------------------------------------------------------------------


def _place(bracket: Bracket, candidate: Candidate) -> tuple[object, ...]:
    """The whole ladder and the place in the order of generation, to compare what several searches found."""
    card = bracket.judge(candidate.pairs)
    first = bracket.first_part(candidate.pairs)
    paired = {player.number for pair in first for player in pair}
    rest = [player.number for player in bracket.players if player.number not in paired]
    place = {number: n for n, number in enumerate(rest, 1)}
    pairs = sorted((place[a.number], place[b.number]) for a, b in candidate.pairs if a.number in place)
    s1 = [higher for higher, _ in pairs]
    coming = [n for n in s1 if n > len(pairs)]
    leaving = [n for n in range(len(pairs), 0, -1) if n not in s1]
    order = len(coming), sum(coming) - sum(leaving), [-n for n in leaving], coming, [lower for _, lower in pairs]
    return (card, order)
