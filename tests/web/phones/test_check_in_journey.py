"""Check-in by a player's own phone in a real browser: opened, found, confirmed, listed, closed."""

from playwright.sync_api import Browser, Page, expect

from tests.web.arbiter import PHONE, Arbiter, judged
from tests.web.live import Live
from tests.web.phones.events import check_in_code
from tests.web.rounds.events import event, inside, state


def test_a_phone_checks_its_player_in_until_the_arbiter_closes_it(
    owner_tab: Page, browser: Browser, live: Live
) -> None:
    arbiter = Arbiter(owner_tab, judged)
    with inside(live):
        made = event(6)
        name = state(made).players[2].name
    owner_tab.goto(f"/t/{made}/arrival/")
    arbiter.presses("Let players check in by phone")
    arbiter.said("Players can check in by phone.")
    owner_tab.get_by_role("link", name="Poster").click()
    arbiter.looks("poster")
    with inside(live):
        link = f"/p/here/{check_in_code(made, live=live)}"

    phone = browser.new_page(base_url=live.address, viewport={"width": PHONE["width"], "height": PHONE["height"]})
    phone.goto(link)
    phone.get_by_label("Your name").fill(" ".join(reversed(name.split(", "))))
    phone.get_by_role("button", name="Find my name").click()
    phone.get_by_role("link", name=name).click()
    judged(phone, "is this you")
    phone.get_by_role("button", name="Yes, I am here").click()
    expect(phone.get_by_role("status")).to_contain_text("You are checked in.")
    judged(phone, "checked in")

    owner_tab.goto(f"/t/{made}/arrival/")
    expect(owner_tab.get_by_text("1 of 6 players are here.")).to_be_visible()
    expect(owner_tab.locator("#p2")).to_contain_text("by phone")
    arbiter.presses("Stop check-in by phone")
    arbiter.said("Players can no longer check in by phone.")
    refused = phone.goto(link)
    assert refused is not None
    assert refused.status == 410
    expect(phone.get_by_role("heading", level=1)).to_have_text("Check-in by phone is closed")
    phone.close()
