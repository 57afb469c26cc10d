"""What every player gained in every round, the scoring and its exceptions applied."""

from collections.abc import Iterator

from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament

_MEANT = {"W": "1W", "D": "=D", "L": "0L"}
"""A changed value for a win, a draw or a loss holds whether the game is rated or not."""


def gains(tournament: Tournament) -> Iterator[dict[int, Points]]:
    """First the bonuses that count from the start, then, for each recorded round, the points it brought."""
    worth = tournament.scoring.table()
    white = {key[0]: points for key, points in worth.items() if key.endswith("w")}
    black = {key[0]: points for key, points in worth.items() if key.endswith("b")}
    yield _bonuses(tournament, 0)
    for number, played in enumerate(tournament.rounds, 1):
        special = _special_values(tournament, number)
        gained = _bonuses(tournament, number)
        for white_player, black_player, white_code, black_code in played.games:
            gained[white_player] = gained.get(white_player, 0) + white[white_code]
            gained[black_player] = gained.get(black_player, 0) + black[black_code]
            if special:
                gained[white_player] += special.get((white_player, white_code), white[white_code]) - white[white_code]
                gained[black_player] += special.get((black_player, black_code), black[black_code]) - black[black_code]
        for player, code in played.byes:
            gained[player] = gained.get(player, 0) + special.get((player, code), worth[code])
        yield gained


def _bonuses(tournament: Tournament, number: int) -> dict[int, Points]:
    """Bonuses and penalties of a round; those of round 0 count from the start."""
    bonuses: dict[int, Points] = {}
    for adjustment in tournament.adjustments:
        if not adjustment.code and adjustment.round == number:
            for player in adjustment.players:
                bonuses[player] = bonuses.get(player, 0) + adjustment.points
    return bonuses


def _special_values(tournament: Tournament, number: int) -> dict[tuple[int, str], Points]:
    """What results are worth to single players in a round; a statement about the round beats one about all rounds."""
    special: dict[tuple[int, str], Points] = {}
    for when in (0, number):
        for adjustment in tournament.adjustments:
            if adjustment.code and adjustment.round == when:
                for code in _MEANT.get(adjustment.code, adjustment.code):
                    special.update(((player, code), adjustment.points) for player in adjustment.players)
    return special
