"""Results: entered, corrected, and what players say of their games."""

from fairswiss.journal import facts
from fairswiss.journal.effects.stages import round_in
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.results import belong_together, is_open
from fairswiss.model.rounds import codes_of, seats_of

CLAIMABLE = (("1", "0"), ("=", "="), ("0", "1"))
"""The results that players may claim for a game; all others are entered by an arbiter."""


def result_entered(state: State, fact: facts.ResultEntered) -> None:
    """A game of a published round."""
    _enter(state, round_in(state, fact.round, Stage.PUBLISHED), fact)


def result_corrected(state: State, fact: facts.ResultCorrected) -> None:
    """A game of a closed round; the report says so when rounds were paired with the old result."""
    played = round_in(state, fact.round, Stage.CLOSED)
    if is_open(fact.white_result):
        words = "Round {number} is closed: a result can be replaced but not removed."
        raise BadRequest(gettext(words, number=fact.round), code="result-not-removable")
    _enter(state, played, fact)
    if fact.round < len(state.rounds) - 1:
        state.remarks.append(f"### Result of round {fact.round} corrected after round {len(state.rounds)} was paired")


def corrected_for_rating(state: State, fact: facts.CorrectedForRating) -> None:
    """Set the result to be rated instead of the one that standings and pairings keep."""
    played = round_in(state, fact.round, Stage.CLOSED)
    board = played.boards[_board_of(state, played, fact)]
    if is_open(fact.white_result):
        raise BadRequest(gettext("The result for rating must be a valid result."), code="not-a-result")
    if codes_of(board) == codes_of(fact):
        played.for_rating.pop(seats_of(fact), None)
    else:
        played.for_rating[seats_of(fact)] = codes_of(fact)


_Result = facts.ResultEntered | facts.ResultCorrected | facts.CorrectedForRating


def _board_of(state: State, played: DeskRound, fact: _Result) -> int:
    """The index of the board of two players; refuses others, and results that no game can have."""
    at = played.board_of.get(fact.white)
    if at is None or seats_of(played.boards[at]) != seats_of(fact):
        names = " – ".join(state.player(player).name for player in seats_of(fact))
        words = "{names} is not a game of round {number}."
        raise BadRequest(gettext(words, names=names, number=fact.round), code="not-a-game")
    whole = len(fact.white_result) == len(played.boards[at].white_result)
    if not whole or not belong_together(*codes_of(fact)):
        words = "{white!r:.5} and {black!r:.5} cannot be the results of one game."
        raise BadRequest(gettext(words, white=fact.white_result, black=fact.black_result), code="results-contradict")
    return at


def _enter(state: State, played: DeskRound, fact: facts.ResultEntered | facts.ResultCorrected) -> None:
    at = _board_of(state, played, fact)
    played.boards[at] = Board(*seats_of(fact), *codes_of(fact))
    played.for_rating.pop(seats_of(fact), None)
    played.said[seats_of(fact)] = played.heard(played.boards[at])._replace(settled=True)


def result_claimed(state: State, fact: facts.ResultClaimed) -> None:
    """Note a player's claim if the game still exists; it is no result yet."""
    if fact.side not in ("w", "b") or not _claimable(*codes_of(fact)):
        raise BadRequest(gettext("Players can report a win, a loss or a draw; nothing else."), code="not-reportable")
    played = state.rounds[fact.round - 1] if 1 <= fact.round <= len(state.rounds) else None
    at = played.board_of.get(fact.white) if played and played.stage is Stage.PUBLISHED else None
    if played and at is not None and seats_of(board := played.boards[at]) == seats_of(fact):
        if len(fact.white_result) != len(board.white_result):
            raise BadRequest(gettext("Players report every game of their match, and no more."), code="not-whole-match")
        played.said[seats_of(fact)] = played.heard(board).saying(fact.side, "".join(codes_of(fact)))


def _claimable(white: str, black: str) -> bool:
    """True if every game ended as players may say."""
    return len(white) == len(black) > 0 and all(game in CLAIMABLE for game in zip(white, black, strict=True))
