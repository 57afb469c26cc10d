"""Scorecards of any candidate."""

from hypothesis import given

from fairswiss.kernel.solver import best_candidate, first_candidate, scorecard_of, tally
from tests.kernel.solver.trying import SOME, Bracket, every_candidate, scorecard, small_brackets


@SOME
@given(small_brackets())
def test_every_candidate_gets_the_ladder_that_those_below_make_of_it_at_best(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        field, packing, _ = bracket
        for pairs, cost in list(every_candidate(field, packing).items())[:12]:
            assert scorecard_of(field, packing, tuple(pairs)) == scorecard(bracket, pairs, packing.split(cost))


@SOME
@given(small_brackets())
def test_the_best_candidate_is_judged_as_it_was_found(brackets: list[Bracket]) -> None:
    for field, packing, order_of_sets in brackets:
        best = best_candidate(field, packing, order_of_sets)
        assert best is not None
        assert scorecard_of(field, packing, best.pairs) == best.scorecard


@SOME
@given(small_brackets())
def test_a_pair_that_is_not_allowed_has_no_scorecard(brackets: list[Bracket]) -> None:
    for field, packing, _ in brackets:
        players = [*field.moved_down, *field.residents]
        for a, one in enumerate(players):
            for other in players[a + 1 :]:
                apart = one in field.moved_down and other in field.moved_down
                if apart or not one.may_meet(other):
                    assert tally(field, packing, ((one, other),)) is None
                    assert scorecard_of(field, packing, ((one, other),)) is None


@SOME
@given(small_brackets())
def test_the_first_candidate_pairs_the_halves_as_they_are(brackets: list[Bracket]) -> None:
    for field, packing, order_of_sets in brackets:
        best = best_candidate(field, packing, order_of_sets)
        assert best is not None
        first, moved = first_candidate(field, best), len(best.moved_down_pairs)
        assert len(first.pairs) == len(best.pairs)
        assert first.pairs[:moved] == tuple(zip(field.moved_down[:moved], field.residents[:moved], strict=True))
        rest, rows = field.residents[moved:], len(best.remainder_pairs)
        assert first.pairs[moved:] == tuple(zip(rest[:rows], rest[rows : 2 * rows], strict=True))
