"""Records of teams: 013 and 310 (who they are), 320, 330, 300, 352, 362, and 240, 250, 260, 299 where they name teams.

A record that cannot be read, or says what another one has said otherwise, is kept as it stands: the sheet tells why.
"""

import re
from collections.abc import Container
from typing import NamedTuple

from fairswiss.formats.trf.changes import read_change
from fairswiss.formats.trf.columns import columns, natural, naturals, points_of_text
from fairswiss.formats.trf.limits import MAX_ROUNDS
from fairswiss.formats.trf.ranges import refuse_expansion, rounds_and_numbers, virtual_range
from fairswiss.language import gettext
from fairswiss.model import (
    Acceleration,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    Points,
    Prohibition,
    Team,
    TeamAdjustment,
    TeamBye,
    TeamEvent,
    TeamMatch,
    parse_points,
)
from fairswiss.model.results import REQUESTABLE_BYES

OLD, NEW = "013", "310"
MATCH = "### Match "
"""A comment of our own: a match that is paired and has no boards yet, for which no record exists."""
_MATCH = re.compile(r"### Match (\d{1,3}): (\d{1,3})-(\d{1,3})", re.ASCII)
_ALWAYS = frozenset((OLD, NEW, "300", "320", "330", "352", "362"))
_WHEN_NUMBERED = frozenset(("240", "250", "260", "299"))
MOST_TEAMS = 999
"""The largest number that fits into three columns."""
SYMBOLS = {"TW": "win", "TD": "draw", "TL": "loss"}
_FORFEITS = frozenset(("+-", "-+", "--"))


class Stated(NamedTuple):
    """The points that record 310 states for a team, where it does; and the record's line."""

    match_points: Points | None
    game_points: Points | None
    line: int = 0


class _Pab(NamedTuple):
    worth: tuple[Points, Points] | None


class _Colours(NamedTuple):
    colours: str


class _Virtual(NamedTuple):
    teams: list[int]
    first: int
    last: int
    points: Points


_Unplayed = TeamBye | ForfeitedMatch | TeamMatch
_Fact = Team | Stated | _Pab | _Colours | _Virtual | MatchScoring | _Unplayed | LineUp | TeamAdjustment | Prohibition
_Facts = list[_Fact]


def speaks_of_teams(line: str, numbered: bool) -> bool:
    """True if a line is about teams; ``numbered``: there are records 310."""
    return line[:3] in _ALWAYS or (numbered and line[:3] in _WHEN_NUMBERED) or line.startswith(MATCH)


_WRONG = -(10**9)
"""Stands for points that are none."""


def _points(text: str) -> Points | None:
    """The points in a field; None when it is empty."""
    if not text.strip():
        return None
    points = parse_points(text)
    return _WRONG if points is None else points


