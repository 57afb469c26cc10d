"""The engine of the Double-Swiss edition gives what the text gives when everything is tried."""

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.comparison import DOUBLE_SWISS, by_engine, by_enumerator
from tests.literal.double_swiss_2026 import Person, identifier, sets_in_order
from tests.literal.double_swiss_2026_cases import match_history


@settings(max_examples=3000, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**40), explain=st.booleans())
def test_whole_rounds(seed: int, explain: bool) -> None:
    tournament = match_history(random.Random(seed))
    found = by_engine(tournament, system=DOUBLE_SWISS, explain=explain)
    assert found == by_enumerator(tournament, system=DOUBLE_SWISS)


def test_the_identifier_of_the_text() -> None:
    assert identifier([(11, 24), (16, 6), (10, 9), (8, 4)]) == (4, 6, 9, 11, 8, 16, 10, 24)


def test_the_sets_of_the_text_in_their_order() -> None:
    people = {n: Person(n, 30) for n in (2, 6, 8)} | {n: Person(n, 25) for n in (1, 3, 5)}
    assert sets_in_order(people, people, [25, 30, 30]) == [
        (2, 6, 1), (2, 6, 3), (2, 6, 5), (2, 8, 1), (2, 8, 3), (2, 8, 5), (6, 8, 1), (6, 8, 3), (6, 8, 5)
    ]  # fmt: skip
