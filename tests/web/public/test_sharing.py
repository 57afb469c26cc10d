"""Following an event: the calendar, the feed, the app, the card; the same live and in the static site."""

import json
import re
from xml.etree import ElementTree

from fairswiss.desk import events, journals, rounds
from fairswiss.desk.sheets import of_state
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.usecases.publishing import site
from fairswiss.usecases.sharing import Shared, about, calendar, card_svg, feed
from fairswiss.usecases.timetable import Slot
from fairswiss.web.headers import POLICY
from tests.web.databases import ON_ONE
from tests.web.public.events import hide, public_event, result_of_first_board
from tests.web.store.events import BY, SURE, play
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
_ATOM = "{http://www.w3.org/2005/Atom}"
NAMED = "Open, <b> & Söhne; a very long name that no line of a calendar has room for in one piece"
SHARED = Shared(
    NAMED, "Örebro", "", 8, (Slot("2026-11-07", "18:30"), Slot("2026-11-08"), Slot()), 2, 1, (("A & B", 15),), "abc", ""
)


def _timed_event() -> str:
    made = public_event()
    settings = journals.read(made).state.settings
    info = settings.info._replace(round_dates=("26/11/07", "36/11/08"))
    events.change_settings(made, settings._replace(info=info, round_times=("18:30", "10:00")), SURE)
    return made


def test_a_calendar_has_each_round_with_a_day_in_lines_that_every_reader_takes() -> None:
    content = calendar(SHARED, lambda number: f"https://x.example/{number}")
    lines = content.split("\r\n")
    assert max(len(line.encode()) for line in lines) <= 75
    unfolded = content.replace("\r\n ", "")
    assert unfolded.count("BEGIN:VEVENT") == 2
    assert "DTSTART:20261107T183000\r\n" in unfolded
    assert "DTSTART;VALUE=DATE:20261108\r\n" in unfolded
    assert "SUMMARY:Open\\, <b> & Söhne\\; a very long" in unfolded
    assert len(set(re.findall(r"UID:(\S+)", unfolded))) == 2
    assert calendar(SHARED._replace(planned=(Slot("soon"),))).count("VEVENT") == 0


def test_a_feed_has_the_published_rounds_newest_first() -> None:
    root = ElementTree.fromstring(feed(SHARED, "https://x.example/", "f", lambda number: f"r{number}&x", "en"))
    entries = root.findall(f"{_ATOM}entry")
    assert [entry.findtext(f"{_ATOM}title") for entry in entries] == ["Pairings of round 2", "Pairings of round 1"]
    assert [entry.findtext(f"{_ATOM}updated") for entry in entries] == ["2026-11-08T00:00:00Z", "2026-11-07T18:30:00Z"]
    assert root.findtext(f"{_ATOM}title") == NAMED
    assert "results of round 1 are in" in (entries[1].findtext(f"{_ATOM}summary") or "")


def test_a_card_shows_the_event_and_its_leaders() -> None:
    root = ElementTree.fromstring(card_svg(SHARED))
    said = " ".join("".join(found.itertext()) for found in root.iter("{http://www.w3.org/2000/svg}text"))
    assert "1. A & B  1½" in said
    assert "after round 1" in said
    assert "8 players · round 2 of 3" in about(SHARED)


def test_public_pages_can_be_followed_shared_and_installed(visitor: Visitor) -> None:
    made = _timed_event()
    play(made)
    page = text(visitor.get(f"/public/{made}/"))
    for address in ("rounds.ics", "feed.atom", "app.webmanifest"):
        assert f"/public/{made}/{address}" in page
    assert re.search(rf'property="og:image" content="https?://[^"]+/public/{made}/card.png"', page)
    assert "2026-11-07 18:30" in page
    assert re.search(r'data-starts="\d+"', page)  # the second round, in ten years
    found = visitor.get(f"/public/{made}/rounds.ics")
    assert found["Content-Type"].startswith("text/calendar")
    assert f"/public/{made}/pairings/1/" in text(found).replace("\r\n ", "")
    manifest = json.loads(text(visitor.get(f"/public/{made}/app.webmanifest")))
    assert manifest["start_url"] == f"/public/{made}/"
    assert "manifest-src 'self'" in POLICY
    assert visitor.get(f"/public/{made}/card.png").content.startswith(b"\x89PNG")
    ElementTree.fromstring(text(visitor.get(f"/public/{made}/feed.atom")))
    hide(made)
    for address in ("rounds.ics", "feed.atom", "app.webmanifest", "card.png", "news"):
        assert visitor.get(f"/public/{made}/{address}").status_code == 404


def test_an_open_page_hears_of_what_is_published_and_of_nothing_else(visitor: Visitor) -> None:
    made = public_event()
    play(made)
    before = visitor.get(f"/public/{made}/news")
    assert before.status_code == 204
    known = {"If-None-Match": before["ETag"]}
    assert visitor.get(f"/public/{made}/news", headers=known).status_code == 304
    rounds.draft(made, BY)
    assert visitor.get(f"/public/{made}/news", headers=known).status_code == 304  # a draft is nobody's business
    rounds.publish(made, 2, BY)
    published = visitor.get(f"/public/{made}/news", headers=known)
    assert published.status_code == 204
    result_of_first_board(made, 2)
    known = {"If-None-Match": published["ETag"]}
    assert visitor.get(f"/public/{made}/news", headers=known).status_code == 204
    tag = visitor.get(f"/public/{made}/news")["ETag"].replace('"', "&quot;")
    assert f'data-tag="{tag}"' in text(visitor.get(f"/public/{made}/pairings/2/"))


def test_the_worker_keeps_our_files_and_nothing_of_an_event(visitor: Visitor) -> None:
    script = text(visitor.get("/public/worker.js"))
    kept = json.loads(re.search(r"SHELL = (\[[^\]]*\])", script)[1])  # type: ignore[index]
    assert kept[0] == "/public/offline/"
    assert all(address.startswith("/static/") for address in kept[1:])
    assert all(visitor.get(address).status_code == 200 for address in kept)
    assert "No connection" in text(visitor.get("/public/offline/"))


def test_the_static_site_has_the_same_and_full_addresses_when_it_knows_its_own(visitor: Visitor) -> None:
    made = _timed_event()
    play(made)
    seen = of_state(journals.read(made).state, public=True)
    files = site(seen, sheet_phrase, address="https://club.example/open/")
    index = files["index.html"].decode()
    assert 'property="og:image" content="https://club.example/open/card.png"' in index
    assert "manifest-src" in index
    assert "2026-11-07 18:30" in index
    assert "https://club.example/open/round-1.html" in files["rounds.ics"].decode().replace("\r\n ", "")
    assert files["card.png"].startswith(b"\x89PNG")
    assert json.loads(files["app.webmanifest"])["start_url"] == "index.html"
    assert b"og:image" not in site(seen, sheet_phrase)["index.html"]
