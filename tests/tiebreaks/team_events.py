"""Small events of teams, for examples worked out by hand and for properties."""

import random
from typing import Any

from fairswiss.model import ForfeitedMatch, Game, Player, Round, Team, TeamBye, TeamEvent, Tournament

BOARDS = 2


def teams_of(count: int, boards: int = BOARDS) -> tuple[Team, ...]:
    """Teams of so many players each; team 1 has the players 1, 2 …"""
    return tuple(
        Team(number, f"Team {number}", tuple(range((number - 1) * boards + 1, number * boards + 1)))
        for number in range(1, count + 1)
    )


def round_of(*matches: str) -> Round:
    """A round of matches ``1-2 10 ==``: the teams, then board by board the result codes of both."""
    games = []
    for match in matches:
        pair, *boards = match.split()
        one, other = map(int, pair.split("-"))
        for at, board in enumerate(boards):
            mine, theirs = board[0], board[1]
            white, black = (one - 1) * len(boards) + 1 + at, (other - 1) * len(boards) + 1 + at
            games.append(Game(white, black, mine, theirs) if at % 2 == 0 else Game(black, white, theirs, mine))
    return Round.of(games)


def league(*rounds: Round, teams: int = 4, boards: int = BOARDS, **facts: Any) -> Tournament:
    """An event of teams."""
    team_event = TeamEvent(teams_of(teams, boards))._replace(**facts)
    players = [Player(number, f"Player {number}", 2000) for number in range(1, teams * boards + 1)]
    return Tournament.build(players, rounds=rounds, rounds_planned=len(rounds), team_event=team_event)


FOUR = league(
    round_of("1-2 10 ==", "3-4 01 10"),
    round_of("1-3 == ==", "2-4 10 01"),
    round_of("1-4 01 01", "2-3 10 =="),
)
"""Four teams of two, everybody against everybody.

========  =====  =====  =====  ==  ====  =======  =======
team      r. 1   r. 2   r. 3   MP   GP   board 1  board 2
========  =====  =====  =====  ==  ====  =======  =======
1         1½ v2   1 v3   0 v4   3   2½    1½       1
2          ½ v1   1 v4  1½ v3   3   3     2        1
3          1 v4   1 v1   ½ v2   2   2½     ½       2
4          1 v3   1 v2   2 v1   4   4     2        2
========  =====  =====  =====  ==  ====  =======  =======
"""

THREE = league(
    round_of("1-2 10 10"),
    round_of("1-3 +- +-"),
    teams=3,
    pab=(10, 10),
    byes=(TeamBye(1, 3, "U"), TeamBye(2, 2, "H")),
    forfeits=(ForfeitedMatch(2, 1, 3, "+", "-"),),
)
"""Team 1 beats team 2 and wins a match by forfeit; team 3 has the bye, team 2 asks for one in the last round."""


def any_league(chance: random.Random) -> Tournament:
    """Teams that meet at random, with forfeits, byes and bonuses here and there."""
    count, boards = chance.randint(3, 6), chance.randint(1, 3)
    rounds, byes = [], []
    for number in range(1, chance.randint(2, 5)):
        order = chance.sample(range(1, count + 1), count)
        pairs = list(zip(order[::2], order[1::2], strict=False))
        matches = []
        for one, other in pairs:
            kinds = chance.choice((["10", "01", "=="],) * 4 + (["10", "+-", "-+", "--"], ["+-"]))
            matches.append(f"{one}-{other} " + " ".join(chance.choice(kinds) for _ in range(boards)))
        if count % 2:
            byes.append(TeamBye(number, order[-1], chance.choice("UHZ")))
        rounds.append(round_of(*matches))
    return league(*rounds, teams=count, boards=boards, byes=tuple(byes))
