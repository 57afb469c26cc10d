"""Results in a real browser: a whole round by keyboard, two arbiters at once, what axe says."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from fairswiss.desk import rounds
from fairswiss.desk.telling import By
from tests.web.arbiter import judged
from tests.web.live import Live
from tests.web.rounds.events import inside, published, state
from tests.web.screens import pictured


@pytest.fixture
def other_tab(browser: Browser, live: Live) -> Iterator[Page]:
    """Another arbiter's browser."""
    context = browser.new_context(base_url=live.address, locale="en-GB")
    opened = context.new_page()
    opened.goto(live.new_link())
    yield opened
    context.close()


def keys(page: Page, *typed: str) -> None:
    for one in typed:
        page.keyboard.press(one) if one in ("Enter", "Escape", "Delete") else page.keyboard.type(one)


def saved(page: Page, words: str) -> None:
    expect(page.locator("#said")).to_contain_text(words)


def test_a_whole_round_is_entered_by_keyboard_alone(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(60)
    owner_tab.goto(f"/t/{made}/results/")
    expect(owner_tab.locator("[data-ready] #line")).to_be_focused()
    wanted = [("1", "10"), ("0", "01"), ("=", "=="), ("5", "=="), ("+", "+-")]
    boards = [*range(30, 15, -1), *range(1, 16)]
    for at, board in enumerate(boards):
        keys(owner_tab, str(board), "Enter", wanted[at % 5][0])
    saved(owner_tab, "All results are in.")
    expect(owner_tab.locator("#progress")).to_contain_text("30 of 30")
    with inside(live):
        found = ["".join(board[2:]) for board in state(made).round(1).boards]
    assert found == [wanted[boards.index(board) % 5][1] for board in range(1, 31)]


def test_names_rare_results_and_second_thoughts(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(20)
    owner_tab.goto(f"/t/{made}/results/1/")
    keys(owner_tab, "Enter")
    expect(owner_tab.locator(".awaiting .chosen-number")).to_have_text("1")
    expect(owner_tab.locator(".awaiting .chosen-white")).to_have_text("Abel, Aino")
    keys(owner_tab, "1")
    saved(owner_tab, "Board 1, Abel, Aino – Abel, Björn: 1 : 0")
    keys(owner_tab, "dvorak bj")
    expect(owner_tab.locator(".pointed")).to_have_count(1)
    keys(owner_tab, "Enter", "--")
    saved(owner_tab, "– : –")
    keys(owner_tab, "gross aino", "Enter", "-", "Enter")
    saved(owner_tab, "– : +")
    keys(owner_tab, "10 0-0", "Enter")
    saved(owner_tab, "Board 10")
    keys(owner_tab, "*")
    saved(owner_tab, "Undone. Board 10")
    keys(owner_tab, "*")
    saved(owner_tab, "Undone. Board 7")
    keys(owner_tab, "1", "Enter", "Delete")
    saved(owner_tab, "Board 1, Abel, Aino – Abel, Björn: no result")
    keys(owner_tab, "nobody", "Enter")
    expect(owner_tab.locator("#help")).to_have_text("No board matches.")
    keys(owner_tab, "Escape", "3", "Enter", "7")
    expect(owner_tab.locator("#help")).to_contain_text("Not a result")
    keys(owner_tab, "Escape", "99 1", "Enter")
    expect(owner_tab.locator("#flash")).to_contain_text("not a board of round 1")
    expect(owner_tab.locator("#progress")).to_contain_text("1 of 10")


def test_buttons_and_filters(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(8)
    owner_tab.goto(f"/t/{made}/results/1/")
    owner_tab.get_by_role("button", name="2: ½ : ½").click()
    saved(owner_tab, "Board 2")
    expect(owner_tab.get_by_role("button", name="2: ½ : ½")).to_have_attribute("aria-pressed", "true")
    owner_tab.get_by_role("link", name="Open", exact=True).click()
    expect(owner_tab.locator("#board-2")).to_be_hidden()
    expect(owner_tab.locator("#board-1")).to_be_visible()
    owner_tab.get_by_role("link", name="Done", exact=True).click()
    expect(owner_tab.locator("#board-2")).to_be_visible()
    owner_tab.get_by_role("button", name="Undo the last one").click()
    saved(owner_tab, "Undone")


def test_two_arbiters_see_each_other_and_are_told_of_a_conflict(owner_tab: Page, other_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(8)
    for page in (owner_tab, other_tab):
        page.goto(f"/t/{made}/results/1/")
    keys(owner_tab, "2", "Enter", "1")
    saved(owner_tab, "Board 2")
    expect(other_tab.locator("#board-2 .slip-result")).to_have_text("1 : 0", timeout=4_000)
    expect(other_tab.locator("#others")).to_contain_text("Entered elsewhere:")

    keys(other_tab, "3", "Enter")
    expect(other_tab.locator(".awaiting .chosen-number")).to_have_text("3")
    keys(owner_tab, "3", "Enter", "0")
    saved(owner_tab, "Board 3")
    expect(other_tab.locator("#board-3 .slip-result")).to_have_text("0 : 1")
    keys(other_tab, "1")  # chosen before the other's result was there: it is not replaced unasked
    conflict = other_tab.locator(".conflict")
    expect(conflict).to_contain_text("You entered 1 : 0. Meanwhile 0 : 1 was entered")
    expect(other_tab.locator("[data-ready] #line")).to_be_focused()
    conflict.get_by_role("button", name="Replace it by 1 : 0").click()
    expect(conflict).to_have_count(0)
    expect(owner_tab.locator("#board-3 .slip-result")).to_have_text("1 : 0", timeout=4_000)


PRESS_AT_ONCE = """() => new MutationObserver((_changes, observer) => {
  if (document.querySelector("#board-3 .slip-result").textContent !== "0 : 1") return;
  observer.disconnect();
  document.querySelector("#board-3 [value='3 1']").click();
}).observe(document.getElementById("board-3"), { childList: true })"""


def test_a_result_that_nobody_can_have_read_is_not_replaced_unasked(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(8)
        board = state(made).round(1).boards[2]
    owner_tab.goto(f"/t/{made}/results/1/")
    expect(owner_tab.locator("[data-ready] #line")).to_be_focused()
    owner_tab.evaluate(PRESS_AT_ONCE)
    with inside(live):
        rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "0", "1")], By("anna"))
    expect(owner_tab.locator(".conflict")).to_contain_text("You entered 1 : 0. Meanwhile 0 : 1 was entered")
    with inside(live):
        assert state(made).round(1).boards[2][2:] == ("0", "1")


def test_nothing_is_lost_when_the_program_does_not_answer(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(8)
    owner_tab.goto(f"/t/{made}/results/1/")
    owner_tab.route("**/enter", lambda route: route.abort())
    keys(owner_tab, "1", "Enter", "1", "2", "Enter", "0")
    expect(owner_tab.locator("#help")).to_contain_text("Retrying")
    owner_tab.unroute("**/enter")
    expect(owner_tab.locator("#progress")).to_contain_text("2 of 4", timeout=10_000)
    expect(owner_tab.locator("#help")).to_have_text("")


def test_without_scripts(browser: Browser, live: Live) -> None:
    with inside(live):
        made = published(8)
    context = browser.new_context(base_url=live.address, java_script_enabled=False, locale="en-GB")
    plain = context.new_page()
    plain.goto(live.new_link())
    plain.goto(f"/t/{made}/results/1/")
    plain.get_by_label("Board or name").fill("2 ½")
    plain.get_by_label("Board or name").press("Enter")
    expect(plain.locator("#flash")).to_contain_text("Board 2")
    plain.get_by_role("button", name="1: 1 : 0").click()
    expect(plain.locator("#progress")).to_contain_text("2 of 4")
    plain.get_by_role("button", name="Undo the last one").click()
    expect(plain.locator("#progress")).to_contain_text("1 of 4")
    context.close()


def test_axe_finds_nothing_serious_on_one_board_and_on_a_conflict(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(12)
        board = state(made).round(1).boards[1]
    owner_tab.route("**/live?*", lambda route: route.fulfill(status=204))  # before any page that looks for news
    owner_tab.goto(f"/t/{made}/results/1/board/1/")
    judged(owner_tab, "board")
    owner_tab.goto(f"/t/{made}/results/1/")
    with inside(live):
        rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "0", "1")], By("anna"))
    keys(owner_tab, "2", "Enter", "1")  # the first entry of all: any other's answer would bring the news of board 2
    expect(owner_tab.locator(".conflict")).to_contain_text("anna")
    keys(owner_tab, "3", "Enter")
    expect(owner_tab.locator("#line-label")).to_have_text(re.compile("^Result$"))
    judged(owner_tab, "conflict")
    pictured(owner_tab, "results")
