"""The tables: boards, the columns of a score group, the published list."""

import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import zip_longest

from fairswiss.formats import spreadsheets
from fairswiss.formats.spreadsheets import write_csv
from fairswiss.kernel.edition import Columns, Pairing
from fairswiss.model.points import format_points
from fairswiss.rendering.book import Book, Labels, aro
from fairswiss.rendering.citing import cite
from fairswiss.rendering.document import Column, Table
from fairswiss.rendering.names import clean
from fairswiss.rendering.pips import pips
from fairswiss.rendering.telling import message_text
from fairswiss.rendering.words import WORDS, letters, phrase
from fairswiss.rules import edition
from fairswiss.why import CardFact, CardLine, ColumnOrder, GroupTrace, Law, PublishedList, steps


def boards(book: Book, pairing: Pairing) -> Table:
    """Board, white, black, with the points of both when they are known; the bye at the end."""
    everybody = [number for pair in pairing.pairs for number in (pair.white, pair.black)]
    everybody += [number for number in (pairing.bye, pairing.resting) if number is not None]
    name = aligned(book, everybody)
    rows = [
        (str(p.board), name(p.white), book.points(p.white), name(p.black), book.points(p.black)) for p in pairing.pairs
    ]
    if pairing.bye is not None:
        rows.append((phrase("column.bye"), name(pairing.bye), book.points(pairing.bye), "", ""))
    if pairing.resting is not None:
        rows.append((phrase("column.rests"), name(pairing.resting), book.points(pairing.resting), "", ""))
    points = Column(phrase("column.points"), right=True)
    board, white, black = (Column(phrase(f"column.{n}"), n == "board") for n in ("board", "white", "black"))
    if book.cards or book.people:
        return Table((board, white, points, black, points), tuple(rows))
    return Table((board, white, black), tuple((row[0], row[1], row[3]) for row in rows))


def aligned(book: Book, numbers: Iterable[int]) -> Callable[[int], str]:
    """Calls players ``12 Name``, the numbers filled up to the longest among these players."""
    digits = len(str(max(numbers, default=0)))
    return lambda number: " " * (digits - len(str(number))) + book.label(number)


def side_by_side(book: Book, name: Callable[[int], str], sides: Sequence[tuple[str, tuple[int, ...]]]) -> Table:
    """Players under the words of their titles, each with the facts that the edition looks at in a group."""
    facts = [fact for fact in book.looked_at if fact not in _OF_THE_LIST]
    shown = [_cell(book, fact) for fact in facts]
    headings = [_column(book, fact) for fact in facts]
    columns: list[Column] = []
    for title, _ in sides:
        columns += [Column("")] if columns else []
        columns += [Column(phrase(title)), *headings]
    rows = []
    for row in zip_longest(*(numbers for _, numbers in sides)):
        cells: list[str] = []
        for number in row:
            cells += [""] if cells else []
            card = None if number is None else book.cards[number]
            cells += [name(card.number), *[cell(card) for cell in shown]] if card else [""] * (len(facts) + 1)
        rows.append(tuple(cells))
    return Table(tuple(columns), tuple(rows))


def subgroups(book: Book, group: GroupTrace) -> list[Table]:
    """The players of a group as the edition orders them: due white beside due black, those without under them."""
    by_number = any(isinstance(one, steps.Columns) and one.order is not ColumnOrder.RATING for one in group.steps)
    title = "column.due.b.number" if by_number else "column.due.b"
    whites, blacks, neither = ("column.due.w", group.whites), (title, group.blacks), group.neither
    together = [[whites, blacks]] if group.whites and group.blacks else [[whites], [blacks]]
    there = [sides for sides in (*together, [("column.due.", neither)]) if sides[0][1]]
    return [side_by_side(book, aligned(book, group.players), sides) for sides in there]


def members(book: Book, group: GroupTrace) -> list[Table]:
    """The players of a group by number, whatever colour is due to them."""
    return (
        [side_by_side(book, aligned(book, group.players), [("column.player", group.players)])] if group.players else []
    )


def yes(flag: bool) -> str:
    return phrase("yes") if flag else phrase("no")


def facts_of_list(cards: PublishedList) -> Columns:
    """The columns of its edition; before the first game there are only ratings to show."""
    return edition(cards.system).columns if any(card.colours for card in cards) else {CardFact.RATING: ""}


