"""The points of every player in every round, by the scoring and its exceptions."""

from collections.abc import Iterable, Iterator
from itertools import islice

from fairswiss.model.match_play import BYES_OF_GAMES, games_a_round
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament

_MEANT = {"W": "1W", "D": "=D", "L": "0L"}
"""A changed value for a win, a draw or a loss holds whether the game is rated or not."""
_SIDES = {"w": "wb", "b": "bw", "": ("", "")}
"""The colours of both games of a match."""


def gains(tournament: Tournament) -> Iterator[dict[int, Points]]:
    """First the bonuses that count from the start, then, for each recorded round, the points it brought."""
    worth = tournament.scoring.table(games_a_round(tournament.info))
    white = {key[:-1]: points for key, points in worth.items() if key.endswith("w")}
    black = {key[:-1]: points for key, points in worth.items() if key.endswith("b")}
    exceptions = Exceptions(tournament)
    numbers = [player.number for player in tournament.players]
    yield exceptions.bonuses(0)
    for number, played in enumerate(tournament.rounds, 1):
        gained = exceptions.bonuses(number)
        for white_player, black_player, white_code, black_code in played.games:
            gained[white_player] = gained.get(white_player, 0) + white[white_code]
            gained[black_player] = gained.get(black_player, 0) + black[black_code]
        byes = played.byes_of_all(numbers) if worth["Z"] or exceptions.any_values else played.byes
        for player, code in byes:
            gained[player] = gained.get(player, 0) + worth[code]
        if exceptions.any_values:
            sides = [(game.white, game.white_result, white[game.white_result], "w") for game in played.games]
            sides += [(game.black, game.black_result, black[game.black_result], "b") for game in played.games]
            sides += [(bye.player, bye.code, worth[bye.code], "") for bye in byes]
            exceptions.apply(number, sides, gained)
        yield gained


def points_in_turn(tournament: Tournament) -> Iterator[dict[int, Points]]:
    """The points of all players before each recorded round, and finally after the last: one mapping that grows."""
    points = dict.fromkeys([player.number for player in tournament.players], 0)
    for gained in gains(tournament):
        for player, more in gained.items():
            if more:
                points[player] += more
        yield points


def points_before(tournament: Tournament, number: int | None = None) -> dict[int, Points]:
    """The points of all players before a recorded round; without a number, after all. Virtual points are left out."""
    *_, points = islice(points_in_turn(tournament), number)
    return points


class Exceptions:
    """The changes of points, sorted by round once."""

    def __init__(self, tournament: Tournament) -> None:
        self._bonuses: dict[int, dict[int, Points]] = {}
        self._values: dict[tuple[int, int, str], Points] = {}
        for adjustment in tournament.adjustments:
            for player in adjustment.players:
                if adjustment.code:
                    for code in _MEANT.get(adjustment.code, adjustment.code):
                        self._values[adjustment.round, player, code] = adjustment.points
                else:
                    bonuses = self._bonuses.setdefault(adjustment.round, {})
                    bonuses[player] = bonuses.get(player, 0) + adjustment.points
        self.any_values = bool(self._values)
        self._of_game = tournament.scoring.table() if games_a_round(tournament.info) > 1 else {}
        """The worth of one game, where a round is a match."""

    def bonuses(self, number: int) -> dict[int, Points]:
        """Bonuses and penalties of a round; those of round 0 count from the start."""
        return dict(self._bonuses.get(number, {}))

    def apply(self, number: int, sides: Iterable[tuple[int, str, Points, str]], gained: dict[int, Points]) -> None:
        """Put the stated values in place of the usual ones: of every side a player, a code, its worth, the colour."""
        for player, code, usual, colour in sides:
            gained[player] += self.value(number, player, code, usual, colour) - usual

    def value(self, number: int, player: int, code: str, usual: Points, colour: str = "") -> Points:
        """The points of a result for a player: as stated for the round, else for all rounds, else as usual.

        Those of a match are stated game by game.
        """
        if not self._values:
            return usual
        if self._of_game:
            games = BYES_OF_GAMES.get(code, code)
            worth = [self._of_game[game + side] for game, side in zip(games, _SIDES[colour], strict=True)]
            return sum(self._stated(number, player, *of_game) for of_game in zip(games, worth, strict=True))
        return self._stated(number, player, code, usual)

    def _stated(self, number: int, player: int, code: str, usual: Points) -> Points:
        in_any_round = self._values.get((0, player, code), usual)
        return self._values.get((number, player, code), in_any_round)
