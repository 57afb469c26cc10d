"""Arrangements for the pairing that were made beforehand: who is kept apart, and who has virtual points.

The numbers are those of players, or of teams where teams are paired.
"""

from enum import StrEnum
from typing import NamedTuple

from fairswiss.model.points import Points


class Bond(StrEnum):
    """The bond between players who are kept apart."""

    UNSTATED = ""
    FAMILY = "family"
    CLUB = "club"
    FEDERATION = "federation"
    GROUP = "group"


class Prohibition(NamedTuple):
    """No two of these players may be paired with each other in these rounds."""

    players: tuple[int, ...]
    first_round: int = 1
    last_round: int | None = None
    """None: to the end."""
    bond: Bond = Bond.UNSTATED
    name: str = ""
    """The name of the club, the federation or the group."""
    gives_way: int = 0
    """0: strictly. Else if possible: where not all can be kept, the highest number gives way first."""

    def holds_in(self, number: int) -> bool:
        """True if it concerns a round."""
        return self.first_round <= number <= (self.last_round or number)


class Acceleration(NamedTuple):
    """Virtual points of one player, by round, added to the score for pairing alone."""

    player: int
    points: tuple[Points, ...]
