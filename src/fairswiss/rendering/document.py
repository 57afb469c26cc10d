"""A document for people, before it is set as plain text, Markdown or a page: headings, tables, items and lines."""

from typing import NamedTuple, Self


class Marked(str):
    """A text with what only a page can show of it. Every other form takes it for the plain text it is."""

    __slots__ = ("hint", "kind", "link", "parts")
    kind: str
    """What it stands for: ``win``, ``draw``, ``loss``, ``unplayed``; ``fs-aside`` for what only a screen needs."""
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
    """What links lead to; empty when none do."""


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


class Item(NamedTuple):
    """Something that was decided, and what belongs under it."""

    text: str
    under: tuple[str, ...] = ()
    anchor: str = ""
    """What links and pictures lead to; empty when none do."""


class Items(NamedTuple):
    """A list, in its order."""

    items: tuple[Item, ...]


class Lines(NamedTuple):
    """Lines that stay as they are, however long."""

    items: tuple[Item, ...]


Block = Heading | Paragraph | Table | Items | Lines
