"""An arbiter at a browser: does by mouse and keyboard what one does in the hall, and looks at every page on the way."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.browsers import faults
from tests.web.keyboard import press
from tests.web.patience import MILLISECONDS

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

Look = Callable[[Page, str], None]
_LAST = (
    "Öztürk", "Müller", "Åkesson", "Dvořák", "Þórsdóttir", "García", "Łukasik", "Nuñez", "Šimek", "Groß", "Ångström",
    "Bäcker", "Çelik", "Đorđević", "Élan", "Fürst", "Großmann", "Hübner", "Işık", "Jäger", "Kühn", "Løvås",
    "Mäkinen", "Ørsted",
)  # fmt: skip
_FIRST = ("Ada", "Björn", "Cléo", "Dániel")


def names(count: int) -> list[str]:
    """Names with all kinds of letters."""
    return [f"{_LAST[at]}, {_FIRST[at % 4]}" for at in range(count)]


def pasted(count: int) -> str:
    """Players as they come from a spreadsheet."""
    return "\n".join(f"{at}\t{name}\t{2400 - 17 * at}\tNOR" for at, name in enumerate(names(count), 1))


def mixed(board: int) -> str:
    """White wins, draws, Black wins, in turn."""
    return "1=0"[board % 3]


def judged(page: Page, name: str, phone: bool = True) -> None:
    """Let axe judge a page in light and dark, and on a phone; nothing may be wider than that.

    On a phone it has the colours of a wide page (``tests/house/test_styles.py``), so that they are not judged again.
    """
    found: list[str] = []
    for size, scheme in ((DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light")):
        if size is PHONE and not phone:
            continue
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.evaluate("scrollTo(0, 0)")  # the tabs stay in sight, above whatever is below them
        wrong = faults(page, colours=scheme == "dark", but_colours=size is PHONE)
        found += [f"{name}, {size['width']}, {scheme}: {fault}" for fault in wrong]
        if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
            found.append(f"{name} is wider than {size['width']}")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    assert found == []


def passed_by(page: Page, name: str) -> None:
    """Not looked at: axe judges such a page elsewhere."""


def judged_if(*names: str) -> Look:
    """How a journey looks at its pages when only these are its own: the others are judged elsewhere."""

    def look(page: Page, name: str) -> None:
        if name in names:
            judged(page, name)

    return look


class Arbiter:
    """One event in one tab; ``look`` is called with every kind of page when it is first seen."""

    def __init__(self, tab: Page, look: Look) -> None:
        self.tab = tab
        self.tab.set_default_timeout(MILLISECONDS)
        self.event = ""
        self._look = look
        self._seen: set[str] = set()

    def looks(self, name: str) -> None:
        """Look at the page that is open, unless one of its kind was looked at before."""
        if name not in self._seen:
            self._seen.add(name)
            self._look(self.tab, name)

    def said(self, words: str) -> None:
        """Something was told among the messages."""
        expect(self.tab.locator("#flash")).to_contain_text(words)

    def presses(self, name: str) -> None:
        """A button, by its words."""
        self.tab.get_by_role("button", name=name).first.click()

    def goes(self, place: str, page: str = "") -> None:
        """A place of the event, and one of its pages."""
        places = self.tab.get_by_role("navigation", name="Tournament")
        opened = [places.locator(".places"), places.locator(".place-pages")]
        for links, link in zip(opened, filter(None, (place, page)), strict=False):
            with self.tab.expect_navigation():  # until the scripts are there, whose keys are pressed next
                links.get_by_role("link", name=link, exact=True).click()
            expect(self.tab.get_by_role("heading", level=1)).to_be_visible()

    # -- before the event ----------------------------------------------------------------------------------------------

    def sets_up(self, name: str, system: str, rounds: int, *, baku: bool = False, tie_breaks: str = "") -> None:
        """A new tournament by its form."""
        self.tab.goto("/")
        self.looks("tournaments")
        self.tab.goto(f"/new?intent=other&system={system}")
        self.tab.get_by_label("Name of the event").fill(name)
        self.tab.get_by_label("Rounds", exact=True).fill(str(rounds))
        self.tab.get_by_text("More settings").click()
        if tie_breaks:
            self.tab.get_by_text("Type the acronyms").click()
            self.tab.get_by_label(re.compile("^Tie-breaks as")).fill(tie_breaks)
        self.tab.get_by_label("City").fill("Österbruch")
        if baku:
            self.tab.get_by_label("Baku acceleration").set_checked(baku)
        self.looks("new-tournament")
        self.presses("Create tournament")
        self.said("The event was created.")
        found = re.search(r"/t/([^/]+)/", self.tab.url)
        assert found, self.tab.url
        self.event = found[1]

    def pastes(self, players: str, count: int) -> None:
        """A list of players: pasted, looked at, confirmed."""
        if "/import" not in self.tab.url:
            self.tab.get_by_role("link", name="Paste or upload").first.click()
        self.tab.get_by_label("Paste the players here").fill(players)
        self.looks("paste")
        self.presses("Show me")
        expect(self.tab.get_by_text(f"{count} players found.")).to_be_visible()
        self.looks("preview")
        self.presses(f"Register {count} players")
        self.said(f"{count} players were registered.")
        self.looks("players")

    def adds(self, name: str, rating: int) -> None:
        """One player, by keyboard."""
        self.goes("Players")
        press(self.tab, "a")
        expect(self.tab.get_by_label("Name", exact=True)).to_be_focused()
        self.tab.keyboard.type(name)
        self.tab.keyboard.press("Tab")
        self.tab.keyboard.type(str(rating))
        self.tab.keyboard.press("Enter")
        self.said(name)

    def opens(self, name: str) -> None:
        """The page of a player."""
        self.goes("Players")
        self.tab.locator("#players").get_by_role("link", name=name).click()
        expect(self.tab.get_by_role("heading", level=1)).to_contain_text(name)

    def notes_bye(self, name: str, number: int, code: str = "H") -> None:
        """A bye that somebody asks for."""
        self.opens(name)
        self.looks("player")
        self.tab.get_by_label(f"Round {number}").select_option(code)
        self.presses("Save the byes")
        self.said("The byes are saved.")

    def withdraws(self, name: str) -> None:
        """Somebody leaves."""
        self.opens(name)
        self.presses("Withdraw")
        self.said("Withdrawn.")

    # -- rounds --------------------------------------------------------------------------------------------------------

    def draws_white(self) -> None:
        """The lot that was drawn in the hall."""
        self.goes("Desk")
        self.looks("pair")
        self.presses("Drawn: White")
        self.said("The lot: white.")

    def pairs(self, number: int) -> list[tuple[str, str]]:
        """The next round, by key; its boards."""
        self.goes("Desk")
        expect(self.tab.get_by_role("heading", level=1)).to_have_text(f"Pair round {number}")
        press(self.tab, "p")
        self.said(f"Round {number} is paired.")
        self.looks("draft")
        return self.boards()

    def boards(self) -> list[tuple[str, str]]:
        """The names at the boards that are shown."""
        found: list[Sequence[str]] = self.tab.locator(".slip").evaluate_all(
            """rows => rows.map((row) => [...row.querySelectorAll(".who")].map((name) => name.textContent))"""
        )
        return [(white, black) for white, black in found]

    def publishes(self, number: int) -> None:
        """The draft, by key."""
        press(self.tab, "v")
        self.said(f"Round {number} is published.")
        self.looks("published")

    def enters(self, number: int, results: Sequence[str]) -> None:
        """The results of a round, the last board first, by keyboard alone."""
        expect(self.tab.get_by_role("heading", level=1)).to_contain_text(f"Round {number}")
        expect(self.tab.get_by_label("Board or name")).to_be_focused()
        for board in range(len(results), 0, -1):
            self.types(board, results[board - 1])
            if board == len(results) // 2:
                entered = f"{len(results) - board + 1} of {len(results)}"
                expect(self.tab.locator("#progress")).to_contain_text(entered)
                self.looks("results")
                self.tab.locator("#line").focus()
        expect(self.tab.locator("#progress")).to_contain_text(f"{len(results)} of {len(results)}")

    def types(self, board: int, result: str) -> None:
        """One slip: board, Enter, result."""
        expect(self.tab.locator("[data-ready] #line")).to_be_focused()
        self.tab.keyboard.type(str(board))
        self.tab.keyboard.press("Enter")
        self.tab.keyboard.type(result)
        if result == "-":  # may become --
            self.tab.keyboard.press("Enter")

    def closes(self, number: int) -> None:
        """The round whose results are all in."""
        self.tab.get_by_role("button", name="All results are in: close the round").click()
        self.said(f"Round {number} is closed.")

    def plays(self, number: int, results: Callable[[int], str]) -> list[tuple[str, str]]:
        """A whole round: paired, published, entered, closed."""
        boards = self.pairs(number)
        self.publishes(number)
        self.enters(number, [results(board) for board in range(1, len(boards) + 1)])
        self.closes(number)
        return boards

    def swaps_by_hand(self, one: str, other: str) -> None:
        """Two players of a draft: the phase has a start and an end, and on leaving it is told what the rules give."""
        press(self.tab, "h")
        self.said("is being changed by hand")
        self.tab.get_by_label(one).check()
        self.tab.get_by_label(other).check()
        self.looks("by-hand")
        press(self.tab, "s")
        expect(self.tab.get_by_text("Changed.").or_(self.tab.get_by_text("The rules object"))).to_be_visible()
        if self.tab.get_by_text("The rules object").is_visible():
            self.looks("by-hand-objection")
            self.presses("Continue anyway")
        self.said("Changed.")
        press(self.tab, "d")
        expect(self.tab.get_by_text("the rules give instead")).to_be_visible()
        self.looks("by-hand-end")
        self.presses("Continue anyway")
        self.said("is no longer being changed by hand")
        expect(self.tab.get_by_text("not what the rules give.")).to_be_visible()

    def corrects(self, number: int, board: int, result: str) -> None:
        """A result of a closed round; the consequences are told first."""
        self.goes("Desk")
        self.tab.get_by_role("navigation", name="Rounds").get_by_role("link", name=f"Round {number}").click()
        expect(self.tab.get_by_role("heading", level=1)).to_contain_text(f"Round {number}")
        self.looks("results-closed")
        self.tab.get_by_role("button", name=f"{board}: {result}", exact=True).click()
        expect(self.tab.get_by_text("the standings after it change")).to_be_visible()
        self.looks("correction")
        self.presses("Continue anyway")
        expect(self.tab.locator(f"#board-{board} .slip-result")).to_have_text(result)

    def looks_at_the_journal(self) -> None:
        """First while it is short: axe takes its time for each line, and all are of one kind."""
        self.goes("More", "Journal")
        self.looks("journal")

    def undoes_the_closing(self, number: int) -> None:
        """The last step, in the journal; then another result is entered and the round closed again."""
        self.looks_at_the_journal()
        self.presses("Undo the last step")
        self.said("Undone.")
        self.goes("Desk")
        self.types(1, "0")
        self.tab.keyboard.press("Enter")  # another result was there
        expect(self.tab.locator("#board-1 .slip-result")).to_have_text("0 : 1")
        self.closes(number)

    # -- afterwards ----------------------------------------------------------------------------------------------------

    def downloads(self, words: str, to: Path) -> None:
        """A report from the overview."""
        self.goes("More")
        self.looks("overview")
        with self.tab.expect_download() as held:
            self.tab.get_by_role("link", name=words, exact=True).click()
        held.value.save_as(to)

    def looks_at_standings(self) -> None:
        """And at the working of a value."""
        self.goes("Standings")
        self.looks("standings")
        self.tab.locator("#standings tbody tr").first.get_by_role("link").last.click()
        expect(self.tab.locator(".st-working")).to_be_visible()
        self.looks("working")

    def looks_at_reasons(self, number: int) -> None:
        """Why a round is what it is."""
        self.goes("Desk")
        self.tab.locator(".steps").get_by_role("link", name=f"Round {number}").click()
        expect(self.tab.get_by_role("heading", level=1)).to_contain_text(f"Round {number}")
        self.tab.wait_for_load_state()
        self.looks("closed")
        press(self.tab, "w")
        expect(self.tab.get_by_role("heading", level=1)).to_have_text(f"Round {number}: why?")
        self.looks("why")
