"""The reasons of this system alone, for a player who asks."""

from fairswiss.rules.burstein_2026.words import WORDS
from fairswiss.why.claims import Claim
from fairswiss.why.messages import Colour, Hundredths, Message, Player, Score
from fairswiss.why.reasons import Asked, ByeOrder, Own


class HigherOnList(Own):
    """Equal claims and equal histories: the one with the stronger opposition has the wish (5.2.5)."""

    white: Claim
    black: Claim
    winner: int
    by_points: bool
    """Never here: what ranks does not ask for the score."""
    by_opposition: bool
    place: int
    """Of the winner on the list; and of the other."""
    other_place: int
    more: int
    """The points of the opponents of the winner, in tenths, as they rank; and those of the other."""
    fewer: int
    by_results: bool
    """These points are equal: more and fewer are their sums by the results against them, in hundredths."""

    def headline(self, asked: Asked) -> Message:
        name = "answer.higher-on-list.opposition"
        name = f"{name}.you" if self.winner == asked.player else name
        loser = self.black.player if self.winner == self.white.player else self.white.player
        sums = [Hundredths(one) if self.by_results else Score(one, plain=True) for one in (self.more, self.fewer)]
        return WORDS(
            name, "results" if self.by_results else "", colour=Colour(self.white.colour or "w"),
            winner=Player(self.winner), loser=Player(loser), more=sums[0], fewer=sums[1],
        )  # fmt: skip


MOST_GAMES = ByeOrder(
    "opposition",
    WORDS("answer.takes-bye.opposition"),
    WORDS("answer.takes-bye.opposition.level"),
    WORDS("answer.no-bye.opposition"),
    WORDS("answer.no-bye.opposition.level"),
)
"""3.1: the most games, then the weakest opposition."""
