"""Partners for players who come to a group one after another, one each: who of them still finds somebody.

Invariant.  As many of those who have come have a partner as can have one together. Who has one, keeps one: only the
    partner may change when another comes.
"""

from collections.abc import Callable, Iterable


class Partners:
    """The largest set of partners for those who have come so far.

    ``open_to`` names everybody a newcomer may meet, in any order.
    """

    def __init__(self, open_to: "Callable[[int], Iterable[int]]") -> None:
        self._open_to = open_to
        self._taken: dict[int, int] = {}
        """The newcomer whom somebody of the group is meant for."""

    def has_one(self, newcomer: int) -> bool:
        """True if one more finds a partner whom the earlier ones can do without."""
        return bool(self._path(newcomer))

    def come(self, newcomer: int) -> None:
        """Let a newcomer have a partner, if there is one."""
        for partner, taker in self._path(newcomer):
            self._taken[partner] = taker

    def _path(self, newcomer: int) -> list[tuple[int, int]]:
        """The partners to be exchanged along a way to somebody who is free; empty if there is none."""
        came_by: dict[int, int] = {}
        queue = [newcomer]
        for asking in queue:
            for partner in self._open_to(asking):
                if partner in came_by:
                    continue
                came_by[partner] = asking
                if partner not in self._taken:
                    return list(self._back(partner, came_by, newcomer))
                queue.append(self._taken[partner])
        return []

    def _back(self, partner: int, came_by: dict[int, int], newcomer: int) -> "Iterable[tuple[int, int]]":
        held = {taker: partner for partner, taker in self._taken.items()}
        while True:
            asking = came_by[partner]
            yield partner, asking
            if asking == newcomer:
                return
            partner = held[asking]
