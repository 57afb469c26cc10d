"""Berger's tables: who meets whom in which round when everybody meets everybody.

The players have the places 1 to n. When n is odd a place nobody has is added, and whoever would meet it rests. The
highest place stands aside; the others stand in a circle. In each round somebody of the circle meets the highest place,
and the others meet across: one step before against one step behind, two steps against two steps, and so on. Then all
pairs of a round but the first add up to the same number, taken round the circle.
"""

from typing import NamedTuple

from fairswiss.model.player import Player

Game = tuple[int, int]
"""White and black."""


class ScheduledRound(NamedTuple):
    """One round of a schedule, by places."""

    round: int
    cycle: int
    """1, and 2 when everybody meets everybody a second time."""
    row: int
    """Which row of the table it is."""
    games: tuple[Game, ...]
    """In board order: the game of the highest place first."""
    rests: int | None = None


class Plan(NamedTuple):
    """The parameters of a schedule."""

    players: int
    cycles: int = 1
    exchanged: bool = True
    """True if the last two rounds of the first of two cycles change places, so that no one has one colour thrice."""

    @property
    def size(self) -> int:
        """The places of the table, an even number."""
        return self.players + self.players % 2

    @property
    def rows(self) -> int:
        """The rounds of a cycle."""
        return self.size - 1

    @property
    def rounds(self) -> int:
        """All of them."""
        return self.rows * self.cycles

    def row_of(self, number: int) -> int:
        """The row that is played in a round."""
        row = (number - 1) % self.rows + 1
        if self.cycles > 1 and self.exchanged and self.rows > 1 and self.rows - 1 <= number <= self.rows:
            return 2 * self.rows - 1 - row
        return row

    def round_of(self, number: int) -> ScheduledRound:
        """A round; the second cycle is the first one with the colours reversed."""
        cycle = (number - 1) // self.rows + 1
        row = self.row_of(number)
        games = [(black, white) if cycle > 1 else (white, black) for white, black in table_row(self.size, row)]
        real = tuple(game for game in games if max(game) <= self.players)
        rests = next((min(game) for game in games if max(game) > self.players), None)
        return ScheduledRound(number, cycle, row, real, rests)

    def meetings(self, one: int, other: int) -> tuple[int, ...]:
        """The rounds in which two places meet."""
        row = meeting_row(self.size, one, other)
        return tuple(number for number in range(1, self.rounds + 1) if self.row_of(number) == row)


class Schedule(NamedTuple):
    """Every round of a round robin."""

    players: int
    cycles: int
    rounds: tuple[ScheduledRound, ...]
    """By places in the table; the first player has place 1."""
    people: tuple[Player, ...] = ()
    """By place; empty when only their number is known."""
    kind: str = ""
    """The table, where it is none of Berger's: scheveningen, molter, schiller."""

    def number(self, place: int) -> int:
        """The pairing number of a place."""
        return self.people[place - 1].number if self.people else place

    def name(self, place: int) -> str:
        """The name of a place; empty when it is not known."""
        return self.people[place - 1].name if self.people else ""


def table_row(size: int, row: int) -> list[Game]:
    """A row of the table of an even size. The highest place has White in the even rows."""
    circle = size - 1
    pivot = middle_of(size, row)
    first = (pivot, size) if row % 2 else (size, pivot)
    return [first] + [
        ((pivot + steps - 1) % circle + 1, (pivot - steps - 1) % circle + 1) for steps in range(1, size // 2)
    ]


def middle_of(size: int, row: int) -> int:
    """The place that meets the highest one in a row: twice it is the number of the row plus one, round the circle."""
    return (row + 1) // 2 if row % 2 else (row + size) // 2


def meeting_row(size: int, one: int, other: int) -> int:
    """The row in which two places meet: their sum minus one, round the circle; the highest counts as the other."""
    low, high = sorted((one, other))
    total = 2 * low if high == size else low + high
    return (total - 2) % (size - 1) + 1
