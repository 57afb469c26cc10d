"""A real browser: the machine's own Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import axe_playwright_python
from playwright.sync_api import Page

_WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup",
    # The last list counts, so that what Playwright itself switches off is said again.
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
    "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""Above all the list below the address bar: nobody sees it, and it takes a process of its own for each window."""
ARGUMENTS = (
    f"--disable-features={','.join(_WITHOUT)}",
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


def faults(page: Page, *, colours: bool = False, but_colours: bool = False) -> Sequence[str]:
    """What axe finds wrong with the page as it is shown now, if it is serious.

    With ``colours`` it looks at them alone: for a page that was judged before, in the other scheme. With
    ``but_colours`` it looks at all else, which is less than half the work: for one that was judged in another size.
    """
    page.evaluate(_STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE)  # by the debugger's way, which the policy of the page does not bar
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    only = {"type": "rule", "values": ["color-contrast"]} if colours else {"type": "tag", "values": tags}
    wish = {"runOnly": only, "resultTypes": ["violations"]}  # what is right is not described: half the time
    if but_colours:
        wish["rules"] = {"color-contrast": {"enabled": False}}
    found: Any = page.evaluate("wish => axe.run(wish)", wish)
    return [
        f"{violation['id']} ({violation['impact']}): {violation['help']}: {node['html'][:120]} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical", "moderate")
        for node in violation["nodes"]
    ]
