"""Set up an event by intent, and change what is announced: settings, timetable, FIDE mode."""

from typing import Any

from django.conf import settings as program
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.translation import gettext as _

from fairswiss.desk import events, fide_mode
from fairswiss.desk.announcing import announced
from fairswiss.desk.intents import Intent, intent, intents
from fairswiss.desk.official import announced_things
from fairswiss.desk.privacy import kept_back
from fairswiss.language import gettext
from fairswiss.usecases.advice import Advice, rounds_for
from fairswiss.usecases.systems import is_of_fide, is_round_robin, systems
from fairswiss.usecases.timetable import written
from fairswiss.web.access import BOTH, POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, known, seen
from fairswiss.web.forms import told_in
from fairswiss.web.tournaments.forms import (
    NewEventForm,
    SettingsForm,
    TimetableForm,
    shown,
    slots_shown,
    timetable_shown,
)
from fairswiss.web.tournaments.picking import BUTTON, picker, pressed

_BESIDE = {
    "rounds-not-plannable": "rounds",
    "fewer-than-paired": "rounds",
    "scoring-inverted": "win",
    "draws-too-high": "draw",
    "bye-too-high": "pab",
    "list-order-fixed": "numbering",
    "games-a-round-differ": "system",
    "text-missing": "name",
    "tie-breaks-unknown": "tie_breaks",
    "board-colours-unreadable": "board_colours",
    "match-points-unreadable": "match_points",
    "match-points-inverted": "match_points",
    "boards-fixed": "board_colours",
}
"""The field beside which a refusal is told, by its code."""


@page("new", Action.CREATE_TOURNAMENT, BOTH)
def new(request: HttpRequest) -> HttpResponse:
    """Choose what kind of event it is; then a few questions, and everything else behind *more*."""
    chosen = request.POST.get("intent", "") or request.GET.get("intent", "")
    if not chosen and request.method != "POST":
        return render(request, "tournaments/intents.html", {"intents": intents()})
    meant = intent(chosen or intents()[-1].id)
    trouble, form = "", NewEventForm(intent=meant, initial=_named(meant) | _by_system(request.GET.get("system", "")))
    if request.method == "POST" and BUTTON in request.POST:
        typed, trouble = pressed(request)
        form = NewEventForm(intent=meant, initial=typed | _by_table(typed))
    elif request.method == "POST":
        form = NewEventForm(request.POST, intent=meant)
        if form.is_valid():
            with told_in(form, _BESIDE):
                event = events.create_event(form.settings(), by(request))
                words = _("The event was created. Now add the players.")
                return done(request, words, _first_page(), tournament=event.event)
    more: dict[str, Any] = {"form": form, "intent": meant, "picker": picker(request, form, trouble)}
    more |= {"advice": _advice(form, str(form["players"].value() or "")), "is_open": _is_open(request, form)}
    return render(request, "tournaments/new.html", more, status=422 if form.errors else 200)


@page("t/<slug:tournament>/settings", Action.CHANGE_SETTINGS, BOTH)
def settings(request: HttpRequest, tournament: str) -> HttpResponse:
    """Change what is announced."""
    event = known(tournament)
    before = event.state.settings
    trouble, form = "", SettingsForm(initial=shown(before))
    if request.method == "POST" and BUTTON in request.POST:
        typed, trouble = pressed(request)
        form = SettingsForm(initial=typed)
    elif request.method == "POST":
        form = SettingsForm(request.POST)
        if form.is_valid():
            with told_in(form, _BESIDE):
                events.change_settings(tournament, form.settings(before), by(request))
                return done(request, _("Saved."), "tournaments:settings", tournament=tournament)
    more: dict[str, Any] = {"form": form, "picker": picker(request, form, trouble), "kept": kept_back(event.state)}
    more |= {"advice": _advice(form, str(len(event.state.players))), "is_open": True}
    response = event_page(request, "tournaments/settings.html", event, "tournaments:settings", **more)
    response.status_code = 422 if form.errors else 200
    return response


@page("t/<slug:tournament>/timetable", Action.CHANGE_SETTINGS, BOTH)
def timetable(request: HttpRequest, tournament: str) -> HttpResponse:
    """The day and the time of each round."""
    event = known(tournament)
    before = event.state.settings
    form = TimetableForm(initial=timetable_shown(before), rounds=before.rounds)
    if request.method == "POST":
        form = TimetableForm(request.POST, rounds=before.rounds)
        if BUTTON in request.POST:
            form.is_valid()
            typed = request.POST.dict() | slots_shown(form.filled())
            form = TimetableForm(initial=typed, rounds=before.rounds)
        elif form.is_valid():
            dates, times = written(form.slots())
            changed = announced(before, {"round_dates": dates, "round_times": times})
            with told_in(form):
                events.change_settings(tournament, changed, by(request))
                return done(request, _("Saved."), "tournaments:timetable", tournament=tournament)
    response = event_page(request, "tournaments/timetable.html", event, "tournaments:settings", form=form)
    response.status_code = 422 if form.errors else 200
    return response


@page("t/<slug:tournament>/fide-mode", Action.SEE_TOURNAMENT, name="fide-mode")
def explain_fide_mode(request: HttpRequest, tournament: str) -> HttpResponse:
    """The meaning of FIDE mode for this event: its demands and what it forbids."""
    event = seen(request, tournament)
    things = announced_things(event.state.settings.system)
    more = {
        "fixed": [gettext(one.words) for one in things if one.fixed],
        "confirmed": [gettext(one.words) for one in things if not one.fixed],
        "is_fide": is_of_fide(event.state.settings.system),
    }
    return event_page(request, "tournaments/fide_mode.html", event, "tournaments:settings", **more)


@page("t/<slug:tournament>/leave-fide-mode", Action.CHANGE_SETTINGS, POST)
def leave_fide_mode(request: HttpRequest, tournament: str) -> HttpResponse:
    """Do also what an official program refuses, from now on and for good."""
    fide_mode.leave(known(tournament).event, by(request))
    return done(request, _("The event has left FIDE mode."), "tournaments:settings", tournament=tournament)


def _first_page() -> str:
    return "players:import" if any(area.name == "players" for area in program.AREAS) else "tournaments:overview"


def _named(meant: Intent) -> dict[str, str]:
    """A name to begin with: the kind of event, and today."""
    today = timezone.localdate()
    if meant.id == "other":
        return {}
    return {"name": f"{meant.title} {today.isoformat()}", "start": today.isoformat()}


def _by_system(system: str) -> dict[str, str]:
    """A system that the address names."""
    return {"system": system} if system in {one.id for one in systems()} else {}


def _is_open(request: HttpRequest, form: NewEventForm) -> bool:
    """True if something behind *more* was used, or is wrong."""
    deed = request.POST.get(BUTTON, "").partition(" ")[0]
    above = deed == "rounds" or request.headers.get("HX-Trigger-Name") in form.asked
    return bool(deed and not above) or any(name not in form.asked for name in form.errors)


def _by_table(typed: dict[str, object]) -> dict[str, object]:
    """The rounds of a round robin follow from its players."""
    system, players = str(typed.get("system", "")), _count(str(typed.get("players", "")))
    return {"rounds": rounds_for(players, system).rounds} if players and is_round_robin(system) else {}


def _advice(form: SettingsForm, players: str) -> Advice | None:
    count = _count(players)
    return rounds_for(count, form.chosen) if count else None


def _count(text: str) -> int:
    """A number of players that advice can be given on; else 0."""
    count = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
    return count if 2 <= count <= events.MAX_PLAYERS else 0
