"""Whole events in a real browser, from the first form to the report, through the pages alone."""

import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fairswiss.formats.trf import read_trf
from tests.web.arbiter import PATIENCE, Arbiter, judged
from tests.web.live import COMMAND, Live
from tests.web.rounds.events import inside, published, state

_LAST = (
    "Öztürk", "Müller", "Åkesson", "Dvořák", "Þórsdóttir", "García", "Łukasik", "Nuñez", "Šimek", "Groß", "Ångström", "Bäcker",
    "Çelik", "Đorđević", "Élan", "Fürst", "Großmann", "Hübner", "Işık", "Jäger", "Kühn", "Løvås", "Mäkinen", "Ørsted",
)  # fmt: skip
_FIRST = ("Ada", "Björn", "Cléo", "Dániel")


def names(count: int) -> list[str]:
    return [f"{_LAST[at]}, {_FIRST[at % 4]}" for at in range(count)]


def pasted(count: int) -> str:
    return "\n".join(f"{at}\t{name}\t{2400 - 17 * at}\tNOR" for at, name in enumerate(names(count), 1))


def mixed(board: int) -> str:
    """White wins, draws, Black wins, in turn."""
    return "1=0"[board % 3]


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=120, check=False)


def test_a_dubov_event_of_24_players_from_the_form_to_the_report(owner_tab: Page, live: Live, tmp_path: Path) -> None:
    arbiter = Arbiter(owner_tab, judged)
    people = names(24)
    arbiter.sets_up("Große Runde von Österbruch", "dubov-1997", 5, tie_breaks="BH/C1,BH,SB")
    arbiter.pastes(pasted(24), 24)
    arbiter.notes_bye(people[5], 2)
    arbiter.draws_white()
    arbiter.plays(1, mixed)

    arbiter.adds("Spät, Søren", 2105)
    arbiter.withdraws(people[20])
    boards = arbiter.pairs(2)
    assert len(boards) == 11  # 25 registered, one bye asked for, one withdrawn, one bye allocated
    arbiter.publishes(2)
    arbiter.enters(2, ["+" if board == 4 else "-" if board == 7 else mixed(board) for board in range(1, 12)])
    arbiter.closes(2)

    drafted = arbiter.pairs(3)
    arbiter.presses("Throw the draft away")
    arbiter.said("The draft of round 3 was thrown away.")
    assert arbiter.pairs(3) == drafted
    swaps_by_hand(arbiter, drafted[2][0], drafted[3][0])
    arbiter.publishes(3)
    arbiter.enters(3, [mixed(board + 1) for board in range(1, len(drafted) + 1)])
    arbiter.closes(3)

    corrects(arbiter, 2, 1, "½ : ½")
    boards = arbiter.plays(4, lambda board: mixed(board + 2))
    undoes_the_closing(arbiter, 4)
    arbiter.plays(5, mixed)

    looks_at_standings(arbiter)
    looks_at_reasons(arbiter, 4)
    report = tmp_path / "große runde.trf"
    arbiter.downloads("TRF26", report)

    with inside(live):
        held = state(arbiter.event)
    assert held.round(3).different
    assert read_trf(report.read_bytes()).tournament == held.tournament()
    checked = command("check", str(report))
    assert checked.returncode == 1, checked.stdout + checked.stderr
    for number in (1, 2, 4, 5):
        assert re.search(rf"Round {number}\b.*agree", checked.stdout), checked.stdout
    assert re.search(r"Round 3\b.*differ", checked.stdout), checked.stdout
    sound = command("journal", "verify", arbiter.event, "--data", str(live.folder))
    assert (sound.returncode, sound.stdout) == (0, f"{arbiter.event}: sound\n")


def swaps_by_hand(arbiter: Arbiter, one: str, other: str) -> None:
    """The phase has a start and an end, and on leaving it is told what the rules give instead."""
    tab = arbiter.tab
    tab.keyboard.press("h")
    arbiter.said("is being changed by hand")
    tab.get_by_label(one).check()
    tab.get_by_label(other).check()
    arbiter.looks("by-hand")
    tab.keyboard.press("s")
    arbiter.said("Changed.")
    tab.keyboard.press("d")
    expect(tab.get_by_text("the rules give instead")).to_be_visible(timeout=PATIENCE)
    arbiter.looks("by-hand-end")
    arbiter.presses("Do it nevertheless")
    arbiter.said("by hand are over")
    expect(tab.get_by_text("not what the rules give.")).to_be_visible()


def corrects(arbiter: Arbiter, number: int, board: int, result: str) -> None:
    """A result of a closed round; the consequences are told first."""
    tab = arbiter.tab
    arbiter.goes("Results")
    tab.get_by_role("navigation", name="Rounds").get_by_role("link", name=f"Round {number}").click()
    arbiter.looks("results-closed")
    tab.get_by_role("button", name=f"{board}: {result}", exact=True).click()
    expect(tab.get_by_text("the standings after it change")).to_be_visible(timeout=PATIENCE)
    arbiter.looks("correction")
    arbiter.presses("Do it nevertheless")
    expect(tab.locator(f"#board-{board} .slip-result")).to_have_text(result, timeout=PATIENCE)


def undoes_the_closing(arbiter: Arbiter, number: int) -> None:
    """The last step is undone in the journal; then another result is entered and the round closed again."""
    tab = arbiter.tab
    arbiter.goes("Journal")
    arbiter.looks("journal")
    arbiter.presses("Undo the last step")
    arbiter.said("Undone.")
    arbiter.goes("Results")
    arbiter.types(1, "0")
    expect(tab.locator("#board-1 .slip-result")).to_have_text("0 : 1", timeout=PATIENCE)
    arbiter.closes(number)


def looks_at_standings(arbiter: Arbiter) -> None:
    arbiter.goes("Standings")
    arbiter.looks("standings")
    value = arbiter.tab.locator("#standings tbody tr").first.get_by_role("link").last
    value.click()
    expect(arbiter.tab.locator(".st-working")).to_be_visible(timeout=PATIENCE)
    arbiter.looks("working")


def looks_at_reasons(arbiter: Arbiter, number: int) -> None:
    arbiter.goes("Rounds")
    arbiter.tab.locator(".steps").get_by_role("link", name=f"Round {number}").click()
    arbiter.looks("closed")
    arbiter.tab.keyboard.press("w")
    expect(arbiter.tab.get_by_role("heading", level=1)).to_have_text(f"Round {number}: why?")
    arbiter.looks("why")
