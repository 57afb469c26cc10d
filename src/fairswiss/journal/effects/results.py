"""Results: entered, corrected, and what players say of their games."""

from fairswiss.journal import facts
from fairswiss.journal.effects.stages import round_in
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.model.results import PENDING, belong_together

CLAIMABLE = (("1", "0"), ("=", "="), ("0", "1"))
"""What players may say of their game; everything else is entered by an arbiter."""


def result_entered(state: State, fact: facts.ResultEntered) -> None:
    """A game of a published round."""
    _enter(state, round_in(state, fact.round, Stage.PUBLISHED), fact)


def result_corrected(state: State, fact: facts.ResultCorrected) -> None:
    """A game of a closed round; the report says so when rounds were paired with the old result."""
    played = round_in(state, fact.round, Stage.CLOSED)
    if fact.white_result == PENDING:
        words = "Round {number} is closed: a result can be replaced but not taken back."
        raise BadRequest(spoken(words, number=fact.round))
    _enter(state, played, fact)
    if fact.round < len(state.rounds) - 1:
        state.remarks.append(f"### Result of round {fact.round} corrected after round {len(state.rounds)} was paired")


def corrected_for_rating(state: State, fact: facts.CorrectedForRating) -> None:
    """What is to be rated instead of the result that standings and pairings keep."""
    played = round_in(state, fact.round, Stage.CLOSED)
    board = played.boards[_board_of(state, played, fact)]
    if fact.white_result == PENDING:
        raise BadRequest(spoken("What is to be rated is a result."))
    if board[2:] == fact[3:]:
        played.for_rating.pop(fact[1:3], None)
    else:
        played.for_rating[fact[1:3]] = fact[3:]


_Result = facts.ResultEntered | facts.ResultCorrected | facts.CorrectedForRating


def _board_of(state: State, played: DeskRound, fact: _Result) -> int:
    """Where two players sit; refuses others, and results that no game can have."""
    at = played.board_of.get(fact.white)
    if at is None or played.boards[at][:2] != (fact.white, fact.black):
        names = " – ".join(state.player(player).name for player in (fact.white, fact.black))
        raise BadRequest(spoken("{names} is not a game of round {number}.", names=names, number=fact.round))
    if not belong_together(fact.white_result, fact.black_result):
        words = "{white!r:.5} and {black!r:.5} cannot be the results of one game."
        raise BadRequest(spoken(words, white=fact.white_result, black=fact.black_result))
    return at


def _enter(state: State, played: DeskRound, fact: facts.ResultEntered | facts.ResultCorrected) -> None:
    at = _board_of(state, played, fact)
    played.boards[at] = Board(*fact[1:])
    played.for_rating.pop(fact[1:3], None)
    played.said[fact[1:3]] = played.heard(played.boards[at])._replace(settled=True)


def result_claimed(state: State, fact: facts.ResultClaimed) -> None:
    """What a player said, if the game is still there; no result yet."""
    if fact.side not in ("w", "b") or fact[4:] not in CLAIMABLE:
        raise BadRequest(spoken("A player says who won, or that the game was drawn; nothing else."))
    played = state.rounds[fact.round - 1] if 1 <= fact.round <= len(state.rounds) else None
    at = played.board_of.get(fact.white) if played and played.stage is Stage.PUBLISHED else None
    if played and at is not None and played.boards[at][:2] == fact[1:3]:
        heard = played.heard(played.boards[at])
        played.said[fact[1:3]] = heard.saying(fact.side, fact.white_result + fact.black_result)
