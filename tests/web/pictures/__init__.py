"""Pictures for the documents: a whole event is run in a real browser, first by one arbiter, then with a whole hall.

Those that a document shows are kept; ``tests/docs/test_pictures.py`` says which is missing.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.arbiter import Arbiter
from tests.web.browsers import ARGUMENTS, chromium
from tests.web.live import manager
from tests.web.patience import patience
from tests.web.pictures import alone, hall, sheets, trouble
from tests.web.pictures.camera import Camera


def main(folder: Path) -> int:
    """Run the event and write the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as named, sync_playwright() as playwright, patience():
        data = Path(named)
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        camera = Camera(folder, browser.new_page())
        with manager(data) as live:
            tab = browser.new_page(base_url=live.address, locale="en-GB")
            tab.goto(live.link)
            arbiter = Arbiter(tab, camera.take)
            alone.run(arbiter)
            alone.look_around(arbiter, live)
            trouble.take(arbiter, live, camera)
            live.stop()
        with hall.opened(data) as live:
            fresh = hall.take(browser, live, camera, arbiter.event)
        sheets.take(data, camera, arbiter.event, fresh)
        browser.close()
    taken = sorted(folder.glob("*.png"))
    print(f"{len(taken)} pictures, {sum(file.stat().st_size for file in taken) / 1e6:.1f} MB")
    return 0
