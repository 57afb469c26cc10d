"""Whatever is changed in a journal, the chain tells."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairswiss.journal.chain import Entry, breaks, first_digest, next_entry
from fairswiss.journal.facts import Closed, Fact, Published, Remarked

EVENT = "abc123"


def journal(*facts: Fact) -> list[Entry]:
    """The entries of these facts."""
    told: list[Entry] = []
    before = first_digest(EVENT)
    for number, fact in enumerate(facts, 1):
        told.append(next_entry(before, number, fact, "arbiter", f"2026-11-16T10:00:0{number}+00:00", "a reason"))
        before = told[-1].digest
    return told


TOLD = journal(Remarked("first"), Published(1), Closed(1), Remarked("last"))
HEAD = (4, TOLD[-1].digest)


def test_an_untouched_journal_holds() -> None:
    assert list(breaks(EVENT, TOLD, HEAD)) == []


@given(st.integers(0, 3), st.sampled_from(Entry._fields), st.integers(0, 200), st.integers(1, 255))
def test_a_flipped_byte_anywhere_is_found(at: int, field: str, place: int, flip: int) -> None:
    entry = TOLD[at]
    held = getattr(entry, field)
    if isinstance(held, int):
        changed: Any = held ^ flip
    else:
        place %= len(held)
        changed = held[:place] + chr(ord(held[place]) ^ flip) + held[place + 1 :]
    touched = [*TOLD[:at], entry._replace(**{field: changed}), *TOLD[at + 1 :]]
    assert list(breaks(EVENT, touched, HEAD))


@pytest.mark.parametrize("lost", range(4))
def test_a_missing_entry_is_found(lost: int) -> None:
    assert list(breaks(EVENT, TOLD[:lost] + TOLD[lost + 1 :], HEAD))


def test_a_journal_cut_off_at_its_end_is_found_by_its_head() -> None:
    assert not list(breaks(EVENT, TOLD[:3]))
    assert list(breaks(EVENT, TOLD[:3], HEAD))


def test_exchanged_entries_and_a_foreign_journal_are_found() -> None:
    assert list(breaks(EVENT, [TOLD[1], TOLD[0], *TOLD[2:]], HEAD))
    assert list(breaks("another", TOLD, HEAD))


def test_an_entry_says_what_was_told() -> None:
    assert [entry.fact for entry in TOLD] == [Remarked("first"), Published(1), Closed(1), Remarked("last")]
