"""A round of brackets, what became of each, and what would have become of it otherwise."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, overload

from fairswiss.explain import Explanation, GroupTrace, Step, Trace
from fairswiss.kernel.bracket_trace import Citations, card_line, colour_reason, group_trace, trace_bracket
from fairswiss.kernel.brackets import Colours, boards
from fairswiss.kernel.candidates import Candidate, Field, FirstCandidate, Pairs, Scorecard
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.entrants import Entrant
from fairswiss.kernel.ladder import Packing
from fairswiss.kernel.scorecards import first_candidate, scorecard_of


class Outcome(NamedTuple):
    """A bracket and the candidate chosen for it."""

    score: int
    field: Field
    packing: Packing
    candidate: Candidate
    event: str = ""
    """Set when the bracket was a special one."""
    articles: tuple[str, ...] = ()
    judge: Callable[[Pairs], Scorecard | None] | None = None
    """How other pairs of the bracket fare, where the ladder is more than a sum over pairs and downfloaters."""

    first: FirstCandidate | None = None
    """The first candidate, where it is not the usual one."""
    notes: tuple[Step, ...] = ()
    """What else happened before the bracket was paired."""

    def scorecard_of(self, pairs: Pairs) -> Scorecard | None:
        """How the candidate with just these pairs fares; None when a rule forbids it or the rest could not go on."""
        return self.judge(pairs) if self.judge else scorecard_of(self.field, self.packing, pairs)


class Unfolding(Sequence[Outcome]):
    """Brackets from the top, each paired when it is first looked at."""

    def __init__(self, outcomes: Iterator[Outcome]) -> None:
        self._coming = outcomes
        self._known: list[Outcome] = []

    def __iter__(self) -> Iterator[Outcome]:
        yield from self._known
        for outcome in self._coming:
            self._known.append(outcome)
            yield outcome

    def _all(self) -> list[Outcome]:
        self._known += self._coming
        return self._known

    @overload
    def __getitem__(self, place: int) -> Outcome: ...

    @overload
    def __getitem__(self, place: slice) -> list[Outcome]: ...

    def __getitem__(self, place: int | slice) -> Outcome | list[Outcome]:
        return self._all()[place]

    def __len__(self) -> int:
        return len(self._all())


class Brackets(NamedTuple):
    """All brackets of a round, and the score at which the bye was given."""

    outcomes: Sequence[Outcome]
    bye_score: int | None = None
    bye_bar: int = 0
    """How often whoever takes the bye may have had points without playing, where nobody else can take it."""

    def bye(self) -> Entrant | None:
        """Who is left at the end."""
        left = self.outcomes[-1].candidate.downfloaters if self.outcomes else ()
        return left[0] if left else None


class BracketEdition(NamedTuple):
    """What a bracket edition adds to this machinery."""

    id: str
    citations: Citations
    bye_article: str
    pair_brackets: Callable[[list[Entrant]], Brackets]
    """Pairs all brackets, maybe not before they are looked at; raises NoPairing when no round can be completed."""


def pair_round(
    edition: BracketEdition, coming: int, players: list[Entrant], colours: Colours, explain: bool
) -> Pairing:
    """The brackets, the colours, the boards, and the reasons when they are asked for."""
    brackets = edition.pair_brackets(players)
    pairs = [pair for outcome in brackets.outcomes for pair in outcome.candidate.pairs]
    claims, placed = boards(pairs, colours.claim)
    bye = brackets.bye()
    if 2 * len(placed) + (bye is not None) != len(players):
        raise AssertionError("not everybody was paired, although the round was proven to be completable")
    explanation = None
    if explain:
        trace = Trace(True)
        if bye:
            if brackets.bye_bar:
                trace.add("bar-loosened", (edition.bye_article,), times=brackets.bye_bar)
            trace.add("pab", (edition.bye_article,), (bye.number,), score=bye.score)
        opening = trace.take()
        last = brackets.outcomes[-1] if brackets.outcomes else None
        explanation = Explanation(
            edition.id,
            coming,
            tuple(map(card_line, players)),
            opening,
            tuple(_traced(outcome, edition.citations, outcome is last) for outcome in brackets.outcomes),
            tuple(colour_reason(claim, edition.citations) for claim in claims),
            "brackets",
        )
    return Pairing(edition.id, coming, placed, bye.number if bye else None, explanation)


def _traced(outcome: Outcome, citations: Citations, last: bool) -> GroupTrace:
    trace = Trace(True)
    if outcome.event:
        trace.add(outcome.event, outcome.articles)
    trace.steps += outcome.notes
    first = outcome.first or first_candidate(outcome.field, outcome.candidate)
    card, bye = outcome.scorecard_of(first.pairs), _left_by_first(outcome.field, first) if last else None
    trace_bracket(trace, outcome.candidate, first, card, outcome.packing.rows, citations, bye)
    return group_trace(outcome.score, outcome.field.residents, outcome.field.moved_down, trace)


def _left_by_first(field: Field, first: FirstCandidate) -> Entrant | None:
    """Who would have the bye, if the bracket is the last one."""
    paired = {player for pair in first.pairs for player in pair}
    return next((player for player in (*field.moved_down, *field.residents) if player not in paired), None)
