"""The standings: the list of tie-breaks applied to all, then inside each group still tied (4.2)."""

from collections.abc import Iterator, Sequence
from math import lcm
from typing import NamedTuple

from fairswiss.model.notebooks import repr_html
from fairswiss.tiebreaks.announced import NOTHING_ELSE, Announced
from fairswiss.tiebreaks.codes import OTHER, Figure, TieBreak
from fairswiss.tiebreaks.editions import TEAM_CODES, Edition
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
    """True if others have the same place: the list was exhausted and no lots were drawn."""
    player: int
    points: int
    """In tenths."""
    values: tuple[Value, ...]
    """In the order of the list, the points among them."""
    name: str = ""
    """Of the player or the team."""


class Dropped(NamedTuple):
    """A tie-break of the list that is not applied, and why."""

    tie_break: TieBreak
    reason: str
    """``teams``, ``team-score``, ``own-system``, ``edition``, ``round-robin``, ``unrated`` or ``individuals``."""
    article: str


class Standings(NamedTuple):
    """The standings after a round."""

    edition: str
    round: int
    order: tuple[Figure, ...]
    """The tie-breaks applied, in order, or the figures of a system's own ranking; the points are a member of it."""
    rows: tuple[Standing, ...]
    dropped: tuple[Dropped, ...] = ()
    open_games: int = 0
    """Games (or matches) of the counted rounds whose results have not come in; they count for nothing yet."""
    round_robin: bool = False
    annulled: tuple[int, ...] = ()
    """The players not ranked, for fewer than half of the games; games against them do not count."""
    primary: str = ""
    """``MP`` or ``GP`` where teams are ranked, the score that comes first; empty for players."""
    announced: Announced = NOTHING_ELSE
    lots: tuple[int, ...] = ()
    """Those whom lots separated, in the order drawn."""

    def _repr_html_(self) -> str | None:
        return repr_html(self)

    def row(self, player: int) -> Standing | None:
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
    groups, used = _separated(groups, lots)
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
            record = event.records[number]
            yield Standing(place, len(group) > 1, number, record.score, values, record.player.name)
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


def _separated(groups: list[list[int]], lots: Sequence[int]) -> tuple[list[list[int]], tuple[int, ...]]:
    """The groups split by lots where all of a group drew one, and whom lots separated."""
    drawn = {number: place for place, number in enumerate(lots)}
    by_lots = [_by_lots(group, drawn) for group in groups]
    used = tuple(number for tiers in by_lots if len(tiers) > 1 for tier in tiers for number in tier)
    return [tier for tiers in by_lots for tier in tiers], used


def _by_lots(group: list[int], drawn: dict[int, int]) -> list[list[int]]:
    if len(group) == 1 or not all(number in drawn for number in group):
        return [group]
    return [[number] for number in sorted(group, key=drawn.__getitem__)]


def _dropped(event: Event, asked: Sequence[TieBreak]) -> Iterator[Dropped]:
    """Those that cannot be applied or must not be."""
    for tie_break in dict.fromkeys(asked):
        why, article = _objection(event, tie_break)
        if why:
            yield Dropped(tie_break, why, article)


def _objection(event: Event, tie_break: TieBreak) -> tuple[str, str]:
    """The reason why a tie-break is not applied, and its article; both empty when it is."""
    teams = isinstance(event, TeamsEvent)
    if tie_break.name.startswith(OTHER):
        return "own-system", "4.1"
    if tie_break.entry.teams and not teams:
        return "teams", tie_break.entry.article
    if tie_break.score and not teams:
        return "team-score", "13"
    if not _in_edition(event.edition, tie_break, teams):
        return "edition", tie_break.entry.article
    if tie_break.name in _BUCHHOLZ and event.predetermined and not event.edition.buchholz_in_round_robins:
        return "round-robin", "8"
    if tie_break.name in _RATED and teams:
        return "individuals", "10"
    return ("unrated", "10") if tie_break.name in _RATED and _lacks_ratings(event) else ("", "")


def _lacks_ratings(event: Event) -> bool:
    return event.unrated is None and any(not record.player.rating for record in event.records.values())


def _in_edition(edition: Edition, tie_break: TieBreak, teams: bool) -> bool:
    """True if this edition has the tie-break, as it is asked for."""
    if tie_break.name == "AOB" and tie_break.fore and not edition.averages_fore_buchholz:
        return False
    return tie_break.name in edition.codes or (teams and tie_break.name in TEAM_CODES)
