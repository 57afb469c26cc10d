"""The voice of an edition: its own words, and the questions to which it has answers of its own."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from fairswiss.why.columns import Column
from fairswiss.why.earnings import Ranked
from fairswiss.why.messages import Words
from fairswiss.why.reasons import ByeOrder, Found, Seen

Answering = Callable[[Seen, int], Found | None]
"""The answer for a player of this number; None: as for all editions."""


def as_for_all(seen: Seen, player: int) -> Found | None:
    """Nothing is answered otherwise than for all editions."""
    del seen, player
    return None


class Voice(NamedTuple):
    """Everything that an edition says in a way of its own; one without any needs none of it."""

    words: Words = Words()
    """Their names are of no other edition, and not among those that all share."""
    opponent: Answering = as_for_all
    """The one somebody plays."""
    points: Answering = as_for_all
    """An opponent with other points; asked of nobody else."""
    colour: Answering = as_for_all
    bye: Answering = as_for_all
    no_bye: Answering = as_for_all
    """For everybody else when somebody has the bye."""
    bye_order: ByeOrder | None = None
    """The order by which one of equal points gets the bye, where it is given before all pairs."""
    by_list: bool = True
    """True if those of equal points are ranked and paired by the starting list, unless something is against it."""
    columns: Mapping[str, Column] = MappingProxyType({})
    """The columns that it names by a text, by that text."""
    ranked: Ranked | None = None
    """The words of its standings, where it ranks its events by points of its own."""
