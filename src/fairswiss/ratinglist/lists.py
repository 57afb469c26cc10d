"""The lists on this machine side by side: FIDE's, and those of national federations with their own ratings."""

from collections.abc import Iterable, Sequence
from itertools import chain

from fairswiss.model.listed import ListedPlayer
from fairswiss.ratinglist import search
from fairswiss.ratinglist.index import Index
from fairswiss.ratinglist.search import Match, likeliest, may_be_one


class Lists:
    """One or more lists open for reading; a player of several of them, joined by the FIDE id, is one player."""

    def __init__(self, fide: Index | None, national: Sequence[Index]) -> None:
        self._fide = fide
        self._national = national

    def by_id(self, fide_id: int) -> tuple[ListedPlayer, ...]:
        """The player with this FIDE id: as FIDE has him or her, with what national lists add; else as they do."""
        theirs = [player for index in self._national for player in index.by_id(fide_id)]
        listed = self._fide.by_id(fide_id) if self._fide else ()
        return tuple(_joined(player, theirs) for player in listed or theirs[:1])

    def find(self, text: str, limit: int, federation: str = "") -> tuple[Match, ...]:
        """The players of all lists who may be meant, the likeliest first."""
        found: dict[ListedPlayer, int] = {}
        for index in filter(None, (self._fide, *self._national)):
            for listed, alike in search.find(index, text, limit, federation):
                player = self._whole(listed)
                found[player] = max(alike, found.get(player, 0))
        return likeliest((Match(player, alike) for player, alike in found.items()), limit)

    def _whole(self, listed: ListedPlayer) -> ListedPlayer:
        """The player with the data of all lists; an id that FIDE gave to somebody with quite another name is none."""
        known = self.by_id(listed.fide_id)
        if not known:
            return listed
        same = (player for player in known if may_be_one(listed.name, player.name))
        return next(same, listed._replace(fide_id=0))


def _joined(player: ListedPlayer, others: Iterable[ListedPlayer]) -> ListedPlayer:
    """The player with the national data of the others; that of the player's own federation comes first."""
    same = [player, *(other for other in others if may_be_one(other.name, player.name))]
    records = dict.fromkeys(chain.from_iterable(one.national for one in same))
    first = sorted(records, key=lambda record: record.federation != player.federation)
    return player._replace(national=tuple(first), club=next((one.club for one in same if one.club), ""))
