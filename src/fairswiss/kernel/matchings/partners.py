"""Partners for players who come to a group one after another, one each: who of them still finds somebody.

Invariant.  As many of those who have come have a partner as can have one together. Who has one, keeps one: only the
    partner may change when another comes.
Kinds.  Members of the group have kinds, few in number, and a newcomer may meet whole kinds, single members aside.
In vain, in vain for good.  A search that finds nobody free has reached members who are all taken, by newcomers who
    may meet no others. No later search can gain anything there, so they are forgotten.
"""

from collections.abc import Callable, Mapping, Sequence


class Partners:
    """The largest set of partners for those who have come so far.

    ``open_to`` names the kinds that a newcomer may meet, ``may_meet`` decides for one member of these.
    """

    def __init__(
        self,
        members: Mapping[int, Sequence[int]],
        open_to: Callable[[int], Sequence[int]],
        may_meet: Callable[[int, int], bool],
    ) -> None:
        self._open_to = open_to
        self._may_meet = may_meet
        self._kind = {member: kind for kind, some in members.items() for member in some}
        self._free = {kind: list(some) for kind, some in members.items()}
        self._held: dict[int, set[int]] = {kind: set() for kind in members}
        """The members who are taken, and of use if their newcomers find others."""
        self._taker: dict[int, int] = {}
        self._partner: dict[int, int] = {}
        self._hopeless: set[int] = set()

    def has_one(self, newcomer: int) -> bool:
        """True if one more finds a partner whom the earlier ones can do without."""
        return newcomer not in self._hopeless and bool(self._path(newcomer))

    def come(self, newcomer: int) -> None:
        """Let a newcomer have a partner, if there is one."""
        way = [] if newcomer in self._hopeless else self._path(newcomer)
        for member, taker in way:
            self._taker[member], self._partner[taker] = taker, member
        if way:
            end = way[0][0]
            self._free[self._kind[end]].remove(end)
            self._held[self._kind[end]].add(end)

    def _path(self, newcomer: int) -> list[tuple[int, int]]:
        """The members to be exchanged along a way from somebody who is free; empty if there is none."""
        came_by: dict[int, int] = {}
        not_reached: dict[int, list[int]] = {}
        queue = [newcomer]
        for asking in queue:
            kinds = self._open_to(asking)
            free = next((one for kind in kinds for one in self._free[kind] if self._may_meet(asking, one)), None)
            if free is not None:
                came_by[free] = asking
                return self._back(free, came_by, newcomer)
            for kind in kinds:
                waiting = not_reached.get(kind)
                not_reached[kind] = []
                for member in self._held[kind] if waiting is None else waiting:
                    if self._may_meet(asking, member):
                        came_by[member] = asking
                        queue.append(self._taker[member])
                    else:
                        not_reached[kind].append(member)
        for member in came_by:
            self._held[self._kind[member]].discard(member)
        self._hopeless.add(newcomer)
        return []

    def _back(self, member: int, came_by: dict[int, int], newcomer: int) -> list[tuple[int, int]]:
        way = [(member, came_by[member])]
        while way[-1][1] != newcomer:
            member = self._partner[way[-1][1]]
            way.append((member, came_by[member]))
        return way
