"""The columns of a published list that one edition alone has, and what its lines know for them.

An edition names such a column among its others by a text, ``"buchholz"``. The lines of its list carry the figures
(:class:`Own`), its voice the words around them (:class:`Column`).
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from fairswiss.why.messages import Message, Place
from fairswiss.why.values import Value


class Own(Value):
    """Everything that one edition alone knows of a player before a round."""

    @abstractmethod
    def figures(self) -> dict[str, Place]:
        """By the names that programs read; those that the edition has among its columns are shown to people."""


class Column(NamedTuple):
    """The words of a column."""

    heading: Message
    legend: Message | None = None
    """The meaning, with the article of the column in its place."""
    known: Callable[[Place], Message] | None = None
    """The figure of somebody in a sentence about them, where it is mentioned."""
    of_words: bool = False
    """True if its cells are words and stand on the left."""
