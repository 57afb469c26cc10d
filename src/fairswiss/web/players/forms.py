"""The form of a player, and those that bring files."""

from typing import TYPE_CHECKING, Any

from django import forms
from django.utils.translation import gettext_lazy as _

from fairswiss.desk.journals import Known
from fairswiss.desk.registration import national_record, nationally_rated, typed, with_record
from fairswiss.formats.players.values import LONGEST_CLUB, LONGEST_NATIONAL_ID, national_id, rating
from fairswiss.model.listed import KINDS
from fairswiss.model.player import TITLES, Player
from fairswiss.model.tournament import EventInfo

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

KIND_NAMES = dict(zip(KINDS, (_("standard"), _("rapid"), _("blitz")), strict=True))
_WRONG = {
    "name": _("Type a name of at most 100 letters."),
    "rating": _("Write a whole number up to 4000, or nothing."),
    "title": _("Choose one of the titles."),
    "federation": _("Write three letters, such as NOR."),
    "fide_id": _("Use digits only."),
    "birth": _("Write a year or a day: 1990 or 1990-12-31."),
    "sex": _("Choose one, or nothing."),
    "club": _("Write the name of the club on one line."),
    "national_id": _("Write up to 12 letters, digits, dots and dashes."),
}
_PLAIN = {"autocomplete": "off", "spellcheck": "false"}


def _typed(label: "_StrPromise", longest: int, **more: str) -> forms.CharField:
    """A field that may stay empty."""
    widget = forms.TextInput(attrs={**_PLAIN, **more})
    return forms.CharField(label=label, max_length=longest, required=False, widget=widget)


class PlayerForm(forms.Form):
    name = forms.CharField(label=_("Name"), max_length=100, widget=forms.TextInput(attrs=_PLAIN))
    rating = _typed(_("Rating"), 6, inputmode="numeric", size="5")
    title = forms.ChoiceField(
        label=_("Title"), required=False, choices=[("", "–"), *((title, title) for title in TITLES)]
    )
    federation = _typed(_("Federation"), 3, autocapitalize="characters", size="4", list="federations")
    fide_id = _typed(_("FIDE id"), 11, inputmode="numeric", size="10")
    birth = _typed(_("Birth"), 10, size="9")
    sex = forms.ChoiceField(label=_("Sex"), required=False, choices=[("", "–"), ("m", "m"), ("w", "w")])

    def clean(self) -> dict[str, Any]:
        """The use-case reads the fields; what it cannot read is said beside the field."""
        data = super().clean() or self.cleaned_data
        read, wrong = typed({name: str(data.get(name) or "") for name in self.fields})
        for name in wrong:
            if name not in self.errors:
                self.add_error(name, _WRONG[name])
        data["player"] = read
        return data

    def player(self, before: Player | None = None) -> Player:
        """The player from the form; data without a field stays as it was."""
        read: Player = self.cleaned_data["player"]
        if before is None:
            return read
        kept = {name: getattr(before, name) for name in ("national", "order", "club", "categories")}
        return read._replace(**{name: held for name, held in kept.items() if name not in self.fields})


def _carried(longest: int) -> forms.CharField:
    """A field that nobody types: a list filled it in."""
    return forms.CharField(max_length=longest, required=False, widget=forms.HiddenInput)


class AddingForm(PlayerForm):
    """The line that adds a player; what a list knows beside it counts as long as the name is the one it has."""

    listed_name = _carried(100)
    club = _carried(LONGEST_CLUB)
    national_federation = _carried(3)
    national_rating = _carried(4)
    national_id = _carried(LONGEST_NATIONAL_ID)

    def player(self, before: Player | None = None) -> Player:
        """The player from the form, with club and national record if the name is the one that the list has."""
        read, data = super().player(before), self.cleaned_data
        if read.name != data["listed_name"]:
            return read._replace(club="")
        return with_record(read, data["national_federation"], data["national_rating"], data["national_id"])


class PersonForm(PlayerForm):
    """Everything that is known of a player; what it has more fields for than the line that adds one."""

    club = _typed(_("Club"), LONGEST_CLUB)
    national_rating = _typed(_("National rating"), 4, inputmode="numeric", size="5")
    national_id = _typed(_("National id"), LONGEST_NATIONAL_ID, size="10")

    def __init__(self, event: Known, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.info = event.state.settings.info
        names = [(name, name) for name in event.state.categories]
        if names:
            self.fields["categories"] = forms.MultipleChoiceField(
                label=_("Categories given by hand"), required=False, choices=names, widget=forms.CheckboxSelectMultiple
            )

    def clean_national_rating(self) -> str:
        """A whole number, or nothing."""
        read = rating(self.cleaned_data["national_rating"])
        if read.problem:
            raise forms.ValidationError(_WRONG["rating"])
        return read.text

    def clean_national_id(self) -> str:
        """As the federation writes it, or nothing."""
        read = national_id(self.cleaned_data["national_id"])
        if read.problem:
            raise forms.ValidationError(_WRONG["national_id"])
        return read.text

    def player(self, before: Player | None = None) -> Player:
        """The player from the form, with the national record and the categories given by hand."""
        read = super().player(before)
        if "categories" in self.fields:
            read = read._replace(categories=tuple(sorted(self.cleaned_data["categories"])))
        data = self.cleaned_data
        return nationally_rated(read, int(data["national_rating"] or 0), data["national_id"], self.info)


def shown(player: Player, info: EventInfo) -> dict[str, Any]:
    """The fields of the form as the player has them."""
    national = national_record(player, info)
    return {
        **player._asdict(),
        "rating": player.rating or "",
        "birth": player.birth.replace("/", "-"),
        "national_rating": national.rating or "",
        "national_id": national.national_id,
    }


class ParticularsForm(forms.Form):
    """Data for the arbiter alone."""

    contact = _typed(_("Contact"), 200)
    fee = _typed(_("Fee"), 60)
    paid = forms.BooleanField(label=_("Fee paid"), required=False)
    notes = forms.CharField(label=_("Notes"), max_length=1000, required=False, widget=forms.Textarea(attrs={"rows": 3}))


class TableForm(forms.Form):
    """A table of players: pasted, or as a file."""

    text = forms.CharField(
        label=_("Paste the players here"),
        required=False,
        strip=False,
        help_text=_("One player per line, or cells copied from a spreadsheet, with or without headings."),
        widget=forms.Textarea(attrs={"rows": 10, "spellcheck": "false", "wrap": "off", "autofocus": True}),
    )
    file = forms.FileField(
        label=_("Or choose a file"),
        required=False,
        allow_empty_file=True,
        help_text=_("CSV, Excel (XLSX or XLS), ODS, TRF or plain text."),
    )

    def clean(self) -> dict[str, Any]:
        """One of the two, not none and not both."""
        data = super().clean() or self.cleaned_data
        pasted, file = str(data.get("text") or "").strip(), data.get("file")
        if pasted and file:
            raise forms.ValidationError(_("Paste text or choose a file, not both."))
        if not pasted and not file:
            raise forms.ValidationError(_("Paste text, or choose a file."))
        return data


class ListForm(forms.Form):
    """A rating list of FIDE, or of a national federation."""

    file = forms.FileField(label=_("Rating list"), help_text=_("The ZIP, TXT or XML file as it was downloaded."))
    national = forms.CharField(
        label=_("National list of"),
        max_length=40,
        required=False,
        help_text=_("For a federation's own list (CSV, XLSX or ODS): its code, such as GER. Empty for FIDE's."),
        widget=forms.TextInput(attrs=_PLAIN),
    )
