"""The first exchange by types, against all exchanges in their order."""

import random
from collections.abc import Collection
from itertools import product

import pytest
from hypothesis import given, settings

from fairswiss.kernel.solver import typed_exchanges
from fairswiss.kernel.solver.tight_graph import ANYBODY, LOWER, UPPER
from fairswiss.kernel.solver.transport import cheapest
from fairswiss.kernel.solver.typed_exchanges import Kinds, exchanges_in_order, first_exchange
from fairswiss.kernel.vocabulary.generation import Exchange, exchanges
from tests.kernel.matchings.random_graphs import SEEDS

MANY = settings(max_examples=400, deadline=None)


class Halves:
    """A remainder of which some types may be paired, and others below with whom they may be paired too."""

    def __init__(self, rng: random.Random) -> None:
        self.half, self.types = rng.randint(2, 5), rng.randint(1, 4)
        self.others = rng.choice((0, 0, 1, 2))
        self.of = [rng.randrange(self.types) for _ in range(2 * self.half + self.others)]
        size = self.types + (self.others > 0)
        self.tight = {(a, b) for a in range(size) for b in range(a, size) if rng.random() < 0.5}

    def counts(self, s1: Collection[int]) -> list[int]:
        """Of the types in S1, in S2, and the others."""
        found = [0] * (2 * self.types + 1)
        for place, kind in enumerate(self.of):
            found[kind if place in s1 else self.types + kind] += 1
        found[-1] = self.others
        return found

    def costs(self, inside: int | None, above: int | None) -> list[list[int | None]]:
        """Of two kinds, for pairs inside S2 and for those inside S1 or of it with others."""
        kinds = [(a, half) for half in (UPPER, LOWER) for a in range(self.types)] + [(self.types, ANYBODY)]
        table: list[list[int | None]] = [[None] * len(kinds) for _ in kinds]
        for (x, (a, one)), (y, (b, other)) in product(enumerate(kinds), repeat=2):
            if (min(a, b), max(a, b)) in self.tight:
                both = {one, other}
                table[x][y] = inside if both == {LOWER} else above if both in ({UPPER}, {UPPER, ANYBODY}) else 0
        return table

    def allowed(self, exchange: Exchange) -> bool:
        """Whether S1 can be paired with S2 after it, at least by halves of players."""
        s1 = {*range(self.half), *exchange.entering} - {*exchange.leaving}
        return cheapest(self.counts(s1), self.costs(None, None)) is not None

    def first_allowed(self) -> tuple[int, int, list[int], list[int]] | None:
        """The order of the first one that is allowed, by trying all of them."""
        every = exchanges(range(self.half), range(self.half, len(self.of)))
        return next((exchange.order() for exchange in every if self.allowed(exchange)), None)

    def first(self) -> tuple[Exchange | None, int] | None:
        """The first exchange by types and the number of players; None where no number is known, or nobody is."""
        bound = cheapest(self.counts(range(self.half)), self.costs(1, 0))
        if bound is None or bound.doubled % 2 or not bound.doubled:
            return None
        size = 2 * self.types + 1
        leaving: list[list[int]] = [[] for _ in range(size)]
        entering: list[list[int]] = [[] for _ in range(size)]
        for place, kind in enumerate(self.of):
            if place < self.half:
                leaving[kind].insert(0, place)
            else:
                entering[self.types + kind].append(place)
        upper = (1 << self.types) - 1
        kinds = Kinds(self.counts(range(self.half)), bound.tight, leaving, entering, upper, upper << self.types)
        return first_exchange(kinds, bound.doubled // 2), bound.doubled // 2


@MANY
@given(SEEDS)
def test_no_exchange_that_types_allow_comes_before_the_first(rng: random.Random) -> None:
    halves = Halves(rng)
    first = halves.first()
    if first and first[0]:
        assert halves.allowed(first[0])
        assert halves.first_allowed() == first[0].order()


def test_the_first_exchange_is_found_nearly_always() -> None:
    wanted = found = 0
    for seed in range(1500):
        halves = Halves(random.Random(seed))
        first = halves.first()
        allowed = first and halves.first_allowed()
        if first and allowed and allowed[0] == first[1]:
            wanted += 1
            found += first[0] is not None
    assert wanted > 50
    assert found > 0.8 * wanted


def test_too_many_players_are_not_taken_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = Kinds([2, 2], [0b01, 0b10], [[1, 0], []], [[], [2, 3]], 0b01, 0b10)
    assert first_exchange(kinds, 1) == Exchange((1,), (2,))
    monkeypatch.setattr(typed_exchanges, "MOST_SINGLE_PLAYERS", 1)
    assert first_exchange(kinds, 1) is None


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
