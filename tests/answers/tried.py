"""Claims of answers where whole rounds are compared, or Dubov's steps of 1997, tried by the enumerator of the text."""

from functools import cached_property

from fairswiss.answers import Answer, reasons
from fairswiss.model.tournament import Tournament
from fairswiss.rules.burstein_2026 import reasons as burstein
from fairswiss.why import against
from tests.answers.measures import Measures, Round, thrown_together
from tests.answers.trial import Checks, Trial
from tests.comparison import DUBOV, literal_round
from tests.literal.burstein_2026 import article_1_7
from tests.literal.dubov_1997_people import LiteralRound as DubovRound
from tests.literal.dubov_1997_people import people_of as dubov_people
from tests.literal.dutch_facts import LiteralRound


class Tried(Trial[Round]):
    """A round of few players, and the rounds that the text would give if two had to meet."""

    def literal(self, asked: Tournament) -> Round | None:
        return literal_round(asked, system=self.system)

    @cached_property
    def measures(self) -> Measures:
        """The counts of a bracket, by what they are for."""
        return Measures(self.before, self.system)

    @cached_property
    def points(self) -> dict[int, int]:
        """The points of those who take part."""
        if self.system == DUBOV:
            return {number: person.score for number, person in dubov_people(self.before).items()}
        return self.measures.points

    def claims(self, answer: Answer) -> Checks:
        games = {frozenset(game) for game in self.chosen.pairs}
        ours = {frozenset((pair.white, pair.black)) for pair in self.pairing.pairs}
        yield (games, self.chosen.bye) == (ours, self.pairing.bye), "the round"
        reason = answer.reason
        match reason:
            case reasons.NotPaired():
                yield from self._pair(reason.against, answer.player, answer.other)
            case reasons.NoBye() if reason.instead and reason.against:
                yield from self._pair(reason.against, reason.bye, reason.instead)
            case reasons.NoBye() if isinstance(reason.against, against.DeadEnd):
                yield self._none(self.otherwise(answer.player)), "could have the bye"
            case reasons.TakesBye():
                yield from self._bye(answer, reason)
            case burstein.HigherOnList():
                loser = answer.other if reason.winner == answer.player else answer.player
                both = [article_1_7(self.before)[one] for one in (reason.winner, loser)]
                sums = [one.sonneborn * 100 if reason.by_results else one.buchholz * 10 for one in both]
                yield sums == [reason.more, reason.fewer], f"the points of the opponents {sums}"
                yield (both[0].buchholz == both[1].buchholz) is reason.by_results, "the first sum"
            case _:
                pass
        if answer.chooser:
            for other in answer.others:
                yield from self._pair(other.against, answer.chooser, other.player)

    def _bye(self, answer: Answer, reason: reasons.TakesBye) -> Checks:
        """Nobody with fewer points could have it, nor anybody ruled out who would have come first."""
        if reason.first_round:
            return
        had = {other.player for other in answer.others if isinstance(other.against, against.HadPoint)}
        if reason.lower:
            yield self.points[reason.lower.player] < reason.points, "not fewer points"
            yield from self._pair(reason.lower.against, answer.player, reason.lower.opponent)
        else:
            for one, points in self.points.items():
                if points < reason.points and one not in had:
                    yield self._none(self.otherwise(one)), "fewer points could have the bye"
        for other in answer.others:
            if isinstance(other.against, against.DeadEnd) and not self._met(answer, other.player):
                yield self._none(self.otherwise(other.player)), "somebody else could have it"

    def _met(self, answer: Answer, other: int) -> bool:
        """The other is named as an opponent instead of the bye, not for the bye."""
        chosen = isinstance(answer.reason, reasons.TakesBye) and answer.reason.chosen is reasons.Chosen.OTHER
        return chosen and answer.others[-1].player == other

    def _pair(self, found: against.Against, one: int, other: int) -> Checks:
        if isinstance(self.chosen, DubovRound):
            if isinstance(found, against.Met | against.Forbidden | against.SameColour):
                yield self.otherwise(one, other) is None, "can be paired"
            elif isinstance(found, against.DeadEnd):
                yield self._no_way_on(self.chosen, one, other), "the others can be paired"
            return
        if isinstance(found, against.DeadEnd) and found.bye:
            yield found.bye == self.pairing.bye, "the bye"
            yield self.round(frozenset((one, other)), frozenset((found.bye,))) is None, "can be paired with that bye"
        elif isinstance(found, against.Outright) or found == against.DeadEnd():
            yield self.otherwise(one, other) is None, "can be paired"
        elif isinstance(found, against.DeadEnd | against.Worse | against.HigherBye | against.Later):
            instead = self.otherwise(one, other)
            yield instead is not None, "cannot be paired"
            if isinstance(instead, LiteralRound):
                yield from self._compared(found, self.chosen, instead)

    def _no_way_on(self, chosen: DubovRound, one: int, other: int) -> bool:
        """With the pairs made before the first of the two was paired, and these two, no round is left."""
        at = min(at for at, game in enumerate(chosen.pairs) if one in game or other in game)
        fixed = [frozenset(game) for game in (*chosen.pairs[:at], (one, other))]
        found = self.round(*fixed, *([frozenset((chosen.bye,))] if chosen.bye else []))
        return self._none(found)

    def _none(self, found: Round | None) -> bool:
        """No round, or only one in which the limit on playing up does not hold."""
        relaxed = [isinstance(made, DubovRound) and made.relaxed for made in (self.chosen, found)]
        return found is None or relaxed == [False, True]

    def _compared(self, found: against.Against, chosen: LiteralRound, instead: LiteralRound) -> Checks:
        measures = self.measures
        if isinstance(found, against.HigherBye):
            yield found.barred or measures.bye_points(instead) > measures.bye_points(chosen), "a higher bye"
            return
        parting = measures.parting(chosen, instead)
        yield parting is not None, "no group differs"
        if parting is None:
            return
        ours, theirs = parting
        if isinstance(found, against.DeadEnd):
            yield thrown_together(ours, theirs), f"the groups: {ours.kind} {theirs.kind}"
        elif isinstance(found, against.Later):
            counts = measures.both((ours, chosen), (theirs, instead))
            yield counts[0] == counts[1], f"not as good: {counts}"
        elif isinstance(found, against.Worse) and found.aim:
            yield found.points in measures.scores(ours), "the group"
            yield from measures.worse(found, (ours, chosen), (theirs, instead))
