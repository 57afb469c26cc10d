"""Languages: the one chosen for each request or command, and the look-up of its words in a gettext catalogue.

May import: nothing of the house. Every room may ask it. Reads catalogues and nothing else, and only when a language
other than English is chosen. Must never guess a language from the machine: it is English until somebody chooses.
English texts stand where they are used. Another language is a file, ``locale/de/LC_MESSAGES/fairswiss.po``, and its
compiled form beside it, which pages read as well.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gettext import GNUTranslations

ENGLISH = "en"
OWN_NAME = "name of the language"
"""The context under which a catalogue translates ``English`` by what its own language is called."""
DOMAIN = "django"
"""The name of compiled catalogues: the only one that Django looks for."""
_FURTHER = "FAIRSWISS_LOCALE"
_IN_CONTEXT = "\x04"
"""Between a context and its text in a compiled catalogue."""
_chosen: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language chosen: ``en``, ``de``, ``pt-br``."""
    return _chosen.get()


def choose(wanted: str) -> None:
    """Choose a language, ``de`` or ``de-AT``, for the rest of this request or command."""
    _chosen.set(known_language(wanted))


@contextmanager
def speaking(wanted: str) -> Iterator[None]:
    """Choose a language until the end of the block; English instead of one that is not known."""
    before = _chosen.set(known_language(wanted))
    try:
        yield
    finally:
        _chosen.reset(before)


def folders() -> list[str]:
    """The folders of catalogues: one that the environment names before the one of the package."""
    own = os.path.join(os.path.dirname(os.path.dirname(__file__)), "locale")
    further = os.environ.get(_FURTHER, "")
    return [further, own] if further else [own]


def languages() -> list[str]:
    """Every language that has a catalogue, English first."""
    names = {name for folder in folders() if os.path.isdir(folder) for name in os.listdir(folder)}
    codes = {name.lower().replace("_", "-") for name in names}
    return [ENGLISH, *sorted(code for code in codes if code != ENGLISH and _file(code))]


def folder_of(code: str) -> str:
    """The folder of catalogues in which the one of a language is; empty if there is none."""
    return os.path.dirname(os.path.dirname(os.path.dirname(_file(code))))


def known_language(wanted: str) -> str:
    """The language for a reader who asks for ``de-AT`` or ``de_AT.UTF-8``; English where there is no catalogue."""
    code = wanted.partition(".")[0].partition("@")[0].lower().replace("_", "-")
    for one in (code, code.partition("-")[0]):
        if one == ENGLISH or (one and _file(one)):
            return one
    return ENGLISH


def own_name(code: str) -> str:
    """The name of a language in that language: ``Deutsch``."""
    with speaking(code):
        name = gettext("English", context=OWN_NAME)
    return code if code != ENGLISH and name == "English" else name


class Text(str):
    """A text with the values that stand in it, by name."""

    __slots__ = ("values",)
    values: dict[str, object]


def gettext(english: str, many: str = "", /, *, context: str = "", **values: object) -> str:
    """A text in the language chosen, found in its catalogue by the English one, with the values in their places.

    ``many`` is the plural, for a value ``count`` other than 1. A context tells equal English texts apart: where the
    catalogue has nothing under it, what it has without a context is taken. A text without translation stays English.
    A text without context knows its values.
    """
    code = _chosen.get()
    if code == ENGLISH:
        words = many if many and values["count"] != 1 else english
    else:
        words = _translated(code, english, many, context, values.get("count"))
    if not values:
        return words
    if context:  # a phrase of a table: nobody asks for the values of one
        return words.format_map(values)
    return filled(words, **values)


def filled(words: str, /, **values: object) -> Text:
    """A text with the values in their places, which knows them: the words are another catalogue's, or English alone."""
    text = Text(words.format_map(values))
    text.values = values
    return text


def _translated(code: str, english: str, many: str, context: str, count: object) -> str:
    catalogue = _catalogue(code)
    for key in (f"{context}{_IN_CONTEXT}{english}", english) if context else (english,):
        found = catalogue.ngettext(key, key, count) if many and isinstance(count, int) else catalogue.gettext(key)
        if found != key:
            return found
    return many if many and count != 1 else english


@lru_cache
def _catalogue(code: str) -> "GNUTranslations":
    from gettext import GNUTranslations

    with open(_file(code), "rb") as stream:
        return GNUTranslations(stream)


@lru_cache
def _file(code: str) -> str:
    """The compiled catalogue of a language; empty if there is none."""
    if not code.replace("-", "").isalnum():
        return ""
    short, _, region = code.partition("-")
    name = f"{short}_{region.upper()}" if region else short
    paths = (os.path.join(folder, name, "LC_MESSAGES", f"{DOMAIN}.mo") for folder in folders())
    return next((path for path in paths if os.path.isfile(path)), "")
