"""Article 2: the criteria, one row each."""

from fairswiss.kernel.vocabulary.claims import preference_lost
from fairswiss.kernel.vocabulary.ladder import Ladder, Row, Setting, by_score, once
from fairswiss.why import Aim

LADDER = Ladder(
    (
        Row("C5", "2.3.1", down=once),
        Row("C6", "2.3.2", down=by_score, digits=Setting.scores, breaks_down="C5"),
        Row("C7", "2.3.3", following_down=once),
        Row("C7", "2.3.3", following_down=by_score, digits=Setting.scores),
        Row("C8", "2.3.4", pair=preference_lost),
    )
)

WORDS = {
    "C5": "outgoing floaters",
    "C6": "scores of the outgoing floaters",
    "C7": "outgoing floaters of the following bracket",
    "C8": "players without their colour preference",
}
"""The meaning of each criterion."""

AIMS = {"C5": Aim.LEFT_OVER, "C6": Aim.DISTANCE, "C7": Aim.NEXT_GROUP, "C8": Aim.COLOUR}
"""The purpose of each criterion."""
