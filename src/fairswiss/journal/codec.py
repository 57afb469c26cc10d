"""Named tuples as plain data and back: how facts are written into a journal, and how they are read again.

The names and types of the fields are the whole description; what does not fit them is refused with the place.
"""

import json
import types
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTournament
from fairswiss.model.problems import Problem

_PLAIN = (str, int, bool)
BESIDE = "options"
"""The field whose named values are written beside the other fields: each edition has options of its own."""
MOST = 10**9
"""No number of a fact is larger."""


def plain(value: Any) -> Any:
    """Named tuples become objects without the fields that hold their usual value; other tuples become lists."""
    if hasattr(value, "_fields"):
        usual = value._field_defaults
        fields = {
            name: plain(held)
            for name, held in zip(value._fields, value, strict=True)
            if name not in usual or held != usual[name]
        }
        return fields | dict(fields.pop(BESIDE, ()))
    if isinstance(value, tuple):
        return [plain(held) for held in value]
    return value


def text_of(value: Any) -> str:
    """The one way in which a value is written: keys in order, no spaces, every character as itself."""
    return json.dumps(plain(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def value_of(kind: type, data: Any, place: str = "") -> Any:
    """The value of that type which was written as this plain data; refuses what does not fit."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _either(get_args(kind), data, place)
    if origin is tuple:
        return _tuple(get_args(kind), data, place)
    if hasattr(kind, "_fields"):
        return _named(kind, data, place)
    if issubclass(kind, StrEnum) and data in [*kind]:
        return kind(data)
    if kind in _PLAIN and type(data) is kind:
        if isinstance(data, int) and not -MOST <= data <= MOST:
            raise _unfit(place, gettext("the number is too large"))
        return data
    words = "expected {kind}, found {data!r:.40}"
    raise _unfit(place, gettext(words, data=data, kind=getattr(kind, "__name__", kind)))


def _either(kinds: tuple[Any, ...], data: Any, place: str) -> Any:
    if data is None and type(None) in kinds:
        return None
    return value_of(next(kind for kind in kinds if kind is not type(None)), data, place)


def _tuple(kinds: tuple[Any, ...], data: Any, place: str) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise _unfit(place, gettext("expected a list"))
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(value_of(kinds[0], held, f"{place}[{at}]") for at, held in enumerate(data))
    if len(data) != len(kinds):
        raise _unfit(place, gettext("expected {wanted} values, found {found}", wanted=len(kinds), found=len(data)))
    return tuple(
        value_of(kind, held, f"{place}[{at}]") for at, (kind, held) in enumerate(zip(kinds, data, strict=True))
    )


def _named(kind: Any, data: Any, place: str) -> Any:
    if not isinstance(data, Mapping):
        raise _unfit(place, gettext("expected an object"))
    hints = _hints(kind)
    if BESIDE in hints:
        data = _gathered(data, hints)
    if unknown := sorted(set(data) - set(hints)):
        raise _unfit(place, gettext("{name!r:.40} is not known here", name=unknown[0]))
    missing = [name for name in hints if name not in data and name not in kind._field_defaults]
    if missing:
        raise _unfit(place, gettext("{name!r} is missing", name=missing[0]))
    return kind(**{name: value_of(hints[name], held, f"{place}.{name}".lstrip(".")) for name, held in data.items()})


def _gathered(data: Mapping[str, Any], hints: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields with the options among them in their own field again."""
    options = sorted([name, held] for name, held in data.items() if name not in hints and isinstance(held, str))
    fields = {name: held for name, held in data.items() if [name, held] not in options}
    return {**fields, BESIDE: options} if options else fields


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _unfit(place: str, what: str) -> InvalidTournament:
    where = f"{place}: " if place else ""
    problem = Problem(f"{where}{what}", remedy=gettext("restore the entry from a backup"))
    return InvalidTournament(gettext("This entry of the journal cannot be read:"), (problem,), code="entry-unfit")
