"""An event as a picture looks at it: how far it has come, whom to show, whom to highlight."""

from collections.abc import Mapping
from typing import NamedTuple

from fairswiss.model.player import Player
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.names import clean, shortened
from fairswiss.tiebreaks.ranking import Standing, Standings
from fairswiss.tiebreaks.records import Record, records_of

LONGEST_NAME = 24
"""Letters of a name that a chart has room for."""


class View(NamedTuple):
    """An event after a round."""

    tournament: Tournament
    """With all its rounds, those after this one too: their games may be open, and their pairs are known."""
    standings: Standings
    ranks: tuple[Mapping[int, int], ...] = ()
    """The places after each round, for the pictures that need them."""
    chosen: int = 0
    """The player to highlight; 0 for none."""
    top: int = 0
    """The number of players to show; 0 for as many as there is room for."""

    @property
    def after(self) -> int:
        """The round after which this is the picture."""
        return self.standings.round

    def records(self) -> dict[int, Record]:
        """The rounds of everyone so far."""
        return records_of(self.tournament, self.after)

    def records_now(self) -> dict[int, Record]:
        """The same with the results of rounds that are not complete."""
        return records_of(self.tournament, len(self.tournament.rounds))

    def people(self) -> dict[int, Player]:
        """Everyone by number."""
        return {player.number: player for player in self.tournament.players}

    def rows(self, usual: int) -> tuple[Standing, ...]:
        """The first of the standings, and the chosen player wherever they are."""
        most = self.top or usual
        rows = self.standings.rows
        return (*rows[:most], *(row for row in rows[most:] if row.player == self.chosen))


class Who(NamedTuple):
    """A player in a picture."""

    number: int
    name: str
    place: int
    points: int
    """In tenths."""


def everyone(view: View, rows: tuple[Standing, ...]) -> tuple[Who, ...]:
    """The players of some lines."""
    people = view.people()
    return tuple(Who(row.player, clean(people[row.player].name), row.place, row.points) for row in rows)


def labels(shown: tuple[Who, ...]) -> dict[int, str]:
    """The label of each player in a chart: the place and the name, with the number where two would be alike."""
    short = {one.number: f"{one.place}. {shortened(one.name, LONGEST_NAME)}" for one in shown}
    texts = list(short.values())
    return {number: f"{text} ({number})" if texts.count(text) > 1 else text for number, text in short.items()}
