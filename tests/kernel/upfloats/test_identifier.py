"""The first identifier is the first of all pairings, with as few faults as possible."""

import random
from itertools import combinations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.kernel.upfloats.identifier import Pairs, first_pairs, identifier
from fairswiss.kernel.vocabulary.entrants import Entrant
from tests.rules.double_swiss_2026.positions import who


def pairings(players: list[Entrant]) -> list[Pairs]:
    if not players:
        return [()]
    one, *rest = players
    return [
        ((one, other), *others)
        for other in rest
        if one.compatible_with(other)
        for others in pairings([player for player in rest if player is not other])
    ]


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**40))
def test_nothing_comes_before_it(seed: int) -> None:
    rng = random.Random(seed)
    numbers = rng.sample(range(1, 30), rng.choice((2, 4, 6, 8)))
    met: dict[int, set[int]] = {number: set() for number in numbers}
    kinds = {number: (rng.randint(0, 3),) if seed % 2 else (number,) for number in numbers}
    bad: dict[frozenset[tuple[int]], int] = {}
    for one, other in combinations(numbers, 2):
        if rng.random() < (0.15 if seed % 2 else 0.35):
            met[one].add(other)
            met[other].add(one)
        if rng.random() < 0.2:
            bad[frozenset((kinds[one], kinds[other]))] = rng.randint(1, 2)
    players = [who(number, 0, sorted(met[number])) for number in numbers]

    def faults(one: Entrant, other: Entrant) -> int:
        return bad.get(frozenset((kinds[one.number], kinds[other.number])), 0)

    every = pairings(players)
    found = first_pairs(players, faults, lambda player: kinds[player.number])
    if not every:
        assert found is None
        return
    assert found is not None
    first = min((sum(faults(*pair) for pair in pairs), identifier(pairs)) for pairs in every)
    assert (sum(faults(*pair) for pair in found), identifier(found)) == first


def test_an_odd_number_cannot_be_paired() -> None:
    assert first_pairs([who(1), who(2), who(3)], lambda one, other: 0, lambda player: (0,)) is None
