"""The round desk in a real browser: a round by hand with the keyboard, what others do, what axe says."""

from playwright.sync_api import Page, expect

from fairswiss.desk import registration, rounds
from fairswiss.model.player import Player
from tests.web.arbiter import judged
from tests.web.keyboard import press
from tests.web.live import Live
from tests.web.rounds.events import BY, drafted, enter, event, inside, played, published, state
from tests.web.screens import pictured


def test_a_round_is_paired_changed_by_hand_and_published(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = event(7)
    owner_tab.goto(f"/t/{made}/rounds/")
    owner_tab.get_by_role("button", name="Drawn: White").click()
    expect(owner_tab.locator("#flash")).to_contain_text("The lot: white.")
    press(owner_tab, "p")
    expect(owner_tab.get_by_role("heading", level=1)).to_contain_text("Round 1")
    press(owner_tab, "h")
    expect(owner_tab.get_by_role("heading", name="Changing by hand")).to_be_visible()
    swap = owner_tab.get_by_role("button", name="Swap the two")
    expect(swap).to_be_disabled()
    owner_tab.get_by_label("Abel, Aino").press("Space")
    owner_tab.get_by_label("Brandt, Aino").press("Space")
    expect(owner_tab.locator("#picked")).to_have_text("Abel, Aino · Brandt, Aino")
    expect(swap).to_be_enabled()
    press(owner_tab, "s")
    expect(owner_tab.locator("#flash")).to_contain_text("Changed.")
    expect(owner_tab.locator(".pairs tbody tr").first).to_contain_text("Brandt, Aino")
    expect(owner_tab.locator("#picked")).to_have_text("Choose one or two players below.")
    press(owner_tab, "d")
    expect(owner_tab.get_by_text("the rules give instead")).to_be_visible()
    owner_tab.get_by_role("button", name="Continue anyway").click()
    expect(owner_tab.get_by_text("not what the rules give.")).to_be_visible()
    press(owner_tab, "v")
    expect(owner_tab.get_by_text("3 results missing")).to_be_visible()
    with inside(live):
        assert state(made).round(1).different


def test_the_desk_shows_what_others_do(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(8)
    owner_tab.goto(f"/t/{made}/rounds/1/")
    with inside(live):
        enter(made, 1, "=", [2])
    expect(owner_tab.locator(".steps")).to_contain_text("1 / 4")
    expect(owner_tab.locator("#board-2 .slip-result")).to_have_text("½ : ½")
    with inside(live):
        enter(made, 1, "1", [1, 3, 4])
        rounds.close(made, 1, BY)
    expect(owner_tab.locator("#status")).to_contain_text("The rounds were changed by owner.")
    owner_tab.get_by_role("link", name="Show").click()
    expect(owner_tab.get_by_role("heading", level=1)).to_contain_text("closed")


def test_axe_finds_nothing_serious_on_pages_that_no_journey_passes(owner_tab: Page, live: Live) -> None:
    with inside(live):
        coming, blocked, hand = event(7), played(4, 3), drafted(7)
        registration.ask_bye(coming, 3, 1, "H", BY)
        registration.register(hand, [Player(0, "Late, Lena", rating=1200)], BY)

    def fine(name: str) -> None:
        judged(owner_tab, name)
        pictured(owner_tab, name)

    owner_tab.goto(f"/t/{coming}/rounds/")
    fine("coming")
    owner_tab.goto(f"/t/{blocked}/rounds/")
    owner_tab.get_by_role("button", name="Pair round 4").click()
    expect(owner_tab.get_by_text("The rules allow no pairing of this round")).to_be_visible()
    fine("blocked")
    owner_tab.goto(f"/t/{hand}/rounds/1/")
    owner_tab.get_by_role("button", name="Change by hand").click()
    expect(owner_tab.get_by_role("heading", name="Changing by hand")).to_be_visible()
    owner_tab.get_by_label("Abel, Aino").check()
    fine("hand")
    owner_tab.get_by_role("button", name="Pair with").click()
    expect(owner_tab.locator("#flash")).to_contain_text("Changed.")
    owner_tab.get_by_role("button", name="Finish and compare").click()
    expect(owner_tab.get_by_text("the rules give instead")).to_be_visible()
