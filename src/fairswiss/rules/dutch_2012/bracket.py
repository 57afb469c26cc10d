"""A bracket with others below it: its kind (A.3), its candidates, and the look at the next bracket (C.12)."""

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.brackets.bracket_round import Outcome
from fairswiss.kernel.brackets.colouring import Colours
from fairswiss.kernel.solver import (
    best_candidate,
    by_smallest_number,
    completes,
    finishes,
    least_scorecard,
    pairs_inside,
    tally,
    without_opponent,
)
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Pairs, Scorecard
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import ONE_POINT, Ladder, Packing, Setting
from fairswiss.rules.dutch_2012 import criteria
from fairswiss.rules.dutch_2012.criteria import LAW

order_of_sets = by_smallest_number  # C.8, D.3


class Round(NamedTuple):
    """The facts that are fixed for the round."""

    colours: Colours
    odd: bool
    """True if A.7.d applies; A.7.e applies in the others."""
    takes_bye: Callable[[Entrant], bool] | None
    """B.1.b; None when the number of players is even."""
    has_right: Callable[[Entrant], bool]
    """B.1.b alone, also of a player who is asked to meet someone."""
    least_squares: bool = True
    """True if D.4 rules a merged lowest bracket."""


class Bracket:
    """Those moved down into it, its residents, and the scoregroups below."""

    def __init__(self, moved_down: list[Entrant], residents: list[Entrant], below: list[list[Entrant]]) -> None:
        self.moved_down = moved_down
        self.residents = residents
        self.below = below
        self.players = [*moved_down, *residents]
        """Everybody in it, by rank."""
        self.following = below[0] if below else []
        """The next scoregroup."""

    @property
    def lower(self) -> list[Entrant]:
        """Everybody below."""
        return [player for group in self.below for player in group]

    @cached_property
    def heterogeneous(self) -> bool:
        """A.3, C.14: moved-down players are fewer than the residents and can meet some; who has no opponent is gone."""
        staying = len(self.moved_down) - len(without_opponent(self.moved_down, self.players))
        return staying < len(self.residents) and self._some_meet_residents

    @cached_property
    def _some_meet_residents(self) -> bool:
        return len(without_opponent(self.moved_down, self.residents)) < len(self.moved_down)

    def notes(self) -> "Iterator[why.steps.Special]":
        """Moved-down players are treated like residents: too many (A.3), or nobody can be paired here (C.14)."""
        if self.moved_down and not self.heterogeneous:
            half = self._some_meet_residents
            article, why_so = ("A.3", why.Mixing.HALF) if half else ("C.14", why.Mixing.NO_RESIDENT)
            yield why.steps.TreatedAsHomogeneous(LAW(article), len(self.moved_down), why_so)

    def field(self) -> Field:
        """Its two parts; one where it is treated as homogeneous."""
        if self.heterogeneous:
            return Field(self.moved_down, self.residents, [], [])
        return Field([], self.players, [], [])

    def packing(self, fixed: Round, rows: Ladder) -> Packing:
        """C.2: a ladder of this bracket, each row wide enough for it."""
        greatest = 2 * (len(self.players) + len(self.following))
        if criteria.LOWEST in rows:
            scores = [player.score for player in self.players]
            greatest = max(greatest, len(scores) * (max(scores) - min(scores) + ONE_POINT) ** 2)
        return Packing(rows, Setting(self.moved_down, self.residents, self.following, fixed.colours.white_of, greatest))

    def left_by(self, pairs: Pairs) -> tuple[Entrant, ...]:
        """Those whom these pairs leave over."""
        used = {player for pair in pairs for player in pair}
        return tuple(player for player in self.players if player not in used)


def _backtracked(outcome: Outcome, others: bool) -> Outcome:
    def notes() -> "Iterator[why.steps.Special]":
        yield from outcome.notes()
        yield why.steps.Backtracked(LAW("C.12")) if others else why.steps.BacktrackedInVain(LAW("C.12"))

    return outcome._replace(notes=notes)


def best(field: Field, packing: Packing) -> Candidate:
    """The best candidate, where there must be one."""
    found = best_candidate(field, packing, order_of_sets)
    if found is None:
        raise AssertionError("a bracket cannot be paired although the round can be completed")
    return found


def normal_bracket(fixed: Round, bracket: Bracket) -> Outcome:
    """C.6, after C.1, and C.12 where the next bracket is not content with those who come down."""
    plain = _plain(fixed, bracket)
    down = list(plain.candidate.downfloaters)
    if not down or content(fixed, bracket, down):
        return plain
    return Backtrack(fixed, bracket, plain).outcome()


def _plain(fixed: Round, bracket: Bracket) -> Outcome:
    """The bracket without a look at the next one."""
    field = bracket.field()
    field = field._replace(open_ended=not pairs_inside(field.moved_down, field.residents))
    rows = criteria.normal(bracket.heterogeneous, fixed.odd, all_paired=False, falling=False)
    packing = bracket.packing(fixed, rows)
    return Outcome(
        bracket.residents[0].score,
        field,
        packing,
        best(field, packing),
        notes=bracket.notes,
        judge=lambda pairs: tally(field, packing, pairs),
    )


