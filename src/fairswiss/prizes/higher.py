"""One prize per player: the higher of those within reach, from the top of the standings down.

Whoever takes a prize of one list leaves all others, and their pots are computed again without that player. In a list
whose prizes never rise this makes nobody's part smaller, so a choice that was made stays as good as it was.
"""

from collections.abc import Sequence

from fairswiss.model.prizes import Sharing
from fairswiss.prizes.kinds import Contender, Passed, PrizeAt, Reason, Share
from fairswiss.prizes.shares import shared_out


def one_each(
    lists: Sequence[Sequence[PrizeAt]], candidates: Sequence[Sequence[Contender]], sharing: Sharing
) -> tuple[list[Share], list[Passed]]:
    """The shares of all lists when everybody has one prize at most, and who left which list for another."""
    tables = [_Table(prizes, [*players], sharing) for prizes, players in zip(lists, candidates, strict=True)]
    everybody = {one.player: one for players in candidates for one in players}
    passed: list[Passed] = []
    for contender in sorted(everybody.values(), key=lambda one: (one.tied, one.rank, one.player)):
        passed += _chosen(contender, tables)
    return [share for table in tables for share in table.offers.values()], passed


def _chosen(contender: Contender, tables: "Sequence[_Table]") -> list[Passed]:
    """The lists that a player leaves for the dearest share; nobody leaves any without one."""
    player = contender.player
    offers = {at: table.offers[player] for at, table in enumerate(tables) if player in table.offers}
    if not offers:
        return []
    best = max(offers, key=lambda at: (offers[at].exact, -at))
    taken = offers.pop(best).amount
    for table in (*tables[:best], *tables[best + 1 :]):
        table.leave(contender)
    return [Passed(player, at, Reason.DEARER, offer.amount, taken, best) for at, offer in offers.items()]


class _Table:
    """A list of prizes with those who still sit at it."""

    def __init__(self, prizes: Sequence[PrizeAt], players: list[Contender], sharing: Sharing) -> None:
        self.prizes, self.players, self.sharing = prizes, players, sharing
        self.offers: dict[int, Share] = {}
        self._share_out()

    def leave(self, contender: Contender) -> None:
        """Compute everything again without a player."""
        if contender in self.players:
            self.players.remove(contender)
            self._share_out()

    def _share_out(self) -> None:
        self.offers = {share.player: share for share in shared_out(self.prizes, self.players, self.sharing)}
