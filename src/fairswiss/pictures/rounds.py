"""Round by round: the results of the leaders as a coloured table, their colours and their floats."""

from collections import Counter
from typing import NamedTuple

from fairswiss.answers.turns import turns_in
from fairswiss.model.results import colour_had
from fairswiss.pictures.view import View, Who, everyone
from fairswiss.rendering.cross_cells import cell_text, kind_of
from fairswiss.tiebreaks import cross_table

USUAL = 24
"""Lines of a table that a chart has room for."""


class Met(NamedTuple):
    """A round of a player in the cross table."""

    text: str
    """In the notation of cross tables: ``12w1``."""
    kind: str
    """``win``, ``draw``, ``loss``, or ``none`` where nothing was played or is known."""


class Line(NamedTuple):
    """The rounds of a player."""

    player: Who
    rounds: tuple[Met, ...]


class Cross(NamedTuple):
    """The cross table of the leaders."""

    after: int
    of: int
    chosen: int
    lines: tuple[Line, ...]


def cross(view: View) -> Cross:
    """The first lines of the cross table."""
    rows = view.rows(USUAL)
    table = cross_table(view.tournament, view.standings._replace(rows=rows))
    lines = tuple(
        Line(one, tuple(Met(cell_text(cell), kind_of(cell) or "none") for cell in cells))
        for one, cells in zip(everyone(view, rows), table.rounds, strict=True)
    )
    return Cross(view.after, len(view.standings.rows), view.chosen, lines)


class Strip(NamedTuple):
    """The colours and floats of a player."""

    player: Who
    colours: str
    """A letter for each round: ``w``, ``b``, or ``-`` for no game."""
    floats: tuple[str, ...]
    """``up`` or ``down`` for each round, or nothing."""
    balance: int
    """Games with White less games with Black."""


class Strips(NamedTuple):
    """The colours and floats of the leaders, and the colour balance of everyone."""

    after: int
    of: int
    chosen: int
    strips: tuple[Strip, ...]
    balances: tuple[tuple[int, int], ...]
    """Each balance, and how many players have it."""


def strips(view: View) -> Strips:
    """Colours and floats; forfeited games give no colour."""
    records = view.records()
    history = {
        number: "".join(colour_had(turn.colour, turn.code) for turn in record.turns)
        for number, record in records.items()
    }
    balance = {number: colours.count("w") - colours.count("b") for number, colours in history.items()}
    shown = tuple(
        Strip(
            one, history[one.number], tuple(turn.float for turn in turns_in(records, one.number)), balance[one.number]
        )
        for one in everyone(view, view.rows(USUAL))
    )
    counted = Counter(balance[row.player] for row in view.standings.rows)
    return Strips(view.after, len(view.standings.rows), view.chosen, shown, tuple(sorted(counted.items())))