def content(fixed: Round, bracket: Bracket, down: list[Entrant]) -> bool:
    """C.12: whether the next bracket has no reason to send for others.

    It makes as many pairs as there is room for, residents without an opponent aside (C.1), and everybody who comes
    down is among them; if it is the last one, it is completed with a resident for each of them.
    """
    coming = Bracket(down, bracket.following, bracket.below[1:])
    if not coming.below:
        return finishes(down, coming.residents, fixed.takes_bye)
    lonely = set(without_opponent(coming.residents, coming.players))
    residents = [player for player in coming.residents if player not in lonely]
    own = coming.residents[0].score
    parts = (down, residents) if coming.heterogeneous else ([], [*down, *residents])
    return pairs_inside(*parts, lambda player: player.score == own)


class Backtrack:
    """C.12: other players of the same number and scores come down, so that the next bracket fares better.

    No two players who are left over in a bracket could have met in it or above, or there would be more pairs; so those
    who come down never meet each other in the next one.
    """

    def __init__(self, fixed: Round, bracket: Bracket, plain: Outcome) -> None:
        self.fixed, self.bracket, self.plain = fixed, bracket, plain
        self.ends = len(bracket.below) == 1
        """True if the next bracket is the last."""
        self.falling = len(plain.candidate.downfloaters) == len(bracket.following) + 1 and not self.ends
        """With one more moved-down player than residents, the score of the one left over there counts too."""
        self.start = plain.packing.rows.index(criteria.REST)
        self._known: dict[tuple[int, ...], Scorecard] = {}

    def outcome(self) -> Outcome:
        """The best candidate, the plain one if no other set helps."""
        field = self.plain.field._replace(following=self.bracket.following, open_ended=not self.ends)
        found: Candidate | None = self.plain.candidate
        if self.plain.candidate.pairs:  # else everybody comes down, whatever is tried
            found = self._staged(field._replace(takes_bye=self.fixed.takes_bye if self.ends else None))
        if found is None:
            return _backtracked(self.plain, others=False)
        others = set(found.downfloaters) != set(self.plain.candidate.downfloaters)
        judged = found._replace(judged=partial(self._judged, found.pairs))
        outcome = self.plain._replace(candidate=judged, judge=self.judge)
        return _backtracked(outcome, others)

    def _staged(self, field: Field) -> Candidate | None:
        """Everybody who comes down is paired with a resident there, or else it does not matter who of them is."""
        for all_paired in (True, False):
            packing = self._packing(all_paired)
            found = best_candidate(field, packing, order_of_sets)
            if found is None or found.scorecard[: self.start] != self.plain.candidate.scorecard[: self.start]:
                return None
            if not any(found.scorecard[self.start + 2]):
                return found
        return None

    def _packing(self, all_paired: bool) -> Packing:
        heterogeneous = self.bracket.heterogeneous
        rows = criteria.normal(heterogeneous, self.fixed.odd, all_paired=all_paired, falling=self.falling)
        return self.bracket.packing(self.fixed, rows)

    def _judged(self, pairs: Pairs) -> Scorecard:
        """The scorecard of the candidate found, for those who want to see it."""
        card = self.judge(pairs)
        if card is None:
            raise AssertionError("the candidate just found is not legal")
        return card

    def judge(self, pairs: Pairs) -> Scorecard | None:
        """The scorecard of these pairs, with a look at the next bracket."""
        card = tally(self.plain.field, self.plain.packing, pairs)
        if card is None:
            return None
        ahead = self.ahead(self.bracket.left_by(pairs))
        return (*card[: self.start], *ahead, *card[self.start + len(ahead) :])

    def ahead(self, down: tuple[Entrant, ...]) -> Scorecard:
        """The four rows of C.12 for those who come down."""
        key = tuple(player.number for player in down)
        if key not in self._known:
            coming = Bracket(list(down), self.bracket.following, self.bracket.below[1:])
            self._known[key] = self._of_last(coming) if self.ends else self._of_next(coming)
        return self._known[key]

    def _of_last(self, coming: Bracket) -> Scorecard:
        if finishes(coming.moved_down, coming.residents, self.fixed.takes_bye):
            return self._card(0, 0, 0)
        done = completes(coming.players, self.fixed.takes_bye)
        return self._card(int(not done), 0, 1)

    def _of_next(self, coming: Bracket) -> Scorecard:
        packing = Packing(criteria.PAIRS_AND_SCORES, self.plain.packing.setting)
        card = least_scorecard(coming.field()._replace(open_ended=True), packing)
        if card is None:
            raise AssertionError("everybody may leave the next bracket")
        (left,), scores = card
        return self._card(0, left, int(left > scores[-1]), scores if self.falling else None)

    def _card(self, rest: int, left: int, somebody: int, scores: tuple[int, ...] | None = None) -> Scorecard:
        width = self.plain.packing.setting.scores()
        return (rest,), (left,), (somebody,), scores or (0,) * width
