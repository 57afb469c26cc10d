"""What one edition alone says: every kind brings its message, and no name means two things."""

import pytest

from fairswiss.rendering.words import WORDS
from fairswiss.rules import SHELF, edition
from fairswiss.why import against, bases, clauses, differences, obstacles, reasons, verdicts
from fairswiss.why.messages import Words
from fairswiss.why.values import Value
from tests.own import own_kinds

BASES = bases.Own, obstacles.Own, clauses.Own, verdicts.Own, differences.Own, against.Own, reasons.Own


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__module__)
def test_no_kind_leaves_its_message_open(base: type[Value]) -> None:
    """The type checker sees it where a kind is made; a step that is handed to a trace is made there alone."""
    kinds = list(own_kinds(base))
    assert kinds
    for kind in kinds:
        left = [name for name in dir(kind) if getattr(getattr(kind, name), "__isabstractmethod__", False)]
        assert left == [], kind


def test_no_name_of_words_is_used_twice() -> None:
    seen = list(WORDS)
    for system in SHELF:
        seen += edition(system).voice().words
    assert len(seen) == len(set(seen))


def test_no_two_kinds_of_one_base_share_a_name() -> None:
    for base in BASES:
        names = [kind.kind for kind in own_kinds(base)]
        assert len(names) == len(set(names)), base


def test_a_message_is_data_that_can_be_compared() -> None:
    words = Words({"event.shut": "{one} is shut", "event.shut.again": "{one} is shut again"})
    assert words("event.shut", "again", one=3) == words("event.shut.again", one=3)
    assert words("event.shut", "never", one=3) == words("event.shut", one=3)
    assert len({words("event.shut", one=3), words("event.shut", one=3), words("event.shut", one=4)}) == 2
    with pytest.raises(KeyError):
        words("event.open")
