"""The why of such a round: who came up and who was passed over, who changed sides, and the rows."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile
from operator import is_not

from fairswiss import why
from fairswiss.kernel.brackets.bracket_trace import card_line, obstacle_between
from fairswiss.kernel.seekers.players import Seeker, bye_order
from fairswiss.kernel.seekers.seeker_round import Marks, Outcome, Text, marks
from fairswiss.kernel.seekers.sides import Arranged, by_average, by_number, least_without_colour
from fairswiss.kernel.vocabulary.colours import BLACK, WHITE
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


def traced(outcome: Outcome, text: Text) -> GroupTrace:
    """The group and its steps."""
    residents = outcome.group.residents
    whites = sorted((player for player in residents if player.preference == WHITE), key=by_average)
    blacks = sorted((player for player in residents if player.preference != WHITE), key=by_number)
    return GroupTrace(
        outcome.score, _numbers(residents), (), _numbers(whites), _numbers(blacks), (), tuple(_steps(outcome, text))
    )


def _numbers(players: Sequence[Seeker]) -> tuple[int, ...]:
    return tuple(player.number for player in players)


def _steps(outcome: Outcome, text: Text) -> "Iterator[why.steps.Step]":
    yield from _brought_up(outcome, text)
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


def _brought_up(outcome: Outcome, text: Text) -> "Iterator[why.steps.BroughtUp]":
    group, law = outcome.group, text.law
    whites = sum(player.preference == WHITE for player in group.residents)
    size, needed = len(group.residents), len(outcome.upfloaters)
    articles = law(text.best, text.pool)
    exchanges = _Exchanges(outcome, text)
    waiting = iter(group.below)  # in the order of the upfloaters
    for player in outcome.upfloaters:
        earlier = takewhile(partial(is_not, player), waiting)
        passed = tuple(exchanges.why_not(player, other) for other in earlier)
        counts = needed, size, whites, size - whites
        yield why.steps.BroughtUp(articles, player.number, *counts, player.score, passed)


class _Exchanges:
    """Somebody else in place of one who came up.

    Neither in the bracket nor below it may more than half seek the same colour absolutely: that is counted first.
    """

    def __init__(self, outcome: Outcome, text: Text) -> None:
        self._outcome = outcome
        self._text = text
        self._marks = outcome.marks
        up = set(outcome.upfloaters)
        self._bracket = Counter(player.absolute for player in (*outcome.group.residents, *up))
        self._below = Counter(player.absolute for player in outcome.group.below if player not in up)

    def why_not(self, player: Seeker, other: Seeker) -> "why.obstacles.Passed":
        """The reason against the other in place of this player."""
        outcome, group, law, text = self._outcome, self._outcome.group, self._text.law, self._text
        if _crowded(self._bracket, player, other):
            return self._not_pairable(other)
        upfloaters = tuple(other if one is player else one for one in outcome.upfloaters)
        without_colour = least_without_colour([*group.residents, *upfloaters])
        if without_colour is None:
            return self._not_pairable(other)
        if _crowded(self._below, other, player) or not group.leaves_complete(upfloaters):
            return why.obstacles.DeadEnd(other.number, law(text.completion))
        theirs = marks(group.coming, upfloaters, without_colour)
        for (code, article), instead, chosen in zip(text.criteria.items(), theirs, self._marks, strict=True):
            if instead != chosen:
                costs = sum(chosen), sum(instead)
                return why.obstacles.Costlier(other.number, law(article), code, outcome.score, *costs)
        raise AssertionError("an earlier set of upfloaters is as good as the one taken")

    def _not_pairable(self, other: Seeker) -> "why.obstacles.NotPairable | why.obstacles.NoOpponentAbove":
        meets = any(resident.may_meet(other) for resident in self._outcome.group.residents)
        made = why.obstacles.NotPairable if meets else why.obstacles.NoOpponentAbove
        return made(other.number, self._text.law(self._text.met, self._text.clash))


def _crowded(numbers: Counter[int], leaving: Seeker, coming: Seeker) -> bool:
    return any(
        2 * (numbers[colour] - (leaving.absolute == colour) + (coming.absolute == colour)) > numbers.total()
        for colour in (WHITE, BLACK)
    )


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
