"""The standings: the list of tie-breaks applied to all, then inside each group still tied (4.2)."""

from collections.abc import Iterator, Sequence
from math import lcm
from typing import NamedTuple

from fairswiss.tiebreaks.announced import NOTHING_ELSE, Announced
from fairswiss.tiebreaks.codes import OTHER, TieBreak
from fairswiss.tiebreaks.editions import TEAM_CODES
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.functions import among, of_one
from fairswiss.tiebreaks.records import OPEN
from fairswiss.tiebreaks.sides import TeamsEvent
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
    """``teams``, ``team-score``, ``own-system``, ``edition``, ``round-robin``, ``unrated`` or ``individuals``."""
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
    """Games (or matches) of the counted rounds whose results have not come in; they count for nothing yet."""
    round_robin: bool = False
    annulled: tuple[int, ...] = ()
    """Who is not ranked, for fewer than half of the games; games against them do not count."""
    primary: str = ""
    """``MP`` or ``GP`` where teams are ranked, the score that comes first; empty for players."""
    announced: Announced = NOTHING_ELSE
    lots: tuple[int, ...] = ()
    """Those whom lots separated, in the order drawn."""

    def row(self, player: int) -> Standing | None:
        """The line of a player."""
        return next((row for row in self.rows if row.player == player), None)


def ranked(event: Event, tie_breaks: Sequence[TieBreak], lots: Sequence[int] = ()) -> Standings:
    """The standings by a list of tie-breaks; points come first unless the list says where they come.

    ``lots`` are players in the order in which they were drawn; they separate whom the list leaves tied.
    """
    stated = any(tie_break.name == POINTS_FIRST.name for tie_break in tie_breaks)
    asked = tuple(tie_breaks) if stated else (POINTS_FIRST, *tie_breaks)
    dropped = tuple(_dropped(event, asked))
    refused = {drop.tie_break for drop in dropped}
    order = tuple(tie_break for tie_break in asked if tie_break not in refused)
    groups = [sorted(event.records)]
    columns: list[dict[int, Value]] = []
    for tie_break in order:
        groups, values = _applied(event, tie_break, groups)
        columns.append(values)
    drawn = {number: place for place, number in enumerate(lots)}
    by_lots = [_by_lots(group, drawn) for group in groups]
    used = tuple(number for tiers in by_lots if len(tiers) > 1 for tier in tiers for number in tier)
    groups = [tier for tiers in by_lots for tier in tiers]
    open_games = sum(turn.what == OPEN for record in event.records.values() for turn in record.turns) // 2
    rows = tuple(_rows(event, groups, columns))
    primary = event.primary if isinstance(event, TeamsEvent) else ""
    return Standings(
        event.edition.id, event.rounds, order, rows, dropped, open_games,
        event.predetermined, (), primary, event.announced, used,
    )  # fmt: skip


def _rows(event: Event, groups: list[list[int]], columns: list[dict[int, Value]]) -> Iterator[Standing]:
    place = 1
    for group in groups:
        for number in group:
            values = tuple([column.get(number, NOTHING) for column in columns])
            yield Standing(place, len(group) > 1, number, event.records[number].score, values)
        place += len(group)


def _applied(event: Event, tie_break: TieBreak, groups: list[list[int]]) -> tuple[list[list[int]], dict[int, Value]]:
    """The groups split by one tie-break, and the values it gave."""
    value_of = of_one(event, tie_break)
    only_first = event.edition.first_place_only and tie_break != POINTS_FIRST
    values: dict[int, Value] = {}
    if value_of and not only_first:
        values = {number: value_of(record) for number, record in event.records.items()}
    split: list[list[int]] = []
    for group in groups:
        if len(group) == 1 or (only_first and split):
            split.append(group)
            continue
        if only_first and value_of:
            values |= {number: value_of(event.records[number]) for number in group}
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


def _by_lots(group: list[int], drawn: dict[int, int]) -> list[list[int]]:
    if len(group) == 1 or not all(number in drawn for number in group):
        return [group]
    return [[number] for number in sorted(group, key=drawn.__getitem__)]


def _dropped(event: Event, asked: Sequence[TieBreak]) -> Iterator[Dropped]:
    """Those that cannot be applied or must not be."""
    teams = isinstance(event, TeamsEvent)
    unrated = event.unrated is None and any(not record.player.rating for record in event.records.values())
    known = {*event.edition.codes, *TEAM_CODES} if teams else {*event.edition.codes}
    for tie_break in dict.fromkeys(asked):
        name, article = tie_break.name, tie_break.entry.article
        if name.startswith(OTHER):
            yield Dropped(tie_break, "own-system", "4.1")
        elif tie_break.entry.teams and not teams:
            yield Dropped(tie_break, "teams", article)
        elif tie_break.score and not teams:
            yield Dropped(tie_break, "team-score", "13")
        elif name not in known or (name == "AOB" and tie_break.fore and not event.edition.averages_fore_buchholz):
            yield Dropped(tie_break, "edition", article)
        elif name in _BUCHHOLZ and event.predetermined and not event.edition.buchholz_in_round_robins:
            yield Dropped(tie_break, "round-robin", "8")
        elif name in _RATED and teams:
            yield Dropped(tie_break, "individuals", "10")
        elif name in _RATED and unrated:
            yield Dropped(tie_break, "unrated", "10")
