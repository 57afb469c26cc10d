"""Brackets of few players: what is found by trying is the first of the best, the ladder asked when it matters."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial

from hypothesis import given

from fairswiss.kernel.solver.bracket_matching import found_by_matching
from fairswiss.kernel.solver.few_players import all_float, first_of_all_tried
from fairswiss.kernel.solver.limits import FEW_PLAYERS
from fairswiss.kernel.solver.packed_order import generated_first
from fairswiss.kernel.vocabulary.candidates import Candidate
from tests.kernel.solver.trying import SOME, Bracket, brackets_of, first_of_the_best, small_brackets, told
from tests.tournaments import scrambled_history


def tried(bracket: Bracket) -> Candidate | None:
    """The best candidate of a bracket of few players."""
    field, packing, order_of_sets = bracket
    return first_of_all_tried(field, packing, partial(generated_first, order_of_sets))


@SOME
@given(small_brackets())
def test_what_is_found_is_the_first_of_the_best(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        best = first_of_the_best(bracket)
        for found in (all_float(bracket.field, bracket.packing), tried(bracket)):
            assert found is None or told(bracket, found) == best


def test_few_players_of_larger_fields_are_paired_as_the_weighted_matching_pairs_them() -> None:
    rng = random.Random(5)
    answered: Counter[str] = Counter()
    for _ in range(60):
        for bracket in brackets_of(scrambled_history(rng, rng.randint(10, 30), rng.randint(1, 8)), "dutch_2026"):
            asked = {"alone": all_float(bracket.field, bracket.packing), "tried": tried(bracket)}
            for way, found in asked.items():
                if found is not None:
                    answered[way] += 1
                    assert told(bracket, found) == told(bracket, found_by_matching(*bracket))
            if len(bracket.players()) > FEW_PLAYERS:
                assert not any(asked.values())
    assert answered["alone"] > 20
    assert answered["tried"] > 100


def floating_whole() -> Iterator[tuple[Bracket, Candidate]]:
    """Brackets of small events in which no two may meet."""
    rng = random.Random(5)
    for _ in range(60):
        for bracket in brackets_of(scrambled_history(rng, 12, 5), "dutch_2026"):
            found = all_float(bracket.field, bracket.packing)
            if found is not None:
                yield bracket, found


def test_a_bracket_that_floats_whole_is_judged_when_somebody_asks() -> None:
    bracket, found = next(floating_whole())
    assert callable(found.judged)
    assert found.scorecard is found.scorecard
    assert found.downfloaters == tuple(bracket.players())


def test_two_who_came_down_and_may_meet_each_other_are_left_to_the_other_ways() -> None:
    """They cannot meet here, and not below either: that a round of all players exists says too little."""
    field, packing, one, stranger = next(
        (bracket.field, bracket.packing, one, stranger)
        for bracket, found in floating_whole()
        for one in found.downfloaters
        for stranger in bracket.field.following[:1]
        if one.may_meet(stranger)
    )
    assert all_float(field._replace(moved_down=[one, stranger], residents=[], following=[]), packing) is None
