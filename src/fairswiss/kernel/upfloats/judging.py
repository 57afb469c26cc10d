"""A bracket judged: what it costs on each criterion, what others would have cost, and why somebody came up.

A row of the ladder looks at the bracket as a whole; it has no part of its own for a pair or a player.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.brackets.bracket_round import Outcome
from fairswiss.kernel.brackets.bracket_trace import Citations, bracket_steps, group_trace
from fairswiss.kernel.upfloats.faults import Fault, Situation
from fairswiss.kernel.upfloats.filling import Filled, bye_order
from fairswiss.kernel.upfloats.identifier import Pairs
from fairswiss.kernel.upfloats.sets import Floated, fewest, pair_up, split
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, FirstCandidate, Scorecard
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking
from fairswiss.kernel.vocabulary.ladder import Ladder, Packing, Row, Setting
from fairswiss.why import GroupTrace


class PairRow(NamedTuple):
    """A row of the ladder that adds up a fault of pairs."""

    row: Row
    fault: Fault


class Criteria(NamedTuple):
    """The rows of an edition, by meaning, and the articles about upfloaters."""

    number: Row
    """Upfloaters."""
    scores: Row
    """Their distance from the bracket, the greatest first."""
    following: Row
    """Upfloaters that the next scoregroup needs."""
    again: Row
    """Upfloaters who floated in the round before."""
    sets: str
    """The article on the order of sets."""
    pairs: tuple[PairRow, ...]
    """Faults of pairs, looked at after the order of sets; the graver first."""

    @property
    def rows(self) -> Ladder:
        """The ladder."""
        return Ladder((*self[:4], *(pair.row for pair in self.pairs)))

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Those of pairs."""
        return tuple(pair.fault for pair in self.pairs)


class Judge:
    """The criteria for one bracket."""

    def __init__(self, filled: Filled, criteria: Criteria, citations: Citations, floated: Floated) -> None:
        self.filled, self.criteria, self.citations, self.floated = filled, criteria, citations, floated
        greatest = len(filled.residents) + len(filled.below)
        self.setting = Setting([], filled.residents, filled.below, lambda one, other: one, greatest)
        self.packing = Packing(criteria.rows, self.setting)

    def scorecard(self, pairs: Pairs) -> Scorecard | None:
        """The digits of each row; None if a pair may not be made, somebody is left, or the rest cannot be paired.

        Pairs are looked at only where the same players come up: the order of sets comes before them.
        """
        filled = self.filled
        paired = {player for pair in pairs for player in pair}
        came_up = [player for player in filled.below if player in paired]
        rest = [player for player in filled.below if player not in paired]
        whole = len(paired) == len(filled.residents) + len(came_up)
        if not whole or not all(one.compatible_with(other) for one, other in pairs) or not pair_up(rest):
            return None
        setting = self.setting
        distances = sum(setting.at_difference(filled.score - player.score) for player in came_up)
        of_the_set = (
            (len(came_up),),
            setting.digits(distances, setting.differences()),
            (self._needed_next(set(came_up)),),
            (sum(map(self.floated, came_up)),),
        )
        if set(came_up) != set(filled.upfloaters):
            return of_the_set
        return (*of_the_set, *self._of_pairs(pairs, came_up))

    def _of_pairs(self, pairs: Pairs, came_up: Sequence[Entrant]) -> "Iterator[tuple[int]]":
        """The digit of each row that adds up a fault of pairs."""
        situation = Situation(frozenset(player.number for player in came_up), self.floated)
        for fault in self.criteria.faults:
            yield (sum(fault(situation, *pair) for pair in pairs),)

    def _needed_next(self, came_up: set[Entrant]) -> int:
        following, rest = split(self.filled.below) if self.filled.below else ([], [])
        return fewest([p for p in following if p not in came_up], [p for p in rest if p not in came_up])

    def outcome(self) -> Outcome:
        """The bracket as the questions about rounds know it."""
        filled = self.filled
        scorecard = self.scorecard(filled.pairs)
        if scorecard is None:
            raise AssertionError("the bracket chosen is not legal")
        members = sorted([*filled.residents, *filled.upfloaters], key=lambda player: player.place)
        upper, lower = tuple(members[: len(members) // 2]), tuple(members[len(members) // 2 :])
        first = FirstCandidate(upper, lower, (), tuple(zip(upper, lower, strict=True)))
        candidate = Candidate((), filled.pairs, (), scorecard)
        field = Field([], sorted(members, key=ranking), [], [])
        return Outcome(filled.score, field, self.packing, candidate, judge=self.scorecard, first=lambda: first)

    def trace(self) -> GroupTrace:
        """The bracket with its steps: who came up, the first candidate, what was taken."""
        outcome = self.outcome()
        return group_trace(self.filled.score, self.filled.residents, [], self._steps(outcome))

    def _steps(self, outcome: Outcome) -> "Iterator[why.steps.OfBracket]":
        yield from self._came_up()
        first = outcome.first_candidate()
        card = self.scorecard(first.pairs)
        for step in bracket_steps(outcome.candidate, first, card, self.packing.rows, self.citations):
            if not isinstance(step, why.steps.Alteration):
                yield step

    def _came_up(self) -> "Iterator[why.steps.Upfloat]":
        """The upfloaters; of one alone, those before him in the order and the reason why it was not they."""
        filled, law = self.filled, self.citations.law
        needed = len(filled.upfloaters)
        for player in filled.upfloaters:
            passed = tuple(self._passed(player)) if needed == 1 else ()
            articles = law(self.criteria.number.article, self.criteria.sets)
            yield why.steps.Upfloat(articles, player.number, player.score, needed, needed == 1, passed)

    def _passed(self, chosen: Entrant) -> "Iterator[why.obstacles.Passed]":
        law, below = self.citations.law, self.filled.below
        trouble = self._needed_next({chosen})
        for player in below[: below.index(chosen)]:
            others = [other for other in below if other is not player]
            if not pair_up([*self.filled.residents, player]):
                meets = any(player.compatible_with(one) for one in self.filled.residents)
                made = why.obstacles.NotPairable if meets else why.obstacles.NoOpponentAbove
                yield made(player.number, law(self.citations.met))
            elif not pair_up(others):
                yield why.obstacles.DeadEnd(player.number, law(self.citations.completion))
            elif (instead := self._needed_next({player})) > trouble:
                article = law(self.criteria.following.article)
                yield why.obstacles.NextGroup(player.number, article, trouble, instead)
            else:
                yield why.obstacles.FloatedBefore(player.number, law(self.criteria.again.article))


def pab_step(bye: Entrant, players: Sequence[Entrant], citations: Citations, article: str) -> "why.steps.Pab":
    """The bye, and those before in the order who may not have it or whom the others need."""
    passed: list[why.obstacles.Passed] = []
    law = citations.law
    for player in sorted(players, key=bye_order):
        if player is bye:
            break
        if player.barred_from_pab:
            passed.append(why.obstacles.HadPoint(player.number, law(citations.barred), player.card.bye_like))
        else:
            passed.append(why.obstacles.DeadEnd(player.number, law(citations.completion)))
    return why.steps.Pab(law(article), bye.number, bye.score, lowest=True, passed=tuple(passed))


def pairs_touching(residents: Sequence[Entrant], pairs: Sequence[tuple[Entrant, Entrant]]) -> Pairs:
    """The pairs that the members of a scoregroup have, whoever their opponents are, by the smaller number."""
    members = set(residents)
    inside = [sorted(pair, key=lambda player: player.place) for pair in pairs if members & set(pair)]
    return tuple(sorted(((one, other) for one, other in inside), key=lambda pair: pair[0].place))
