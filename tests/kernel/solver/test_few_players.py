"""Brackets of few players: what is found among all sets is the first of the best, the ladder asked when it matters."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given

from fairswiss.kernel.solver import few_players
from fairswiss.kernel.solver.below import everybody_below
from fairswiss.kernel.solver.by_halves import found_by_matching
from fairswiss.kernel.solver.few_players import all_float, best_of_few, first_of_all_sets
from fairswiss.kernel.solver.limits import FEW_PLAYERS
from fairswiss.kernel.solver.packed_order import positions
from fairswiss.kernel.solver.tight_graph import NoRoundAtAll
from fairswiss.kernel.vocabulary.candidates import Candidate
from tests.kernel.solver.trying import SOME, Bracket, brackets_of, first_of_the_best, small_brackets, told
from tests.tournaments import scrambled_history


def looked_at(bracket: Bracket) -> Candidate | None:
    """The best candidate of a bracket of few players."""
    field, packing, order_of_sets = bracket
    below = everybody_below(field, packing)
    assert below is not None
    return first_of_all_sets(field, packing, positions(order_of_sets), below)


@SOME
@given(small_brackets())
def test_what_is_found_is_the_first_of_the_best(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        best = first_of_the_best(bracket)
        alone = all_float(bracket.field, bracket.packing)
        assert alone is None or told(bracket, alone) == best
        try:
            found = looked_at(bracket)
        except NoRoundAtAll:
            assert best is None
        else:
            assert found is None or told(bracket, found) == best


def test_few_players_of_larger_fields_are_paired_as_the_weighted_matching_pairs_them() -> None:
    rng = random.Random(5)
    answered: Counter[int] = Counter()
    for system in ("dutch_2017", "dutch_2026"):
        for _ in range(40):
            history = scrambled_history(rng, rng.randint(10, 40), rng.randint(1, 8))
            for bracket in brackets_of(history, system):
                found = best_of_few(bracket.field, bracket.packing, positions(bracket.order_of_sets))
                if found is not None:
                    answered[len(found.downfloaters)] += 1
                    assert told(bracket, found) == told(
                        bracket, found_by_matching(bracket.typed(), bracket.order_of_sets)
                    )
                if len(bracket.players()) > FEW_PLAYERS:
                    assert found is None
    assert min(answered[floaters] for floaters in (0, 1, 2, 3)) >= 5


def test_where_trying_all_sets_takes_too_long_nothing_is_known() -> None:
    rng = random.Random(5)
    given_up = 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(few_players, "MOST_SETS", 1)
        for _ in range(40):
            for bracket in brackets_of(scrambled_history(rng, 14, 6), "dutch_2026"):
                if len(bracket.players()) <= FEW_PLAYERS and looked_at(bracket) is None:
                    given_up += 1
    assert given_up


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
