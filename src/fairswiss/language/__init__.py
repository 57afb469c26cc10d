"""Which language is spoken: one choice for each request or command, and the tables of the languages other than English.

May import nothing of the house: every room may ask it. Must never do input or output, nor guess a language from the
machine: it is English until somebody says otherwise. English texts stand where they are used. Another language is a
package here, see :mod:`fairswiss.language.german`.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from importlib import import_module
from types import MappingProxyType

ENGLISH = "en"
LANGUAGES = MappingProxyType({"de": "fairswiss.language.german"})
"""The languages beside English, with their packages."""
_NO_WORDS: Mapping[str, str] = MappingProxyType({})
_NOTHING: Mapping[str, Mapping[str, str]] = MappingProxyType({})
_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def language() -> str:
    """The language spoken now: ``en``, ``de``."""
    return _spoken.get()


@contextmanager
def speaking(wanted: str) -> Iterator[None]:
    """Speak a language, ``de`` or ``de-AT``, until the end of the block; English instead of one that is not known."""
    before = _spoken.set(known_language(wanted))
    try:
        yield
    finally:
        _spoken.reset(before)


def known_language(wanted: str) -> str:
    """The language that is spoken for somebody who asks for ``de-AT``."""
    short = wanted.lower().replace("_", "-").partition("-")[0]
    return short if short in LANGUAGES else ENGLISH


def worded(table: str, name: str, english: Mapping[str, str]) -> str:
    """The words of that name in a table, in the language spoken; the English ones where it has none."""
    spoken = _spoken.get()
    if spoken == ENGLISH:
        return english[name]
    return tables(spoken).get(table, {}).get(name) or english[name]


def spoken(english: str, /, **values: object) -> str:
    """A message in the language spoken, found by its English text, with the values in their places."""
    tongue = _spoken.get()
    words = english if tongue == ENGLISH else tables(tongue).get("messages", _NO_WORDS).get(english) or english
    return words.format_map(values)


@lru_cache
def tables(wanted: str) -> Mapping[str, Mapping[str, str]]:
    """All tables of a language, read when it is spoken for the first time; none for English."""
    package = LANGUAGES.get(wanted)
    if package is None:
        return _NOTHING
    found: Mapping[str, Mapping[str, str]] = import_module(package).TABLES
    return found
