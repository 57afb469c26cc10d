"""Questions about a round of brackets filled from below: why not these two, and where does a record leave the rules?

The bye is given before anything is paired, so it is settled apart from the brackets.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.brackets.bracket_check import by_the_ladder
from fairswiss.kernel.brackets.bracket_questions import verdicts
from fairswiss.kernel.brackets.bracket_round import BracketEdition, Brackets, Unfolding
from fairswiss.kernel.brackets.bracket_trace import Citations, obstacle_between
from fairswiss.kernel.edition import Recorded
from fairswiss.kernel.upfloats.filling import Filled
from fairswiss.kernel.upfloats.judging import Judge, pairs_touching
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking


class Asked(NamedTuple):
    """A round to ask about."""

    system: str
    citations: Citations
    bye_article: str
    players: list[Entrant]
    bye: Entrant | None
    fill: Callable[[Sequence[Entrant]], Iterator[Filled]]
    judge: Callable[[Filled], Judge]


class Answers:
    """Answers about one round."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.by_number = {player.number: player for player in asked.players}
        edition = BracketEdition(asked.system, asked.citations, asked.bye_article, self._brackets)
        self.of_brackets = verdicts(edition, [player for player in asked.players if player is not asked.bye])

    def _brackets(self, players: Sequence[Entrant]) -> Brackets:
        filled = self.asked.fill(players)
        return Brackets(Unfolding(self.asked.judge(bracket).outcome() for bracket in filled))

    def __call__(self, one: int, other: int) -> "why.verdicts.Verdict":
        """A rule forbids the pair, or the best round with it is worse or comes later."""
        return self.of_brackets(one, other)

    def barrier(self, one: int, other: int) -> "why.obstacles.Absolute | None":
        """A match of the two, or a prohibition."""
        return obstacle_between(self.by_number[one], self.by_number[other], self.asked.citations)

    def differences(self, recorded: Recorded) -> "tuple[why.differences.Difference, ...]":
        """Pairs that no round may have; then another bye, or else the first bracket that differs."""
        pairs = [(self.by_number[white], self.by_number[black]) for white, black in recorded.pairs]
        illegal = tuple(self._illegal(pairs))
        rules = self.asked.bye.number if self.asked.bye else None
        if recorded.bye != rules:
            return (*illegal, *self._other_bye(recorded))
        return (*illegal, *self._first_bracket(pairs, illegal))

    def _illegal(self, pairs: Sequence[tuple[Entrant, Entrant]]) -> "Iterator[why.differences.Illegal]":
        for pair in pairs:
            higher, lower = sorted(pair, key=ranking)
            obstacle = obstacle_between(higher, lower, self.asked.citations)
            if obstacle:
                numbers = pair[0].number, pair[1].number
                yield why.differences.Illegal(obstacle.articles, numbers, higher.score, obstacle)

    def _other_bye(self, recorded: Recorded) -> "Iterator[why.differences.BarredBye | why.differences.Bye]":
        if recorded.bye is None or self.asked.bye is None:
            return
        law, citations = self.asked.citations.law, self.asked.citations
        theirs, ours = self.by_number[recorded.bye], self.asked.bye
        if theirs.barred_from_pab:
            yield why.differences.BarredBye(law(citations.barred), theirs.number)
        yield why.differences.Bye(law(self.asked.bye_article), theirs.number, ours.number, theirs.score, ours.score)

    def _first_bracket(
        self, pairs: Sequence[tuple[Entrant, Entrant]], illegal: "Sequence[why.differences.Illegal]"
    ) -> "Iterator[why.differences.Difference]":
        """From the top, the first bracket whose players were paired differently."""
        for filled in self.asked.fill([player for player in self.asked.players if player is not self.asked.bye]):
            theirs = pairs_touching(filled.residents, pairs)
            if theirs == filled.pairs:
                continue
            numbers = {player.number for pair in theirs for player in pair}
            if not any(numbers.issuperset(known.pair) for known in illegal):
                judge = self.asked.judge(filled)
                chosen, card = judge.outcome().candidate, judge.scorecard(theirs)
                yield by_the_ladder(filled.score, judge.packing, chosen, card, self.asked.citations)
            return
