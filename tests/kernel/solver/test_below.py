"""The cost of floaters below a bracket, against every way to complete the round there."""

from functools import partial
from itertools import combinations
from operator import is_

import pytest
from hypothesis import given

from fairswiss.kernel.solver import below as module
from fairswiss.kernel.solver.below import TooManySets, everybody_below
from tests.kernel.solver.test_lookahead import least_if_all_float
from tests.kernel.solver.trying import SOME, Bracket, small_brackets


@SOME
@given(small_brackets())
def test_floating_costs_what_comes_out_below(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        field, packing, _ = bracket
        below = everybody_below(field, packing)
        assert below is not None
        for size in range(1, min(3, len(bracket.players())) + 1):
            for floaters in combinations(bracket.players(), size):
                truth = least_if_all_float(field, packing, list(floaters))
                try:
                    assert below.cost(floaters) == truth
                except TooManySets:
                    continue
                least = [below.floating(player).least for player in floaters]
                if truth is not None:
                    assert size <= below.most_floaters
                    staying = sum(not below.floating(player).leaves for player in floaters)
                    assert sum(filter(None, least)) + below.least_of_leavers(staying, size - staying) <= truth


@SOME
@given(small_brackets())
def test_nobody_floats_who_would_find_nobody(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        alone = bracket.field._replace(following=[], rest=[], open_ended=False)
        bye = everybody_below(alone._replace(takes_bye=lambda player: True), bracket.packing)
        nobody = everybody_below(alone._replace(takes_bye=None), bracket.packing)
        anybody = everybody_below(alone._replace(takes_bye=None, open_ended=True), bracket.packing)
        assert bye
        assert nobody
        assert anybody
        assert (bye.most_floaters, nobody.most_floaters) == (1, 0)
        assert anybody.most_floaters == len(bracket.players())


@SOME
@given(small_brackets())
def test_nobody_has_to_float_if_those_below_can_be_completed(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        field, packing, _ = bracket
        below = everybody_below(field, packing)
        assert below is not None
        if len(bracket.players()) % 2 == 0:
            assert below.completes() == (least_if_all_float(field, packing, []) is not None)


@SOME
@given(small_brackets())
def test_players_who_have_to_stay_do_not_float(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        stays = bracket.players()[0]
        below = everybody_below(bracket.field._replace(stays=partial(is_, stays)), bracket.packing)
        assert below is not None
        assert below.floating(stays).least is None
        assert below.cost([stays]) is None


@SOME
@given(small_brackets())
def test_an_answer_that_takes_too_long_is_none_at_all(brackets: list[Bracket]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "MOST_LEAVERS", 0)
        for bracket in brackets:
            field, packing, _ = bracket
            below = everybody_below(field, packing)
            assert below is not None
            for player in bracket.players():
                try:
                    assert below.cost([player]) == least_if_all_float(field, packing, [player])
                except TooManySets:
                    assert field.following
