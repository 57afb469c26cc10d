"""Who stands where, and how the values came about."""

from django.http import HttpRequest

from fairswiss.app.standings import kept_standings
from fairswiss.journal.state import State
from fairswiss.language import spoken
from fairswiss.model.errors import NotThere
from fairswiss.rendering import working_data
from fairswiss.tiebreaks import Standings
from fairswiss.tiebreaks.crosstable import cross_table
from fairswiss.web.access import Action
from fairswiss.web.api.answers import data_of, seen_event
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.service import Allowed


@router.get("t/{tournament}/standings", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_standings(
    request: HttpRequest, tournament: str, after: int | None = None, tie_breaks: str = "", rounds: bool = False
) -> Data:
    """Who stands where; with ``rounds`` the cross table as well."""
    state = seen_event(request, tournament).state
    facts, found = state.tournament(), _ranked(state, after, tie_breaks)
    return data_of(cross_table(facts, found) if rounds else found, facts)


@router.get("t/{tournament}/standings/{player}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_working(
    request: HttpRequest, tournament: str, player: int, after: int | None = None, tie_breaks: str = ""
) -> Data:
    """How every value of a player, by registration, came about."""
    state = seen_event(request, tournament).state
    found, number = _ranked(state, after, tie_breaks), state.player(player).number
    if found.row(number) is None:
        raise NotThere(spoken("Player {number} is not in these standings.", number=number))
    told = working_data(found, [number], state.tournament())
    return {**told, "players": [row for row in told["players"] if row["number"] == number]}


def _ranked(state: State, after: int | None, tie_breaks: str) -> Standings:
    return kept_standings(state.tournament(), after, tie_breaks[:200], unrated=state.settings.unrated or None)
