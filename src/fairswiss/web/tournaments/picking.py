"""The small buttons of the settings: tie-breaks are moved, lists are used and kept, the form is shown again.

Nothing is announced by them. Each comes back with everything that was typed, with and without scripts.
"""

from typing import NamedTuple

from django import forms
from django.http import HttpRequest, QueryDict
from django.utils.translation import gettext as _

from fairswiss.desk.presets import forget_preset, keep_preset, presets_of
from fairswiss.model.errors import BadRequest
from fairswiss.tiebreaks import parse_tie_breaks
from fairswiss.tiebreaks.catalogue import SETS
from fairswiss.tiebreaks.naming import Named, named, offered, sets
from fairswiss.web.forms import sentences
from fairswiss.web.tournaments.forms import SettingsForm

BUTTON = "do"
"""The name of the small buttons."""


class Picked(NamedTuple):
    """A tie-break of the list in the form."""

    place: int
    named: Named
    is_known: bool


class Picker(NamedTuple):
    """The list of tie-breaks in the form, and what it can be made of."""

    picked: list[Picked]
    offered: list[Named]
    lists: list[tuple[str, str]]
    own: dict[str, str]
    trouble: str = ""
    """The reason why a list was not kept."""


class Pressed(NamedTuple):
    """The form after a small button was pressed."""

    typed: dict[str, object]
    trouble: str = ""


def picker(request: HttpRequest, form: SettingsForm, trouble: str = "") -> Picker:
    """The tie-breaks as the form has them now."""
    codes = _codes(str(form["tie_breaks"].value() or ""))
    picked = [Picked(place, *_named(code)) for place, code in enumerate(codes)]
    left = [one for one in offered() if one.code not in {one.named.code for one in picked}]
    return Picker(picked, left, [*sets()], presets_of(request.user.get_username()), trouble)


def pressed(request: HttpRequest) -> Pressed:
    """Everything that was typed, with what the button does to it."""
    sent = request.POST
    ticked = {name: name in sent for name, field in _ALL.items() if isinstance(field, forms.BooleanField)}
    deed, _space, value = sent[BUTTON].partition(" ")
    place = int(value) if value.isascii() and value.isdigit() and len(value) < 3 else -1
    codes = _rearranged(_codes(sent.get("tie_breaks", "")), deed, place, sent)
    trouble = _kept(request, deed, codes)
    changed = {"rounds": value} if deed == "rounds" and place > 0 else {}
    kept = {"list_name": sent.get("list_name", "") if trouble else ""}
    return Pressed({**sent.dict(), **ticked, "tie_breaks": ",".join(codes), **changed, **kept}, trouble)


def _rearranged(codes: list[str], deed: str, place: int, sent: QueryDict) -> list[str]:
    """The list after a button that moves, adds or removes; the same after any other."""
    match deed:
        case "up" if 0 < place < len(codes):
            return [*codes[: place - 1], codes[place], codes[place - 1], *codes[place + 1 :]]
        case "down":
            return _rearranged(codes, "up", place + 1, sent)
        case "drop" if 0 <= place < len(codes):
            return codes[:place] + codes[place + 1 :]
        case "add" if sent.get("added"):
            return [*codes, str(sent["added"])[:20]]
        case "use" if sent.get("list"):
            return _codes(str(sent["list"])[:200])
    return codes


def _kept(request: HttpRequest, deed: str, codes: list[str]) -> str:
    """Keep or delete a list of one's own; the reason why not, if there is one."""
    account = request.user.get_username()
    try:
        if deed == "keep":
            keep_preset(account, request.POST.get("list_name", ""), ",".join(codes))
        elif deed == "forget":
            forget_preset(account, _name_of(account, request.POST.get("list", "")))
    except BadRequest as error:
        return " ".join(sentences(error))
    return ""


_ALL: dict[str, forms.Field] = SettingsForm.base_fields


def _codes(text: str) -> list[str]:
    text = SETS.get(text.strip().lower(), text)
    return [word.strip() for word in text.replace(";", ",").split(",") if word.strip()][:50]


def _named(code: str) -> tuple[Named, bool]:
    try:
        (read,) = parse_tie_breaks(code)
    except BadRequest:
        return Named(code, code, _("unknown: remove it, or correct it in the list of acronyms")), False
    return named(read)._replace(code=str(read)), True


def _name_of(account: str, tie_breaks: str) -> str:
    """The name of the account's own list that is chosen."""
    return next((name for name, held in presets_of(account).items() if held == tie_breaks), "")
