"""The value of those below for a single floater, against every way to complete the round there."""

import random

from hypothesis import given

from fairswiss.kernel.solver.by_halves import found_by_matching
from fairswiss.kernel.solver.feasibility import fewest_floaters
from fairswiss.kernel.solver.single_floater import SingleFloater
from fairswiss.kernel.solver.tight_graph import TypedField
from tests.kernel.solver.test_lookahead import least_if_all_float
from tests.kernel.solver.trying import SOME, Bracket, brackets_of, first_of_the_best, small_brackets, told
from tests.tournaments import scrambled_history


def has_single_floater(bracket: Bracket) -> bool:
    """Whether one has to float, and somebody is below."""
    field = bracket.field
    below = bool(field.following or field.rest)
    return below and field.may_be_typed() and fewest_floaters(field.moved_down, field.residents) == 1


@SOME
@given(small_brackets())
def test_no_floater_comes_cheaper_than_said(brackets: list[Bracket]) -> None:
    for bracket in filter(has_single_floater, brackets):
        floater = SingleFloater(bracket.field, bracket.packing)
        for player in bracket.players():
            cost, truth = floater.cost(player), least_if_all_float(bracket.field, bracket.packing, [player])
            assert truth is None or (cost is not None and cost <= truth)


@SOME
@given(small_brackets())
def test_what_is_proven_alone_is_the_first_of_the_best(brackets: list[Bracket]) -> None:
    for bracket in filter(has_single_floater, brackets):
        field, packing, order = bracket
        for alone, holds in SingleFloater(field, packing).ways():
            found = found_by_matching(TypedField(alone, packing), order)
            if found and holds(found):
                assert told(bracket, found) == first_of_the_best(bracket)


def test_larger_brackets_come_out_as_with_everybody_below() -> None:
    rng = random.Random(19)
    proven = 0
    for system in ("dutch_2017", "dutch_2026"):
        for _ in range(12):
            event = scrambled_history(rng, rng.randint(10, 22), rng.randint(2, 6))
            for bracket in filter(has_single_floater, brackets_of(event, system)):
                field, packing, order = bracket
                for alone, holds in SingleFloater(field, packing).ways():
                    found = found_by_matching(TypedField(alone, packing), order)
                    if found and holds(found):
                        proven += 1
                        whole = found_by_matching(TypedField(field, packing), order)
                        assert told(bracket, found) == told(bracket, whole)
    assert proven > 20
