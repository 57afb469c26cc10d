"""A player as registered."""

from typing import NamedTuple


class NationalRecord(NamedTuple):
    """A national federation's data of a player (a three-letter record of TRF26)."""

    federation: str
    rating: int = 0
    title: str = ""
    origin: str = ""
    national_id: str = ""
    name: str = ""
    birth: str = ""
    sex: str = ""


class Order(NamedTuple):
    """The alphabetical position of a deleted name: the part that the rules need, without the name."""

    plain: int
    """Among all names of the event, compared letter by letter: the order of the list."""
    alphabet: int
    """Among them in the alphabet, which knows no accents: what Dubov's system asks for."""


class Player(NamedTuple):
    """A player; the number is the starting rank (pairing number) and identifies the player everywhere."""

    number: int
    name: str
    rating: int = 0
    """0 when there is none; the arbiter's estimate counts as a rating."""
    title: str = ""
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    sex: str = ""
    rank: int = 0
    """The rank recorded in the file, 0 when there is none. A fact about the file, never used for pairing."""
    national: tuple[NationalRecord, ...] = ()
    order: Order | None = None
    """Takes the place of the name wherever names order players; None as long as the name may be known. In one event
    everybody has one, or nobody."""
    club: str = ""
    categories: tuple[str, ...] = ()
    """The names of the categories given by hand; those with a rule are found by it."""


TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
"""FIDE titles from the highest; players without one come after all of them."""

_SHORT_TITLES = {
    "G": "GM",
    "M": "IM",
    "WG": "WGM",
    "F": "FM",
    "WM": "WIM",
    "C": "CM",
    "WF": "WFM",
    "WC": "WCM",
}


def title_rank(title: str) -> int:
    """0 for GM … 7 for WCM, 8 for none or an unknown one; the one- and two-letter forms are understood."""
    upper = title.strip().upper()
    upper = _SHORT_TITLES.get(upper, upper)
    return TITLES.index(upper) if upper in TITLES else len(TITLES)
