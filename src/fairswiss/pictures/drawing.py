"""Charts drawn by the plotting library: SVG for pages and paper, PNG for messengers. Nothing is fetched."""

import re
from collections.abc import Mapping
from typing import Any

from fairswiss.language import gettext
from fairswiss.model.errors import FairswissError
from fairswiss.model.extras import optional
from fairswiss.rendering.svg import text_of

_ROOT = re.compile(r'<svg [^>]*viewBox="(?P<box>[^"]*)"[^>]*>')
_NEEDLESS = re.compile(
    r' (?:role="graphics-[a-z]+"|aria-roledescription="[^"]*"|aria-hidden="true"|aria-label="[^"]*"'
    r'|pointer-events="none"|opacity="1"|class="[^"]*"|fill-opacity="1")'
)
_EMPTY = re.compile(r'<path(?: aria-hidden="true")? d="(?:M0,0h0v0h0Z)?"[^>]*/>')
_LONG = re.compile(r"(\d+\.\d)\d{2,}")
_LINES = re.compile(
    r'<g transform="translate\(0,0\)"><path class="background"[^>]*/><g><g class="mark-line role-mark marks"[^>]*>'
    r'(<path [^>]*/>)</g></g><path class="foreground"[^>]*/></g>'
)
"""A line of a chart that has one for each player."""


def svg(spec: Mapping[str, Any], title: str, about: str) -> str:
    """The chart as an SVG with a title and a description for screen readers; it scales with the page."""
    return _titled(_drawn(spec), title, about)


def png(drawn: str, scale: float = 2) -> bytes:
    """An SVG, with its colours written out, as pixels."""
    with optional():
        import vl_convert

    pixels: bytes = vl_convert.svg_to_png(drawn, scale=scale)
    return pixels


def one_by_one(spec: Mapping[str, Any]) -> tuple[str, list[str], str]:
    """A chart of many lines, apart: the frame before the lines, each line, and the frame after them.

    A thousand small pictures that differ by a line are drawn as one, in the time of one.
    """
    drawn = _drawn(spec)
    found = list(_LINES.finditer(drawn))
    if not found:
        return "", [], ""
    return drawn[: found[0].start()], [line[1] for line in found], drawn[found[-1].end() :]


def framed(before: str, line: str, after: str, title: str, about: str) -> str:
    """One of those pictures."""
    return _titled(f"{before}{line}{after}", title, about)


def _drawn(spec: Mapping[str, Any]) -> str:
    with optional():
        import vl_convert

    try:
        drawn: str = vl_convert.vegalite_to_svg(dict(spec), allowed_base_urls=[])
    except ValueError as error:
        raise FairswissError(
            gettext("The picture could not be drawn: {reason}.", reason=str(error)[:200]), code="picture-failed"
        ) from error
    return drawn


def _titled(drawn: str, title: str, about: str) -> str:
    """Without what only its maker needs; one image to a screen reader, with a title and a description."""
    root = _ROOT.search(drawn)
    assert root is not None
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{root["box"]}">'
        f"<title>{text_of(title)}</title><desc>{text_of(about)}</desc>"
    )
    inside = _EMPTY.sub("", _NEEDLESS.sub("", drawn[root.end() :]))
    return head + _LONG.sub(r"\1", inside)
