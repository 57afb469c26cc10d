"""The best candidate of a bracket with its proof, where counting types is enough: nearly linear in the players.

Lookahead.  All who might float in a best candidate are welcome below. Then those below add a constant, whoever
    floats, and the bracket can be looked at alone.
Bound.  A transport problem between the types gives the least that any candidate can cost, and the *tight* pairs of
    types, the only ones that a candidate of that cost is made of. Floating is a pair with one more type, the way
    down.
Individuals.  A cost by types is exact unless two have met, or share an absolute preference, where their histories
    decide. The first are barred one by one below; the second must not be tight, or nothing is proven.
Order.  Each moved-down player in turn, then each row of the remainder, takes the first opponent of a tight type for
    whom the quotas of the types leave room. Whoever is passed over would break the bound or has been met, so if all
    rows are filled the result is the first of the best candidates, and the bound is its proof.
Exchanges.  None are tried: S1 against S2 as they are. If that reaches the bound no exchange comes before it.

Where any of this does not come out the answer is None, and nothing is known. Two more floaters than the fewest are
tried only where the transport problem has no solution at all, which proves that fewer cannot be.
"""

from collections.abc import Sequence
from functools import partial

from fairswiss.kernel.matchings import Columns, Quota, first_typed_rows, places
from fairswiss.kernel.solver.feasibility import floaters_by_counting
from fairswiss.kernel.solver.limits import MOST_TYPES_ALONE
from fairswiss.kernel.solver.lookahead import Lookahead, look_ahead
from fairswiss.kernel.solver.player_types import BracketTypes
from fairswiss.kernel.solver.transport import cheapest
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Pairs
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing


def proven_by_types(field: Field, packing: Packing) -> Candidate | None:
    """The best candidate with its proof, or None."""
    fewest = floaters_by_counting(field.moved_down, field.residents)
    if not fewest and sum(player.bound_to > 0 for player in (*field.moved_down, *field.residents)) == 1:
        fewest = 2  # who is asked to meet somebody below has to float
    for floaters in (fewest, fewest + 2):
        below = look_ahead(field, packing, floaters) if field.may_be_typed() else None
        if below is None:
            return None
        types = BracketTypes(field, packing, below, floaters)
        if types.way_down > MOST_TYPES_ALONE:
            return None
        bound = cheapest(types.counts, types.costs())
        if bound:
            proof = _Proof(field, types, bound.tight)
            if bound.doubled % 2 or not proof.holds_for_all(below):
                return None
            return proof.candidate(bound.doubled // 2 + below.constant, floaters)
    return None


class _Proof:
    """The tight pairs of types, and the first pairing made of them."""

    def __init__(self, field: Field, types: BracketTypes, tight: list[int]) -> None:
        self.field = field
        self.types = types
        self.tight = tight
        self.down = types.way_down
        self.open_to = [places(mask & ~(1 << self.down)) for mask in tight]

    def holds_for_all(self, below: Lookahead) -> bool:
        """True if all who might float are welcome below, and no pair is judged by more than its types."""
        of, tight, down = self.types.of, self.tight, self.down
        if not all(below.welcomes(player) for player, a in of.items() if tight[a] >> down & 1):
            return False
        samples = self.types.samples
        return not any(
            samples[a].absolute and samples[a].absolute == samples[b].absolute
            for a in range(down)
            for b in self.open_to[a]
        )

    def candidate(self, cost: int, floaters: int) -> Candidate | None:
        """Moved-down players first, then the remainder."""
        moved = self._moved_down_pairs()
        if moved is None:
            return None
        pairs, floating = moved
        used = {player for pair in pairs for player in pair}
        remainder = [resident for resident in self.field.residents if resident not in used]
        rows = self._remainder_pairs(remainder, floaters - len(floating))
        if rows is None:
            return None
        paired = {player for pair in rows for player in pair}
        down = (*floating, *(player for player in remainder if player not in paired))
        return Candidate(tuple(pairs), rows, down, self.types.packing.split(cost), cost)

    def _moved_down_pairs(self) -> tuple[list[tuple[Entrant, Entrant]], list[Entrant]] | None:
        """Each the first resident there is room for; None when somebody might float as well as be paired."""
        pairs: list[tuple[Entrant, Entrant]] = []
        floating: list[Entrant] = []
        if not self.field.moved_down:
            return pairs, floating
        of = self.types.of
        quota = Quota(self.types.counts, self.types.counts, self.tight)
        if not quota.complete:
            return None
        residents = self.field.residents
        columns = _Opponents(residents, [of[resident] for resident in residents], self.down)
        for player in self.field.moved_down:
            a = of[player]
            if self.tight[a] >> self.down & 1:
                if self.open_to[a] or not quota.take_both_ways(a, self.down):
                    return None
                floating.append(player)
                continue
            place = columns.first(self.open_to[a], columns.barred(player), partial(quota.take_both_ways, a))
            if place < 0:
                return None
            pairs.append((player, residents[place]))
        return pairs, floating

    def _remainder_pairs(self, remainder: list[Entrant], floaters: int) -> Pairs | None:
        """S1, and after it a row for each floater, against S2; no exchanges."""
        half = (len(remainder) - floaters) // 2
        s1, s2, of = remainder[:half], remainder[half:], self.types.of
        rows, columns = [of[player] for player in s1], [of[player] for player in s2]
        opponents = _Opponents(s2, columns, len(self.tight))
        barred = [*map(opponents.barred, s1), *(set[int]() for _ in range(floaters))]
        found = first_typed_rows([*rows, *[self.down] * floaters], columns, self.tight, barred)
        return None if found is None else tuple((one, s2[place]) for one, place in zip(s1, found, strict=False))


class _Opponents:
    """Players to choose from, in order, by type."""

    def __init__(self, players: Sequence[Entrant], types: Sequence[int], size: int) -> None:
        self._place = {player.number: place for place, player in enumerate(players)}
        self.first = Columns(types, size).first

    def barred(self, player: Entrant) -> set[int]:
        """The places of those whom the player may not meet."""
        place, card = self._place, player.card
        found = {place[number] for number in card.met if number in place}
        return found | {place[number] for number in card.apart if number in place} if card.apart else found
