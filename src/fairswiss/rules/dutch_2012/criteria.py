"""The criteria that C.10 to C.14 give up, as rows: the last to be given up comes first."""

from functools import cache

from fairswiss.kernel.vocabulary.claims import preferences_clash
from fairswiss.kernel.vocabulary.entrants import ABSOLUTE, MILD, STRONG, Entrant
from fairswiss.kernel.vocabulary.ladder import ONE_POINT, Ladder, Row, Setting, by_score, once
from fairswiss.kernel.vocabulary.repeats import BEFORE_THAT, PREVIOUS, opponent_again, resident_again
from fairswiss.why import Aim, Law

LAW = Law("dutch-2012")


def moved_down_left(setting: Setting, entrant: Entrant) -> int:
    """M1: a moved-down player who is left over."""
    return int(entrant.number in setting.is_moved_down)


def moved_down_together(setting: Setting, higher: Entrant, lower: Entrant) -> int:
    """M1: two moved-down players who meet each other and no resident."""
    return 2 * (higher.number in setting.is_moved_down and lower.number in setting.is_moved_down)


def left_by_the_next(setting: Setting, entrant: Entrant) -> int:
    """C.12: somebody who comes down from this bracket finds nobody in the next one."""
    return int(entrant.score > setting.lowest_following)


def squared_difference(setting: Setting, higher: Entrant, lower: Entrant) -> int:
    """D.4: of a pair."""
    del setting
    return (higher.score - lower.score) ** 2


def squared_bye(setting: Setting, entrant: Entrant) -> int:
    """D.4: the bye counts as an opponent one point below the lowest player."""
    return (entrant.score - setting.lowest + ONE_POINT) ** 2


MOVED_DOWN = Row("M1", "C.14", down=moved_down_left, pair=moved_down_together)
"""A.6: moved-down players are paired first."""
BYE = Row("C.14 B.1", "C.14")
"""Another than the moved-down player who is expected to have the bye would have it: settled before the search."""
ROOM = Row("C.14 room", "C.14")
"""More pairs than the first set of moved-down players has room for: settled before the search."""
PAIRS = Row("P1", "C.14", down=once)
"""A.6, C.2: as many pairs as there is room for."""
SCORES = Row("B.3", "B.3", down=by_score, digits=Setting.scores, breaks_down="P1")
REST = Row("C.12 rest", "C.12")
"""The next bracket is the last and cannot be completed: settled before the search."""
LEFT = Row("C.12 left", "C.12", following_down=once)
SOMEBODY = Row("C.12 all", "C.12", following_down=left_by_the_next)
FALLING = Row("C.12 scores", "C.12", following_down=by_score, digits=Setting.scores, breaks_down="C.12 left")
LOWEST = Row("D.4", "D.4", pair=squared_difference, down=squared_bye)
WAIVED = Row("C.10.g", "C.10", pair=preferences_clash(ABSOLUTE))
FIRM_ODD = Row("C.10.f", "C.10", pair=preferences_clash(STRONG))
CLASHES = Row("X", "C.10", pair=preferences_clash(MILD))
FIRM_EVEN = Row("Z", "C.10", pair=preferences_clash(STRONG))
DOWN_AGAIN = (  # B.5, B.6
    Row("C.10.d", "C.10", down=resident_again(PREVIOUS)),
    Row("C.10.c", "C.10", down=resident_again(BEFORE_THAT)),
)
UP_AGAIN = (  # B.5, B.6
    Row("C.10.b", "C.10", pair=opponent_again(PREVIOUS), floats=True),
    Row("C.10.a", "C.10", pair=opponent_again(BEFORE_THAT), floats=True),
)
LOOK_AHEAD = (REST, LEFT, SOMEBODY, FALLING)
LADDER = Ladder(
    (
        *(MOVED_DOWN, BYE, ROOM, PAIRS, SCORES, *LOOK_AHEAD, LOWEST),
        *(WAIVED, FIRM_ODD, CLASHES, FIRM_EVEN, *DOWN_AGAIN, *UP_AGAIN),
    )
)
"""All there are, in their order: the quality of pairings (A.11)."""
MOST_MET = Ladder((MOVED_DOWN,))
NOBODY_MET = Ladder((MOVED_DOWN, ROOM))
MOST_PAIRS = Ladder((PAIRS,))
PAIRS_AND_SCORES = Ladder((PAIRS, SCORES))


