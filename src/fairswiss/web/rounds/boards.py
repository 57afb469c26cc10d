"""A round as the desk shows it: boards, those without one, and the rounds side by side."""

from typing import NamedTuple

from django.utils.translation import gettext_lazy as _

from fairswiss.desk import shown
from fairswiss.desk.journals import Known
from fairswiss.desk.line_ups import matches_shown
from fairswiss.desk.registration.no_shows import no_shows
from fairswiss.desk.rounds import entrant_points, points_before, result_words
from fairswiss.desk.shown import RoundShown
from fairswiss.desk.teams import team_of, teams_of
from fairswiss.model.points import in_halves

RESTS = "rests"
STAGES = {"draft": ("warn", _("draft")), "published": ("info", _("published")), "closed": ("good", _("closed"))}
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


def seats(event: Known, number: int) -> dict[int, Seat]:
    """Everybody who is paired, with what they had before a round: players, or teams."""
    if event.state.of_teams:
        points = entrant_points(event.state, number)
        return {
            shown.team: Seat(shown.team, shown.number, shown.name, "", shown.average, in_halves(points[shown.team]))
            for shown in teams_of(event)
        }
    points, numbers = points_before(event.state, number), event.state.numbers
    return {
        at: Seat(at, numbers[at], player.name, player.title, player.rating, in_halves(points[at]))
        for at, player in event.state.players.items()
    }


def board_rows(round: RoundShown, seated: dict[int, Seat]) -> list[BoardRow]:
    return [
        BoardRow(b.board, seated[b.white], seated[b.black], result_words(b.white_result, b.black_result))
        for b in round.boards
    ]


def match_rows(event: Known, number: int, seated: dict[int, Seat]) -> list[BoardRow]:
    """The matches of a round, as boards are shown where they are changed by hand."""
    return [
        BoardRow(one.match, seated[one.white.team], seated[one.black.team], "") for one in matches_shown(event, number)
    ]


def beside(event: Known, round: RoundShown, seated: dict[int, Seat]) -> list[Beside]:
    """Those without an opponent: the allocated bye first, then those with nothing at all, then those absent."""
    matches = event.state.round(round.round).matches
    codes = dict.fromkeys(round.unplaced, "") | (matches.byes if matches else round.byes)
    if round.rests is not None:
        codes[round.rests] = RESTS
    rank = {"U": 0, "": 1}
    ordered = sorted(codes, key=lambda player: (rank.get(codes[player], 2), seated[player].number))
    return [Beside(seated[player], codes[player], str(CODES[codes[player]])) for player in ordered]


def steps(event: Known) -> list[Step]:
    """Every round, and how far it is."""
    found = []
    for number, played in enumerate(event.state.rounds, 1):
        kind, words = STAGES[played.stage]
        done = played.decided_boards
        found.append(Step(number, kind, str(words), done, done + played.open_boards))
    return found


class Coming(NamedTuple):
    """The next round before it is paired."""

    number: int
    taking_part: int
    absent: list[Beside]
    late: list[Seat]
    """Those who will be paired for the first time."""
    awaits_lot: bool


def coming(event: Known) -> Coming | None:
    """The next round, when it can be paired; None after the last one, or while another is under way."""
    expected = shown.coming(event)
    if expected is None:
        return None
    absent = [_absent(event, player, code) for player, code in expected.absent.items()]
    late = [_seat(event, player) for player in expected.late]
    return Coming(expected.round, expected.taking_part, absent, late, expected.awaits_lot)


def _absent(event: Known, player: int, code: str) -> Beside:
    state = event.state
    gone = player in (state.squads.withdrawn if state.of_teams else state.withdrawn) and code == "Z"
    return Beside(_seat(event, player), code, str(_("withdrawn") if gone else CODES[code]))


def _seat(event: Known, player: int) -> Seat:
    if event.state.of_teams:
        shown = team_of(event, player)
        return Seat(player, shown.number, shown.name, "", shown.average, "")
    held = event.state.player(player)
    return Seat(player, held.number, held.name, held.title, held.rating, "")


class Next(NamedTuple):
    """The next round to be paired, for byes and absences."""

    number: int
    absent: list[Beside]
    present: list[Seat]


def next_round(event: Known) -> Next | None:
    """The round after the last one; None when that is a draft, or the last; byes of teams are on their pages."""
    state = event.state
    number = len(state.rounds) + 1
    if state.drafted is not None or number > state.settings.rounds or state.of_teams:
        return None
    codes = state.absent(number)
    ordered = sorted(state.players, key=lambda player: state.numbers[player])
    absent = [_absent(event, player, codes[player]) for player in ordered if player in codes]
    return Next(number, absent, [_seat(event, player) for player in ordered if player not in codes])


def no_show_seats(event: Known) -> list[Seat]:
    """Those who did not come to the last round, while nobody has said whether they are still in."""
    return [] if event.state.of_teams else [_seat(event, player) for player in no_shows(event.state)]
