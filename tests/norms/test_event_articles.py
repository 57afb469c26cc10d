"""The articles of B.01 (2024) about titles held and about the event itself."""

from typing import Any

import pytest

from fairswiss import EventInfo, title_norms
from fairswiss.model.errors import BadRequest
from fairswiss.norms import NORMS
from fairswiss.norms.games import NormGame
from fairswiss.norms.thresholds import outdone
from tests.norms.events import OPEN, event, field, report_of
from tests.norms.test_articles import crowd


@pytest.mark.rule("b01_2024", "1.5.2", "reading 11")
def test_one_result_may_be_several_norms_and_titles_held_need_none() -> None:
    facts = event(field([2450] * 9, "111111100"), sex="w")
    assert [(row.title, row.standing.value) for row in title_norms(facts, players=(1,)).rows] == [
        ("GM", "achieved"), ("IM", "achieved"), ("WGM", "achieved"), ("WIM", "achieved"),
    ]  # fmt: skip
    assert outdone(NORMS["WGM"], frozenset({"IM"}))
    assert not outdone(NORMS["IM"], frozenset({"WGM", "FM"}))
    international = event(field([2450] * 9, "111111100"), sex="m", title="IM")
    assert [row.title for row in title_norms(international, players=(1,)).rows] == ["GM"]


def circumstances(info: EventInfo, **asked: Any) -> dict[str, str]:
    facts = event(field([2450] * 9, "111111100"), info=info)
    return {one.name: one.verdict.value for one in title_norms(facts, **asked).circumstances}


@pytest.mark.rule("b01_2024", "1.1.1", "1.1.3", "1.1.3a", "1.1.3b", "1.4.2e", "1.4.6a")
def test_what_the_record_says_about_the_event() -> None:
    dates = ("26/03/07", "26/03/08", "26/03/08", "26/03/09", "26/03/09", "26/03/10", "26/03/11", "26/03/12", "26/03/12")
    good = circumstances(OPEN._replace(round_dates=dates))
    assert {name: good[name] for name in ("registered", "rounds-a-day", "time", "same-time", "single-days")} == {
        "registered": "unknown", "rounds-a-day": "met", "time": "met", "same-time": "met", "single-days": "met",
    }  # fmt: skip
    assert (good["system"], good["ratings"]) == ("met", "met")
    three = circumstances(OPEN._replace(round_dates=("26/03/07",) * 3, rate_of_play="60+30"))
    assert (three["rounds-a-day"], three["time"], three["single-days"]) == ("missing", "missing", "missing")
    unlike = circumstances(OPEN._replace(rate_of_play="", time_control="W7200+30-B7200"))
    assert unlike["same-time"] == "missing"
    club = circumstances(OPEN._replace(encoded_type="", type_text="Keizer", rating_method="NRO"))
    assert (club["system"], club["ratings"]) == ("unknown", "unknown")


@pytest.mark.rule("b01_2024", "1.1.5", "1.1.6")
def test_arbiters_have_a_title_and_do_not_play() -> None:
    assert circumstances(OPEN)["chief-arbiter"] == "unknown"
    assert circumstances(OPEN._replace(chief_arbiter="IA Somebody"))["chief-arbiter"] == "met"
    assert circumstances(OPEN._replace(chief_arbiter="12345 IA Somebody"))["chief-arbiter"] == "met"
    assert circumstances(OPEN._replace(chief_arbiter="NA Somebody"))["chief-arbiter"] == "missing"
    assert circumstances(OPEN._replace(chief_arbiter="IA Somebody (12345)"))["arbiters-play"] == "met"
    assert circumstances(OPEN._replace(deputies=("FA one The",)))["arbiters-play"] == "missing"


@pytest.mark.rule("b01_2024", "1.1.4", "reading 15")
def test_a_long_event_is_told_of() -> None:
    assert "long" not in circumstances(OPEN._replace(end="2026/04/05"))
    assert circumstances(OPEN._replace(end="2026/04/06"))["long"] == "unknown"
    assert "long" not in circumstances(OPEN._replace(end="2026/02/31"))


@pytest.mark.rule("b01_2024", "1.5.6", "reading 9")
def test_the_large_event_that_an_application_needs() -> None:
    large = crowd(40)
    assert report_of(large).fields[0].players == 41  # player 1, whose opponents play once, and the guests
    assert {one.name: one.verdict.value for one in report_of(large).circumstances}["field"] == "met"
    assert {one.name: one.verdict.value for one in report_of(crowd(38)).circumstances}["field"] == "missing"
    final = {one.name: one.verdict.value for one in report_of(crowd(20), exemption="national-final").circumstances}
    assert final["field"] == "met"


def test_bad_requests_are_told_in_words() -> None:
    facts = event(field([2450] * 9, "111111100"))
    for asked, code in (({"titles": ("FM",)}, "norms-value-unknown"), ({"players": (99,)}, "no-such-player")):
        with pytest.raises(BadRequest) as refused:
            title_norms(facts, **asked)
        assert refused.value.code == code
    assert NormGame(1, 0, "", "U").halves == 0
