"""Short ways to ask for values and places."""

from fractions import Fraction

from fairswiss.model import Tournament
from fairswiss.tiebreaks import Value, parse_tie_breaks
from fairswiss.usecases.standings import standings


def value(tournament: Tournament, code: str, player: int, edition: str = "2026", **more: object) -> Value:
    """The value of one player with its working."""
    table = standings(tournament, tie_breaks=code, edition=edition, **more)  # type: ignore[arg-type]
    (tie_break,) = parse_tie_breaks(code)
    row = table.row(player)
    assert row is not None
    assert tie_break in table.order, table.dropped
    return row.values[table.order.index(tie_break)]


def values(tournament: Tournament, code: str, edition: str = "2026", **more: object) -> dict[int, Fraction | None]:
    """The amounts of all players."""
    table = standings(tournament, tie_breaks=code, edition=edition, **more)  # type: ignore[arg-type]
    (tie_break,) = parse_tie_breaks(code)
    assert tie_break in table.order, table.dropped
    place = table.order.index(tie_break)
    return {row.player: row.values[place].amount for row in table.rows}


def places(tournament: Tournament, codes: str, edition: str = "2026", **more: object) -> dict[int, int]:
    """The place of every player."""
    table = standings(tournament, tie_breaks=codes, edition=edition, **more)  # type: ignore[arg-type]
    return {row.player: row.place for row in table.rows}


def listed(text: str) -> dict[int, Fraction | None]:
    """Values written in the order of the players' numbers; ``-`` where there is none."""
    return {number: None if word == "-" else Fraction(word) for number, word in enumerate(text.split(), 1)}
