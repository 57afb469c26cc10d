"""A round that cannot be paired: who stands in the way, by name."""

from typing import Any, NamedTuple

from django.http import HttpRequest

from fairswiss.desk.journals import Known
from fairswiss.model.errors import NoPairing

_MOST, _LONGEST = 10, 10
"""No edition has more articles to waive, or longer numbers."""


class Blocked(NamedTuple):
    """The witness of an impossible round: groups that each need an opponent among too few."""

    groups: list[list[str]]
    competing_for: list[str]


def waivers_of(request: HttpRequest) -> frozenset[str]:
    """The articles that the arbiter waives with a form."""
    return frozenset(article[:_LONGEST] for article in request.POST.getlist("waive")[:_MOST])


def blocked(event: Known, error: NoPairing) -> Blocked:
    """The witness with names instead of numbers."""
    names = {event.state.numbers[player]: held.name for player, held in event.state.players.items()}
    witness: dict[str, Any] = error.witness

    def called(numbers: list[int]) -> list[str]:
        return [f"{number} {names.get(number, '')}".strip() for number in numbers]

    return Blocked([called(group) for group in witness.get("groups", [])], called(witness.get("competing_for", [])))
