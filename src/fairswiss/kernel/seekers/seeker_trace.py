"""The why of such a round: who came up and who was passed over, who changed sides, and the rows."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile
from operator import is_not

from fairswiss import why
from fairswiss.kernel.brackets.bracket_trace import card_line, obstacle_between
from fairswiss.kernel.seekers.exchanges import Exchanges
from fairswiss.kernel.seekers.players import Seeker, bye_order
from fairswiss.kernel.seekers.seeker_round import Marks, Outcome, Text
from fairswiss.kernel.seekers.sides import Arranged, by_average, by_number
from fairswiss.kernel.vocabulary.colours import WHITE
from fairswiss.why import Article, CardLine, ColumnOrder, GroupTrace, Shifting


def line_of(player: Seeker) -> CardLine:
    """The player's line of the published list."""
    return card_line(player)._replace(aro_tenths=10 * player.aro, times_up=len(player.upfloats))


def bye_step(bye: Seeker, players: Sequence[Seeker], text: Text) -> "why.steps.Pab":
    """The bye, and those who came before in its order: who may not have it, and whom the others need."""
    law = text.law
    passed: list[why.obstacles.Passed] = []
    for player in sorted(players, key=bye_order):
        if player is bye:
            break
        if player.barred_from_pab:
            passed.append(why.obstacles.HadPoint(player.number, law(text.barred), player.card.bye_like))
        else:
            passed.append(why.obstacles.DeadEnd(player.number, law(text.completion)))
    return why.steps.Pab(law(text.bye), bye.number, bye.score, lowest=True, by_games=True, passed=tuple(passed))


def traced(outcome: Outcome, text: Text, later: Sequence[Outcome]) -> GroupTrace:
    """The group and its steps; ``later`` are the groups below it."""
    residents = outcome.group.residents
    whites = sorted((player for player in residents if player.preference == WHITE), key=by_average)
    blacks = sorted((player for player in residents if player.preference != WHITE), key=by_number)
    return GroupTrace(
        outcome.score,
        _numbers(residents),
        (),
        _numbers(whites),
        _numbers(blacks),
        (),
        tuple(_steps(outcome, text, later)),
    )


def _numbers(players: Sequence[Seeker]) -> tuple[int, ...]:
    return tuple(player.number for player in players)


def _steps(outcome: Outcome, text: Text, later: Sequence[Outcome]) -> "Iterator[why.steps.Step]":
    yield from _brought_up(outcome, text, later)
    yield from _shifts(outcome.arranged, text)
    yield from _rows(outcome.arranged, text)
    law = text.law
    costs = tuple(
        why.steps.Mark(code, Article(law.edition, article), cost)
        for (code, article), cost in zip(text.criteria.items(), _costs(outcome.marks), strict=True)
        if cost
    )
    yield why.steps.Scorecard(law(text.best), costs)


def _costs(found: Marks) -> tuple[int, ...]:
    """The marks as one number each; that of the scores is told by their number."""
    return tuple(0 if place == 1 else sum(mark) for place, mark in enumerate(found))


# -- upfloaters --------------------------------------------------------------------------------------------------------


def _brought_up(outcome: Outcome, text: Text, later: Sequence[Outcome]) -> "Iterator[why.steps.BroughtUp]":
    group, law = outcome.group, text.law
    whites = sum(player.preference == WHITE for player in group.residents)
    size, needed = len(group.residents), len(outcome.upfloaters)
    articles = law(text.best, text.pool)
    exchanges = Exchanges(outcome, text, later)
    waiting = iter(group.below)  # in the order of the upfloaters
    for player in outcome.upfloaters:
        earlier = takewhile(partial(is_not, player), waiting)
        passed = tuple(exchanges.why_not(player, other) for other in earlier)
        counts = needed, size, whites, size - whites
        yield why.steps.BroughtUp(articles, player.number, *counts, player.score, passed)


# -- sides and rows ----------------------------------------------------------------------------------------------------


def _shifts(arranged: Arranged, text: Text) -> "Iterator[why.steps.Shifted]":
    sides = arranged.sides
    small = "w" if sides.smaller is sides.white else "b"
    large = "b" if small == "w" else "w"
    moves = (
        (arranged.leaving, sides.leavers(), large, Shifting.INSIDE),
        (arranged.joining, sides.joiners(arranged.leaving), small, Shifting.LEVEL),
    )
    articles = text.law(text.shift, text.shifters)
    for movers, order, to, reason in moves:
        waiting = list(order)
        for player in movers:
            place = waiting.index(player)
            earlier = [other for other in waiting[:place] if other not in arranged.leaving]
            passed = tuple(why.obstacles.RowsBelow(other.number, text.law(text.shift)) for other in earlier)
            del waiting[: place + 1]
            yield why.steps.Shifted(articles, player.number, to, reason, len(movers), passed)


def _rows(arranged: Arranged, text: Text) -> "Iterator[why.steps.Columns | why.steps.Row]":
    law = text.law
    waiting = sorted(arranged.second, key=by_number)
    order = ColumnOrder.HALVES if arranged.sides.halves else ColumnOrder.NUMBER
    yield why.steps.Columns(law(text.sides, text.columns), _numbers(arranged.first), _numbers(waiting), order)
    for one, other in arranged.pairs:
        place = waiting.index(other)
        passed = tuple(
            obstacle_between(one, earlier, text) or why.obstacles.RowsBelow(earlier.number, law(text.rows))
            for earlier in waiting[:place]
        )
        del waiting[place]
        yield why.steps.Row(law(text.rows), one.number, other.number, passed=passed)
