"""Questions about a round: why two players are not paired, where a recorded round leaves the rules; and the engine."""

from collections.abc import Iterator

from fairswiss import why
from fairswiss.kernel.edition import Engine, Pairing, Questions, Recorded
from fairswiss.kernel.options import Options
from fairswiss.model.tournament import Tournament
from fairswiss.rules import keizer
from fairswiss.rules.keizer.ranking import LAW, Ranking
from fairswiss.rules.keizer.round import LadderRound, Present, pair_next_round
from fairswiss.why import CardLine
from fairswiss.why.earnings import Total


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """Asks of two players who take part and are not paired for the step that decided it."""
    del pairing
    return _Answers(LadderRound(tournament, options))


class _Answers:
    """Answers about one round."""

    def __init__(self, made: LadderRound) -> None:
        self.made = made
        self.steps = [step for step in made.explanation(()).opening if isinstance(step, keizer.steps.LadderPaired)]

    def __call__(self, one: int, other: int) -> "why.verdicts.Verdict":
        """A rule of the house keeps them apart, or the step that paired the first of them."""
        barrier = self.barrier(one, other)
        if barrier:
            return why.verdicts.Verdict(one, other, barrier)
        step = next(step for step in self.steps if {one, other} & set(step.players))
        return why.verdicts.Verdict(one, other, self._because(step, one, other), step)

    def _because(self, step: "keizer.steps.LadderPaired", one: int, other: int) -> "keizer.verdicts.ByLadder":
        if step.one not in (one, other):
            return keizer.verdicts.TakenFromAbove(step.articles, step.one, step.two)
        left = other if step.one == one else one
        passed = next((passed for passed in step.passed if passed.player == left), None)
        if passed:
            return keizer.verdicts.SkippedOnLadder(passed.articles, step.one, step.two, left, passed)
        return keizer.verdicts.NotNearest(step.articles, step.one, step.two, left)

    def barrier(self, one: int, other: int) -> "why.obstacles.Absolute | None":
        """The limit of this round that keeps the two apart whatever else is paired."""
        return self.made.terms.obstacle(self.made.cards[one], self.made.cards[other])

    def differences(self, recorded: Recorded) -> "tuple[why.differences.Difference, ...]":
        """Pairs that may not meet, another bye, and the highest pair that differs; another bye moves everybody."""
        return (*self._kept_apart(recorded), *(self._other_bye(recorded) or self._first_pair(recorded)))

    def _kept_apart(self, recorded: Recorded) -> "Iterator[keizer.differences.KeptApart]":
        for pair in recorded.pairs:
            barrier = self.barrier(*pair)
            if barrier:
                yield keizer.differences.KeptApart(barrier.articles, pair, barrier)

    def _other_bye(self, recorded: Recorded) -> "tuple[keizer.differences.LadderBye, ...]":
        ours = self.made.bye
        if recorded.bye is None or ours is None or recorded.bye == ours.number:
            return ()
        place = self.made.place
        both = recorded.bye, ours.number
        return (keizer.differences.LadderBye(LAW.readings(14), *both, *(place[number] for number in both)),)

    def _first_pair(self, recorded: Recorded) -> "Iterator[keizer.differences.OffLadder]":
        """Reading 15: the highest pair of the record that the rules do not give, unless it may not meet at all."""
        ours = {frozenset(step.players) for step in self.steps}
        strange = [pair for pair in recorded.pairs if frozenset(pair) not in ours and not self.barrier(*pair)]
        highest = min(strange, key=lambda pair: sorted(self.made.place[number] for number in pair), default=None)
        if highest:
            verdict = self(*highest)
            yield keizer.differences.OffLadder(verdict.articles, highest, verdict)


def published_list(tournament: Tournament, options: Options) -> tuple[CardLine, ...]:
    """Those present in the next round, from the top of the ladder, with value and total."""
    return Present(tournament, options).lines()


def totals(tournament: Tournament, options: Options) -> tuple[Total, ...]:
    """Everybody on the ladder after the recorded rounds, with the working of each total."""
    return Ranking(tournament, options).totals()


def no_lot(tournament: Tournament) -> str:
    """Reading 20 gives the colours of the first round: no lot is drawn."""
    del tournament
    return ""


ENGINE = Engine(
    pair=pair_next_round,
    questions=questions,
    published_list=published_list,
    shown_lot=no_lot,
    criteria={},
    ranking=totals,
)
