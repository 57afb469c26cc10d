"""The editions: which tie-breaks each text has, and where they differ."""

from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.tiebreaks.announced import CAPPED, OWN_SCORE, VIRTUAL
from fairswiss.tiebreaks.catalogue import CATALOGUE

_2023 = (
    "PTS", "DE", "WIN", "WON", "BPG", "BWG", "PS", "REP", "BH", "AOB", "FB", "SB", "KS",
    "ARO", "TPR", "PTP", "APRO", "APPO",
)  # fmt: skip


TEAM_CODES = tuple(code for code, entry in CATALOGUE.items() if entry.teams)
"""The tie-breaks for teams in every text of C.07."""


class Edition(NamedTuple):
    """One text."""

    id: str
    name: str
    since: tuple[int, int, int]
    codes: tuple[str, ...]
    unplayed: str = OWN_SCORE
    """16.4: the dummy of an unplayed round has the own score; since 2026 at most the scheduled opponent's, or a draw a
    round. Before 2023 a virtual opponent stood there."""
    plain_cuts: bool = False
    """No exception for rounds one chose not to play (16.5)."""
    buchholz_in_round_robins: bool = True
    averages_fore_buchholz: bool = False
    """8.2: AOB may be taken over Fore Buchholz."""
    first_place_only: bool = False
    """Nobody but those tied for first place is separated."""


_EDITIONS = (
    Edition(
        "2026", "C.07 as applied from 1 March 2026", (2026, 3, 1), (*_2023, "STD", "TPN", "RTNG"),
        unplayed=CAPPED, buchholz_in_round_robins=False, averages_fore_buchholz=True,
    ),
    Edition("2024", "C.07 as applied from 1 August 2024", (2024, 8, 1), _2023),
    Edition("2023", "C.07 as applied from 1 September 2023", (2023, 9, 1), _2023),
    Edition("old", "C.07 and C.02 before 1 September 2023", (1, 1, 1), _2023, unplayed=VIRTUAL, plain_cuts=True),
    Edition("dutch-1992", "F10 of the Dutch system of 1992", (0, 0, 0), ("PTS", "MUTUAL", "AVERAGE"),
            first_place_only=True),
)  # fmt: skip

EDITIONS = {edition.id: edition for edition in _EDITIONS}
"""By id, the newest first."""
NEWEST = _EDITIONS[0]
OLDEST = EDITIONS["old"]
"""The rules before C.07 of 2023: a virtual opponent stood in for unplayed rounds."""


def edition_named(name: str) -> Edition:
    if name not in EDITIONS:
        words = "Unknown edition of the tie-breaks: {name!r}. Known: {known}."
        raise BadRequest(
            gettext(words, name=name, known=", ".join(EDITIONS)),
            code="unknown-choice",
            facts={"option": "edition", "value": name, "known": list(EDITIONS)},
        )
    return EDITIONS[name]


def edition_in_force(day: tuple[int, int, int] | None) -> Edition:
    """The text of C.07 of a day; without one the newest, before the oldest one here the oldest."""
    if day is None:
        return NEWEST
    return next((edition for edition in _EDITIONS if edition.since <= day and not edition.first_place_only), OLDEST)
