"""Questions about a round of brackets: why are two players not paired, and where does a record leave the rules?"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from fairswiss import why
from fairswiss.kernel.brackets.bracket_round import BracketEdition, Brackets, Ending, Outcome, Unfolding
from fairswiss.kernel.brackets.bracket_trace import Citations, obstacle_between
from fairswiss.kernel.edition import Questions, Recorded
from fairswiss.kernel.vocabulary.candidates import Pairs
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking
from fairswiss.model.errors import NoPairing


def verdicts(edition: BracketEdition, players: list[Entrant]) -> Questions:
    """Asks why two players are not paired, and where a recorded round leaves the rules."""
    return _Answers(edition, players)


class _Answers:
    """Answers about one round; its brackets are paired once, when they are first needed."""

    def __init__(self, edition: BracketEdition, players: list[Entrant]) -> None:
        self.edition = edition
        self.players = players
        self.by_number = {player.number: player for player in players}
        self._chosen: Brackets | None = None

    def chosen(self) -> Brackets:
        """The brackets as the rules pair them."""
        if self._chosen is None:
            brackets = self.edition.pair_brackets(self.players)
            self._chosen = brackets._replace(outcomes=list(brackets.outcomes))
        return self._chosen

    def __call__(self, one: int, other: int) -> "why.verdicts.Verdict":
        """A rule forbids the pair, or the best round with it is worse: its brackets are paired until one tells."""
        return why.verdicts.Verdict(one, other, self._because(self.by_number[one], self.by_number[other]))

    def barrier(self, one: int, other: int) -> "why.obstacles.Absolute | None":
        """A game of the two, a prohibition, or the same absolute preference."""
        return obstacle_between(self.by_number[one], self.by_number[other], self.edition.citations)

    def _because(self, first: Entrant, second: Entrant) -> "why.obstacles.Absolute | why.verdicts.ByRound":
        citations = self.edition.citations
        obstacle = obstacle_between(first, second, citations)
        if obstacle:
            return obstacle
        chosen = self.chosen()
        try:
            with asked_to_meet(first, second):
                otherwise = self.edition.pair_brackets(self.players)
        except NoPairing:
            return why.verdicts.DeadEnd(citations.law(citations.completion))
        unfolding = otherwise._replace(outcomes=Unfolding(_one_by_one(first, second, otherwise)))
        return _compare(chosen, unfolding, self.edition)

    def differences(self, recorded: Recorded) -> "tuple[why.differences.Difference, ...]":
        """Pairs and byes that no round may have; then another score for the bye, or the first bracket that differs."""
        against_a_rule: tuple[why.differences.Illegal | why.differences.BarredBye, ...]
        against_a_rule = (*self._illegal_pairs(recorded), *self._barred_bye(recorded))
        parting = self._other_bye(recorded, legal=not against_a_rule) or self._first_bracket(recorded, against_a_rule)
        return (*against_a_rule, parting) if parting else against_a_rule

    def _illegal_pairs(self, recorded: Recorded) -> "Iterator[why.differences.Illegal]":
        for pair in recorded.pairs:
            higher, lower = sorted((self.by_number[number] for number in pair), key=ranking)
            obstacle = obstacle_between(higher, lower, self.edition.citations)
            if obstacle:
                yield why.differences.Illegal(obstacle.articles, pair, higher.score, obstacle)

    def _barred_bye(self, recorded: Recorded) -> "Iterator[why.differences.BarredBye]":
        citations = self.edition.citations
        if recorded.bye is not None and self.by_number[recorded.bye].barred_from_pab:
            yield why.differences.BarredBye(citations.law(citations.barred), recorded.bye)

    def _other_bye(self, recorded: Recorded, legal: bool) -> "why.differences.Bye | why.differences.ByeFault | None":
        """The difference in the bye, where its score is fixed before anything is paired."""
        lowest, bye = self.chosen().bye_score, self.chosen().bye()
        if lowest is None or bye is None or recorded.bye is None:
            return None
        score = self.by_number[recorded.bye].score
        if score == lowest:
            return None
        made = why.differences.ByeFault if score < lowest and legal else why.differences.Bye
        articles = self.edition.citations.law(self.edition.bye_article)
        return made(articles, recorded.bye, bye.number, score, lowest)

    def _first_bracket(
        self, recorded: Recorded, against_a_rule: "Sequence[why.differences.Illegal | why.differences.BarredBye]"
    ) -> "why.differences.Difference | None":
        """From the top, the first bracket with other pairs, unless a rule forbids the recorded ones as they are."""
        for outcome in self.chosen().outcomes:
            members = {player.number for player in (*outcome.field.moved_down, *outcome.field.residents)}
            inside = [pair for pair in recorded.pairs if members.issuperset(pair)]
            if {frozenset(pair) for pair in inside} == {
                frozenset((one.number, other.number)) for one, other in outcome.candidate.pairs
            }:
                continue
            illegal = (known for known in against_a_rule if isinstance(known, why.differences.Illegal))
            if any(members.issuperset(known.pair) for known in illegal):
                return None
            found = self._judged(outcome, inside)
            barred = any(isinstance(known, why.differences.BarredBye) for known in against_a_rule)
            return None if barred and isinstance(found, why.differences.DeadEnd) else found
        return None

    def _judged(self, outcome: Outcome, inside: list[tuple[int, int]]) -> "why.differences.Difference":
        from fairswiss.kernel.brackets.bracket_check import (  # a round that is only paired needs none
            by_the_ladder,
            fewer_pairs,
        )

        citations, packing, candidate = self.edition.citations, outcome.packing, outcome.candidate
        ranked = (sorted((self.by_number[number] for number in pair), key=ranking) for pair in inside)
        pairs = tuple((higher, lower) for higher, lower in ranked)
        fewer = fewer_pairs(outcome.score, packing, candidate, pairs, citations)
        return fewer or by_the_ladder(outcome.score, packing, candidate, outcome.scorecard_of(pairs), citations)


@contextmanager
def asked_to_meet(one: Entrant, other: Entrant) -> Iterator[None]:
    """While this lasts the two may only meet each other."""
    one.ask_to_meet(other.number)
    other.ask_to_meet(one.number)
    try:
        yield
    finally:
        one.ask_to_meet(0)
        other.ask_to_meet(0)


def _one_by_one(one: Entrant, other: Entrant, brackets: Brackets) -> Iterator[Outcome]:
    """The brackets if the two have to meet; whoever looks at one may judge it as if they had not."""
    coming = iter(brackets.outcomes)
    while True:
        with asked_to_meet(one, other):
            outcome = next(coming, None)
        if outcome is None:
            return
        yield outcome


def _compare(chosen: Brackets, otherwise: Brackets, edition: BracketEdition) -> "why.verdicts.ByRound":
    law, citations = edition.citations.law, edition.citations
    if (otherwise.bye_score, otherwise.bye_bar) != (chosen.bye_score, chosen.bye_bar):
        bye = law(edition.bye_article)
        criterion = edition.bye_criterion
        return why.verdicts.WorseBye(bye, criterion) if criterion else why.verdicts.WorseBar(bye)
    for ours, (theirs, below) in zip(chosen.outcomes, _with_rest(otherwise.outcomes), strict=False):
        if theirs.ending and not ours.ending:
            return why.verdicts.DeadEnd(law(citations.completion), ours.score)
        pairs = _pairs_for(ours, theirs, below)
        if set(pairs) == set(ours.candidate.pairs):
            continue  # the same, whatever the pair asked about lets be seen of the groups below
        return _parting(ours, theirs, pairs, citations)
    return why.verdicts.LaterInSequence(law(citations.best))


def _with_rest(outcomes: Iterable[Outcome]) -> Iterator[tuple[Outcome, Iterator[Outcome]]]:
    """Each bracket, with those that come after it; they are paired only if they are looked at."""
    coming = iter(outcomes)
    for outcome in coming:
        yield outcome, coming


def _pairs_for(ours: Outcome, theirs: Outcome, below: Iterable[Outcome]) -> Pairs:
    """The pairs that the other round makes of the players of this bracket of ours.

    Where only our round joins groups it has one bracket for all that follows in the other one.
    """
    if ours.ending is theirs.ending:
        return theirs.candidate.pairs
    if ours.ending is Ending.PENULTIMATE:
        return () if theirs.ending else theirs.candidate.pairs  # joined at once where this bracket makes no pair
    return tuple(pair for outcome in (theirs, *below) for pair in outcome.candidate.pairs)


def _parting(ours: Outcome, theirs: Outcome, pairs: Pairs, citations: Citations) -> "why.verdicts.ByRound":
    """The first row on which these pairs of a bracket differ from the chosen ones, or the order."""
    law = citations.law
    of_one_kind = ours.ending is theirs.ending and not ours.judge
    judged = theirs.candidate.scorecard if of_one_kind else ours.scorecard_of(pairs)
    if judged is None:
        return why.verdicts.DeadEnd(law(citations.completion), ours.score)
    for row, mine, yours in zip(ours.packing.rows, ours.candidate.scorecard, judged, strict=False):
        if mine != yours:
            if yours < mine:
                raise AssertionError(f"the round with the pair asked about is better on {row.code}")
            return why.verdicts.Worse(law(row.article), row.code, ours.score, sum(mine), sum(yours))
    order = citations.order(ours.candidate.scorecard, judged)
    others_up = len(judged) < len(ours.candidate.scorecard)  # the pairs of another set are not judged
    return why.verdicts.LaterInSequence(law(order), ours.score, others_up)
