"""One player: data, attendance, who may not be met, points; and struck off if never paired."""

from typing import Any, NamedTuple

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from fairswiss.desk import registration as use
from fairswiss.desk import roster, sections
from fairswiss.desk.journals import Known
from fairswiss.desk.registration import GroupShown, ParticularsNoted, Wish
from fairswiss.desk.sections import Section
from fairswiss.desk.shown import record_of
from fairswiss.model.errors import BadRequest
from fairswiss.model.points import format_points, parse_points
from fairswiss.web.access import BOTH, POST, Action, may, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, known
from fairswiss.web.players.forms import ParticularsForm, PersonForm, shown

_TAB = "players:index"
BYES: dict[str, Promise] = {
    "": gettext_lazy("takes part"),
    "H": gettext_lazy("half-point bye"),
    "Z": gettext_lazy("zero-point bye"),
    "F": gettext_lazy("full-point bye"),
}
COURSE: dict[str, Promise] = {
    **BYES,
    "": gettext_lazy("not there yet"),
    "U": gettext_lazy("allocated bye"),
    roster.GAME: gettext_lazy("game"),
}


class RoundShown(NamedTuple):
    """A round in the grid of byes: what happened, or what is asked for."""

    number: int
    had: Promise | None
    code: str = ""
    gone: bool = False