def published(book: Book, cards: PublishedList) -> Table:
    """The list that players need to work out the pairings."""
    facts = facts_of_list(cards)
    shown = [_cell(book, fact) for fact in facts]
    digits = max((len(str(card.number)) for card in cards), default=0)
    scores = any(card.score != card.points for card in cards)
    names = ["rank", "player", "points", *(["score"] if scores else [])]
    rows = [
        (
            str(rank),
            phrase("player", number=f"{card.number:>{digits}}", name=clean(card.name)),
            format_points(card.points),
            *([format_points(card.score)] if scores else []),
            *(cell(card) for cell in shown),
        )
        for rank, card in enumerate(cards, 1)
    ]
    columns = [Column(phrase(f"column.{name}"), name != "player", name == "player") for name in names]
    return Table((*columns, *(_column(book, fact) for fact in facts)), tuple(rows))


def legend(book: Book, facts: Columns) -> str:
    """The meaning of the columns that need to be explained."""
    law = Law(book.system)
    said = (_meaning(book, fact, cite(law(article))) for fact, article in facts.items())
    return " ".join(filter(None, said))


def _meaning(book: Book, fact: CardFact | str, article: str) -> str:
    if isinstance(fact, CardFact):
        words = f"legend.{fact.value}"
        return phrase(words, article=article) if words in WORDS else ""
    own = book.own_columns[fact].legend
    return message_text(Labels(book), own, article=article) if own else ""


def _column(book: Book, fact: CardFact | str) -> Column:
    if isinstance(fact, CardFact):
        return Column(phrase(f"column.{fact.value}"), right=fact not in _LEFT)
    own = book.own_columns[fact]
    return Column(message_text(Labels(book), own.heading), right=not own.of_words)


def _cell(book: Book, fact: CardFact | str) -> Callable[[CardLine], str]:
    return _CELLS[fact] if isinstance(fact, CardFact) else lambda card: book.figure(card, fact)


def preference(card: CardLine) -> str:
    """``W absolute``, ``B strong``, ``W mild``, ``-``."""
    if not card.strength:
        return "-"
    return phrase("cell.preference", letter=letters(card.due), strength=phrase(f"strength.{card.strength}"))


def floats(card: CardLine) -> str:
    """The floats of the previous round and the one before; nothing when there are none."""
    found = [phrase(f"cell.float.{float_}") for float_ in card.floats]
    return " ".join(found if card.floats[1] else found[:1] if card.floats[0] else [])


_CELLS: dict[CardFact, Callable[[CardLine], str]] = {
    CardFact.RATING: lambda card: str(card.rating),
    CardFact.ARO: lambda card: aro(card.aro_tenths),
    CardFact.DUE: lambda card: letters(card.due) or "-",
    CardFact.CHANGES: lambda card: yes(card.may_change_colour),
    CardFact.UPFLOATS: lambda card: yes(card.may_upfloat),
    CardFact.TIMES_UP: lambda card: "" if card.times_up is None else str(card.times_up),
    CardFact.PREFERENCE: preference,
    CardFact.FLOATS: floats,
    CardFact.COLOURS: lambda card: pips(card.colours),
    CardFact.OPPONENTS: lambda card: " ".join(map(str, card.opponents)),
}
_OF_THE_LIST = (CardFact.DUE, CardFact.COLOURS, CardFact.OPPONENTS)
"""Facts that tables of a group do not repeat."""
_LEFT = (*_OF_THE_LIST, CardFact.PREFERENCE, CardFact.FLOATS)
"""Columns of words and letters; numbers and flags stand on the right."""


def as_csv(table: Table) -> str:
    """The table for spreadsheets; what one would take for a formula is marked as text."""
    return write_csv([column.title for column in table.columns], table.rows)


_NUMBER = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?")


def as_sheet(title: str, table: Table) -> spreadsheets.Sheet:
    """The table for a workbook: what stands on the right are numbers, shown with the decimals they have."""
    heads = [column.title for column in table.columns]
    rows = [
        tuple(_value(cell) if column.right else cell for column, cell in zip(table.columns, row, strict=True))
        for row in table.rows
    ]
    decimals = [
        max((len(row[at].partition(".")[2]) for row in table.rows), default=0) if column.right else None
        for at, column in enumerate(table.columns)
    ]
    frozen = next((at for at, column in enumerate(table.columns, 1) if column.names), 0)
    return spreadsheets.Sheet(title, heads, rows, decimals, frozen)


def _value(text: str) -> spreadsheets.Value:
    return Fraction(text) if _NUMBER.fullmatch(text) else text
