"""The whole schedule of a round robin, before anybody has played."""

from fairswiss.kernel.options import Options
from fairswiss.kernel.tables.berger import Plan, Schedule
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, TooLarge
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition
from fairswiss.rules.double_round_robin.round import plan_of as double_plan
from fairswiss.rules.round_robin.round import plan_of as single_plan
from fairswiss.usecases.systems import system_of

MOST_PLAYERS = 500
"""A double round robin of more has more rounds than a report file can hold."""


def schedule(field: int | Tournament, *, double: bool | None = None, first_cycle: str = "exchanged") -> Schedule:
    """The Berger table for a number of players, or for the players of a tournament.

    ``double``: everybody meets everybody twice; without it, as the tournament says, else once. ``first_cycle`` is
    ``exchanged`` or ``plain``: whether the last two rounds of the first of two cycles change places.
    """
    people = () if isinstance(field, int) else field.players
    players = field if isinstance(field, int) else len(people)
    if players < 2:
        words = "A schedule needs at least 2 players, not {players}."
        raise BadRequest(gettext(words, players=players), code="schedule-too-small")
    if players > MOST_PLAYERS:
        words = "A schedule can have at most {most} players, not {players}."
        raise TooLarge(gettext(words, players=players, most=MOST_PLAYERS), code="schedule-too-large")
    if double is None:
        double = not isinstance(field, int) and _is_double(field)
    plan: Plan = double_plan(players, Options(first_cycle=first_cycle)) if double else single_plan(players)
    rounds = tuple(plan.round_of(number) for number in range(1, plan.rounds + 1))
    return Schedule(players, plan.cycles, rounds, tuple(people))


def _is_double(tournament: Tournament) -> bool:
    try:
        return edition(system_of(tournament)).cycles == 2
    except BadRequest:
        return False
