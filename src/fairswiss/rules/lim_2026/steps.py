"""The steps of this text alone: who floats, what is proposed, who is found in the order of trials, what is cracked."""

from fairswiss.rules.lim_2026.definitions import FloaterType
from fairswiss.rules.lim_2026.words import WORDS
from fairswiss.why.bases import OfTwo, Own, OwnLeaving, OwnPair, OwnRows
from fairswiss.why.messages import Colour, Message, Numbers
from fairswiss.why.obstacles import Passed


class Floats(OwnLeaving):
    """Somebody leaves the group."""

    type: FloaterType
    down: bool
    """To the group below; else to the one above."""
    more: str
    """The colour due to more of the group; empty when level."""
    passed: tuple[Passed, ...] = ()

    @property
    def downwards(self) -> bool:
        return self.down

    def told(self) -> Message:
        way = WORDS("way.down" if self.down else "way.up")
        if self.type is FloaterType.D and self.more:
            return WORDS("event.floats.d.colour", way=way, more=Colour(self.more))
        return WORDS("event.floats", self.type.value, way=way)


class Cracked(OfTwo, Own):
    """The median cannot be paired: a pairing made before is taken back, and its players float to the median."""

    below: bool
    """It was made below the median; else above."""
    from_above: int
    """So many had floated to the median from above."""
    from_below: int

    def told(self) -> Message:
        counts = {"from_above": self.from_above, "from_below": self.from_below}
        return WORDS("event.cracked", "below" if self.below else "", **counts)


class Proposed(OwnRows):
    """The halves: the first of the one against the first of the other, and so on."""

    upper: tuple[int, ...]
    lower: tuple[int, ...]
    down: bool
    """The highest are looked at first; else the lowest."""

    @property
    def rows(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.upper, self.lower

    def told(self) -> Message:
        name = "event.proposed" if self.down else "event.proposed.up"
        return WORDS(name, upper=Numbers(self.upper), lower=Numbers(self.lower))


class IncomingPaired(OwnPair):
    """Somebody who floated in is paired."""

    visits = True
    from_above: bool
    passed: tuple[Passed, ...] = ()

    def told(self) -> Message:
        return WORDS("event.incoming-paired", "above" if self.from_above else "")


class Scrutinised(OwnPair):
    """A player and the first opponent found in the order of trials."""

    passed: tuple[Passed, ...] = ()

    def told(self) -> Message:
        return WORDS("event.scrutinised", "passed" if self.passed else "")
