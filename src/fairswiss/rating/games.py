"""The games of an event as the rating regulations see them: which count, and what each is worth (5.1, 8.3)."""

from collections.abc import Collection
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.match_play import game_by_game, games_a_round
from fairswiss.model.results import OUTCOMES
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
    """The reason why it does not count: ``forfeit``, ``short``, ``open``, ``unrated-opponent``, ``too-fast``,
    ``unequal-times`` or ``wide-gap``; empty if it counts."""
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
        """True if it is rated."""
        return not self.left_out

    @property
    def over_the_board(self) -> bool:
        """True if it was played with a result that could be rated."""
        return self.code in _HALVES

    @property
    def change(self) -> Fraction:
        """Score minus expectation, before K; 0 when it does not count or there is no rating to change."""
        return Fraction(self.hundredths, 100)

    @property
    def hundredths(self) -> int:
        return 0 if self.expected is None else 50 * self.halves - self.expected


def games_of(
    tournament: Tournament, rounds: int, conditions: Conditions, wanted: Collection[int]
) -> dict[int, list[RatedGame]]:
    """The games that these players were paired for in the first rounds, by number."""
    ratings = {player.number: player.rating for player in tournament.players}
    found: dict[int, list[RatedGame]] = {number: [] for number in wanted}
    columns = games_a_round(tournament.info)
    for at, played in enumerate(game_by_game(tournament).rounds[: columns * rounds]):
        number = at // columns + 1
        for white, black, white_code, black_code in played.games:
            one, two = ratings[white], ratings[black]
            if white in found:
                found[white].append(_rated(conditions, one, number, black, "w", white_code, two))
            if black in found:
                found[black].append(_rated(conditions, two, number, white, "b", black_code, one))
    return found


def _rated(
    conditions: Conditions, own: int, number: int, opponent: int, colour: str, code: str, rating: int
) -> RatedGame:
    """A game seen by a player of that rating."""
    left_out, article = _left_out(code, own, rating, conditions)
    if left_out:
        return RatedGame(number, opponent, colour, code, rating, left_out, articles=(article,))
    halves = _HALVES[code]
    if not own:
        return RatedGame(number, opponent, colour, code, rating, "", halves, articles=("8.2",))
    difference, used = own - rating, conditions.difference_used(own, rating)
    articles = ("8.1.2",) if abs(difference) <= CUT else ("8.3.1", "8.1.2")
    expected = EXPECTED[used]
    return RatedGame(number, opponent, colour, code, rating, "", halves, difference, used, expected, articles)


_ARTICLES = {"too-fast": "1.1", "unequal-times": "RB", "wide-gap": "RB"}


def _left_out(code: str, own: int, rating: int, conditions: Conditions) -> tuple[str, str]:
    """The reason why a game does not count, and its article."""
    if code not in _HALVES:
        outcome = OUTCOMES[code]
        return "forfeit" if not outcome.played else "open" if outcome.rated else "short", "5.1"
    if not rating:
        return "unrated-opponent", "8.3"
    reason = conditions.obstacle(own, rating)
    return reason, _ARTICLES.get(reason, "")
