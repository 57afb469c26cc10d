"""The boards of a round as the page of results shows them."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from django.utils.translation import gettext

from fairswiss.desk.claims import confirmable, said_words
from fairswiss.desk.journals import Known
from fairswiss.desk.rounds import RESULTS, Result, points_before, result_words, typed_result
from fairswiss.desk.slips import searchable
from fairswiss.model.errors import BadRequest
from fairswiss.model.points import Points, in_halves
from fairswiss.model.results import sides
from fairswiss.model.rounds import codes_of, seats_of
from fairswiss.model.whole import whole_number

_BLANK = "_"
"""Stands for the code of a missing result where a blank might get lost."""


class Row(NamedTuple):
    """A board with what its form carries."""

    board: int
    name: str
    """The board as people call it, such as ``12`` or, between teams, ``3.2``."""
    white: str
    black: str
    result: str
    is_open: bool
    pressed: str
    """Which of the three large buttons is down: ``1``, ``=`` or ``0``."""
    seen: str
    find: str
    """Names to find the board by, besides its number."""
    is_mine: bool
    """True if the reader's boards include this one."""
    said: str
    """Results that the players sent from their phones."""
    confirms: str
    """The result that one press confirms; nothing when there is none."""
    confirms_typed: str
    """The same as forms write it."""
    rated: str
    """The result to be rated, if it was corrected too late to count."""
    by_phones: bool
    """True if the current result is the one that both players sent."""
    white_id: int
    """The registration of White."""
    black_id: int
    white_about: "About | None"
    black_about: "About | None"


class About(NamedTuple):
    """Facts about a player beside the name, before the round."""

    number: int
    title: str
    rating: int
    points: str


_PRESSED = {("1", "0"): "1", ("=", "="): "=", ("0", "1"): "0"}


def rows(
    event: Known, number: int, only: Iterable[int] | None = None, mine: tuple[range, ...] | None = None
) -> list[Row]:
    """All boards of a round, or only some; ``mine`` are the boards of whoever looks (None: all).

    A page that shows the round knows the players already, so that news of some boards says nothing about them.
    """
    names = event.state.round(number).board_names
    numbers = range(1, len(names) + 1) if only is None else sorted(only)
    points = points_before(event.state, number) if only is None else None
    return [
        _row(event, number, at, mine is None or any(at in some for some in mine), points)._replace(name=names[at - 1])
        for at in numbers
    ]


def _row(event: Known, number: int, at: int, is_mine: bool, points: Mapping[int, Points] | None) -> Row:
    state = event.state
    played = state.round(number)
    board = played.boards[at - 1]
    white, black = state.players[board.white].name, state.players[board.black].name
    result, find = result_words(*codes_of(board)), searchable(f"{white}|{black}")
    said, codes = played.heard(board), confirmable(played, board)
    by_phones = bool(said.agreed) and said.agreed == "".join(codes_of(board))
    told = said_words(said) if board.open else ""
    return Row(
        at, str(at), white, black, result, board.open, _PRESSED.get(codes_of(board), ""), mark(event, number, at), find,
        is_mine, told, result_words(*sides(codes)) if codes else "", typed(*sides(codes)),
        result_words(*played.for_rating[seats_of(board)]) if seats_of(board) in played.for_rating else "", by_phones,
        *seats_of(board), *(_about(event, player, points) for player in seats_of(board)),
    )  # fmt: skip


def _about(event: Known, player: int, points: Mapping[int, Points] | None) -> About | None:
    if points is None:
        return None
    held = event.state.players[player]
    return About(event.state.numbers[player], held.title, held.rating, in_halves(points[player]))


def mark(event: Known, number: int, at: int) -> str:
    """The players and the result of a board as shown, to detect changes since."""
    board = event.state.round(number).boards[at - 1]
    return f"{board.white}.{board.black}.{''.join(codes_of(board)).replace(' ', _BLANK)}"


def marked(seen: str, white_result: str, black_result: str) -> Result:
    """A new result for the board that was seen."""
    white, _, rest = seen.partition(".")
    black, _, codes = rest.partition(".")
    players = whole_number(white), whole_number(black)
    if players[0] is None or players[1] is None or len(codes) not in (2, 4):
        raise BadRequest(gettext("The form is incomplete. Reload the page."), code="form-incomplete")
    return Result(players[0], players[1], white_result, black_result, codes.replace(_BLANK, " "))


def typed(white_result: str, black_result: str) -> str:
    """A result in the writing that forms use."""
    games = zip(white_result, black_result, strict=True)
    return ",".join(next((typed for typed in RESULTS if typed_result(typed) == codes), "") for codes in games)


class Progress(NamedTuple):
    """Progress of the results of a round."""

    done: int
    all: int

    @property
    def is_whole(self) -> bool:
        """True if no result is missing."""
        return self.done == self.all


def progress(event: Known, number: int) -> Progress:
    """The boards with a result, of all."""
    played = event.state.round(number)
    decided = played.decided_boards
    return Progress(decided, decided + played.open_boards)


def public_rounds(event: Known) -> int:
    """The number of rounds that can have results: a draft has none."""
    return len(event.state.rounds) - (event.state.drafted is not None)


def current(event: Known) -> int:
    """The round whose results are awaited, else the last one; 0 when there is none."""
    awaited = (at for at, played in enumerate(event.state.rounds, 1) if played.stage == "published")
    return next(awaited, public_rounds(event))
