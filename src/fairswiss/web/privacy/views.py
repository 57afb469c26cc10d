"""Personal data: the data stored, the part of it that is public, and anonymising."""

import json
from collections.abc import Iterator

from django.conf import settings
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from fairswiss.desk import erasing, subjects
from fairswiss.desk.erasing import Person
from fairswiss.desk.journals import Known
from fairswiss.desk.privacy import kept_back, public_player
from fairswiss.desk.privacy import withhold as keep_from_the_public
from fairswiss.desk.subjects import Place
from fairswiss.keeping.erasures import Erased
from fairswiss.keeping.erasures import anonymise as anonymise_to_the_end
from fairswiss.web.access import POST, Action, is_chief_of_all, may, page
from fairswiss.web.confirmation import by
from fairswiss.web.downloads import download
from fairswiss.web.event_pages import done, event_page, known
from fairswiss.web.page_context import THEME_COOKIE

_TAB = "tournaments:settings"
_PLAYERS = "players:index"


@page("privacy", Action.ENTER)
def index(request: HttpRequest) -> HttpResponse:
    """The privacy notice: data, places, durations and contact; no personal data."""
    cookies = [
        (settings.SESSION_COOKIE_NAME, _("who is signed in"), _("14 days, or until you sign out")),
        (settings.KNOWN_COOKIE_NAME, _("that this browser has signed in before"), _("90 days")),
        (settings.CSRF_COOKIE_NAME, _("that a form was filled in on a page of this program"), _("one year")),
        (settings.LANGUAGE_COOKIE_NAME, _("the language you chose"), _("until the browser is closed")),
        (THEME_COOKIE, _("light or dark, if you chose"), _("one year")),
    ]
    return render(request, "privacy/index.html", {
        "cookies": cookies, "contact": settings.PRIVACY_CONTACT, "has_mail": settings.MAIL is not None,
    })  # fmt: skip


@page("t/<slug:tournament>/privacy/", Action.CHANGE_SETTINGS)
def event(request: HttpRequest, tournament: str) -> HttpResponse:
    """Personal data in an event, and the way to anonymise everyone."""
    found = known(tournament)
    more = {
        "kept": kept_back(found.state),
        **erasing.stored(found)._asdict(),
        "can_anonymise": may(request.user, Action.DELETE_TOURNAMENT, tournament),
    }
    return event_page(request, "privacy/event.html", found, _TAB, **more)


@page("t/<slug:tournament>/privacy/<int:registration>/", Action.CHANGE_PLAYERS)
def player(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Public data of a player, the data to hand over, and the way to anonymise the player."""
    found = _with(tournament, registration)
    state = found.state
    more = {
        "registration": registration,
        "player": state.player(registration),
        "public": public_player(state, registration),
        "is_withheld": registration in state.withheld,
        "is_running": erasing.is_running(found),
        "can_export": may(request.user, Action.EXPORT, tournament),
        "can_anonymise": may(request.user, Action.DELETE_TOURNAMENT, tournament),
    }
    return event_page(request, "privacy/player.html", found, _PLAYERS, **more)


@page("t/<slug:tournament>/privacy/<int:registration>/withhold", Action.CHANGE_PLAYERS, POST)
def withhold(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Keep a name from the public, or show it again."""
    _with(tournament, registration)
    away = request.POST.get("show") != "yes"
    keep_from_the_public(tournament, registration, by(request), away)
    said = _("The public no longer sees the name.") if away else _("The public sees the name again.")
    return done(request, said, "privacy:player", tournament=tournament, registration=registration)


@page("t/<slug:tournament>/privacy/<int:registration>/data.<str:ending>", Action.EXPORT)
def export(request: HttpRequest, tournament: str, registration: int, ending: str) -> HttpResponse:
    """Everything that this event holds of a player."""
    found = _with(tournament, registration)
    name = found.state.players[registration].name
    told = subjects.told_about([Place(tournament, found.state.settings.info.name, registration, name)])
    if ending == "json":
        return download(json.dumps(told, ensure_ascii=False, indent=2), name, "json")
    if ending == "txt":
        return download(subjects.as_text(told), name, "txt")
    raise Http404


@page(
    "t/<slug:tournament>/privacy/anonymise",
    Action.DELETE_TOURNAMENT,
    POST,
    also={"anonymise-player": "t/<slug:tournament>/privacy/<int:registration>/anonymise"},
    final=True,
)
def anonymise(request: HttpRequest, tournament: str, registration: int = 0) -> HttpResponse:
    """Take a player, or everybody, out of the journal for ever."""
    known(tournament)
    who = Person(tournament, registration)
    erasing.expect_erasable(who, request.POST.get("name", "")[:300])
    erased = anonymise_to_the_end([who], by(request), may_delete=is_chief_of_all(request.user))
    _tell_what_is_left(request, erased)
    said = _("Anonymised. The last entry of the journal records it.")
    return done(request, said, "journal:index", tournament=tournament)


def _tell_what_is_left(request: HttpRequest, erased: Erased) -> None:
    cleaned = erased.cleaned
    if cleaned.rewritten:
        words = ngettext(
            "The people were removed from %(count)s copy, and a new one was created.",
            "The people were removed from %(count)s copies, and a new one was created.",
            cleaned.rewritten,
        )
        messages.info(request, words % {"count": cleaned.rewritten})
    if cleaned.deleted:
        words = ngettext(
            "%(count)s copy that could not be read was deleted.",
            "%(count)s copies that could not be read were deleted.",
            cleaned.deleted,
        )
        messages.info(request, words % {"count": cleaned.deleted})
    for twin in erased.twins:
        words = _("The event %(id)s was restored from a copy of this one: it still names everyone.")
        messages.warning(request, words % {"id": twin})
    for warning in _not_reached(erased):
        messages.warning(request, warning)


def _not_reached(erased: Erased) -> Iterator[str]:
    """Places that may still contain the names."""
    for left in erased.cleaned.left:
        words = _(
            "This concerns every event and may still name them: %(what)s. "
            "The owner finishes it with: fairswiss privacy sweep"
        )
        yield words % {"what": left}
    if erased.cleaned.trouble:
        words = _("The copies are not cleaned yet. Retrying every minute. %(reason)s")
        yield words % {"reason": erased.cleaned.trouble}
    elif not erased.cleaned.swept and not erased.cleaned.left:
        yield _("Someone was using the database, so its files may still name them. This is retried every minute.")
    if not erased.cleaned.elsewhere:
        yield _("The second location is not cleaned yet. This happens once it is connected and has a newer copy.")
    if erased.has_server:
        yield _("Not covered: the write-ahead log, archive and backups of the database server.")
    if erased.has_replica:
        yield _("Not covered: copies made by Litestream, until they expire there.")


def _with(tournament: str, registration: int) -> Known:
    found = known(tournament)
    if registration not in found.state.players:
        raise Http404
    return found
