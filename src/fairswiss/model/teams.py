"""Teams: who plays for whom, and what a report says of matches beyond the games of the players."""

from collections.abc import Mapping
from typing import NamedTuple

from fairswiss.model.arrangements import Acceleration, Prohibition
from fairswiss.model.points import Points


class Team(NamedTuple):
    """A team; the number is its pairing number and identifies it everywhere."""

    number: int
    name: str
    players: tuple[int, ...] = ()
    """In the order of the boards."""
    nickname: str = ""
    strength: str = ""
    """As it was written; it orders teams before the first round and decides nothing here."""
    rank: int = 0
    """The rank recorded in the file, 0 when there is none. A fact about the file."""


class MatchScoring(NamedTuple):
    """The match points, in tenths, for every result of a match (record 362 of TRF26). The default is 2-1-0."""

    win: Points = 20
    draw: Points = 10
    loss: Points = 0


class TeamBye(NamedTuple):
    """A team without an opponent: ``U`` allocated by the pairing, ``F`` ``H`` ``Z`` asked for or absent."""

    round: int
    team: int
    code: str


class ForfeitedMatch(NamedTuple):
    """A match that was not played (record 330): ``+`` and ``-``, or ``-`` for both."""

    round: int
    white: int
    black: int
    white_result: str
    black_result: str

    @property
    def teams(self) -> tuple[int, int]:
        """Both teams."""
        return self.white, self.black


class TeamMatch(NamedTuple):
    """A match that is paired and has no boards yet: White is the team that has White on the first board.

    As soon as both line-ups are known there are games instead, or the match is forfeited.
    """

    round: int
    white: int
    black: int

    @property
    def teams(self) -> tuple[int, int]:
        """Both teams."""
        return self.white, self.black


class LineUp(NamedTuple):
    """A line-up that differs from the order of the team's list (record 300), or waits for the one of the opponent.

    0 is an empty board.
    """

    round: int
    team: int
    opponent: int
    players: tuple[int, ...]


class TeamAdjustment(NamedTuple):
    """Points of teams that differ from the scoring (record 299); None: as usual.

    With a result code they replace what that result is worth; without one they are a bonus or a penalty.
    """

    teams: tuple[int, ...]
    match_points: Points | None
    game_points: Points | None
    code: str = ""
    round: int = 0


class TeamEvent(NamedTuple):
    """All that is known of teams. Matches that were begun follow from the games: :mod:`fairswiss.model.matches`."""

    teams: tuple[Team, ...] = ()
    numbered: bool = True
    """The file numbers its teams (record 310), and 240, 250, 260 and 299 mean teams. False for the old record 013."""
    scoring: MatchScoring = MatchScoring()
    board_colours: str = ""
    """The colours of the first-named team from the first board on, such as ``WBWB``."""
    pab: tuple[Points, Points] | None = None
    """Match and game points of the pairing-allocated bye; None: those of a draw."""
    byes: tuple[TeamBye, ...] = ()
    """Those of recorded rounds, and the absences from rounds to come."""
    forfeits: tuple[ForfeitedMatch, ...] = ()
    line_ups: tuple[LineUp, ...] = ()
    adjustments: tuple[TeamAdjustment, ...] = ()
    matches: tuple[TeamMatch, ...] = ()
    prohibitions: tuple[Prohibition, ...] = ()
    """Teams that may not meet, by their numbers."""
    accelerations: tuple[Acceleration, ...] = ()
    """Virtual points of teams, for pairing alone."""
    secondary: tuple[tuple[tuple[int, Points], ...], ...] = ()
    """Only where an event is told team by team (:mod:`fairswiss.model.team_table`): the points that count second, of
    the bonuses that count from the start and then of each round, by team."""

    @property
    def stated(self) -> list[ForfeitedMatch | TeamMatch]:
        """The matches that no game shows: those without boards so far, and those that were not played."""
        return [*self.matches, *self.forfeits]

    @property
    def rounds_paired(self) -> int:
        """The last round of which a record of teams says that it was paired."""
        return max(
            [*(match.round for match in self.stated), *(bye.round for bye in self.byes if bye.code == "U")], default=0
        )

    @property
    def team_of(self) -> dict[int, int]:
        """The team of every player who plays for one."""
        return {player: team.number for team in self.teams for player in team.players}

    def renumbered(self, numbers: Mapping[int, int]) -> "TeamEvent":
        """The same teams, their players called by other numbers."""
        return self._replace(
            teams=tuple(t._replace(players=tuple(numbers[p] for p in t.players)) for t in self.teams),
            line_ups=tuple(u._replace(players=tuple(p and numbers[p] for p in u.players)) for u in self.line_ups),
        )

    def in_order(self) -> "TeamEvent":
        """The same facts in one fixed order."""
        return self._replace(
            teams=tuple(sorted(self.teams)),
            byes=tuple(sorted(self.byes)),
            forfeits=tuple(sorted(self.forfeits)),
            line_ups=tuple(sorted(self.line_ups)),
            adjustments=tuple(sorted(self.adjustments, key=_adjustment_order)),
            matches=tuple(sorted(self.matches)),
        )


def _adjustment_order(adjustment: TeamAdjustment) -> tuple[object, ...]:
    return (
        adjustment.round,
        adjustment.code,
        adjustment.teams,
        adjustment.match_points is None,
        adjustment.match_points or 0,
        adjustment.game_points is None,
        adjustment.game_points or 0,
    )
