"""The quality criteria of such a round, in descending order, and what each is for; an edition adds its articles."""

from fairswiss.why import Aim

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
    "C9": Aim.UP_TIMES,
    "C10": Aim.UP_AGAIN,
}
"""The purpose of each criterion."""
