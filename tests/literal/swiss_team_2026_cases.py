"""Small events of teams with a scrambled history, by seed."""

import random
from typing import Any

from fairswiss.model import (
    Acceleration,
    Bye,
    EventInfo,
    ForfeitedMatch,
    Game,
    MatchScoring,
    Player,
    Prohibition,
    Round,
    Team,
    TeamAdjustment,
    TeamBye,
    TeamEvent,
    Tournament,
)

CODES = (
    "FIDE_TEAM", "FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEB", "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_TYPEB_MP",
    "FIDE_TEAM_TYPEA_GP_MP", "FIDE_TEAM_TYPEB_GP_MP", "FIDE_TEAM_MP_GP", "FIDE_TEAM_GP",
)  # fmt: skip
_USUAL = (("1", "0"), ("0", "1"), ("=", "="))
_ODD = (("+", "-"), ("-", "+"), ("-", "-"), ("=", "0"), ("0", "0"), ("W", "L"))


def team_history(rng: random.Random, most: int = 8) -> Tournament:
    """Rounds that no rule paired: forfeited boards and matches, byes, absences, bonuses, forbidden pairs."""
    count, recorded, boards = rng.randint(2, most), rng.randint(0, 5), rng.choice((1, 1, 2))
    work = _Scramble(rng, count, boards)
    for _ in range(recorded):
        work.play()
    teams = range(1, count + 1)
    event: dict[str, Any] = {}
    code = rng.choice(CODES)
    if rng.random() < 0.3:
        gifted = rng.sample(teams, rng.randint(1, count))
        event["adjustments"] = tuple(
            TeamAdjustment((t,), rng.choice((10, 20, -10)), rng.choice((None, 5, 10)), "", rng.randint(0, 1))
            for t in gifted
        )
    if rng.random() < 0.2 and count > 3:
        event["prohibitions"] = (Prohibition(tuple(rng.sample(teams, rng.randint(2, 3)))),)
    if rng.random() < 0.15 and "_GP_MP" not in code and not code.endswith("TEAM_GP"):
        event["accelerations"] = tuple(Acceleration(t, (20, 20, 20, 10, 10)) for t in range(1, count // 2 + 1))
    if rng.random() < 0.15:
        away = TeamBye(len(work.rounds) + 1, rng.choice(teams), rng.choice("HZ"))
        work.byes.append(away)
    if rng.random() < 0.2:
        event["pab"] = rng.choice(((20, 10), (10, 5), (20, 10 * boards)))
    if rng.random() < 0.2:
        event["scoring"] = MatchScoring(30, 10, 0)
    return Tournament.build(
        [Player(number, f"Player {number}") for number in range(1, count * boards + 1)],
        rounds=tuple(work.rounds),
        rounds_planned=len(work.rounds) + rng.choice((1, 1, 2, 3, 4)),
        first_colour=rng.choice("wb"),
        info=EventInfo(encoded_type=code),
        team_event=TeamEvent(
            tuple(Team(t, f"Team {t}", work.members(t)) for t in teams),
            board_colours="WB"[:boards],
            byes=tuple(work.byes),
            forfeits=tuple(work.forfeits),
            **event,
        ),
    )


class _Scramble:
    """Rounds at random, one after the other."""

    def __init__(self, rng: random.Random, count: int, boards: int) -> None:
        self.rng, self.count, self.boards = rng, count, boards
        self.rounds: list[Round] = []
        self.byes: list[TeamBye] = []
        self.forfeits: list[ForfeitedMatch] = []

    def members(self, team: int) -> tuple[int, ...]:
        """The players of a team, from the first board on."""
        return tuple(range(self.boards * (team - 1) + 1, self.boards * team + 1))

    def play(self) -> None:
        """Another round; one without a game or an allocated bye is none."""
        rng, number = self.rng, len(self.rounds) + 1
        teams = list(range(1, self.count + 1))
        rng.shuffle(teams)
        games: list[Game] = []
        byes: list[Bye] = []
        given: list[TeamBye] = []
        forfeits: list[ForfeitedMatch] = []
        if len(teams) % 2:
            given.append(TeamBye(number, teams.pop(), rng.choice("UUUHFZ")))
        while teams:
            one, other = teams.pop(), teams.pop()
            lot = rng.random()
            if lot < 0.05:
                given += [TeamBye(number, team, rng.choice("HFZ")) for team in (one, other)]
            elif lot < 0.12:
                forfeits.append(ForfeitedMatch(number, one, other, *rng.choice(("+-", "-+", "--"))))
            else:
                self._match(one, other, games, byes)
        if games:
            self.rounds.append(Round.of(games, byes))
            self.byes += given
            self.forfeits += forfeits

    def _match(self, one: int, other: int, games: list[Game], byes: list[Bye]) -> None:
        for board, (mine, yours) in enumerate(zip(self.members(one), self.members(other), strict=True)):
            if board and self.rng.random() < 0.06:
                byes.append(Bye(self.rng.choice((mine, yours)), "F"))
                continue
            pair = (mine, yours) if board % 2 == 0 else (yours, mine)
            codes = self.rng.choice(_USUAL if self.rng.random() < 0.85 else _ODD)
            games.append(Game(*pair, *codes))
