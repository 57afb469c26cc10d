"""Article 2.3: the quality criteria, in descending order."""

from fairswiss.why import Aim

CRITERIA = (
    ("C5", "2.3.1"),
    ("C6", "2.3.2"),
    ("C7", "2.3.3"),
    ("C8", "2.3.4"),
    ("C9", "2.3.5"),
    ("C10", "2.3.6"),
)
"""Code and article of each."""

WORDS = {
    "C5": "upfloaters",
    "C6": "scores of the upfloaters",
    "C7": "players without their colour preference",
    "C8": "maximum upfloaters who float up again",
    "C9": "earlier upfloats of these maximum upfloaters",
    "C10": "upfloaters who also floated up in the previous round",
}
"""The meaning of each criterion."""

AIMS = {
    "C5": Aim.LEFT_OVER,
    "C6": Aim.DISTANCE,
    "C7": Aim.COLOUR,
    "C8": Aim.UP_OFTEN,
    "C9": Aim.UP_OFTEN,
    "C10": Aim.UP_AGAIN,
}
"""The purpose of each criterion."""
