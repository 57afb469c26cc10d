"""Cache keys of sheets: the part of an event that a sheet depends on."""

from fairswiss.model.prizes import NO_PRIZES
from fairswiss.model.rounds import Game, Round, seats_of
from fairswiss.usecases.sheets import Seen
from fairswiss.usecases.standings import is_round_robin, rounds_counted


def looked_at(seen: Seen, kind: str, number: int = 0) -> Seen:
    """The cache key of a sheet: the smallest part of the event that makes it; all of it for rarely used sheets."""
    if not 0 <= number <= seen.rounds:
        return seen
    if kind == "names":
        return _seated(seen, number or seen.rounds)
    if kind == "pairings":
        return _until(seen, number or seen.rounds)
    if kind in ("standings", "cross"):
        return _until(seen, number or rounds_counted(seen.tournament, None, is_round_robin(seen.tournament)))
    return seen


def _until(seen: Seen, number: int) -> Seen:
    """Without the rounds that come later."""
    played = seen.tournament.rounds[:number]
    part = _without_end(seen)
    return part._replace(
        tournament=seen.tournament._replace(rounds=played),
        boards=seen.boards[:number],
        decided=(),
        matches=seen.matches[:number],
        board_names=seen.board_names[:number],
    )


def _without_end(seen: Seen) -> Seen:
    """Without prizes and what the final page needs."""
    return seen._replace(prizes=NO_PRIZES, awarded=(), thanks="", is_final=False, complete=None)


def _seated(seen: Seen, number: int) -> Seen:
    """The seats of one round, without any result."""
    if not number:
        return seen
    boards = tuple(Game(*seats_of(game)) for game in seen.boards[number - 1])
    rounds = (*[Round(())] * (number - 1), Round((), seen.tournament.rounds[number - 1].byes))
    return _without_end(seen)._replace(
        tournament=seen.tournament._replace(rounds=rounds, earlier=()),
        boards=(*[()] * (number - 1), boards),
        decided=(),
        matches=(),
        board_names=seen.board_names[:number],
    )
