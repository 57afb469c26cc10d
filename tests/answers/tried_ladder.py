"""Claims of answers where a round is paired down a ladder (Keizer), tried by the literal reading."""

from functools import cached_property
from typing import NamedTuple

from fairswiss.answers import Answer, reasons
from fairswiss.model.tournament import Tournament
from fairswiss.rules.keizer import against as ladder
from fairswiss.rules.keizer import reasons as own
from fairswiss.why import against
from tests.answers.trial import Checks, Trial
from tests.literal.keizer import HouseRules, LiteralImpossible, LiteralKeizer

FIRM = (0, False, False)
"""The terms of which nothing can be given up any more."""


class Ladder(NamedTuple):
    """A round of a ladder: who is present from the top, the games, who sits out."""

    before: LiteralKeizer
    order: list[int]
    games: list[tuple[int, int]]
    bye: int | None


class TriedLadder(Trial[Ladder]):
    """A round of few players."""

    def literal(self, asked: Tournament) -> Ladder | None:
        before = LiteralKeizer(asked, HouseRules())
        try:
            games, bye = before.pair()
        except LiteralImpossible:
            return None
        return Ladder(before, [number for number in before.order if number in before.here], games, bye)

    @cached_property
    def terms(self) -> tuple[int, bool, bool]:
        """The first terms by which the round can be paired."""
        paired = [one for one in self.chosen.order if one != self.chosen.bye]
        all_terms = self.chosen.before.all_terms()
        return next(terms for terms in all_terms if self.chosen.before.complete(paired, terms) is not None)

    @cached_property
    def opponent(self) -> dict[int, int]:
        """The opponents of the round."""
        return {one: other for game in self.chosen.games for one, other in (game, game[::-1])}

    def _allowed(self, one: int, other: int) -> bool:
        return self.chosen.before.allowed(one, other, self.terms)

    def claims(self, answer: Answer) -> Checks:
        ours = {(pair.white, pair.black) for pair in self.pairing.pairs}
        yield (set(self.chosen.games), self.chosen.bye) == (ours, self.pairing.bye), "the round"
        reason = answer.reason
        match reason:
            case reasons.NotPaired():
                yield from self._pair(reason.against, answer.player, answer.other)
            case own.Nearest():
                yield from self._nearest(answer, reason)
            case own.SitsOut():
                for other in answer.others:
                    yield not self._spared(other.player), "could sit out"
            case own.OtherSitsOut() if reason.against is not None:
                yield not self._spared(answer.player), "could sit out"
            case _:
                pass
        for other in answer.others if answer.chooser else ():
            yield from self._pair(other.against, answer.chooser, other.player)

    def _spared(self, player: int) -> bool:
        """Everybody else can be paired, whatever else is given up."""
        return self.chosen.before.complete([one for one in self.chosen.order if one != player], FIRM) is not None

    def _below(self, player: int) -> list[int]:
        """Those without an opponent when it is a player's turn, from the nearest below."""
        order = self.chosen.order
        at = order.index(player)
        paired = {one for higher in order[:at] if higher in self.opponent for one in (higher, self.opponent[higher])}
        return [one for one in order[at + 1 :] if one not in paired and one != self.chosen.bye]

    def _nearest(self, answer: Answer, reason: own.Nearest) -> Checks:
        """Everybody between the two who has no opponent yet is named."""
        below, taken = self._below(reason.higher), self.opponent[reason.higher]
        yield below[: below.index(taken)] == [other.player for other in answer.others], "somebody nearer"

    def _pair(self, found: against.Against, one: int, other: int) -> Checks:
        order = self.chosen.order
        match found:
            case against.Forbidden() | ladder.MetLately() | ladder.MetOften() | ladder.ColourRun():
                yield not self._allowed(one, other), "can be paired"
                if isinstance(found, ladder.MetLately):
                    yield found.gap == self.terms[0], "the rounds between"
            case against.DeadEnd():
                higher, lower = sorted((one, other), key=order.index)
                rest = [number for number in self._below(higher) if number != lower]
                yield self.chosen.before.complete(rest, self.terms) is None, "the others can be paired"
            case ladder.NotNearest():
                below = self._below(found.chooser)
                left = other if found.chooser == one else one
                yield self.opponent[found.chooser] == found.taken, "the opponent"
                yield below.index(found.taken) < below.index(left), "not nearer"
            case ladder.TakenFromAbove():
                left = other if found.taken == one else one
                yield found.taken in (one, other) and self.opponent[found.chooser] == found.taken, "the opponent"
                yield order.index(found.chooser) < order.index(left), "not higher"
            case _:
                pass
