"""Answers of random events, by seed."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from fairswiss.answers import Answer, RoundAnswers
from fairswiss.model.errors import NoPairing
from fairswiss.model.teams import TeamBye
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition
from fairswiss.rules.pairing import known_before
from fairswiss.usecases.generation import generate
from fairswiss.usecases.systems import is_round_robin
from tests.answers.truth import Truth

ASKED = 4
"""So many players of each round ask."""


def recorded(system: str, seed: int) -> Tournament:
    """A small event: five to twenty-two players or teams, or a table of three to twelve."""
    rng = random.Random(seed)
    if is_round_robin(system):
        return generate(seed, system, players=rng.randint(3, 12)).tournament
    given: dict[str, Any] = {"players": rng.randint(5, 22), "rounds": rng.randint(3, 7)}
    if edition(system).teams:
        given["team_code"] = rng.choice(edition(system).trf_codes)
    return generate(seed, system, **given).tournament


def event(system: str, seed: int) -> Tournament:
    """The same as the system reads it: team by team if it pairs teams."""
    return edition(system).told(recorded(system, seed))


def _with_teams(played: Tournament, before: Tournament) -> Tournament | None:
    """The rounds before one of teams, as they are recorded; None without teams."""
    event, rounds = played.team_event, before.rounds
    if not event.teams:
        return None
    away = tuple(TeamBye(one.round, one.player, one.code) for one in before.absences)
    event = event._replace(
        byes=(*(bye for bye in event.byes if bye.round <= len(rounds)), *away),
        forfeits=tuple(one for one in event.forfeits if one.round <= len(rounds)),
    )
    recorded = played.rounds[: len(rounds)]
    return played._replace(rounds=recorded, absences=(), team_event=event, first_colour=before.first_colour)


@cache
def all_answers(system: str, seed: int) -> tuple[tuple[Tournament, Truth, Answer], ...]:
    """All at once, worked out once for those who ask several things of them."""
    return tuple(answers(system, seed))


def answers(system: str, seed: int) -> Iterator[tuple[Tournament, Truth, Answer]]:
    """Answers about every round of an event, with the means to count again."""
    played, rng = recorded(system, seed), random.Random(seed)
    tournament = edition(system).told(played)
    numbers = [player.number for player in tournament.players]
    for number in range(1, len(tournament.rounds) + 1):
        try:
            asked = RoundAnswers(tournament, system, number)
        except NoPairing:
            continue
        before = known_before(tournament, number, system)
        truth = Truth(before, system, asked.pairing, _with_teams(played, before))
        for player in rng.sample(numbers, min(ASKED, len(numbers))):
            other = rng.choice([one for one in numbers if one != player])
            for answer in (*asked.of(player), asked.why_not(player, other)):
                yield tournament, truth, answer
