"""Questions about such a round: why are two players not paired, and where does a record leave the rules?"""

from collections.abc import Iterator, Sequence

from fairswiss import why
from fairswiss.kernel.brackets.bracket_questions import asked_to_meet
from fairswiss.kernel.brackets.bracket_trace import obstacle_between
from fairswiss.kernel.edition import Recorded
from fairswiss.kernel.seekers.players import Coming, Seeker
from fairswiss.kernel.seekers.seeker_round import Outcome, Text, bye_of, marks, pair_groups
from fairswiss.kernel.vocabulary.entrants import ranking
from fairswiss.model.errors import NoPairing
from fairswiss.why import Articles


class SeekerAnswers:
    """Answers about one round. The bye is given before anything is paired, so it is the same in every comparison."""

    def __init__(self, players: Sequence[Seeker], coming: Coming, text: Text) -> None:
        self.text = text
        self.coming = coming
        self.by_number = {player.number: player for player in players}
        self.bye = bye_of(players, text)
        self.players = [player for player in players if player is not self.bye]
        self._chosen: list[Outcome] | None = None

    def chosen(self) -> list[Outcome]:
        """The scoregroups as the rules pair them."""
        if self._chosen is None:
            self._chosen = list(pair_groups(self.players, self.coming, self.text))
        return self._chosen

    def __call__(self, one: int, other: int) -> "why.verdicts.Verdict":
        """A rule forbids the pair, or the best round with it is worse or comes later."""
        return why.verdicts.Verdict(one, other, self.barrier(one, other) or self._because(one, other))

    def barrier(self, one: int, other: int) -> "why.obstacles.Absolute | None":
        """A game of the two, a prohibition, or the same absolute preference."""
        return obstacle_between(self.by_number[one], self.by_number[other], self.text)

    def _because(self, one: int, other: int) -> "why.verdicts.ByRound":
        law, text = self.text.law, self.text
        ours = self.chosen()
        try:
            with asked_to_meet(self.by_number[one], self.by_number[other]):
                theirs = list(pair_groups(self.players, self.coming, self.text))
        except NoPairing:
            return why.verdicts.DeadEnd(law(text.completion))
        return next(
            (found for mine, yours in zip(ours, theirs, strict=False) if (found := self._compared(mine, yours))),
            why.verdicts.LaterInSequence(law(self.text.rows)),
        )

    def _compared(self, ours: Outcome, theirs: Outcome) -> "why.verdicts.Worse | why.verdicts.LaterInSequence | None":
        """The first criterion or order on which the group with the pair falls behind; None if the two are equal."""
        law, text = self.text.law, self.text
        for (code, article), mine, yours in zip(text.criteria.items(), ours.marks, theirs.marks, strict=True):
            if mine != yours:
                if yours < mine:
                    raise AssertionError(f"the round with the pair asked about is better on {code}")
                return why.verdicts.Worse(law(article), code, ours.score, abs(sum(mine)), abs(sum(yours)))
        if ours.upfloaters != theirs.upfloaters:
            return why.verdicts.LaterInSequence(law(text.pool), ours.score, others_up=True)
        mine_moved, yours_moved = ((one.arranged.leaving, one.arranged.joining) for one in (ours, theirs))
        if mine_moved != yours_moved:
            return why.verdicts.LaterInSequence(law(text.shifters), ours.score)
        if ours.arranged.second != theirs.arranged.second:
            return why.verdicts.LaterInSequence(law(text.rows), ours.score)
        return None

    # -- a recorded round ----------------------------------------------------------------------------------------------

    def differences(self, recorded: Recorded) -> "tuple[why.differences.Difference, ...]":
        """Pairs and byes that no round may have; another bye, which changes every group; or the first other group."""
        illegal = tuple(self._illegal_pairs(recorded))
        rules = self.bye.number if self.bye else None
        if recorded.bye != rules:
            return (*illegal, *self._other_bye(recorded))
        return illegal or tuple(self._first_group(recorded))

    def _illegal_pairs(self, recorded: Recorded) -> "Iterator[why.differences.Illegal]":
        for pair in recorded.pairs:
            barrier = self.barrier(*pair)
            if barrier:
                score = max(self.by_number[number].score for number in pair)
                yield why.differences.Illegal(barrier.articles, pair, score, barrier)

    def _other_bye(self, recorded: Recorded) -> "Iterator[why.differences.BarredBye | why.differences.Bye]":
        law, text = self.text.law, self.text
        if recorded.bye is None or self.bye is None:
            return
        theirs = self.by_number[recorded.bye]
        if theirs.barred_from_pab:
            yield why.differences.BarredBye(law(text.barred), theirs.number)
        yield why.differences.Bye(law(text.bye), theirs.number, self.bye.number, theirs.score, self.bye.score)

    def _first_group(self, recorded: Recorded) -> "Iterator[why.differences.SharedPairs]":
        """From the top, the first group with other pairs."""
        opponent = {one: other for pair in recorded.pairs for one, other in (pair, pair[::-1])}
        for outcome in self.chosen():
            ours = {frozenset((one.number, other.number)) for one, other in outcome.arranged.pairs}
            inside = {frozenset((one.number, opponent[one.number])) for one in outcome.group.residents}
            if inside != ours:
                yield self._judged(outcome, inside)
                return

    def _judged(self, outcome: Outcome, inside: "set[frozenset[int]]") -> "why.differences.SharedPairs":
        law, text, group = self.text.law, self.text, outcome.group
        pairs = [tuple(self.by_number[number] for number in pair) for pair in inside]
        upfloaters = tuple(sorted((o for pair in pairs for o in pair if o.score < outcome.score), key=ranking))
        if not group.leaves_complete(upfloaters):
            return why.differences.DeadEnd(law(text.completion), outcome.score)
        without_colour = sum(one.preference == other.preference for one, other in pairs)
        theirs = marks(self.coming, upfloaters, without_colour)
        for (code, article), recorded, rules in zip(text.criteria.items(), theirs, outcome.marks, strict=True):
            if recorded != rules:
                made = why.differences.Worse if recorded > rules else why.differences.EngineFault
                return made(law(article), outcome.score, code, _shown(recorded), _shown(rules))
        return why.differences.Later(self._order(outcome, upfloaters, inside), outcome.score)

    def _order(self, outcome: Outcome, upfloaters: "tuple[Seeker, ...]", inside: "set[frozenset[int]]") -> Articles:
        """The order in which the recorded group comes later."""
        law, text = self.text.law, self.text
        if upfloaters != outcome.upfloaters:
            return law(text.pool)
        first = {player.number for player in outcome.arranged.first}
        if all(len(pair & first) == 1 for pair in inside):
            return law(text.rows)
        return law(text.sides if outcome.arranged.sides.halves else text.shifters)


def _shown(costs: tuple[int, ...]) -> int | tuple[int, ...]:
    """A number, or the scores of upfloaters, the lowest first."""
    return costs[0] if len(costs) == 1 and costs[0] >= 0 else tuple(-cost for cost in costs)
