"""The page of the hall: links to open on its screens, and an announcement that all of them show at once."""

from datetime import datetime, time, timedelta

from django import forms
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from fairswiss.desk import hall
from fairswiss.desk.journals import Known
from fairswiss.web.access import POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, known
from fairswiss.web.public.screens import ALL_IN_TURN, lists_for_screens

_TAB = "hall:index"
_SOON = (5, 10, 15, 30, 60)
"""Minutes until the next round, each a button."""


class Announcement(forms.Form):
    """A message and a time of day; either may be left out."""

    message = forms.CharField(
        label=gettext_lazy("Message"), max_length=hall.LONGEST_MESSAGE, required=False,
        help_text=gettext_lazy("In large letters on every screen, until you change it."),
    )  # fmt: skip
    starts = forms.TimeField(
        label=gettext_lazy("Next round at"), required=False,
        help_text=gettext_lazy("The screens count down to it. A time that has passed today means tomorrow."),
        widget=forms.TimeInput(attrs={"type": "time"}, format="%H:%M"),
    )  # fmt: skip
    minutes = forms.IntegerField(min_value=0, max_value=24 * 60, required=False, widget=forms.HiddenInput)


@page("", Action.PUBLISH)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """The screens to open, and what they say."""
    event = known(tournament)
    starts = _local(hall.start_of(event.state)) or _planned(hall.planned_start(event.state))
    said = {"message": event.state.hall.message, "starts": starts}
    return _page(request, event, Announcement(initial=said))


@page("announce", Action.PUBLISH, POST)
def announce(request: HttpRequest, tournament: str) -> HttpResponse:
    """Say something on every screen; the button *in 10 minutes* counts from the press."""
    event = known(tournament)
    form = Announcement(request.POST)
    if not form.is_valid():
        return _page(request, event, form, 422)
    message, at, minutes = (form.cleaned_data[name] for name in ("message", "starts", "minutes"))
    starts = _soon(minutes) if minutes else at and _next(at)
    hall.announce(tournament, by(request), message, starts)
    told = _("The screens show it now.") if message or starts else _("The screens show their lists alone.")
    return done(request, told, _TAB, tournament=tournament)


def _page(request: HttpRequest, event: Known, form: forms.Form, status: int = 200) -> HttpResponse:
    address = reverse("public:screen", args=[event.event])
    screens = [
        (_("Everything in turn"), f"{address}?show={','.join(ALL_IN_TURN)}"),
        *lists_for_screens(event),
        (_("Clock and message"), f"{address}?show=clock"),
    ]
    answer = event_page(
        request, "hall/index.html", event, _TAB, form=form, screens=screens, soon=_SOON,
        next_round=hall.starting_round(event.state), starts=hall.start_of(event.state),
    )  # fmt: skip
    answer.status_code = status
    return answer


def _local(moment: datetime | None) -> time | None:
    return timezone.localtime(moment).time() if moment and moment > timezone.now() else None


def _planned(moment: datetime | None) -> time | None:
    """The start that the timetable has, if it is still to come today."""
    now = timezone.localtime().replace(tzinfo=None)
    return moment.time() if moment and moment > now and moment.date() == now.date() else None


def _soon(minutes: int) -> datetime:
    """After so many minutes, on the minute."""
    return (timezone.now() + timedelta(minutes=minutes, seconds=30)).replace(second=0, microsecond=0)


def _next(at: time) -> datetime:
    """The next time that the clock shows this."""
    now = timezone.localtime()
    today = now.replace(hour=at.hour, minute=at.minute, second=0, microsecond=0)
    return today if today >= now.replace(second=0, microsecond=0) else today + timedelta(days=1)
