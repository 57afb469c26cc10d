"""The language of the command line: the one of the user's environment, or the one that ``--language`` names.

Texts for people follow it. Exit codes, options, files for programs and the keys and kinds of JSON are the same in every
language.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from fairswiss.language import (
    DOMAIN,
    ENGLISH,
    choose,
    folder_of,
    gettext,
    known_language,
    language,
    languages,
    speaking,
)
from fairswiss.model.errors import BadRequest

_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
_PRIORITY = "LANGUAGE"
_PLAIN = ("C", "POSIX")
_CLICKS_OWN = "messages"
"""The domain of Python's gettext until somebody names another one."""


def users_language(environment: Mapping[str, str]) -> str:
    """The first language of ``LANGUAGE`` that is known, else that of the locale; English in the locale C."""
    locale = next((environment[name] for name in _LOCALES if environment.get(name)), "")
    if locale in _PLAIN:
        return ENGLISH
    for wanted in (*environment.get(_PRIORITY, "").split(":"), locale):
        found = known_language(wanted)
        if wanted and (found != ENGLISH or wanted.lower().startswith(ENGLISH)):
            return found
    return ENGLISH


@contextmanager
def speaking_to_user() -> Iterator[None]:
    """Speak the user's language until the end of the block."""
    before = os.environ.get(_PRIORITY)
    with speaking(users_language(os.environ)):
        try:
            _tell_click()
            yield
        finally:
            if os.environ.get(_PRIORITY) != before:
                _forget(before)


def change_language(wanted: str) -> None:
    """Speak a language by its code for the rest of the command."""
    choose(checked_language(wanted))
    _tell_click()


def checked_language(wanted: str) -> str:
    """The code of a language that there is; what is refused says which there are."""
    if wanted not in languages():
        words = "Unknown language {wanted!r}. Known: {names}."
        raise BadRequest(gettext(words, wanted=wanted, names=", ".join(languages())), code="value-unknown")
    return wanted


def _tell_click() -> None:
    """Let click find its own words, such as ``Usage:``, in our catalogue: it asks Python's gettext for them."""
    if language() == ENGLISH and os.environ.get(_PRIORITY) is None:
        return
    from gettext import bindtextdomain, textdomain

    os.environ[_PRIORITY] = language()
    bindtextdomain(DOMAIN, folder_of(language()))
    textdomain(DOMAIN)


def _forget(before: str | None) -> None:
    from gettext import textdomain

    textdomain(_CLICKS_OWN)
    if before is None:
        del os.environ[_PRIORITY]
    else:
        os.environ[_PRIORITY] = before
