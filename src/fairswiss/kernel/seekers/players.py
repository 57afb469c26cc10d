"""The players of a round whose opponents' ratings are to be levelled: average, preference and upfloats of each."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fairswiss.kernel.options import Alternative, Choice
from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.kernel.vocabulary.colours import BLACK
from fairswiss.kernel.vocabulary.entrants import MILD, Entrant, acquaint, ranking
from fairswiss.model.tournament import Tournament

UPFLOATS = Choice(
    name="upfloats",
    alternatives=(
        Alternative("played", "a round counts if the game was played, as other programs count", label="games played"),
        Alternative("paired", "a round counts even if the game was forfeited", label="pairings, played or not"),
    ),
    help="Dubov since 2018, what counts as an upfloat: games played, or all pairings.",
    title="Dubov: upfloats counted",
    called="the upfloats counted",
)


class Seeker(Entrant):
    """A player who seeks a colour: White, or Black, which everybody seeks mildly before the first game."""

    __slots__ = ("aro", "upfloats")

    def __init__(self, card: Card, rounds: int, bars_pab: Callable[[Card], bool], upfloats: Sequence[int]) -> None:
        self.upfloats = upfloats
        """The rounds in which the player met somebody with more points."""
        super().__init__(card, rounds, self._float, bars_pab)
        self.aro = 0
        """The average rating of the opponents; 0 without a game."""
        if not card.colours:
            self.claim(BLACK, MILD)

    def _float(self, card: Card, number: int) -> str:
        return "up" if number in self.upfloats else "down" if number in card.downfloats else ""

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.card.rounds_played)


class Coming(NamedTuple):
    """The round to be paired: the limits on upfloats in it."""

    number: int
    planned: int

    @property
    def last(self) -> bool:
        """True in the last round, in which nobody counts upfloats."""
        return self.number >= self.planned

    @property
    def most_upfloats(self) -> int:
        """The number of upfloats that makes a maximum upfloater: two, and one for every five rounds."""
        return 2 + self.planned // 5

    def burden(self, player: Seeker) -> tuple[int, int, int]:
        """A maximum upfloater or not, the number of upfloats of one, and whether the last round was one."""
        if self.last:
            return 0, 0, 0
        times = len(player.upfloats)
        maximum = times >= self.most_upfloats
        return int(maximum), times if maximum else 0, int(player.upfloated[0])


def average(ratings: Sequence[int]) -> int:
    """The mean, rounded to the nearest whole number, halves up; 0 of nothing."""
    return (2 * sum(ratings) + len(ratings)) // (2 * len(ratings)) if ratings else 0


def seekers(tournament: Tournament, bars_pab: Callable[[Card], bool], counted: str) -> list[Seeker]:
    """Those taking part in the next round, by score and pairing number."""
    cards = cards_before_next_round(tournament)
    rounds = len(tournament.rounds)
    found = []
    for card in taking_part(tournament, cards):
        one = Seeker(card, rounds, bars_pab, upfloats(card, counted))
        one.aro = average([cards[number].rating for number in (*card.met, *card.met_again)])
        found.append(one)
    found.sort(key=ranking)
    acquaint(found)
    return found


def upfloats(card: Card, counted: str) -> list[int]:
    """The rounds of a player's upfloats; those that were paired and not played only where pairings count."""
    if counted == "played":
        return card.upfloats
    return [*card.upfloats, *(number for number, way in card.forfeit_floats.items() if way == "up")]


def bye_order(player: Seeker) -> tuple[int, int, int]:
    """The lowest score, the most games, the largest pairing number."""
    return player.score, -player.games, -player.place
