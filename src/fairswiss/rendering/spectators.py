"""The public pages of a player and of a board, before layout: their data, and the document made of them."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from fairswiss.model.points import in_halves
from fairswiss.model.results import colour_had, result_text, side_text
from fairswiss.model.rounds import codes_of
from fairswiss.rendering.document import Block, Column, Figure, Heading, Item, Items, Marked, Paragraph, Table, link
from fairswiss.rendering.names import by_family
from fairswiss.rendering.pips import pips
from fairswiss.rendering.public_words import public_phrase
from fairswiss.rendering.ratings import RatingSheet, rating_blocks, ratings_data
from fairswiss.rendering.sheets import Places

_LETTERLESS = "#"


class Meeting(NamedTuple):
    """A round of a player."""

    round: int
    board: int
    """0 without a board."""
    colour: str
    opponent: int
    """The opponent's pairing number, 0 when there was none."""
    name: str
    rating: int
    code: str
    """Of the result, or of the bye."""
    points: int
    """Of this round, in tenths."""
    score: int
    """After the round, in tenths."""
    float: str
    """``down`` or ``up`` when the opponent had fewer or more points before the round."""
    board_name: str = ""
    """The board as people call it: its number or, between teams, ``3.2``."""


class PlayerShown(NamedTuple):
    """A player as everyone may see them."""

    number: int
    name: str
    rating: int
    federation: str
    place: int
    """In the standings, 0 before there are any."""
    after: int
    """The round after which that is the place."""
    points: int
    """In tenths."""
    performance: int | None
    meetings: tuple[Meeting, ...]
    rated: RatingSheet | None = None
    """The rating change, with the games; None if it is not shown to everyone."""

    @property
    def now(self) -> Meeting | None:
        """The last round that was published."""
        return self.meetings[-1] if self.meetings else None


class Side(NamedTuple):
    """A player at a board, before the round."""

    number: int
    name: str
    rating: int
    points: int
    """In tenths."""
    colours: str


class PublicBoard(NamedTuple):
    """A board as everyone may see it."""

    round: int
    board: int
    boards: int
    """The number of boards in that round."""
    white: Side
    black: Side
    white_result: str
    black_result: str
    board_name: str = ""


def plain_data(shown: PlayerShown | PublicBoard) -> dict[str, Any]:
    """The data of a page, ready for JSON; points are in tenths."""
    data = shown._asdict()
    if isinstance(shown, PlayerShown):
        told = ratings_data(shown.rated, [shown.number]) if shown.rated else None
        rated = told and {**told["players"][0], "provisional": told["provisional"], "kind": told["kind"]}
        return data | {"meetings": [meeting._asdict() for meeting in shown.meetings], "rated": rated}
    return data | {"white": shown.white._asdict(), "black": shown.black._asdict()}


# -- a player ----------------------------------------------------------------------------------------------------------


def player_blocks(
    shown: PlayerShown, places: Places, answers: Iterable[Block] = (), picture: Figure | None = None
) -> Iterator[Block]:
    """The page of a player below its title: the figures, the last round with its answers, every game, a picture."""
    yield _figures(shown)
    if shown.now:
        yield Heading(public_phrase("round", round=shown.now.round))
        yield Paragraph(_seat(shown.now, places))
        yield from answers
        yield Heading(public_phrase("games"))
        yield _games(shown.meetings, places)
    if shown.rated:
        yield Heading(public_phrase("rated"))
        yield from rating_blocks(shown.rated)
    if picture:
        yield Heading(public_phrase("places"))
        yield picture


def _figures(shown: PlayerShown) -> Table:
    colours = pips("".join(colour_had(meeting.colour, meeting.code) for meeting in shown.meetings))
    cells = {
        "place": str(shown.place or "–"),
        "points": in_halves(shown.points),
        "rating": str(shown.rating or "–"),
        "performance": str(shown.performance or "–"),
        "colours": colours or "–",
    }
    return Table(tuple(_column(name, right=name != "colours") for name in cells), (tuple(cells.values()),))


