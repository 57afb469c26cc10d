"""Tie-breaks from the opponents' results: Buchholz and its kin (article 8), Sonneborn-Berger and Koya (article 9)."""

from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.cuts import by_opponent, by_value, cut
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.records import GAME, OPEN, Record
from fairswiss.tiebreaks.working import POINTS, PRODUCTS, Term, Value, mean, total, two_decimals

_HALF_POINT = POINTS // 2


def buchholz(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """BH (8.1): the sum of the scores of the opponents."""
    terms = event.meetings(record, forfeits=tie_break.forfeits)
    return total(cut(terms, tie_break, by_value, exempt=event.exempts_voluntary), POINTS)


def fore_buchholz(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """FB (8.3): Buchholz as if all paired games of the final round had been drawn."""
    fore = event.fore
    return buchholz(fore, fore.records[record.player.number], tie_break)


def average_buchholz(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """AOB (8.2): the exact mean of the Buchholz (/F: Fore Buchholz) of the opponents met over the board."""
    counted = event.fore if tie_break.fore else event
    terms = [
        Term(turn.round, turn.opponent, turn.what, counted.buchholz(turn.opponent), points=turn.points)
        for turn in record.games
    ]
    average = mean(terms, POINTS)
    if average is not None and event.announced.two_decimals:
        average = two_decimals(average)
    return Value(average, tuple(terms), POINTS)


def sonneborn_berger(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """SB (9.1): for each round the opponent's score times the points scored."""
    meetings = event.meetings(record, forfeits=tie_break.forfeits)
    if event.announced.sonneborn_games:
        meetings = _as_played(event, meetings)
    terms = [
        Term(number, opponent, what, score * points, score, points, articles)
        for number, opponent, what, _, score, points, articles, *_ in meetings
    ]
    return total(cut(terms, tie_break, by_opponent, exempt=event.exempts_voluntary), PRODUCTS)


def _as_played(event: Event, meetings: list[Term]) -> list[Term]:
    """The meetings that were games, with the scores that the opponents have."""
    games = [term for term in meetings if term.what == GAME]
    scores = [event.records[term.opponent].score for term in games]
    return [term._replace(score=score, articles=()) for term, score in zip(games, scores, strict=True)]


def koya(event: Event, record: Record, tie_break: TieBreak) -> Value:
    """KS (9.2): points against opponents with at least half of the possible score; the limit can be moved (14.5)."""
    twice_limit = possible_score(event) + 2 * tie_break.limit * _HALF_POINT
    terms = []
    for turn in record.turns:
        if turn.opponent and turn.what != OPEN:
            score = event.records[turn.opponent].score
            out = "" if 2 * score >= twice_limit else ("14.5" if tie_break.limit else "9.2")
            terms.append(Term(turn.round, turn.opponent, turn.what, turn.points, score, turn.points, (), out))
    return total(terms, POINTS)


def possible_score(event: Event) -> int:
    """A win in every round; in round robins in every round with an opponent (reading 7)."""
    if not event.predetermined:
        return event.win * event.rounds
    most = max((sum(turn.opponent > 0 for turn in record.turns) for record in event.records.values()), default=0)
    return event.win * most
