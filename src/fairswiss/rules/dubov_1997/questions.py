"""Why two players are not paired: chapter 2 forbids it, or a step of the procedure decided otherwise."""

from collections.abc import Callable

from fairswiss.explain import Explanation, Facts, Step, Verdict
from fairswiss.kernel.edition import Options, Pairing
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997.definitions import contenders
from fairswiss.rules.dubov_1997.limitations import obstacle

PAIRING_EVENTS = frozenset({"floater-paired", "island-paired", "row", "same-column"})


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Callable[[int, int], Verdict]:
    """Asks of two players who take part and are not paired for the first reason, in the order of the text."""
    explanation = pairing.explanation
    if explanation is None:
        raise BadRequest("This pairing carries no explanation; pair the round with explain=True.")
    players = {player.number: player for player in contenders(tournament)}
    lifted = any(step.event == "limit-lifted" for step in explanation.opening)
    limit_may_give_way = options.upfloat_limit == "yield" or lifted

    def ask(one: int, other: int) -> Verdict:
        why = obstacle(players[one], players[other], waivers=options.waivers)
        if why and not (why.reason == "barred" and limit_may_give_way):
            return Verdict(one, other, False, why.reason, why.articles, why.facts)
        return _by_the_steps(explanation, one, other)

    return ask


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
