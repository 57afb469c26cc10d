"""Pictures of an explanation: each score group or bracket as columns of players with lines for the pairs.

White's end of a line is white and Black's black; arrows beside a player say where he comes from or goes to; the
numbers on the picture are articles, and lead to the sentences that cite them.
"""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import NamedTuple

from fairswiss.kernel.edition import Pair
from fairswiss.model.points import format_points
from fairswiss.model.rounds import seats_of
from fairswiss.rendering.book import Book, aro
from fairswiss.rendering.citing import article_text
from fairswiss.rendering.drawing_words import drawing_phrase, number_of
from fairswiss.rendering.names import shortened
from fairswiss.rendering.pips import GROUNDS, pips
from fairswiss.rendering.stages import Change, Mark, Meeting, Move, Stage, Way
from fairswiss.rendering.svg import box, disc, head, line, linked, picture, said, wide
from fairswiss.rendering.tables import preference
from fairswiss.why import CardFact, CardLine

_WIDTH, _HEIGHT, _PITCH = 280, 42, 52
"""Of a player's box, and from one box to the next."""
_GAP = 230
_STUB = 84
"""The length of the straight ends of a line, so that the marks on it stay beside their players."""
_MARGIN = 128
"""Beside a column where somebody comes or goes."""
_NARROW = 10
_TITLE = 30
_MARK = 18
_NAME = 24


class Addresses(NamedTuple):
    """The link targets of the parts of a picture; none by default."""

    player: Callable[[int], str] = lambda number: ""
    board: Callable[[int], str] = lambda number: ""


NOWHERE = Addresses()


class Seat(NamedTuple):
    """The position of a player's box: its column and its middle."""

    column: int
    x: int
    y: int

    @property
    def inner(self) -> int:
        """The edge that faces the other column."""
        return self.x + _WIDTH if self.column == 0 else self.x

    @property
    def outer(self) -> int:
        """The edge away from it."""
        return self.x if self.column == 0 else self.x + _WIDTH

    @property
    def inward(self) -> int:
        """1 where the other column is on the right."""
        return 1 if self.column == 0 else -1


def drawn(book: Book, stage: Stage, name: str, addresses: Addresses = NOWHERE) -> str:
    """The picture of a stage as SVG; ``name`` tells it from others on a page. Empty when there is nothing to see."""
    if not stage.lanes:
        return ""
    return _Drawing(book, stage, addresses).svg(name)


