"""A player as a rating list has him or her."""

from typing import NamedTuple

from fairswiss.model.player import NationalRecord

STANDARD, RAPID, BLITZ = "standard", "rapid", "blitz"
KINDS = (STANDARD, RAPID, BLITZ)

SEQUENCES = {
    STANDARD: (STANDARD, RAPID, BLITZ),
    RAPID: (RAPID, STANDARD, BLITZ),
    BLITZ: (BLITZ, STANDARD, RAPID),
}
"""Which rating counts in an event of each kind, the first there is.

A rapid or blitz rating that is missing is replaced by the standard one first: a player's first rapid or blitz rating is
the standard rating (B.02), so that is the *effective* one.
"""


class ListedPlayer(NamedTuple):
    """A line of a rating list; 0 is "none" everywhere."""

    fide_id: int
    name: str
    federation: str = ""
    sex: str = ""
    title: str = ""
    women_title: str = ""
    other_titles: str = ""
    standard: int = 0
    standard_k: int = 0
    rapid: int = 0
    rapid_k: int = 0
    blitz: int = 0
    blitz_k: int = 0
    birth: int = 0
    """The year alone."""
    flag: str = ""
    """``i`` inactive, ``w`` woman, ``wi`` both."""
    national: tuple[NationalRecord, ...] = ()
    """The ratings and ids in lists of national federations."""
    club: str = ""

    @property
    def best_title(self) -> str:
        """The title of all players, else that of women."""
        return self.title or self.women_title

    @property
    def strength(self) -> int:
        """The highest rating of FIDE, else the highest national one."""
        national = max((record.rating for record in self.national), default=0)
        return max(self.standard, self.rapid, self.blitz) or national

    def rating(self, kind: str) -> int:
        """The rating of that kind alone."""
        return (self.standard, self.rapid, self.blitz)[KINDS.index(kind)]

    def k(self, kind: str) -> int:
        """The factor K for games of that kind; 0 when the list has none."""
        return (self.standard_k, self.rapid_k, self.blitz_k)[KINDS.index(kind)]

    def effective_rating(self, kind: str) -> tuple[int, str]:
        """The rating that counts in an event of that kind, and the kind it is of; 0 and nothing when there is none."""
        return next(((self.rating(one), one) for one in SEQUENCES[kind] if self.rating(one)), (0, ""))


FIDE_FIELDS = ListedPlayer._fields[: ListedPlayer._fields.index("national")]
"""The fields that the list of FIDE has."""
