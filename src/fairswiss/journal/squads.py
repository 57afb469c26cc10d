"""Teams on the arbiter's desk: who plays for whom, who meets whom, and the line-ups of each match.

Teams are named by the number of their registration, their players by theirs; pairing numbers follow from both.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from fairswiss.journal.facts import Settings
from fairswiss.model.player import Player
from fairswiss.model.results import PENDING
from fairswiss.model.rounds import seats_of
from fairswiss.model.teams import ForfeitedMatch, LineUp, Team, TeamBye, TeamEvent, TeamMatch


class Squad(NamedTuple):
    """A team: its name, its players in the order of the boards, and its captain."""

    name: str
    players: tuple[int, ...] = ()
    captain: str = ""


class Match(NamedTuple):
    """Two teams that meet; results only where the whole match was forfeited."""

    white: int
    """The team with White on the first board."""
    black: int
    white_result: str = PENDING
    black_result: str = PENDING

    @property
    def forfeited(self) -> bool:
        """True if the match was not played at all."""
        return self.white_result != PENDING


class Matches:
    """The matches of a round, the teams without one, and the line-ups handed in so far."""

    __slots__ = ("byes", "due", "line_ups", "pairs")

    def __init__(self, pairs: list[Match], byes: dict[int, str]) -> None:
        self.pairs = pairs
        self.byes = byes
        """By team: ``U`` allocated by the pairing, ``F`` ``H`` ``Z`` asked for or absent."""
        self.line_ups: dict[int, tuple[int, ...]] = {}
        """By team, from the first board on; 0 is an empty board."""
        self.due = ""
        """The moment, in UTC, until which captains may hand in line-ups; empty: any time."""

    def copy(self) -> "Matches":
        """Matches that can be changed without changing these."""
        twin = Matches(self.pairs.copy(), self.byes.copy())
        twin.line_ups, twin.due = self.line_ups.copy(), self.due
        return twin

    @property
    def bye(self) -> int | None:
        """The team with the pairing-allocated bye."""
        return next((team for team, code in self.byes.items() if code == "U"), None)

    def match_of(self, team: int) -> Match | None:
        """The match of a team; None if it has none."""
        return next((match for match in self.pairs if team in seats_of(match)), None)

    def is_lined_up(self, match: Match) -> bool:
        """True if both line-ups of a match are in."""
        return match.white in self.line_ups and match.black in self.line_ups

    def seats(self) -> dict[int, str]:
        """The seat of every player who is lined up, by match and board: ``3.2``."""
        return {
            player: f"{at}.{board}"
            for at, match in enumerate(self.pairs, 1)
            for team in seats_of(match)
            for board, player in enumerate(self.line_ups.get(team, ()), 1)
            if player
        }

    def seated(self, number: int) -> list[tuple[int, ...]]:
        """Both line-ups of a match, as far as they are in; nothing of one that is not there."""
        pairs = self.pairs[number - 1 : number] if number else []
        return [self.line_ups.get(team, ()) for match in pairs for team in seats_of(match)]

    def awaiting(self) -> list[Match]:
        """The matches that are neither forfeited nor have both line-ups."""
        return [match for match in self.pairs if not match.forfeited and not self.is_lined_up(match)]


class Squads:
    """All teams of an event. The fold alone changes it; everybody else reads."""

    def __init__(self) -> None:
        self.reported = TeamEvent()
        """As a report had it, its players by registration."""
        self.teams: dict[int, Squad] = {}
        self.absences: dict[tuple[int, int], str] = {}
        """By round to come and team."""
        self.withdrawn: dict[int, int] = {}  # from which round on, by team
        self.linked_since: dict[int, int] = {}
        """By team, the entry that replaced the link of its captain."""
        self.last = 0
        self.fixed: dict[int, int] = {}
        """The pairing numbers since the first round was paired."""

    def copy(self) -> "Squads":
        """Teams that can be changed without changing these."""
        twin = Squads()
        twin.reported, twin.last = self.reported, self.last
        twin.teams, twin.absences, twin.withdrawn = self.teams.copy(), self.absences.copy(), self.withdrawn.copy()
        twin.fixed, twin.linked_since = self.fixed.copy(), self.linked_since.copy()
        return twin

    def take_over(self, event: TeamEvent) -> None:
        """The teams as a report has them, with its numbers."""
        self.reported = event
        self.teams = {team.number: Squad(team.name, team.players) for team in event.teams}
        self.last = max(self.teams, default=0)
        self.fixed = {number: number for number in self.teams}

    def unfix(self, *, started: bool) -> None:
        """Number teams by strength again, unless a round is paired or a report gave the numbers."""
        if not started and not self.reported.teams:
            self.fixed = {}

    def named(self) -> Iterable[int]:
        """Every player who plays for a team."""
        yield from (player for squad in self.teams.values() for player in squad.players)
        yield from (player for line_up in self.reported.line_ups for player in line_up.players)

    def team_of(self) -> dict[int, int]:
        """The team of every player who plays for one."""
        return {player: team for team, squad in self.teams.items() for player in squad.players}

    def absent(self, number: int) -> dict[int, str]:
        """The teams that will not be paired in a round to come, with the codes of their byes."""
        gone = {team: "Z" for team, first in self.withdrawn.items() if first <= number}
        return gone | {team: code for (at, team), code in self.absences.items() if at == number}

    def numbers(self, players: Mapping[int, Player], settings: Settings) -> dict[int, int]:
        """Pairing numbers by team: by the average rating of the first boards, or as entered; late ones come last."""
        boards = len(settings.board_colours)

        def strength(team: int) -> tuple[float, str, int]:
            if settings.numbering == "entry":
                return (0, "", team)
            ratings = sorted((players[one].rating for one in self.teams[team].players), reverse=True)[:boards]
            return (-sum(ratings) / boards, self.teams[team].name.casefold(), team)

        fixed = {team: number for team, number in self.fixed.items() if team in self.teams}
        late = sorted((team for team in self.teams if team not in fixed), key=strength if not fixed else int)
        return fixed | {team: number for number, team in enumerate(late, max(fixed.values(), default=0) + 1)}

    def event(
        self, settings: Settings, rounds: Sequence[Matches | None], numbers: Mapping[int, int], seeds: Mapping[int, int]
    ) -> TeamEvent:
        """The teams as the rules know them, players and teams by pairing number."""
        if not settings.board_colours:
            return self.reported.renumbered(numbers)
        told = TeamEvent(
            tuple(Team(seeds[team], squad.name, squad.players) for team, squad in self.teams.items()),
            scoring=settings.match_scoring,
            board_colours=settings.board_colours,
            pab=self.reported.pab,
            byes=tuple(self._byes(settings.rounds, rounds, seeds)),
            forfeits=tuple(self._forfeits(rounds, seeds)),
            line_ups=tuple(self._line_ups(rounds, seeds)),
            adjustments=self.reported.adjustments,
            matches=tuple(
                TeamMatch(at, seeds[match.white], seeds[match.black])
                for at, matches in _of_teams(rounds)
                for match in matches.awaiting()
            ),
            prohibitions=self.reported.prohibitions,
            accelerations=self.reported.accelerations,
        )
        return told.renumbered(numbers)

    def _byes(self, planned: int, rounds: Sequence[Matches | None], seeds: Mapping[int, int]) -> Iterator[TeamBye]:
        """Those of the rounds that were paired, and the absences from rounds to come."""
        for at, matches in _of_teams(rounds):
            yield from (TeamBye(at, seeds[team], code) for team, code in matches.byes.items())
        for at in range(len(rounds) + 1, planned + 1):
            yield from (TeamBye(at, seeds[team], code) for team, code in self.absent(at).items())

    def _forfeits(self, rounds: Sequence[Matches | None], seeds: Mapping[int, int]) -> Iterator[ForfeitedMatch]:
        for at, matches in _of_teams(rounds):
            for white, black, *codes in (match for match in matches.pairs if match.forfeited):
                yield ForfeitedMatch(at, seeds[white], seeds[black], *codes)

    def _line_ups(self, rounds: Sequence[Matches | None], seeds: Mapping[int, int]) -> Iterator[LineUp]:
        """The line-ups that wait for the opponent's, or are not in the order of the list."""
        for at, matches in _of_teams(rounds):
            for match in matches.pairs:
                for team in seats_of(match):
                    players = None if match.forfeited else matches.line_ups.get(team)
                    if players is not None and not (matches.is_lined_up(match) and self._in_order(team, players)):
                        yield LineUp(at, seeds[team], seeds[against(match, team)], players)

    def _in_order(self, team: int, players: tuple[int, ...]) -> bool:
        """True if the boards show the line-up: the order of the list, and only the last boards empty."""
        seated = [player for player in players if player]
        usual = [player for player in self.teams[team].players if player in seated]
        return seated == usual == [*players[: len(seated)]]


def _of_teams(rounds: Sequence[Matches | None]) -> Iterator[tuple[int, Matches]]:
    return ((at, matches) for at, matches in enumerate(rounds, 1) if matches is not None)


def against(match: Match, team: int) -> int:
    """The other team of a match."""
    return match.black if match.white == team else match.white
