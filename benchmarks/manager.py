"""What the manager costs with a large event: seconds in a real browser, and the memory of its process.

python -m benchmarks.manager                        200 and 1,000 players, four rounds played of nine
python -m benchmarks.manager 50                     other sizes

Each page is asked for three times, the best counts. *server* is the answer alone; *shown* ends when the browser has
laid the page out. Needs the environment of the tests, and Chromium.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Page, sync_playwright
from tests.web.browsers import ARGUMENTS, chromium
from tests.web.live import Live, manager

from benchmarks.events import ordinary_event
from fairswiss import write_trf
from fairswiss.model import EventInfo

SIZES = (200, 1_000)
SYSTEM = "dubov-1997"
PLAYED = 4
PLANNED = 9
PAGES = {
    "list of players": "players/",
    "results": f"results/{PLAYED + 1}/",
    "standings": "standings/",
    "explanation": f"why/{PLAYED + 1}/",
}
HEAD = f"{'players':>7}  {'what':<26}{'server s':>9}{'shown s':>9}{'process MB':>11}"


def main(arguments: list[str], say: Callable[[str], object] = print) -> None:
    """A table for each size."""
    sizes = [int(argument) for argument in arguments if argument.isdigit()] or list(SIZES)
    say(HEAD)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for players in sizes:
            with tempfile.TemporaryDirectory() as folder, manager(Path(folder)) as live:
                page = browser.new_context(base_url=live.address, locale="en-GB").new_page()
                page.set_default_timeout(120_000)
                page.goto(live.link)
                for what, server, shown in _measured(page, players):
                    answered = f"{server:.2f}" if server else "-"
                    say(f"{players:>7}  {what:<26}{answered:>9}{shown:>9.2f}{_memory(live):>11.0f}")
        browser.close()


def _measured(page: Page, players: int) -> Iterator[tuple[str, float, float]]:
    """What was asked for, and how long the answer and the page took."""
    event = ordinary_event(players, PLAYED, PLANNED).revised(info=EventInfo(name=f"{players} players"))
    file = write_trf(event, "trf26").encode()
    page.goto("/import")
    page.get_by_label("Tournament report").set_input_files(
        {"name": "large.trf", "mimeType": "text/plain", "buffer": file}
    )
    page.get_by_label("Pairing system").select_option(SYSTEM)
    yield "report taken over", 0, _clicked(page, "Take over", "h1 + .lead")
    address = page.url.rstrip("/")
    page.goto(f"{address}/rounds/")
    yield f"click on Pair round {PLAYED + 1}", 0, _clicked(page, "Pair round", ".pairs tbody tr:last-child")
    yield "click on Publish", 0, _clicked(page, "Publish", "#boards")
    for what, path in PAGES.items():
        yield (
            what,
            min(_answered(page, f"{address}/{path}") for _ in range(3)),
            min(_shown(page, f"{address}/{path}") for _ in range(3)),
        )
    page.goto(f"{address}/results/{PLAYED + 1}/")
    yield "one result by keyboard", 0, _entered(page)


def _clicked(page: Page, button: str, awaited: str) -> float:
    """From the click until what it brings is seen."""
    before = page.url
    start = perf_counter()
    page.get_by_role("button", name=button).first.click()
    page.wait_for_url(lambda url: url != before or button == "Publish")
    page.locator(awaited).first.wait_for()
    return perf_counter() - start


def _answered(page: Page, address: str) -> float:
    start = perf_counter()
    answer = page.request.get(address)
    assert answer.ok, f"{address}: {answer.status}"
    return perf_counter() - start


def _shown(page: Page, address: str) -> float:
    start = perf_counter()
    page.goto(address)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return perf_counter() - start


def _entered(page: Page) -> float:
    """From the last key until the program has saved it."""
    page.get_by_label("Board or name").focus()
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    start = perf_counter()
    page.keyboard.type("1")
    page.locator("#said", has_text="Board 7").wait_for()
    return perf_counter() - start


def _memory(live: Live) -> float:
    """What the process holds now, in MB; 0 where the system does not say."""
    status = Path(f"/proc/{live.process.pid}/status")
    if not status.exists():
        return 0
    held = next(line for line in status.read_text("ascii").splitlines() if line.startswith("VmRSS"))
    return int(held.split()[1]) / 1000


if __name__ == "__main__":
    main(sys.argv[1:])
