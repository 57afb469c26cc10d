"""Article 2: the criteria, one row each; which teams count is settled by :mod:`fairswiss.kernel.upfloats`."""

from fairswiss.kernel.upfloats.faults import floating_again, without_preference, without_strong_preference
from fairswiss.kernel.upfloats.judging import Criteria, PairRow
from fairswiss.kernel.vocabulary.ladder import Row, Setting
from fairswiss.why import Aim

CRITERIA = Criteria(
    number=Row("C4", "C4"),
    scores=Row("C5", "C5", digits=Setting.differences, breaks_down="C4"),
    following=Row("C6", "C6"),
    again=Row("C7", "C7"),
    sets="3.5",
    pairs=(
        PairRow(Row("C8", "C8"), without_preference),
        PairRow(Row("C9", "C9"), without_strong_preference),
        PairRow(Row("C10", "C10"), floating_again),
    ),
)

WORDS = {
    "C4": "upfloaters",
    "C5": "score differences of the upfloaters",
    "C6": "upfloaters that the following scoregroup needs",
    "C7": "upfloaters that were floaters in the previous round",
    "C8": "teams without the colour they prefer",
    "C9": "teams without the colour they prefer strongly",
    "C10": "opponents of upfloaters that were floaters in the previous round",
}
"""The meaning of each criterion."""

AIMS = {
    "C4": Aim.LEFT_OVER,
    "C5": Aim.DISTANCE,
    "C6": Aim.NEXT_GROUP,
    "C7": Aim.UP_MOVED,
    "C8": Aim.COLOUR,
    "C9": Aim.STRONG_COLOUR,
    "C10": Aim.DOWN_MOVED,
}
"""The purpose of each criterion."""
