"""A whole event: for everybody the change or the first rating, and the performances."""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.player import Player
from fairswiss.model.results import ADJOURNED, PENDING
from fairswiss.model.rounding import half_away
from fairswiss.model.tournament import Tournament
from fairswiss.rating.factors import Factor, factor
from fairswiss.rating.games import RatedGame, games_of
from fairswiss.rating.initial import Initial, initial
from fairswiss.rating.performance import average, perfect_performance, performance
from fairswiss.rating.regulations import Conditions


class PlayerRating(NamedTuple):
    """The effect of the event on one player's rating."""

    player: int
    rating: int
    games: tuple[RatedGame, ...]
    """All that were paired, those that do not count among them."""
    factor: Factor | None
    """None for whoever has no rating, or no game that counts."""
    initial: Initial | None
    """For whoever has no rating."""
    performance: int | None
    """TPR over the games that count."""
    perfect_performance: int | None

    @property
    def counted(self) -> int:
        """The number of rated games."""
        return sum(game.counts for game in self.games)

    @property
    def score(self) -> Fraction:
        """In these games."""
        return Fraction(sum(game.halves for game in self.games), 2)

    @property
    def expected(self) -> Fraction:
        """In these games; 0 for whoever has no rating."""
        return Fraction(sum(game.expected or 0 for game in self.games), 100)

    @property
    def average(self) -> Fraction | None:
        """The mean rating of the opponents in these games."""
        return average([game.rating for game in self.games if game.counts])

    @property
    def change(self) -> Fraction:
        """K times the sum of the changes, exact."""
        hundredths = sum(game.hundredths for game in self.games)
        return Fraction(hundredths * self.factor.k, 100) if self.factor else Fraction(0)

    @property
    def new_rating(self) -> int | None:
        """The rating if nothing else were rated in the period (8.3.4); None for whoever still has none."""
        if self.rating:
            return self.rating + half_away(self.change)
        return self.initial.rating if self.initial else None


class RatingReport(NamedTuple):
    """The ratings of an event after a number of rounds."""

    round: int
    conditions: Conditions
    rows: tuple[PlayerRating, ...]
    """By number."""
    left: int = 0
    """Rounds to come."""
    open_games: int = 0
    """Games of the rounds so far without a result."""

    @property
    def provisional(self) -> bool:
        """True while games are missing."""
        return self.left > 0 or self.open_games > 0

    def row(self, player: int) -> PlayerRating | None:
        return next((row for row in self.rows if row.player == player), None)


def rated(
    tournament: Tournament,
    rounds: int,
    conditions: Conditions,
    *,
    k: int | None = None,
    factors: Mapping[int, int] | None = None,
    careers: Mapping[int, int] | None = None,
    listed: Mapping[int, int] | None = None,
    players: Collection[int] = (),
) -> RatingReport:
    """The ratings after some rounds.

    ``k`` is stated for everybody, ``factors`` for single players, ``listed`` has K by the rating list; ``careers`` says
    how many rated games a player had before the event. ``players`` chooses some.
    """
    people = {player.number: player for player in tournament.players}
    wanted = frozenset(players or people)
    games = games_of(tournament, rounds, conditions, wanted)
    rows = []
    for number in (number for number in people if number in wanted):
        known = (factors or {}).get(number, k), (careers or {}).get(number), (listed or {}).get(number, 0)
        rows.append(_row(people[number], games[number], conditions, *known))
    left = max(0, (tournament.rounds_planned or len(tournament.rounds)) - rounds)
    return RatingReport(rounds, conditions, tuple(rows), left, _open_games(tournament, rounds))


def _row(
    player: Player,
    games: Sequence[RatedGame],
    conditions: Conditions,
    stated: int | None,
    career: int | None,
    listed: int,
) -> PlayerRating:
    """One player, with what is known about K."""
    counted = [game for game in games if game.counts]
    ratings, halves = [game.rating for game in counted], sum(game.halves for game in counted)
    applied = factor(player, len(counted), conditions.day, stated, career, listed)
    return PlayerRating(
        player.number,
        player.rating,
        tuple(games),
        applied if player.rating and counted else None,
        None if player.rating else initial(games),
        performance(ratings, halves),
        perfect_performance(ratings, halves),
    )


def _open_games(tournament: Tournament, rounds: int) -> int:
    """Games paired in these rounds whose result is missing or adjourned."""
    return sum(
        PENDING in game.white_result or ADJOURNED in game.white_result
        for played in tournament.rounds[:rounds]
        for game in played.games
    )
