"""Personal data: the data stored, the part of it that is public, and anonymising."""

from django.http import HttpRequest

from fairswiss.desk import erasing, journals, privacy, subjects
from fairswiss.desk.erasing import Person
from fairswiss.desk.journals import Known
from fairswiss.desk.subjects import Place
from fairswiss.keeping.erasures import anonymise as anonymise_to_the_end
from fairswiss.web.access import Action, is_chief_of_all
from fairswiss.web.api.answers import event_data
from fairswiss.web.api.people_shapes import Anonymising
from fairswiss.web.api.player_shapes import Withholding
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender


@router.get("t/{tournament}/privacy", auth=Allowed(Action.CHANGE_SETTINGS), response=Data)
def show_privacy(request: HttpRequest, tournament: str) -> Data:
    """The personal data of an event, in figures, and how much of it the public does not see."""
    known = journals.read(tournament)
    return {**erasing.stored(known)._asdict(), "kept_back": privacy.kept_back(known.state)._asdict()}


@router.post("t/{tournament}/privacy/anonymise", auth=Allowed(Action.DELETE_TOURNAMENT, final=True), response=Data)
def anonymise(request: HttpRequest, tournament: str, sent: Anonymising) -> Data:
    """Permanently remove a player, or everyone, from the journal; the answer says what is left to do by hand."""
    who = Person(tournament, sent.player)
    erasing.expect_erasable(who, sent.name)
    erased = anonymise_to_the_end([who], sender(request, sent), may_delete=is_chief_of_all(request.user))
    return {
        **event_data(erased.known[0]),
        "twins": erased.twins,
        "swept": erased.cleaned.swept,
        "left": erased.cleaned.left,
        "second_place_swept": erased.cleaned.elsewhere,
        "database_server": erased.has_server,
        "replica": erased.has_replica,
    }


@router.get("t/{tournament}/players/{player}/privacy", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def show_public_player(request: HttpRequest, tournament: str, player: int) -> Data:
    """The public information about a player, and whether the name is withheld."""
    return _public(journals.read(tournament), player)


@router.post("t/{tournament}/players/{player}/withhold", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def withhold(request: HttpRequest, tournament: str, player: int, sent: Withholding) -> Data:
    """Keep a name from the public, or show it again."""
    return _public(privacy.withhold(tournament, player, sender(request, sent), sent.withheld), player)


@router.get("t/{tournament}/players/{player}/data", auth=Allowed(Action.EXPORT), response=Data)
def export_player(request: HttpRequest, tournament: str, player: int) -> Data:
    """Everything that this event holds of a player, to hand over."""
    state = journals.read(tournament).state
    place = Place(tournament, state.settings.info.name, player, state.player(player).name)
    return subjects.told_about([place])


def _public(event: Known, player: int) -> Data:
    shown = privacy.public_player(event.state, player)
    return {
        "registration": player,
        "withheld": player in event.state.withheld,
        "name": shown.name,
        "title": shown.title,
        "rating": shown.rating,
        "federation": shown.federation,
        "birth": shown.birth,
    }
