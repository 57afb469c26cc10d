"""The few shapes that pictures are made of, as SVG.

Shapes have classes, and are drawn in the colour of the text: so a picture fits into any page, light or dark, and needs
no style of its own. Whatever people typed is escaped.
"""

import re
from html import escape

_NOT_IN_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_CHARACTER = 7
"""About as wide as a character of a label."""
_SMALL = 6.5
"""And one of a small label."""
_PIP = 11.5
"""And the sign of a colour in it."""


def text_of(text: str) -> str:
    """Text as it may stand in a picture, in an attribute too."""
    return escape(_NOT_IN_XML.sub("", text))


def wide(text: str) -> int:
    """About how wide a label is."""
    return _CHARACTER * len(text)


def said(x: int, y: int, text: str, kind: str = "", anchor: str = "", most: int = 0) -> str:
    """A label; ``anchor`` is ``middle`` or ``end`` where it does not begin at the point; at most so wide, if stated."""
    at = f' text-anchor="{anchor}"' if anchor else ""
    at += f' textLength="{most}" lengthAdjust="spacingAndGlyphs"' if 0 < most < _width(text) else ""
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}"{at}{named} fill="currentColor" stroke="none">{text_of(text)}</text>'


def _width(text: str) -> float:
    """Roughly, in small type."""
    return sum(_PIP if letter in "□■" else _SMALL for letter in text)


def box(x: int, y: int, width: int, height: int, kind: str, corner: int = 6) -> str:
    """A frame with round corners."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}" class="{kind}"/>'


def disc(x: int, y: int, letter: str, filled: bool, kind: str) -> str:
    """The end of a line with a letter in it, hollow for White and filled for Black; pages show the letter."""
    fill = ' fill="currentColor"' if filled else ""
    inside = ' fill="none"' if filled else ' fill="currentColor"'
    return (
        f'<g class="{kind}"><circle cx="{x}" cy="{y}" r="7"{fill}/>'
        f'<text x="{x}" y="{y + 4}" text-anchor="middle" font-size="10" stroke="none"{inside}>{letter}</text></g>'
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
