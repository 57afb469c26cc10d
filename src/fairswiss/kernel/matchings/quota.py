"""The number of pairs of each two types that are possible when everybody must be paired: a flow between types.

Flow.  Rows and columns have a type each. ``_flow[b][a]`` says how many rows of type a go to columns of type b. It is
    *complete* when every row has a column, which is possible exactly if Hall's condition holds for the types: if,
    who has met whom aside, every row can have a column of its own.
Taking.  ``take(a, b)`` takes a row and a column out as a pair and leaves a complete flow of all others, or does
    nothing. It reroutes along one alternating way; that no way exists is proof that no complete flow has this pair.
Becoming.  A player may be of another type from now on, one that may be paired with fewer.
Memory.  ``_never`` holds what was refused. Taking out more never makes it possible again.
Use.  A necessary condition for real players, and a cheap one: who has met whom is asked elsewhere.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

from fairswiss.kernel.matchings.bits import places

Moves = list[tuple[int, int]]
"""Types of rows, each moving to a column type that the next one leaves."""


class Quota:
    """A flow from row types to column types along the allowed pairs of types."""

    def __init__(self, rows: Sequence[int], columns: Sequence[int], allowed: Sequence[int]) -> None:
        """The numbers of each type on both sides; ``allowed[a]`` has a bit for every column type of row type a."""
        self.open_to = list(map(places, allowed))
        """The column types of each row type."""
        self._flow: list[dict[int, int]] = [{} for _ in columns]  # by column type: how many rows of which type
        self._spare = {b: number for b, number in enumerate(columns) if number}
        self._never: set[tuple[int, int]] = set()
        self._never_both_ways: set[tuple[int, int]] = set()
        placed = [self._place(a, count) for a, count in enumerate(rows) if count]  # all of them, also after a failure
        self.complete = all(placed)
        """True if every row has a column."""

    def _place(self, a: int, count: int) -> bool:
        """Find columns for so many rows of a type: free ones first, then those that others can leave."""
        spare = self._spare
        for column in self.open_to[a]:
            if column in spare:
                amount = min(count, spare[column])
                self._change(column, a, amount)
                self._use(column, amount)
                count -= amount
                if not count:
                    return True
        while count:
            moves = self._way([a], self._spare)
            if not moves:
                return False
            end = moves[-1][1]
            passing = [self._flow[column][row] for (_, column), (row, _) in pairwise(moves)]
            amount = min([count, self._spare[end], *passing])
            self._shift(moves, amount)
            self._use(end, amount)
            count -= amount
        return True

    def _use(self, column: int, amount: int) -> None:
        """Let so many spare columns of a type be taken."""
        self._spare[column] -= amount
        if not self._spare[column]:
            del self._spare[column]

    def pairs(self) -> Iterator[tuple[int, int, int]]:
        """Numbers of pairs of two types, where rows and columns are the same players: the flow without halves."""
        for b, rows in enumerate(self._flow):
            for a, number in rows.items():
                if a < b:
                    yield a, b, (number + self._flow[a].get(b, 0)) // 2
                elif a == b:
                    yield a, a, number // 2
                elif b not in self._flow[a]:
                    yield b, a, number // 2

    def take(self, a: int, b: int) -> bool:
        """Take a row of type a and a column of type b out as a pair; False, and nothing happened, if others need it."""
        if a in self._flow[b]:
            self._change(b, a, -1)
            return True
        if (a, b) in self._never or b not in self.open_to[a]:
            return False
        moves = self._way(self._flow[b], {c for c in self.open_to[a] if a in self._flow[c]}, b)
        if not moves:
            self._never.add((a, b))  # what is impossible now stays so when more is taken out
            return False
        self._change(b, moves[0][0], -1)
        self._shift(moves, 1)
        self._change(moves[-1][1], a, -1)
        return True

    def take_both_ways(self, a: int, b: int) -> bool:
        """Take out a pair, where rows and columns are the same players; False if that is not possible."""
        if (a, b) in self._never_both_ways:
            return False
        known = set(self._never)
        if self.take(a, b):
            if self.take(b, a):
                return True
            self._change(b, a, 1)
            self._never = known
        self._never_both_ways.add((a, b))
        return False

    def becomes(self, a: int, b: int) -> bool:
        """Let a player of type a, row and column, be of type b from now on; False if others cannot do without.

        The pairs of type b must be pairs of type a: so what was refused stays refused.
        """
        if not self._replaces(a, b):
            return False
        row = next(iter(self._flow[a]))
        self._change(a, row, -1)
        self._spare = {b: 1}
        if self._place(row, 1):
            return True
        self._change(a, row, 1)
        self._replaces(b, a)
        return False

    def _replaces(self, a: int, b: int) -> bool:
        """Put a row of type b in the place of one of type a."""
        column = next(c for c, rows in enumerate(self._flow) if a in rows)
        self._change(column, a, -1)
        self._spare = {column: 1}
        if self._place(b, 1):
            return True
        self._change(column, a, 1)
        self._spare = {}
        return False

    def _way(self, rows: Iterable[int], ends: Collection[int], closed: int = -1) -> Moves:
        """The moves that place one of these rows so that a column type among the ends takes in one more."""
        before: dict[int, tuple[int, int] | None] = dict.fromkeys(rows)
        seen = {closed}
        queue = list(before)
        for row in queue:
            for column in self.open_to[row]:
                if column in seen:
                    continue
                seen.add(column)
                if column in ends:
                    moves = [(row, column)]
                    while (last := before[moves[-1][0]]) is not None:
                        moves.append(last)
                    return moves[::-1]
                for displaced in self._flow[column]:
                    if displaced not in before:
                        before[displaced] = row, column
                        queue.append(displaced)
        return []

    def _shift(self, moves: Moves, amount: int) -> None:
        for (row, column), (leaving, _) in pairwise(moves):
            self._change(column, row, amount)
            self._change(column, leaving, -amount)
        self._change(moves[-1][1], moves[-1][0], amount)

    def _change(self, column: int, row: int, amount: int) -> None:
        flow = self._flow[column]
        flow[row] = flow.get(row, 0) + amount
        if not flow[row]:
            del flow[row]
