"""Names of accounts: plain enough that nobody can be mistaken for somebody else in the journal."""

import re
import unicodedata

from django.utils.translation import gettext as _

from fairswiss.language import filled
from fairswiss.model.errors import BadRequest
from fairswiss.web.access import OWNER

LONGEST = 40
_FORM = re.compile(r"[a-z0-9][a-z0-9._-]*[a-z0-9]")
_ALIKE = str.maketrans({"0": "o", "1": "l", "i": "l", "_": "-", ".": "-"})
_TAKEN = (OWNER, "fairswiss", "admin", "root", "system", "anonymous")
"""The owner, what the program tells itself, and names that claim more than a role gives."""


def typed_name(text: str) -> str:
    """A name as somebody types it to sign in: whatever the case and the width of its letters."""
    seen = "".join(letter for letter in text if letter.isprintable())
    return unicodedata.normalize("NFKC", seen).casefold().strip()[:LONGEST]


def new_name(text: str) -> str:
    """The name for a new account; refuses what could pass for another one, whatever accounts there are."""
    name = unicodedata.normalize("NFKC", text).casefold().strip()
    if not _FORM.fullmatch(name) or len(name) > LONGEST:
        words = _(
            "{text!r:.60} cannot be the name of an account. Use 2 to {most} of the letters a to z, "
            "digits, and . _ - between them."
        )
        raise BadRequest(filled(words, text=text, most=LONGEST), code="name-unusable")
    if skeleton(name) in map(skeleton, _TAKEN):
        raise BadRequest(filled(_("The name {name} is reserved. Choose another one."), name=name), code="name-unusable")
    return name


def skeleton(name: str) -> str:
    """The name with look-alikes unified: 0 and o, 1, i and l, and the punctuation marks."""
    return name.translate(_ALIKE)
