"""A round that cannot be paired: who stands in the way, by name."""

from typing import Any, NamedTuple

from fairswiss.journal.state import State
from fairswiss.model.errors import NoPairing


class Blocked(NamedTuple):
    """The witness of an impossible round: groups that each need an opponent among too few."""

    groups: list[list[str]]
    competing_for: list[str]


def blocked(state: State, error: NoPairing) -> Blocked:
    """The witness with names instead of numbers."""
    names = {state.numbers[player]: held.name for player, held in state.players.items()}
    witness: dict[str, Any] = error.witness

    def called(numbers: list[int]) -> list[str]:
        return [f"{number} {names.get(number, '')}".strip() for number in numbers]

    return Blocked([called(group) for group in witness.get("groups", [])], called(witness.get("competing_for", [])))
