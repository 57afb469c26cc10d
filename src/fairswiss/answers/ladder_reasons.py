"""The reasons that decide where a round is paired down a ladder."""

from fairswiss.answers.against import Against
from fairswiss.why.values import Value


class Nearest(Value):
    """From the top of a ladder, each with the nearest below."""

    higher: int
    place: int
    """Of the higher, among those present."""
    other_place: int


class FewerWhites(Value):
    """White to the one who has had it less often, compared with Black."""

    white: int
    black: int
    whites: int
    """Games of White so far with White, as below."""
    blacks: int
    other_whites: int
    other_blacks: int


class ReturnGame(Value):
    """The colours of the last game of the two are reversed."""

    round: int


class LowerOnLadder(Value):
    """White to the lower of the two."""

    white: int
    black: int
    white_place: int
    black_place: int


class RunEnds(Value):
    """Somebody has had a colour as often in a row as is allowed."""

    who: int
    colour: str
    times: int


class SitsOut(Value):
    """An odd number is present, and this one sits out."""

    present: int
    place: int
    byes: int
    """So many times before."""
    fewest: bool
    """One of those who have sat out least."""


class OtherSitsOut(Value):
    """Somebody else sits out."""

    present: int
    bye: int
    place: int
    bye_place: int
    byes: int
    bye_byes: int
    fewest: bool
    against: Against | None
    """The reason why it could not be this player."""


OfLadder = FewerWhites | ReturnGame | LowerOnLadder | RunEnds
LadderByes = SitsOut | OtherSitsOut
