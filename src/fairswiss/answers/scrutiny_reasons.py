"""The reasons of an opponent and of other points where a group is paired by proposals and exchanges."""

from fairswiss.model.points import Points
from fairswiss.why import FloaterType
from fairswiss.why.values import Value


class InHalves(Value):
    """As the list says: the upper half of those who stay in a group meets the lower half, in order."""

    points: Points
    size: int
    """So many are paired by halves."""
    place: int
    """Among them, 1 at the top, as below."""
    other_place: int


class FirstFound(Value):
    """The first opponent in the order of trials who could be taken."""

    chooser: int
    taken: int
    usual: int
    """The first in that order; 0 if it is the one taken."""
    pairs: int
    """So many pairs of the group were made before, where that is why the two are opposite each other."""


class Visitor(Value):
    """Somebody who floated into a group looks for an opponent there."""

    visitor: int
    host: int
    points: Points
    """Of the group."""
    from_above: bool
    """From the top of the list on; else from the bottom."""
    colour: str
    """The colour wanted of the host; empty if any."""
    owed: bool
    """The host is owed that colour."""
    place: int
    """Of the host among those with the points of the group, from the end where the search begins."""
    size: int
    """So many have them; neither the visitor nor the one with the bye is counted."""


class Guests(Value):
    """Two who both had to leave their groups meet in the middle one."""

    points: Points
    """Of the middle group."""


class Moved(Value):
    """Somebody had to leave a group."""

    who: int
    points: Points
    """Of the group."""
    size: int
    """So many were in it, with those who had floated in."""
    down: bool
    type: FloaterType


class TakenBack(Value):
    """A pairing made before was taken back, so that the middle group could be paired."""

    who: int
    partner: int


FoundInGroup = InHalves | FirstFound | Visitor | Guests
LeftGroup = Moved | TakenBack
