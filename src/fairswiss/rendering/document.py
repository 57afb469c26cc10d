"""A document for people, before it is set as plain text or as Markdown: headings, tables, items and lines."""

from typing import NamedTuple


class Heading(NamedTuple):
    """The title of the document, or of a section."""

    text: str
    section: bool = True


class Paragraph(NamedTuple):
    """A sentence or two of running text."""

    text: str


class Column(NamedTuple):
    """The head of a column of a table."""

    title: str
    right: bool = False
    """Numbers stand on the right."""


class Table(NamedTuple):
    """Rows of plain texts under their columns."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]


class Item(NamedTuple):
    """Something that was decided, and what belongs under it."""

    text: str
    under: tuple[str, ...] = ()


class Items(NamedTuple):
    """A list, in its order."""

    items: tuple[Item, ...]


class Lines(NamedTuple):
    """Lines that stay as they are, however long."""

    items: tuple[Item, ...]


Block = Heading | Paragraph | Table | Items | Lines
