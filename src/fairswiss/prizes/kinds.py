"""The data of a prize-giving: pots, shares with their working, and the reasons why somebody was passed over."""

from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.notebooks import repr_html
from fairswiss.model.prizes import Prizes, Sharing, SpecialPrize


class Contender(NamedTuple):
    """A player in the order of the standings."""

    player: int
    rank: int
    """The place; the same for those whom the tie-breaks left tied."""
    tied: int
    """The number of the group with equal points, counted from the top."""
    games: int = 0
    categories: frozenset[str] = frozenset()


class PrizeAt(NamedTuple):
    """One prize of a list."""

    list: int
    """The place of the list among the lists, from 0."""
    place: int
    amount: int
    """In cents."""


class Pot(NamedTuple):
    """Prizes that some players share, or one prize of one player."""

    prizes: tuple[PrizeAt, ...]
    players: tuple[int, ...]
    """In the order of the standings."""
    sharing: Sharing
    alike: bool = False
    """True if the tie-breaks left some of them tied, who therefore have equal parts of their own prizes."""

    @property
    def total(self) -> int:
        """In cents."""
        return sum(prize.amount for prize in self.prizes)


class Share(NamedTuple):
    """The part of a player in a pot, with its working."""

    player: int
    pot: Pot
    own: Fraction
    """Cents: the prize of the own place, 0 beyond the prizes."""
    exact: Fraction
    """Cents, before rounding."""
    amount: int
    """In cents."""


class Reason(StrEnum):
    """The reason why a player has no prize of a list."""

    DEARER = "dearer"
    """A dearer prize was taken instead, and a player has but one."""
    GAMES = "games"
    """Too few games were played."""


class Passed(NamedTuple):
    """A player who was passed over in a list, or left it."""

    player: int
    list: int
    reason: Reason
    offered: int = 0
    """Cents that the player would have had there when choosing; 0 if unknown."""
    taken: int = 0
    """Cents of the prize that was taken instead, when choosing."""
    taken_list: int = -1


class SpecialAward(NamedTuple):
    """A special prize and its winner."""

    prize: SpecialPrize
    player: int
    """0: not awarded yet."""


class PrizeGiving(NamedTuple):
    """All prizes of an event after a round: who gets what, what is left over, and why."""

    prizes: Prizes
    round: int
    shares: tuple[Share, ...] = ()
    """In the order of the standings, then of the lists."""
    special: tuple[SpecialAward, ...] = ()
    left: tuple[PrizeAt, ...] = ()
    """Prizes for which there was no player."""
    passed: tuple[Passed, ...] = ()
    ranks: tuple[tuple[int, int], ...] = ()
    """Everybody with their place, in the order of the standings."""

    def _repr_html_(self) -> str | None:
        return repr_html(self)

    def winners(self) -> tuple[int, ...]:
        """The players with a prize, in the order of the standings."""
        having = {share.player for share in self.shares} | {award.player for award in self.special}
        return tuple(player for player, _ in self.ranks if player in having)

    def amount(self, player: int) -> int:
        """Everything that a player is paid, in cents."""
        return sum(share.amount for share in self.shares if share.player == player) + sum(
            award.prize.amount for award in self.special if award.player == player
        )

    @property
    def paid(self) -> int:
        """Everything that is paid, in cents."""
        return sum(share.amount for share in self.shares) + sum(
            award.prize.amount for award in self.special if award.player
        )

    @property
    def kept(self) -> int:
        """Everything that is left over, in cents."""
        return self.prizes.total - self.paid
