"""The options of an edition: each is declared once, and decisions are read, checked, shown and written by it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, overload

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Remedy

Decision = str | frozenset[str]
"""A decision: one of some values, or articles."""


class Alternative(NamedTuple):
    """One value of a choice, or one article of several."""

    value: str
    meaning: str
    """In words that follow a colon."""
    label: str = ""
    """Its name in a form, if that is not its value."""


class Choice(NamedTuple):
    """An option with a few values; the first is the default."""

    name: str
    alternatives: tuple[Alternative, ...]
    help: str
    """One line, which begins with the system."""
    title: str
    """Its name in a form."""
    called: str
    """Its name in a sentence."""

    @property
    def default(self) -> str:
        """The value without a decision."""
        return self.values[0]

    @property
    def values(self) -> tuple[str, ...]:
        """Everything that can be decided."""
        return tuple(one.value for one in self.alternatives)

    def checked(self, decision: Decision) -> str:
        """The decision; refuses one that is not a value of the choice."""
        if isinstance(decision, str) and decision in self.values:
            return decision
        words = "{option} is {value!r}. Known: {known}."
        shown = decision if isinstance(decision, str) else ", ".join(sorted(decision))
        raise BadRequest(
            gettext(words, option=self.name, value=shown, known=", ".join(self.values)),
            code="unknown-choice",
            facts={"option": self.name, "value": shown, "known": list(self.values)},
        )

    def about(self) -> str:
        """All values and what they do."""
        first, *others = self.alternatives
        said = [f"{first.value} (default): {first.meaning}", *(f"{one.value}: {one.meaning}" for one in others)]
        return "; ".join(said)


class Waivers(NamedTuple):
    """The articles that an arbiter may waive for one round; none without a decision."""

    name: str
    alternatives: tuple[Alternative, ...]
    """Each article that can be waived, and what it asks for."""
    help: str
    meaning: str
    """The articles that can be waived, and when."""
    firm: str
    """The reason why the others cannot."""

    @property
    def default(self) -> frozenset[str]:
        """Nothing is waived."""
        return frozenset()

    @property
    def values(self) -> tuple[str, ...]:
        """Every article that can be waived."""
        return tuple(one.value for one in self.alternatives)

    def asks(self, article: str) -> str:
        """The meaning of an article, in plain words."""
        return next(one.meaning for one in self.alternatives if one.value == article)

    def checked(self, decision: Decision) -> frozenset[str]:
        """The articles; refuses those that cannot be waived."""
        waived = frozenset([decision]) if isinstance(decision, str) else decision
        if unknown := sorted(waived - set(self.values)):
            words = "{articles} cannot be waived; only {known} can ({firm})."
            known = ", ".join(self.values)
            raise BadRequest(
                gettext(words, articles=", ".join(unknown), known=known, firm=gettext(self.firm)),
                code="not-waivable",
                facts={"articles": unknown, "known": list(self.values)},
            )
        return waived

    def about(self) -> str:
        """The articles that can be waived."""
        return self.meaning


Option = Choice | Waivers


class Options:
    """The arbiter's decisions where a text leaves them open, by the names of the options; the rest is the default.

    >>> Options(waivers={"2.4"})
    Options(waivers=frozenset({'2.4'}))
    """

    __slots__ = ("_decided",)

    def __init__(self, **decided: str | Iterable[str]) -> None:
        self._decided: tuple[tuple[str, Decision], ...] = tuple(
            (name, value)
            for name, said in sorted(decided.items())
            if (value := said if isinstance(said, str) else frozenset(said)) != frozenset()
        )

    @overload
    def __getitem__(self, option: Choice) -> str: ...

    @overload
    def __getitem__(self, option: Waivers) -> frozenset[str]: ...

    def __getitem__(self, option: Option) -> Decision:
        return option.checked(dict(self._decided).get(option.name, option.default))

    def __iter__(self) -> Iterator[tuple[str, Decision]]:
        return iter(self._decided)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._decided == other._decided

    def __hash__(self) -> int:
        return hash(self._decided)

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{name}={value!r}' for name, value in self._decided)})"

    def revised(self, **decided: str | Iterable[str]) -> "Options":
        """The same with these decisions instead."""
        return Options(**{**dict(self._decided), **decided})

    def checked(self, system: str, known: tuple[Option, ...]) -> "Options":
        """The same; refuses what a system does not leave open, and decisions that cannot be made."""
        by_name = {option.name: option for option in known}
        if unknown := [name for name, _ in self._decided if name not in by_name]:
            raise _unknown(system, unknown, list(by_name))
        for option in known:
            self[option]
        return self


def _unknown(system: str, unknown: list[str], known: list[str]) -> BadRequest:
    rest = gettext("Its options are {known}", known=", ".join(known)) if known else gettext("Its rules have no options")
    words = "{system} has no option {unknown}. {rest}."
    return BadRequest(
        gettext(words, system=system, unknown=", ".join(unknown), rest=rest),
        code="unknown-option",
        facts={"system": system, "options": unknown, "known": known},
        remedies=(Remedy.SEE_SYSTEMS,),
    )
