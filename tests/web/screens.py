"""Pictures of pages, for people to look at: ``FAIRSWISS_SCREENS=folder ./test tests/web/test_browser.py``.

Without that variable nothing is written.
"""

import os
from pathlib import Path

from playwright.sync_api import Page

FOLDER = "FAIRSWISS_SCREENS"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def pictured(page: Page, name: str) -> None:
    """Save the page as it looks on a desk, on a phone, and in the dark."""
    named = os.environ.get(FOLDER)
    if not named:
        return
    folder = Path(named)
    folder.mkdir(parents=True, exist_ok=True)
    for kind, width, height, scheme in (
        ("desktop", DESKTOP["width"], DESKTOP["height"], "light"),
        ("phone", PHONE["width"], PHONE["height"], "light"),
        ("dark", DESKTOP["width"], DESKTOP["height"], "dark"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.screenshot(path=folder / f"{name}-{kind}.png", full_page=True)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
