"""Why two players are not paired: chapter 2 forbids it, or a step of the procedure decided otherwise."""

from collections.abc import Iterator

from fairswiss.explain import Difference, Explanation, Fact, Facts, Step, Verdict
from fairswiss.kernel.edition import Options, Pairing, Questions, Recorded
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997.bye import may_have_bye
from fairswiss.rules.dubov_1997.definitions import contenders
from fairswiss.rules.dubov_1997.limitations import obstacle

PAIRING_EVENTS = frozenset({"floater-paired", "island-paired", "row", "same-column"})


ABSOLUTE = frozenset({"met", "forbidden", "colours", "barred"})
"""Verdicts by chapter 2, whatever the procedure does."""


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """Asks of two players who take part and are not paired for the first reason, in the order of the text."""
    if pairing.explanation is None:
        raise BadRequest(spoken("This pairing carries no explanation; pair the round with explain=True."))
    return _Answers(tournament, options, pairing, pairing.explanation)


class _Answers:
    """Answers about one round."""

    def __init__(self, tournament: Tournament, options: Options, pairing: Pairing, explanation: Explanation) -> None:
        self.pairing = pairing
        self.explanation = explanation
        self.waivers = options.waivers
        self.players = {player.number: player for player in contenders(tournament)}
        lifted = any(step.event == "limit-lifted" for step in explanation.opening)
        self.limit_may_give_way = options.upfloat_limit == "yield" or lifted

    def __call__(self, one: int, other: int) -> Verdict:
        """Chapter 2, else the step that decided."""
        why = obstacle(self.players[one], self.players[other], waivers=self.waivers)
        if why and not (why.reason == "barred" and self.limit_may_give_way):
            return Verdict(one, other, False, why.reason, why.articles, why.facts)
        return _by_the_steps(self.explanation, one, other)

    def differences(self, recorded: Recorded) -> tuple[Difference, ...]:
        """Pairs against chapter 2, another bye, and the step of the highest score group that decided otherwise."""
        return (*self._illegal(recorded), *self._other_bye(recorded), *self._first_step(recorded))

    def _verdicts(self, recorded: Recorded) -> Iterator[tuple[tuple[int, int], Verdict]]:
        """For the pairs of the file alone; whoever has the bye by the rules is a matter of the bye."""
        ours = {frozenset(pair[1:]) for pair in self.pairing.pairs}
        for pair in recorded.pairs:
            why = obstacle(*(self.players[number] for number in pair), waivers=self.waivers)
            if frozenset(pair) not in ours and (why or self.pairing.bye not in pair):
                yield pair, self(*pair)

    def _illegal(self, recorded: Recorded) -> Iterator[Difference]:
        for pair, verdict in self._verdicts(recorded):
            if verdict.reason in ABSOLUTE and verdict.step is None:
                score = max(self.players[number].score for number in pair)
                yield Difference("illegal", verdict.articles, score, pair, reason=verdict.reason, facts=verdict.facts)

    def _other_bye(self, recorded: Recorded) -> Iterator[Difference]:
        bye = self.pairing.bye
        if bye is None or recorded.bye is None or recorded.bye == bye:
            return
        theirs, ours = self.players[recorded.bye], self.players[bye]
        if not may_have_bye(theirs):
            yield Difference("barred-bye", ("2.2",), players=(theirs.number,))
            return
        step = next(step for step in self.explanation.opening if step.event == "bye")
        passed = next((passed for passed in step.passed if passed.player == theirs.number), None)
        articles = passed.articles if passed else step.articles
        yield Difference("bye", articles, None, (theirs.number, bye), "", (theirs.score,), (ours.score,))

    def _first_step(self, recorded: Recorded) -> Iterator[Difference]:
        decided = [(pair, verdict) for pair, verdict in self._verdicts(recorded) if verdict.step]
        groups = [dict(verdict.facts).get("score") for _, verdict in decided]
        for score, (pair, verdict) in sorted(zip(groups, decided, strict=True), key=_from_the_top)[:1]:
            group = score if isinstance(score, int) else None
            yield Difference("step", verdict.articles, group, pair, reason=verdict.reason, facts=verdict.facts)


def _from_the_top(found: tuple[Fact | None, object]) -> int:
    return -found[0] if isinstance(found[0], int) else 0


def _by_the_steps(explanation: Explanation, one: int, other: int) -> Verdict:
    """The step that paired one of them with somebody else, and what it says of the other."""
    for score, step in ((group.score, step) for group in explanation.groups for step in group.steps):
        if step.event == "left-over" and {one, other} <= _left_over_with(explanation, step):
            facts: Facts = (("player", step.players[0]), ("score", score))
            return Verdict(one, other, False, "left-over", step.articles, facts, step)
        if step.event in PAIRING_EVENTS and {one, other} & set(step.players):
            decided, left = (one, other) if one in step.players else (other, one)
            partner = next(player for player in step.players if player != decided)
            reason, articles = _said_of(explanation, step, decided, left)
            facts = (("player", decided), ("partner", partner), ("left", left), ("score", score))
            return Verdict(one, other, False, reason, articles, facts, step)
    halves = next(step for step in explanation.opening if step.event == "halves")
    same = any(one in half and other in half for half in (_players(halves, "upper"), _players(halves, "lower")))
    return Verdict(one, other, False, "same-half" if same else "other-row", halves.articles, step=halves)


def _left_over_with(explanation: Explanation, step: Step) -> set[int]:
    """Everybody whom the same group left over."""
    group = next(group for group in explanation.groups if step in group.steps)
    return {other.players[0] for other in group.steps if other.event == "left-over"}


def _players(step: Step, fact: str) -> tuple[int, ...]:
    players = step.fact(fact)
    return players if isinstance(players, tuple) else ()


def _said_of(explanation: Explanation, step: Step, decided: int, left: int) -> tuple[str, tuple[str, ...]]:
    passed = next((p for p in step.passed if p.player == left), None)
    if passed and step.players[0] == decided:
        return passed.reason, passed.articles
    if step.players[0] != decided:
        return "taken", step.articles
    if step.event in ("floater-paired", "island-paired"):
        partner, candidate = explanation.card(step.players[1]), explanation.card(left)
        same_group = partner and candidate and partner.score == candidate.score
        return "later-in-order" if same_group else "other-group", step.articles
    columns = _columns_before(explanation, step)
    mine = next((column for column in columns if decided in column), ())
    if left in mine:
        return "same-side", ("6.2",)
    if any(left in column for column in columns):
        return "later-in-order", step.articles
    return "other-group", ("6.1",)


def _columns_before(explanation: Explanation, step: Step) -> tuple[tuple[int, ...], ...]:
    group = next(group for group in explanation.groups if step in group.steps)
    columns = next(s for s in group.steps if s.event == "columns")
    return _players(columns, "whites"), _players(columns, "blacks")
