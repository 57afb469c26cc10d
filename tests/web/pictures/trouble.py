"""What the program says when something is wrong: nobody signed in, a used link, no answer, a full disk."""

from unittest.mock import patch

from django.conf import settings
from playwright.sync_api import Page, expect

from tests.web.arbiter import Arbiter
from tests.web.live import Live
from tests.web.pictures.camera import Camera
from tests.web.rounds.events import inside
from tests.web.test_disk import FULL, trouble
from tests.web.visitors import Visitor, text


def take(arbiter: Arbiter, live: Live, camera: Camera) -> None:
    """One after the other; the event has a published round 4 afterwards."""
    browser = arbiter.tab.context.browser
    assert browser
    stranger = browser.new_page(base_url=live.address, locale="en-GB")
    for name, address in {"no-session": "/", "link-used": live.link, "not-found": "/no-such-page"}.items():
        stranger.goto(address)
        camera.take(stranger, name)
    _not_saved(arbiter)
    _disk_full(stranger, live, camera)
    stranger.close()


def _not_saved(arbiter: Arbiter) -> None:
    """The manager does not answer while results are entered."""
    tab = arbiter.tab
    tab.goto(f"/t/{arbiter.event}/rounds/")
    boards = arbiter.pairs(4)
    arbiter.publishes(4)
    tab.context.set_offline(True)
    for board in (1, 2):
        arbiter.types(board, "1")
    expect(tab.get_by_text("Not saved yet").first).to_be_visible()
    arbiter.looks("not-saved")
    tab.context.set_offline(False)
    expect(tab.locator("#progress")).to_contain_text(f"2 of {len(boards)}")


def _disk_full(stranger: Page, live: Live, camera: Camera) -> None:
    """The page as it is made with a database that has no room, shown at the address that it is an answer of."""
    with inside(live), patch.object(settings, "DATA_FOLDER", live.folder):
        visitor = Visitor()
        visitor.enter(live.folder)
        visitor.get("/")
        with trouble(FULL):
            said = text(visitor.send("/sample", {"token": "full"}))
    stranger.route("**/sample", lambda route: route.fulfill(status=507, body=said, content_type="text/html"))
    stranger.goto("/sample")
    expect(stranger.get_by_role("heading", level=1)).to_have_text("The disk is full")
    camera.take(stranger, "disk-full")
