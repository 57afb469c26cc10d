"""The reasons that speak against somebody: why not this opponent, why not this player for the bye."""

from abc import abstractmethod

from fairswiss.model.facts import Bond
from fairswiss.model.points import Points
from fairswiss.why import Aim
from fairswiss.why.messages import Message
from fairswiss.why.values import Value


class Met(Value):
    """The two have met."""

    round: int


class Forbidden(Value):
    """The arbiter keeps the two apart."""

    bond: Bond = Bond.UNSTATED
    """The bond between the two, if one was stated."""


class SameColour(Value):
    """Both can only have the same colour."""

    colour: str
    """Empty where the two histories leave no colours at all."""


class PlayedUp(Value):
    """Somebody has met more points too often, or in the round before."""

    who: int
    last_round: bool
    times: int


class HadPoint(Value):
    """A point got without playing, which rules the bye out."""

    round: int


class DeadEnd(Value):
    """Not everybody else could be paired then."""

    groups: bool = False
    """Not in their groups: the groups below would have to be thrown together."""
    bye: int = 0
    """Not with the bye of this player, which is given before all pairs."""


class Worse(Value):
    """The best round of that kind is worse: so many are concerned instead of so many."""

    aim: Aim | None
    """None where the edition does not say what the criterion is for."""
    points: Points
    """Of the group in which it shows."""
    chosen: int
    instead: int
    shared: str = ""
    """The colour that both are owed, where colours are what it is worse for."""


class HigherBye(Value):
    """The bye would go to somebody with more points."""

    barred: bool = False
    """Or rather to somebody who has had points without playing."""


class Later(Value):
    """The round would be as good, but further from the order of the list."""

    others_up: bool = False
    """Others would come up to the group, as good for that, but further down the list; nothing else is compared."""


class NoRows(Value):
    """Not everybody of the group to have White could meet one to have Black then."""


class NoneAbove(Value):
    """Nobody of the group above can be met."""


class NotPairable(Value):
    """Somebody of the group above can be met, but not everybody there would have an opponent then."""


class Needed(Value):
    """The group needs this player to make so many pairs."""

    pairs: int


class ColourFixed(Value):
    """The colour owed cannot be changed."""

    colour: str


class MovedBefore(Value):
    """Somebody met other points in the last round."""


class ChosenFirst(Value):
    """Somebody else was to be paired before, and took the one in question."""

    chooser: int
    taken: int


class After(Value):
    """Somebody else comes first in the order of choice."""

    chooser: int
    first: int


class SameSide(Value):
    """Both were to have the same colour in this group."""

    colour: str


class OtherPoints(Value):
    """The two have different points, and each was paired where he was."""

    points: Points
    others: Points


class NotThere(Value):
    """One of them was no longer, or not yet, among those to be paired."""

    paired: int
    """The one who was paired without the other."""


class BothLeft(Value):
    """The group of both could not pair everybody: with these two paired, others would be left."""


class SameHalf(Value):
    """Both are in the same half of the list."""

    upper: bool
    size: int


class OtherRow(Value):
    """They stand at different places of the two halves."""

    place: int
    other_place: int


class OtherRounds(Value):
    """By the table they meet in other rounds."""

    rounds: tuple[int, ...]


class Absent(Value):
    """Somebody takes no part in the round."""

    who: int


class HasBye(Value):
    """Somebody has the bye."""

    who: int


class PairedAlready(Value):
    """They do meet."""

    board: int


class Own(Value):
    """A reason that one edition alone gives."""

    @abstractmethod
    def told(self, other: int, you: bool) -> Message:
        """The sentence about the other one, or about the two whom it keeps apart; ``you``: the one who asks is one."""

    def fact(self) -> Message | None:
        """The line about everybody whom it concerns, ``{names}``; None: each has a sentence."""
        return None

    @property
    def in_round(self) -> int:
        """The round to be named beside each name of that line; 0: none."""
        return 0


Outright = Met | Forbidden | SameColour | PlayedUp
"""Whatever else is paired."""
ByOrder = ChosenFirst | After | SameSide | OtherPoints | NotThere | BothLeft | SameHalf | OtherRow | OtherRounds
ByComparison = (
    DeadEnd | NoRows | NoneAbove | NotPairable | MovedBefore | Needed | ColourFixed | Worse | HigherBye | Later
)  # fmt: skip
ByState = Absent | HasBye | PairedAlready | HadPoint
Shared = Outright | ByOrder | ByComparison | ByState
"""Of no single edition."""
Against = Shared | Own
