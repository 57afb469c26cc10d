"""The reason of this system alone, for a player who asks."""

from fairswiss.rules.double_swiss_2026.words import WORDS
from fairswiss.why.claims import Claim
from fairswiss.why.messages import Message, Player, Times
from fairswiss.why.reasons import Asked, Own


class WhiteLessOften(Own):
    """White to the one who has had it less often."""

    white: Claim
    black: Claim

    def headline(self, asked: Asked) -> Message:
        return WORDS(
            "answer.white-less-often", white=Player(self.white.player, you=True),
            white_times=Times(self.white.whites), black=Player(self.black.player, you=True),
            black_times=Times(self.black.whites),
        )  # fmt: skip
