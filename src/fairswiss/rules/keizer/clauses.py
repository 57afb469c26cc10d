"""The clauses of this system alone that decide colours."""

from fairswiss.rules.keizer import reasons
from fairswiss.rules.keizer.words import WORDS
from fairswiss.why.clauses import Own
from fairswiss.why.messages import Colour, Message, Player
from fairswiss.why.reasons import Seen


class FewerWhites(Own):
    """White to the one who has had it less often: games with White minus games with Black, of both."""

    white_balance: int
    black_balance: int

    def told(self) -> Message:
        return WORDS("rule.fewer-whites", **{name: _signed(balance) for name, balance in self.facts().items()})

    def reason(self, seen: Seen, white: int, black: int) -> reasons.FewerWhites:
        counts = [seen.lines[one].colours.count(letter) for one in (white, black) for letter in "wb"]
        return reasons.FewerWhites(white, black, *counts)


class ReturnGame(Own):
    """Level, and an odd number of games before: the colours of the last one are reversed."""

    round: int
    times: int

    def told(self) -> Message:
        return WORDS("rule.return-game", round=self.round)

    def reason(self, seen: Seen, white: int, black: int) -> reasons.ReturnGame:
        return reasons.ReturnGame(self.round)


class LowerOnLadder(Own):
    """Level: White to the lower of the two."""

    white_place: int
    black_place: int

    def told(self) -> Message:
        return WORDS("rule.lower-on-ladder", white_place=self.white_place, black_place=self.black_place)

    def reason(self, seen: Seen, white: int, black: int) -> reasons.LowerOnLadder:
        return reasons.LowerOnLadder(white, black, self.white_place, self.black_place)


class RunEnds(Own):
    """Somebody has had a colour as often in a row as anybody may."""

    player: int
    """The player whose claim prevailed."""
    colour: str
    times: int

    def told(self) -> Message:
        return WORDS("rule.run-ends", player=Player(self.player), colour=Colour(self.colour), times=self.times)

    def reason(self, seen: Seen, white: int, black: int) -> reasons.RunEnds:
        return reasons.RunEnds(self.player, self.colour, self.times)


def _signed(balance: int) -> str:
    return f"{balance:+}" if balance else "0"
