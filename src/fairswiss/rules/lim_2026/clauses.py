"""The clause of this edition alone that decides colours."""

from fairswiss.rules.lim_2026 import reasons
from fairswiss.rules.lim_2026.words import WORDS
from fairswiss.why.claims import claim_of
from fairswiss.why.clauses import Own
from fairswiss.why.messages import Message, Player
from fairswiss.why.reasons import Seen


class LowerRanked(Own):
    """Equal claims and colours below the median: the lower of the two has the wish (5.4)."""

    player: int

    def told(self) -> Message:
        return WORDS("rule.lower-ranked", player=Player(self.player))

    def reason(self, seen: Seen, white: int, black: int) -> reasons.LowerOnList:
        loser, places = seen.opponent[self.player], seen.places()
        return reasons.LowerOnList(
            claim_of(seen.lines[white]), claim_of(seen.lines[black]), self.player,
            seen.points(self.player) != seen.points(loser), places[self.player], places[loser],
        )  # fmt: skip
