"""Clicks and keys of somebody at a page, counted by the browser itself over all pages of a tab."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

_COUNTED = """{
const count = (event) => {
  if (event.type === "keydown" && ["Control", "Shift", "Alt", "Meta"].includes(event.key)) return;
  if (event.type === "click" && event.detail === 0) return;  // a key pressed a button: it is counted already
  const kind = event.type === "click" ? "clicks" : "keys";
  sessionStorage[kind] = Number(sessionStorage[kind] ?? 0) + 1;
};
if (!window.isCounted) ["click", "keydown"].forEach((kind) => addEventListener(kind, count, true));
window.isCounted = true;  // once, however often a test counts
}"""


class Effort:
    """What somebody had to do so far."""

    def __init__(self, tab: Page) -> None:
        self._tab = tab
        self.clicks = self.keys = 0

    @property
    def total(self) -> int:
        """Clicks and keys together."""
        return self.clicks + self.keys

    def read(self) -> None:
        """Ask the browser."""
        self.clicks, self.keys = self._tab.evaluate(
            "['clicks', 'keys'].map((kind) => Number(sessionStorage[kind] ?? 0))"
        )


@contextmanager
def counted(tab: Page) -> Iterator[Effort]:
    """The effort of what is done in this tab; a chord such as Ctrl+V is one key."""
    tab.add_init_script(_COUNTED)
    tab.reload()
    tab.evaluate("['clicks', 'keys'].forEach((kind) => sessionStorage.removeItem(kind))")
    effort = Effort(tab)
    yield effort
    effort.read()
