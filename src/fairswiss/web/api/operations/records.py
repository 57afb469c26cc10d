"""What arbiters know of a player: all of it, to be corrected."""

from django.http import HttpRequest

from fairswiss.app import registration, roster
from fairswiss.journal.state import State
from fairswiss.language import spoken
from fairswiss.model.errors import InvalidTournament
from fairswiss.store import journals
from fairswiss.web.access import Action
from fairswiss.web.api.answers import player_data
from fairswiss.web.api.player_shapes import Amending
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.service import Allowed


@router.get("t/{tournament}/players/{player}/record", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def show_record(request: HttpRequest, tournament: str, player: int) -> Data:
    """Everything that can be changed of a player, with the mark that says whether somebody did."""
    return _record(journals.read(tournament).state, player)


@router.put("t/{tournament}/players/{player}/record", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def amend(request: HttpRequest, tournament: str, player: int, sent: Amending) -> Data:
    """Correct what is known of a player; refused when ``seen`` is not the mark any more."""
    before = journals.read(tournament).state.player(player)
    read, problems = sent.player.read(before)
    if problems:
        raise InvalidTournament(spoken("The player cannot be changed like this:"), tuple(problems))
    after = read._replace(national=before.national, order=before.order)
    return _record(registration.amend(tournament, player, after, sender(request, sent), sent.seen).state, player)


def _record(state: State, player: int) -> Data:
    held = state.player(player)
    return {
        **player_data(state, player),
        "birth": held.birth,
        "mark": registration.mark_of(held),
        "rounds": roster.course(state, player),
        "byes": [{"round": at, "code": code} for (at, who), code in sorted(state.absences.items()) if who == player],
        "kept_apart": [group._asdict() for group in state.prohibitions if player in group.players],
        "adjustments": [
            {"points": one.points / 10, "round": one.round}
            for one in state.adjustments
            if player in one.players and not one.code
        ],
        "removable": not roster.appeared(state, player),
    }
