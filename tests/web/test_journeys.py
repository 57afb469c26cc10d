"""Whole events in a real browser, from the first form to the report, through the pages alone."""

import contextlib
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fairswiss.formats.trf import read_trf
from fairswiss.keeping.places import DATABASE
from fairswiss.usecases.recorded_ranks import with_ranks
from tests.web.arbiter import Arbiter, judged, judged_if, mixed, names, passed_by, pasted
from tests.web.live import COMMAND, ON_BOTH, Live
from tests.web.rounds.events import inside, published, state


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=300, check=False)


def test_a_dubov_event_of_24_players_from_the_form_to_the_report(owner_tab: Page, live: Live, tmp_path: Path) -> None:
    arbiter = Arbiter(owner_tab, judged)
    people = names(24)
    arbiter.sets_up("Große Runde von Österbruch", "dubov-1997", 5, tie_breaks="BH/C1,BH,SB")
    arbiter.pastes(pasted(24), 24)
    arbiter.notes_bye(people[5], 2)
    arbiter.draws_white()
    arbiter.plays(1, mixed)
    arbiter.looks_at_the_journal()

    arbiter.adds("Löffel, Søren", 2105)
    arbiter.withdraws(people[20])
    boards = arbiter.pairs(2)
    assert len(boards) == 11  # 25 registered, one bye asked for, one withdrawn, one bye allocated
    arbiter.publishes(2)
    arbiter.enters(2, ["+" if board == 4 else "-" if board == 7 else mixed(board) for board in range(1, 12)])
    arbiter.closes(2)

    drafted = arbiter.pairs(3)
    arbiter.presses("Discard draft")
    arbiter.said("The draft of round 3 was discarded.")
    assert arbiter.pairs(3) == drafted
    arbiter.swaps_by_hand(drafted[2][0], drafted[3][0])
    arbiter.publishes(3)
    arbiter.enters(3, [mixed(board + 1) for board in range(1, len(drafted) + 1)])
    arbiter.closes(3)

    arbiter.corrects(2, 1, "0 : 1")
    boards = arbiter.plays(4, lambda board: mixed(board + 2))
    arbiter.undoes_the_closing(4)
    arbiter.plays(5, mixed)

    arbiter.looks_at_standings()
    arbiter.looks_at_reasons(4)
    report = tmp_path / "große runde.trf"
    arbiter.downloads("TRF26", report)

    with inside(live):
        held = state(arbiter.event)
    assert held.round(3).different
    assert read_trf(report.read_bytes()) == with_ranks(held.tournament())
    checked = command("check", str(report))
    assert checked.returncode == 1, checked.stdout + checked.stderr
    for number in (1, 2, 4, 5):
        assert re.search(rf"Round {number}\b.*agree", checked.stdout), checked.stdout
    assert re.search(r"Round 3\b.*differ", checked.stdout), checked.stdout
    folder = tmp_path / "copy"
    copy_of(live, folder)
    sound = command("journal", "verify", arbiter.event, "--data", str(folder))
    assert sound.returncode == 0
    assert sound.stdout.startswith(f"{arbiter.event}: intact; signed by someone else"), "its key is not in the copy"
    flip_a_bit(folder / DATABASE, "Löffel, Søren".encode())
    broken = command("journal", "verify", arbiter.event, "--data", str(folder))
    assert broken.returncode == 1
    assert "intact" not in broken.stdout


def copy_of(live: Live, folder: Path) -> None:
    """The database of a running manager, whole."""
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(live.folder / DATABASE)) as held, held:
        held.execute("VACUUM INTO ?", (str(folder / DATABASE),))


def flip_a_bit(file: Path, words: bytes) -> None:
    """Another letter in the entry that has these words, behind the program's back."""
    content = bytearray(file.read_bytes())
    at = content.find(words)
    assert at > 0
    content[at] ^= 1
    file.write_bytes(content)


