"""A value and its working: what was added up, what was left out, and the articles that say so."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from fairswiss.model.rounding import half_up


class Term(NamedTuple):
    """One contribution to a value."""

    round: int
    """0 when it belongs to no round."""
    opponent: int
    """0 when there was none."""
    what: str
    """The kind of the round: ``game``, ``forfeit-win``, ``forfeit-loss``, ``pab``, ``full-bye``, ``half-bye``,
    ``zero-bye``; or what else the term is: ``score``, ``rating``, ``table``, ``secondary`` (the other score of a
    team), ``games`` (of a match), ``board-1`` … (game points there)."""
    value: int | Fraction
    """The contribution, in the value's unit: tenths of points, hundredths of products, whole numbers."""
    score: int = 0
    """The score that counts for the opponent or the dummy, in tenths."""
    points: int = 0
    """The points scored in that round, in tenths."""
    articles: tuple[str, ...] = ()
    """The articles by which the term differs from the plain one."""
    cut: str = ""
    """The article by which it was left out; empty when it counts."""
    base: Fraction | None = None
    """The value of which a share counts, on a ladder."""
    share: Fraction | None = None


class Value(NamedTuple):
    """The value of a tie-break for one participant."""

    amount: Fraction | None
    """Exact; None when the tie-break says nothing about the participant."""
    terms: tuple[Term, ...] = ()
    unit: int = 1
    """The number of units of the terms that make one of the amount: 10 for points, 100 for products, 1 for counts."""
    articles: tuple[str, ...] = ()
    """The articles that decided beyond the definition of the tie-break."""


NOTHING = Value(None)

POINTS = 10
PRODUCTS = 100


def total(terms: Iterable[Term], unit: int = 1) -> Value:
    """The sum of the terms that were not cut."""
    kept = tuple(terms)
    return Value(_amount(sum([term.value for term in kept if not term.cut]), unit), kept, unit)


@lru_cache(maxsize=1024)
def _amount(units: int | Fraction, unit: int) -> Fraction:
    """So many units of those that make one. Many players have the same sum: it is reduced once."""
    return Fraction(units, unit)


def mean(terms: Iterable[Term], unit: int = 1) -> Fraction | None:
    """The exact mean of the terms that were not cut; None when nothing is left."""
    values = [term.value for term in terms if not term.cut]
    return Fraction(sum(values), unit * len(values)) if values else None


def two_decimals(amount: Fraction) -> Fraction:
    """Rounded to hundredths, halves up."""
    return Fraction(half_up(amount * 100), 100)
