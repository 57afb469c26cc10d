"""Colours and what a colour history allows.

A colour is one of the integers WHITE and BLACK; 0 is "no colour". A set of colours is their sum, so that
``allowed & WHITE`` reads as it should.
"""

NONE, WHITE, BLACK, BOTH = 0, 1, 2, 3
LETTERS = ("", "w", "b")
"""The letter of each colour, as in tournament files."""


def opposite(colour: int) -> int:
    """The other colour; no colour stays no colour."""
    return 3 - colour if colour else NONE


def balance(history: str) -> int:
    """Games with white minus games with black."""
    return 2 * history.count("w") - len(history)


def within_balance(history: str, limit: int) -> int:
    """The colours that keep the balance within ``-limit … +limit``."""
    difference = balance(history)
    return (WHITE if difference < limit else NONE) | (BLACK if difference > -limit else NONE)


def no_third_in_a_row(history: str) -> int:
    """The colours that are not had in both of the last two games."""
    return BLACK if history.endswith("ww") else WHITE if history.endswith("bb") else BOTH


def last_difference(first: str, second: str) -> tuple[str, str] | None:
    """Going back from the last game, the first place where the two histories differ."""
    for mine, yours in zip(reversed(first), reversed(second), strict=False):
        if mine != yours:
            return mine, yours
    return None
