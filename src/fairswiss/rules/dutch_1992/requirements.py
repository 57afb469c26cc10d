"""C6 to C11: the first candidate that meets what is required, and what is given up when there is none.

What the text gives up step by step is a ladder, and most of it is a sum over pairs, which the kernel's search
minimises. Floats are not: they are dropped as a whole. So the search is asked again with the offending pairs
forbidden, or players kept, and the answer counts if nothing before it on the ladder is lost.
"""

from collections.abc import Iterator

from fairswiss.kernel.solver import most_with_one
from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules.dutch_1992.bracket import Bracket
from fairswiss.rules.dutch_1992.criteria import clashes, down_level, up_level, worst_down, worst_up
from fairswiss.rules.dutch_1992.fewer_pairs import in_turn
from fairswiss.rules.dutch_1992.search import Forbids, Search, forbidding, joined


def first_choice(bracket: Bracket) -> Candidate:
    """C6: the candidate that B1 to B6 and x allow (reading 18), without regard to C12."""
    perfect = _at_once(bracket)
    if perfect:
        return perfect
    for field in fields(bracket):
        found = by_the_ladder(bracket, field)
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


def fields(bracket: Bracket) -> Iterator[Field]:
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


def by_the_ladder(bracket: Bracket, field: Field) -> Candidate | None:
    """The best candidate: most pairs, fewest clashes, upfloats, the first part, downfloats, the order.

    Each is asked for within what stands before it, so what was given up comes back into force (reading 11).
    """
    search = Search(bracket, field)
    found = search.best(field)
    if found is None or bracket.level(found.pairs)[0]:
        tight = not (field.open_ended or field.following or field.rest or bracket.lowest)
        return None if tight else in_turn(bracket, search, field)
    if bracket.is_reduced(found.pairs):
        return found
    found = without_upfloats(search, field, found)
    return without_downfloats(search, field, found)


def without_upfloats(search: Search, field: Field, found: Candidate) -> Candidate:
    """C10: with no pair that breaks B5, B6 for the upfloat, in any arrangement (reading 19), if nothing is lost."""
    for allowed in range(worst_up(found.pairs)):
        if _leaves_fewer_pairs(allowed, field, found):
            continue
        other = search.best(forbidding(field, _upfloats_beyond(allowed), by_type=True))
        if other and search.cost(other.pairs) == search.cost(found.pairs):
            return other
    return found


def _leaves_fewer_pairs(allowed: int, field: Field, found: Candidate) -> bool:
    """True if without worse upfloats, by counting alone, fewer pairs can be made: then no search is needed."""
    moved_down, residents = field.moved_down, field.residents
    if moved_down:
        open_to = [one for one in residents if any(up_level(higher, one) <= allowed for higher in moved_down)]
        return most_with_one(moved_down, open_to) < len(found.moved_down_pairs)
    lonely = [one for one in residents if not any(_may_meet(one, other, allowed) for other in residents)]
    return len(lonely) > len(residents) - 2 * len(found.pairs)


def _may_meet(one: Entrant, other: Entrant, allowed: int) -> bool:
    return one is not other and one.may_meet(other) and up_level(one, other) <= allowed


def _upfloats_beyond(allowed: int) -> Forbids:
    return lambda higher, lower: up_level(higher, lower) > allowed


def without_downfloats(search: Search, field: Field, found: Candidate) -> Candidate:
    """C9: the same for those left over, with the pairs of the moved-down players as they are."""
    paired = {player.number for pair in found.moved_down_pairs for player in pair}
    rest = [player for player in field.residents if player.number not in paired]
    smaller = field._replace(moved_down=[], residents=rest)
    smaller = forbidding(smaller, _upfloats_beyond(worst_up(found.pairs)), by_type=True)
    for allowed in range(worst_down(found.downfloaters)):
        other = search.best(_keeping(smaller, allowed))
        if other:
            whole = joined(found.moved_down_pairs, other)
            if search.cost(whole.pairs) == search.cost(found.pairs):
                return whole
    return found


def _keeping(field: Field, allowed: int) -> Field:
    before = field.stays
    return field._replace(
        stays=lambda player: down_level(player) > allowed or (before is not None and before(player)),
    )
