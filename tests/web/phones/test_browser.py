"""A round from phones in a real browser: agreed, settled by the arbiter, confirmed by the arbiter, and over."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.arbiter import PHONE
from tests.web.browsers import faults
from tests.web.live import Live
from tests.web.phones.events import link, with_phones
from tests.web.rounds.events import inside, state

LOOK = "document.dispatchEvent(new Event('visibilitychange'))"
"""Lets a page ask at once what is new."""


@pytest.fixture
def phones(browser: Browser, live: Live) -> Iterator[tuple[Page, Page]]:
    """White's and Black's."""
    contexts = [browser.new_context(base_url=live.address, viewport=PHONE, locale="en-GB") for _ in "wb"]  # type: ignore[arg-type]
    white, black = (context.new_page() for context in contexts)
    yield white, black
    for context in contexts:
        assert context.cookies() == []
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")  # a request that still waits for its answer would hold up the end
        context.close()


def says(phone: Page, words: str) -> None:
    phone.get_by_role("link", name=words).click()
    expect(phone.get_by_text("You say:")).to_be_visible()
    phone.get_by_role("button", name="Yes, that is right").click()


def test_news_do_not_undo_what_somebody_pressed(live: Live, phones: tuple[Page, Page]) -> None:
    with inside(live):
        made = with_phones(6)
        code = link(made, 1, "w", live=live)
    phone, news, loaded = phones[0], list[str](), list[str]()
    phone.route("**/now", lambda route: route.fulfill(body=news[0]) if news else route.continue_())
    phone.goto(f"/p/{code}")
    says(phone, "White won")
    expect(phone.get_by_role("heading", name="Waiting for your opponent")).to_be_visible()
    phone.wait_for_load_state()
    phone.on("request", lambda request: loaded.append(request.url) if request.is_navigation_request() else None)
    phone.evaluate("dispatchEvent(new Event('beforeunload'))")  # as when a link was pressed whose page is on its way
    news.append("something new")
    for _ in range(2):
        with phone.expect_response("**/now"):
            phone.evaluate(LOOK)
    assert loaded == []
    with phone.expect_navigation():  # back on this page
        phone.evaluate(f"dispatchEvent(new Event('pageshow')); {LOOK}")


def test_a_round_from_phones(owner_tab: Page, live: Live, phones: tuple[Page, Page]) -> None:
    with inside(live):
        made = with_phones(6)
        codes = {(board, side): link(made, board, side, live=live) for board in (1, 2, 3) for side in "wb"}
    white, black = phones
    owner_tab.goto(f"/t/{made}/results/1/")

    white.goto(f"/p/{codes[1, 'w']}")
    assert faults(white) == []
    assert white.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    white.goto(f"/p/{codes[1, 'w']}?says=draw")
    assert faults(white) == []
    white.get_by_role("link", name="No, back").click()
    says(white, "White won")
    expect(white.get_by_role("heading", name="Waiting for your opponent")).to_be_visible()
    expect(owner_tab.locator("#board-1 .slip-said")).to_contain_text("White says 1 : 0")
    assert faults(white) == []
    black.goto(f"/p/{codes[1, 'b']}")
    says(black, "White won")
    for phone in phones:  # the first one finds out by itself
        expect(phone.get_by_role("heading", name="Both players agree: entered")).to_be_visible()
    assert faults(black) == []
    expect(owner_tab.locator("#board-1 .slip-result")).to_have_text("1 : 0")
    expect(owner_tab.locator("#board-1 .slip-said")).to_have_text("both by phone")

    white.goto(f"/p/{codes[2, 'w']}")
    says(white, "White won")
    black.goto(f"/p/{codes[2, 'b']}")
    says(black, "Draw")
    expect(black.get_by_role("heading", name=re.compile("Your reports differ"))).to_be_visible()
    assert faults(black) == []
    said = owner_tab.locator("#board-2 .slip-said")
    expect(said).to_contain_text("White says 1 : 0, Black says ½ : ½")
    tops = "row => ['.slip-ask', '.slip-said'].map((part) => row.querySelector(part).getBoundingClientRect().top)"
    why, below = owner_tab.locator("#board-2").evaluate(tops)
    assert why < below, "Why? stays on the first line"
    owner_tab.get_by_role("button", name="2: ½ : ½", exact=True).click()
    expect(owner_tab.locator("#board-2 .slip-result")).to_have_text("½ : ½")
    expect(white.get_by_role("heading", name="The result is entered")).to_be_visible()

    black.goto(f"/p/{codes[3, 'b']}")
    says(black, "Black won")
    expect(owner_tab.get_by_role("button", name="3: Confirm 0 : 1")).to_be_visible()
    assert faults(owner_tab) == []
    owner_tab.locator("#line").focus()
    owner_tab.keyboard.type("3")
    owner_tab.keyboard.press("Enter")
    owner_tab.keyboard.type("!")
    expect(owner_tab.locator("#board-3 .slip-result")).to_have_text("0 : 1")
    with inside(live):
        assert ["".join(board[2:]) for board in state(made).round(1).boards] == ["10", "==", "01"]

    owner_tab.get_by_role("button", name="All results are in: close the round").click()
    expect(owner_tab.get_by_text("Round 1 is closed.")).to_be_visible()
    white.goto(f"/p/{codes[3, 'w']}")
    expect(white.get_by_role("heading", name="This link has expired")).to_be_visible()
    assert faults(white) == []
