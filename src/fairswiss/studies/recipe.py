"""The recipe of a study: everything that decides its results, as one value."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from fairswiss.rules import edition
from fairswiss.simulate.chance import NEVER, Rate
from fairswiss.simulate.likelihood import MILVANG
from fairswiss.simulate.parameters import NONE

NORMAL, UNIFORM, GIVEN = "normal", "uniform", "given"
DISTRIBUTIONS = (NORMAL, UNIFORM, GIVEN)


PLUS = "+"
"""Between a system and its acceleration: ``dutch-2026+baku``."""


class Field(NamedTuple):
    """The players of the tournaments: how many, how strong, how well their ratings say so."""

    name: str
    players: int
    distribution: str = NORMAL
    """``normal`` or ``uniform``; ``given`` where :attr:`ratings` are the strengths."""
    mean: int = 1800
    spread: int = 250
    """The standard deviation of strengths, with ``normal``."""
    lowest: int = 1000
    highest: int = 2800
    """No strength is outside of these two."""
    rating_error: int = 0
    """The standard deviation of the difference between a player's rating and true strength."""
    ratings: tuple[int, ...] = ()
    """The strengths to choose from, with ``given``: all of a report, or as many as play drawn from a list."""


class ResultModel(NamedTuple):
    """The way in which true strengths decide games."""

    model: str = MILVANG
    draws: int = 30
    """Games drawn in a hundred, with ``table``."""
    white: int = 0
    """White's advantage in rating points, with ``table``; ``milvang`` has its own."""


class Absences(NamedTuple):
    """The frequency of absences, one player in so many; 0 is never. The same players are absent in every system."""

    half_byes: Rate = NEVER
    zero_byes: Rate = NEVER
    late: Rate = NEVER
    withdrawals: Rate = NEVER
    no_shows: Rate = NEVER
    """One player in so many does not come to a game, in any round."""


class Cell(NamedTuple):
    """A combination of field, rounds, system and acceleration, of which many tournaments are played."""

    field: str
    rounds: int
    system: str
    acceleration: str = NONE

    @property
    def variant(self) -> str:
        """The system with its acceleration: ``dutch-2026``, ``dutch-2026+baku``."""
        return self.system if self.acceleration == NONE else f"{self.system}{PLUS}{self.acceleration}"


class Recipe(NamedTuple):
    """A study before it is run."""

    name: str
    fields: tuple[Field, ...]
    rounds: tuple[int, ...]
    systems: tuple[str, ...]
    """By their ids; one with an acceleration of its own, ``dutch-2026+baku``, is played with that alone."""
    accelerations: tuple[str, ...] = (NONE,)
    results: ResultModel = ResultModel()
    absences: Absences = Absences()
    tie_breaks: str = "BH/C1,BH,SB"
    top: int = 3
    """The number of first places that the measure ``top`` looks at."""
    measures: tuple[str, ...] = ()
    """The measures by name, all of them if none is named."""
    first_seed: int = 1
    tournaments: int = 100
    """Tournaments of each cell."""

    def cells(self) -> tuple[Cell, ...]:
        """Every cell, in the order of the recipe; an acceleration that a system does not have is left out."""
        return tuple(
            Cell(field.name, rounds, *variant)
            for field in self.fields
            for rounds in self.rounds
            for variant in dict.fromkeys(self._variants())
        )

    def _variants(self) -> Iterator[tuple[str, str]]:
        """Systems with their accelerations."""
        for named in self.systems:
            system, _, own = named.partition(PLUS)
            for acceleration in (own,) if own else self.accelerations:
                if acceleration in (NONE, *edition(system).accelerations):
                    yield system, acceleration

    def field(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def data(self) -> dict[str, Any]:
        """The recipe as plain data of the shape of its file; ratings of reports and lists stand in it."""
        return {
            **{name: _plain(value) for name, value in self._asdict().items() if name not in ("fields", "results")},
            "results": self.results._asdict(),
            "absences": {name: _number(rate) for name, rate in self.absences._asdict().items()},
            "fields": [_field_data(field) for field in self.fields],
        }


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _number(rate: Fraction) -> int | float:
    return int(rate) if rate.denominator == 1 else float(rate)


def _field_data(field: Field) -> dict[str, Any]:
    drawn = ("mean", "spread", "lowest", "highest", "distribution")
    left_out = drawn if field.ratings else ("ratings", *(drawn[:2] if field.distribution == UNIFORM else ()))
    return {name: _plain(value) for name, value in field._asdict().items() if name not in left_out}
