"""The full record of a player, for arbiters to read and correct."""

from django.http import HttpRequest

from fairswiss.desk import journals, registration
from fairswiss.desk.journals import Known
from fairswiss.desk.shown import record_of
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTournament
from fairswiss.web.access import Action
from fairswiss.web.api.answers import player_data
from fairswiss.web.api.player_shapes import Amending, stated
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender


@router.get("t/{tournament}/players/{player}/record", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def show_record(request: HttpRequest, tournament: str, player: int) -> Data:
    """Everything that can be changed of a player, with the mark that shows whether someone did."""
    return _record(journals.read(tournament), player)


@router.put("t/{tournament}/players/{player}/record", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def amend(request: HttpRequest, tournament: str, player: int, sent: Amending) -> Data:
    """Correct the data of a player; refused when ``seen`` is no longer the current mark."""
    state = journals.read(tournament).state
    before = state.player(player)
    read, problems = sent.player.read(before)
    if problems:
        raise InvalidTournament(gettext("The player cannot be changed like this:"), tuple(problems))
    kept = read._replace(national=before.national, order=before.order, categories=before.categories)
    after = registration.completed(kept, sent.player.beside(), state)
    return _record(registration.amend(tournament, player, after, sender(request, sent), sent.seen), player)


def _record(event: Known, player: int) -> Data:
    held = record_of(event, player)
    return {
        **player_data(event, player),
        **stated(held.player, event.state.settings.info),
        "mark": held.mark,
        "rounds": held.course,
        "byes": [{"round": at, "code": code} for at, code in held.byes.items()],
        "kept_apart": [group._asdict() for group in held.kept_apart],
        "adjustments": [{"points": one.points / 10, "round": one.round} for one in held.adjustments],
        "removable": held.removable,
    }
