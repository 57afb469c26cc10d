"""A group to be paired: the players of one score and those who floated in."""

from collections import Counter
from collections.abc import Hashable, Sequence
from enum import Enum

from fairswiss.kernel.matchings import KeptCompletion, MeetingGraph
from fairswiss.kernel.solver import legal_graph
from fairswiss.kernel.vocabulary.colours import BLACK, NONE, WHITE
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking
from fairswiss.why import Trace


class Origin(Enum):
    """The side from which a floater came."""

    ABOVE = "above"
    BELOW = "below"


class Group:
    """The members by rank, known by their place in it; ``down`` is the direction of 2.2."""

    def __init__(
        self,
        residents: Sequence[Entrant],
        came: dict[Origin, list[Entrant]],
        *,
        down: bool,
        maxi: bool,
        trace: Trace,
    ) -> None:
        origin = {player.number: side for side, players in came.items() for player in players}
        self.members = sorted([*residents, *(player for players in came.values() for player in players)], key=ranking)
        self.places = range(len(self.members))
        self.came = {at: origin[one.number] for at, one in enumerate(self.members) if one.number in origin}
        """The floaters among the members, and their side."""
        self.down = down
        self.maxi = maxi
        self.trace = trace
        self.graph = legal_graph(self.members)
        self._count: dict[int, int] = {}
        for kind in self.graph.kind:
            self._count[kind] = self._count.get(kind, 0) + 1

    def is_alone(self, place: int) -> bool:
        """2.3: no member may be met."""
        graph = self.graph
        open_to = graph.kinds_open_to(place)
        others = sum(self._count.get(kind, 0) for kind in open_to) - (graph.kind[place] in open_to)
        if others > len(graph.apart[place]) or not others:
            return not others
        return not any(graph.may_meet(place, other) for other in self.places if other != place)

    def without(self, leaving: Sequence[Entrant]) -> list[int]:
        """The places of those who stay."""
        gone = {player.number for player in leaving}
        return [place for place in self.places if self.members[place].number not in gone]

    def completion(self, staying: Sequence[int]) -> "Staying":
        """The proof, kept while they are paired, that those who stay can be."""
        return Staying(self.graph, staying, self.members)


class Staying(KeptCompletion):
    """Those of a group who are still to be paired, counted by the only colour that they may have."""

    def __init__(self, graph: MeetingGraph[Hashable], staying: Sequence[int], members: Sequence[Entrant]) -> None:
        super().__init__(graph, staying)
        self._members = members
        self._fixed = Counter(fixed_colour(members[place]) for place in staying)

    def pair(self, one: int, other: int) -> bool:
        paired = super().pair(one, other)
        if paired:
            self._fixed.subtract(fixed_colour(self._members[place]) for place in (one, other))
        return paired

    def needed(self) -> list[int]:
        """The colours that half of them must have: none of these may meet another, so one of them is in each pair."""
        return [colour for colour in (WHITE, BLACK) if 2 * self._fixed[colour] == len(self.left)]


def fixed_colour(player: Entrant) -> int:
    """The only colour that a player may have, unless a topscorer."""
    return NONE if player.topscorer else player.absolute
