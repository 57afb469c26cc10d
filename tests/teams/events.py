"""Small events of teams for tests."""

from fairswiss.model import Player, Team, TeamEvent, Tournament


def event(teams: int, boards: int = 4, members: int = 5, rounds: int = 3, **facts: object) -> Tournament:
    """So many teams of so many players, numbered from the first team on; White was drawn."""
    people = [Player(number, f"Player {number:03}", 2000) for number in range(1, teams * members + 1)]
    lists = [tuple(range(members * at + 1, members * at + members + 1)) for at in range(teams)]
    clubs = tuple(Team(at, f"Team {at}", listed) for at, listed in enumerate(lists, 1))
    colours = ("WB" * boards)[:boards]
    return Tournament.build(
        people, rounds_planned=rounds, first_colour="w", team_event=TeamEvent(clubs, board_colours=colours), **facts
    )
