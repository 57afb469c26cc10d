"""Messages: which words are meant, and what stands in their places. Data and no text: ``rendering.telling`` says them.

An edition that says something of its own declares its English words once (:class:`Words`) and makes messages of them.
"""

from typing import NamedTuple

from fairswiss.model.points import Points
from fairswiss.why.values import Value


class Player(NamedTuple):
    """Somebody, as the text calls people."""

    number: int
    you: bool = False
    """Called "you" where it is the one who asks."""
    begins: bool = False
    """At the beginning of a sentence."""


class Numbers(NamedTuple):
    """Players by their numbers, in this order."""

    players: tuple[int, ...]


class Colour(NamedTuple):
    """White or Black: ``w`` or ``b``."""

    letter: str


class Score(NamedTuple):
    """So many points, after ``of`` and ``with``."""

    points: Points
    plain: bool = False
    """After neither of them."""


class Times(NamedTuple):
    """Once, twice, and so on."""

    number: int


class Figure(NamedTuple):
    """A number with decimals: so many parts of a whole, halves of the last decimal up."""

    over: int
    under: int
    decimals: int


class Hundredths(NamedTuple):
    """A number in hundredths, without zeros at its end."""

    number: int


class Ruled(NamedTuple):
    """The sentence of what was against two players, or against the other one."""

    against: Value
    """One of ``why.against``, which imports this module."""
    one: int = 0
    other: int = 0


class Message(NamedTuple):
    """Words by their name, in English, and the values in their places."""

    name: str
    english: str
    values: "tuple[tuple[str, Place], ...]" = ()


class Several(NamedTuple):
    """Messages one after the other."""

    messages: tuple[Message, ...]


Place = int | str | Player | Numbers | Colour | Score | Times | Figure | Hundredths | Ruled | Message | Several


class Words(dict[str, str]):
    """The English words of an edition by name: where they belong, the kind, and a variant after a further dot."""

    def __call__(self, name: str, variant: str = "", /, **values: Place) -> Message:
        """The message of that name, or of its variant where there are words for it."""
        longer = f"{name}.{variant}"
        found = longer if longer in self else name
        return Message(found, self[found], tuple(values.items()))
