"""The first exchange by types, against all exchanges in their order."""

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.kernel.solver import typed_exchanges
from fairswiss.kernel.solver.typed_exchanges import exchanges_in_order, first_exchange
from fairswiss.kernel.vocabulary.generation import exchanges
from tests.kernel.matchings.random_graphs import SEEDS

MANY = settings(max_examples=400, deadline=None)


@MANY
@given(SEEDS)
def test_the_first_exchange_is_the_first_of_all_in_their_order(rng: random.Random) -> None:
    half, size, types = rng.randint(1, 4), rng.randint(5, 9), rng.randint(1, 3)
    of = [rng.randrange(types) for _ in range(size)]
    count = rng.randint(1, min(half, 2))
    verdicts: dict[tuple[tuple[int, ...], tuple[int, ...]], bool] = {}

    def allowed(out: tuple[int, ...], into: tuple[int, ...]) -> bool:
        return verdicts.setdefault((out, into), rng.random() < 0.3)

    def numbers(places: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sum(of[place] == kind for place in places) for kind in range(types))

    leaving = [[place for place in range(half - 1, -1, -1) if of[place] == kind] for kind in range(types)]
    entering = [[place for place in range(half, size) if of[place] == kind] for kind in range(types)]
    found = first_exchange(leaving, entering, count, allowed)
    every = (e for e in exchanges(range(half), range(half, size)) if len(e.leaving) == count)
    first = next((e for e in every if allowed(numbers(e.leaving), numbers(e.entering))), None)
    assert (found and found.order()) == (first and first.order())


@MANY
@given(SEEDS, st.integers(0, 6))
def test_an_exchange_that_is_not_found_in_good_time_is_not_guessed(rng: random.Random, limit: int) -> None:
    # Each player is a type, so many exchanges share one difference; which of them are allowed is drawn.
    half, size = 4, 8
    good = {pair for pair in ((out, into) for out in range(half) for into in range(half, size)) if rng.random() < 0.3}

    def allowed(out: tuple[int, ...], into: tuple[int, ...]) -> bool:
        return (out.index(1), into.index(1)) in good

    leaving = [[place] if place < half else [] for place in range(size)]
    entering = [[place] if place >= half else [] for place in range(size)]
    whole = first_exchange(leaving, entering, 1, allowed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typed_exchanges, "MOST_EXCHANGES_TRIED", limit)
        assert first_exchange(leaving, entering, 1, allowed) in (None, whole)


@MANY
@given(SEEDS)
def test_exchanges_are_listed_player_by_player_in_their_order(rng: random.Random) -> None:
    half, size, types = rng.randint(1, 4), rng.randint(5, 9), rng.randint(1, 3)
    of = [rng.randrange(types) for _ in range(size)]
    count = rng.randint(0, min(half, 2))
    good = {kinds for kinds in product(product(range(3), repeat=types), repeat=2) if rng.random() < 0.6}

    def numbers(places: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sum(of[place] == kind for place in places) for kind in range(types))

    leaving = [[place for place in range(half - 1, -1, -1) if of[place] == kind] for kind in range(types)]
    entering = [[place for place in range(half, size) if of[place] == kind] for kind in range(types)]
    every = [
        exchange
        for exchange in exchanges(range(half), range(half, size))
        if len(exchange.leaving) == count and (numbers(exchange.leaving), numbers(exchange.entering)) in good
    ]
    after = rng.choice([None, *every])
    listed = exchanges_in_order(leaving, entering, count, lambda out, into: (out, into) in good, after)
    expected = [exchange.order() for exchange in every if after is None or exchange.order() > after.order()]
    assert [exchange.order() for exchange in listed] == expected


def test_a_list_of_exchanges_that_ends_too_soon_says_so() -> None:
    def listed(limit: int) -> bool:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(typed_exchanges, "MOST_EXCHANGES_LISTED", limit)
            every = exchanges_in_order([[1, 0]], [[2, 3]], 1, lambda out, into: True)
            while True:
                try:
                    next(every)
                except StopIteration as end:
                    return bool(end.value)

    assert listed(4)
    assert not listed(3)
