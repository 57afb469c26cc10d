"""The boards of a round as the page of results shows them."""

from collections.abc import Iterable
from typing import NamedTuple

from django.utils.translation import gettext

from fairswiss.app.claims import confirmable, said_words
from fairswiss.app.desk import Result, result_words
from fairswiss.app.slips import searchable
from fairswiss.journal.state import Board, Stage, State
from fairswiss.model.errors import BadRequest
from fairswiss.model.whole import whole_number

_BLANK = "_"
"""Stands for the code of a missing result where a blank might get lost."""


class Row(NamedTuple):
    """A board with what its form carries."""

    board: int
    white: str
    black: str
    result: str
    is_open: bool
    pressed: str
    """Which of the three large buttons is down: ``1``, ``=`` or ``0``."""
    seen: str
    find: str
    """What can be typed for it, besides its number."""
    is_mine: bool
    """Whether whoever looks may enter its result, if any at all."""
    said: str
    """What its players said from their phones."""
    confirms: str
    """The result that one press confirms; nothing when there is none."""
    confirms_typed: str
    """The same as forms write it."""
    rated: str
    """What is to be rated, if the result was corrected too late to count."""
    by_phones: bool
    """Whether the result that stands is what both players said."""


_PRESSED = {("1", "0"): "1", ("=", "="): "=", ("0", "1"): "0"}


def rows(
    state: State, number: int, only: Iterable[int] | None = None, mine: tuple[range, ...] | None = None
) -> list[Row]:
    """All boards of a round, or only some; ``mine`` are the boards of whoever looks (None: all)."""
    boards = state.round(number).boards
    numbers = range(1, len(boards) + 1) if only is None else sorted(only)
    return [_row(state, number, at, mine is None or any(at in some for some in mine)) for at in numbers]


def _row(state: State, number: int, at: int, is_mine: bool) -> Row:
    played = state.round(number)
    board = played.boards[at - 1]
    white, black = state.players[board.white].name, state.players[board.black].name
    result, find = result_words(*board[2:]), searchable(f"{white}|{black}")
    said, codes = played.heard(board), confirmable(played, board)
    by_phones = bool(said.agreed) and said.agreed == "".join(board[2:])
    told = said_words(said) if board.open else ""
    return Row(
        at, white, black, result, board.open, _PRESSED.get(board[2:], ""), mark(board), find, is_mine,
        told, result_words(*codes) if codes else "", _PRESSED.get((codes[:1], codes[1:]), ""),
        result_words(*played.for_rating[board[:2]]) if board[:2] in played.for_rating else "", by_phones,
    )  # fmt: skip


def mark(board: Board) -> str:
    """Who sits at a board and what stood there when it was shown."""
    return f"{board.white}.{board.black}.{''.join(board[2:]).replace(' ', _BLANK)}"


def marked(seen: str, white_result: str, black_result: str) -> Result:
    """A new result for the board that was seen."""
    white, _, rest = seen.partition(".")
    black, _, codes = rest.partition(".")
    players = whole_number(white), whole_number(black)
    if players[0] is None or players[1] is None or len(codes) != 2:
        raise BadRequest(gettext("The form is not whole. Load the page again."))
    return Result(players[0], players[1], white_result, black_result, codes.replace(_BLANK, " "))


class Progress(NamedTuple):
    """How far the results of a round have come."""

    done: int
    all: int

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing."""
        return self.done == self.all


def progress(state: State, number: int) -> Progress:
    """The boards with a result, of all."""
    played = state.round(number)
    return Progress(len(played.boards) - played.open_boards, len(played.boards))


def public_rounds(state: State) -> int:
    """How many rounds can have results: a draft has none."""
    return len(state.rounds) - (state.drafted is not None)


def current(state: State) -> int:
    """The round whose results are awaited, else the last one; 0 when there is none."""
    awaited = (at for at, played in enumerate(state.rounds, 1) if played.stage is Stage.PUBLISHED)
    return next(awaited, public_rounds(state))
