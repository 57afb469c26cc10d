"""A round as the desk shows it: boards, those without one, and the rounds side by side."""

from typing import NamedTuple

from django.utils.translation import gettext_lazy as _

from fairswiss.app.desk import points_before, result_words
from fairswiss.app.seating import late_entries, resting, unplaced
from fairswiss.app.systems import ROUND_ROBINS
from fairswiss.journal.state import DeskRound, Stage, State
from fairswiss.model.points import in_halves

RESTS = "rests"
STAGES = {
    Stage.DRAFT: ("warn", _("draft")),
    Stage.PUBLISHED: ("info", _("published")),
    Stage.CLOSED: ("good", _("closed")),
}
CODES = {
    "U": _("pairing-allocated bye"),
    "F": _("full-point bye"),
    "H": _("half-point bye"),
    "Z": _("absent, no points"),
    "": _("not paired"),
    RESTS: _("rests"),
}


class Seat(NamedTuple):
    """A player at a board, or beside it."""

    id: int
    number: int
    name: str
    title: str
    rating: int
    points: str


class BoardRow(NamedTuple):
    """Two players who meet."""

    board: int
    white: Seat
    black: Seat
    result: str


class Beside(NamedTuple):
    """A player without an opponent, and why."""

    seat: Seat
    code: str
    words: str


class Step(NamedTuple):
    """A round in the row of all rounds."""

    number: int
    kind: str
    words: str
    done: int
    all: int


def seats(state: State, number: int) -> dict[int, Seat]:
    """Everybody with what they had before a round."""
    points, numbers = points_before(state, number), state.numbers
    return {
        at: Seat(at, numbers[at], player.name, player.title, player.rating, in_halves(points[at]))
        for at, player in state.players.items()
    }


def board_rows(played: DeskRound, seated: dict[int, Seat]) -> list[BoardRow]:
    """The boards in their order."""
    return [
        BoardRow(at, seated[white], seated[black], result_words(*results))
        for at, (white, black, *results) in enumerate(played.boards, 1)
    ]


def beside(state: State, number: int, seated: dict[int, Seat]) -> list[Beside]:
    """Those without an opponent: the allocated bye first, then whoever has nothing at all, then those absent."""
    played = state.round(number)
    codes = dict.fromkeys(unplaced(state, number), "") | played.byes
    if (rests := resting(state, number)) is not None:
        codes[rests] = RESTS
    rank = {"U": 0, "": 1}
    ordered = sorted(codes, key=lambda player: (rank.get(codes[player], 2), seated[player].number))
    return [Beside(seated[player], codes[player], str(CODES[codes[player]])) for player in ordered]


def steps(state: State) -> list[Step]:
    """Every round, and how far it is."""
    found = []
    for number, played in enumerate(state.rounds, 1):
        kind, words = STAGES[played.stage]
        boards = len(played.boards)
        found.append(Step(number, kind, str(words), boards - played.open_boards, boards))
    return found


class Coming(NamedTuple):
    """What is known of the next round before it is paired."""

    number: int
    taking_part: int
    absent: list[Beside]
    late: list[Seat]
    """Those who will be paired for the first time."""
    awaits_lot: bool


def coming(state: State) -> Coming | None:
    """The next round, when it can be paired; None after the last one, or while another is under way."""
    number = len(state.rounds) + 1
    if number > state.settings.rounds or (state.rounds and state.rounds[-1].stage is not Stage.CLOSED):
        return None
    codes, numbers = state.absent(number), state.numbers
    absent = [_absent(state, player, codes[player]) for player in sorted(codes, key=numbers.__getitem__)]
    late = [_seat(state, player) for player in late_entries(state) if player not in codes]
    awaits_lot = number == 1 and state.settings.system not in ROUND_ROBINS
    return Coming(number, len(state.players) - len(codes), absent, late, awaits_lot)


def _absent(state: State, player: int, code: str) -> Beside:
    return Beside(
        _seat(state, player), code, str(_("withdrawn") if player in state.withdrawn and code == "Z" else CODES[code])
    )


def _seat(state: State, player: int) -> Seat:
    held = state.player(player)
    return Seat(player, held.number, held.name, held.title, held.rating, "")
