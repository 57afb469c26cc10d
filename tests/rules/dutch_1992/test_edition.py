"""The edition as a whole: when it is in force, and how its explanation reads."""

import pytest

from fairswiss.model import BadRequest, EventInfo
from fairswiss.rendering import render
from fairswiss.rules.dutch_1992.round import LAW
from fairswiss.usecases.rounds import pair, why_not
from fairswiss.usecases.systems import system_of
from tests.rules.dutch.positions import Wanted, event, position


def test_dutch_is_this_edition_before_july_2012() -> None:
    for start, expected in (("1999/08/01", "dutch-1992"), ("2012-06-30", "dutch-1992"), ("2012/07/01", "dutch-2012")):
        assert system_of(event(4).revised(info=EventInfo(start=start)), "dutch") == expected
    with pytest.raises(BadRequest, match="not in force then"):
        system_of(event(4).revised(info=EventInfo(start="1991/07/01")), "dutch")


def test_the_explanation_names_the_criterion_that_ruled_out_the_first_candidate() -> None:
    tournament = position(Wanted(1, 20, "wb"), Wanted(2, 10, "bwu"), Wanted(3, 10, "bw"), Wanted(4, 10, "wb"))
    text = render(pair(tournament, "dutch-1992", explain=True), "text", tournament)
    assert "The first candidate (1-2, 3-4) is worse on B5/B6 up" in text
    assert "The best candidate: 1-3 (moved down); of the remainder 2-4 (C6)." in text


def test_c12_is_told_of_the_bracket_that_gave_way() -> None:
    # 3 would float down to players it has met, and could only go on to 7 and 8.
    wanted = [*(Wanted(n, 20) for n in (1, 2, 3)), *(Wanted(n, 10) for n in (4, 5, 6)), Wanted(7), Wanted(8)]
    tournament = position(*wanted, apart=[(3, 4), (3, 5), (3, 6)])
    text = " ".join(render(pair(tournament, "dutch-1992", explain=True), "text", tournament).split())
    assert "the next bracket could not make all its pairs" in text
    verdict = why_not(tournament, 1, 2, "dutch-1992")
    assert (verdict.reason, verdict.because.facts()["criterion"]) == ("worse", "C1/C12")


def test_why_not_says_where_the_pair_would_have_been_worse() -> None:
    tournament = position(Wanted(1, 20, "wb"), Wanted(2, 10, "bwu"), Wanted(3, 10, "bw"), Wanted(4, 10, "wb"))
    verdict = why_not(tournament, 1, 2, "dutch-1992")
    assert (verdict.reason, verdict.articles) == ("worse", LAW("C10"))
    verdict = why_not(tournament, 1, 4, "dutch-1992")
    assert (verdict.reason, verdict.articles) == ("worse", LAW("C11"))
