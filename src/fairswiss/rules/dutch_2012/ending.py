"""The end of a round: the penultimate bracket (C.13, C.14) and the last one, merged or not (D.4)."""

from fairswiss.kernel.bracket_round import Outcome
from fairswiss.kernel.brackets import completes
from fairswiss.kernel.entrants import ranking
from fairswiss.kernel.ladder import Packing
from fairswiss.kernel.search import Candidate, Field, Pairs, Scorecard, best_candidate, least_scorecard, tally
from fairswiss.rules.dutch_2012 import criteria
from fairswiss.rules.dutch_2012.bracket import Bracket, Round, best, order_of_sets


def last_bracket(fixed: Round, bracket: Bracket, merged: bool = False) -> Outcome:
    """Everybody is paired, one who may have it has the bye; two moved-down players meet where they must."""
    field = bracket.field()._replace(takes_bye=fixed.takes_bye)
    field = field._replace(mixing=bool(field.moved_down))
    packing = bracket.packing(fixed, criteria.last(bracket.heterogeneous, fixed.odd, merged))
    return Outcome(bracket.residents[0].score, field, packing, best(field, packing))


class Penultimate:
    """C.13: the bracket again, so that those whom it leaves can be completed with everybody below."""

    def __init__(self, fixed: Round, bracket: Bracket, most_met: int) -> None:
        """``most_met``: how many moved-down players can be paired if completion is not asked for (M1)."""
        self.fixed, self.bracket, self.most_met = fixed, bracket, most_met
        self.field = bracket.field()._replace(rest=bracket.lower, takes_bye=fixed.takes_bye)
        self.field = self.field._replace(meet_below=bool(self.field.moved_down))
        self.packing = bracket.packing(fixed, criteria.penultimate(bracket.heterogeneous, fixed.odd))
        self.room = 0
        """The fewest who may be left over, once M1 is given up."""

    def outcome(self) -> Outcome:
        """The number of pairs is given up before M1 (C.14); when M1 gets to zero everybody goes down."""
        found = best(self.field, self.packing)
        packing = self.packing
        if self.field.moved_down:
            met = len(found.moved_down_pairs)
            if not met:
                packing = self.bracket.packing(self.fixed, (criteria.MOVED_DOWN,))
                found = Candidate((), (), tuple(self.bracket.players), ((len(self.field.moved_down),),))
            elif met < self.most_met:
                found = self._with_room(found, met)
        outcome = Outcome(self.bracket.residents[0].score, self.field, packing, found, judge=self._judge(packing))
        return outcome._replace(event="penultimate", articles=("C.13",))

    def _judge(self, packing: Packing):  # type: ignore[no-untyped-def]
        def judge(pairs: Pairs) -> Scorecard | None:
            card = tally(self.field, packing, pairs)
            left = self.bracket.left_by(pairs)
            everybody = sorted([*left, *self.bracket.lower], key=ranking)
            if card is None or not completes(everybody, self.fixed.takes_bye):
                return None
            place = packing.rows.index(criteria.ROOM) if criteria.ROOM in packing.rows else None
            if place is None:
                return card
            return (*card[:place], (int(len(left) < self.room),), *card[place + 1 :])

        return judge

    def _with_room(self, found: Candidate, met: int) -> Candidate:
        """Once M1 is given up no more pairs are made than the first set of moved-down players has room for."""
        self.room = len(self.field.moved_down) - met + self._residents_left(met)
        if len(found.downfloaters) >= self.room:
            return found
        settled = self._settled(met)
        print("ROOM", len(found.downfloaters), self.room, settled is not None)
        return settled or found

    def _residents_left(self, met: int) -> int:
        """How many residents are left at least when the first set of so many moved-down players (D.3) is paired."""
        free = Field(self.field.moved_down, self.field.residents, [], [], open_ended=True)
        most = best(free, self.bracket.packing(self.fixed, (criteria.MOVED_DOWN,)))
        first = [higher for higher, _ in most.moved_down_pairs][:met]
        alone = Field(first, self.field.residents, [], [], open_ended=True, stays=lambda player: player in first)
        card = least_scorecard(alone, self.bracket.packing(self.fixed, (criteria.PAIRS,)))
        if card is None:
            raise AssertionError("the first set of moved-down players can be paired")
        return card[0][0]

    def _settled(self, met: int) -> Candidate | None:
        """The best candidate with so many left over, if those can be completed."""
        moved_down = len(self.field.moved_down) - met
        field = Field(self.field.moved_down, self.field.residents, [], [], leavers=(moved_down, self.room - moved_down))
        found = best_candidate(field, self.packing, order_of_sets)
        if found is None:
            return None
        everybody = sorted([*found.downfloaters, *self.bracket.lower], key=ranking)
        return found if completes(everybody, self.fixed.takes_bye) else None