def _column(name: str, right: bool = False, names: bool = False) -> Column:
    about = public_phrase(f"column.{name}.about") if name in _EXPLAINED else ""
    return Column(public_phrase(f"column.{name}"), right, names, about)


_EXPLAINED = frozenset({"performance", "colours", "float"})


def _seat(meeting: Meeting, places: Places) -> str:
    if not meeting.opponent:
        return public_phrase("seat.none", reason=_without(meeting))
    board = link(meeting.board_name, places.board(meeting.round, meeting.board)) if meeting.board else "–"
    return public_phrase(f"seat.{meeting.colour or 'w'}", board=board, opponent=_opponent(meeting, places))


def _opponent(meeting: Meeting, places: Places) -> str:
    name = link(meeting.name, places.player(meeting.opponent))
    return public_phrase("opponent", name=name, rating=meeting.rating) if meeting.rating else name


def _without(meeting: Meeting) -> str:
    return public_phrase(f"bye.{meeting.code}" if meeting.code in tuple("UFHZ") else "rests")


def _games(meetings: Iterable[Meeting], places: Places) -> Table:
    """Every game in a line, what a phone has room for first."""
    columns = (
        _column("round", right=True), _column("colour"), _column("result"), _column("opponent", names=True),
        _column("points", right=True), _column("board", right=True), _column("float"),
    )  # fmt: skip
    return Table(columns, tuple(_game(meeting, places) for meeting in meetings))


def _game(meeting: Meeting, places: Places) -> tuple[str, ...]:
    if meeting.opponent:
        board = link(meeting.board_name, places.board(meeting.round, meeting.board)) if meeting.board else ""
        colour = Marked(pips(meeting.colour), hint=public_phrase(f"colour.{meeting.colour}")) if meeting.colour else ""
        opponent, result = _opponent(meeting, places), side_text(meeting.code) or public_phrase("open")
    else:
        board, colour, opponent, result = "", "", _without(meeting), in_halves(meeting.points)
    floated = public_phrase(f"float.{meeting.float}") if meeting.float else ""
    return str(meeting.round), colour, result, opponent, in_halves(meeting.score), board, floated


# -- a board -----------------------------------------------------------------------------------------------------------


def board_title(shown: PublicBoard) -> str:
    """``Round 3, board 7``."""
    return public_phrase("board", round=shown.round, board=shown.board_name)


def board_blocks(shown: PublicBoard, places: Places, answers: Iterable[Block] = ()) -> Iterator[Block]:
    """The page of a board below its title: who meets whom, and why."""
    columns = (
        _column("colour"), _column("player", names=True), _column("rating", right=True),
        _column("points", right=True), _column("colours"),
    )  # fmt: skip
    sides = (("w", shown.white), ("b", shown.black))
    yield Table(columns, tuple(_side(colour, side, places) for colour, side in sides))
    if result := result_text(*codes_of(shown)):
        yield Paragraph(public_phrase("result", result=result))
    yield from answers


def _side(colour: str, side: Side, places: Places) -> tuple[str, ...]:
    name = link(side.name, places.player(side.number))
    rating, points = str(side.rating or "–"), in_halves(side.points)
    return public_phrase(f"colour.{colour}"), name, rating, points, pips(side.colours) or "–"


# -- everyone by name --------------------------------------------------------------------------------------------------


def index_blocks(named: Iterable[tuple[int, str]], places: Places) -> Iterator[Block]:
    """Everyone in the order given, a section for each first letter, with the letters to jump to above them."""
    letters: dict[str, list[Item]] = {}
    for number, name in named:
        first = by_family(name)[:1].upper()
        shown = first if first.isalpha() else _LETTERLESS
        letters.setdefault(shown, []).append(Item(link(name, places.player(number))))
    yield Paragraph(" ".join(link(letter, f"#letter-{at}") for at, letter in enumerate(letters)))
    for at, (letter, items) in enumerate(letters.items()):
        yield Heading(letter, anchor=f"letter-{at}")
        yield Items(tuple(items))
