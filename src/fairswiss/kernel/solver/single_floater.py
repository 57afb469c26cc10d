"""The value of everybody below a bracket for its only floater, where the look-ahead cannot count on a constant.

Why.  In a bracket of an odd number one has to float. By halves nobody has to: three players share themselves out among
    each other. So a bound over everybody here and below is too low, and no pairing reaches it.
Value.  Who floats decides what those below can do, and nothing else of the bracket does. So the bracket can be looked
    at alone, if floating costs each player the least that all below can come to with that one: a bound by types, the
    same for all players alike, whomever they have met.
Exactly.  Where all players of the round are few the value is known exactly (``below``). It costs more than a bound that
    is nearly always reached, so floating costs everybody that bound at first, and the exact value is asked for of the
    one who floats in the end.
Reached.  Else whether those below come to it is asked of the player who floats in the end, by a matching.
Fewest.  One more floater is never better, because the ladder counts them first, or after rows of which the
    candidate fails none.
"""

from collections.abc import Callable, Hashable, Iterator

from fairswiss.kernel.solver.below import TooManySets, everybody_below
from fairswiss.kernel.solver.edges import BRACKET, Edges
from fairswiss.kernel.solver.matching_proof import proven_cost
from fairswiss.kernel.solver.player_types import GraphTypes
from fairswiss.kernel.solver.scorecards import counts_floaters_first
from fairswiss.kernel.solver.tight_graph import NoRoundAtAll, TypedField
from fairswiss.kernel.solver.transport import OneMore
from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing


class SingleFloater:
    """The only floater of a bracket, whoever that is."""

    def __init__(self, field: Field, packing: Packing) -> None:
        self._field = field
        self._packing = packing
        self._moved_down = set(field.moved_down)
        self._known: dict[Hashable, int | None] = {}
        self._below = everybody_below(field, packing)
        self._exact: dict[int, int | None] = {}
        """By number, where all players of the round are few."""
        self._below_by_types: _BelowByTypes | None = None

    def ways(self) -> Iterator[tuple[Field, Callable[[Candidate], bool]]]:
        """The bracket without those below, floating at bounds and at values, each with the test that it holds."""
        everybody = (*self._field.moved_down, *self._field.residents)
        if self._below:
            bounds = dict(zip(everybody, self._below.least_of_one(everybody), strict=True))
            if self._reaches(bounds):
                yield self._alone(bounds.__getitem__), lambda found: self._proves_at(bounds, found)
        if any(self.cost(player) is not None for player in everybody):
            yield self._alone(self.cost), self.proves

    def _reaches(self, bounds: dict[Entrant, int | None]) -> bool:
        """True if a player whose floating might cost the least reaches the bound; else bounds say little."""
        least = min([bound for bound in bounds.values() if bound is not None], default=None)
        return least is not None and least == self.cost(next(one for one, bound in bounds.items() if bound == least))

    def _alone(self, cost: Callable[[Entrant], int | None]) -> Field:
        return self._field._replace(
            following=[], rest=[], takes_bye=None, open_ended=False, cost_of_floating=cost, floaters=1
        )

    def _proves_at(self, bounds: dict[Entrant, int | None], candidate: Candidate) -> bool:
        """The same for a candidate found by bounds: the floater's is reached, and those of others cost no less."""
        (floater,) = candidate.downfloaters
        return self.cost(floater) == bounds[floater] and self.proves(candidate)

    def cost(self, player: Entrant) -> int | None:
        """The least that this player's floating can cost, those below included; None if it cannot be."""
        if self._below and player.number not in self._exact:
            try:
                self._exact[player.number] = self._below.cost([player])
            except TooManySets:
                self._below = None
        if player.number in self._exact:
            return self._exact[player.number]
        return self._by_types(player)

    def _by_types(self, player: Entrant) -> int | None:
        bye = self._field.takes_bye
        key = (
            player.score,
            player.absolute,
            player.downfloated,
            player.upfloated,
            player.unplayed_games,
            player.topscorer,
            player.bound_to,
            player.barred_from_pab,
            bye is not None and bye(player),
            player in self._moved_down,
        )
        if key not in self._known:
            if self._below_by_types is None:
                self._below_by_types = _BelowByTypes(self._floating(player), self._packing)
            self._known[key] = self._below_by_types.least(player)
        return self._known[key]

    def proves(self, candidate: Candidate) -> bool:
        """True if those below come to the value of the candidate's floater, and no candidate has fewer floaters."""
        (floater,) = candidate.downfloaters
        if not counts_floaters_first(self._packing, candidate):
            return False
        if floater.number in self._exact:
            return True
        try:
            reached = proven_cost(TypedField(self._floating(floater), self._packing)) == self.cost(floater)
        except NoRoundAtAll:
            return False
        return reached

    def _floating(self, player: Entrant) -> Field:
        """The player alone above those below."""
        return self._field._replace(moved_down=[], residents=[player])


class _BelowByTypes:
    """The least that those below come to with one who floats to them, whomever that one has met.

    All that does not depend on who floats is worked out once.
    """

    def __init__(self, field: Field, packing: Packing) -> None:
        """Of a field whose bracket is one player, whoever that is."""
        self._edges = Edges(field, packing)
        types = GraphTypes(self._edges)
        self._samples = types.samples[1:]
        self._with_one_more = OneMore(types.counts[1:], [row[1:] for row in types.costs()[1:]])

    def least(self, player: Entrant) -> int | None:
        """The least that a complete round can cost if the player floats; None if there is none."""
        self._edges.zone[player] = BRACKET
        doubled = self._with_one_more.doubled([self._edges.least(player, sample) for sample in self._samples])
        return None if doubled is None else (doubled + 1) // 2  # costs are whole
