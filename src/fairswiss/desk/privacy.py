"""Personal data withheld from the public, and requests to withhold it."""

from typing import NamedTuple

from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, tell
from fairswiss.journal.facts import Fact, NameWithheld
from fairswiss.journal.state import State
from fairswiss.model.player import Player
from fairswiss.usecases.persons import as_public, is_minor


class KeptBack(NamedTuple):
    """The number of players concerned."""

    minors: int
    undated: int
    """Nobody knows when they were born, so their names are shown."""
    withheld: int
    short: bool
    """True if the names of minors are shortened."""

    @property
    def any(self) -> bool:
        """True if the public sees some name differently than the arbiters do."""
        return bool(self.withheld or (self.short and self.minors))


def kept_back(state: State) -> KeptBack:
    """Count the players whose data is withheld from the public."""
    players = state.players.values()
    return KeptBack(
        sum(is_minor(player, state.settings.info) for player in players),
        sum(not player.birth.strip() for player in players),
        len(state.withheld),
        state.settings.short_names_of_minors,
    )


def public_player(state: State, registration: int) -> Player:
    """A player as the public reads about them."""
    withheld = frozenset(state.numbers[one] for one in state.withheld)
    number = state.player(registration).number
    shown = as_public(state.tournament(), withheld, short_minors=state.settings.short_names_of_minors)
    return next(player for player in shown.players if player.number == number)


def public_names(state: State) -> dict[int, str]:
    """The names that the public reads, by registration; without those who wish not to be named."""
    withheld = frozenset(state.numbers[one] for one in state.withheld)
    shown = as_public(state.tournament(), withheld, short_minors=state.settings.short_names_of_minors)
    names = {player.number: player.name for player in shown.players}
    return {one: names[number] for one, number in state.numbers.items() if one not in state.withheld}


def withhold(event: str, registration: int, by: By, withheld: bool = True) -> Known:
    """Keep a player's name from the public, or show it again; nothing is told when it is so already."""

    def telling(state: State) -> list[Fact]:
        state.expect(registration)
        return [] if (registration in state.withheld) is withheld else [NameWithheld(registration, withheld)]

    return tell(event, by, telling)
