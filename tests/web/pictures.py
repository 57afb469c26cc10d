"""Pictures of every page for the documents: a whole event is run, each page taken on a desk, on a phone, in the dark.

The pictures are written with a palette, which makes them a quarter as large. Chromium counts the colours, so that no
library for pictures is needed.
"""

import base64
import struct
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.arbiter import DESKTOP, PHONE, Arbiter, mixed, names, pasted
from tests.web.browsers import ARGUMENTS, chromium
from tests.web.live import manager
from tests.web.patience import patience

TALLEST = {"desktop": 960, "dark": 960, "phone": 1100}
"""Longer pages are cut here."""
_KINDS = (("desktop", DESKTOP, "light"), ("dark", DESKTOP, "dark"), ("phone", PHONE, "light"))
_PALETTE = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const brush = canvas.getContext("2d");
    brush.drawImage(picture, 0, 0);
    const held = brush.getImageData(0, 0, canvas.width, canvas.height).data;
    const counts = new Map();
    for (let at = 0; at < held.length; at += 4) {
        const colour = (held[at] << 16) | (held[at + 1] << 8) | held[at + 2];
        counts.set(colour, (counts.get(colour) || 0) + 1);
    }
    const kept = [...counts].sort((one, other) => other[1] - one[1]).slice(0, 256).map(([colour]) => colour);
    const nearest = new Map(kept.map((colour, at) => [colour, at]));
    for (const colour of counts.keys()) {
        if (nearest.has(colour)) continue;
        let best = 0;
        let least = Infinity;
        kept.forEach((other, at) => {
            const [red, green, blue] = [16, 8, 0].map((by) => ((colour >> by) & 255) - ((other >> by) & 255));
            const far = 3 * red * red + 4 * green * green + 2 * blue * blue;
            if (far < least) [best, least] = [at, far];
        });
        nearest.set(colour, best);
    }
    let dots = "";
    for (let at = 0; at < held.length; at += 4) {
        dots += String.fromCharCode(nearest.get((held[at] << 16) | (held[at + 1] << 8) | held[at + 2]));
    }
    return [canvas.width, canvas.height, kept, btoa(dots)];
}"""


_FROM_THE_START = """() => {
    document.querySelector(".tabs [aria-current]")?.scrollIntoView({inline: "center", block: "nearest"});
    scrollTo(0, 0);
}"""


def main(folder: Path) -> int:
    """Run the event and write the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        manager(Path(data)) as live,
        sync_playwright() as playwright,
        patience(),
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        workshop = browser.new_page()

        def take(page: Page, name: str) -> None:
            for kind, size, scheme in _KINDS:
                page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                page.set_viewport_size({"width": size["width"], "height": size["height"]})
                page.evaluate(_FROM_THE_START)
                whole = page.evaluate("document.documentElement.scrollHeight")
                taken = page.screenshot(
                    full_page=True,
                    clip={"x": 0, "y": 0, "width": size["width"], "height": min(whole, TALLEST[kind])},
                    animations="disabled",
                )
                (folder / f"{name}-{kind}.png").write_bytes(_with_palette(workshop, taken))
            page.emulate_media(color_scheme="light")
            page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})

        tab = browser.new_page(base_url=live.address, locale="en-GB")
        tab.goto(live.link)
        _event(Arbiter(tab, take))
        browser.close()
    taken = sorted(folder.glob("*.png"))
    print(f"{len(taken)} pictures, {sum(file.stat().st_size for file in taken) / 1e6:.1f} MB")
    return 0


def _event(arbiter: Arbiter) -> None:
    """Three rounds with everything that happens in a hall."""
    arbiter.sets_up("Spring Open", "dubov-1997", 5, tie_breaks="BH/C1,BH,SB")
    arbiter.pastes(pasted(24), 24)
    arbiter.notes_bye(names(24)[5], 2)
    arbiter.draws_white()
    arbiter.plays(1, mixed)
    arbiter.adds("Löffel, Søren", 2105)
    arbiter.withdraws(names(24)[20])
    arbiter.plays(2, mixed)
    boards = arbiter.pairs(3)
    arbiter.swaps_by_hand(boards[2][0], boards[3][0])
    arbiter.publishes(3)
    arbiter.enters(3, [mixed(board + 1) for board in range(1, len(boards) + 1)])
    arbiter.closes(3)
    arbiter.corrects(2, 1, "0 : 1")
    arbiter.looks_at_standings()
    arbiter.looks_at_reasons(2)
    for page in ("Journal", "Overview", "Settings"):
        arbiter.goes(page)
        arbiter.looks(page.lower())


def _with_palette(workshop: Page, png: bytes) -> bytes:
    """The same picture with at most 256 colours."""
    width, height, colours, dots = workshop.evaluate(_PALETTE, base64.b64encode(png).decode("ascii"))
    held = base64.b64decode(dots)
    rows = b"".join(b"\0" + held[at * width : (at + 1) * width] for at in range(height))
    palette = b"".join(colour.to_bytes(3, "big") for colour in colours)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
