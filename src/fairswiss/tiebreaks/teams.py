"""Tie-breaks of teams alone (articles 12 and 13). The scores of their matches are in ``sides``."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.cuts import by_opponent, cut
from fairswiss.tiebreaks.encounter import kinds_counted, one_pass
from fairswiss.tiebreaks.opponents import buchholz
from fairswiss.tiebreaks.records import WON, Record
from fairswiss.tiebreaks.sides import GAME, MATCH, TeamsEvent
from fairswiss.tiebreaks.working import POINTS, PRODUCTS, Term, Value, total, two_decimals

_KNOCK_OUTS = {"EDE": (), "EDEBT": ("BC", "TBR"), "EDEBB": ("BC", "BBE"), "EDET": ("TBR",), "EDEB": ("BBE",)}
"""13.3.2: what comes after direct encounter when two teams are level in both scores."""


def other_score(event: TeamsEvent, record: Record, tie_break: TieBreak) -> Value:
    """MPVGP (13.1): the score that is not the primary one."""
    secondary = event.with_score(event.primary).other
    return Value(Fraction(secondary.records[record.player.number].score, POINTS), unit=POINTS)


def extended_sonneborn_berger(event: TeamsEvent, record: Record, tie_break: TieBreak) -> Value:
    """EMMSB, EMGSB, EGMSB, EGGSB (13.2): a score of the opponent times a score made against him, match by match."""
    theirs, ours = (event.with_score(MATCH if letter == "M" else GAME) for letter in tie_break.name[1:3])
    number = record.player.number
    made = ours.records[number].turns
    terms = []
    for term in theirs.meetings(theirs.records[number], forfeits=tie_break.forfeits):
        points = made[term.round - 1].points
        terms.append(term._replace(value=term.score * points, points=points))
    return total(cut(terms, tie_break, by_opponent, exempt=event.exempts_voluntary), PRODUCTS)


def schedule_strength(event: TeamsEvent, record: Record, tie_break: TieBreak) -> Value:
    """SSSC (13.4): the secondary score and the Buchholz of the primary one, divided so that they weigh alike."""
    primary = event.with_score(event.primary)
    number = record.player.number
    secondary = primary.other.records[number].score
    counted = primary.fore if tie_break.fore else primary
    plain = TieBreak("BH", forfeits=tie_break.forfeits)
    strength = buchholz(counted, counted.records[number], plain)
    divisor = tie_break.divisor or usual_divisor(primary)
    terms = (
        Term(0, 0, "secondary", secondary, secondary),
        *(
            term._replace(value=Fraction(term.value, divisor), articles=("13.4.2", *term.articles))
            for term in strength.terms
        ),
    )
    amount = Fraction(secondary, POINTS) + (strength.amount or Fraction()) / divisor
    return Value(two_decimals(amount) if event.announced.two_decimals else amount, terms, POINTS)


def usual_divisor(primary: TeamsEvent) -> int:
    """13.4.2: the highest primary score of the event over the highest secondary one of a match, a whole number.

    Rounded towards zero, but never less than one.
    """
    highest = primary.other.win
    return max(primary.win * primary.rounds // highest, 1) if highest > 0 else 1


def games_counted(event: TeamsEvent, record: Record, tie_break: TieBreak) -> Value:
    """WIN, WON, BPG and BWG with game points: the games on the boards, where a match brought them."""
    name, win = tie_break.name, event.tournament.scoring.white_win
    terms = []
    for turn in event.sides.rounds[record.player.number]:
        boards = [
            board
            for board in turn.boards
            if (board.points >= win if name == "WIN" else board.played)
            and (name not in ("WON", "BWG") or board.code in WON)
            and (name not in ("BPG", "BWG") or board.colour == "b")
        ]
        without = event.sides.boards if name == "WIN" and not turn.boards and turn.code in "+F" else 0
        if count := len(boards) + without:
            terms.append(Term(turn.round, turn.opponent, "games", count))
    return total(terms)


# -- among the tied ----------------------------------------------------------------------------------------------------


def board_count(event: TeamsEvent, group: Iterable[int], tie_break: TieBreak) -> dict[int, Value]:
    """BC (12.1): board number times game points; lower is better, and it needs equal game points."""
    teams = list(group)
    scores = {event.with_score(GAME).records[team].score for team in teams}
    if len(scores) > 1:
        return dict.fromkeys(teams, Value(None, articles=("12.1",)))
    return {team: _count(event.board_points(team)) for team in teams}


def _count(points: Sequence[Fraction]) -> Value:
    return total([_board(at, at * scored, scored) for at, scored in enumerate(points, 1)], POINTS)


def _board(number: int, value: Fraction, scored: Fraction) -> Term:
    return Term(0, 0, f"board-{number}", value, points=int(scored))


def top_boards(event: TeamsEvent, group: Iterable[int], tie_break: TieBreak) -> dict[int, Value]:
    """TBR (12.2): the game points on the first board, then on the second, and so on: the place among the tied."""
    return _by_boards({team: event.board_points(team) for team in group}, "12.2")


def without_bottom(event: TeamsEvent, group: Iterable[int], tie_break: TieBreak) -> dict[int, Value]:
    """BBE (12.3): the game points without the last board, then without the last two: the place among the tied."""
    return _by_boards({team: event.board_points(team) for team in group}, "12.3")


def _keys(points: Sequence[Fraction], article: str) -> tuple[Fraction, ...]:
    """The values compared, one after the other."""
    if article == "12.2":
        return tuple(points)
    return tuple(sum(points[:last], Fraction()) for last in range(len(points) - 1, 0, -1))


def _by_boards(points: dict[int, list[Fraction]], article: str) -> dict[int, Value]:
    keys = {team: _keys(scored, article) for team, scored in points.items()}
    values = {}
    for team, key in keys.items():
        place = 1 + sum(other > key for other in keys.values())
        terms = tuple(_board(at, scored, scored) for at, scored in enumerate(points[team], 1))
        values[team] = Value(Fraction(place), terms, POINTS, (article,))
    return values


def extended_encounter(event: TeamsEvent, group: Iterable[int], tie_break: TieBreak) -> dict[int, Value]:
    """EDE and its kin (13.3): direct encounter by the primary score, then the secondary; each smaller tie starts anew.

    Two teams level in both are separated, where the name says so, by the boards of their encounter (13.3.2).
    """
    primary = event.with_score(event.primary)
    values: dict[int, Value] = {}
    waiting = [(1, sorted(group))]
    while waiting:
        place, tied = waiting.pop()
        tiers, terms, article = _separated(primary, tied, tie_break)
        for tier in tiers:
            if len(tier) == 1 or len(tiers) == 1:
                articles = (article,) if article else ()
                values |= {team: Value(Fraction(place), terms[team], POINTS, articles) for team in tier}
            else:
                waiting.append((place, tier))
            place += len(tier)
    return values


def _separated(
    primary: TeamsEvent, tied: list[int], tie_break: TieBreak
) -> tuple[list[list[int]], dict[int, tuple[Term, ...]], str]:
    """The tied in tiers by the first step of 13.3 that separates any of them."""
    for event in (primary, primary.other):
        tiers, terms, article = one_pass(event, tied, forfeits=tie_break.forfeits)
        if len(tiers) > 1:
            return tiers, terms, f"{article}, {event.score}"
    if len(tied) == 2:
        for step in _KNOCK_OUTS[tie_break.name]:
            ordered = _knocked_out(primary, tied, step, tie_break)
            if ordered:
                return ordered, terms, f"13.3.2, {step}"
    return [tied], terms, ""


def _knocked_out(event: TeamsEvent, pair: list[int], step: str, tie_break: TieBreak) -> list[list[int]]:
    """Two teams in order by the boards of their encounter; empty when these are level.

    A match forfeited as a whole is left out wherever direct encounter leaves it out (6.1.1).
    """
    counted = kinds_counted(event, forfeits=tie_break.forfeits)
    one, other = (event.encounter_points(team, opponent, counted) for team, opponent in (pair, pair[::-1]))
    if step == "BC":
        counts = [sum((at * scored for at, scored in enumerate(points, 1)), Fraction()) for points in (one, other)]
        ahead = counts[1] - counts[0]
    else:
        article = "12.2" if step == "TBR" else "12.3"
        first, second = _keys(one, article), _keys(other, article)
        ahead = Fraction((first > second) - (first < second))
    if not ahead:
        return []
    return [[pair[0]], [pair[1]]] if ahead > 0 else [[pair[1]], [pair[0]]]