@page("<int:registration>/", Action.CHANGE_PLAYERS, BOTH)
def player(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """The page of a player: data, and everything that can be done."""
    event = _event(tournament, registration)
    before = event.state.player(registration)
    initial = shown(before, event.state.settings.info)
    form = PersonForm(event, request.POST) if request.method == "POST" else PersonForm(event, initial=initial)
    if request.method == "POST" and form.is_valid():
        use.amend(tournament, registration, form.player(before), by(request), request.POST.get("seen", ""))
        return _done(request, _("Saved."), tournament, registration)
    more = {**_shown(event, registration), "form": form, "sections": _others(request, event)}
    response = event_page(request, "players/player.html", event, _TAB, **more)
    response.status_code = 422 if form.errors else 200
    return response


@page("<int:registration>/withdraw", Action.CHANGE_PLAYERS, POST)
def withdraw(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Not paired any more."""
    use.withdraw(tournament, registration, by(request), _number(request, "round"))
    return _done(request, _("Withdrawn."), tournament, registration)


@page("<int:registration>/return", Action.CHANGE_PLAYERS, POST, name="return")
def take_back(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Paired again."""
    use.take_back(tournament, registration, by(request), _number(request, "round"))
    return _done(request, _("Takes part again."), tournament, registration)


@page("<int:registration>/byes", Action.CHANGE_PLAYERS, POST)
def byes(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """The rounds to come that the player will miss, all at once."""
    form = request.POST
    rounds = known(tournament).state.settings.rounds
    wishes = {
        number: Wish(form.get(f"was-{number}", ""), form[f"bye-{number}"])
        for number in range(1, rounds + 1)
        if form.get(f"bye-{number}") in BYES
    }
    use.ask_byes(tournament, registration, wishes, by(request))
    return _done(request, _("The byes are saved."), tournament, registration)


@page("<int:registration>/forbid", Action.CHANGE_PLAYERS, POST)
def forbid(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Somebody this player must not meet."""
    other = roster.meant(known(tournament).state, request.POST.get("other", ""))
    first, last = _number(request, "first") or 1, _number(request, "last") or None
    use.forbid(tournament, (registration, other), by(request), first, last)
    return _done(request, _("They will be kept apart."), tournament, registration)


@page("<int:registration>/lift", Action.CHANGE_PLAYERS, POST)
def lift(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """They may meet again."""
    ids = [int(one) for one in request.POST.getlist("player") if one.isascii() and one.isdigit() and len(one) < 9]
    use.lift(tournament, ids, by(request))
    return _done(request, _("They may meet."), tournament, registration)


@page("<int:registration>/particulars", Action.CHANGE_PLAYERS, POST)
def particulars(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Contact, fee and notes, for the arbiter alone."""
    form = ParticularsForm(request.POST)
    if not form.is_valid():
        raise BadRequest(
            _("Contact and fee are one line each, notes have at most 1000 characters."), code="value-unreadable"
        )
    use.note(tournament, ParticularsNoted(registration, **form.cleaned_data), by(request))
    return _done(request, _("Saved."), tournament, registration)


@page("<int:registration>/move", Action.CHANGE_PLAYERS, POST)
def move(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """To another section of the event."""
    target = request.POST.get("section") or tournament
    if not may(request.user, Action.CHANGE_PLAYERS, target):
        raise PermissionDenied
    moved = sections.move(tournament, registration, target, by(request)).state
    words = _("%(name)s now plays in %(section)s.")
    said = words % {"name": moved.players[moved.last_registration].name, "section": moved.settings.info.name}
    return done(request, said, _TAB, tournament=target)


@page("<int:registration>/points", Action.CHANGE_PLAYERS, POST)
def points(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """A bonus or a penalty, with the reason."""
    given = parse_points(request.POST.get("points", "").replace("½", "0.5").replace("+", "").replace("−", "-"))
    if given is None:
        raise BadRequest(_("Write the points as a number such as 1, 0.5 or -0.5."), code="value-unreadable")
    use.adjust_points(tournament, registration, given, _number(request, "round"), by(request))
    return _done(request, _("The points are saved."), tournament, registration)


@page("<int:registration>/remove", Action.CHANGE_PLAYERS, POST)
def remove(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Struck off the list."""
    use.remove(tournament, registration, by(request))
    return done(request, _("Removed. You can undo this in the journal."), _TAB, tournament=tournament)


def _event(tournament: str, registration: int) -> Known:
    event = known(tournament)
    if registration not in event.state.players:
        raise Http404
    return event


def _done(request: HttpRequest, said: str, tournament: str, registration: int) -> HttpResponse:
    return done(request, said, "players:player", tournament=tournament, registration=registration)


def _number(request: HttpRequest, field: str) -> int:
    text = request.POST.get(field, "").strip()
    if not text:
        return 0
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise BadRequest(_("%(text)s is not a round number.") % {"text": repr(text[:20])}, code="value-unreadable")
    return int(text)


def _shown(event: Known, registration: int) -> dict[str, Any]:
    state = event.state
    held = record_of(event, registration)
    gone = held.withdrawn or 0
    noted = state.particulars.get(registration)
    paired = [RoundShown(at, COURSE[had]) for at, had in enumerate(held.course, 1)]
    coming = range(len(state.rounds) + 1, state.settings.rounds + 1)
    asked = [RoundShown(at, None, held.byes.get(at, ""), bool(gone) and gone <= at) for at in coming]
    apart = [
        (p, "; ".join(f"{state.numbers[o]} {state.players[o].name}" for o in p.players if o != registration))
        for p in held.kept_apart
    ]
    adjusted = [(("+" if a.points > 0 else "") + format_points(a.points), a.round) for a in held.adjustments]
    return {
        "registration": registration,
        "player": held.player,
        "mark": held.mark,
        "gone": gone,
        "rounds": [*paired, *asked],
        "coming": coming,
        "all_rounds": range(1, state.settings.rounds + 1),
        "codes": BYES.items(),
        "apart": apart,
        "adjusted": adjusted,
        "others": [(state.numbers[o], state.players[o].name) for o in state.in_order() if o != registration],
        "removable": held.removable,
        "card": reverse("explanations:player", kwargs={"tournament": event.event, "registration": registration}),
        "categories": use.categories_of(state, registration),
        "particulars": ParticularsForm(initial=noted._asdict() if noted else None),
        "groups": _groups(event, registration),
    }


def _groups(event: Known, registration: int) -> list[GroupShown]:
    """The groups that keep the player apart from somebody."""
    every = use.groups_of(event.state)
    return [group for group in every if any(registration in apart.players for apart in group.apart)]


def _others(request: HttpRequest, event: Known) -> list[Section]:
    """The sections that the player can be moved to: none once a round has been paired."""
    if event.state.started:
        return []
    return [
        section
        for section in sections.sections_of(event)
        if section.event != event.event
        and not section.overview.paired
        and may(request.user, Action.CHANGE_PLAYERS, section.event)
    ]
