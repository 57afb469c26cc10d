"""Answers of random events, by seed."""

import random
from collections.abc import Iterator

from fairswiss.answers import Answer, RoundAnswers
from fairswiss.model.errors import NoPairing
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition
from fairswiss.rules.pairing import known_before
from fairswiss.usecases.generation import generate
from fairswiss.usecases.systems import is_round_robin
from tests.answers.truth import Truth

ASKED = 4
"""So many players of each round ask."""


def event(system: str, seed: int) -> Tournament:
    """A small event: five to twenty-two players, or a table of three to twelve."""
    rng = random.Random(seed)
    if is_round_robin(system):
        made = generate(seed, system, players=rng.randint(3, 12)).tournament
    else:
        made = generate(seed, system, players=rng.randint(5, 22), rounds=rng.randint(3, 7)).tournament
    return edition(system).told(made)


def answers(system: str, seed: int) -> Iterator[tuple[Tournament, Truth, Answer]]:
    """Answers about every round of an event, with the means to count again."""
    tournament, rng = event(system, seed), random.Random(seed)
    numbers = [player.number for player in tournament.players]
    for number in range(1, len(tournament.rounds) + 1):
        try:
            asked = RoundAnswers(tournament, system, number)
        except NoPairing:
            continue
        truth = Truth(known_before(tournament, number, system), system, asked.pairing)
        for player in rng.sample(numbers, min(ASKED, len(numbers))):
            other = rng.choice([one for one in numbers if one != player])
            for answer in (*asked.of(player), asked.why_not(player, other)):
                yield tournament, truth, answer
