"""The reasons that decide: for an opponent, for points up or down, for a colour, for the bye."""

from enum import Enum

from fairswiss.answers.changed import Changed
from fairswiss.answers.claims import BothServed as BothServed
from fairswiss.answers.claims import ByLot as ByLot
from fairswiss.answers.claims import CannotHave as CannotHave
from fairswiss.answers.claims import Claimed as Claimed
from fairswiss.answers.claims import HigherOnList as HigherOnList
from fairswiss.answers.claims import LastReversed as LastReversed
from fairswiss.answers.claims import LaterName as LaterName
from fairswiss.answers.claims import LowerRated as LowerRated
from fairswiss.answers.claims import OneServed as OneServed
from fairswiss.answers.claims import Opposition as Opposition
from fairswiss.answers.claims import StrongerClaim as StrongerClaim
from fairswiss.answers.claims import Swapped as Swapped
from fairswiss.answers.company import Together as Together
from fairswiss.answers.company import Weighed as Weighed
from fairswiss.answers.faults import Fault, Lower
from fairswiss.model.points import Points
from fairswiss.why.against import Against
from fairswiss.why.claims import Basis as Basis
from fairswiss.why.claims import Claim as Claim
from fairswiss.why.reasons import ByeOrder as ByeOrder
from fairswiss.why.reasons import Own as Own
from fairswiss.why.values import Value

# -- this opponent -----------------------------------------------------------------------------------------------------


class OnlyTwo(Value):
    """Nobody else has these points."""

    points: Points


class Halves(Value):
    """As the list says: the upper half of a group meets the lower half, in order."""

    points: Points
    size: int
    pairs: int
    place: int
    """In the group, 1 at the top, as below."""
    other_place: int
    first_round: bool
    came_up: int = 0
    """So many of them have fewer points and came up to the group."""
    above: tuple[int, ...] = ()
    """Those who have more points than the group."""
    together: Together = Together.POINTS


class OffList(Value):
    """Another opponent than the list says."""

    points: Points
    size: int
    usual: int
    """The opponent by the list; 0 where the list would leave the player over."""
    fault: Fault | None
    """The fault of the order of the list, where it is not about the usual opponent."""
    above: tuple[int, ...] = ()
    """Those of the group who have more points than it."""
    below: tuple[int, ...] = ()
    """And fewer."""
    only: bool = False
    """Every other of the group is ruled out for the player outright, whatever else is paired."""
    away: int = 0
    """So many with the points of the group are paired elsewhere, or sit out."""
    first_round: bool = False
    together: Together = Together.POINTS
    weighed: Weighed = Weighed.POINTS


class PairedInside(Value):
    """As the list says: the upper half of those who stay in a group meets the lower half, in order."""

    points: Points
    size: int
    """So many are paired by halves."""
    place: int
    """Among them, 1 at the top, as below."""
    other_place: int


class Columns(Value):
    """Players due White meet players due Black, in two orders."""

    points: Points
    whites: int
    blacks: int
    colour: str
    """Of the player in this group."""
    place: int
    other_place: int
    by_number: bool = False
    """The side of Black is in the order of the list."""
    average: int = 0
    """The average rating of the opponents of the one on the side of White, in tenths."""
    changed: int = 0
    """The one of the two who is owed the colour of the other side."""


class InColumn(Value):
    """Not every player to have White can meet one to have Black."""

    points: Points
    whites: int
    blacks: int
    colour: str


class TopOfList(Value):
    """Somebody with more points meets the group of the other, from the top of its list."""

    higher: int
    lower: int
    points: Points
    size: int
    place: int
    """Of the lower in its group."""
    turn: int
    """The place of the higher among those who come from above."""


class HighestRated(Value):
    """Somebody with more points takes the highest-rated player, first of those who are owed the other colour."""

    higher: int
    lower: int
    points: Points
    colour: str
    """The colour wanted of the lower; empty if any."""
    owed: bool
    """The lower is owed that colour."""
    rating: int


class Scheduled(Value):
    """A table fixed before the tournament."""

    players: int
    place: int
    other_place: int
    round: int
    cycle: int
    sum: int
    """Of the two places; 0 for a game of the highest place."""


class Arranged(Value):
    """Nothing simpler than what speaks against the others."""

    points: Points
    size: int
    only: bool = False
    """Every other player with these points is ruled out outright."""
    weighed: Weighed = Weighed.POINTS


