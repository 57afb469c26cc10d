"""Takes the pictures: each page on a desk, in the dark, and on a phone."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.docs.markdown import shown_anywhere
from tests.web.arbiter import DESKTOP, PHONE
from tests.web.pictures.palette import with_palette

KINDS = ("desktop", "dark", "phone")
TALLEST = {"desktop": 960, "dark": 960, "phone": 1100}
"""Longer pages are cut here."""
_AIR = 16
_HALL = {"width": 1920, "height": 1080}
_FROM_THE_START = """() => {
    document.querySelector(".tabs [aria-current]")?.scrollIntoView({inline: "center", block: "nearest"});
    scrollTo(0, 0);
    for (const row of document.querySelectorAll(".slip")) row.style.contentVisibility = "visible"; // out of sight too
}"""


class Camera(NamedTuple):
    """Where pictures go, and the page in which their colours are counted."""

    folder: Path
    workshop: Page

    def take(self, page: Page, name: str, small: bool = False, since: str = "") -> None:
        """All three pictures of a page; one that is made for phones is small in the dark too.

        ``since`` is what a picture begins with that is not of the whole page.
        """
        for kind in KINDS:
            if f"{name}-{kind}" not in shown_anywhere():
                continue
            size = PHONE if kind == "phone" or (small and kind == "dark") else DESKTOP
            page.emulate_media(color_scheme="dark" if kind == "dark" else "light")
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            page.evaluate(_FROM_THE_START)
            box = page.locator(since).bounding_box() if since else None
            top = box["y"] - _AIR if box else 0
            whole = page.evaluate("document.documentElement.scrollHeight")
            height = min(whole - top, TALLEST["phone" if size is PHONE else kind])
            shown = {"x": 0, "y": top, "width": size["width"], "height": height}
            self.keep(page.screenshot(full_page=True, clip=shown, animations="disabled"), f"{name}-{kind}")  # type: ignore[arg-type]
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})

    def take_small(self, page: Page, name: str) -> None:
        """A page that is made for phones."""
        self.take(page, name, small=True)

    def take_hall(self, page: Page, name: str) -> None:
        """A screen in the playing hall, which has a light of its own."""
        page.set_viewport_size({"width": _HALL["width"], "height": _HALL["height"]})
        page.wait_for_load_state("load")
        self.keep(page.screenshot(animations="disabled"), name)
        page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})

    def keep(self, png: bytes, name: str) -> None:
        """Write a picture that a document shows, with few colours; others are not wanted."""
        if name not in shown_anywhere():
            return
        (self.folder / f"{name}.png").write_bytes(with_palette(self.workshop, png))
