"""Forms for the settings of an event."""

from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from fairswiss.desk.announcing import (
    POINTS,
    Announceable,
    Choice,
    Settings,
    announced,
    choices,
    new_settings,
    not_for,
    stated,
)
from fairswiss.desk.events import MAX_PLAYERS, MAX_ROUNDS
from fairswiss.desk.intents import INTENTS, Intent
from fairswiss.formats.players.values import federation
from fairswiss.language import gettext
from fairswiss.model.decisions import OF_TIE_BREAKS
from fairswiss.model.errors import BadRequest
from fairswiss.model.points import format_points, parse_points
from fairswiss.tiebreaks.codes import parse_tie_breaks
from fairswiss.usecases.systems import is_of_fide, systems
from fairswiss.usecases.timetable import Rhythm, Slot, slots, spread, written
from fairswiss.web.forms import sentences

DAY = forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
TIME = forms.TimeInput(attrs={"type": "time"}, format="%H:%M")
BEGINNING = str(INTENTS[-1].fields["system"])
"""The system of an event of which nothing is known yet."""
_AGAIN = {"hx-post": "", "hx-trigger": "change", "hx-vals": '{"do": "show"}'}
_REFRESHING = forms.Select(attrs=_AGAIN | {"hx-target": "#setting-up", "hx-select": "#setting-up"})
"""Another system has other settings: the form is loaded again with what was typed."""
GROUPS = (
    (_("The event"), ("system", "players", "rate_of_play", "roof")),
    (_("When"), ("start", "end", "begins", "rhythm", "minutes")),
    (_("For the report"), ("city", "federation", "chief_arbiter", "deputies")),
    (_("The public"), ("public", "phones", "short_names_of_minors")),
    (_("Matches"), ("board_colours", "match_points")),
    (_("Points"), ("win", "draw", "loss", "pab")),
    (_("Rules in detail"), ("numbering", "baku", "unrated", *OF_TIE_BREAKS)),
)
"""Every field under its heading, except the tie-breaks, which are picked, and the options, which end the list."""
RHYTHMS = [
    (Rhythm.MINUTES.value, _("all on one day")),
    (Rhythm.DAILY.value, _("one round a day")),
    (Rhythm.WEEKLY.value, _("one round a week")),
]


def _systems() -> list[tuple[str, str]]:
    return [(system.id, system.label) for system in systems()]


def _field(option: Announceable) -> forms.Field:
    """The field of an option: a few values to choose from, or a text that the option checks."""
    title = gettext(option.title)
    if isinstance(option, Choice):
        values = [(one.value, gettext(one.label) if one.label else one.value) for one in option.alternatives]
        return forms.ChoiceField(label=title, choices=values, required=False)
    return forms.CharField(
        label=title, max_length=20, required=False, initial=option.default, help_text=gettext(option.meaning)
    )


