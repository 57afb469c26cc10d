"""The end of a round: the penultimate bracket (C.13, C.14) and the last one, merged or not (D.4)."""

from collections.abc import Iterator
from functools import partial
from operator import is_

from fairswiss import why
from fairswiss.kernel.brackets.bracket_round import Ending, Outcome
from fairswiss.kernel.solver import (
    best_candidate,
    completes,
    first_that,
    least_scorecard,
    most_with_one,
    scorecard_of,
    tally,
)
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Pairs, Scorecard
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules.dutch_2012 import criteria
from fairswiss.rules.dutch_2012.bracket import Bracket, Round, best, order_of_sets
from fairswiss.rules.dutch_2012.criteria import LAW


def last_bracket(fixed: Round, bracket: Bracket, merged: bool = False) -> Outcome:
    """Everybody is paired, one who may have it has the bye (A.5); two moved-down players meet where they must.

    Where D.4 is not in force a merged bracket is ruled like any other that is the last.
    """
    field = bracket.field()._replace(takes_bye=fixed.takes_bye)
    field = field._replace(mixing=bool(field.moved_down))
    packing = bracket.packing(fixed, criteria.last(bracket.heterogeneous, fixed.odd, merged and fixed.least_squares))
    score = bracket.residents[0].score
    # A.3: a pair that is asked for can make the bracket of another kind; its ladder is not the one to be compared.
    judge = partial(scorecard_of, field, packing)
    return Outcome(score, field, packing, best(field, packing), notes=bracket.notes, judge=judge)


def lowest_with_right(fixed: Round, bracket: Bracket) -> Entrant | None:
    """The player expected to have the bye: the lowest in the bracket and below who has the right (B.1, F.4)."""
    if fixed.takes_bye is None:
        return None
    return next(filter(fixed.has_right, reversed([*bracket.players, *bracket.lower])), None)


class Penultimate:
    """C.13: the bracket again, so that those whom it leaves can be completed with everybody below."""

    def __init__(self, fixed: Round, bracket: Bracket) -> None:
        self.fixed, self.bracket = fixed, bracket
        self.field = bracket.field()._replace(rest=bracket.lower, takes_bye=fixed.takes_bye)
        self.packing = bracket.packing(fixed, criteria.penultimate(bracket.heterogeneous, fixed.odd))
        self.expected_bye = lowest_with_right(fixed, bracket)
        self.room = 0
        """The fewest who may be left over, once M1 is given up."""
        self.given_up = False
        """The search for a candidate that leaves just so many took too long."""

    def outcome(self) -> Outcome:
        """The number of pairs is given up before M1 (C.14); when M1 gets to zero everybody goes down."""
        found = best(self.field, self.packing)
        if self.field.moved_down:
            met = len(found.moved_down_pairs)
            if not met:
                self.packing = self.bracket.packing(self.fixed, criteria.NOBODY_MET)
                self.room = len(self.bracket.players)
                found = Candidate((), (), tuple(self.bracket.players), ((len(self.field.moved_down),), (0,)))
            elif met < most_with_one(self.field.moved_down, self.field.residents):  # M1, completion aside
                found = self._with_room(self._with_bye(found), met)
        score = self.bracket.residents[0].score
        outcome = Outcome(score, self.field, self.packing, found, notes=self._notes, judge=self._judge)
        return outcome._replace(ending=Ending.PENULTIMATE, articles=LAW("C.13"))

    def _notes(self) -> "Iterator[why.steps.Special]":
        yield from self.bracket.notes()
        if self.given_up:
            yield why.steps.SearchGivenUp(LAW("C.14"))

    def _judge(self, pairs: Pairs) -> Scorecard | None:
        """The scorecard of these pairs; None if those who are left could not be completed, whoever has the bye."""
        card, left = tally(self.field, self.packing, pairs), self.bracket.left_by(pairs)
        if card is None or not completes([*left, *self.bracket.lower], self.fixed.takes_bye):
            return None
        settled = {criteria.ROOM.code: len(left) < self.room, criteria.BYE.code: not self._complete(left)}
        rows = zip(self.packing.rows, card, strict=True)
        return tuple((int(settled[row.code]),) if row.code in settled else part for row, part in rows)

    def _with_bye(self, found: Candidate) -> Candidate:
        """A moved-down player who is expected to have the bye goes on to have it, if no other has to for that."""
        player = self.expected_bye
        if player not in self.field.moved_down:
            return found
        field = self.field._replace(takes_bye=partial(is_, player))
        packing = self.bracket.packing(self.fixed, criteria.penultimate(True, self.fixed.odd, bye=True))
        going_on = best_candidate(field, packing, order_of_sets)
        if going_on is None or len(going_on.moved_down_pairs) < len(found.moved_down_pairs):
            return found
        self.field, self.packing = field, packing
        return going_on

    def _with_room(self, found: Candidate, met: int) -> Candidate:
        """Once M1 is given up no more pairs are made than the first set of moved-down players has room for."""
        self.room = self._left_by_first_set(met)
        if len(found.downfloaters) >= self.room:
            return found
        return self._settled(met) or found

    def _left_by_first_set(self, met: int) -> int:
        """The least number left over when the first set of so many moved-down players (D.3) is paired.

        Whoever is expected to have the bye is among them. 0 if so many cannot be paired without him.
        """
        moved_down = [player for player in self.field.moved_down if player is not self.expected_bye]
        residents = [player for player in self.field.residents if player is not self.expected_bye]
        free = Field(moved_down, residents, [], [], open_ended=True)
        most = best(free, self.bracket.packing(self.fixed, criteria.MOST_MET))
        first = [higher for higher, _ in most.moved_down_pairs][:met]
        if len(first) < met:
            return 0
        alone = Field(first, residents, [], [], open_ended=True, stays=lambda player: player in first)
        card = least_scorecard(alone, self.bracket.packing(self.fixed, criteria.MOST_PAIRS))
        if card is None:
            raise AssertionError("the first set of moved-down players can be paired")
        return len(self.bracket.players) - len(first) - len(residents) + card[0][0]

    def _settled(self, met: int) -> Candidate | None:
        """The best candidate with so many left over who can be completed.

        When the search is given up the best found so far stands, or the one with more pairs if there is none, and the
        explanation says so (``search-given-up``).
        """
        moved_down = len(self.field.moved_down) - met
        leavers = moved_down, self.room - moved_down
        field = Field(self.field.moved_down, self.field.residents, [], [], leavers=leavers)
        settled = first_that(field, self.packing, order_of_sets, lambda found: self._complete(found.downfloaters))
        self.given_up = settled.given_up
        return settled.candidate

    def _complete(self, left: tuple[Entrant, ...]) -> bool:
        return completes([*left, *self.bracket.lower], self.field.takes_bye)
