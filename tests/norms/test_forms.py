"""The forms: every field by hand, and the paper."""

import pytest

from fairswiss import read_trf, title_norms
from fairswiss.model.arbiters import arbiter_of
from fairswiss.model.errors import NotThere
from fairswiss.rendering.norm_forms import (
    blanks_of,
    certificate_data,
    certificates_pdf,
    report_form_data,
    report_form_pdf,
    rounds_a_day,
)
from tests.norms.events import OPEN, Met, event, field, report_of
from tests.rules.pages import ROOT

RIVER = read_trf((ROOT / "examples" / "river-masters.trf").read_bytes())


@pytest.mark.rule("b01_2024", "1.8")
def test_a_certificate_has_every_round_and_strikes_what_is_ignored() -> None:
    met = [*field([2400] * 9, "111111100"), Met(2400, "0", "", "POL"), Met(0, "+", "", "ESP")]
    facts = event(met, federation="AUT", fide_id="1600001")
    report = report_of(facts)
    data = certificate_data(report, report.rows[0], facts)
    assert (data["title"], data["family"], data["id"], data["federation"]) == ("GM", "The one", "1600001", "AUT")
    assert [game["struck"] for game in data["games"]] == [False] * 9 + [True, False]
    assert [game["score"] for game in data["games"]] == ["1"] * 7 + ["0"] * 3 + ["+"]
    assert (data["games"][10]["unrated"], data["games"][10]["counted"]) == (True, "")
    assert (data["average"], data["required"], data["achieved"], data["excess"]) == (2400, "7", "7", "0")
    assert dict(data["counts"])["federations"] == 7
    assert any("1.4.1e" in remark for remark in data["remarks"])


@pytest.mark.rule("b01_2024", "1.9")
def test_the_report_form_counts_the_field() -> None:
    report = title_norms(RIVER)
    data = report_form_data(report, RIVER)
    assert (data["rounds"], data["a_day"], data["teams"]) == (10, "1-2-1-1-1-1-1-1-1", False)
    table = {row[0]: row[1:] for row in data["people"]}
    assert table["rated"][0] == 30
    assert table["unrated"] == (0, 0, 0, 0)
    assert all(total == home + others for total, _, home, others in table.values())
    assert len(data["norms"]) == 5
    assert rounds_a_day(("", "", "")) == ""


def test_the_forms_are_printed_whatever_is_missing() -> None:
    bare = event(field([2450] * 9, "111111100"), info=OPEN._replace(federation="", rate_of_play=""))
    report = report_of(bare)
    assert certificates_pdf(report, bare).startswith(b"%PDF-")
    assert report_form_pdf(report, bare).startswith(b"%PDF-")
    assert blanks_of(bare) == ["federation", "city", "end", "chief_arbiter", "rate_of_play", "round_dates"]
    assert blanks_of(RIVER) == []
    lost = event(field([2450] * 9, "000000000"))
    with pytest.raises(NotThere) as refused:
        certificates_pdf(report_of(lost), lost)
    assert refused.value.code == "no-norm-achieved"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1000001 Arbiter, Ada", ("Arbiter, Ada", "1000001")),
        ("IA Arbiter, Ada (1000001)", ("IA Arbiter, Ada", "1000001")),
        ("Arbiter, Ada, 1000001", ("Arbiter, Ada", "1000001")),
        (" Arbiter, Ada 2 ", ("Arbiter, Ada 2", "")),
        ("", ("", "")),
    ],
)
def test_the_id_of_an_arbiter_has_a_field_of_its_own(text: str, found: tuple[str, str]) -> None:
    assert arbiter_of(text) == found
