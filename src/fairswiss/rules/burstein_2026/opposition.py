"""Article 1.7: how strong everybody's opponents were, by the text's own Buchholz and Sonneborn-Berger; and 1.8."""

from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model.gains import Exceptions
from fairswiss.model.points import Points
from fairswiss.model.results import PLAYED
from fairswiss.model.tournament import Tournament


class Opposition(NamedTuple):
    """A player's opponents so far, as whole numbers; the greater, the stronger they were."""

    buchholz: int
    """In tenths of a point."""
    sonneborn: int
    """In hundredths of a point: tenths times tenths."""


def oppositions(tournament: Tournament, cards: dict[int, Card]) -> dict[int, Opposition]:
    """1.7.1: of every player the current scores of the opponents, and the same times the points made against them.

    An unplayed round is a game against oneself (1.7.2). Bonuses count, virtual points never enter (reading 3).
    """
    worth, exceptions = tournament.scoring.table(), Exceptions(tournament)
    scoring = tournament.scoring
    draw = min(scoring.white_draw, scoring.black_draw)
    rounds = len(tournament.rounds)
    seen = {number: card.points + absence_as_draws(card, rounds, draw) for number, card in cards.items()}
    buchholz = {number: card.points * len(card.unplayed) for number, card in cards.items()}
    sonneborn = {n: card.points * sum(points for _, _, points in card.unplayed) for n, card in cards.items()}
    for number, played in enumerate(tournament.rounds, 1):
        for white, black, white_code, black_code in played.games:
            if white_code in PLAYED:
                buchholz[white] += seen[black]
                buchholz[black] += seen[white]
                mine, yours = worth[white_code + "w"], worth[black_code + "b"]
                if exceptions.any_values:
                    mine = exceptions.value(number, white, white_code, mine)
                    yours = exceptions.value(number, black, black_code, yours)
                sonneborn[white] += seen[black] * mine
                sonneborn[black] += seen[white] * yours
    return {number: Opposition(buchholz[number], sonneborn[number]) for number in cards}


def absence_as_draws(card: Card, rounds: int, draw: Points) -> Points:
    """1.7.2: how much more a player's score is for the opponents met, if all of the last rounds are zero-point byes.

    Each of them counts as a draw (readings 1 and 2).
    """
    more, expected = 0, rounds
    for number, code, points in sorted(card.unplayed, reverse=True):
        if number != expected or code != "Z":
            break
        more += max(draw - points, 0)
        expected -= 1
    return more


class Ranking:
    """1.8: the order inside a bracket, which does not ask for the score."""

    def __init__(self, tournament: Tournament, players: Sequence[Entrant], cards: dict[int, Card]) -> None:
        self.of = oppositions(tournament, cards)
        self._place = {player.number: place for place, player in enumerate(sorted(players, key=self._key))}

    def _key(self, player: Entrant) -> tuple[int, int, int]:
        buchholz, sonneborn = self.of[player.number]
        return -buchholz, -sonneborn, player.place

    def __call__(self, player: Entrant) -> int:
        """The place of a player of the round: 0 for the strongest opposition."""
        return self._place[player.number]