@ON_BOTH
def test_an_accelerated_dutch_event(owner_tab: Page, live: Live, tmp_path: Path) -> None:
    arbiter = Arbiter(owner_tab, passed_by)
    people = names(12)
    arbiter.sets_up("Zwölf beschleunigt", "dutch-2026", 4, baku=True)
    arbiter.pastes(pasted(12), 12)
    arbiter.draws_white()
    boards = arbiter.plays(1, mixed)
    assert boards[0] == (people[0], people[3])  # six players have a virtual point: three boards among themselves
    arbiter.notes_bye(people[8], 3)
    arbiter.plays(2, lambda board: mixed(board + 1))
    assert len(arbiter.plays(3, mixed)) == 5  # one bye asked for, one allocated
    arbiter.withdraws(people[11])
    boards = arbiter.pairs(4)
    arbiter.publishes(4)
    arbiter.enters(4, ["--" if board == 2 else "1" for board in range(1, len(boards) + 1)])
    arbiter.closes(4)
    expect(arbiter.tab.get_by_role("heading", level=1)).to_contain_text("Round 4")
    arbiter.goes("More")
    expect(arbiter.tab.get_by_text("finished")).to_be_visible()
    report = tmp_path / "dutch.trf"
    arbiter.downloads("TRF26", report)
    with inside(live):
        assert read_trf(report.read_bytes()) == with_ranks(state(arbiter.event).tournament())
    checked = command("check", str(report))
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_round_robin_of_five_where_one_rests_each_round(owner_tab: Page, live: Live, tmp_path: Path) -> None:
    arbiter = Arbiter(owner_tab, passed_by)
    people = names(5)
    arbiter.sets_up("Fünf im Kreis", "round-robin", 5)
    arbiter.pastes(pasted(5), 5)
    resting, met = set(), set()
    for number in range(1, 6):
        boards = arbiter.plays(number, mixed)
        seated = {name for board in boards for name in board}
        assert len(seated) == 4
        (rests,) = set(people) - seated
        resting.add(rests)
        met |= {frozenset(board) for board in boards}
    assert resting == set(people)
    assert len(met) == 10
    arbiter.goes("Standings")
    expect(arbiter.tab.get_by_text("After round 5", exact=True)).to_be_visible()
    report = tmp_path / "robin.trf"
    arbiter.downloads("TRF26", report)
    checked = command("check", str(report))
    assert checked.returncode == 0, checked.stdout + checked.stderr


AS_MATCHES = judged_if("draft", "results", "standings", "working", "why")
"""The pages that look different with two games at a board."""


@pytest.fixture
def other_tab(browser: Browser, live: Live) -> Iterator[Page]:
    """Another arbiter's browser."""
    context = browser.new_context(base_url=live.address, locale="en-GB")
    opened = context.new_page()
    opened.goto(live.new_link())
    yield opened
    context.close()


@ON_BOTH
def test_two_arbiters_enter_a_round_at_once(owner_tab: Page, other_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(40)
    one, other = Arbiter(owner_tab, passed_by), Arbiter(other_tab, passed_by)
    for arbiter in (one, other):
        arbiter.tab.goto(f"/t/{made}/results/1/")
        expect(arbiter.tab.locator("[data-ready] #line")).to_be_focused()
    for board in range(1, 10):  # in turn, none waiting for the other
        one.types(board, "1")
        other.types(21 - board, "0")
    for arbiter in (one, other):
        expect(arbiter.tab.locator("#progress")).to_contain_text("18 of 20")
    one.types(10, "1")
    expect(other.tab.locator("#board-10 .slip-result")).to_have_text("1 : 0")

    other.tab.keyboard.type("11")
    other.tab.keyboard.press("Enter")
    expect(other.tab.locator(".awaiting .chosen-number")).to_have_text("11")
    one.types(11, "1")
    expect(one.tab.locator("#said")).to_contain_text("Board 11")
    other.tab.keyboard.type("0")  # whether the news of board 11 has come by now or not
    conflict = other.tab.locator(".conflict")
    expect(conflict).to_contain_text("You entered 0 : 1. Meanwhile 1 : 0 was entered")
    conflict.get_by_role("link", name="Keep").click()
    expect(conflict).to_have_count(0)
    with inside(live):
        found = "".join(board[2] for board in state(made).round(1).boards)
    assert found == "1" * 11 + "0" * 9


def test_a_small_event_of_matches(owner_tab: Page, live: Live, tmp_path: Path) -> None:
    arbiter = Arbiter(owner_tab, AS_MATCHES)
    arbiter.sets_up("Zwei Partien je Runde", "double-swiss-2026", 3, tie_breaks="BH/C1,BH,SB")
    arbiter.pastes(pasted(7), 7)
    arbiter.draws_white()
    arbiter.plays(1, lambda board: ("1=", "10", "+1")[board - 1])
    arbiter.plays(2, lambda board: ("==", "01", "0=")[board - 1])
    arbiter.looks_at_standings()
    arbiter.looks_at_reasons(2)
    report = tmp_path / "matches.trf"
    arbiter.downloads("TRF26", report)
    tournament = read_trf(report.read_bytes())
    assert [len(played.games) for played in tournament.rounds] == [3, 3]
    first = sorted(game.white_result + game.black_result for game in tournament.rounds[0].games)
    assert first == ["+1-0", "1001", "1=0="]
    assert "2 rounds checked, no difference" in command("check", str(report)).stdout
