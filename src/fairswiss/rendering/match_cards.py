"""The cards of a match between teams, before words and layout: to be filled in and signed."""

from typing import NamedTuple


class CardBoard(NamedTuple):
    """A board on the card of a match."""

    name: str
    """By match and board: ``3.2``."""
    colour: str
    """``w`` or ``b``, of the team named first."""
    first: str
    """The player of the team named first; empty while line-ups are missing."""
    second: str
    result: str
    """From the side of the team named first; empty while there is none."""


class MatchCard(NamedTuple):
    """The result of a match, board by board, for both captains to sign."""

    match: int
    first: str
    """The team with White on board 1."""
    second: str
    boards: tuple[CardBoard, ...]
    total: str
    """The result of the match; empty while a board is open."""


class LineUpSlip(NamedTuple):
    """The slip on which a captain writes the line-up of a match."""

    match: int
    team: int
    """The pairing number of the team."""
    name: str
    opponent: str
    colours: str
    """``w`` or ``b`` for every board."""
    members: tuple[str, ...]
    """The players in the order of the list."""
    link: str = ""
    """The address at which the captain hands it in by phone; shown as a code."""


def card_data(card: MatchCard) -> dict[str, object]:
    """The card as plain data."""
    return card._asdict() | {"boards": [board._asdict() for board in card.boards]}
