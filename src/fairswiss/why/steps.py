"""The kinds of steps: one thing that was decided, and what somebody has to know to understand it."""

from fairswiss.model.points import Points
from fairswiss.why import Article, Articles, ColumnOrder, Mixing, Shifting
from fairswiss.why.bases import OfOne, OfTwo, Taken
from fairswiss.why.bases import Own as Own
from fairswiss.why.bases import OwnBye as OwnBye
from fairswiss.why.bases import OwnLeaving as OwnLeaving
from fairswiss.why.bases import OwnPair as OwnPair
from fairswiss.why.bases import OwnRows as OwnRows
from fairswiss.why.group_steps import GroupGaveWay as GroupGaveWay
from fairswiss.why.obstacles import Absolute, Passed
from fairswiss.why.values import Value

# -- of the whole round ------------------------------------------------------------------------------------------------


class LimitLifted(Taken):
    """The limit on meeting more points is only a preference in this round."""


class Waived(Taken):
    """The arbiter's waiver was needed."""

    waived: Articles


class Bye(OfOne):
    """The bye, given before all else."""

    first_round: bool
    """By the starting list."""
    waived: bool
    """In spite of a point got without playing."""
    passed: tuple[Passed, ...] = ()


class Halves(Taken):
    """Round 1: the halves of the starting list."""

    upper: tuple[int, ...]
    lower: tuple[int, ...]


class MovedRow(OfTwo):
    """Round 1: a pair other than that of the row."""

    passed: tuple[Passed, ...] = ()


class BarLoosened(Taken):
    """Nobody who may have the bye can take it: somebody who had points without playing so often may."""

    times: int


class Pab(OfOne):
    """The pairing-allocated bye, whoever is left over in the last bracket."""

    score: Points
    lowest: bool = False
    """The score was fixed before anything was paired: the lowest possible."""
    by_games: bool = False
    """Of equal scores the most games played decide, then the largest pairing number."""
    passed: tuple[Passed, ...] = ()
    """Those with no more points who may not have it, or whom the others need."""


class TableRow(Taken):
    """A row of a table, and what the places of its pairs add up to."""

    row: int
    cycle: int
    size: int
    sum: int
    other_sum: int


class TableHighest(OfTwo):
    """Somebody meets the highest place."""

    place: int
    twice: int


class TablePair(OfTwo):
    """A pair of the table, its places and their sum."""

    white: int
    black: int
    sum: int


class Forfeits(OfTwo):
    """An absent player's game stays in the schedule."""


class Rests(OfOne):
    """Nobody is left to meet."""

    place: int
    twice: int


# -- of a score group --------------------------------------------------------------------------------------------------


class FloaterPaired(OfTwo):
    """Somebody from above is paired."""

    passed: tuple[Passed, ...] = ()


class FloatsOn(OfOne):
    """Somebody from above finds nobody and goes on."""

    passed: tuple[Passed, ...] = ()


class IslandPaired(OfTwo):
    """Somebody with nobody left to meet in the group is paired with somebody from below."""

    from_score: Points
    limit_lifted: bool
    passed: tuple[Passed, ...] = ()


class IslandStays(OfOne):
    """Nobody below can be met either."""

    passed: tuple[Passed, ...] = ()


class CameUp(OfOne):
    """Somebody joins a group that is odd."""

    dominating: str
    """The colour due to more of the group; empty when level."""
    whites: int
    blacks: int
    from_score: Points
    limit_lifted: bool
    passed: tuple[Passed, ...] = ()


class NobodyCameUp(Taken):
    """Nobody can join a group that is odd."""

    passed: tuple[Passed, ...] = ()


class LeftOver(OfOne):
    """Not everybody can be paired inside the group."""

    pairs_inside: int
    passed: tuple[Passed, ...] = ()


class SideChosen(OfOne):
    """A player without due colour joins a side."""

    side: str


class Transferred(OfOne):
    """Whites and blacks are made equal."""

    to: str
    surplus: int
    passed: tuple[Passed, ...] = ()


class BroughtUp(OfOne):
    """Somebody from below joins a group of this size, by preference whites and blacks, which needs so many."""

    needed: int
    size: int
    whites: int
    blacks: int
    from_score: Points
    passed: tuple[Passed, ...] = ()


class Shifted(OfOne):
    """A player changes sides, the first from the middle who can."""

    to: str
    why: Shifting
    movers: int
    """So many change sides for this reason."""
    passed: tuple[Passed, ...] = ()


class Columns(Taken):
    """The two columns as they are paired."""

    whites: tuple[int, ...]
    blacks: tuple[int, ...]
    order: ColumnOrder = ColumnOrder.RATING


class Row(OfTwo):
    """A row of the two columns."""

    fewest: bool = False
    """Not every row can be filled: pairs inside a column are kept fewest."""
    passed: tuple[Passed, ...] = ()


class SameColumn(OfTwo):
    """A pair inside a column."""

    side: str
    passed: tuple[Passed, ...] = ()