# -- points up or down -------------------------------------------------------------------------------------------------


class Chosen(Enum):
    """The way somebody was chosen to leave a group."""

    LAST = "last"
    """The last on the list."""
    LOWEST = "lowest"
    """The lowest rating."""
    MOST_PLAYED = "most-played"
    """The most rounds played, then the last on the list."""
    GAMES = "games"
    """The most games, then the last on the list."""
    OTHER = "other"


class _Leaving(Value):
    who: int
    """The player with more points."""
    points: Points
    size: int
    """So many have these points."""
    up: int
    """Of them, so many meet more points."""
    bye: bool
    """One of them has the bye."""


class Odd(_Leaving):
    """An odd number is left to be paired: somebody has to meet fewer points."""

    chosen: Chosen


class NoneLeft(_Leaving):
    """Nobody with the same points can be met."""


class Even(_Leaving):
    """Everybody could have met the same points as far as numbers go."""


class Joined(Value):
    """Somebody comes up to make an odd group even."""

    lower: int
    points: Points
    size: int
    """So many were left to be paired there: an odd number."""
    whites: int
    blacks: int
    colour: str
    """The colour that was looked for; empty if any."""
    owed: bool
    own_points: Points
    rating: int


class Upfloated(Value):
    """Somebody comes up so that everybody of a group has an opponent."""

    lower: int
    points: Points
    size: int
    """Of those left to be paired there."""
    needed: int
    odd: bool


class BroughtUp(Value):
    """Somebody comes up to a group that cannot be paired without: the one on the list who fits best."""

    lower: int
    points: Points
    size: int
    """So many were left to be paired there."""
    needed: int
    """So many come up."""
    own_points: Points
    place: int
    """Of the one who comes up among those with the same points."""
    peers: int
    """So many have them."""


# -- this colour -------------------------------------------------------------------------------------------------------


class ByBoard(Value):
    """Round 1: the lot for the first board, in turns on the others."""

    board: int
    lot: str
    left: int
    """The player of the upper half."""
    colour: str


class BySum(Value):
    """A table: the sum of the two places, odd or even."""

    white_place: int
    black_place: int


class ByHighest(Value):
    """A table: the highest place has Black against the lower half of the places, else White."""

    place: int
    half: int
    highest: int


class Reversed(Value):
    """The second game of the two, with the colours of the first reversed."""

    round: int


# -- the bye -----------------------------------------------------------------------------------------------------------


class TakesBye(Value):
    """An odd number of players, and this one is left."""

    players: int
    points: Points
    size: int
    """So many have these points."""
    fewer: int
    """So many have fewer."""
    chosen: Chosen | ByeOrder
    first_round: bool
    games: int
    """The player's games so far."""
    as_many: int
    """So many others of those who can take it have played as many."""
    lower: Lower | None = None


class Rests(Value):
    """A table of an odd number: everybody rests once in a cycle."""

    players: int
    round: int


class NoBye(Value):
    """Somebody else has it."""

    players: int
    bye: int
    bye_points: Points
    points: Points
    size: int
    """So many have the points of the one with the bye."""
    chosen: Chosen | ByeOrder
    against: Against | None
    """The reason against this player; None where the points or the order say it."""
    instead: int
    """The opponent whom the one with the bye would have met; 0 where that is not the question."""
    rated_higher: bool
    """Than the one with the bye."""
    games: int = 0
    """Of the player so far; and of the one with the bye."""
    bye_games: int = 0


# -- and the rest ------------------------------------------------------------------------------------------------------


class NotPaired(Value):
    """The first reason against a pair, and whom the two meet instead."""

    against: Against
    partner: int
    """0: nobody, as below."""
    other_partner: int


class Away(Value):
    """The player takes no part in the round."""

    round: int
    code: str = ""
    """The result that is noted instead of a game: ``H`` for half a point, ``F`` for a full one, ``Z`` for none."""
    missed: int = 0
    """So many of the rounds before were not played either."""


Opponents = (
    OnlyTwo | Halves | PairedInside | OffList | Columns | InColumn | TopOfList | HighestRated | Scheduled | Arranged
)  # fmt: skip
Levels = Odd | NoneLeft | Even | Joined | Upfloated | BroughtUp
Colours = Claimed | ByBoard | BySum | ByHighest | Reversed
Byes = TakesBye | Rests | NoBye
Reason = Opponents | Levels | Colours | Byes | Changed | NotPaired | Away | Own
