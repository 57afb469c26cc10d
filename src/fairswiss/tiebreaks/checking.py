"""Standings that somebody recorded, compared with ours: points, places and values."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.points import Points
from fairswiss.model.rounding import half_up
from fairswiss.tiebreaks.codes import Figure
from fairswiss.tiebreaks.ranking import Standing, Standings

_NEIGHBOURS = 200
"""The number of places up and down the standings in which a player's counterpart of a swap is looked for."""
PLACES_AMONG_TIED = frozenset({"DE", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "TBR", "BBE"})
"""Tie-breaks that every program shows in its own way: their values cannot be compared."""


class Recorded(NamedTuple):
    """The recorded values of one participant; None and 0 where there are none."""

    place: int = 0
    scores: tuple[Points | None, ...] = ()
    """The points; for teams match points and game points."""


class Difference(NamedTuple):
    """One thing that is not as recorded."""

    player: int
    what: str
    """``points``, ``match-points``, ``game-points``, ``place``, or the code of a tie-break."""
    recorded: str
    ours: str
    decided_by: str = ""
    """For a place: the first tie-break that puts the player on the other side of ``against``."""
    against: int = 0


class NotCompared(NamedTuple):
    """Something that could not be compared, and with how many participants."""

    what: str
    """``place``, ``points``, ``match-points``, ``game-points``: nothing is recorded. ``value``: a column of a table of
    values that means something else in every program, or that this edition has not. ``line``: one about nobody."""
    cases: int = 1
    """Participants, or lines."""
    name: str = ""
    """The heading of the column."""


class StandingsCheck(NamedTuple):
    """Recorded standings against ours."""

    standings: Standings
    compared: int
    """The number of participants with something recorded."""
    in_ties: int
    """The number of recorded places that differ from ours only inside a tie that our list leaves: no difference."""
    differences: tuple[Difference, ...]
    not_compared: tuple[NotCompared, ...] = ()

    @property
    def agrees(self) -> bool:
        """True if nothing differs."""
        return not self.differences


def compared(
    standings: Standings, recorded: Mapping[int, Recorded], scores: Mapping[int, tuple[Points, ...]]
) -> StandingsCheck:
    """The standings against what was recorded; ``scores`` are ours, in the order of the recorded ones."""
    sizes: dict[int, int] = {}
    for row in standings.rows:
        sizes[row.place] = sizes.get(row.place, 0) + 1
    differences: list[Difference] = []
    in_ties = 0
    names = ("match-points", "game-points") if standings.primary else ("points",)
    for at, row in enumerate(standings.rows):
        said = recorded.get(row.player, Recorded())
        for name, theirs, ours in zip(names, said.scores, scores[row.player], strict=False):
            if theirs is not None and theirs != ours:
                differences.append(Difference(row.player, name, _tenths(theirs), _tenths(ours)))
        if said.place and said.place != row.place:
            if row.place < said.place < row.place + sizes[row.place]:
                in_ties += 1
            else:
                differences.append(_misplaced(standings, at, recorded))
    known = sum(bool(said.place) or any(score is not None for score in said.scores) for said in recorded.values())
    missing = tuple(_not_recorded(standings, recorded, names))
    return StandingsCheck(standings, known, in_ties, tuple(differences), missing)


def _not_recorded(
    standings: Standings, recorded: Mapping[int, Recorded], names: Sequence[str]
) -> Iterator[NotCompared]:
    """The kinds of figures that some of those ranked have no record of."""
    said = [recorded.get(row.player, Recorded()) for row in standings.rows]
    for at, name in enumerate(names):
        if without := sum(len(one.scores) <= at or one.scores[at] is None for one in said):
            yield NotCompared(name, without)
    if without := sum(not one.place for one in said):
        yield NotCompared("place", without)


def _tenths(points: Points) -> str:
    return f"{'-' if points < 0 else ''}{abs(points) // 10}.{abs(points) % 10}"


def _misplaced(standings: Standings, at: int, recorded: Mapping[int, Recorded]) -> Difference:
    """The difference of a place, with the nearest participant whom the record has on the other side."""
    row = standings.rows[at]
    place = recorded[row.player].place
    ours = f"{row.place}=" if row.shared else str(row.place)
    for other in _around(standings.rows, at):
        theirs = recorded.get(other.player, Recorded()).place
        if theirs and (theirs - place) * (other.place - row.place) <= 0 and other.place != row.place:
            return Difference(row.player, "place", str(place), ours, _first_apart(standings, row, other), other.player)
    return Difference(row.player, "place", str(place), ours)


def _around(rows: tuple[Standing, ...], at: int) -> Iterator[Standing]:
    for distance in range(1, _NEIGHBOURS):
        if at >= distance:
            yield rows[at - distance]
        if at + distance < len(rows):
            yield rows[at + distance]


def _first_apart(standings: Standings, one: Standing, other: Standing) -> str:
    for tie_break, mine, theirs in zip(standings.order, one.values, other.values, strict=True):
        if mine.amount != theirs.amount:
            return str(tie_break)
    return "lots"


def compared_values(standings: Standings, recorded: Mapping[int, Mapping[str, str]]) -> Iterator[Difference]:
    """The recorded values that are not ours; ours are rounded to the decimals that were written."""
    columns = {str(tie_break): at for at, tie_break in enumerate(standings.order) if comparable(tie_break)}
    for row in standings.rows:
        for code, text in recorded.get(row.player, {}).items():
            amount = row.values[columns[code]].amount if code in columns else None
            if code in columns and text.strip() and not _same(amount, text):
                yield Difference(row.player, code, text.strip(), "" if amount is None else _written(amount, text))


def comparable(tie_break: Figure) -> bool:
    """True if the values of different programs mean the same."""
    return tie_break.name not in PLACES_AMONG_TIED


def decimal(text: str) -> Fraction | None:
    """A number written with a point or a comma, halves also as ½; None when it is none."""
    plain = text.strip().replace(",", ".").replace("½", ".5")
    whole, _, rest = plain.removeprefix("-").partition(".")
    if not (whole + rest).isdigit() or not (whole + rest).isascii() or len(plain) > 20:
        return None
    amount = Fraction(int((whole or "0") + rest), 10 ** len(rest))
    return -amount if plain.startswith("-") else amount


def _decimals(text: str) -> int:
    return len(text.strip().replace(",", ".").replace("½", ".5").partition(".")[2])


def _same(amount: Fraction | None, text: str) -> bool:
    theirs = decimal(text)
    if amount is None or theirs is None:
        return False
    return theirs in (amount, _rounded(amount, _decimals(text)))


def _rounded(amount: Fraction, decimals: int) -> Fraction:
    return Fraction(half_up(amount * 10**decimals), 10**decimals)


def _written(amount: Fraction, text: str) -> str:
    decimals = max(_decimals(text), 2 if amount.denominator > 1 else 0)
    scaled = half_up(amount * 10**decimals)
    whole, rest = divmod(abs(scaled), 10**decimals)
    return f"{'-' if scaled < 0 else ''}{whole}" + (f".{rest:0{decimals}}" if decimals else "")