def silent(row: Row) -> Row:
    """A row in its place that counts nothing."""
    return Row(row.code, row.article, digits=row.digits, breaks_down=row.breaks_down)


def colours(odd: bool) -> tuple[Row, ...]:
    """B.4, C.10.g, f, e: in odd rounds A.7.d, in even ones Z after X (A.7.e)."""
    return (WAIVED, FIRM_ODD, CLASHES) if odd else (WAIVED, CLASHES, FIRM_EVEN)


def floats(heterogeneous: bool) -> tuple[Row, ...]:
    """C.10.d, c and, where there are moved-down players to be met, b, a."""
    return (*DOWN_AGAIN, *UP_AGAIN) if heterogeneous else DOWN_AGAIN


def above(heterogeneous: bool) -> tuple[Row, ...]:
    """The criteria above everything else in a bracket."""
    return (MOVED_DOWN,) if heterogeneous else ()


@cache
def normal(heterogeneous: bool, odd: bool, *, all_paired: bool, falling: bool) -> Ladder:
    """C.3, in a bracket with others below it; whether C.12 asks for everybody who comes down, and for scores."""
    ahead = (
        *(REST, LEFT, SOMEBODY if all_paired else silent(SOMEBODY)),
        FALLING if falling else silent(FALLING),
    )
    return Ladder((*above(heterogeneous), PAIRS, SCORES, *ahead, *colours(odd), *floats(heterogeneous)))


@cache
def penultimate(heterogeneous: bool, odd: bool, *, bye: bool = False) -> Ladder:
    """C.13; whether a moved-down player goes on to have the bye (C.14, B.1)."""
    first = (*above(heterogeneous), *((BYE,) if bye else ()))
    return Ladder((*first, ROOM, PAIRS, SCORES, *colours(odd), *floats(heterogeneous)))


@cache
def last(heterogeneous: bool, odd: bool, least_squares: bool) -> Ladder:
    """The lowest bracket, ruled by D.4 or not; where it is treated as homogeneous only the bye can repeat a float."""
    first = LOWEST if least_squares else SCORES
    return Ladder((*above(heterogeneous), first, *colours(odd), *floats(heterogeneous)))


WORDS = {
    "M1": "moved-down players who meet no resident",
    "C.14 B.1": "someone other than the lowest player with the right to the bye has it",
    "C.14 room": "more pairs than the first set of moved-down players has room for",
    "P1": "players left over",
    "B.3": "players left over, the highest scores first",
    "C.12 rest": "the last bracket cannot be completed",
    "C.12 left": "players left over by the next bracket",
    "C.12 all": "someone who comes down is not paired with a resident of the next bracket",
    "C.12 scores": "players left over by the next bracket, the highest scores first",
    "D.4": "sum of the squared score differences, in hundredths",
    "C.10.g": "pairs of topscorers with the same absolute preference",
    "C.10.f": "pairs with the same strong or absolute preference",
    "X": "pairs with the same preference",
    "Z": "pairs with the same strong or absolute preference, in even rounds",
    "C.10.d": "residents floating down who floated down in the previous round",
    "C.10.c": "residents floating down who floated down two rounds before",
    "C.10.b": "opponents of moved-down players who floated up in the previous round",
    "C.10.a": "opponents of moved-down players who floated up two rounds before",
}
"""The meaning of each criterion."""

AIMS = {
    "M1": Aim.NO_RESIDENT,
    "C.14 B.1": Aim.BYE_ORDER,
    "C.14 room": Aim.ROOM,
    "P1": Aim.LEFT_OVER,
    "B.3": Aim.LEFT_POINTS,
    "C.12 rest": Aim.NEXT_GROUP,
    "C.12 left": Aim.NEXT_GROUP,
    "C.12 all": Aim.NEXT_GROUP,
    "C.12 scores": Aim.NEXT_GROUP,
    "D.4": Aim.SQUARES,
    "C.10.g": Aim.ABSOLUTE_COLOUR,
    "C.10.f": Aim.STRONG_COLOUR,
    "X": Aim.COLOUR,
    "Z": Aim.STRONG_COLOUR,
    "C.10.d": Aim.LEFT_AGAIN,
    "C.10.c": Aim.LEFT_TWO_AGO,
    "C.10.b": Aim.ABOVE_AGAIN,
    "C.10.a": Aim.ABOVE_TWO_AGO,
}
"""The purpose of each criterion."""
