"""Things that are made once for all who look at them."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event

import pytest

from fairswiss.usecases.single_flight import SingleFlight


def test_those_who_ask_meanwhile_wait_for_the_one_who_makes_it() -> None:
    kept: SingleFlight[str] = SingleFlight(4)
    begun, may_end = Event(), Event()
    made: list[str] = []

    def make() -> str:
        begun.set()
        assert may_end.wait(300)
        made.append("list")
        return "list"

    with ThreadPoolExecutor(5) as people:
        first = people.submit(kept.of, "place", 1, make)
        assert begun.wait(300)
        others = [people.submit(kept.of, "place", 1, make) for _ in range(4)]
        may_end.set()
        assert {one.result() for one in (first, *others)} == {"list"}
    assert made == ["list"]


def test_it_is_made_anew_when_it_would_be_made_of_something_else() -> None:
    kept: SingleFlight[str] = SingleFlight(4)
    assert [kept.of("place", of, partial(str.upper, of)) for of in ("a", "a", "b", "a")] == ["A", "A", "B", "A"]
    assert kept.of("place", "a", lambda: "never") == "A"


def test_what_was_not_asked_for_longest_is_forgotten_first() -> None:
    kept: SingleFlight[None] = SingleFlight(2)
    made: list[str] = []
    for name in ("a", "b", "a", "c", "a", "b"):
        kept.of(name, 1, partial(made.append, name))
    assert made == ["a", "b", "c", "b"]


def test_a_failure_is_told_and_tried_again() -> None:
    kept: SingleFlight[int] = SingleFlight(2)
    with pytest.raises(ZeroDivisionError):
        kept.of("place", 1, lambda: 1 // 0)
    assert kept.of("place", 1, lambda: 7) == 7
