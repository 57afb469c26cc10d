"""Schedules in which the members of teams meet those of others: Scheveningen, Molter, Schiller."""

from fairswiss.kernel.tables.berger import Schedule, ScheduledRound
from fairswiss.kernel.tables.members import SIZES, MemberTable, Seat, molter, scheveningen, schiller
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.player import Player
from fairswiss.model.tournament import Tournament

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def member_schedule(kind: str, field: tuple[int, int] | Tournament, *, double: bool = False) -> Schedule:
    """The table for so many teams of so many members, or for the teams of a tournament.

    ``kind`` is ``scheveningen``, ``molter`` or ``schiller``; ``double`` plays it again backwards with the colours
    reversed.
    """
    if isinstance(field, Tournament):
        lists = [team.players for team in field.team_event.teams]
        teams, members = len(lists), min(map(len, lists), default=0)
        known = {player.number: player for player in field.players}
        people = [known[number] for listed in lists for number in listed[:members]]
    else:
        teams, members = field
        seats = [(team, place) for team in range(teams) for place in range(members)]
        people = [Player(at, f"{_LETTERS[team % 26]}{place + 1}") for at, (team, place) in enumerate(seats, 1)]
    table = _table(kind, teams, members)
    table = table.twice() if double else table
    rounds = tuple(
        ScheduledRound(number, (number - 1) // (len(table.rounds) // (1 + double)) + 1, number, games)
        for number, games in enumerate((_places(games, members) for games in table.rounds), 1)
    )
    return Schedule(len(people), 2 if double else 1, rounds, tuple(people), kind)


def _table(kind: str, teams: int, members: int) -> MemberTable:
    found = None
    if kind == "scheveningen" and teams == 2:
        found = scheveningen(members)
    elif kind == "molter":
        found = molter(teams, members)
    elif kind == "schiller":
        found = schiller(teams, members)
    if found is None:
        sizes = ", ".join(f"{count}×{size}" for count, size in SIZES.get(kind, ()))
        words = "There is no {kind} table for {teams} teams of {members} players. Known (teams × players): {known}."
        raise BadRequest(
            gettext(words, kind=kind.capitalize(), teams=teams, members=members, known=sizes),
            code="no-table-of-this-size",
        )
    return found


def _places(games: tuple[tuple[Seat, Seat], ...], members: int) -> tuple[tuple[int, int], ...]:
    def place(seat: Seat) -> int:
        return seat[0] * members + seat[1] + 1

    return tuple((place(white), place(black)) for white, black in games)


def with_next_member_round(tournament: Tournament, schedule: Schedule) -> Tournament:
    """The tournament with the next round of a schedule of its own players paired."""
    number = len(tournament.rounds) + 1
    if number > len(schedule.rounds):
        words = "All {planned} planned rounds have been paired."
        raise BadRequest(gettext(words, planned=len(schedule.rounds)), code="rounds-over")
    games = schedule.rounds[number - 1].games
    return tournament.with_round([(schedule.number(white), schedule.number(black)) for white, black in games])
