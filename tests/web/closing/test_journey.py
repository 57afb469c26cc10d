"""An open of 60 players and 9 rounds in a real browser, from the last result to the archive."""

import zipfile
from pathlib import Path

from playwright.sync_api import Page, expect

from fairswiss.desk import events
from fairswiss.desk.registration import declare_category
from fairswiss.formats.trf import read_trf, write_trf
from fairswiss.model.categories import Category
from tests.web.arbiter import Arbiter, judged
from tests.web.closing.events import played
from tests.web.live import Live
from tests.web.rounds.events import inside, state
from tests.web.samples import BY


def all_but_the_last_result() -> bytes:
    """The open without its last result, without its city, and outside every public page."""
    whole = played(60, 9)
    *before, last = whole.rounds
    first = last.games[0]._replace(white_result=" ", black_result=" ")
    info = whole.info._replace(city="")
    return write_trf(whole.revised(info=info, rounds=(*before, last._replace(games=(first, *last.games[1:]))))).encode()


def test_from_the_last_result_to_the_archive(owner_tab: Page, live: Live, tmp_path: Path) -> None:
    with inside(live):
        event = events.import_event(all_but_the_last_result(), BY)[0].event
        declare_category(event, Category("Women", sex="w"), BY)
        board = next(at for at, one in enumerate(state(event).rounds[-1].boards, 1) if one.open)
    arbiter = Arbiter(owner_tab, judged)
    arbiter.event, tab = event, owner_tab

    tab.goto(f"/t/{event}/finish/")
    expect(tab.get_by_text("once all rounds are played")).to_be_visible()
    arbiter.goes("Desk")
    tab.locator("#line").focus()
    arbiter.types(board, "1")
    arbiter.closes(9)

    tab.goto(f"/t/{event}/")
    tab.get_by_role("link", name="To the final page").click()
    declares_prizes(arbiter)
    completes_the_report(arbiter, tmp_path)
    publishes_the_page(arbiter)
    archives(arbiter, tmp_path)


def declares_prizes(arbiter: Arbiter) -> None:
    """Typed with a mistake, looked at, saved, a special one awarded, and every amount explained."""
    tab = arbiter.tab
    tab.locator(".finish-steps").get_by_role("link", name="Prizes").click()
    tab.get_by_label("Main prizes").fill("1000 500 350 200 150 x")
    tab.get_by_label("Women").fill("120 60")
    tab.get_by_label("Currency").fill("EUR")
    tab.get_by_label("Prizes of tied places are shared").select_option("hort")
    tab.get_by_label("Name", exact=True).first.fill("Best game")
    tab.get_by_label("What else").first.fill("a book")
    arbiter.presses("Preview")
    expect(tab.get_by_role("alert")).to_contain_text("is no amount")
    tab.get_by_label("Main prizes").fill("1000 500 350 200 150 100")
    arbiter.presses("Preview")
    expect(tab.get_by_text("Preview: nothing is saved yet.")).to_be_visible()
    arbiter.presses("Save the prizes")
    arbiter.said("The prizes are saved.")
    expect(tab.get_by_text("Declared 2480.00 EUR, paid 2480.00 EUR, left over 0.00 EUR.")).to_be_visible()
    tab.get_by_label("Best game").fill("7")
    arbiter.presses("Award")
    arbiter.said("The special prize is noted.")
    tab.locator(".prize-why summary").first.click()
    expect(tab.locator(".prize-why p").first).to_contain_text("place 1")
    arbiter.looks("prizes")


def completes_the_report(arbiter: Arbiter, folder: Path) -> None:
    """What is missing leads to the form that has it; then both editions and the tables are fetched."""
    tab = arbiter.tab
    arbiter.goes("Publish", "Report")
    arbiter.looks("report")
    tab.get_by_role("link", name="The city is missing.").click()
    tab.get_by_label("City").fill("Springfield")
    arbiter.presses("Save")
    arbiter.goes("Publish", "Report")
    expect(tab.get_by_role("status").first).to_contain_text("Nothing is missing")
    for words, ending in (("TRF26", "trf"), ("TRF16", "trf"), ("Tables in the shape of Chess-Results (XLSX)", "xlsx")):
        with tab.expect_download() as held:
            tab.get_by_role("link", name=words).click()
        held.value.save_as(folder / f"file.{ending}")
    assert len(read_trf((folder / "file.trf").read_bytes()).rounds) == 9


def publishes_the_page(arbiter: Arbiter) -> None:
    """One click; then everyone can read it, on a phone first."""
    tab = arbiter.tab
    arbiter.goes("Publish", "Final page")
    tab.get_by_label("Your thanks").fill("Thanks to the cooks")
    arbiter.presses("Publish the final page")
    arbiter.said("The final page is published.")
    arbiter.looks("finish")
    tab.get_by_role("link", name="Open the public page").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Final results")
    expect(tab.get_by_text("Thanks to the cooks")).to_be_visible()
    expect(tab.get_by_text("Best game: a book")).to_be_visible()
    arbiter.looks("final")


def archives(arbiter: Arbiter, folder: Path) -> None:
    """The page on paper, and everything in one file."""
    tab = arbiter.tab
    tab.goto(f"/t/{arbiter.event}/finish/")
    for words, name, start in (("Print (PDF)", "final.pdf", b"%PDF"), ("Archive (ZIP)", "open.zip", b"PK")):
        with tab.expect_download() as held:
            tab.get_by_role("link", name=words).click()
        held.value.save_as(folder / name)
        assert (folder / name).read_bytes().startswith(start)
    with zipfile.ZipFile(folder / "open.zip") as kept:
        assert {"SHA256SUMS", "journal/event.journal", "prizes/prizes.toml", "site/final.html"} <= set(kept.namelist())
        assert kept.testzip() is None
