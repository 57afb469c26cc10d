"""The tables: boards, the columns of a score group, the published list."""

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest

from fairswiss.kernel.edition import Pairing
from fairswiss.model.points import format_points
from fairswiss.rendering.book import Book, aro
from fairswiss.rendering.document import Column, Table
from fairswiss.rendering.names import clean
from fairswiss.rendering.words import letters, phrase
from fairswiss.why import CardLine, GroupTrace


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


def subgroups(book: Book, group: GroupTrace) -> list[Table]:
    """The players of a group as the edition orders them: due white beside due black, those without under them."""
    name = aligned(book, group.players)
    tables = []
    if group.whites and group.blacks:
        nobody = ("",) * 5
        rows = [
            (*(_flags(book, name, white) if white else nobody), "", *(_flags(book, name, black) if black else nobody))
            for white, black in zip_longest(group.whites, group.blacks)
        ]
        tables.append(Table((*_flag_columns("w"), Column(""), *_flag_columns("b")), tuple(rows)))
    alone = [("w", group.whites), ("b", group.blacks)] if not tables else []
    for due, side in [*alone, ("", group.neither)]:
        if side:
            tables.append(Table(_flag_columns(due), tuple(_flags(book, name, player) for player in side)))
    return tables


def _flag_columns(due: str) -> tuple[Column, ...]:
    r, aros, c, u = (Column(phrase(f"column.{n}"), right=True) for n in ("r", "aro", "c", "u"))
    return Column(phrase(f"column.due.{due}")), r, aros, c, u


def _flags(book: Book, name: Callable[[int], str], number: int) -> tuple[str, ...]:
    card = book.cards[number]
    return name(number), str(card.rating), aro(card.aro_tenths), yes(card.may_change_colour), yes(card.may_upfloat)


def yes(flag: bool) -> str:
    """Yes or no."""
    return phrase("yes") if flag else phrase("no")


def published(cards: Sequence[CardLine]) -> Table:
    """The list players need to work out the pairings: everything article 9 of Dubov wants them to know."""
    accelerated = any(card.score != card.points for card in cards)
    digits = max((len(str(card.number)) for card in cards), default=0)
    names = ["rank", "player", "points", "score", "r", "aro", "due", "c", "u", "colours", "opponents"]
    rows: list[tuple[str, ...]] = [
        (
            str(rank),
            phrase("player", number=f"{card.number:>{digits}}", name=clean(card.name)),
            format_points(card.points),
            format_points(card.score),
            str(card.rating),
            aro(card.aro_tenths),
            letters(card.due) or "-",
            yes(card.may_change_colour),
            yes(card.may_upfloat),
            letters(card.colours),
            " ".join(map(str, card.opponents)),
        )
        for rank, card in enumerate(cards, 1)
    ]
    left = ("player", "due", "colours", "opponents")
    columns = [Column(phrase(f"column.{name}"), name not in left, name == "player") for name in names]
    if not accelerated:
        del columns[3]
        rows = [row[:3] + row[4:] for row in rows]
    return Table(tuple(columns), tuple(rows))


def published_grades(cards: Sequence[CardLine]) -> Table:
    """The list for systems with grades of preference and floats; before the first game there are ratings to show."""
    digits = max((len(str(card.number)) for card in cards), default=0)
    hidden = {"r"} if any(card.strength for card in cards) else {"preference", "floats", "colours", "opponents"}
    if all(card.score == card.points for card in cards):
        hidden.add("score")
    rows = [
        {
            "rank": str(rank),
            "player": phrase("player", number=f"{card.number:>{digits}}", name=clean(card.name)),
            "points": format_points(card.points),
            "score": format_points(card.score),
            "r": str(card.rating),
            "preference": preference(card),
            "floats": floats(card),
            "colours": letters(card.colours),
            "opponents": " ".join(map(str, card.opponents)),
        }
        for rank, card in enumerate(cards, 1)
    ]
    shown = [name for name in rows[0] if name not in hidden]
    right = ("rank", "points", "score", "r")
    columns = tuple(Column(phrase(f"column.{name}"), name in right, name == "player") for name in shown)
    return Table(columns, tuple(tuple(row[name] for name in shown) for row in rows))


def preference(card: CardLine) -> str:
    """``W absolute``, ``B strong``, ``w mild``, ``-``."""
    if not card.strength:
        return "-"
    letter = letters(card.due).lower() if card.strength == "mild" else letters(card.due)
    return phrase("cell.preference", letter=letter, strength=phrase(f"strength.{card.strength}"))


def floats(card: CardLine) -> str:
    """The floats of the previous round and the one before; nothing when there are none."""
    found = [phrase(f"cell.float.{float_}") for float_ in card.floats]
    return " ".join(found if card.floats[1] else found[:1] if card.floats[0] else [])
