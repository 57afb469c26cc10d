"""The few shapes that pictures are made of, as SVG.

Shapes have classes, and are drawn in the colour of the text: so a picture fits into any page, light or dark, and needs
no style of its own. Whatever people typed is escaped.
"""

import re
from html import escape

from fairswiss.rendering.pips import BLACK, GROUNDS, RUN, WHITE

_NOT_IN_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_CHARACTER = 7
"""About as wide as a character of a label."""
_SMALL = 6.5
"""And one of a small label."""
_THIN, _THINNER = 3.5, "fijlrt.,:;' "
"""And one of the thinner letters, or a space."""
_BROAD, _BROADER = 10, "mwMWОМШЩЖΩ…"
"""And one of the broader ones."""
_PIP = 12
"""And the square of a colour in it."""
_SIDE = 8
"""Of such a square."""


def text_of(text: str) -> str:
    """Text as it may stand in a picture, in an attribute too."""
    return escape(_NOT_IN_XML.sub("", text))


def wide(text: str) -> int:
    """About how wide a label is."""
    return _CHARACTER * len(text)


def said(x: int, y: int, text: str, kind: str = "", anchor: str = "", most: int = 0) -> str:
    """A label; ``anchor`` is ``middle`` or ``end`` where it does not begin at the point; at most so wide, if stated."""
    at = f' text-anchor="{anchor}"' if anchor else ""
    at += _as_wide_as(most) if 0 < most < _SMALL * len(text) else ""
    return _label(x, y, text, at, kind)


def said_with_pips(x: float, y: int, text: str, kind: str, most: int) -> str:
    """A label with squares of colours, drawn beside the words: no type has them white and black on any ground."""
    pieces = RUN.split(text)
    scale = min(1.0, most / max(1, sum(map(_width, pieces))))
    found = []
    for at, piece in enumerate(pieces, 1):
        width = scale * _width(piece)
        if RUN.match(piece):
            found.append(_squares(x, y, piece, width))
        elif piece:
            is_fixed = scale < 1 or at < len(pieces)
            before, words = len(piece) - len(piece.lstrip()), piece.strip()
            fixed = _as_wide_as(scale * _width(words)) if is_fixed and words else ""
            found.append(_label(x + scale * _THIN * before, y, words, fixed, kind))
        x += width
    return "".join(found)


def _label(x: float, y: int, text: str, more: str, kind: str) -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y}"{more}{named} fill="currentColor" stroke="none">{text_of(text)}</text>'


def _as_wide_as(width: float) -> str:
    return f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"'


def _squares(x: float, y: int, run: str, width: float) -> str:
    """Squares in a row; the signs are below them, unseen, for those who have the picture read aloud."""
    step = width / len(run)
    side = min(_SIDE, step - 2)
    drawn = "".join(
        f'<rect x="{x + at * step:g}" y="{y - _SIDE}" width="{side:g}" height="{_SIDE}" rx="1" fill="{GROUNDS[sign]}" '
        'stroke="currentColor" stroke-width="1" stroke-dasharray="none"/>'
        for at, sign in enumerate(run)
    )
    return f'<g class="fs-pips"><text x="{x:g}" y="{y}" fill="none" stroke="none">{run}</text>{drawn}</g>'


def _width(text: str) -> float:
    """Roughly, in small type."""
    return sum(
        _PIP if letter in GROUNDS else _THIN if letter in _THINNER else _BROAD if letter in _BROADER else _SMALL
        for letter in text
    )


def box(x: int, y: int, width: int, height: int, kind: str, corner: int = 6) -> str:
    """A frame with round corners."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}" class="{kind}"/>'


def disc(x: int, y: int, letter: str, filled: bool, kind: str) -> str:
    """The end of a line with a letter in it, white for White and black for Black."""
    ground, ink = (GROUNDS[sign] for sign in ((BLACK, WHITE) if filled else (WHITE, BLACK)))
    return (
        f'<g class="{kind}"><circle cx="{x}" cy="{y}" r="7" fill="{ground}"/>'
        f'<text x="{x}" y="{y + 4}" text-anchor="middle" font-size="10" stroke="none" fill="{ink}">{letter}</text></g>'
    )


def line(path: str, kind: str) -> str:
    """A line along a path."""
    return f'<path d="{path}" class="{kind}"/>'


def head(x: int, y: int, way: str, kind: str) -> str:
    """The head of an arrow that ends there; ``way`` is one of the letters of a compass."""
    shapes = {"e": "l-8,-4.5v9z", "w": "l8,-4.5v9z", "s": "l-4.5,-8h9z", "n": "l-4.5,8h9z"}
    return f'<path d="M{x},{y}{shapes[way]}" class="{kind}" fill="currentColor" stroke="none"/>'


def linked(content: str, address: str, words: str, kind: str = "") -> str:
    """Shapes that lead somewhere; the words are what pointing at them shows."""
    named = f' class="{kind}"' if kind else ""
    title = f"<title>{text_of(words)}</title>" if words else ""
    if not address:
        return f"<g{named}>{title}{content}</g>"
    return f'<a href="{text_of(address)}"{named}>{title}{content}</a>'


def picture(name: str, width: int, height: int, title: str, description: str, content: str) -> str:
    """A picture that says what it is; ``name`` tells it from the others of a page."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="fs-picture" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="group" aria-labelledby="{name}-title" aria-describedby="{name}-about" fill="none" '
        f'stroke="currentColor" font-family="sans-serif" font-size="13"><title id="{name}-title">{text_of(title)}'
        f'</title><desc id="{name}-about">{text_of(description)}</desc>{content}</svg>'
    )
