"""A line of players, against a plain list."""

import random

from hypothesis import given, settings

from fairswiss.rules.lim_2026.lines import Line
from tests.kernel.matchings.random_graphs import SEEDS


@settings(max_examples=200, deadline=None)
@given(SEEDS)
def test_those_still_there_are_seen_in_both_directions(rng: random.Random) -> None:
    kinds = [rng.choice("abc") for _ in range(rng.randint(0, 20))]
    line, there = Line(kinds), list(range(len(kinds)))
    assert set(line.kinds) == set(kinds)
    while there:
        gone = rng.choice(there)
        line.leave(gone)
        there.remove(gone)
        assert len(line) == len(there)
        place = rng.randint(0, len(kinds))
        wanted = [kind for kind in line.kinds if rng.random() < 0.7]
        seen = [one for one in there if kinds[one] in wanted]
        assert list(line.after(place, wanted)) == [one for one in seen if one >= place]
        assert list(line.before(place, wanted)) == [one for one in reversed(seen) if one < place]
