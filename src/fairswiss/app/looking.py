"""The part of an event that a sheet looks at: while that stays the same, so does the sheet, whatever else happens."""

from fairswiss.app.sheets import Seen
from fairswiss.app.standings import is_round_robin, rounds_counted
from fairswiss.model.rounds import Game, Round


def looked_at(seen: Seen, kind: str, number: int = 0) -> Seen:
    """As much of the event as makes the same sheet; all of it for the sheets that are seldom asked for."""
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
    return seen._replace(tournament=seen.tournament._replace(rounds=played), boards=seen.boards[:number])


def _seated(seen: Seen, number: int) -> Seen:
    """Who sits where in one round, without any result."""
    if not number:
        return seen
    boards = tuple(Game(*game[:2]) for game in seen.boards[number - 1])
    rounds = (*[Round(())] * (number - 1), Round((), seen.tournament.rounds[number - 1].byes))
    return seen._replace(tournament=seen.tournament._replace(rounds=rounds), boards=(*[()] * (number - 1), boards))
