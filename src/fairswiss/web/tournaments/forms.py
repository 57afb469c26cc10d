"""Forms for the settings of an event."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from fairswiss.desk.announcing import POINTS, Announceable, Choice, Settings, announced, choices, new_settings, stated
from fairswiss.desk.events import MAX_ROUNDS
from fairswiss.formats.players.values import federation
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.points import format_points, parse_points
from fairswiss.usecases.systems import systems

_DAY = forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")


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
    system = forms.ChoiceField(label=_("Pairing system"))
    rounds = forms.IntegerField(label=_("Rounds"), min_value=1, max_value=MAX_ROUNDS)
    city = forms.CharField(label=_("City"), max_length=100, required=False)
    federation = forms.CharField(label=_("Federation"), max_length=3, required=False)
    start = forms.DateField(label=_("First day"), required=False, widget=_DAY)
    end = forms.DateField(label=_("Last day"), required=False, widget=_DAY)
    chief_arbiter = forms.CharField(label=_("Chief arbiter"), max_length=100, required=False)
    deputies = forms.CharField(
        label=_("Deputies"), required=False, max_length=500, help_text=_("Separated by semicolons.")
    )
    rate_of_play = forms.CharField(
        label=_("Rate of play"), max_length=100, required=False, help_text=_("For example: 90 min + 30 s")
    )
    tie_breaks = forms.CharField(
        label=_("Tie-breaks"),
        max_length=200,
        required=False,
        help_text=_("In order, for example BH/C1,BH,SB,DE; or the name of a set."),
        widget=forms.TextInput(attrs={"list": "tie-break-sets", "autocapitalize": "characters"}),
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

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        known = [(system.id, system.label) for system in systems()]
        self.fields["system"] = forms.ChoiceField(label=_("Pairing system"), choices=known)
        for name, choice in choices().items():
            self.fields[name] = _field(choice)

    def options(self) -> list[forms.BoundField]:
        return [self[name] for name in choices()]

    def clean_federation(self) -> str:
        """Three letters, as in a list of players."""
        read = federation(self.cleaned_data["federation"])
        if read.problem:
            raise forms.ValidationError(_("Write three letters, such as NOR."))
        return read.text

    def clean(self) -> dict[str, Any]:
        """Points are numbers with at most one decimal."""
        data = super().clean() or self.cleaned_data
        for name, choice in choices().items():
            try:
                data[name] = choice.written(data[name]) if data.get(name) else ""
            except BadRequest as error:
                self.add_error(name, error.message)
        for name in POINTS:
            data[name] = parse_points(str(data.get(name, "")).strip().replace(",", ".").replace("½", "0.5"))
            if data[name] is None:
                self.add_error(name, _("Write a number such as 1 or 0.5."))
        return data

    def settings(self, before: Settings | None = None) -> Settings:
        """The settings from the form; those without a field stay as they were."""
        data = self.cleaned_data
        fields = {
            "deputies": tuple(part.strip() for part in data["deputies"].split(";") if part.strip()),
            "start": _written(data["start"]),
            "end": _written(data["end"]),
            "unrated": data["unrated"] or 0,
        }
        said = {name: value for name, value in data.items() if name not in choices()}
        said |= {name: data[name] or choice.default for name, choice in choices(data["system"]).items()}
        return announced(before or new_settings(data["system"], data["rounds"]), {**said, **fields})


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


class ReportForm(forms.Form):
    """A tournament report, and what it may not say."""

    file = forms.FileField(label=_("Tournament report (TRF)"))
    system = forms.ChoiceField(label=_("Pairing system"), required=False)
    rounds = forms.IntegerField(
        label=_("Rounds"),
        min_value=1,
        max_value=MAX_ROUNDS,
        required=False,
        help_text=_("Only if the report does not contain it."),
    )

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        known = [("", _("according to the report")), *((system.id, system.label) for system in systems())]
        self.fields["system"] = forms.ChoiceField(label=_("Pairing system"), choices=known, required=False)


class CopyForm(forms.Form):
    file = forms.FileField(label=_("Backup of an event (.journal)"))
