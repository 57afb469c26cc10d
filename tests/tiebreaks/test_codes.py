"""The spelling of tie-breaks (article 14 and the list of codes for report files)."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairswiss.model import BadRequest
from fairswiss.tiebreaks import CATALOGUE, SETS, TieBreak, parse_tie_breaks

_FIELDS = {"C": "cut", "M": "median", "L": "limit", "K": "divisor", "P": "forfeits", "F": "fore", "R": "reverse"}


@st.composite
def tie_breaks(draw: st.DrawFn) -> TieBreak:
    """Any tie-break of the list with modifiers it takes."""
    entry = draw(st.sampled_from(sorted(CATALOGUE.values())))
    letters = draw(st.sets(st.sampled_from(entry.modifiers or " ")))
    letters -= {"M"} if "C" in letters else set()
    number = st.integers(1, 2)
    numbers = {"C": number, "M": number, "L": st.sampled_from((-2, -1, 1, 2, 12)), "K": st.just(3)}
    fields: dict[str, Any] = {_FIELDS[letter]: draw(numbers.get(letter, st.just(True))) for letter in letters - {" "}}
    return TieBreak(entry.code, draw(st.sampled_from(("", "MP", "GP"))))._replace(**fields)


@given(st.lists(tie_breaks(), max_size=6))
def test_what_is_written_is_read_again(wanted: list[TieBreak]) -> None:
    assert parse_tie_breaks(",".join(map(str, wanted))) == tuple(wanted)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("bh/c1, bh ,SB", "BH/C1,BH,SB"),
        ("BH-C1,ARO-M2,DE-P", "BH/C1,ARO/M2,DE/P"),
        ("KS/L1,KS/L-2,KS/L+2", "KS/L+1,KS/L-2,KS/L+2"),
        ("GE", "REP"),
        ("BH:GP/C1/P,other_blitz", "BH:GP/C1/P,OTHER_BLITZ"),
        ("PTS,,WIN;WON", "PTS,WIN,WON"),
        ("fide-swiss", SETS["fide-swiss"]),
    ],
)
def test_spellings(text: str, written: str) -> None:
    assert ",".join(map(str, parse_tie_breaks(text))) == written


@pytest.mark.parametrize(
    ("text", "column", "what"),
    [
        ("BH,XYZ", 4, "unknown tie-break 'XYZ'"),
        ("BH/C3", 1, "modifier 'C3'"),
        ("BH,  WIN/C1", 6, "modifier 'C1'"),
        ("BH/", 1, "modifier ''"),
        ("BH/C1/M1", 1, "another modifier"),
        ("BH:TP", 1, "score 'TP'"),
        ("KS/L0", 1, "modifier 'L0'"),
    ],
)
def test_a_mistake_says_what_where_why_and_what_to_do(text: str, column: int, what: str) -> None:
    with pytest.raises(BadRequest) as raised:
        parse_tie_breaks(text)
    (problem,) = raised.value.problems
    assert problem.where.column == column
    assert what in problem.what
    assert problem.why
    assert problem.remedy


def test_every_mistake_of_a_list_is_told_at_once() -> None:
    with pytest.raises(BadRequest) as raised:
        parse_tie_breaks("XX,BH/C9,YY")
    assert len(raised.value.problems) == 3


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadRequest):
        assert all(tie_break.name for tie_break in parse_tie_breaks(text))
