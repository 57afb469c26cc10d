"""Effects of forbidden pairings and of adjusted points."""

from fairswiss.journal import facts
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Adjustment, Prohibition


def forbidden(state: State, fact: facts.Forbidden) -> None:
    """Kept apart, two or more."""
    for player in fact.ids:
        state.player(player)
    if len(set(fact.ids)) < 2:
        raise BadRequest(gettext("A forbidden pairing names two players or more."), code="too-few-to-forbid")
    state.prohibitions.append(Prohibition(fact.ids, fact.first_round, fact.last_round))
    if fact.late:
        state.remarks.append(f"### Prohibited pairing added @ Round {len(state.rounds)}")


def forbidden_lifted(state: State, fact: facts.ForbiddenLifted) -> None:
    """Not kept apart any more; refused when just these were not."""
    kept = [p for p in state.prohibitions if set(p.players) != set(fact.ids)]
    if len(kept) == len(state.prohibitions):
        raise BadRequest(gettext("These players were not forbidden to meet."), code="not-forbidden")
    state.prohibitions = kept
    if fact.late:
        state.remarks.append(f"### Prohibited pairing lifted @ Round {len(state.rounds)}")


def points_adjusted(state: State, fact: facts.PointsAdjusted) -> None:
    """Points beside the games."""
    state.player(fact.id)
    state.adjustments.append(Adjustment((fact.id,), fact.points, "", fact.round))
