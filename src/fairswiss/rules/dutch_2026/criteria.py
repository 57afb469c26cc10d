"""Article 2: the criteria, one row each."""

from collections.abc import Callable

from fairswiss.kernel.vocabulary.claims import beyond_two, preference_lost, strong_preference_lost, third_in_a_row
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Ladder, Row, Setting, by_score, once
from fairswiss.kernel.vocabulary.repeats import BEFORE_THAT, PREVIOUS, opponent_again, resident_again
from fairswiss.why import Aim


def unplayed_games(setting: Setting, entrant: Entrant) -> int:
    """C9: only where the bye is decided."""
    return entrant.unplayed_games if setting.pab_is_decided_here else 0


def moved_down_again(ago: int) -> Callable[[Setting, Entrant], int]:
    """C18, C20: a moved-down player who floats on, by score: the difference to any resident here would be smaller."""

    def down(setting: Setting, entrant: Entrant) -> int:
        return setting.at_score(entrant.score, entrant.number in setting.is_moved_down and entrant.downfloated[ago])

    return down


def opponent_difference(ago: int) -> Callable[[Setting, Entrant, Entrant], int]:
    """C19, C21: the score difference of an opponent who floats up again."""

    def pair(setting: Setting, higher: Entrant, lower: Entrant) -> int:
        return setting.at_score(higher.score, higher.number in setting.is_moved_down and lower.upfloated[ago])

    return pair


LADDER = Ladder(
    (
        Row("C6", "2.4.1", down=once),
        Row("C7", "2.4.2", down=by_score, digits=Setting.scores, breaks_down="C6"),
        Row("C8", "2.4.3", following_down=once),
        Row("C8", "2.4.3", following_down=by_score, digits=Setting.scores),
        Row("C9", "2.4.4", pab=unplayed_games),
        Row("C10", "2.4.5", pair=beyond_two, individual=True),
        Row("C11", "2.4.6", pair=third_in_a_row, individual=True),
        Row("C12", "2.4.7", pair=preference_lost),
        Row("C13", "2.4.8", pair=strong_preference_lost),
        Row("C14", "2.4.9", down=resident_again(PREVIOUS)),
        Row("C15", "2.4.10", pair=opponent_again(PREVIOUS), floats=True),
        Row("C16", "2.4.11", down=resident_again(BEFORE_THAT)),
        Row("C17", "2.4.12", pair=opponent_again(BEFORE_THAT), floats=True),
        Row("C18", "2.4.13", down=moved_down_again(PREVIOUS), digits=Setting.scores),
        Row("C19", "2.4.14", pair=opponent_difference(PREVIOUS), digits=Setting.scores, floats=True),
        Row("C20", "2.4.15", down=moved_down_again(BEFORE_THAT), digits=Setting.scores),
        Row("C21", "2.4.16", pair=opponent_difference(BEFORE_THAT), digits=Setting.scores, floats=True),
    )
)

WORDS = {
    "C5": "score of the player with the bye",
    "C6": "downfloaters",
    "C7": "scores of the downfloaters",
    "C8": "downfloaters of the following bracket",
    "C9": "unplayed games of the player with the bye",
    "C10": "topscorers and their opponents with a colour difference beyond two",
    "C11": "topscorers and their opponents with the same colour three times in a row",
    "C12": "players without their colour preference",
    "C13": "players without their strong colour preference",
    "C14": "residents floating down who floated down in the previous round",
    "C15": "opponents of moved-down players who floated up in the previous round",
    "C16": "residents floating down who floated down two rounds before",
    "C17": "opponents of moved-down players who floated up two rounds before",
    "C18": "moved-down players who floated down in the previous round, by score difference",
    "C19": "opponents of moved-down players who floated up in the previous round, by score difference",
    "C20": "moved-down players who floated down two rounds before, by score difference",
    "C21": "opponents of moved-down players who floated up two rounds before, by score difference",
}
"""The meaning of each criterion."""

AIMS = {
    "C5": Aim.BYE_POINTS,
    "C6": Aim.LEFT_OVER,
    "C7": Aim.LEFT_POINTS,
    "C8": Aim.NEXT_GROUP,
    "C9": Aim.BYE_GAMES,
    "C10": Aim.COLOUR_BALANCE,
    "C11": Aim.COLOUR_RUN,
    "C12": Aim.COLOUR,
    "C13": Aim.STRONG_COLOUR,
    "C14": Aim.LEFT_AGAIN,
    "C15": Aim.UP_AGAIN,
    "C16": Aim.LEFT_TWO_AGO,
    "C17": Aim.UP_TWO_AGO,
    "C18": Aim.AGAIN_FURTHER,
    "C19": Aim.AGAIN_FURTHER,
    "C20": Aim.AGAIN_FURTHER,
    "C21": Aim.AGAIN_FURTHER,
}
"""The purpose of each criterion."""
