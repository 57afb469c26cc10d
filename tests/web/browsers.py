"""A real browser: the machine's own Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import axe_playwright_python
from playwright.sync_api import Page

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_NAMES = ("chromium", "chromium-browser", "google-chrome")
_STILL = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    const fading = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
    for (const one of fading) one.finish();
    if (fading.length) await frame();
}"""
"""What follows from another size has happened, and nothing is half faded: axe sees what stays."""
_AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text("utf-8")


def chromium() -> str | None:
    """Where Chromium is; ``./test`` installs it if it can."""
    return os.environ.get("FAIRSWISS_CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)


def faults(page: Page) -> Sequence[str]:
    """What axe finds wrong with the page as it is shown now, if it is serious."""
    page.evaluate(_STILL)
    page.evaluate(_AXE)  # by the debugger's way, which the policy of the page does not bar
    rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found: Any = page.evaluate("rules => axe.run({runOnly: {type: 'tag', values: rules}})", rules)
    return [
        f"{violation['id']} ({violation['impact']}): {violation['help']}: {node['html'][:120]} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical", "moderate")
        for node in violation["nodes"]
    ]
