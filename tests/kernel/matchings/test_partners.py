"""Partners for newcomers, against trying everything."""

import random
from functools import cache

from hypothesis import given

from fairswiss.kernel.matchings import Partners
from tests.kernel.matchings.random_graphs import MANY, SEEDS


@MANY
@given(SEEDS)
def test_one_more_has_a_partner_if_more_can_be_served_than_before(rng: random.Random) -> None:
    size = rng.randint(0, 5)
    open_to = [[one for one in range(size) if rng.random() < 0.4] for _ in range(6)]

    @cache
    def served(newcomers: frozenset[int], there: frozenset[int]) -> int:
        if not newcomers:
            return 0
        first = min(newcomers)
        rest = newcomers - {first}
        return max([served(rest, there), *(1 + served(rest, there - {one}) for one in open_to[first] if one in there)])

    kinds = [rng.randrange(3) for _ in range(size)]
    members = {kind: [one for one in range(size) if kinds[one] == kind] for kind in range(3)}

    def kinds_open_to(newcomer: int) -> list[int]:
        return sorted({kinds[one] for one in open_to[newcomer]})

    partners = Partners(members, kinds_open_to, lambda newcomer, one: one in open_to[newcomer])
    came: frozenset[int] = frozenset()
    there = frozenset(range(size))
    for newcomer in rng.sample(range(6), 6):
        more = served(came | {newcomer}, there) > served(came, there)
        assert partners.has_one(newcomer) == more
        if rng.random() < 0.7:
            partners.come(newcomer)
            came |= {newcomer}
