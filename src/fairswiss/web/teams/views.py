"""The list of teams, and the page of one: its players in order, its captain, its byes."""

from collections.abc import Iterator
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from fairswiss.desk import roster, teams
from fairswiss.desk.captain_links import asks_captains
from fairswiss.desk.journals import Known
from fairswiss.desk.line_ups import matches_shown
from fairswiss.desk.teams import Squad
from fairswiss.model.errors import BadRequest
from fairswiss.model.whole import whole_number
from fairswiss.web.access import POST, Action, may, page
from fairswiss.web.captains.signing import captain_address
from fairswiss.web.codes import page_code
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, known, seen
from fairswiss.web.phones.signing import public_address

TAB = "teams:index"
_LONGEST = 20_000
"""Characters of a list of players that is typed."""


@page("", Action.SEE_TOURNAMENT)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """Every team with its players, and the means to add one."""
    event = seen(request, tournament)
    state = event.state
    more = {
        "lines": [(shown, _members(event, shown.players)) for shown in teams.teams_of(event)],
        "without": _members(event, tuple(teams.without_team(state))),
        "boards": len(state.settings.board_colours),
        "may_change": may(request.user, Action.CHANGE_PLAYERS, tournament),
    }
    return event_page(request, "teams/index.html", event, TAB, **more)


def _members(event: Known, players: tuple[int, ...]) -> list[dict[str, Any]]:
    """Players as a list shows them."""
    state = event.state
    return [
        {"id": one, "number": state.numbers[one], "name": state.players[one].name, "rating": state.players[one].rating}
        for one in players
    ]


@page("add", Action.CHANGE_PLAYERS, POST)
def add(request: HttpRequest, tournament: str) -> HttpResponse:
    """One more team."""
    event = known(tournament)
    squad = _sent(request, event)
    teams.enter_team(tournament, squad, by(request))
    words = _("{team} was entered with {count} players.").format(team=squad.name, count=len(squad.players))
    return done(request, words, TAB, tournament=tournament)


@page("from-clubs", Action.CHANGE_PLAYERS, POST)
def from_clubs(request: HttpRequest, tournament: str) -> HttpResponse:
    """A team for every club."""
    before = len(known(tournament).state.squads.teams)
    after = teams.teams_from_clubs(tournament, by(request)).state.squads.teams
    words = _("{count} teams were made of the clubs.").format(count=len(after) - before)
    return done(request, words, TAB, tournament=tournament)


@page("<int:team>/save", Action.CHANGE_PLAYERS, POST)
def save(request: HttpRequest, tournament: str, team: int) -> HttpResponse:
    """A team as it is from now on."""
    teams.amend_team(tournament, team, _sent(request, known(tournament)), by(request))
    return done(request, _("Saved."), "teams:team", tournament=tournament, team=team)


@page("<int:team>/", Action.SEE_TOURNAMENT)
def team(request: HttpRequest, tournament: str, team: int) -> HttpResponse:
    """A team: its players, its matches and, for those who may change it, everything about it."""
    event = seen(request, tournament)
    if team not in event.state.squads.teams:
        raise Http404
    shown, state = teams.team_of(event, team), event.state
    address = public_address(request)
    whole = captain_address(event, team, address) if address else ""
    more = {
        "team": shown,
        "members": _members(event, shown.players),
        "listed": "\n".join(f"{state.numbers[one]} {state.players[one].name}" for one in shown.players),
        "without": _members(event, tuple(teams.without_team(state))),
        "to_come": range(len(state.rounds) + 1, state.settings.rounds + 1),
        "boards": len(state.settings.board_colours),
        "link": whole,
        "asks_captains": asks_captains(event),
        "code": page_code(whole) if whole else "",
        "may_print": may(request.user, Action.PRINT_LINKS, tournament),
        "may_change": may(request.user, Action.CHANGE_PLAYERS, tournament),
        "played": list(_played(event, team)),
    }
    return event_page(request, "teams/team.html", event, TAB, **more)


def _played(event: Known, team: int) -> Iterator[dict[str, Any]]:
    """The matches of a team, round by round."""
    for number in range(1, len(event.state.rounds) + 1):
        for match in matches_shown(event, number):
            if team in (match.white.team, match.black.team):
                own, other = match.sides if match.white.team == team else match.sides[::-1]
                yield {"round": number, "match": match, "own": own, "other": other}


@page("<int:team>/remove", Action.CHANGE_PLAYERS, POST)
def remove(request: HttpRequest, tournament: str, team: int) -> HttpResponse:
    """Remove a team that was in no round."""
    held = known(tournament).state.squads.teams.get(team)  # none if the form was sent before
    name = held.name if held else _("The team")
    teams.remove_team(tournament, team, by(request))
    return done(request, _("{team} was removed.").format(team=name), TAB, tournament=tournament)


@page("<int:team>/withdraw", Action.CHANGE_PLAYERS, POST)
def withdraw(request: HttpRequest, tournament: str, team: int) -> HttpResponse:
    """Not paired any more; or paired again."""
    event = known(tournament)
    name, back = event.state.squad(team).name, team in event.state.squads.withdrawn
    (teams.return_team if back else teams.withdraw_team)(tournament, team, by(request))
    words = _("{team} is paired again.") if back else _("{team} is no longer paired.")
    return done(request, words.format(team=name), "teams:team", tournament=tournament, team=team)


@page("<int:team>/captain-link", Action.CHANGE_PLAYERS, POST)
def captain_link(request: HttpRequest, tournament: str, team: int) -> HttpResponse:
    """Another code for the captain; the old one is worth nothing."""
    name = known(tournament).state.squad(team).name
    teams.replace_captain_link(tournament, team, by(request))
    words = _("{team} has a new code. The old one no longer works.").format(team=name)
    return done(request, words, "teams:team", tournament=tournament, team=team)


@page("<int:team>/bye", Action.CHANGE_PLAYERS, POST)
def bye(request: HttpRequest, tournament: str, team: int) -> HttpResponse:
    """A bye in a round to come; without a kind, the team comes after all."""
    number = whole_number(request.POST.get("round", ""))
    if number is None:
        raise BadRequest(_("The form is incomplete. Reload the page."), code="form-incomplete")
    teams.ask_team_bye(tournament, team, number, request.POST.get("code", "")[:1], by(request))
    return done(request, _("Saved."), "teams:team", tournament=tournament, team=team)


def _sent(request: HttpRequest, event: Known) -> Squad:
    """The team of a form: players one per line, by number or name, in the order of the boards."""
    form = request.POST
    typed = [line for line in form.get("players", "")[:_LONGEST].splitlines() if line.strip()]
    players = tuple(roster.meant(event.state, line) for line in typed)
    return Squad(form.get("name", ""), players, form.get("captain", ""))
