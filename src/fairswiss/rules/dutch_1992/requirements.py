"""C6 to C11: the first candidate that meets what is required, and what is given up when there is none.

What the text gives up step by step is a ladder, and most of it is a sum over pairs, which the kernel's search
minimises. Floats are not: they are dropped as a whole. So the search is asked again with the offending pairs
forbidden, or players kept, and the answer counts if nothing before it on the ladder is lost.
"""

from collections.abc import Iterator

from fairswiss.kernel.solver import without_opponent
from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules.dutch_1992.bracket import Bracket
from fairswiss.rules.dutch_1992.criteria import clashes, down_level, own_up_level, up_level, worst_down, worst_up
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
    if any(player.topscorer for player in (*moved_down, *residents)):
        return False  # B5, B6 do not apply to all of their pairs
    barred = {player for player in residents if own_up_level(player) > allowed}
    if moved_down:
        open_to = [player for player in residents if player not in barred]
        placed = len(moved_down) - len(without_opponent(moved_down, open_to))
        return min(placed, len(open_to)) < len(found.moved_down_pairs)
    left_over = sum(_without_opponent(residents, score, barred) for score in {player.score for player in residents})
    return left_over > len(residents) - 2 * len(found.pairs)


def _without_opponent(players: list[Entrant], score: int, barred: set[Entrant]) -> int:
    """The number of players of a score who find nobody if some may not meet players with more points."""
    own = [player for player in players if player.score == score]
    below = [player for player in players if player.score < score and player not in barred]
    above = [player for player in players if player.score > score]
    staying, rising = [player for player in own if player in barred], [player for player in own if player not in barred]
    return len(without_opponent(staying, own + below)) + len(without_opponent(rising, above + own + below))


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
