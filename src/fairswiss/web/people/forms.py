"""Forms about people."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from fairswiss.web.access import Role
from fairswiss.web.people.accounts import LONGEST_PASSWORD
from fairswiss.web.people.appointments import MOST_BOARDS, Task
from fairswiss.web.people.words import ROLES

_LONGEST_NAME = 150
_EVERY = "every"


def _password(label: Any, kind: str, **more: Any) -> forms.CharField:
    field = forms.PasswordInput(attrs={"autocomplete": kind})
    return forms.CharField(label=label, strip=False, max_length=LONGEST_PASSWORD, widget=field, **more)


class SignInForm(forms.Form):
    """A name and its password."""

    name = forms.CharField(
        label=_("Name"),
        max_length=_LONGEST_NAME,
        widget=forms.TextInput(attrs={"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}),
    )
    password = _password(_("Password"), "current-password")


class OwnPasswordForm(forms.Form):
    """The old password and twice the new one; whoever came by a link has no old one."""

    old = _password(_("Current password"), "current-password")
    new = _password(_("New password"), "new-password", help_text=_("At least 10 characters; several words work best."))
    again = _password(_("New password once more"), "new-password")

    def __init__(self, *arguments: Any, has_old: bool, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if not has_old:
            del self.fields["old"]

    def clean(self) -> dict[str, Any]:
        """Both must be the same."""
        data = super().clean() or self.cleaned_data
        if data.get("new") != data.get("again"):
            self.add_error("again", _("The two are not the same."))
        return data


class NewPasswordForm(forms.Form):
    """A password for somebody else: typed, or made by the program."""

    password = _password(
        _("Password"), "new-password", required=False, help_text=_("Leave it empty to have one generated.")
    )


class NewAccountForm(NewPasswordForm):
    name = forms.CharField(
        label=_("Name of the account"),
        max_length=_LONGEST_NAME,
        help_text=_("Letters a to z, digits, and . _ - between them. The journal will show it."),
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}),
    )
    field_order = ("name", "password")


class TaskForm(forms.Form):
    """A role, and the boards if it is not for all of them."""

    role = forms.ChoiceField(label=_("Role"), choices=[(role.value, words) for role, words in ROLES.items()])
    first_board = forms.IntegerField(label=_("From board"), min_value=1, max_value=MOST_BOARDS, required=False)
    last_board = forms.IntegerField(label=_("To board"), min_value=1, max_value=MOST_BOARDS, required=False)

    def task(self) -> Task:
        """The role and the boards from the form."""
        data = self.cleaned_data
        return Task(Role(data["role"]), data["first_board"], data["last_board"])


class AppointForm(TaskForm):
    """The same, for somebody who is named."""

    name = forms.CharField(
        label=_("Name of the account"),
        max_length=_LONGEST_NAME,
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}),
    )


class WhereForm(TaskForm):
    """The same, for one of the tournaments or every one."""

    def __init__(self, *arguments: Any, events: list[tuple[str, str]], **named: Any) -> None:
        super().__init__(*arguments, **named)
        choices = [(_EVERY, _("every tournament")), *events]
        self.fields["tournament"] = forms.ChoiceField(label=_("Tournament"), choices=choices)

    def tournament(self) -> str:
        """Its name in the store; nothing for every one."""
        chosen: str = self.cleaned_data["tournament"]
        return "" if chosen == _EVERY else chosen
