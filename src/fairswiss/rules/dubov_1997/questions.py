"""The reasons why two players are not paired: chapter 2 forbids it, or a step of the procedure decided otherwise."""

from collections.abc import Iterator

from fairswiss import why
from fairswiss.kernel.brackets.departures import Departures
from fairswiss.kernel.edition import Pairing, Questions
from fairswiss.kernel.options import Options
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997.bye import may_have_bye
from fairswiss.rules.dubov_1997.definitions import LAW, Contender, contenders
from fairswiss.rules.dubov_1997.limitations import obstacle
from fairswiss.rules.dubov_1997.options import UPFLOAT_LIMIT, WAIVERS
from fairswiss.why import Explanation, GroupTrace


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """Asks of two players who take part and are not paired for the first reason, in the order of the text."""
    return _Answers(tournament, options, pairing, pairing.explained())


class _Answers(Departures[Contender]):
    """Answers about one round."""

    def __init__(self, tournament: Tournament, options: Options, pairing: Pairing, explanation: Explanation) -> None:
        super().__init__(pairing, {player.number: player for player in contenders(tournament)})
        self.explanation = explanation
        self.waivers = options[WAIVERS]
        lifted = any(isinstance(step, why.steps.LimitLifted) for step in explanation.opening)
        self.limit_may_give_way = options[UPFLOAT_LIMIT] == "yield" or lifted

    def __call__(self, one: int, other: int) -> "why.verdicts.Verdict":
        """Chapter 2, else the step that decided."""
        barrier = self.barrier(one, other)
        return why.verdicts.Verdict(one, other, barrier) if barrier else _by_the_steps(self.explanation, one, other)

    def barrier(self, one: int, other: int) -> "why.obstacles.Absolute | None":
        """The limitation that keeps the two apart whatever the procedure does."""
        found = obstacle(self.players[one], self.players[other], waivers=self.waivers)
        return None if isinstance(found, why.obstacles.Barred) and self.limit_may_give_way else found

    def other_bye(self, theirs: int, ours: int) -> "why.differences.Bye | why.differences.BarredBye":
        """The bye of the record is barred (2.2), or another rule chose another player."""
        recorded, allocated = self.players[theirs], self.players[ours]
        if not may_have_bye(recorded):
            return why.differences.BarredBye(LAW("2.2"), theirs)
        step = next(step for step in self.explanation.opening if isinstance(step, why.steps.Bye))
        passed = next((passed for passed in step.passed if passed.player == theirs), None)
        articles = passed.articles if passed else step.articles
        return why.differences.Bye(articles, theirs, ours, recorded.score, allocated.score)

    def first_step(self, pairs: list[tuple[int, int]]) -> "Iterator[why.differences.Step]":
        """A player who has the bye by the rules is a matter of the bye, unless chapter 2 applies."""
        asked = [
            why.differences.Step(verdict.articles, pair, _group_of(verdict), verdict)
            for pair in pairs
            if self.pairing.bye not in pair or obstacle(*(self.players[n] for n in pair), waivers=self.waivers)
            for verdict in [self(*pair)]
        ]
        yield from sorted(asked, key=lambda found: -(found.bracket or 0))[:1]


def _group_of(verdict: "why.verdicts.Verdict") -> int | None:
    """The score of the group in which it was decided; None in the first round."""
    because = verdict.because
    return because.score if isinstance(because, why.verdicts.LeftOver | why.verdicts.InGroup) else None


def _by_the_steps(explanation: Explanation, one: int, other: int) -> "why.verdicts.Verdict":
    """The step that paired one of them with somebody else, and what it says of the other."""
    for group in explanation.groups:
        left_over = {step.player for step in group.steps if isinstance(step, why.steps.LeftOver)}
        for step in group.steps:
            if isinstance(step, why.steps.LeftOver) and {one, other} <= left_over:
                because = why.verdicts.LeftOver(step.articles, step.player, group.score)
                return why.verdicts.Verdict(one, other, because, step)
            if isinstance(step, why.steps.GroupPair) and {one, other} & set(step.players):
                decided, left = (one, other) if one in step.players else (other, one)
                return why.verdicts.Verdict(one, other, _taken(explanation, group, step, decided, left), step)
    halves = next(step for step in explanation.opening if isinstance(step, why.steps.Halves))
    same = any(one in half and other in half for half in (halves.upper, halves.lower))
    made = why.verdicts.SameHalf if same else why.verdicts.OtherRow
    return why.verdicts.Verdict(one, other, made(halves.articles), halves)


def _taken(
    explanation: Explanation, group: GroupTrace, step: "why.steps.GroupPair", decided: int, left: int
) -> "why.verdicts.ByStep":
    """The verdict on the one who was left, from the step that paired the other."""
    partner = step.two if step.one == decided else step.one
    about = decided, partner, left, group.score
    if step.one != decided:
        return why.verdicts.Taken(step.articles, *about)
    passed = next((passed for passed in step.passed if passed.player == left), None)
    if passed:
        return why.verdicts.PassedOver(passed.articles, *about, passed)
    if isinstance(step, why.steps.FloaterPaired | why.steps.IslandPaired):
        found, candidate = explanation.card(partner), explanation.card(left)
        same_group = found and candidate and found.score == candidate.score
        return (why.verdicts.LaterInOrder if same_group else why.verdicts.OtherGroup)(step.articles, *about)
    return _taken_in_rows(group, step, about)


def _taken_in_rows(
    group: GroupTrace, step: "why.steps.GroupPair", about: tuple[int, int, int, int]
) -> "why.verdicts.ByStep":
    """The same of a row of the two columns."""
    decided, _, left, _ = about
    columns = next(other for other in group.steps if isinstance(other, why.steps.Columns))
    sides = columns.whites, columns.blacks
    if any(decided in side and left in side for side in sides):
        return why.verdicts.SameSide(LAW("6.2"), *about)
    if any(left in side for side in sides):
        return why.verdicts.LaterInOrder(step.articles, *about)
    return why.verdicts.OtherGroup(LAW("6.1"), *about)
