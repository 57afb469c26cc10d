"""Somebody else in place of one who came up: why that was not done.

Neither in the bracket nor below it may more than half seek the same colour absolutely: that is counted first. Then the
pairs of the round are a proof that is nearly there: whoever takes the place of another often suits the opponent who is
left, or that of one other pair. Only where they do not, everything is searched.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from fairswiss import why
from fairswiss.kernel.seekers.players import Seeker
from fairswiss.kernel.seekers.seeker_round import Outcome, Text, marks
from fairswiss.kernel.seekers.sides import least_without_colour
from fairswiss.kernel.vocabulary.colours import BLACK, WHITE

MOST_TRIED = 64
"""So many pairs are tried for an exchange of opponents before everything is searched."""


class Paired:
    """Pairs that were made."""

    def __init__(self, pairs: Sequence[tuple[Seeker, Seeker]]) -> None:
        self._pairs = pairs
        self.mate = {one.number: two for pair in pairs for one, two in (pair, pair[::-1])}
        self.inside = Counter(
            one.preference == WHITE for one, two in pairs if (one.preference == WHITE) is (two.preference == WHITE)
        )
        """The pairs of two who seek White (True), and of two who do not."""

    def shows(self, leaving: Seeker, coming: Seeker, may: Callable[[Seeker, Seeker], bool]) -> bool:
        """True if at most one other pair has to be changed when somebody takes the place of another; else not known."""
        left = self.mate[leaving.number]
        return may(left, coming) or any(
            (may(coming, one) and may(left, two)) or (may(coming, two) and may(left, one))
            for one, two in self._pairs[:MOST_TRIED]
            if leaving not in (one, two)
        )


class Exchanges:
    """The exchanges of one bracket; ``later`` are the brackets below it."""

    def __init__(self, outcome: Outcome, text: Text, later: Sequence[Outcome]) -> None:
        self._outcome = outcome
        self._text = text
        self._marks = outcome.marks
        up = set(outcome.upfloaters)
        self._bracket = Counter(player.absolute for player in (*outcome.group.residents, *up))
        self._below = Counter(player.absolute for player in outcome.group.below if player not in up)
        self._absolute = Counter(player.absolute for player in outcome.group.residents)
        self._seek = Counter(player.preference == WHITE for player in (*outcome.group.residents, *up))
        self._paired = Paired(outcome.arranged.pairs)
        self._paired_below = Paired([pair for lower in later for pair in lower.arranged.pairs])

    def why_not(self, player: Seeker, other: Seeker) -> "why.obstacles.Passed":
        """The reason against the other in place of this player."""
        outcome, group, law, text = self._outcome, self._outcome.group, self._text.law, self._text
        if _crowded(self._bracket, player, other):
            return self._not_pairable(other)
        upfloaters = tuple(other if one is player else one for one in outcome.upfloaters)
        without_colour = self._bound(player, other)
        if without_colour is None:
            without_colour = least_without_colour([*group.residents, *upfloaters])
        if without_colour is None:
            return self._not_pairable(other)
        if _crowded(self._below, other, player) or not self._leaves_complete(player, other, upfloaters):
            return why.obstacles.DeadEnd(other.number, law(text.completion))
        theirs = marks(group.coming, upfloaters, without_colour)
        for (code, article), instead, chosen in zip(text.criteria.items(), theirs, self._marks, strict=True):
            if instead != chosen:
                costs = sum(chosen), sum(instead)
                return why.obstacles.Costlier(other.number, law(article), code, outcome.score, *costs)
        raise AssertionError("an earlier set of upfloaters is as good as the one taken")

    def _bound(self, player: Seeker, other: Seeker) -> int | None:
        """The players without their colour if everybody of the smaller side meets the larger one; None if not shown."""
        white = self._seek[True] - (player.preference == WHITE) + (other.preference == WHITE)
        small = 2 * white <= self._seek.total()  # True: those who seek White are the smaller side

        def inside(one: Seeker, two: Seeker) -> bool:
            return (one.preference == WHITE) is (two.preference == WHITE) is small

        def may(one: Seeker, two: Seeker) -> bool:
            return one.may_meet(two) and not inside(one, two)

        pairs = self._paired.inside[small] - inside(player, self._paired.mate[player.number])
        if pairs or not self._paired.shows(player, other, may):
            return None
        return abs(self._seek.total() - 2 * white) // 2

    def _leaves_complete(self, player: Seeker, other: Seeker, upfloaters: Sequence[Seeker]) -> bool:
        if self._paired_below.shows(other, player, Seeker.may_meet):
            return True
        return self._outcome.group.leaves_complete(tuple(upfloaters))

    def _not_pairable(self, other: Seeker) -> "why.obstacles.NotPairable | why.obstacles.NoOpponentAbove":
        made = why.obstacles.NotPairable if self._meets(other) else why.obstacles.NoOpponentAbove
        return made(other.number, self._text.law(self._text.met, self._text.clash))

    def _meets(self, other: Seeker) -> bool:
        """True if a resident may meet the player; so if fewer were met or kept apart than there are without a clash."""
        residents = self._outcome.group.residents
        peaceful = len(residents) - (self._absolute[other.absolute] if other.absolute else 0)
        if peaceful > len(other.card.met) + len(other.card.apart):
            return True
        return peaceful > 0 and any(resident.may_meet(other) for resident in residents)


def _crowded(numbers: Counter[int], leaving: Seeker, coming: Seeker) -> bool:
    return any(
        2 * (numbers[colour] - (leaving.absolute == colour) + (coming.absolute == colour)) > numbers.total()
        for colour in (WHITE, BLACK)
    )
