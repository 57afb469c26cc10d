"""Tie-breaks from ratings (article 10): games over the board alone, whatever the event makes a result worth."""

from collections.abc import Callable
from fractions import Fraction

from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.cuts import by_value, cut
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.rating_tables import CERTAIN, NO_SCORE, expected_percent, rating_difference
from fairswiss.tiebreaks.records import Record
from fairswiss.tiebreaks.working import NOTHING, Term, Value, half_up, mean

_ARO = TieBreak("ARO")


def _opponents(event: Event, record: Record) -> list[Term]:
    return [
        Term(turn.round, turn.opponent, turn.what, event.rating(turn.opponent), points=5 * turn.halves)
        for turn in record.games
    ]


def average_rating(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """ARO (10.1): the mean rating of the opponents met over the board, halves rounded up."""
    return _rounded(cut(_opponents(event, record), tie_break, by_value, swiss=False))


def exact_average_rating(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """The same not rounded (F10 of the Dutch text of 1992)."""
    terms = _opponents(event, record)
    return Value(mean(terms), tuple(terms))


def performance(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """TPR (10.2): the average rating of the opponents plus the difference that the score stands for."""
    average = average_rating(event, record, _ARO)
    if average.amount is None:
        return NOTHING
    score = Fraction(sum(turn.halves for turn in record.games), 2 * len(record.games))
    difference = rating_difference(score)
    gained = Term(0, 0, "table", difference, points=10 * score.numerator // score.denominator, articles=("B.02 8.1.1",))
    return Value(average.amount + difference, (*average.terms, gained))


def perfect_performance(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """PTP (10.3): the lowest rating at which at least the score would have been expected, on the full scale."""
    terms = _opponents(event, record)
    if not terms:
        return NOTHING
    ratings = [event.rating(turn.opponent) for turn in record.games]
    halves = sum(turn.halves for turn in record.games)
    if not halves:
        return Value(Fraction(min(ratings) - NO_SCORE), tuple(terms))
    low, high = min(ratings) - CERTAIN, max(ratings) + CERTAIN
    while low < high:
        middle = (low + high) // 2
        if sum([expected_percent(middle - rating) for rating in ratings]) >= 50 * halves:
            high = middle
        else:
            low = middle + 1
    return Value(Fraction(low), tuple(terms))


def average_performance(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """APRO (10.4): the mean performance rating of the opponents met over the board, halves rounded up."""
    return _average_of(event, record, "TPR", performance)


def average_perfect_performance(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """APPO (10.5): the same with perfect performances."""
    return _average_of(event, record, "PTP", perfect_performance)


def rating(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """RTNG (10.6): the rating."""
    return Value(Fraction(event.rating(record.player.number)))


def _average_of(event: Event, record: Record, name: str, of: Callable[[Event, Record, TieBreak], Value]) -> Value:
    terms = []
    for turn in record.games:
        key = name, turn.opponent
        if key not in event.performances:
            event.performances[key] = of(event, event.records[turn.opponent], TieBreak(name))
        amount = event.performances[key].amount
        terms.append(Term(turn.round, turn.opponent, turn.what, int(amount or 0)))
    return _rounded(terms)


def _rounded(terms: list[Term]) -> Value:
    average = mean(terms)
    return Value(None if average is None else Fraction(half_up(average)), tuple(terms))
