"""A document for people, before it is set as plain text, Markdown or a page: headings, tables, items and lines."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple, Self

_OPEN, _TO, _CLOSE = "\x02", "\x1f", "\x03"
_LINK = re.compile(f"{_OPEN}([^{_TO}]*){_TO}([^{_CLOSE}]*){_CLOSE}")
_UNSEEN = re.compile(f"{_OPEN}[^{_TO}]*{_TO}|{_CLOSE}")


def link(words: str, address: str) -> str:
    """Words inside a text that lead somewhere. Names are rid of control characters, so none can pretend to be one."""
    return f"{_OPEN}{address}{_TO}{words}{_CLOSE}"


def is_linked(text: str) -> bool:
    """True if some words of a text lead somewhere."""
    return _OPEN in text


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """A text in its order as words and where they lead, which is empty for most."""
    end = 0
    for found in _LINK.finditer(text) if is_linked(text) else ():
        yield text[end : found.start()], ""
        yield found[2], found[1]
        end = found.end()
    yield text[end:], ""


def plain(text: str) -> str:
    """The words alone, also of a piece that ends inside a link."""
    return _UNSEEN.sub("", text)


class Marked(str):
    """A text with what only a page can show of it. Every other form takes it for the plain text it is."""

    __slots__ = ("hint", "kind", "link", "parts")
    kind: str
    """The meaning: ``win``, ``draw``, ``loss``, ``unplayed``; ``fs-aside`` for text that only a screen needs."""
    parts: tuple[tuple[str, str], ...]
    """The text in pieces, each with its kind (``white``, ``black``, ``result``) or none."""
    hint: str
    """The same in full, for whoever points at it."""
    link: str
    """The anchor of the heading it leads to."""

    def __new__(
        cls, text: str, kind: str = "", parts: tuple[tuple[str, str], ...] = (), hint: str = "", link: str = ""
    ) -> Self:
        marked = super().__new__(cls, text)
        marked.kind, marked.parts, marked.hint, marked.link = kind, parts, hint, link
        return marked


class Heading(NamedTuple):
    """The title of the document, or of a section."""

    text: str
    section: bool = True
    anchor: str = ""
    """The target of links; empty if there are none."""


class Paragraph(NamedTuple):
    """A sentence or two of running text."""

    text: str
    anchor: str = ""


class Column(NamedTuple):
    """The head of a column of a table."""

    title: str
    right: bool = False
    """Numbers stand on the right."""
    names: bool = False
    """Its cells say whom or what a line is about; where no column does, the first one is taken for it."""
    about: str = ""
    """The title in full, where that is an abbreviation."""
    centred: bool = False
    """On paper alone."""


class Table(NamedTuple):
    """Rows of plain texts under their columns."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]


class Drawing(NamedTuple):
    """A picture; where nothing can be drawn, the table that says the same."""

    svg: str
    table: Table


class Figure(NamedTuple):
    """A chart with the table behind it, which is folded on a page; where nothing can be drawn, the table alone."""

    svg: str
    """In the colours of a page; empty where the plotting library is not installed."""
    about: str
    """The picture in words."""
    summary: str
    """The title of the fold with the table."""
    table: Table
    small: bool = False


class Item(NamedTuple):
    """Something that was decided, and what belongs under it."""

    text: str
    under: tuple[str, ...] = ()
    anchor: str = ""
    """The target of links and pictures; empty if there are none."""


class Items(NamedTuple):
    """A list, in its order."""

    items: tuple[Item, ...]


class Lines(NamedTuple):
    """Lines that stay as they are, however long."""

    items: tuple[Item, ...]


class Fold(NamedTuple):
    """Blocks that a page shows when its title is opened; elsewhere they are a section of that title."""

    title: str
    blocks: "tuple[Flat, ...]"


Flat = Heading | Paragraph | Table | Items | Lines
Block = Flat | Fold | Drawing | Figure


def unfolded(blocks: Iterable[Block]) -> Iterator[Flat]:
    """The blocks where nothing can be folded or drawn: a title as a heading, its blocks below it; tables."""
    for block in blocks:
        if isinstance(block, Fold):
            yield Heading(block.title)
            yield from block.blocks
        elif isinstance(block, Drawing | Figure):
            yield block.table
        else:
            yield block
