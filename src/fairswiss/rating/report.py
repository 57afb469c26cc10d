"""A whole event: for everybody the change or the first rating, the performances, and the figures norms look at."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.player import TITLES, Player, title_rank
from fairswiss.model.rounding import half_away
from fairswiss.model.tournament import Tournament
from fairswiss.rating.factors import Factor, factor
from fairswiss.rating.games import RatedGame, games_of
from fairswiss.rating.initial import Initial, initial
from fairswiss.rating.performance import average, perfect_performance, performance
from fairswiss.rating.regulations import Conditions


class NormFigures(NamedTuple):
    """The figures for title norms, counted over the games played. Norms themselves are not judged here."""

    games: int
    rated: int
    """Opponents with a rating."""
    average: Fraction | None
    """Of the rated ones, exact."""
    titled: tuple[tuple[str, int], ...]
    """Opponents by title, the highest first."""
    federations: tuple[tuple[str, int], ...]
    """Opponents by federation, those without one left out."""
    own_federation: int


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
    norms: NormFigures

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
) -> RatingReport:
    """The ratings after some rounds.

    ``k`` is stated for everybody, ``factors`` for single players, ``listed`` has K by the rating list; ``careers`` says
    how many rated games a player had before the event.
    """
    games = games_of(tournament, rounds, conditions)
    people = {player.number: player for player in tournament.players}
    rows = []
    for number, player in people.items():
        own = games[number]
        counted = [game for game in own if game.counts]
        stated = (factors or {}).get(number, k)
        applied = factor(
            player, len(counted), conditions.day, stated, (careers or {}).get(number), (listed or {}).get(number, 0)
        )
        ratings, halves = [game.rating for game in counted], sum(game.halves for game in counted)
        rows.append(
            PlayerRating(
                number,
                player.rating,
                tuple(own),
                applied if player.rating and counted else None,
                None if player.rating else initial(own),
                performance(ratings, halves),
                perfect_performance(ratings, halves),
                _norms(player, own, people),
            )
        )
    return RatingReport(rounds, conditions, tuple(rows))


def _norms(player: Player, games: Sequence[RatedGame], people: Mapping[int, Player]) -> NormFigures:
    met = [people[game.opponent] for game in games if game.over_the_board]
    ratings = [other.rating for other in met if other.rating]
    titles = Counter(title_rank(other.title) for other in met)
    federations = Counter(other.federation for other in met if other.federation)
    return NormFigures(
        len(met),
        len(ratings),
        average(ratings),
        tuple((title, titles[rank]) for rank, title in enumerate(TITLES) if titles[rank]),
        tuple(sorted(federations.items())),
        federations[player.federation] if player.federation else 0,
    )
