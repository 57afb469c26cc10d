"""What editions have of their own: the kinds that their packages declare, and their words."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

from fairswiss.rendering.words import WORDS
from fairswiss.rules import SHELF, edition
from fairswiss.why.values import Value

Kind = TypeVar("Kind", bound=Value)


def _imported() -> None:
    for place in SHELF.values():
        package = import_module(place)
        for found in iter_modules(getattr(package, "__path__", [])):
            import_module(f"{place}.{found.name}")


def own_kinds(base: type[Kind]) -> Iterator[type[Kind]]:
    """The kinds below a base that packages of editions declare; names with a line in front are what kinds share."""
    _imported()
    for kind in base.__subclasses__():
        if kind.__module__.startswith("fairswiss.rules.") and not kind.__name__.startswith("_"):
            yield kind
        yield from own_kinds(kind)


def own_words() -> dict[str, str]:
    """The words of all editions that have some; a test sees that no name is used twice."""
    return {name: text for system in SHELF for name, text in edition(system).voice().words.items()}


EVERY_WORD = {**WORDS, **own_words()}
