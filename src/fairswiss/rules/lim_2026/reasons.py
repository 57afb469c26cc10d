"""The reasons of an opponent and of other points where a group is paired by proposals and exchanges."""

from fairswiss.model.points import Points
from fairswiss.rules.lim_2026.definitions import FloaterType
from fairswiss.rules.lim_2026.words import WORDS
from fairswiss.why.claims import Claim
from fairswiss.why.messages import Colour, Message, Player, Ruled, Score
from fairswiss.why.reasons import Asked, Own


class InHalves(Own):
    """As the list says: the upper half of those who stay in a group meets the lower half, in order."""

    points: Points
    size: int
    """So many are paired by halves."""
    place: int
    """Among them, 1 at the top, as below."""
    other_place: int

    def headline(self, asked: Asked) -> Message:
        return WORDS(
            "answer.in-halves", str(self.size), count=self.size, points=Score(self.points), second=self.size // 2 + 1,
            place=self.place, other=Player(asked.other), other_place=self.other_place,
        )  # fmt: skip


class FirstFound(Own):
    """The first opponent in the order of trials who could be taken."""

    chooser: int
    taken: int
    usual: int
    """The first in that order; 0 if it is the one taken."""
    pairs: int
    """So many pairs of the group were made before, where that is why the two are opposite each other."""

    @property
    def names_first(self) -> bool:
        return True

    def headline(self, asked: Asked) -> Message:
        chooser, taken = Player(self.chooser, you=True), Player(self.taken, you=True)
        if not self.usual:
            name = "answer.first-found.again"
            return WORDS(name, str(self.pairs), chooser=chooser, taken=taken, pairs=self.pairs)
        first = asked.others[0]
        against = Ruled(first.against, self.chooser, first.player)
        return WORDS("answer.first-found", chooser=chooser, taken=taken, usual=Player(self.usual), against=against)


class Visitor(Own):
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
    own: Points
    """Of the visitor."""

    def headline(self, asked: Asked) -> Message:
        name = "answer.visitor" if self.visitor == asked.player else "answer.visitor.host"
        variant = "1" if self.size == 1 else "owed" if self.owed else ""
        return WORDS(
            name, variant, own=Score(self.own), points=Score(self.points), other=Player(asked.other),
            end=WORDS("answer.from-top" if self.from_above else "answer.from-bottom"),
            colour=Colour(self.colour or "w"), place=self.place, size=self.size,
        )  # fmt: skip


class Guests(Own):
    """Two who both had to leave their groups meet in the middle one."""

    points: Points
    """Of the middle group."""
    size: int
    """So many have these points."""
    own: Points
    theirs: Points

    def headline(self, asked: Asked) -> Message:
        return WORDS(
            "answer.guests", str(self.size), own=Score(self.own), theirs=Score(self.theirs), other=Player(asked.other),
            points=Score(self.points), size=self.size,
        )  # fmt: skip


class Moved(Own):
    """Somebody had to leave a group."""

    who: int
    points: Points
    """Of the group."""
    size: int
    """So many were in it, with those who had floated in."""
    down: bool
    type: FloaterType

    @property
    def names_first(self) -> bool:
        return self.type is not FloaterType.ALONE

    def headline(self, asked: Asked) -> Message:
        who, points = Player(self.who, you=True), Score(self.points)
        if self.type is FloaterType.ALONE:
            others = self.size - 1
            return WORDS("answer.moved.alone", str(others), who=who, points=points, count=others)
        name = "answer.moved.down" if self.down else "answer.moved.up"
        if not asked.others:
            return WORDS(f"{name}.listed", who=who, points=points, count=self.size)
        first = asked.others[0]
        usual, against = Player(first.player, you=True), Ruled(first.against, other=first.player)
        return WORDS(name, who=who, points=points, count=self.size, usual=usual, against=against)


class TakenBack(Own):
    """A pairing made before was taken back, so that the middle group could be paired."""

    who: int
    partner: int
    points: Points
    """Of the middle group."""
    size: int
    """So many have these points."""

    def headline(self, asked: Asked) -> Message:
        who, partner = Player(self.who, you=True), Player(self.partner, you=True)
        return WORDS("answer.taken-back", who=who, partner=partner, points=Score(self.points), size=self.size)


class LowerOnList(Own):
    """Equal claims and equal histories below the middle: the lower of the two has the wish."""

    white: Claim
    black: Claim
    winner: int
    by_points: bool
    place: int
    """Of the winner on the list; and of the other."""
    other_place: int

    def headline(self, asked: Asked) -> Message:
        fewer, more = (Score(points, plain=True) for points in sorted((asked.points, asked.other_points)))
        return WORDS(
            "answer.lower-on-list", "points" if self.by_points else "", colour=Colour(self.white.colour or "w"),
            winner=Player(self.winner, you=True), place=self.place, other_place=self.other_place,
            fewer=fewer, more=more,
        )  # fmt: skip


FoundInGroup = InHalves | FirstFound | Visitor | Guests
LeftGroup = Moved | TakenBack
