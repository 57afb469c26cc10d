"""A bracket: who is in it, of which kind it is, and how any candidate of it fares."""

from collections.abc import Callable, Sequence

from fairswiss.kernel.solver import completes, each_has_one, finishes, leaves_too_few, without_opponent
from fairswiss.kernel.vocabulary.candidates import Pairs, Scorecard
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking
from fairswiss.rules.dutch_1992.criteria import clashes, worst_down, worst_up

Bye = Callable[[Entrant], bool] | None


class Next:
    """The next bracket as the one above sees it, before C1 sends anybody on (reading 20)."""

    def __init__(self, moved_down: list[Entrant], residents: list[Entrant], lowest: bool, bye: Bye) -> None:
        self.moved_down = moved_down
        self.residents = residents
        self.lowest = lowest
        self.bye = bye

    def lonely(self, coming: list[Entrant]) -> list[Entrant]:
        """Those moved down who have no opponent there."""
        moved_down = [*coming, *self.moved_down]
        return without_opponent(moved_down, [*moved_down, *self.residents])

    def calls(self, coming: list[Entrant]) -> bool:
        """C12: somebody moved down has no opponent there, or they cannot all be paired as they should (reading 12)."""
        if self.lonely(coming):
            return True
        moved_down = sorted([*coming, *self.moved_down], key=ranking)
        everybody = [*moved_down, *self.residents]
        apart = is_heterogeneous(moved_down, self.residents)
        if not self.lowest:
            return apart and not each_has_one(moved_down, self.residents)
        if not moved_down:
            return False
        return not (finishes(moved_down, self.residents, self.bye) if apart else completes(everybody, self.bye))


class Bracket:
    """A bracket after C1 has sent on those who have no opponent in it, and nobody else (reading 7)."""

    def __init__(
        self,
        moved_down: list[Entrant],
        residents: list[Entrant],
        below: list[Entrant],
        following: Next | None,
        bye: Bye,
        *,
        must_complete: bool = False,
    ) -> None:
        """``must_complete``: C13 has struck, and those left over and all below have to be pairable."""
        everybody = [*moved_down, *residents]
        self.came = moved_down
        self.own = residents
        self.below = below
        self.following = following
        self.bye = bye
        self.must_complete = must_complete
        self.lowest = following is None
        self.leaving = [] if self.lowest else without_opponent(everybody, everybody)
        gone = {player.number for player in self.leaving}
        moved = [player for player in moved_down if player.number not in gone]
        staying = [player for player in residents if player.number not in gone]
        apart = is_heterogeneous(moved, staying)
        self.moved_down = moved if apart else []
        self.residents = staying if apart else sorted([*moved, *staying], key=ranking)
        self.players = [*self.moved_down, *self.residents]
        """Everybody in it, by A2."""

    def leaves_too_few(self) -> bool:
        """C13: whatever is chosen, too few go down for the rest; C14 leaves no more than must where all are placed."""
        residents = [*self.residents, *self.leaving]
        too_few = leaves_too_few(self.moved_down, residents, self.below, self.bye is not None)
        return too_few and each_has_one(self.moved_down, self.residents)

    def left_over(self, pairs: Pairs) -> list[Entrant]:
        """The players in no pair."""
        paired = {player.number for pair in pairs for player in pair}
        return [player for player in self.players if player.number not in paired]

    def going_down(self, pairs: Pairs) -> list[Entrant]:
        """The players for the next bracket: those left over, and those C1 sent on."""
        return sorted([*self.leaving, *self.left_over(pairs)], key=ranking)

    def first_part(self, pairs: Pairs) -> list[tuple[Entrant, Entrant]]:
        """The pairs of moved-down players; where not all of them meet residents, two of them may meet (reading 8)."""
        if not self.moved_down:
            return []
        moved = {player.number for player in self.moved_down}
        return [pair for pair in pairs if pair[0].number in moved or pair[1].number in moved]

    def level(self, pairs: Pairs) -> tuple[int, int]:
        """B3, C3: moved-down players without a place in the first part, and players left over; C14 gives way here."""
        return len(self.moved_down) - len(self.first_part(pairs)), len(self.players) - 2 * len(pairs)

    def is_reduced(self, pairs: Pairs) -> bool:
        """True if C14 was applied to get here; then floats are ignored (reading 10)."""
        short, left = self.level(pairs)
        return short > 0 or left > len(self.players) % 2

    def disturbs(self, pairs: Pairs) -> bool:
        """C12: whether the next bracket would call for another pairing of this one."""
        return self.following is not None and self.following.calls(self.going_down(pairs))

    def lonely_below(self, pairs: Pairs) -> Entrant | None:
        """C12: somebody moved down who has no opponent in the next bracket."""
        return next(iter(self.following.lonely(self.going_down(pairs))), None) if self.following else None

    def is_admissible(self, pairs: Pairs) -> bool:
        """C13 and the bye: the round can go on from here (reading 13)."""
        left = self.left_over(pairs)
        if self.lowest:
            return len(left) < 2 and all(self.bye is not None and self.bye(player) for player in left)
        return not self.must_complete or completes([*self.going_down(pairs), *self.below], self.bye)

    def arrangement(self, pairs: Pairs) -> tuple[int, ...]:
        """C7, D1: how late the first part comes: moved-down players passed over, then places of S2 passed over."""
        first = sorted(self.first_part(pairs), key=lambda pair: ranking(pair[0]))
        s1 = [higher.number for higher, _ in first]
        passed = _skipped([player.number for player in self.moved_down], s1)
        s2 = [player.number for player in self.players if player.number not in set(s1)]
        return (*passed, *_skipped(s2, [lower.number for _, lower in first]))

    def judge(self, pairs: Pairs) -> Scorecard | None:
        """The scorecard of a candidate on ``criteria.LADDER``; None when it is not admissible."""
        inside = {player.number for player in self.players}
        if any(not one.may_meet(other) or not {one.number, other.number} <= inside for one, other in pairs):
            return None
        if not self.is_admissible(pairs):
            return None
        short, left = self.level(pairs)
        floats = not self.is_reduced(pairs)
        return (
            (short,),
            (left + len(self.leaving),),
            (int(self.disturbs(pairs)),),
            (clashes(pairs),),
            (worst_up(pairs) if floats else 0,),
            self.arrangement(pairs),
            (worst_down(self.left_over(pairs)) if floats else 0,),
        )


def is_heterogeneous(moved_down: Sequence[Entrant], residents: Sequence[Entrant]) -> bool:
    """A3: with at least half moved down a bracket is treated as homogeneous."""
    return 0 < len(moved_down) < len(residents)


def _skipped(numbers: list[int], taken: list[int]) -> list[int]:
    """For each one taken, how many stood before it and were still free."""
    free, skipped = list(numbers), []
    for number in taken:
        skipped.append(free.index(number))
        free.remove(number)
    return skipped
