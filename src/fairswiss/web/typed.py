"""The content of a form that was refused: shown again on the page of the refusal, to be corrected and sent.

Forms that show their mistakes beside the fields need none of this. It is the net below all others.
"""

from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

from django.http import HttpRequest
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from fairswiss.web.request_names import NOT_NAMING

LABELS: dict[str, Promise] = {
    "name": _("Name"),
    "rating": _("Rating"),
    "title": _("Title"),
    "federation": _("Federation"),
    "fide_id": _("FIDE id"),
    "birth": _("Birth"),
    "other": _("Number or name of the other player"),
    "first": _("From round"),
    "last": _("To round"),
    "round": _("Round"),
    "points": _("Points"),
    "why": _("Why"),
    "line": _("Board or name"),
    "lines": _("One board per line"),
    "text": _("Pasted text"),
    "first_board": _("From board"),
    "last_board": _("To board"),
    "label": _("Name of the token"),
    "players": _("Players (of a family or a group of your own)"),
    "captain": _("Captain"),
    "minutes": _("Captains have this many minutes from now"),
    "age_from": _("Age from"),
    "age_to": _("Age to"),
    "rating_from": _("Rating from"),
    "rating_to": _("Rating to"),
    "contact": _("Contact"),
    "fee": _("Fee"),
    "notes": _("Notes"),
}
"""Fields that are typed into, as people know them. All others are sent again as they were."""
SECRET = ("password", "old", "new", "again", "code")
"""Fields that are never written into a page."""


class Typed(NamedTuple):
    """A field of the form that was sent."""

    name: str
    value: str
    label: Promise | None = None
    """None for a field that nobody types into."""

    @property
    def is_long(self) -> bool:
        """True for a text of several lines."""
        return "\n" in self.value or len(self.value) > 120


class SentForm(NamedTuple):
    """A form that was sent and refused."""

    action: str
    fields: tuple[Typed, ...]
    files: tuple[str, ...] = ()
    """The names of fields for files, which must be chosen again: a browser does not keep them."""


def typed_in(request: HttpRequest) -> SentForm | None:
    """The form that was sent; None if nothing was, if it holds a secret, or if the page it came from is still there."""
    if request.method != "POST" or request.headers.get("HX-Request") == "true" or request.path.startswith("/api/"):
        return None
    sent = [(name, value) for name, values in request.POST.lists() for value in values]
    if any(name in SECRET for name, _value in sent):
        return None
    fields = tuple(Typed(name, value, LABELS.get(name)) for name, value in sent if name not in (*NOT_NAMING, "token"))
    if not request.FILES and not any(field.label and field.value for field in fields):
        return None
    return SentForm(request.get_full_path(), fields, tuple(request.FILES))


def came_from(request: HttpRequest) -> str:
    """The page of this program on which a refused form was; empty if nothing says which."""
    referer = urlsplit(request.headers.get("Referer", ""))
    if request.method != "POST" or referer.netloc != request.get_host():
        return ""
    return urlunsplit(("", "", referer.path, referer.query, ""))
