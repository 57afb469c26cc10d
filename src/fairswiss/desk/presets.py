"""Lists of tie-breaks that somebody keeps under a name, and chooses again for another event."""

from fairswiss.desk.telling import one_line
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.store import presets
from fairswiss.tiebreaks.codes import parse_tie_breaks

LONGEST_NAME = 60
MOST = 50
"""Lists that an account keeps."""


def presets_of(account: str) -> dict[str, str]:
    """The lists of an account by their names."""
    return presets.of(account)


def keep_preset(account: str, name: str, tie_breaks: str) -> dict[str, str]:
    """Keep a list, or replace the one of that name; all lists of the account afterwards."""
    called = one_line(name)
    if not called or len(called) > LONGEST_NAME:
        words = "Give the list of tie-breaks a name of 1 to {most} letters."
        raise BadRequest(gettext(words, most=LONGEST_NAME), code="preset-name-unusable")
    order = ",".join(str(tie_break) for tie_break in parse_tie_breaks(tie_breaks))
    if not order:
        raise BadRequest(gettext("Choose at least one tie-break before you save the list."), code="preset-empty")
    held = presets.of(account)
    if len({*held, called}) > MOST:
        words = "You keep {most} lists of tie-breaks already. Delete one first."
        raise BadRequest(gettext(words, most=MOST), code="presets-full")
    presets.keep(account, called, order)
    return presets.of(account)


def forget_preset(account: str, name: str) -> dict[str, str]:
    """Delete a list; those that are left."""
    presets.forget(account, one_line(name))
    return presets.of(account)
