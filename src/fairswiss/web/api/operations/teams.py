"""Teams, their byes, the matches of a round, line-ups, and matches that were not played."""

from datetime import UTC, datetime
from typing import Annotated, Literal

from django.http import HttpRequest
from pydantic import Field

from fairswiss.desk import line_ups, teams
from fairswiss.desk.journals import Known
from fairswiss.desk.line_ups import MatchShown, matches_shown
from fairswiss.desk.teams import LONGEST, Squad
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.web.access import Action, may
from fairswiss.web.api.answers import seen_event, seen_round
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.shapes import Sent

_MOST_PLAYERS = 100
_Player = Annotated[int, Field(ge=0, le=10**9)]


class TeamSent(Sent):
    """A team: its name, its captain, and its players by registration, from the first board on."""

    name: str = Field(max_length=LONGEST)
    captain: str = Field("", max_length=LONGEST)
    players: list[_Player] = Field(default=[], max_length=_MOST_PLAYERS)


class TeamBye(Sent):
    """A bye of a team in a round to come; no code: the team plays."""

    round: int = Field(ge=1, le=999)
    code: Literal["", "H", "Z", "F"]


class LineUpSent(Sent):
    """The players of a match by registration, from the first board on; 0 is an empty board."""

    players: list[_Player] = Field(max_length=_MOST_PLAYERS)


class DueSent(Sent):
    """The moment until which captains hand in line-ups, with its zone; empty: any time."""

    until: str = Field("", max_length=40)


class ForfeitSent(Sent):
    """A match that is not played: this team did not come, both did not, or it is played after all."""

    code: Literal["-", "--", ""]


@router.get("t/{tournament}/teams", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_teams(request: HttpRequest, tournament: str) -> list[Data]:
    """The teams in the order of their pairing numbers, players by registration."""
    return _teams(seen_event(request, tournament))


@router.post("t/{tournament}/teams", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def enter_team(request: HttpRequest, tournament: str, sent: TeamSent) -> list[Data]:
    """Enter a team."""
    return _teams(teams.enter_team(tournament, _squad(sent), sender(request, sent)))


@router.post("t/{tournament}/teams-from-clubs", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def teams_from_clubs(request: HttpRequest, tournament: str, sent: Sent) -> list[Data]:
    """Make a team of every club, of its players who have none."""
    return _teams(teams.teams_from_clubs(tournament, sender(request, sent)))


@router.put("t/{tournament}/teams/{team}", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def amend_team(request: HttpRequest, tournament: str, team: int, sent: TeamSent) -> list[Data]:
    """Change a team; all of it as it is from now on."""
    return _teams(teams.amend_team(tournament, team, _squad(sent), sender(request, sent)))


@router.post("t/{tournament}/teams/{team}/remove", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def remove_team(request: HttpRequest, tournament: str, team: int, sent: Sent) -> list[Data]:
    """Remove a team that was in no round; its players stay."""
    return _teams(teams.remove_team(tournament, team, sender(request, sent)))


@router.post("t/{tournament}/teams/{team}/withdraw", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def withdraw_team(request: HttpRequest, tournament: str, team: int, sent: Sent) -> list[Data]:
    """Pair a team no more."""
    return _teams(teams.withdraw_team(tournament, team, sender(request, sent)))


@router.post("t/{tournament}/teams/{team}/return", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def return_team(request: HttpRequest, tournament: str, team: int, sent: Sent) -> list[Data]:
    """Pair a team again that had withdrawn."""
    return _teams(teams.return_team(tournament, team, sender(request, sent)))


@router.post("t/{tournament}/teams/{team}/captain-link", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def replace_captain_link(request: HttpRequest, tournament: str, team: int, sent: Sent) -> list[Data]:
    """Give the captain of a team another code; the old one is worth nothing."""
    return _teams(teams.replace_captain_link(tournament, team, sender(request, sent)))


@router.post("t/{tournament}/teams/{team}/bye", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def ask_team_bye(request: HttpRequest, tournament: str, team: int, sent: TeamBye) -> list[Data]:
    """Give a team a bye in a round to come, or take it back."""
    return _teams(teams.ask_team_bye(tournament, team, sent.round, sent.code, sender(request, sent)))


@router.get("t/{tournament}/rounds/{number}/matches", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_matches(request: HttpRequest, tournament: str, number: int) -> list[Data]:
    """The matches of a round; who enters results sees every line-up, others only where both are in."""
    hidden = not may(request.user, Action.ENTER_RESULTS, tournament)
    return [_match(one) for one in matches_shown(seen_round(request, tournament, number), number, hidden=hidden)]


@router.put("t/{tournament}/rounds/{number}/line-ups/{team}", auth=Allowed(Action.ENTER_RESULTS), response=list[Data])
def give_line_up(request: HttpRequest, tournament: str, number: int, team: int, sent: LineUpSent) -> list[Data]:
    """Enter the line-up of a team; what the rules of the event do not allow has to be confirmed."""
    seen_round(request, tournament, number)
    event = line_ups.give_line_up(tournament, number, team, sent.players, sender(request, sent))
    return [_match(one) for one in matches_shown(event, number)]


@router.post("t/{tournament}/rounds/{number}/fill-line-ups", auth=Allowed(Action.ENTER_RESULTS), response=list[Data])
def fill_line_ups(request: HttpRequest, tournament: str, number: int, sent: Sent) -> list[Data]:
    """Line up the first players of every team that has handed in nothing."""
    seen_round(request, tournament, number)
    event = line_ups.fill_line_ups(tournament, number, sender(request, sent))
    return [_match(one) for one in matches_shown(event, number)]


@router.post("t/{tournament}/rounds/{number}/line-ups-due", auth=Allowed(Action.PUBLISH), response=list[Data])
def set_due(request: HttpRequest, tournament: str, number: int, sent: DueSent) -> list[Data]:
    """Set the moment until which captains hand in line-ups."""
    event = line_ups.set_due(tournament, number, _moment(sent.until), sender(request, sent))
    return [_match(one) for one in matches_shown(event, number)]


@router.post(
    "t/{tournament}/rounds/{number}/matches/{team}/forfeit", auth=Allowed(Action.ENTER_RESULTS), response=list[Data]
)
def forfeit_match(request: HttpRequest, tournament: str, number: int, team: int, sent: ForfeitSent) -> list[Data]:
    """Forfeit the whole match of a team that did not come; confirmed first."""
    seen_round(request, tournament, number)
    event = line_ups.forfeit(tournament, number, team, sent.code, sender(request, sent))
    return [_match(one) for one in matches_shown(event, number)]


def _squad(sent: TeamSent) -> Squad:
    return Squad(sent.name, tuple(sent.players), sent.captain)


def _moment(text: str) -> str:
    """A moment in UTC, to the minute."""
    if not text:
        return ""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None:
        words = "{text!r:.40} is not a moment with its zone, such as 2026-11-17T13:30+00:00."
        raise BadRequest(gettext(words, text=text), code="value-unreadable")
    return f"{moment.astimezone(UTC):%Y-%m-%dT%H:%M}+00:00"


def _teams(event: Known) -> list[Data]:
    return [
        {**one._asdict(), "byes": [{"round": at, "code": code} for at, code in one.byes.items()]}
        for one in teams.teams_of(event)
    ]


def _match(shown: MatchShown) -> Data:
    sides = {"white": shown.white, "black": shown.black}
    points = {name: {**side._asdict(), "points": side.points / 10} for name, side in sides.items()}
    return shown._asdict() | points