class SettingsForm(forms.Form):
    """Everything an organiser announces; the first fields are enough to begin."""

    name = forms.CharField(label=_("Name of the event"), max_length=200)
    system = forms.ChoiceField(label=_("Pairing system"), choices=_systems, widget=_REFRESHING)
    rounds = forms.IntegerField(label=_("Rounds"), min_value=1, max_value=MAX_ROUNDS)
    city = forms.CharField(label=_("City"), max_length=100, required=False)
    federation = forms.CharField(label=_("Federation"), max_length=3, required=False)
    start = forms.DateField(label=_("First day"), required=False, widget=DAY)
    end = forms.DateField(label=_("Last day"), required=False, widget=DAY)
    chief_arbiter = forms.CharField(label=_("Chief arbiter"), max_length=100, required=False)
    deputies = forms.CharField(
        label=_("Deputies"), required=False, max_length=500, help_text=_("Separated by semicolons.")
    )
    rate_of_play = forms.CharField(
        label=_("Rate of play"), max_length=100, required=False, help_text=_("For example: 90 min + 30 s")
    )
    tie_breaks = forms.CharField(
        label=_("Tie-breaks as a list of acronyms"),
        max_length=200,
        required=False,
        help_text=_("In order, for example BH/C1,BH,SB,DE; or the name of a set."),
        widget=forms.TextInput(attrs={"autocapitalize": "characters", "spellcheck": "false"}),
    )
    win = forms.CharField(label=_("Win"), initial="1", max_length=5)
    draw = forms.CharField(label=_("Draw"), initial="0.5", max_length=5)
    loss = forms.CharField(label=_("Loss"), initial="0", max_length=5)
    pab = forms.CharField(label=_("Pairing-allocated bye"), initial="1", max_length=5)
    baku = forms.BooleanField(label=_("Baku acceleration"), required=False)
    numbering = forms.ChoiceField(
        label=_("Order of the list"), choices=[("rating", _("rating, title, name")), ("entry", _("as entered"))]
    )
    unrated = forms.IntegerField(
        label=_("Rating of the unrated for tie-breaks"), min_value=0, max_value=4000, required=False
    )
    board_colours = forms.CharField(
        label=_("Boards of a match"),
        max_length=20,
        initial="WBWB",
        required=False,
        help_text=_("The colours of the first-named team, a letter for each board: WBWB is four boards."),
    )
    match_points = forms.CharField(
        label=_("Match points"), max_length=20, initial="2-1-0", help_text=_("For a win, a draw and a loss.")
    )
    unplayed_cut_first = forms.BooleanField(
        label=_("Cuts of ARO leave out unplayed rounds first"),
        required=False,
        help_text=_("So a bye costs no opponent in ARO/C1. A choice that events by the text before 2023 announce."),
    )
    sonneborn_games = forms.BooleanField(
        label=_("Sonneborn-Berger counts games alone"),
        required=False,
        help_text=_("With the opponents' own scores. A choice that events by the text before 2023 announce."),
    )
    roof = forms.CharField(
        label=_("Section of the event"),
        max_length=100,
        required=False,
        help_text=_("Tournaments with the same name here are sections of one event, such as an A-Open and a B-Open."),
    )
    public = forms.BooleanField(label=_("Show published rounds to everyone"), required=False)
    phones = forms.BooleanField(
        label=_("Players report results from their phones"),
        required=False,
        help_text=_(
            "Result slips get a code for White and one for Black. A result counts when both players report the "
            "same, or when an arbiter confirms one report. Phones must be able to reach this program (--lan)."
        ),
    )
    short_names_of_minors = forms.BooleanField(
        label=_("Shorten the names of minors"),
        required=False,
        initial=True,
        help_text=_(
            "On everything public: first name and initial only, no federation, no year of birth. "
            "Leave this ticked unless all parents have agreed."
        ),
    )

    asked: tuple[str, ...] = ("name", "system", "rounds")
    """The fields above everything else."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        named_system = str(self.data.get("system") or self.initial.get("system", ""))
        self.chosen = named_system if named_system in dict(_systems()) else BEGINNING
        self._left_out = not_for(self.chosen)
        for name in self._left_out:
            del self.fields[name]
        for name, choice in choices(self.chosen).items():
            self.fields[name] = _field(choice)

    @property
    def is_fide(self) -> bool:
        """True if FIDE has the chosen system."""
        return is_of_fide(self.chosen)

    def questions(self) -> list[forms.BoundField]:
        """The fields that come first."""
        return [self[name] for name in self.asked if name in self.fields]

    def groups(self) -> list[tuple[Promise, list[forms.BoundField]]]:
        """All others that mean something for the chosen system, under their headings."""
        found: list[tuple[Promise, list[forms.BoundField]]] = []
        details, of_all = GROUPS[-1]
        for title, names in (*GROUPS[:-1], (details, (*of_all, *choices(self.chosen)))):
            shown = [self[name] for name in names if name in self.fields and name not in self.asked]
            if shown:
                found.append((title, shown))
        return found

    def clean_tie_breaks(self) -> str:
        """Each of them known; else every problem is named beside the field."""
        text: str = self.cleaned_data["tie_breaks"]
        try:
            parse_tie_breaks(text)
        except BadRequest as error:
            raise forms.ValidationError(sentences(error)) from error
        return text

    def clean_federation(self) -> str:
        """Three letters, as in a list of players."""
        read = federation(self.cleaned_data["federation"])
        if read.problem:
            raise forms.ValidationError(_("Write three letters, such as NOR."))
        return read.text

    def clean(self) -> dict[str, Any]:
        """Points are numbers with at most one decimal."""
        data = super().clean() or self.cleaned_data
        for name, choice in choices(self.chosen).items():
            try:
                data[name] = choice.written(data[name]) if data.get(name) else ""
            except BadRequest as error:
                self.add_error(name, error.message)
        for name in (name for name in POINTS if name in self.fields):
            data[name] = parse_points(str(data.get(name, "")).strip().replace(",", ".").replace("½", "0.5"))
            if data[name] is None:
                self.add_error(name, _("Write a number such as 1 or 0.5."))
        return data

    def settings(self, before: Settings | None = None) -> Settings:
        """The settings from the form; those without a field stay as they were."""
        data = self.cleaned_data
        fields: dict[str, Any] = {
            **{name: False for name in ("baku", "phones") if name in self._left_out},
            "deputies": tuple(part.strip() for part in data["deputies"].split(";") if part.strip()),
            "start": _written(data["start"]),
            "end": _written(data["end"]),
            "unrated": data["unrated"] or 0,
        }
        known = stated(new_settings(self.chosen, 1))
        said = {name: value for name, value in data.items() if name in known and name not in choices()}
        said |= {name: data[name] or choice.default for name, choice in choices(self.chosen).items()}
        return announced(before or new_settings(data["system"], data["rounds"]), {**said, **fields})


class NewEventForm(SettingsForm):
    """The same for an event to be: a few questions by its intent, and a timetable to begin with."""

    players = forms.IntegerField(
        label=_("Players expected"),
        min_value=2,
        max_value=MAX_PLAYERS,
        required=False,
        help_text=_("Only for advice on the number of rounds."),
        widget=forms.NumberInput(attrs=_REFRESHING.attrs),
    )
    begins = forms.TimeField(label=_("Round 1 begins at"), required=False, widget=TIME)
    rhythm = forms.ChoiceField(label=_("Rounds are played"), choices=RHYTHMS, required=False)
    minutes = forms.IntegerField(label=_("Minutes from round to round"), min_value=1, max_value=1440, required=False)

    def __init__(self, *arguments: Any, intent: Intent, **named: Any) -> None:
        self.asked = ("name", "rounds", "players", *intent.asked)
        named["initial"] = {
            **intent.fields,
            "rhythm": intent.rhythm.value,
            "minutes": intent.minutes,
            **(named.get("initial") or {}),
        }
        super().__init__(*arguments, **named)

    def settings(self, before: Settings | None = None) -> Settings:
        """With the days and times of all rounds, if the first day is known."""
        data = self.cleaned_data
        made = super().settings(before)
        if not data["start"]:
            return made
        rhythm = Rhythm(data["rhythm"] or Rhythm.MINUTES.value)
        planned = spread(data["start"], data["begins"], made.rounds, rhythm, data["minutes"] or 60)
        dates, times = written(planned)
        last = made.info.end or planned[-1].day.replace("-", "/")
        return announced(made, {"round_dates": dates, "round_times": times, "end": last})


def shown(settings: Settings) -> dict[str, Any]:
    """The fields of the form as these settings have them."""
    held = stated(settings)
    return {
        **held,
        **{name: format_points(held[name]) for name in POINTS},
        "start": held["start"].replace("/", "-"),
        "end": held["end"].replace("/", "-"),
        "deputies": "; ".join(held["deputies"]),
    }


def _written(day: Any) -> str:
    return f"{day:%Y/%m/%d}" if day else ""


class TimetableForm(forms.Form):
    """A day and a time for each round, and the means to fill in all of them."""

    first = forms.DateField(label=_("First day"), required=False, widget=DAY)
    begins = forms.TimeField(label=_("Round 1 begins at"), required=False, widget=TIME)
    rhythm = forms.ChoiceField(label=_("Rounds are played"), choices=RHYTHMS, required=False)
    minutes = forms.IntegerField(
        label=_("Minutes from round to round"), min_value=1, max_value=1440, required=False, initial=60
    )

    def __init__(self, *arguments: Any, rounds: int, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._numbers = range(1, rounds + 1)
        for number in self._numbers:
            day, at = gettext("Day of round {number}", number=number), gettext("Time of round {number}", number=number)
            self.fields[f"day_{number}"] = forms.DateField(label=day, required=False, widget=DAY)
            self.fields[f"time_{number}"] = forms.TimeField(label=at, required=False, widget=TIME)

    def rows(self) -> list[tuple[int, forms.BoundField, forms.BoundField]]:
        return [(number, self[f"day_{number}"], self[f"time_{number}"]) for number in self._numbers]

    def clean(self) -> dict[str, Any]:
        """A time belongs to a day, and no round begins before the one before it."""
        data = super().clean() or self.cleaned_data
        before: tuple[Any, ...] = ()
        for number in self._numbers:
            day, at = data.get(f"day_{number}"), data.get(f"time_{number}")
            if at and not day and f"day_{number}" not in self.errors:
                self.add_error(f"day_{number}", _("Give the day as well."))
            if not day:
                continue
            now = (day, at) if at and len(before) != 1 else (day,)
            if before and now < before[: len(now)]:
                self.add_error(f"day_{number}", _("This is before the previous round."))
            before = (day, at) if at else (day,)
        return data

    def slots(self) -> tuple[Slot, ...]:
        """A slot for every round."""
        return tuple(self._slot(number) for number in self._numbers)

    def filled(self) -> tuple[Slot, ...]:
        """All slots as the first day, the time and the rhythm give them; as they are without a first day."""
        data = self.cleaned_data
        if not data.get("first"):
            return self.slots()
        rhythm = Rhythm(data.get("rhythm") or Rhythm.MINUTES.value)
        return spread(data["first"], data.get("begins"), len(self._numbers), rhythm, data.get("minutes") or 60)

    def _slot(self, number: int) -> Slot:
        day, at = self.cleaned_data.get(f"day_{number}"), self.cleaned_data.get(f"time_{number}")
        return Slot(f"{day:%Y-%m-%d}" if day else "", f"{at:%H:%M}" if at else "")


def timetable_shown(settings: Settings) -> dict[str, str]:
    """The fields of the timetable as these settings have them."""
    held = slots(settings.info.round_dates, settings.round_times, settings.rounds)
    return slots_shown(held) | {"first": held[0].day or settings.info.start.replace("/", "-"), "begins": held[0].time}


def slots_shown(held: tuple[Slot, ...]) -> dict[str, str]:
    """The fields of the rounds."""
    days = {f"day_{number}": slot.day for number, slot in enumerate(held, 1)}
    return days | {f"time_{number}": slot.time for number, slot in enumerate(held, 1)}


class ReportForm(forms.Form):
    """A tournament report, and what it may not say."""

    file = forms.FileField(label=_("Tournament report (TRF)"))
    system = forms.ChoiceField(
        label=_("Pairing system"), choices=lambda: [("", _("according to the report")), *_systems()], required=False
    )
    rounds = forms.IntegerField(
        label=_("Rounds"),
        min_value=1,
        max_value=MAX_ROUNDS,
        required=False,
        help_text=_("Only if the report does not contain it."),
    )


class CopyForm(forms.Form):
    file = forms.FileField(label=_("Backup of an event (.journal)"))
