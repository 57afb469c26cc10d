"""The facts of the end of an event: its prizes, and the final page."""

from typing import NamedTuple

from fairswiss.model.prizes import Prizes


class PrizesDeclared(NamedTuple):
    """The prizes of the event; all of them as they are from now on."""

    prizes: Prizes


class PrizeAwarded(NamedTuple):
    """A special prize goes to a player, or to nobody (0) any more."""

    number: int
    """The place of the prize among the special ones, from 1."""
    id: int


class FinalPageShown(NamedTuple):
    """The final page is shown to everybody, or not any more."""

    shown: bool = True
    thanks: str = ""
    """The organiser's own words at its end."""