# -- of a bracket ------------------------------------------------------------------------------------------------------


class Penultimate(Taken):
    """The rest could not be paired, so this bracket is the penultimate one."""


class Collapsed(Taken):
    """Everybody below the penultimate bracket, as one last bracket."""


class Joined(Taken):
    """This bracket and all below it are one last bracket."""


class NoOpponent(OfOne):
    """Somebody has no possible opponent in the bracket and moves down."""


class TreatedAsHomogeneous(Taken):
    """Moved-down players, so many, are treated like residents."""

    moved_down: int
    why: Mixing


class Backtracked(Taken):
    """Others float down than the bracket would have chosen, for the sake of the next one."""


class BacktrackedInVain(Taken):
    """The next bracket called for others, and there are none that help."""


class Upfloat(OfOne):
    """Somebody comes up from a lower score so that everybody in the bracket has an opponent."""

    from_score: Points
    needed: int
    """The number of players who have to come up."""
    odd: bool
    """True if that is because the number of players is odd, and for no other reason."""
    passed: tuple[Passed, ...] = ()


class FewerPairs(Taken):
    """Not all the pairs aimed at are possible."""


class SearchGivenUp(Taken):
    """The first candidate could not be found in time, the best found is taken."""


class Bracket(Taken):
    """The halves; with moved-down players S1 is those to be paired and S2 all residents."""

    s1: tuple[int, ...]
    s2: tuple[int, ...]
    limbo: tuple[int, ...] = ()
    """Those who cannot be paired here."""
    left_out: tuple[int, ...] = ()
    """Like the limbo, where the text has no such word."""


class FirstTaken(Taken):
    """The first candidate was taken."""

    perfect: bool


class FirstIllegal(OfTwo):
    """A pair of the first candidate is not allowed."""

    obstacle: Absolute

    @property
    def passed(self) -> tuple[Passed, ...]:
        return (self.obstacle,)


class FirstDeadEnd(Taken):
    """With the first candidate the rest of the round could not be paired."""


class FirstByeBarred(OfOne):
    """The first candidate leaves somebody who may not have the bye."""


class FirstWorse(Taken):
    """The first candidate is worse on a criterion."""

    criterion: str
    first: int
    chosen: int


class FirstLater(Taken):
    """The first candidate is as good as the one taken, which comes before it."""


class OtherSet(Taken):
    """The moved-down players paired are another set than the first."""

    paired: tuple[int, ...]


class OtherOpponents(Taken):
    """The moved-down players have other opponents than the first of S2."""


class Exchanged(Taken):
    """The players who change places between S1 and S2 of the remainder."""

    leaving: tuple[int, ...]
    entering: tuple[int, ...]


class Transposed(Taken):
    """S2 of the remainder in another order, nobody exchanged."""


class MovedDownPaired(OfTwo):
    """A moved-down player and a resident."""


class BracketPaired(OfTwo):
    """Two residents."""


class Downfloat(OfOne):
    """Left to the next bracket; in the last bracket left with the bye."""


class Mark(Value):
    """A candidate's cost on one criterion that it fails."""

    criterion: str
    article: Article
    cost: int
    breaks_down: str = ""
    """The criterion with the same cost, which this one looks at score by score."""


class Scorecard(Taken):
    """The criteria that the candidate taken fails; empty if it is perfect."""

    marks: tuple[Mark, ...]


OfRound = LimitLifted | Waived | GroupGaveWay | Bye | Halves | MovedRow | BarLoosened | Pab
OfTable = TableRow | TableHighest | TablePair | Forfeits | Rests
GroupPair = FloaterPaired | IslandPaired | Row | SameColumn
"""The steps of a score group that make a pair."""
OfGroup = (
    GroupPair | FloatsOn | IslandStays | CameUp | NobodyCameUp | BroughtUp | LeftOver | SideChosen | Transferred
    | Shifted | Columns
)  # fmt: skip
Special = (
    Penultimate | Collapsed | Joined | NoOpponent | TreatedAsHomogeneous | Backtracked | BacktrackedInVain | FewerPairs
    | SearchGivenUp | Upfloat
)  # fmt: skip
"""The peculiarity of a bracket."""
First = FirstTaken | FirstIllegal | FirstDeadEnd | FirstByeBarred | FirstWorse | FirstLater
"""The outcome of the first candidate."""
BracketPair = MovedDownPaired | BracketPaired
"""The steps of a bracket that make a pair."""
PairMade = GroupPair | BracketPair | OwnPair
"""The steps that make a pair, in any system that pairs by score."""
Alteration = OtherSet | OtherOpponents | Exchanged | Transposed
"""The difference between the chosen candidate and the first one."""
OfBracket = Special | Bracket | First | Alteration | BracketPair | Downfloat | Scorecard
Shared = OfRound | OfTable | OfGroup | OfBracket
"""Of no single edition."""
Step = Shared | Own
