"""Which pairing system a tournament is played by."""

from typing import NamedTuple

from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rules import SHELF, edition


class System(NamedTuple):
    """A system on the shelf, for lists."""

    id: str
    name: str
    approved: str
    options: tuple[tuple[str, str], ...]


def systems() -> tuple[System, ...]:
    """Every pairing system fairswiss knows."""
    found = [edition(name) for name in SHELF]
    return tuple(System(e.ID, e.NAME, e.APPROVED, tuple(e.OPTIONS.items())) for e in found)


def system_of(tournament: Tournament, asked: str = "") -> str:
    """The system asked for, else the one the tournament names in its type (record 092) by its id or its words."""
    if asked:
        edition(asked)
        return asked
    words = tournament.info.type_text.casefold().replace("-", " ")
    named = [name for name in SHELF if name.replace("-", " ") in words]
    if len(named) == 1:
        return named[0]
    said = tournament.info.encoded_type or tournament.info.type_text
    raise BadRequest(
        f"The file {f'says {said!r}, which names' if said else 'names'} no pairing system known here. "
        f"Say which: {', '.join(SHELF)} (on the command line with --system)."
    )
