"""The document that puts the editions of 1992 and 2012 side by side says what the enumerators say."""

import re
from pathlib import Path

import pytest

from fairswiss.model import Tournament
from tests.literal import dutch_1992, dutch_2012
from tests.rules.dutch.positions import Wanted, all_apart_but, position

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "explanation" / "dutch-1992-and-2012.md"
COMING_DOWN = [Wanted(1, 20, "wb"), Wanted(2, 20, "wb")]
ONE_GROUP = [Wanted(3, 10, "bwu"), Wanted(4, 10, "bwu"), Wanted(5, 10, "bw"), Wanted(6, 10, "bw")]
POSITIONS = {
    "one upfloat must be repeated": position(*COMING_DOWN, *ONE_GROUP, apart=[(1, 2), (1, 4), (1, 5), (1, 6)]),
    "the bye after a downfloat": position(Wanted(1, 20, "wb"), Wanted(2, 10, "bw"), Wanted(3, 10, "bwd")),
    "an upfloat over 50 % in the last round": position(
        Wanted(1, 15, "wb"), Wanted(2, 10, "bwu"), Wanted(3, 10, "bw"), Wanted(4, 10, "wb"), last_round=True
    ),
    "colours over 50 % in the last round": position(Wanted(1, 25, "...w"), Wanted(2, 25, "wwbw"), last_round=True),
    "a joined lowest bracket": position(
        *(Wanted(number, score, ".") for number, score in enumerate((30, 30, 20, 10, 10, 0), 1)),
        apart=all_apart_but(range(1, 7), (1, 6), (1, 2), (2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5)),
    ),
    "the bye after half a point": position(Wanted(1, 10, "wb"), Wanted(2, 10, "bw"), Wanted(3, 10, "bH")),
}


def told(literal: dutch_1992.LiteralRound) -> str:
    """The pairs as in the document."""
    pairs = [f"{white}-{black}" for white, black in sorted(literal.pairs, key=min)]
    return " ".join([*pairs, str(literal.bye)] if literal.bye else pairs)


@pytest.mark.parametrize(("name", "tournament"), POSITIONS.items(), ids=list(POSITIONS))
def test_both_answers_of_the_document_are_true(name: str, tournament: Tournament) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([^|]+) \| ([^|]+ \| [^|]+) \|$", text, re.MULTILINE))
    answers = told(dutch_1992.pair_round(tournament)), told(dutch_2012.pair_round(tournament))
    assert rows[name] == " | ".join(answers)
    assert answers[0] != answers[1]
