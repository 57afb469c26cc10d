"""The search all steps share: the kernel's, with the rows of a bracket, narrowed step by step."""

from collections.abc import Callable

from fairswiss.kernel.solver import best_candidate, by_smallest_number
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Pairs
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing, Setting
from fairswiss.rules.dutch_1992.bracket import Bracket
from fairswiss.rules.dutch_1992.criteria import (
    HETEROGENEOUS,
    HETEROGENEOUS_BEFORE_NEXT,
    HOMOGENEOUS,
    HOMOGENEOUS_BEFORE_NEXT,
    NEXT,
    clashes,
)

Forbids = Callable[[Entrant, Entrant], bool]
order_of_sets = by_smallest_number  # C4: the highest of the moved-down players first (reading 8)


class Search:
    """The kernel's search with the rows of this bracket; a call of the next bracket rules a candidate out."""

    def __init__(self, bracket: Bracket, field: Field) -> None:
        self.bracket = bracket
        rows = HETEROGENEOUS if bracket.moved_down else HOMOGENEOUS
        if field.following:
            rows = HETEROGENEOUS_BEFORE_NEXT if bracket.moved_down else HOMOGENEOUS_BEFORE_NEXT
        greatest = 2 * (len(bracket.players) + len(field.following) + len(field.rest))
        setting = Setting(bracket.moved_down, bracket.residents, field.following, _no_colours, greatest)
        self.packing = Packing(rows, setting)
        self.next = rows.index(NEXT) if field.following else None

    def best(self, field: Field) -> Candidate | None:
        """The first of the best, None if there is none that the condition allows."""
        found = best_candidate(field, self.packing, order_of_sets)
        if found is None or (self.next is not None and any(found.scorecard[self.next])):
            return None
        return found

    def cost(self, pairs: Pairs) -> tuple[int, int, int]:
        """The part of the ladder before the floats."""
        return (*self.bracket.level(pairs), clashes(pairs))


def _no_colours(one: Entrant, other: Entrant) -> Entrant:
    raise AssertionError(f"no criterion of 1992 asks who of {one.number} and {other.number} has white")


def forbidding(field: Field, more: Forbids, by_type: bool = False) -> Field:
    before = field.forbids
    if before is None:
        return field._replace(forbids=more, by_type=by_type)
    both = field.by_type and by_type
    return field._replace(forbids=lambda one, other: before(one, other) or more(one, other), by_type=both)


def joined(first_part: Pairs, remainder: Candidate) -> Candidate:
    return remainder._replace(moved_down_pairs=(*first_part, *remainder.moved_down_pairs))
