"""The games of an event as the rating regulations see them: which count, and what each is worth (5.1, 8.3)."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.results import OUTCOMES
from fairswiss.model.rounds import Game
from fairswiss.model.tournament import Tournament
from fairswiss.rating.regulations import CUT, Conditions
from fairswiss.rating.tables import EXPECTED

_HALVES = {"1": 2, "=": 1, "0": 0}
"""The results that are rated, in half points, whatever the event makes them worth."""


class RatedGame(NamedTuple):
    """A game that was paired, seen from one of the two."""

    round: int
    opponent: int
    colour: str
    code: str
    """The result as report files write it."""
    rating: int
    """The opponent's; 0 when there is none."""
    left_out: str = ""
    """Why it does not count: ``forfeit``, ``short``, ``open``, ``unrated-opponent``, ``too-fast``, ``unequal-times`` or
    ``wide-gap``; empty when it counts."""
    halves: int = 0
    """The score in half points."""
    difference: int | None = None
    """The own rating minus the opponent's; None for whoever has none."""
    used: int | None = None
    """The difference that counts (8.3.1)."""
    expected: int | None = None
    """The expected score in hundredths (8.1.2)."""
    articles: tuple[str, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether it is rated."""
        return not self.left_out

    @property
    def over_the_board(self) -> bool:
        """Whether it was played with a result that could be rated."""
        return self.code in _HALVES

    @property
    def change(self) -> Fraction:
        """Score minus expectation, before K; 0 when it does not count or there is no rating to change."""
        return Fraction(0) if self.expected is None else Fraction(50 * self.halves - self.expected, 100)


def games_of(tournament: Tournament, rounds: int, conditions: Conditions) -> dict[int, list[RatedGame]]:
    """What everybody was paired for in the first rounds, by number."""
    ratings = {player.number: player.rating for player in tournament.players}
    found: dict[int, list[RatedGame]] = {number: [] for number in ratings}
    for number, played in enumerate(tournament.rounds[:rounds], 1):
        for game in played.games:
            for player, seen in _both_sides(number, game, ratings):
                found[player].append(_rated(seen, ratings[player], conditions))
    return found


def _both_sides(number: int, game: Game, ratings: dict[int, int]) -> Iterator[tuple[int, RatedGame]]:
    white, black, white_code, black_code = game
    yield white, RatedGame(number, black, "w", white_code, ratings[black])
    yield black, RatedGame(number, white, "b", black_code, ratings[white])


def _rated(game: RatedGame, rating: int, conditions: Conditions) -> RatedGame:
    left_out, article = _left_out(game, rating, conditions)
    if left_out:
        return game._replace(left_out=left_out, articles=(article,))
    halves = _HALVES[game.code]
    if not rating:
        return game._replace(halves=halves, articles=("8.2",))
    difference, used = rating - game.rating, conditions.difference_used(rating, game.rating)
    articles = ("8.1.2",) if abs(difference) <= CUT else ("8.3.1", "8.1.2")
    return game._replace(halves=halves, difference=difference, used=used, expected=EXPECTED[used], articles=articles)


_ARTICLES = {"too-fast": "1.1", "unequal-times": "RB", "wide-gap": "RB"}


def _left_out(game: RatedGame, rating: int, conditions: Conditions) -> tuple[str, str]:
    """The reason why the game does not count, and its article."""
    outcome = OUTCOMES[game.code]
    if not outcome.played:
        return "forfeit", "5.1"
    if not outcome.rated:
        return "short", "5.1"
    if not game.over_the_board:
        return "open", "5.1"
    if not game.rating:
        return "unrated-opponent", "8.3"
    reason = conditions.obstacle(rating, game.rating)
    return reason, _ARTICLES.get(reason, "")