class _Drawing:
    def __init__(self, book: Book, stage: Stage, addresses: Addresses) -> None:
        self.book, self.stage, self.addresses = book, stage, addresses
        moving = {move.player for move in stage.moves}
        self.two = any(lane.right or lane.titles[1] or lane.changes for lane in stage.lanes)
        left = any(player in moving for lane in stage.lanes for player in lane.left)
        right = any(player in moving for lane in stage.lanes for player in lane.right)
        first = _MARGIN if left else _NARROW
        self.columns = (first, first + _WIDTH + _GAP)
        self.width = first + _WIDTH + (_GAP + _WIDTH if self.two else 0) + (_MARGIN if right else _NARROW)
        self.seats: dict[int, Seat] = {}
        self.height = 0

    def svg(self, name: str) -> str:
        boxes = [*self._strip(), *self._lanes()]
        lines = [self._line(meeting) for meeting in self.stage.meetings]
        marks = [part for meeting in self.stage.meetings for part in self._ends(meeting)]
        arrows = [part for move in self.stage.moves for part in self._move(move)]
        count, pairs = number_of("players", len(self.seats)), number_of("pairs", len(self.stage.meetings))
        about = drawing_phrase("description", players=count, pairs=pairs)
        content = "".join((*lines, *boxes, *marks, *arrows))
        return picture(name, self.width, self.height + 14, self.stage.title, about, content)

    # -- what was decided for all, and the columns ---------------------------------------------------------------------

    def _strip(self) -> Iterator[str]:
        """The articles that concern the group as a whole, above everything else."""
        x, y = self.columns[0], 4
        for mark in self.stage.marks:
            width = mark_width(mark)
            if x > self.columns[0] and x + width > self.width - _NARROW:
                x, y = self.columns[0], y + _MARK + 6
            yield _mark(x, y, mark)
            x += width + 6
        self.height = y + _MARK + 4 if self.stage.marks else 0

    def _lanes(self) -> Iterator[str]:
        for lane in self.stage.lanes:
            self.height += _TITLE if any(lane.titles) else 6
            for x, title in zip(self.columns, lane.titles, strict=True):
                if title:
                    yield said(x, self.height - 9, title, "fs-column")
            for change in lane.changes:
                yield from self._change(change)
            for row in zip_longest(lane.left, lane.right):
                for column, player in enumerate(row):
                    if player is not None:
                        seat = Seat(column, self.columns[column], self.height + _PITCH // 2)
                        self.seats[player] = seat
                        yield self._player(player, seat, "fs-player")
                self.height += _PITCH if any(player is not None for player in row) else 0

    def _player(self, player: int, seat: Seat, kind: str) -> str:
        card = self.book.cards.get(player)
        name = self.book.name(player)
        x, y = seat.x, seat.y
        parts = [box(x, y - _HEIGHT // 2, _WIDTH, _HEIGHT, "fs-box"), said(x + 31, y - 3, str(player), "fs-number")]
        parts.append(said(x + 37 + 8 * len(str(player)), y - 3, shortened(name, _NAME - len(str(player))), "fs-name"))
        if card:
            facts = said(x + 31, y + 14, known(self.book, card), "fs-known", most=_WIDTH - 40)
            parts += [*_due(x + 18, y - 8, card.due), facts]
        return linked("".join(parts), self.addresses.player(player), self.book.known(player), kind)

    def _change(self, change: Change) -> Iterator[str]:
        """The players who change columns, drawn from one to the other; exchanges, drawn both ways."""
        y = self.height + _PITCH // 2
        here, there = (Seat(column, self.columns[column], y) for column in (1 - change.to, change.to))
        yield self._player(change.player, here, "fs-player fs-before")
        start, end = here.inner + 6 * here.inward, there.inner - 6 * here.inward
        yield line(f"M{start},{y}H{end}", "fs-change")
        yield head(end, y, "e" if here.inward == 1 else "w", "fs-change")
        if change.other is None:
            yield said(there.inner - 12 * here.inward, y - 8, str(change.player), "fs-number", _away(here))
        else:
            yield self._player(change.other, there, "fs-player fs-before")
            yield head(start, y, "w" if here.inward == 1 else "e", "fs-change")
        yield _mark((start + end - mark_width(change.mark)) // 2, y - _MARK // 2, change.mark)
        self.height += _PITCH

    # -- who meets whom ------------------------------------------------------------------------------------------------

    def _seated(self, pair: Pair) -> tuple[int, int]:
        """The two from left to right, or from the top."""
        one, other = sorted(seats_of(pair), key=lambda player: self.seats[player][::2])
        return one, other

    def _line(self, meeting: Meeting) -> str:
        start, end = (self.seats[player] for player in self._seated(meeting.pair))
        a, b = start.inner, end.inner
        bend, turn = a + _STUB * start.inward, b + _STUB * end.inward
        if start.column == end.column:
            far = bend + 26 * start.inward
            path = f"M{a},{start.y}H{bend}C{far},{start.y} {far},{end.y} {turn},{end.y}H{b}"
        else:
            path = f"M{a},{start.y}H{bend}L{turn},{end.y}H{b}"
        return line(path, "fs-pair")

    def _ends(self, meeting: Meeting) -> Iterator[str]:
        """The colours, the board and the articles: those of the pair at one end, those of the colours at the other."""
        pair = meeting.pair
        one, other = self._seated(pair)
        start, end = self.seats[one], self.seats[other]
        a, b = start.inner, end.inner
        for player, seat in ((one, start), (other, end)):
            black = player == pair.black
            yield disc(
                seat.inner,
                seat.y,
                drawing_phrase("due.b" if black else "due.w"),
                black,
                "fs-black" if black else "fs-white",
            )
        yield self._board(pair, start)
        if meeting.mark:
            yield _mark(_beside(a + 12 * start.inward, start, meeting.mark), start.y + 2, meeting.mark)
        yield _mark(_beside(b + 12 * end.inward, end, meeting.colour), end.y - _MARK // 2, meeting.colour, "fs-colour")

    def _board(self, pair: Pair, seat: Seat) -> str:
        words = drawing_phrase(
            "board.link", board=pair.board, white=self.book.label(pair.white), black=self.book.label(pair.black)
        )
        text = drawing_phrase("board", board=pair.board)
        shown = said(seat.inner + 12 * seat.inward, seat.y - 5, text, "fs-board", "" if seat.inward == 1 else "end")
        ends = f' data-white="{pair.white}" data-black="{pair.black}"'
        return f"<g{ends}>{linked(shown, self.addresses.board(pair.board), words, 'fs-to-board')}</g>"

    # -- who comes and goes --------------------------------------------------------------------------------------------

    def _move(self, move: Move) -> Iterator[str]:
        seat = self.seats[move.player]
        away = -seat.inward
        coming = move.way in (Way.FROM_ABOVE, Way.FROM_BELOW)
        y = seat.y + (-9 if coming else 9)
        elbow = seat.outer + 16 * away
        if coming:
            start = y - 18 if move.way is Way.FROM_ABOVE else seat.y + 22
            yield line(f"M{elbow},{start}V{y}H{seat.outer + 3 * away}", "fs-move")
            yield head(seat.outer + 2 * away, y, "e" if seat.inward == 1 else "w", "fs-move")
        else:
            yield line(f"M{seat.outer},{y}H{elbow}V{y + 12}", "fs-move")
            yield head(elbow, y + 16, "s", "fs-move")
        text = drawing_phrase(f"way.{move.way}", score=move.score)
        x = elbow + 6 * away
        yield f'<g data-player="{move.player}" data-way="{move.way}">{said(x, y + 4, text, "fs-way", _away(seat))}</g>'
        if move.mark:
            where = seat.y + 1 if coming else y + 8
            yield _mark(_beside(x, Seat(1 - seat.column, 0, 0), move.mark), where, move.mark)


def _away(seat: Seat) -> str:
    """The alignment of labels on the outer side: up to the column, or from it."""
    return "end" if seat.inward == 1 else ""


def _beside(x: int, seat: Seat, mark: Mark) -> int:
    """The left edge of a mark that lies on the inner side of a point."""
    return x if seat.inward == 1 else x - mark_width(mark)


def _due(x: int, y: int, due: str) -> list[str]:
    """The due colour as a small square, white or black; the words in the box say it too."""
    if not due:
        return [line(f"M{x - 5},{y}h10", "fs-due")]
    ground = GROUNDS[pips(due)]
    return [f'<rect x="{x - 5}" y="{y - 5}" width="10" height="10" class="fs-due" fill="{ground}"/>']


def known(book: Book, card: CardLine) -> str:
    """The facts that decide, short enough for a box."""
    said = (words(card) for fact, words in _KNOWN.items() if fact in book.looked_at)
    return " · ".join((format_points(card.score), *filter(None, said)))


def _floats(card: CardLine) -> str:
    found = [drawing_phrase(f"known.float.{float_}.{ago}") for ago, float_ in enumerate(card.floats) if float_]
    return ", ".join(found)


_KNOWN: dict[CardFact, Callable[[CardLine], str]] = {
    CardFact.DUE: lambda card: drawing_phrase(f"due.{card.due}"),
    CardFact.PREFERENCE: preference,
    CardFact.RATING: lambda card: drawing_phrase("known.r", rating=card.rating),
    CardFact.ARO: lambda card: drawing_phrase("known.aro", aro=aro(card.aro_tenths)),
    CardFact.FLOATS: _floats,
}
"""The facts that a box has room for, in their order."""


def short(mark: Mark) -> str:
    """The first article, and how many more there are."""
    if not mark.articles:
        return "…"
    more = len(mark.articles) - 1
    first = article_text(mark.articles[0])
    return drawing_phrase("more", article=first, count=more) if more else first


def mark_width(mark: Mark) -> int:
    """The width of a mark as drawn."""
    return wide(short(mark)) + 10


def _mark(x: int, y: int, mark: Mark, kind: str = "") -> str:
    width = mark_width(mark)
    shown = box(x, y, width, _MARK, "fs-plate", _MARK // 2) + said(x + width // 2, y + 13, short(mark), "", "middle")
    return linked(shown, f"#{mark.anchor}", mark.words, f"fs-mark {kind}".strip())
