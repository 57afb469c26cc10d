"""Forms about credentials."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from fairswiss.web.access import Scope
from fairswiss.web.credentials.invitations import MOST_HOURS, USUAL_HOURS
from fairswiss.web.credentials.tokens import LONGEST_LABEL, MOST_DAYS, USUAL_DAYS
from fairswiss.web.credentials.words import SCOPES
from fairswiss.web.people.forms import NewAccountForm, TaskForm

_EVERY = "every"


class CodeForm(forms.Form):
    """A code of the authenticator app, or one from paper."""

    code = forms.CharField(
        label=_("One-time code"),
        max_length=40,
        widget=forms.TextInput(attrs={"autocomplete": "one-time-code", "inputmode": "text", "spellcheck": "false"}),
    )


class TokenForm(forms.Form):
    label = forms.CharField(
        label=_("What is it for?"), max_length=LONGEST_LABEL, help_text=_("For example: club web site")
    )
    scope = forms.ChoiceField(label=_("Scope"), choices=[(scope.value, words) for scope, words in SCOPES.items()])
    tournament = forms.ChoiceField(label=_("Tournament"))
    days = forms.IntegerField(label=_("Valid for (days)"), min_value=1, max_value=MOST_DAYS, initial=USUAL_DAYS)

    def __init__(self, *arguments: Any, events: list[tuple[str, str]], **named: Any) -> None:
        super().__init__(*arguments, **named)
        field = self.fields["tournament"]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [(_EVERY, _("Every tournament")), *events]

    def chosen(self) -> tuple[str, Scope, str, int]:
        """The label, the scope, the tournament and the number of days."""
        data = self.cleaned_data
        where = "" if data["tournament"] == _EVERY else data["tournament"]
        return data["label"], Scope(data["scope"]), where, data["days"]


class InviteForm(TaskForm):
    """A role to be offered."""

    hours = forms.IntegerField(label=_("Valid for (hours)"), min_value=1, max_value=MOST_HOURS, initial=USUAL_HOURS)


class JoinForm(NewAccountForm):
    """The account of someone who accepts an invitation: a name, and a password of their own."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.fields["password"].required = True
        self.fields["password"].help_text = _("At least 10 characters; several words work best.")
