"""The values left out by Cut and Median (article 14), and the exception for voluntarily unplayed rounds (16.5)."""

from collections.abc import Callable, Sequence

from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.records import VOLUNTARY
from fairswiss.tiebreaks.working import Term

Significance = Callable[[Term], tuple[int, ...]]


def by_value(term: Term) -> tuple[int, ...]:
    """The least significant is the lowest contribution."""
    return (int(term.value),)


def by_opponent(term: Term) -> tuple[int, ...]:
    """The least significant is that of the opponent with the lowest score; of several, the lowest (14.1.2)."""
    return term.score, int(term.value)


def cut(terms: Sequence[Term], tie_break: TieBreak, significance: Significance, *, exempt: bool) -> list[Term]:
    """The terms with those marked that the modifier leaves out: the least significant, then the most significant.

    ``exempt``: rounds one chose not to play are looked at first (16.5).
    """
    left = list(terms)
    number = tie_break.cut or tie_break.median
    if not number:
        return left
    article = f"14.{number if tie_break.cut else number + 2}"
    for _ in range(number):
        least = _least(left, significance, exempt)
        chosen = exempt and least is not None and left[least].what in VOLUNTARY
        _mark(left, least, "16.5.1" if chosen else article)
    for _ in range(tie_break.median):
        counted = [place for place, term in enumerate(left) if not term.cut]
        _mark(left, max(counted, key=lambda place: significance(left[place]), default=None), article)
    return left


def _least(terms: list[Term], significance: Significance, exempt: bool) -> int | None:
    """The place of the term to be cut: a voluntarily unplayed round goes first unless it brought less (16.5.1)."""
    counted = [place for place, term in enumerate(terms) if not term.cut]
    least = min(counted, key=lambda place: significance(terms[place]), default=None)
    voluntary = [place for place in counted if terms[place].what in VOLUNTARY] if exempt else []
    if least is None or not voluntary:
        return least
    lowest = min(voluntary, key=lambda place: (terms[place].value, significance(terms[place])))
    return lowest if terms[lowest].value >= terms[least].value else least


def _mark(terms: list[Term], place: int | None, article: str) -> None:
    if place is not None:
        terms[place] = terms[place]._replace(cut=article)
