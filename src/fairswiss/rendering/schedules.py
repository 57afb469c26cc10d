"""Schedules of round robins: the table in one piece, with names round by round, for spreadsheets and for programs."""

from collections.abc import Iterator
from typing import Any

from fairswiss.kernel.tables.berger import Schedule, ScheduledRound
from fairswiss.rendering.document import Block, Column, Heading, Table
from fairswiss.rendering.names import clean
from fairswiss.rendering.words import counted, phrase


def _name(schedule: Schedule, place: int) -> str:
    return clean(schedule.name(place))


def _label(schedule: Schedule, place: int) -> str:
    return phrase("player", number=schedule.number(place), name=_name(schedule, place))


def schedule_document(schedule: Schedule) -> Iterator[Block]:
    """Title and table; with names a table for every round."""
    words = f"schedule.{schedule.kind}" if schedule.kind else "schedule"
    words = f"{words}.double" if schedule.cycles > 1 else words
    yield Heading(phrase(words, players=counted("players", schedule.players)), section=False)
    if not schedule.people:
        yield _compact(schedule)
        return
    for scheduled in schedule.rounds:
        yield Heading(phrase("schedule.round", round=scheduled.round))
        yield _with_names(schedule, scheduled)


def _compact(schedule: Schedule) -> Table:
    boards = len(schedule.rounds[0].games)
    columns = [Column(phrase("schedule.column.round"), right=True)]
    columns += [Column(str(board), right=True) for board in range(1, boards + 1)]
    rests = schedule.rounds[0].rests is not None
    if rests:
        columns.append(Column(phrase("column.rests"), right=True))
    rows = [
        (
            str(scheduled.round),
            *(f"{white}-{black}" for white, black in scheduled.games),
            *([str(scheduled.rests)] if rests else []),
        )
        for scheduled in schedule.rounds
    ]
    return Table(tuple(columns), tuple(rows))


def _with_names(schedule: Schedule, scheduled: ScheduledRound) -> Table:
    columns = (
        Column(phrase("column.board"), right=True),
        Column(phrase("column.white")),
        Column(phrase("column.black")),
    )
    rows = [
        (str(board), _label(schedule, white), _label(schedule, black))
        for board, (white, black) in enumerate(scheduled.games, 1)
    ]
    if scheduled.rests is not None:
        rows.append((phrase("column.rests"), _label(schedule, scheduled.rests), ""))
    return Table(columns, tuple(rows))


def schedule_table(schedule: Schedule) -> Table:
    """A line for every game, and for every rest."""
    names = ("round", "board", "white", "white-name", "black", "black-name")
    columns = tuple(Column(phrase(f"schedule.column.{name}"), right=not name.endswith("name")) for name in names)
    rows: list[tuple[str, ...]] = []
    for scheduled in schedule.rounds:
        for board, (white, black) in enumerate(scheduled.games, 1):
            players = [
                part for place in (white, black) for part in (str(schedule.number(place)), _name(schedule, place))
            ]
            rows.append((str(scheduled.round), str(board), *players))
        if scheduled.rests is not None:
            resting = str(schedule.number(scheduled.rests)), _name(schedule, scheduled.rests)
            rows.append((str(scheduled.round), phrase("column.rests"), *resting, "", ""))
    return Table(columns, tuple(rows))


def schedule_data(schedule: Schedule) -> dict[str, Any]:
    """Everything as plain data."""
    return {
        "players": schedule.players,
        "cycles": schedule.cycles,
        "names": {str(schedule.number(place)): _name(schedule, place) for place in range(1, len(schedule.people) + 1)},
        "rounds": [
            {
                "round": scheduled.round,
                "cycle": scheduled.cycle,
                "row": scheduled.row,
                "games": [
                    {"board": board, "white": schedule.number(white), "black": schedule.number(black)}
                    for board, (white, black) in enumerate(scheduled.games, 1)
                ],
                "rests": None if scheduled.rests is None else schedule.number(scheduled.rests),
            }
            for scheduled in schedule.rounds
        ],
    }
