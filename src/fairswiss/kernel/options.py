"""The options of an edition: each is declared once, and decisions are read, checked, shown and written by it."""

from collections.abc import Iterable, Iterator
from math import gcd
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
        shown = _shown(decision)
        raise BadRequest(
            gettext(words, option=self.name, value=shown, known=", ".join(self.values)),
            code="unknown-choice",
            facts={"option": self.name, "value": shown, "known": list(self.values)},
        )

    def written(self, decision: str) -> str:
        """The decision as it is kept; refuses one that cannot be made."""
        return self.checked(decision)

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


class WholeNumber(NamedTuple):
    """An option that is a whole number between two others."""

    name: str
    usual: int
    least: int
    most: int
    meaning: str
    """In words that follow a colon, with what a 0 stands for where that is no number."""
    help: str
    title: str
    called: str

    @property
    def default(self) -> str:
        """The number without a decision, as it is written."""
        return str(self.usual)

    def checked(self, decision: Decision) -> int:
        """The number; refuses anything else, and one that is too small or too large."""
        if isinstance(decision, str) and decision.isascii() and decision.isdigit() and len(decision) <= _LONGEST:
            number = int(decision)
            if self.least <= number <= self.most:
                return number
        words = "{option} is {value!r}. It must be a whole number from {least} to {most}."
        shown = _shown(decision)
        raise BadRequest(
            gettext(words, option=self.name, value=shown, least=self.least, most=self.most),
            code="unknown-choice",
            facts={"option": self.name, "value": shown, "least": self.least, "most": self.most},
        )

    def written(self, decision: str) -> str:
        """The decision as it is kept; refuses one that cannot be made."""
        return str(self.checked(decision.strip()))

    def about(self) -> str:
        """Its meaning, the numbers that can be decided and the default."""
        return f"{self.usual} (default), {self.least}–{self.most}: {self.meaning}"


class Portion(NamedTuple):
    """A fraction in its lowest terms, from none to the whole."""

    over: int
    under: int

    def __str__(self) -> str:
        return str(self.over) if self.under == 1 else f"{self.over}/{self.under}"

    def of(self, other: "Portion") -> "Portion":
        """This part of another part."""
        over, under = self.over * other.over, self.under * other.under
        common = gcd(over, under)
        return Portion(over // common, under // common)


class Proportion(NamedTuple):
    """An option that is a part of a whole: ``1/3``, ``0.35``, ``0``, ``1``."""

    name: str
    usual: Portion
    meaning: str
    """In words that follow a colon."""
    help: str
    title: str
    called: str

    @property
    def default(self) -> str:
        """The portion without a decision, as it is written."""
        return str(self.usual)

    def checked(self, decision: Decision) -> Portion:
        """The portion; refuses what is none."""
        found = _portion(decision) if isinstance(decision, str) else None
        if found is not None:
            return found
        words = "{option} is {value!r}. It must be a part between 0 and 1, such as 1/3 or 0.35."
        shown = _shown(decision)
        raise BadRequest(
            gettext(words, option=self.name, value=shown),
            code="unknown-choice",
            facts={"option": self.name, "value": shown},
        )

    def written(self, decision: str) -> str:
        """The decision as it is kept; refuses one that cannot be made."""
        return str(self.checked(decision))

    def about(self) -> str:
        """Its meaning and the default."""
        return f"{self.usual} (default), 0–1: {self.meaning}"


_LONGEST = 4
"""So many digits of a number are read."""


def _portion(text: str) -> Portion | None:
    """A fraction or a decimal between 0 and 1, in its lowest terms; None if it is anything else."""
    whole, slash, below = text.strip().replace(",", ".").partition("/")
    if slash:
        over, under = whole.strip(), below.strip()
    else:
        before, _, after = whole.partition(".")
        over, under = before + after, "1" + "0" * len(after)
    if not all(part.isascii() and part.isdigit() and len(part) <= _LONGEST + 1 for part in (over, under)):
        return None
    if not 0 <= int(over) <= int(under) or not int(under):
        return None
    common = gcd(int(over), int(under))
    return Portion(int(over) // common, int(under) // common)


def _shown(decision: Decision) -> str:
    return decision if isinstance(decision, str) else ", ".join(sorted(decision))


Announceable = Choice | WholeNumber | Proportion
"""An option that an organiser announces for the whole event; its decision is kept as a text."""
Option = Announceable | Waivers


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
    def __getitem__(self, option: WholeNumber) -> int: ...

    @overload
    def __getitem__(self, option: Proportion) -> Portion: ...

    @overload
    def __getitem__(self, option: Waivers) -> frozenset[str]: ...

    def __getitem__(self, option: Option) -> Decision | int | Portion:
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
