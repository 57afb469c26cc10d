"""The clause of this system alone that decides colours."""

from fairswiss.rules.double_swiss_2026 import reasons
from fairswiss.rules.double_swiss_2026.words import WORDS
from fairswiss.why.claims import claim_of
from fairswiss.why.clauses import Own
from fairswiss.why.messages import Message, Player
from fairswiss.why.reasons import Seen


class WhiteLessOften(Own):
    """White to the one who has had it less often (4.3.2)."""

    player: int

    def told(self) -> Message:
        return WORDS("rule.white-less-often", player=Player(self.player))

    def reason(self, seen: Seen, white: int, black: int) -> reasons.WhiteLessOften:
        return reasons.WhiteLessOften(claim_of(seen.lines[white]), claim_of(seen.lines[black]))
