"""The stages of a round: published, closed, reopened."""

from fairswiss.journal import facts
from fairswiss.journal.state import DeskRound, Stage, State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest


def published(state: State, fact: facts.Published) -> None:
    """A draft becomes public."""
    played = round_in(state, fact.round, Stage.DRAFT)
    refuse_by_hand(played, fact.round)
    played.stage, played.public_since = Stage.PUBLISHED, state.entry


def closed(state: State, fact: facts.Closed) -> None:
    """No more results; refused while one is missing."""
    played = round_in(state, fact.round, Stage.PUBLISHED)
    refuse_by_hand(played, fact.round)
    if played.open_boards:
        words = "Round {number} has {count} results missing. Enter them, or mark the games as adjourned."
        raise BadRequest(gettext(words, number=fact.round, count=played.open_boards), code="results-open")
    played.stage = Stage.CLOSED


def reopened(state: State, fact: facts.Reopened) -> None:
    """The last round takes results again."""
    played = round_in(state, fact.round, Stage.CLOSED)
    if fact.round != len(state.rounds):
        words = "Round {later} has been paired: correct a result of round {number} instead."
        raise BadRequest(gettext(words, later=fact.round + 1, number=fact.round), code="later-round-paired")
    played.stage, played.public_since = Stage.PUBLISHED, state.entry


def round_in(state: State, number: int, *stages: Stage) -> DeskRound:
    """A round by its number; refused unless it has got just so far."""
    played = state.round(number)
    if played.stage not in stages:
        wanted = gettext(" or ").join(gettext(stage.value, context="stage") for stage in stages)
        words = "Round {number} is {stage}; for this it must be {wanted}."
        raise BadRequest(
            gettext(words, number=number, stage=gettext(played.stage.value, context="stage"), wanted=wanted),
            code="wrong-stage",
        )
    return played


def refuse_by_hand(played: DeskRound, number: int) -> None:
    """Refuse a round that an arbiter is changing."""
    if played.by_hand:
        words = "Round {number} is being changed by hand. Finish that first."
        raise BadRequest(gettext(words, number=number), code="hand-in-progress")
