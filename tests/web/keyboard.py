"""Keys that a page listens to."""

from playwright.sync_api import Page


def press(tab: Page, key: str) -> None:
    """Press a key as somebody would: once the page is there, scripts and all."""
    tab.wait_for_load_state("load")
    tab.keyboard.press(key)
