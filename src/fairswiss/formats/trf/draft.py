"""The content of a file as read so far; each record's reader fills in its part."""

from typing import NamedTuple

from fairswiss.formats.trf.report import Report
from fairswiss.formats.trf.score_sheet import ScoreSheet
from fairswiss.formats.trf.team_records import TeamSheet
from fairswiss.language import gettext
from fairswiss.model import Adjustment, NationalRecord, Prohibition, Where


class Request(NamedTuple):
    """Record 240: a bye of one player in one round."""

    line: int
    round: int
    player: int
    code: str


class Draft:
    """The facts of the records other than 001, before they are joined into a tournament."""

    __slots__ = (
        "absent_next",
        "adjustments",
        "as_paired",
        "by_position",
        "deputies",
        "expansion",
        "extra",
        "first_colour",
        "first_colour_line",
        "lines",
        "national",
        "numbers",
        "people",
        "planned",
        "planned_line",
        "prohibitions",
        "report",
        "requests",
        "round_dates",
        "scoring",
        "teams",
        "texts",
        "virtual_by_player",
        "virtual_by_range",
    )  # fmt: skip

    def __init__(self, lines: dict[int, int], report: Report) -> None:
        self.lines = lines
        """The line of every player."""
        self.numbers = sorted(lines)
        self.report = report
        self.teams = TeamSheet(lines)
        self.texts: dict[str, str] = {}
        self.deputies: list[str] = []
        self.round_dates: tuple[str, ...] = ()
        self.planned: int | None = None
        self.planned_line = 0
        self.first_colour = ""
        self.first_colour_line = 0
        self.by_position = 0
        """The line that asks for the order of the player records instead of that of their numbers; 0: none."""
        self.scoring = ScoreSheet()
        self.national: dict[int, list[NationalRecord]] = {}
        self.requests: list[Request] = []
        self.absent_next: list[int] = []
        self.virtual_by_player: dict[int, list[int]] = {}
        self.virtual_by_range: dict[int, list[int]] = {}
        self.prohibitions: list[Prohibition] = []
        self.adjustments: list[Adjustment] = []
        self.expansion = 0
        """The number of single values that the range records have expanded to."""
        self.extra: list[str] = []
        self.as_paired: list[tuple[int, str]] = []
        """The comments on what rounds were paired with, each with its line."""
        self.people: list[tuple[int, str]] = []
        """The comments on clubs, categories and players kept apart, each with its line."""

    def registered(self, players: list[int], line: int) -> bool:
        """True if all these players have a 001 record; otherwise an error is reported for this line."""
        unknown = [player for player in players if player not in self.lines]
        for player in unknown:
            where = Where(line, player=player)
            self.report.error(
                gettext("player {player} has no 001 record", player=player),
                "",
                gettext("correct the number or add the player"),
                where,
            )
        return not unknown
