"""Part C: the criteria, one row each."""

from collections.abc import Callable

from fairswiss.kernel.vocabulary.claims import beyond_two, preference_lost, strong_preference_lost, third_in_a_row
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import ONE_POINT, Ladder, Row, Setting, once
from fairswiss.kernel.vocabulary.repeats import BEFORE_THAT, PREVIOUS
from fairswiss.why import Aim


def pair_difference(setting: Setting, higher: Entrant, lower: Entrant) -> int:
    """A.8: the score difference of a pair."""
    return setting.at_difference(higher.score - lower.score, higher.score != lower.score)


def down_difference(setting: Setting, entrant: Entrant) -> int:
    """A.8: an unpaired player against somebody a point below the lowest of the bracket."""
    return setting.at_difference(entrant.score - setting.lowest + ONE_POINT)


def following_down(setting: Setting, entrant: Entrant) -> int:
    """C.7: unpaired in the following bracket; where that is the last, somebody barred from the bye counts double."""
    return 1 + (setting.following_is_last and entrant.barred_from_pab)


def following_difference(setting: Setting, entrant: Entrant) -> int:
    """C.7: the same difference in the following bracket."""
    return setting.at_difference(entrant.score - setting.lowest_following + ONE_POINT)


Down = Callable[[Setting, Entrant], int]
InPair = Callable[[Setting, Entrant, Entrant], int]


def unpaired_again(ago: int) -> Down:
    """C.12, C.14: who is left unpaired has a downfloat again."""
    return lambda setting, entrant: int(entrant.downfloated[ago])


def higher_again(ago: int) -> InPair:
    """C.12, C.14: the higher score of a pair has a downfloat again."""
    return lambda setting, higher, lower: int(higher.score != lower.score and higher.downfloated[ago])


def lower_again(ago: int) -> InPair:
    """C.13, C.15: the lower score of a pair has an upfloat again."""
    return lambda setting, higher, lower: int(higher.score != lower.score and lower.upfloated[ago])


def unpaired_difference(ago: int) -> Down:
    """C.16, C.18: the difference of an unpaired player counted by C.12 or C.14."""
    return lambda setting, entrant: setting.at_difference(
        entrant.score - setting.lowest + ONE_POINT, entrant.downfloated[ago]
    )


def higher_difference(ago: int) -> InPair:
    """C.16, C.18: the difference of a pair whose higher score is counted by C.12 or C.14."""
    return lambda setting, higher, lower: setting.at_difference(
        higher.score - lower.score, higher.score != lower.score and higher.downfloated[ago]
    )


def lower_difference(ago: int) -> InPair:
    """C.17, C.19: the difference of a pair whose lower score is counted by C.13 or C.15."""
    return lambda setting, higher, lower: setting.at_difference(
        higher.score - lower.score, higher.score != lower.score and lower.upfloated[ago]
    )


FIRST = (
    Row("C.5", "C.5", down=once),
    Row("C.6", "C.6", pair=pair_difference, down=down_difference, digits=Setting.differences),
)
LOOK_AHEAD = (
    Row("C.7", "C.7", following_down=following_down),
    Row("C.7", "C.7", following_pair=pair_difference, following_down=following_difference, digits=Setting.differences),
)
THEN = (
    Row("C.8", "C.8", pair=beyond_two, individual=True),
    Row("C.9", "C.9", pair=third_in_a_row, individual=True),
    Row("C.10", "C.10", pair=preference_lost),
    Row("C.11", "C.11", pair=strong_preference_lost),
    Row("C.12", "C.12", down=unpaired_again(PREVIOUS), pair=higher_again(PREVIOUS), floats=True),
    Row("C.13", "C.13", pair=lower_again(PREVIOUS), floats=True),
    Row("C.14", "C.14", down=unpaired_again(BEFORE_THAT), pair=higher_again(BEFORE_THAT), floats=True),
    Row("C.15", "C.15", pair=lower_again(BEFORE_THAT), floats=True),
    Row(
        "C.16",
        "C.16",
        down=unpaired_difference(PREVIOUS),
        pair=higher_difference(PREVIOUS),
        digits=Setting.differences,
        floats=True,
    ),
    Row("C.17", "C.17", pair=lower_difference(PREVIOUS), digits=Setting.differences, floats=True),
    Row(
        "C.18",
        "C.18",
        down=unpaired_difference(BEFORE_THAT),
        pair=higher_difference(BEFORE_THAT),
        digits=Setting.differences,
        floats=True,
    ),
    Row("C.19", "C.19", pair=lower_difference(BEFORE_THAT), digits=Setting.differences, floats=True),
)

LADDER = Ladder((*FIRST, *LOOK_AHEAD, *THEN))
LADDER_WITHOUT_LOOK_AHEAD = Ladder((*FIRST, *THEN))
"""In the penultimate and the collapsed last bracket."""

WORDS = {
    "C.5": "downfloaters",
    "C.6": "score differences",
    "C.7": "downfloaters and score differences of the following bracket",
    "C.8": "topscorers and their opponents with a colour difference beyond two",
    "C.9": "topscorers and their opponents with the same colour three times in a row",
    "C.10": "players without their colour preference",
    "C.11": "players without their strong colour preference",
    "C.12": "players floating down as in the previous round",
    "C.13": "players floating up as in the previous round",
    "C.14": "players floating down as two rounds before",
    "C.15": "players floating up as two rounds before",
    "C.16": "score differences of players floating down as in the previous round",
    "C.17": "score differences of players floating up as in the previous round",
    "C.18": "score differences of players floating down as two rounds before",
    "C.19": "score differences of players floating up as two rounds before",
}
"""The meaning of each criterion."""

AIMS = {
    "C.5": Aim.LEFT_OVER,
    "C.6": Aim.DISTANCE,
    "C.7": Aim.NEXT_GROUP,
    "C.8": Aim.COLOUR_BALANCE,
    "C.9": Aim.COLOUR_RUN,
    "C.10": Aim.COLOUR,
    "C.11": Aim.STRONG_COLOUR,
    "C.12": Aim.DOWN_AGAIN,
    "C.13": Aim.UP_AGAIN,
    "C.14": Aim.DOWN_TWO_AGO,
    "C.15": Aim.UP_TWO_AGO,
    "C.16": Aim.AGAIN_FURTHER,
    "C.17": Aim.AGAIN_FURTHER,
    "C.18": Aim.AGAIN_FURTHER,
    "C.19": Aim.AGAIN_FURTHER,
}
"""The purpose of each criterion."""
