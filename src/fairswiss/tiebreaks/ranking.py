"""The standings: the list of tie-breaks applied to all, then inside each group still tied (4.2)."""

from collections.abc import Iterator, Sequence
from math import lcm
from typing import NamedTuple

from fairswiss.tiebreaks.codes import OTHER, TieBreak
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.functions import OF_ONE, among
from fairswiss.tiebreaks.records import OPEN
from fairswiss.tiebreaks.working import NOTHING, Value

POINTS_FIRST = TieBreak("PTS")
_BUCHHOLZ = frozenset({"BH", "AOB", "FB"})
_RATED = frozenset({"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})


class Standing(NamedTuple):
    """A line of the standings."""

    place: int
    shared: bool
    """Whether others have the same place: the list was exhausted and no lots were drawn."""
    player: int
    points: int
    """In tenths."""
    values: tuple[Value, ...]
    """In the order of the list, the points among them."""


class Dropped(NamedTuple):
    """A tie-break of the list that is not applied, and why."""

    tie_break: TieBreak
    reason: str
    """``teams``, ``team-score``, ``own-system``, ``edition``, ``round-robin`` or ``unrated``."""
    article: str


class Standings(NamedTuple):
    """Who stands where after a round."""

    edition: str
    round: int
    order: tuple[TieBreak, ...]
    """What was applied, in its order; the points are a member of it."""
    rows: tuple[Standing, ...]
    dropped: tuple[Dropped, ...] = ()
    open_games: int = 0
    """Games of the counted rounds whose results have not come in; they count for nothing yet."""
    round_robin: bool = False
    annulled: tuple[int, ...] = ()
    """Who is not ranked, for fewer than half of the games; games against them do not count."""

    def row(self, player: int) -> Standing | None:
        """The line of a player."""
        return next((row for row in self.rows if row.player == player), None)


def ranked(event: Event, tie_breaks: Sequence[TieBreak], lots: Sequence[int] = ()) -> Standings:
    """The standings by a list of tie-breaks; points come first unless the list says where they come.

    ``lots`` are players in the order in which they were drawn; they separate whom the list leaves tied.
    """
    asked = tuple(tie_breaks) if POINTS_FIRST in tie_breaks else (POINTS_FIRST, *tie_breaks)
    dropped = tuple(_dropped(event, asked))
    refused = {drop.tie_break for drop in dropped}
    order = tuple(tie_break for tie_break in asked if tie_break not in refused)
    groups = [sorted(event.records)]
    columns: list[dict[int, Value]] = []
    for tie_break in order:
        groups, values = _applied(event, tie_break, groups)
        columns.append(values)
    groups = [tier for group in groups for tier in _by_lots(group, lots)]
    open_games = sum(turn.what == OPEN for record in event.records.values() for turn in record.turns) // 2
    rows = tuple(_rows(event, groups, columns))
    return Standings(event.edition.id, event.rounds, order, rows, dropped, open_games, event.predetermined)


def _rows(event: Event, groups: list[list[int]], columns: list[dict[int, Value]]) -> Iterator[Standing]:
    place = 1
    for group in groups:
        for number in group:
            values = tuple([column.get(number, NOTHING) for column in columns])
            yield Standing(place, len(group) > 1, number, event.records[number].score, values)
        place += len(group)


def _applied(event: Event, tie_break: TieBreak, groups: list[list[int]]) -> tuple[list[list[int]], dict[int, Value]]:
    """The groups split by one tie-break, and the values it gave."""
    of_one = OF_ONE.get(tie_break.name)
    only_first = event.edition.first_place_only and tie_break != POINTS_FIRST
    values: dict[int, Value] = {}
    if of_one and not only_first:
        values = {number: of_one(event, record, tie_break) for number, record in event.records.items()}
    split: list[list[int]] = []
    for group in groups:
        if len(group) == 1 or (only_first and split):
            split.append(group)
            continue
        if only_first and of_one:
            values |= {number: of_one(event, event.records[number], tie_break) for number in group}
        values |= among(event, group, tie_break) or {}
        split += _tiers(group, values, tie_break.lower_first)
    return split, values


def _tiers(group: list[int], values: dict[int, Value], lower_first: bool) -> list[list[int]]:
    """The group in tiers of equal values, the best first; whoever has no value comes last."""
    amounts = {number: values[number].amount for number in group}
    scale = lcm(*{amount.denominator for amount in amounts.values() if amount is not None})
    sign = 1 if lower_first else -1
    tiers: dict[int, list[int]] = {}
    none: list[int] = []
    for number, amount in amounts.items():
        if amount is None:
            none.append(number)
        else:
            tiers.setdefault(sign * amount.numerator * (scale // amount.denominator), []).append(number)
    return [tiers[key] for key in sorted(tiers)] + ([none] if none else [])


def _by_lots(group: list[int], lots: Sequence[int]) -> list[list[int]]:
    if len(group) == 1 or not set(group) <= set(lots):
        return [group]
    return [[number] for number in lots if number in group]


def _dropped(event: Event, asked: Sequence[TieBreak]) -> Iterator[Dropped]:
    """Those that cannot be applied or must not be."""
    unrated = event.unrated is None and any(not record.player.rating for record in event.records.values())
    for tie_break in dict.fromkeys(asked):
        name, article = tie_break.name, tie_break.entry.article
        if name.startswith(OTHER):
            yield Dropped(tie_break, "own-system", "4.1")
        elif tie_break.entry.teams:
            yield Dropped(tie_break, "teams", article)
        elif tie_break.score:
            yield Dropped(tie_break, "team-score", "13")
        elif name not in event.edition.codes or (tie_break.fore and not event.edition.averages_fore_buchholz):
            yield Dropped(tie_break, "edition", article)
        elif name in _BUCHHOLZ and event.predetermined and not event.edition.buchholz_in_round_robins:
            yield Dropped(tie_break, "round-robin", "8")
        elif name in _RATED and unrated:
            yield Dropped(tie_break, "unrated", "10")
