"""What people type, whatever it is, is read or refused in the one family of errors."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fairswiss.cli.dropin_arguments import parsed
from fairswiss.formats.neutral import neutral, restored
from fairswiss.model import FairswissError
from fairswiss.model.marks import MOST_MARKS, without_floods
from fairswiss.model.whole import whole_number
from fairswiss.rendering.names import clean
from fairswiss.simulate.configuration import read_configuration
from fairswiss.tiebreaks.codes import parse_tie_breaks
from fairswiss.usecases.importing import columns_of

ANY = st.text(st.characters(), max_size=60)
KNOWN = ("BH", "/C1", ",", "SB", ":GP", "=", "name", "2", "PlayersNumber", "\n", "9" * 5_000, "²", "٣")
PIECES = st.lists(st.sampled_from(KNOWN) | ANY, max_size=8).map("".join)


def _arguments(text: str) -> object:
    return parsed(text.split("\n"))


@pytest.mark.parametrize("reader", [columns_of, parse_tie_breaks, read_configuration, _arguments])
@given(text=PIECES)
@settings(max_examples=150, deadline=None)
def test_a_text_is_read_or_refused(reader: Callable[[str], object], text: str) -> None:
    with suppress(FairswissError):
        reader(text)


@given(text=st.text("0123456789²٣１-+_. x", max_size=12))
@example("9" * 5_000)
@settings(deadline=None)
def test_a_whole_number_is_a_few_plain_digits(text: str) -> None:
    plain = 0 < len(text) <= 9 and set(text) <= set("0123456789")
    assert whole_number(text) == (int(text) if plain else None)


@given(text=st.text("aé\u0301\u0302\u20dd\u202e\x1b\n =＝'+-@", max_size=40) | ANY)
@settings(deadline=None)
def test_names_are_tamed_once_and_for_all(text: str) -> None:
    tamed = clean(text)
    assert clean(tamed) == tamed
    assert not {"\u202e", "\x1b", "\n"} & set(tamed)
    assert "\u0301" * (MOST_MARKS + 1) not in without_floods(tamed)
    assert restored(neutral(text)) == text
