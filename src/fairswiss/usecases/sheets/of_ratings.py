"""The sheet of rating changes, live: after every result."""

from collections.abc import Iterator

from fairswiss.rating import RatingReport
from fairswiss.rendering.ratings import figures_of
from fairswiss.rendering.sheets import Cell, Column, Sheet, Word
from fairswiss.usecases.ratings import ratings
from fairswiss.usecases.sheets.seen import Seen, headed, people_of, titled

_COLUMNS = ("rating", "factor", "games", "score", "expected", "change", "new", "aro", "performance", "perfect")
_MINOR = ("games", "expected", "aro", "perfect")


def rating_changes(seen: Seen, number: int) -> Sheet:
    """Everybody by pairing number: K, score, expectation, change and new rating."""
    found = report_of(seen, number)
    return headed(seen, "ratings", found.round)._replace(
        columns=(
            Column("column.number", right=True),
            Column("column.name", names=True),
            *(Column(f"column.{name}", right=True, minor=name in _MINOR) for name in _COLUMNS),
        ),
        rows=tuple(_rows(seen, found)),
        remarks=tuple(_remarks(found)),
    )


def report_of(seen: Seen, number: int = 0) -> RatingReport:
    """The ratings after a round, or after everything published."""
    rounds = number or seen.rounds - bool(seen.draft)
    return ratings(seen.complete or seen.tournament, rounds, noted=seen.factors)  # K depends on the age


def _rows(seen: Seen, found: RatingReport) -> Iterator[tuple[Cell, ...]]:
    people = people_of(seen)
    for row in found.rows:
        yield (str(row.player), titled(people[row.player]), *figures_of(row))


def _remarks(found: RatingReport) -> Iterator[Word]:
    if found.provisional:
        yield Word("remark.provisional", {"open": str(found.open_games), "left": str(found.left)})
    yield Word(f"remark.kind.{found.conditions.kind}")
    if any(row.factor and row.factor.because == "assumed" for row in found.rows):
        yield Word("remark.assumed")
