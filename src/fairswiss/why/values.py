"""Values of a kind: immutable, equal to their own kind alone, and cheap to declare.

A named tuple is made by compiling source text, which sixty kinds would pay for whenever somebody asks why, and it
equals every other tuple of the same content. A value is a plain tuple whose fields are read by name.
"""

from operator import itemgetter
from typing import Any, ClassVar, dataclass_transform


class _Sealed(type):
    """Makes classes whose values hold their fields and nothing else."""

    @classmethod
    def __prepare__(cls, name: str, bases: tuple[type, ...], /, **named: Any) -> dict[str, object]:
        return {"__slots__": ()}


@dataclass_transform(frozen_default=True)
class Value(tuple[Any, ...], metaclass=_Sealed):
    """A tuple with named fields, declared and made like a frozen data class."""

    fields: ClassVar[tuple[str, ...]] = ()
    kind: ClassVar[str] = ""
    """The name of the class in small letters: ``LeftOver`` is ``left-over``."""
    _defaults: ClassVar[dict[str, object]] = {}

    def __init_subclass__(cls) -> None:
        own = tuple(cls.__annotations__)
        cls._defaults = cls._defaults | {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        for place, name in enumerate(own, len(cls.fields)):
            setattr(cls, name, property(itemgetter(place)))
        cls.fields = (*cls.fields, *own)
        setattr(cls, "__match_args__", cls.fields)  # noqa: B010 - type checkers make their own
        cls.kind = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in cls.__name__)[1:]

    def __new__(cls, *values: Any, **named: Any) -> "Value":
        if len(values) != len(cls.fields):
            given = cls._defaults | dict(zip(cls.fields, values, strict=False)) | named
            if len(values) + len(named) > len(cls.fields) or given.keys() != set(cls.fields):
                raise TypeError(f"{cls.__name__}({', '.join(cls.fields)})")
            values = tuple([given[name] for name in cls.fields])
        return super().__new__(cls, values)

    def facts(self) -> dict[str, Any]:
        """The fields by name."""
        return dict(zip(self.fields, self, strict=True))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.facts().items())})"

    def __reduce__(self) -> tuple[type["Value"], tuple[Any, ...]]:
        return type(self), tuple(self)
