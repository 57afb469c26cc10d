"""The clauses that decide colours: what gave White to the one and Black to the other."""

from abc import abstractmethod
from typing import NamedTuple

from fairswiss.why import Articles, Preference, reasons
from fairswiss.why.messages import Message
from fairswiss.why.values import Value


class _Claim(Value):
    player: int
    """The player whose claim prevailed."""


class BothDue(Value):
    """Both have the colour that is due."""

    one_without: bool = False
    """One of them has none due."""


class Fixed(_Claim):
    """The other way round somebody would get a colour that is not allowed."""


class Imbalance(_Claim):
    """Somebody is further from level."""

    balance: int
    other_balance: int


class Alternate(Value):
    """The last difference of the two histories is reversed."""


class Aro(Value):
    """White to the higher ARO, both in tenths."""

    white_aro: int
    black_aro: int


class Rating(Value):
    """White to the lower R."""

    white_r: int
    black_r: int


class Alphabet(Value):
    """White to the later in the alphabet."""


class Drawn(Value):
    """By lot and board."""

    left: str
    """The colour of the player on the left."""


class ByPreference(Value):
    """By the preferences of the two, or for want of any."""

    rule: Preference
    player: int | None = None
    """The player whose claim prevailed, where that has to be said."""


class SumOdd(Value):
    """The places add up to an odd number: the lower has White."""

    sum: int


class SumEven(Value):
    """The places add up to an even number: the higher has White."""

    sum: int


class HighestPlace(Value):
    """The highest place has Black against the lower half of the table."""

    place: int
    half: int


class SecondCycle(Value):
    """The colours of the first game are reversed."""

    round: int


class Own(Value):
    """A clause that one edition alone has."""

    @abstractmethod
    def told(self) -> Message:
        """The reason of the colours."""

    @abstractmethod
    def reason(self, seen: reasons.Seen, white: int, black: int) -> reasons.Own:
        """The same for a player who asks."""


ByDueColour = BothDue | Fixed | Imbalance | Alternate | Aro | Rating | Alphabet | Drawn
ByTable = SumOdd | SumEven | HighestPlace | SecondCycle
Shared = ByPreference | ByDueColour | ByTable
"""Of no single edition."""
Clause = Shared | Own


class Waived(NamedTuple):
    """A colour that needed a waiver."""

    waived: Articles
    waived_for: int


class ColourReason(NamedTuple):
    """The reason for the colours of a pair."""

    white: int
    black: int
    clause: Clause
    articles: Articles
    waived: Waived | None = None

    @property
    def rule(self) -> str:
        """The kind of the clause."""
        return self.clause.rule.value if isinstance(self.clause, ByPreference) else self.clause.kind
