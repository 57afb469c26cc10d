"""Tie-breaks from the participant's own record (article 7). A forfeit is never a game over the board (reading 9)."""

from collections.abc import Callable
from fractions import Fraction

from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.records import OPEN, VOLUNTARY, WON, Record, Turn
from fairswiss.tiebreaks.working import POINTS, Term, Value, total


def points(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """PTS: the score itself."""
    return Value(Fraction(record.score, POINTS), unit=POINTS)


def _counted(turn: Turn, value: int = 1) -> Term:
    return Term(turn.round, turn.opponent, turn.what, value, points=turn.points)


def wins(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """WIN (7.1): rounds that brought the points of a win, with or without playing."""
    return total([_counted(turn) for turn in record.turns if turn.points >= event.won_from and turn.what != OPEN])


def games_won(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """WON (7.2): games won over the board."""
    return total(_games(record, lambda code, colour: code in WON))


def games_with_black(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """BPG (7.3): games played over the board with Black."""
    return total(_games(record, lambda code, colour: colour == "b"))


def games_won_with_black(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """BWG (7.4): games won over the board with Black."""
    return total(_games(record, lambda code, colour: colour == "b" and code in WON))


def _games(record: Record, counts: Callable[[str, str], bool]) -> list[Term]:
    """The rounds with games over the board that count, and how many there were in each."""
    numbers = [(turn, sum(counts(*game) for game in turn.over_the_board)) for turn in record.games]
    return [_counted(turn, number) for turn, number in numbers if number]


def progressive_scores(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """PS (7.5): the scores after each round; Cut leaves out those of the first rounds."""
    article = f"14.{tie_break.cut}"
    return total(
        [
            Term(turn.round, 0, "score", score, score, cut=article if turn.round <= tie_break.cut else "")
            for turn, score in zip(record.turns, record.after, strict=True)
        ],
        POINTS,
    )


def rounds_elected(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """REP (7.6): the rounds without half- and zero-point byes and forfeit losses."""
    return total([_counted(turn) for turn in record.turns if turn.what not in VOLUNTARY and not _free(event, turn)])


def _free(event: Event, turn: Turn) -> bool:
    """The free round of a round robin with an odd number of players, which is nobody's choice but no game either."""
    return event.predetermined and not turn.opponent


def standard_points(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """STD (7.7): one for each round with more points than the scheduled opponent, a half for as many (reading 6).

    Without an opponent the points of a draw are what they are compared with.
    """
    terms = []
    for turn in record.turns:
        other = turn.theirs if turn.opponent else event.draw
        if turn.what != OPEN and turn.points >= other and not _free(event, turn):
            terms.append(_counted(turn, POINTS if turn.points > other else POINTS // 2))
    return total(terms, POINTS)


def pairing_number(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """TPN (7.8): the tournament pairing number."""
    return Value(Fraction(record.player.number))
