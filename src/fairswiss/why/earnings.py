"""The working of a total on a ladder: what each round brought, and by which value."""

from enum import Enum

from fairswiss.why import Articles
from fairswiss.why.values import Value


class Deed(Enum):
    """The kind of a contribution to a total."""

    OWN = "own"
    """The own value, without any round."""
    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    OPEN = "open"
    """A game without a result."""
    BYE = "bye"
    """Sitting out because the number is odd."""
    CLUB = "club"
    """A match for the club."""
    ANNOUNCED = "announced"
    """An absence that was announced."""
    OVER_LIMIT = "over-limit"
    """One more than the announced absences that count."""
    UNANNOUNCED = "unannounced"
    """An absence that was not announced, or a round before joining."""
    WITHDRAWN = "withdrawn"
    """A game against someone who has withdrawn since."""
    ROUNDING = "rounding"
    """The difference that rounding makes."""


class Earned(Value):
    """One contribution to a total: a share of a value."""

    articles: Articles
    round: int
    """0 when it belongs to none."""
    deed: Deed
    opponent: int
    """0 when there was none."""
    value: int
    """The value that counts: the opponent's, or the own one; the sum over so many passes."""
    passes: int
    over: int
    """The share of it, as a fraction."""
    under: int


class Total(Value):
    """The total of a player on a ladder, in parts of a value, and its working."""

    player: int
    value: int
    """For the round to come."""
    total: int
    unit: int
    earned: tuple[Earned, ...]
