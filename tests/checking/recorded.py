"""Rounds somebody paired otherwise than the rules do."""

import random
from collections.abc import Callable

from fairswiss.judge import RoundCheck, check_round
from fairswiss.kernel.solver import legal_graph
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model import Tournament
from tests.tournaments import present


def checked(tournament: Tournament, told: str, system: str) -> RoundCheck:
    """The next round as ``"1-4 3-2 5"``, white first and the bye alone, against the rules."""
    entries = [tuple(map(int, entry.split("-"))) for entry in told.split()]
    bye = next((entry[0] for entry in entries if len(entry) == 1), None)
    return checked_round(tournament, [(entry[0], entry[1]) for entry in entries if len(entry) == 2], bye, system)


def checked_round(tournament: Tournament, pairs: list[tuple[int, int]], bye: int | None, system: str) -> RoundCheck:
    """The same with pairs and bye."""
    recorded = tournament.with_round(pairs, bye)
    return check_round(recorded, system, len(recorded.rounds))


def any_round(rng: random.Random, tournament: Tournament) -> tuple[list[tuple[int, int]], int | None]:
    """Everybody with anybody."""
    here = present(tournament)
    rng.shuffle(here)
    bye = here.pop() if len(here) % 2 else None
    return list(zip(here[::2], here[1::2], strict=True)), bye


def legal_round(rng: random.Random, players: list[Entrant]) -> tuple[list[tuple[int, int]], int | None] | None:
    """A round by chance that keeps the absolute criteria, found by trying; None when there is none."""
    graph = legal_graph(players)
    order = rng.sample(range(len(players)), len(players))
    bye = next((place for place in order if not players[place].barred_from_pab), -1) if len(order) % 2 else -1
    pairs = _any_pairs([place for place in order if place != bye], graph.may_meet)
    if pairs is None:
        return None
    return [(players[a].number, players[b].number) for a, b in pairs], players[bye].number if bye >= 0 else None


def _any_pairs(left: list[int], may_meet: Callable[[int, int], bool]) -> list[tuple[int, int]] | None:
    if not left:
        return []
    first, *others = left
    for other in others:
        if may_meet(first, other):
            rest = _any_pairs([place for place in others if place != other], may_meet)
            if rest is not None:
                return [(first, other), *rest]
    return None
