"""People in a real browser: an account made, appointed, signed in, at its own boards alone; judged by axe."""

from playwright.sync_api import Browser, Page, expect

from tests.web.arbiter import judged
from tests.web.live import Live
from tests.web.rounds.events import inside, published


def test_somebody_is_let_in_and_enters_results_at_some_boards(owner_tab: Page, browser: Browser, live: Live) -> None:
    with inside(live):
        made = published(8)
    owner_tab.goto("/accounts")
    judged(owner_tab, "accounts")
    owner_tab.get_by_label("Name of the account").fill("board-hand")
    owner_tab.get_by_role("button", name="Create account").click()
    password = owner_tab.locator("code.command").nth(1).inner_text()
    owner_tab.goto(f"/t/{made}/people/")
    owner_tab.get_by_label("Name of the account").fill("board-hand")
    owner_tab.get_by_label("From board").fill("2")
    owner_tab.get_by_label("To board").fill("3")
    owner_tab.get_by_role("button", name="Appoint").click()
    expect(owner_tab.get_by_text("boards 2–3")).to_be_visible()
    judged(owner_tab, "people")

    context = browser.new_context(base_url=live.address, locale="en-GB")
    tab = context.new_page()
    tab.goto(f"/t/{made}/results/1/")
    tab.get_by_role("main").get_by_role("link", name="Sign in").click()
    expect(tab.get_by_label("Password")).to_be_visible()
    judged(tab, "sign-in")
    tab.get_by_label("Name").fill("Board-Hand")
    tab.get_by_label("Password").fill(password)
    tab.get_by_role("button", name="Sign in").click()
    expect(tab).to_have_url(f"{live.address}/t/{made}/results/1/")
    expect(tab.get_by_text("Your boards: 2–3")).to_be_visible()
    expect(tab.locator(".slip-buttons")).to_have_count(2)
    tab.get_by_label("Board or name").press_sequentially("4")
    tab.keyboard.press("Enter")
    expect(tab.get_by_text("No board matches.")).to_be_visible()
    tab.get_by_label("Board or name").fill("")
    tab.keyboard.press("Enter")
    expect(tab.locator(".awaiting .chosen-number")).to_have_text("2")
    tab.keyboard.type("1")
    expect(tab.locator("#board-2 .slip-result")).to_have_text("1 : 0")
    context.close()
