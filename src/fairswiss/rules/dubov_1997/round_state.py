"""The round being paired: the score groups from the top (6.1), what is paired, and the search all steps share."""

from collections.abc import Hashable, Iterable, Iterator
from typing import cast

from fairswiss import why
from fairswiss.kernel.matchings import Completion, MeetingGraph
from fairswiss.kernel.options import Options
from fairswiss.rules.dubov_1997.definitions import LAW, Contender, wanted_order
from fairswiss.rules.dubov_1997.limitations import Kind, obstacle, waived_cases
from fairswiss.rules.dubov_1997.options import UPFLOAT_LIMIT, WAIVERS
from fairswiss.why import Trace


class RoundState:
    """Everything the steps of a round work on. Players are known by their place in rank order."""

    def __init__(
        self,
        players: list[Contender],
        groups: list[list[int]],
        graph: MeetingGraph[Kind],
        completion: Completion,
        options: Options,
        trace: Trace,
        *,
        limit_upfloats: bool,
    ) -> None:
        self.players = players
        self.graph = graph
        self.completion = completion
        self.waivers = options[WAIVERS]
        self.yields = options[UPFLOAT_LIMIT] == "yield"
        self.trace = trace
        self.limit_upfloats = limit_upfloats
        """False when 2.5 has become a preference in this round (reading 5)."""
        self.pairs: list[tuple[int, int]] = []
        self.scores = [players[group[0]].score for group in groups]
        """The score of each group."""
        self._wanted = [sorted(group, key=lambda place: wanted_order(players[place])) for group in groups]

    def wanted(self, group: int) -> list[int]:
        """The unpaired players of a score group in the order of 7.1, 7.2 and 8.2, colour aside."""
        return self._wanted[group]

    def pair(self, one: int, other: int) -> None:
        """Write a pair down; the two are no candidates any more."""
        self.pairs.append((one, other))
        for place in (one, other):
            waiting = self._wanted[self.graph.kind_of(place).group]
            if waiting:  # the group in state is empty by the time its rows are written down
                waiting.remove(place)

    def finish(self, group: int) -> None:
        """No member of this group is a candidate any more: it is being paired, or floats."""
        self._wanted[group] = []

    @property
    def group_count(self) -> int:
        return len(self._wanted)

    def groups_below(self, group: int) -> Iterator[int]:
        """The lower score groups that still have unpaired players, nearest first."""
        return (lower for lower in range(group + 1, self.group_count) if self.wanted(lower))

    def candidates(self, group: int, opposite_to: int) -> Iterator[int]:
        """The unpaired players of a group: the colour opposite to this one first, then R and ARO.

        When 2.5 does not bar, players with the u flag come before those without (readings 22 and 23). Nobody is
        opposite to a player without due colour (reading 18).
        """
        ordered = self.wanted(group)
        for flagged in (True, False) if self._flag_first() else (None,):
            for opposite in (True, False):
                for place in ordered:
                    player = self.players[place]
                    if (player.due + opposite_to == 3) is opposite and (flagged is None or player.u is flagged):
                        yield place

    def _flag_first(self) -> bool:
        return not self.limit_upfloats or self.yielding

    def opponents_below(self, group: int, opposite_to: int) -> Iterator[int]:
        """Candidates from the score groups below, the nearest group first (reading 9)."""
        for lower in self.groups_below(group):
            yield from list(self.candidates(lower, opposite_to))

    def first_partner(
        self, asking: int, candidates: Iterable[int], *, lifting_for: int = -1
    ) -> "tuple[int | None, list[why.obstacles.Passed]]":
        """Pair with the first candidate that is legal and leaves the round completable (reading 5)."""
        passed: list[why.obstacles.Passed] = []
        for place in candidates:
            usual = self.lift_limit(place, lifting_for) if lifting_for >= 0 else None
            if not self.graph.may_meet(asking, place):
                self._pass(passed, asking, place)
            elif self.completion.pair(asking, place):
                self.pair(asking, place)
                return place, passed
            elif self.trace.on:
                passed.append(why.obstacles.DeadEnd(self.players[place].number, LAW.readings(5)))
            if usual:
                self.graph.change_kind(place, usual)
        return None, passed

    def _pass(self, passed: "list[why.obstacles.Passed]", asking: int, place: int) -> None:
        if self.trace.on:
            left_behind = why.obstacles.LeftBehind(self.players[place].number, LAW.readings(22))
            passed.append(self.obstacle(asking, place) or left_behind)

    def obstacle(self, asking: int, place: int) -> "why.obstacles.Absolute | None":
        """The limitation in force that keeps the two apart."""
        return obstacle(
            self.players[asking],
            self.players[place],
            limit_upfloats=self.limit_upfloats,
            waivers=self.waivers,
        )

    def lift_limit(self, place: int, group: int) -> Kind | None:
        """Lift 2.5 for one player against one group where the option yields; the kind to give back (reading 22)."""
        usual = self.graph.kind_of(place)
        if usual.u or not self.yielding:
            return None
        self.graph.change_kind(place, usual._replace(freed_for=group))
        return usual

    def bind_again(self, place: int) -> None:
        """Somebody who came up returns to the own group (reading 17); 2.5 binds him as before."""
        self.graph.change_kind(place, self.graph.kind_of(place)._replace(freed_for=-1))

    @property
    def yielding(self) -> bool:
        """True if 7.1 and 7.2 lift 2.5 inside a group rather than look further down (reading 9)."""
        return self.limit_upfloats and self.yields

    def keep_apart(self, place: int, others: Iterable[int]) -> None:
        """A floater who moves on meets nobody he has left behind, nor another floater (reading 22).

        Complete pairings that need such a pair do not exist while 2.5 binds everybody; where it yields they could
        appear, and no step would ever make them.
        """
        if self.yielding:
            for other in others:
                if other != place:
                    self.graph.apart[place].add(other)
                    self.graph.apart[other].add(place)
            self.completion.graph_changed()

    def legal_graph(self) -> MeetingGraph[Hashable]:
        """The graph as the kernel sees it."""
        return cast("MeetingGraph[Hashable]", self.graph)

    def price(self, one: int, other: int) -> int | None:
        """The number of waived cases a pair needs; None when it is illegal even so."""
        if not self.graph.may_meet(one, other):
            return None
        return waived_cases(self.players[one], self.players[other])

    def number(self, place: int) -> int:
        """The player's number."""
        return self.players[place].number

    def numbers(self, places: Iterable[int]) -> tuple[int, ...]:
        """The players' numbers."""
        return tuple(self.players[place].number for place in places)
