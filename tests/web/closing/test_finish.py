"""The end of an event: the final page, what the report lacks, tables, and the archive."""

import io
import zipfile
from base64 import b64decode
from hashlib import sha256
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from fairswiss.desk import closing, journals, privacy, prizes, proof
from fairswiss.desk.events import change_settings
from fairswiss.formats.prizes import read_prizes
from fairswiss.formats.trf import read_trf
from fairswiss.language import speaking
from fairswiss.model.errors import BadRequest
from fairswiss.model.prizes import PrizeList, Prizes, SpecialPrize
from fairswiss.usecases.importing import preview
from tests.web.api.test_operations import call
from tests.web.closing.events import over
from tests.web.databases import ON_ONE
from tests.web.samples import BY, imported
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
pytestmark = pytest.mark.usefixtures("database", "data")
PRIZES = Prizes((PrizeList((10_000, 5_000)),), (SpecialPrize("Best game", 500),), currency="EUR")


def test_the_final_page_is_published_with_one_click_and_withdrawn(owner: Visitor, visitor: Visitor) -> None:
    event = over().event
    prizes.declare(event, PRIZES, BY)
    assert visitor.get(f"/public/{event}/final/").status_code == 404
    assert owner.send(f"/t/{event}/finish/publish", {"thanks": "See you <b>next</b> year"}).status_code == 302
    page = text(visitor.get(f"/public/{event}/final/"))
    for words in ("The winners", "100.00", "Final standings", "Biggest rating gains", "Biggest surprises",
                  "See you &lt;b&gt;next&lt;/b&gt; year", "Arbiter, Ada"):  # fmt: skip
        assert words in page, words
    assert "1000001" not in page + text(visitor.get(f"/public/{event}/")), "ids of arbiters are for the report"
    assert call(visitor, "GET", f"public/{event}/final")[1]["currency"] == "EUR"
    german = text(visitor.get(f"/public/{event}/final/", headers={"accept-language": "de"}))
    assert "Die Sieger" in german
    owner.send(f"/t/{event}/finish/withdraw")
    assert visitor.get(f"/public/{event}/final/").status_code == 404
    assert visitor.get(f"/public/{event}/").status_code == 200, "the event itself stays public"


def test_an_event_that_is_not_over_has_no_final_page(owner: Visitor) -> None:
    event = imported("weekend-open").event
    assert "once all rounds are played" in text(owner.get(f"/t/{event}/finish/"))
    with pytest.raises(BadRequest) as refused:
        closing.publish_final(event, "", BY)
    assert refused.value.code == "event-not-over"


def test_withheld_names_stay_withheld_and_prizes_are_the_same(owner: Visitor, visitor: Visitor) -> None:
    event = over().event
    prizes.declare(event, PRIZES, BY)
    winner = prizes.giving_of(journals.read(event)).winners()[0]
    state = journals.read(event).state
    registration = next(one for one, number in state.numbers.items() if number == winner)
    privacy.withhold(event, registration, BY)
    closing.publish_final(event, "", BY)
    name = state.players[registration].name
    page = text(visitor.get(f"/public/{event}/final/"))
    assert name not in page
    assert "100.00" in page
    with zipfile.ZipFile(io.BytesIO(closing.archive_of(journals.read(event)))) as held:
        site = b"".join(held.read(path) for path in held.namelist() if path.startswith("site/"))
        assert name.encode() not in site
        assert name.encode() in held.read("report/event-trf26.trf")


def test_a_minor_keeps_the_prize_of_a_category_that_the_public_cannot_work_out() -> None:
    from fairswiss.desk.registration import declare_category
    from fairswiss.model.categories import Category

    event = over().event
    state = journals.read(event).state
    born = max(player.birth for player in state.players.values())
    declare_category(event, Category("Young", age_to=2026 - int(born[:4])), BY)
    prizes.declare(event, Prizes((PrizeList((4_000,), "Young"),)), BY)
    page = closing.final_of(journals.read(event), public=True)
    assert [one.amount for one in page.prizes] == [4_000]


def test_gaps_are_listed_with_the_page_that_mends_them(owner: Visitor) -> None:
    event = over().event
    complete = call(owner, "GET", f"t/{event}/report/gaps")[1]
    assert complete["ready"]
    state = journals.read(event).state
    bare = state.settings._replace(info=state.settings.info._replace(city="", round_dates=()))
    change_settings(event, bare, BY._replace(confirmed=True))
    lacking = call(owner, "GET", f"t/{event}/report/gaps")[1]
    assert {gap["code"] for gap in lacking["gaps"] if gap["urgency"] == "missing"} == {"city.missing", "day.missing"}
    page = text(owner.get(f"/t/{event}/finish/report"))
    assert f'<a href="/t/{event}/settings">The city is missing.</a>' in page
    assert f'href="/t/{event}/timetable"' in page


def test_tables_have_the_columns_of_chess_results_and_are_read_again(owner: Visitor) -> None:
    event = over().event
    content = b64decode(call(owner, "GET", f"t/{event}/chess-results")[1]["content"])
    book = CalamineWorkbook.from_filelike(io.BytesIO(content))
    start, cross, final = (book.get_sheet_by_index(at).to_python() for at in range(3))
    assert start[0][:6] == ["No.", "", "Name", "FideID", "FED", "Rtg"]
    assert cross[0][:7] == ["Rk.", "SNo", "", "Name", "FED", "Rtg", "1.Rd"]
    assert final[0][6:8] == ["Club/City", "Pts."]
    assert len(cross) == len(final) == 25
    csv = getattr(owner.get(f"/t/{event}/finish/chess-results.csv?table=starting-list"), "content", b"")
    found = preview(csv, order="file")
    assert [player.name for player in found.players] == [row[2] for row in start[1:]]
    assert found.players[0].fide_id
    assert owner.get(f"/t/{event}/finish/chess-results.csv?table=other").status_code == 404


def test_the_archive_has_everything_with_checksums(owner: Visitor, tmp_path: Path) -> None:
    event = over(12, 3).event
    prizes.declare(event, PRIZES, BY)
    closing.publish_final(event, "Thanks", BY)
    content = getattr(owner.get(f"/t/{event}/finish/archive.zip"), "content", b"")
    assert b64decode(call(owner, "GET", f"t/{event}/archive")[1]["content"]) == content, "equal events, equal bytes"
    with zipfile.ZipFile(io.BytesIO(content)) as held:
        sums = dict(line.split("  ", 1)[::-1] for line in held.read("SHA256SUMS").decode().splitlines())
        assert set(sums) == set(held.namelist()) - {"SHA256SUMS"}
        assert all(sha256(held.read(path)).hexdigest() == digest for path, digest in sums.items())
        for path in (
            "index.txt",
            "rounds/round-03.csv",
            "site/final.html",
            "standings/cross-table.csv",
            "journal/key.pem",
        ):
            assert path in sums
        assert len(read_trf(held.read("report/event-trf16.trf")).rounds) == 3
        assert read_prizes(held.read("prizes/prizes.toml")).prizes == PRIZES
        file = tmp_path / "event.journal"
        file.write_bytes(held.read("journal/event.journal"))
    (found,) = proof.of_file(str(file)).values()
    assert not found.breaks
    with speaking("fr"):
        assert "Rien ne manque" not in text(owner.get(f"/t/{event}/finish/report"))
