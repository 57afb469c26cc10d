"""Claims of answers where a table fixed beforehand pairs, tried against tables written out row by row."""

from typing import NamedTuple

from fairswiss.answers import Answer, reasons
from fairswiss.model.tournament import Tournament
from fairswiss.why import against
from tests.answers.trial import Checks, Trial

TABLES = ("round-robin", "double-round-robin", "team-round-robin", "double-team-round-robin")
Row = list[tuple[int, int]]


class Table(NamedTuple):
    """The rounds of all cycles, by places, White first; the numbers of the places."""

    players: int
    rounds: list[Row]
    numbers: list[int]


def written_out(players: int) -> list[Row]:
    """Berger's table: row 1 from outside inwards; in the next everybody but the last moves on by half of the places."""
    size = players + players % 2
    row = [(place, size + 1 - place) for place in range(1, size // 2 + 1)]
    rows = []
    for _ in range(size - 1):
        rows.append(row)
        moved = [tuple(one if one == size else (one + size // 2 - 1) % (size - 1) + 1 for one in game) for game in row]
        (one, other), *rest = ((game[0], game[1]) for game in moved)
        row = [(other, one), *rest]
    return rows


class TriedTable(Trial[Table]):
    """A round of a table."""

    def literal(self, asked: Tournament) -> Table:
        del asked
        rows = written_out(len(self.numbers))
        if self.system.startswith("double") and len(rows) > 1:
            first = [*rows[:-2], rows[-1], rows[-2]]
            rows = [*first, *([(black, white) for white, black in row] for row in rows)]
        elif self.system.startswith("double"):
            rows += [[(black, white) for white, black in row] for row in rows]
        return Table(len(self.numbers), rows, self.numbers)

    def _meetings(self, one: int, other: int) -> tuple[int, ...]:
        places = {self.chosen.numbers.index(number) + 1 for number in (one, other)}
        return tuple(at for at, row in enumerate(self.chosen.rounds, 1) if any(places == {*game} for game in row))

    def claims(self, answer: Answer) -> Checks:
        table, at = self.chosen, self.pairing.round
        numbers = [*table.numbers, 0]
        row = [(numbers[white - 1], numbers[black - 1]) for white, black in table.rounds[at - 1]]
        ours = {(pair.white, pair.black) for pair in self.pairing.pairs}
        yield {game for game in row if 0 not in game} == ours, "the round"
        yield self.pairing.resting == next((sum(game) for game in row if 0 in game), None), "the one who rests"
        reason = answer.reason
        match reason:
            case reasons.NotPaired():
                yield from self._pair(reason.against, answer.player, answer.other)
            case reasons.Scheduled():
                cycle = (at - 1) // len(written_out(table.players)) + 1
                yield (reason.round, reason.cycle) == (at, cycle), "the round of the table"
                yield at in self._meetings(answer.player, answer.other), "the table"
            case reasons.ByHighest():
                size = table.players + table.players % 2
                yield (reason.highest, reason.half) == (size, size // 2), "the highest place"
            case _:
                pass
        for other in answer.others:
            yield from self._pair(other.against, answer.chooser, other.player)

    def _pair(self, found: against.Against, one: int, other: int) -> Checks:
        if isinstance(found, against.OtherRounds):
            yield found.rounds == self._meetings(one, other), "the rounds of the table"
            yield self.pairing.round not in found.rounds, "this round"
        else:
            yield isinstance(found, against.PairedAlready), "an unknown reason"
