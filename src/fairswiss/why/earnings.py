"""The working of a total by which a system ranks its own events: what each round brought, and by which value."""

from typing import NamedTuple

from fairswiss.why import Articles
from fairswiss.why.messages import Message
from fairswiss.why.values import Value


class Earned(Value):
    """One contribution to a total: a share of a value."""

    articles: Articles
    round: int
    """0 when it belongs to none."""
    deed: str
    """Its kind; the system has words for it, unless standings have some (``what.``)."""
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


class Heading(NamedTuple):
    """A column of such standings."""

    code: str
    article: str
    title: Message
    decimals: int = 0


class Ranked(NamedTuple):
    """The words of such standings."""

    title: Message
    total: Heading
    value: Heading
