"""A parent asks for messages on a phone, an arbiter publishes a round and notifies, the parent unsubscribes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fairswiss.desk import rounds
from tests.web.arbiter import PHONE, judged
from tests.web.databases import copied_file
from tests.web.live import Live, manager
from tests.web.notifications.sink import Sink, mail_sink
from tests.web.notifications.test_messages import public
from tests.web.rounds.events import BY, drafted, inside


@pytest.fixture
def sink() -> Iterator[Sink]:
    with mail_sink() as made:
        yield made


@pytest.fixture
def mailing(prepared_file: Path, sink: Sink, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Live]:
    """A manager that was started with a mail server."""
    monkeypatch.setenv("FAIRSWISS_MAIL", sink.url)
    monkeypatch.setenv("FAIRSWISS_MAIL_FROM", "open@club.example")
    copied_file(prepared_file, tmp_path)
    with manager(tmp_path) as running:
        yield running


def _link(sink: Sink) -> str:
    words: list[str] = sink.held[-1].get_content().split()
    return next(word for word in words if "subscribe/" in word)


def _tab(browser: Browser, live: Live, phone: bool) -> Page:
    size = {"width": PHONE["width"], "height": PHONE["height"]} if phone else {"width": 1280, "height": 800}
    return browser.new_context(base_url=live.address, viewport=size, locale="en-GB").new_page()  # type: ignore[arg-type]


def test_from_asking_to_unsubscribing(browser: Browser, mailing: Live, sink: Sink) -> None:
    with inside(mailing):
        event = public(drafted())
        rounds.publish(event, 1, BY)
    phone, desk = _tab(browser, mailing, True), _tab(browser, mailing, False)
    phone.goto(f"/public/{event}/")
    phone.get_by_role("link", name="Messages by e-mail").click()
    phone.get_by_label("E-mail address").fill("parent@home.example")
    judged(phone, "ask")
    phone.get_by_role("button", name="Send me a link to confirm").click()
    expect(phone.get_by_role("status").last).to_contain_text("on its way")
    phone.goto(_link(sink))
    phone.get_by_role("button", name="Confirm").click()
    expect(phone.get_by_role("status")).to_contain_text("Confirmed")

    desk.goto(mailing.new_link())
    desk.goto(f"/t/{event}/rounds/1/")
    desk.get_by_role("button", name="Notify 1 person").click()
    expect(desk.locator("#flash")).to_contain_text("1 person was notified.")
    judged(desk, "notify")
    assert "pairings of round 1" in sink.held[-1]["Subject"]

    phone.goto(_link(sink))
    phone.get_by_role("button", name="Unsubscribe").click()
    expect(phone.get_by_role("status")).to_contain_text("Your address is deleted.")
    desk.reload()
    expect(desk.get_by_text("0 people asked for messages.")).to_be_visible()
    phone.context.close()
    desk.context.close()
