"""What floaters find below, against every way to complete the round there."""

from hypothesis import given

from fairswiss.kernel.solver.lookahead import look_ahead
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing
from tests.kernel.solver.trying import SOME, Bracket, every_candidate, small_brackets


def least_if_all_float(field: Field, packing: Packing, floaters: list[Entrant]) -> int | None:
    """What those below make of these floaters at best."""
    every = every_candidate(field._replace(moved_down=floaters, residents=[]), packing)
    return every.get(frozenset())


@SOME
@given(small_brackets())
def test_what_is_said_of_a_floater_is_what_comes_out_below(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        below = look_ahead(field, packing, 1)
        if below is None:
            continue
        for player in (*field.moved_down, *field.residents):
            cost, truth = below.cost(player), least_if_all_float(field, packing, [player])
            if below.welcomes(player):
                assert (None if cost is None else cost + below.constant) == truth
            elif truth is not None and below.welcomes(player) is False:
                assert cost is not None
                assert cost + below.constant <= truth


@SOME
@given(small_brackets())
def test_nobody_has_to_float_if_those_below_can_be_completed_by_themselves(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        if (len(field.moved_down) + len(field.residents)) % 2 == 0:
            alone = least_if_all_float(field, packing, []) is not None
            assert (look_ahead(field, packing, 0) is not None) == alone
