"""The same picture in few colours, which makes it a sixth as large.

Chromium counts the colours and finds the nearest ones, so that no library for pictures is needed.
"""

import base64
import struct
import zlib

from playwright.sync_api import Page

COLOURS = 16
"""Enough for the edges of letters; what is rare and unlike all others, such as a badge, is kept before shades are."""
_PALETTE = """async ([png, most]) => {
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
    const apart = (one, other) => {
        const [red, green, blue] = [16, 8, 0].map((by) => ((one >> by) & 255) - ((other >> by) & 255));
        return 3 * red * red + 4 * green * green + 2 * blue * blue;
    };
    const common = [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([colour]) => colour);
    const kept = common.slice(0, most / 4);
    for (let least = 40000; kept.length < Math.min(most, common.length); least /= 2) {
        for (const colour of common) {
            const near = Math.min(...kept.map((other) => apart(colour, other)));
            if (kept.length < most && near > least - 1) kept.push(colour);
        }
    }
    const nearest = new Map();
    for (const colour of common) {
        const nearer = (best, other, at) => (apart(colour, other) < apart(colour, kept[best]) ? at : best);
        nearest.set(colour, kept.reduce(nearer, 0));
    }
    let dots = "";
    for (let at = 0; at < held.length; at += 4) {
        dots += String.fromCharCode(nearest.get((held[at] << 16) | (held[at + 1] << 8) | held[at + 2]));
    }
    return [canvas.width, canvas.height, kept, btoa(dots)];
}"""


def with_palette(workshop: Page, png: bytes) -> bytes:
    """The picture with few colours; the workshop is a page of a browser."""
    width, height, colours, dots = workshop.evaluate(_PALETTE, [base64.b64encode(png).decode("ascii"), COLOURS])
    held = base64.b64decode(dots)
    rows = b"".join(b"\0" + _in_pairs(held[at * width : (at + 1) * width]) for at in range(height))
    palette = b"".join(colour.to_bytes(3, "big") for colour in colours)
    head = struct.pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )


def _in_pairs(dots: bytes) -> bytes:
    """Two dots in a byte."""
    even = dots + b"\0" * (len(dots) % 2)
    return bytes(left << 4 | right for left, right in zip(even[::2], even[1::2], strict=True))
