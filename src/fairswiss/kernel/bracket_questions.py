"""Questions about a round of brackets: why are two players not paired, and where does a record leave the rules?"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from fairswiss.explain import Difference, Facts, Passed, Verdict
from fairswiss.kernel.bracket_round import BracketEdition, Brackets, Outcome, Unfolding
from fairswiss.kernel.bracket_trace import Citations
from fairswiss.kernel.edition import Questions, Recorded
from fairswiss.kernel.entrants import Entrant, ranking
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

    def __call__(self, one: int, other: int) -> Verdict:
        """A rule forbids the pair, or the best round with it is worse: its brackets are paired until one tells."""
        first, second = self.by_number[one], self.by_number[other]
        obstacle = obstacle_between(first, second, self.edition.citations)
        if obstacle:
            return Verdict(one, other, False, obstacle.reason, obstacle.articles, obstacle.facts)
        chosen = self.chosen()
        try:
            with _asked_to_meet(first, second):
                otherwise = self.edition.pair_brackets(self.players)
        except NoPairing:
            return Verdict(one, other, False, "dead-end", (self.edition.citations.completion,))
        unfolding = otherwise._replace(outcomes=Unfolding(_one_by_one(first, second, otherwise)))
        return _compare(one, other, chosen, unfolding, self.edition)

    def differences(self, recorded: Recorded) -> tuple[Difference, ...]:
        """Pairs and byes that no round may have; then another score for the bye, or the first bracket that differs."""
        against_a_rule = (*self._illegal_pairs(recorded), *self._barred_bye(recorded))
        parting = self._other_bye(recorded, legal=not against_a_rule) or self._first_bracket(recorded, against_a_rule)
        return (*against_a_rule, parting) if parting else against_a_rule

    def _illegal_pairs(self, recorded: Recorded) -> Iterator[Difference]:
        for pair in recorded.pairs:
            higher, lower = sorted((self.by_number[number] for number in pair), key=ranking)
            why = obstacle_between(higher, lower, self.edition.citations)
            if why:
                yield Difference("illegal", why.articles, higher.score, pair, reason=why.reason, facts=why.facts)

    def _barred_bye(self, recorded: Recorded) -> Iterator[Difference]:
        article = self.edition.citations.barred
        if recorded.bye is not None and self.by_number[recorded.bye].barred_from_pab:
            yield Difference("barred-bye", (article,) if article else (), players=(recorded.bye,))

    def _other_bye(self, recorded: Recorded, legal: bool) -> Difference | None:
        """Where the score of the bye is fixed before anything is paired."""
        lowest, bye = self.chosen().bye_score, self.chosen().bye()
        if lowest is None or bye is None or recorded.bye is None:
            return None
        score = self.by_number[recorded.bye].score
        if score == lowest:
            return None
        kind = "engine-fault" if score < lowest and legal else "bye"
        players = (recorded.bye, bye.number)
        return Difference(kind, (self.edition.bye_article,), None, players, "", (score,), (lowest,))

    def _first_bracket(self, recorded: Recorded, against_a_rule: Sequence[Difference]) -> Difference | None:
        """From the top, the first bracket with other pairs, unless a rule forbids the recorded ones as they are."""
        for outcome in self.chosen().outcomes:
            members = {player.number for player in (*outcome.field.moved_down, *outcome.field.residents)}
            inside = [pair for pair in recorded.pairs if members.issuperset(pair)]
            if {frozenset(pair) for pair in inside} == {
                frozenset((one.number, other.number)) for one, other in outcome.candidate.pairs
            }:
                continue
            if any(known.kind == "illegal" and members.issuperset(known.players) for known in against_a_rule):
                return None
            found = self._judged(outcome, inside)
            barred = any(known.kind == "barred-bye" for known in against_a_rule)
            return None if barred and found.kind == "dead-end" else found
        return None

    def _judged(self, outcome: Outcome, inside: list[tuple[int, int]]) -> Difference:
        from fairswiss.kernel.bracket_check import by_the_ladder, fewer_pairs  # a round that is only paired needs none

        citations, packing, candidate = self.edition.citations, outcome.packing, outcome.candidate
        ranked = (sorted((self.by_number[number] for number in pair), key=ranking) for pair in inside)
        pairs = tuple((higher, lower) for higher, lower in ranked)
        fewer = fewer_pairs(outcome.score, packing, candidate, pairs, citations)
        return fewer or by_the_ladder(outcome.score, packing, candidate, outcome.scorecard_of(pairs), citations)


def obstacle_between(one: Entrant, other: Entrant, citations: Citations) -> Passed | None:
    """What forbids the pair in any round."""
    met = one.card.met.get(other.number)
    if met:
        return Passed(other.number, "met", (citations.met,), (("round", met),))
    if other.number in one.card.apart:
        return Passed(other.number, "forbidden", (citations.met,))
    if one.clashes_with(other):
        return Passed(other.number, "clash", (citations.clash,))
    return None


@contextmanager
def _asked_to_meet(one: Entrant, other: Entrant) -> Iterator[None]:
    """While this lasts the two may only meet each other."""
    one.bound_to, other.bound_to = other.number, one.number
    try:
        yield
    finally:
        one.bound_to = other.bound_to = 0


def _one_by_one(one: Entrant, other: Entrant, brackets: Brackets) -> Iterator[Outcome]:
    """The brackets if the two have to meet; whoever looks at one may judge it as if they had not."""
    coming = iter(brackets.outcomes)
    while True:
        with _asked_to_meet(one, other):
            outcome = next(coming, None)
        if outcome is None:
            return
        yield outcome


def _compare(one: int, other: int, chosen: Brackets, otherwise: Brackets, edition: BracketEdition) -> Verdict:
    if (otherwise.bye_score, otherwise.bye_bar) != (chosen.bye_score, chosen.bye_bar):
        return Verdict(one, other, False, "worse", (edition.bye_article,), (("criterion", edition.bye_article),))
    for ours, theirs in zip(chosen.outcomes, otherwise.outcomes, strict=False):
        if (ours.score, ours.event) != (theirs.score, theirs.event):
            return Verdict(one, other, False, "dead-end", (edition.citations.completion,), (("score", ours.score),))
        judged = ours.judge(theirs.candidate.pairs) if ours.judge else theirs.candidate.scorecard
        if judged is None:
            return Verdict(one, other, False, "dead-end", (edition.citations.completion,), (("score", ours.score),))
        cards = zip(ours.packing.rows, ours.candidate.scorecard, judged, strict=True)
        for row, mine, yours in cards:
            if mine != yours:
                if yours < mine:
                    raise AssertionError(f"the round with {one}-{other} is better on {row.code}")
                facts: Facts = (
                    ("criterion", row.code),
                    ("score", ours.score),
                    ("chosen", sum(mine)),
                    ("with", sum(yours)),
                )
                return Verdict(one, other, False, "worse", (row.article,), facts)
        if ours.candidate.pairs != theirs.candidate.pairs:
            return Verdict(one, other, False, "later-in-sequence", (edition.citations.best,), (("score", ours.score),))
    return Verdict(one, other, False, "later-in-sequence", (edition.citations.best,))
