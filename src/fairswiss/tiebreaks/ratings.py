"""Tie-breaks from ratings (article 10): games over the board alone, whatever the event makes a result worth."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from fairswiss.model.rounding import half_up
from fairswiss.rating.performance import perfect_performance as perfect_for
from fairswiss.rating.tables import rating_difference
from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.cuts import by_value, cut
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.records import GAME, OPEN, Record
from fairswiss.tiebreaks.working import NOTHING, POINTS, Term, Value, mean

_ARO = TieBreak("ARO")
Function = Callable[[Event, Record, TieBreak], Value]


def once(of: Function) -> Function:
    """The function, asked only once for each participant: its values serve the averages of the opponents' too."""

    def remembered(event: Event, record: Record, tie_break: TieBreak) -> Value:
        key = of.__name__, record.player.number
        value = event.remembered.get(key)
        if value is None:
            value = event.remembered[key] = of(event, record, tie_break)
        return value

    return remembered


@once
def exact_average_rating(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """The mean rating of the opponents met over the board, not rounded (AVERAGE, F10 of the Dutch text of 1992)."""
    terms = [
        Term(turn.round, turn.opponent, turn.what, event.rating(turn.opponent), points=POINTS * turn.halves // 2)
        for turn in record.games
        if turn.over_the_board
    ]
    return Value(mean(terms), tuple(terms))


def average_rating(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """ARO (10.1): the mean rating of the opponents met over the board, halves rounded up."""
    opponents = exact_average_rating(event, record, tie_break).terms
    missed = _cut_first(record, tie_break) if event.announced.unplayed_cut_first else []
    return _rounded(cut([*opponents, *missed], tie_break, by_value, exempt=False))


def _cut_first(record: Record, tie_break: TieBreak) -> list[Term]:
    """Unplayed rounds, as many as the modifier cuts: of no value, so that it cuts them before any rating."""
    missed = [turn for turn in record.turns if turn.what not in (GAME, OPEN)]
    return [Term(turn.round, turn.opponent, turn.what, 0) for turn in missed[: tie_break.cut or tie_break.median]]


@once
def performance(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """TPR (10.2): the average rating of the opponents plus the difference that the score stands for."""
    average = average_rating(event, record, _ARO)
    if average.amount is None:
        return NOTHING
    games = sum([len(turn.over_the_board) for turn in record.games])
    score = Fraction(sum([turn.halves for turn in record.games]), 2 * games)
    difference = rating_difference(score)
    gained = Term(0, 0, "table", difference, points=10 * score.numerator // score.denominator, articles=("B.02 8.1.1",))
    return Value(average.amount + difference, (*average.terms, gained))


@once
def perfect_performance(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """PTP (10.3): the lowest rating at which at least the score would have been expected, on the full scale."""
    terms = exact_average_rating(event, record, tie_break).terms
    ratings = [event.rating(turn.opponent) for turn in record.games for _ in turn.over_the_board]
    perfect = perfect_for(ratings, sum([turn.halves for turn in record.games]))
    return NOTHING if perfect is None else Value(Fraction(perfect), terms)


def average_performance(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """APRO (10.4): the mean performance rating of the opponents met over the board, halves rounded up."""
    return _average_of(event, record, performance)


def average_perfect_performance(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """APPO (10.5): the same with perfect performances."""
    return _average_of(event, record, perfect_performance)


def rating(event: Event, record: Record, tie_break: TieBreak) -> Value:
    return Value(Fraction(event.rating(record.player.number)))


def _average_of(event: Event, record: Record, of: Function) -> Value:
    terms = []
    for turn in [turn for turn in record.games if turn.over_the_board]:
        amount = of(event, event.records[turn.opponent], _ARO).amount
        terms.append(Term(turn.round, turn.opponent, turn.what, amount.numerator if amount else 0))
    return _rounded(terms)


def _rounded(terms: Sequence[Term]) -> Value:
    average = mean(terms)
    return Value(None if average is None else Fraction(half_up(average)), tuple(terms))
