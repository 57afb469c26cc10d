"""A sheet of an event before words and layout: what hangs on the wall, lies on the boards or stands on the web.

Its data have no language. Whoever shows it brings the words, by the keys that :class:`Word` and :class:`Column` name.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple, Self

from fairswiss.model.tournament import EventInfo
from fairswiss.rendering import document
from fairswiss.rendering.document import Block, Heading, Item, Lines, Table, link
from fairswiss.rendering.match_cards import LineUpSlip, MatchCard

Words = Callable[[str], str]
"""The text behind a key, in the language of the reader; ``{name}`` in it is filled in."""
_NOTHING: Mapping[str, str] = MappingProxyType({})
MOST_UPRIGHT = 14
"""A table with more columns is printed across."""
MOST_ACROSS, WIDE = 18, 8
"""So is one with at most so many rows and at least so many columns."""


class Word(NamedTuple):
    """A text that depends on the language: its key, and what is filled in."""

    key: str
    fill: Mapping[str, str] = _NOTHING


class Led(str):
    """A cell that leads to the page of a player or of a board, where there is one."""

    __slots__ = ("to",)
    to: tuple[int, ...]
    """The number of a player, or a round and a board."""

    def __new__(cls, text: str, *to: int) -> Self:
        led = super().__new__(cls, text)
        led.to = to
        return led


class Places(NamedTuple):
    """The addresses of the pages about players and boards."""

    player: Callable[[int], str]
    board: Callable[[int, int], str]

    def of(self, cell: str) -> str:
        """The address that a cell leads to, empty if it leads nowhere."""
        if not isinstance(cell, Led):
            return ""
        return self.board(*cell.to) if len(cell.to) > 1 else self.player(*cell.to)


class Joined(NamedTuple):
    """A cell of several pieces, some of which depend on the language."""

    parts: tuple[str | Word, ...]


Cell = str | Word | Joined


class Column(NamedTuple):
    """The head of a column: a word by its key or, where it is the same in every language, a title."""

    word: str = ""
    title: str = ""
    right: bool = False
    """Numbers stand on the right."""
    names: bool = False
    """Says whom or what a line is about, and takes the room that is left."""
    minor: bool = False
    """May be left out on a phone."""
    centred: bool = False


class Slip(NamedTuple):
    """A result slip that two players fill in and sign after their game."""

    board: int
    white: str
    black: str
    white_about: str
    black_about: str
    name: str = ""
    """The board as people call it: its number or, between teams, ``3.2``."""
    white_link: str = ""
    """The address by which White tells the result from a phone; shown as a code."""
    black_link: str = ""


class Card(NamedTuple):
    """A badge that a player wears, or a card that stands on a table."""

    large: str
    above: Cell = ""
    below: Cell = ""
    player: int = 0
    """The pairing number of whoever wears it; 0 on a table."""
    link: str = ""
    """The address of the player; shown as a code."""


class Sheet(NamedTuple):
    """One sheet: a table, or slips, or cards of any kind, or a document in plain words."""

    kind: str
    round: int
    """The round it is of, or after which it is; 0 before the first."""
    info: EventInfo
    day: str = ""
    """Of the round, as 2026-11-07; empty when nobody said it."""
    is_draft: bool = False
    columns: tuple[Column, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    remarks: tuple[Word, ...] = ()
    slips: tuple[Slip, ...] = ()
    cards: tuple[Card, ...] = ()
    match_cards: tuple[MatchCard, ...] = ()
    line_up_slips: tuple[LineUpSlip, ...] = ()
    told: tuple[Block, ...] = ()
    """An explanation, which is in English whatever the language of the rest."""
    names: tuple[str, ...] = ()
    """Of the people in that explanation."""
    text: str = ""
    """The organiser's own words."""
    why: str = ""
    """The address where everyone can ask about their board; shown as a code."""

    @property
    def has_codes(self) -> bool:
        """True if slips carry codes for phones."""
        return any(slip.white_link for slip in self.slips)

    @property
    def is_across(self) -> bool:
        """True if landscape paper suits it: many columns, or a few wide rows, which then have larger letters."""
        few = 0 < len(self.rows) <= MOST_ACROSS and len(self.columns) >= WIDE
        return few or len(self.columns) > MOST_UPRIGHT


def text_of(cell: Cell, words: Words) -> str:
    if isinstance(cell, str):
        return cell
    if isinstance(cell, Joined):
        return "".join([text_of(part, words) for part in cell.parts])
    text = words(cell.key)
    return text.format_map(cell.fill) if cell.fill else text


def title_of(sheet: Sheet, words: Words) -> str:
    key = f"sheet.{sheet.kind}" if sheet.round else f"sheet.{sheet.kind}.before"
    return text_of(Word(key, {"round": str(sheet.round)}), words)


def head_of(column: Column, words: Words) -> str:
    return words(column.word) if column.word else column.title


def body_of(sheet: Sheet, words: Words, places: Places | None = None) -> Iterable[Block]:
    """Everything below the title; names and boards lead to their places, if there are any."""

    def shown(cell: Cell) -> str:
        text = text_of(cell, words)
        address = places.of(text) if places else ""
        return link(text, address) if address else text

    if sheet.told:
        yield from (block for block in sheet.told if not isinstance(block, Heading) or block.section)
    if sheet.columns:
        heads = tuple(document.Column(head_of(c, words), c.right, c.names, centred=c.centred) for c in sheet.columns)
        yield Table(heads, tuple(tuple(map(shown, row)) for row in sheet.rows))
    if sheet.remarks:
        yield Lines(tuple(Item(text_of(remark, words)) for remark in sheet.remarks))