class TeamSheet:
    """The content of the team records read so far."""

    def __init__(self, players: Container[int]) -> None:
        self._players = players
        self._teams: dict[int, Team] = {}
        self._team_of: dict[int, int] = {}
        self._numbered = True
        self._scoring: MatchScoring | None = None
        self._colours = ""
        self._pab: _Pab | None = None
        self._rounds: dict[tuple[int, int], _Unplayed] = {}
        self._line_ups: dict[tuple[int, int], LineUp] = {}
        self._adjustments: list[TeamAdjustment] = []
        self._prohibitions: list[Prohibition] = []
        self._virtual: dict[int, list[Points]] = {}
        self._expansion = 0
        self.stated: dict[int, Stated] = {}

    def take(self, line: str, number: int = 0) -> str:
        """Note what a record says; the reason when it cannot be, and empty when it was."""
        read = self.read(line)
        if isinstance(read, str):
            return read
        for fact in read:
            self._note(fact, number)
        self._numbered &= line[:3] != OLD
        return ""

    def read(self, line: str) -> _Facts | str:
        """The content of a record, or the reason why it cannot be read. Nothing is noted."""
        reader = TeamSheet.match if line.startswith(MATCH) else _READERS[line[:3]]
        return reader(self, line.rstrip(" "))

    def event(self) -> TeamEvent:
        """All that was noted."""
        unplayed = dict.fromkeys(self._rounds.values())
        return TeamEvent(
            tuple(self._teams.values()),
            self._numbered,
            self._scoring or MatchScoring(),
            self._colours,
            self._pab.worth if self._pab else None,
            tuple(fact for fact in unplayed if isinstance(fact, TeamBye)),
            tuple(fact for fact in unplayed if isinstance(fact, ForfeitedMatch)),
            tuple(self._line_ups.values()),
            tuple(self._adjustments),
            tuple(fact for fact in unplayed if isinstance(fact, TeamMatch)),
            tuple(self._prohibitions),
            tuple(Acceleration(team, tuple(points)) for team, points in self._virtual.items()),
        )

    def _note(self, fact: _Fact, number: int) -> None:
        if isinstance(fact, Team):
            self._teams[fact.number] = fact
            self._team_of |= dict.fromkeys(fact.players, fact.number)
        elif isinstance(fact, Stated):
            self.stated[next(reversed(self._teams))] = fact._replace(line=number)
        elif isinstance(fact, MatchScoring):
            self._scoring = fact
        elif isinstance(fact, _Colours):
            self._colours = fact.colours
        elif isinstance(fact, _Pab):
            self._pab = fact
        elif isinstance(fact, TeamBye):
            self._rounds[fact.round, fact.team] = fact
        elif isinstance(fact, ForfeitedMatch | TeamMatch):
            self._rounds[fact.round, fact.white] = self._rounds[fact.round, fact.black] = fact
        elif isinstance(fact, LineUp):
            self._line_ups[fact.round, fact.team] = fact
        elif isinstance(fact, Prohibition):
            self._prohibitions.append(fact)
        elif isinstance(fact, _Virtual):
            self._accelerate(fact)
        else:
            self._adjustments.append(fact)

    # -- who they are --------------------------------------------------------------------------------------------------

    def old_team(self, line: str) -> _Facts | str:
        """``013 Alpha Club …``: the name at 5-36, players at 37-40, 42-45 …"""
        if self._teams and self._numbered:
            return gettext("the teams are stated by records 310")
        name, players = line[columns(5, 36)].strip(), naturals(line[36:])
        team = Team(len(self._teams) + 1, name, tuple(players or ()))
        why = self._not_a_team(players, team)
        if why:
            return why
        return [team]

    def new_team(self, line: str) -> _Facts | str:
        """``310   1 Alpha Club … 1    4    5``: number 5-7, name 9-40, and so on; players at 74-77, 79-82 …"""
        number, players = natural(line[columns(5, 7)]), naturals(line[72:])
        if not number:
            return gettext("the number of the team belongs in columns 5-7")
        rank = natural(line[columns(69, 71)].strip() or "0")
        match_points, game_points = _points(line[columns(54, 60)]), _points(line[columns(61, 67)])
        if rank is None or _WRONG in (match_points, game_points):
            return gettext("columns: match points 55-60, game points 62-67, rank 69-71")
        name, nickname, strength = (line[columns(*span)].strip() for span in ((9, 40), (42, 46), (48, 53)))
        team = Team(number, name, tuple(players or ()), nickname, strength, rank)
        if number in self._teams:
            return gettext("there is another team with the number {number}", number=number)
        why = self._not_a_team(players, team)
        if why:
            return why
        return [team, Stated(match_points, game_points)]

    def _not_a_team(self, players: list[int] | None, team: Team) -> str:
        if players is None:
            return gettext("the numbers of the players cannot be read")
        if len(self._teams) >= MOST_TEAMS:
            return gettext("there are more than {most} teams", most=MOST_TEAMS)
        unknown = [player for player in players if player not in self._players]
        if unknown:
            return gettext("player {player} has no 001 record", player=unknown[0])
        again = [player for player in players if player in self._team_of]
        if again or len(set(players)) < len(players):
            return gettext("player {player} is listed twice among the teams", player=(again or players)[0])
        return ""

    # -- what they did -------------------------------------------------------------------------------------------------

    def _unknown(self, *teams: int | None) -> str:
        """The reason why these cannot be meant; empty if all of them are teams."""
        missing = [team for team in teams if team not in self._teams]
        return gettext("there is no team {team}", team=missing[0]) if missing else ""

    def _slot_taken(self, slots: list[tuple[int, int]]) -> str:
        taken = next((slot for slot in slots if slot in self._rounds), None)
        if taken is None and len(set(slots)) == len(slots):
            return ""
        number, team = taken or slots[0]
        return gettext("team {team} has another bye or forfeit in round {number}", team=team, number=number)

    def pab(self, line: str) -> _Facts | str:
        """``320  1.0  2.0 009 000   8``: match points 5-8, game points 10-13, the team of round 1 at 15-17 …"""
        if self._pab is not None:
            return gettext("another record 320 already states it")
        match_points, game_points = (_points(line[span]) for span in (columns(4, 8), columns(9, 13)))
        fields = [line[at : at + 4].strip() or "0" for at in range(13, len(line), 4)]
        teams = [natural(field) for field in fields]
        odd = _WRONG in (match_points, game_points) or (match_points is None) != (game_points is None)
        if odd or None in teams or len(teams) > MAX_ROUNDS:
            return gettext("columns: match points 5-8, game points 10-13, team of round 1 15-17")
        byes = [TeamBye(number, team, "U") for number, team in enumerate(teams, 1) if team]
        why = self._misplaced(byes)
        worth = None if match_points is None or game_points is None else (match_points, game_points)
        return why or [_Pab(worth), *byes]

    def _misplaced(self, byes: list[TeamBye]) -> str:
        """The fault of byes given to a team that is not there, or has one already; empty when there is none."""
        return self._unknown(*(bye.team for bye in byes)) or self._slot_taken([(bye.round, bye.team) for bye in byes])

    def forfeit(self, line: str) -> _Facts | str:
        """``330 +- 004   3   6``: results at 5-6, the round at 8-10, White's team 12-14, Black's 16-18."""
        results = line[columns(5, 6)]
        number, white, black = (natural(line[columns(*span)]) for span in ((7, 10), (11, 14), (15, 18)))
        if results not in _FORFEITS or not number or number > MAX_ROUNDS or line[18:].strip() or white == black:
            return gettext("columns: results 5-6 (+-, -+ or --), round 8-10, teams 12-14 and 16-18")
        why = self._unknown(white, black)
        if why or not white or not black:
            return why
        return self._slot_taken([(number, white), (number, black)]) or [
            ForfeitedMatch(number, white, black, results[0], results[1])
        ]

    def match(self, line: str) -> _Facts | str:
        """``### Match 3: 1-6``: a match of round 3 without boards so far; the first team has White on the first one."""
        read = _MATCH.fullmatch(line)
        if read is None or read[1] == "000":
            return gettext("a match is written as in {example}", example=f"{MATCH}3: 1-6")
        number, white, black = map(int, read.groups())
        why = self._unknown(white, black)
        return why or self._slot_taken([(number, white), (number, black)]) or [TeamMatch(number, white, black)]

    def prohibition(self, line: str) -> _Facts | str:
        """``260 001 004    2    5``: rounds at 5-7 and 9-11 (blank: all), teams at 13-16, 18-21 …"""
        read = rounds_and_numbers(line)
        if read is None or len(set(read[2])) < 2:
            return gettext("columns: rounds 5-7 and 9-11, teams 13-16, 18-21 …")
        first, last, teams = read
        return self._unknown(*teams) or [Prohibition(tuple(teams), first, last if 0 < last < MAX_ROUNDS else None)]

    def acceleration(self, line: str) -> _Facts | str:
        """``250  2.0  0.0 001 003    1   90``: points 5-8 or 10-13, rounds 15-17 and 19-21, teams 23-26 and 28-31."""
        read = virtual_range(line)
        teams = [team for team in self._teams if read and read.low <= team <= read.high]
        if read is None or not teams:
            return gettext("columns: points 5-8 or 10-13, rounds 15-17 and 19-21, teams 23-26 and 28-31")
        return [_Virtual(teams, read.first, read.last, read.match_points or read.game_points)]

    def _accelerate(self, given: _Virtual) -> None:
        self._expansion += len(given.teams) * given.last
        refuse_expansion(self._expansion)
        for team in given.teams:
            points = self._virtual.setdefault(team, [])
            points += [0] * (given.last - len(points))
            for at in range(given.first - 1, given.last):
                points[at] += given.points

    def line_up(self, line: str) -> _Facts | str:
        """``300 002   1   6    1    5 0000    8``: round 5-7, team 9-11, opponent 13-15, players 17-20, 22-25 …"""
        number, team, opponent = (natural(line[columns(*span)]) for span in ((4, 7), (8, 11), (12, 15)))
        players = naturals(line[15:])
        if not number or number > MAX_ROUNDS or not players:
            return gettext("columns: round 5-7, teams 9-11 and 13-15, players 17-20, 22-25 …")
        why = self._unknown(team, opponent)
        if why or not team or not opponent:
            return why
        if (number, team) in self._line_ups:
            return gettext("team {team} has another line-up in round {number}", team=team, number=number)
        return self._wrongly_seated(team, players) or [LineUp(number, team, opponent, tuple(players))]

    def _wrongly_seated(self, team: int, players: list[int]) -> str:
        """The fault of a line-up with somebody of another team, or somebody twice; empty when there is none."""
        seated = [player for player in players if player]
        stranger = next((player for player in seated if self._team_of.get(player) != team), 0)
        if not stranger and len(set(seated)) == len(seated):
            return ""
        words = "player {player} does not play for team {team}, or sits twice"
        return gettext(words, player=stranger or seated[0], team=team)

    def byes(self, line: str) -> _Facts | str:
        """``240 H 003    2    7``: the type at 5, the round at 7-9, teams at 11-14, 16-19 …"""
        code, number, teams = line[4:5].upper(), natural(line[columns(7, 9)]), naturals(line[9:])
        if code not in REQUESTABLE_BYES or not number or number > MAX_ROUNDS or not teams:
            return gettext("columns: type (F, H, Z) 5, round 7-9, teams 11-14, 16-19 …")
        byes = [TeamBye(number, team, code) for team in teams]
        return self._misplaced(byes) or [*byes]

    def adjustment(self, line: str) -> _Facts | str:
        """``299 -   0.0   1.5  004    6``: result 5, points of matches 8-11 and games 14-17, round 20-22, teams 24 …"""
        change = read_change(line, teams=True)
        if change is None:
            return gettext("columns: result 5, points 8-11 and 14-17, round 20-22, teams 24-27")
        return self._unknown(*change.numbers) or [
            TeamAdjustment(tuple(sorted(change.numbers)), change.match_points, change.points, change.code, change.round)
        ]

    def colours(self, line: str) -> _Facts | str:
        """``352 WBWB``."""
        text = line[4:].strip().upper()
        if self._colours:
            return gettext("another record 352 already states it")
        return (
            [_Colours(text)] if re.fullmatch("[WB]{1,99}", text) else gettext("colours are W or B, one for each board")
        )

    def scoring(self, line: str) -> _Facts | str:
        """``362 TW 3.0   TD 1.0   TL 0.0``."""
        if self._scoring is not None:
            return gettext("another record 362 already states it")
        words = re.sub("(T[WDL])", r" \1 ", line[3:].upper()).split()
        points = [points_of_text(word) for word in words[1::2]]
        if len(words) % 2 or not words or None in points or not {*words[::2]} <= {*SYMBOLS}:
            return gettext("TW, TD and TL are followed by their points")
        said = {SYMBOLS[symbol]: worth for symbol, worth in zip(words[::2], points, strict=True) if worth is not None}
        return [MatchScoring()._replace(**said)]


_READERS = {
    OLD: TeamSheet.old_team, NEW: TeamSheet.new_team, "300": TeamSheet.line_up, "320": TeamSheet.pab,
    "330": TeamSheet.forfeit, "352": TeamSheet.colours, "362": TeamSheet.scoring, "240": TeamSheet.byes,
    "250": TeamSheet.acceleration, "260": TeamSheet.prohibition, "299": TeamSheet.adjustment,
}  # fmt: skip
