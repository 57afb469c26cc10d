"""A round of brackets, what became of each, and what would have become of it otherwise."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple, overload

from fairswiss import why
from fairswiss.kernel.brackets.bracket_trace import Citations, bracket_steps, card_line, colour_reason, group_trace
from fairswiss.kernel.brackets.colouring import Colours, boards
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.solver import first_candidate, scorecard_of
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, FirstCandidate, Pairs, Scorecard
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing
from fairswiss.why import Articles, Explanation, GroupTrace, Layout


class Ending(Enum):
    """The treatment of a bracket when the rest could not be completed."""

    PENULTIMATE = 1
    COLLAPSED = 2
    JOINED = 3

    def step(self, articles: Articles) -> "why.steps.Special":
        """The step of an explanation for it."""
        match self:
            case Ending.PENULTIMATE:
                return why.steps.Penultimate(articles)
            case Ending.COLLAPSED:
                return why.steps.Collapsed(articles)
            case Ending.JOINED:
                return why.steps.Joined(articles)


class Outcome(NamedTuple):
    """A bracket and the candidate chosen for it."""

    score: int
    field: Field
    packing: Packing
    candidate: Candidate
    ending: Ending | None = None
    articles: Articles = ()
    """Of the ending."""
    judge: Callable[[Pairs], Scorecard | None] | None = None
    """The scorecard of other pairs of the bracket, where the ladder is more than a sum over pairs and downfloaters."""

    first: Callable[[], FirstCandidate] | None = None
    """Makes the first candidate, where it is not the usual one."""
    notes: "Callable[[], Iterable[why.steps.Special]]" = tuple
    """Makes further steps before the bracket was paired, when an explanation is asked for."""

    def scorecard_of(self, pairs: Pairs) -> Scorecard | None:
        """The scorecard of the candidate with just these pairs; None if forbidden, or if the rest could not go on."""
        return self.judge(pairs) if self.judge else scorecard_of(self.field, self.packing, pairs)

    def first_candidate(self) -> FirstCandidate:
        """The first candidate in the order of generation, with as many pairs as the chosen one."""
        return self.first() if self.first else first_candidate(self.field, self.candidate)


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
    """The number of times the bye's taker may have had points without playing, where nobody else can take it."""

    def bye(self) -> Entrant | None:
        """The player left at the end."""
        left = self.outcomes[-1].candidate.downfloaters if self.outcomes else ()
        return left[0] if left else None


class BracketEdition(NamedTuple):
    """The parts that a bracket edition adds to this machinery."""

    id: str
    citations: Citations
    bye_article: str
    pair_brackets: Callable[[list[Entrant]], Brackets]
    """Pairs all brackets, maybe not before they are looked at; raises NoPairing when no round can be completed."""
    bye_criterion: str = ""
    """The criterion of the bye's score, where that is fixed before anything is paired."""


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
        last = brackets.outcomes[-1] if brackets.outcomes else None
        explanation = Explanation(
            edition.id,
            coming,
            tuple(map(card_line, players)),
            _opening(edition, brackets, bye, players),
            tuple(_traced(outcome, edition.citations, outcome is last) for outcome in brackets.outcomes),
            tuple(colour_reason(claim, edition.citations.colours) for claim in claims),
            Layout.BRACKETS,
        )
    return Pairing(edition.id, coming, placed, bye.number if bye else None, explanation)


def _opening(
    edition: BracketEdition, brackets: Brackets, bye: Entrant | None, players: list[Entrant]
) -> "tuple[why.steps.Step, ...]":
    """The bye, and the bar that had to be loosened for it."""
    if bye is None:
        return ()
    articles = edition.citations.law(edition.bye_article)
    passed = () if brackets.bye_bar else tuple(_passed_for_bye(edition, bye, players))
    pab = why.steps.Pab(articles, bye.number, bye.score, bool(edition.bye_criterion), passed=passed)
    return (why.steps.BarLoosened(articles, brackets.bye_bar), pab) if brackets.bye_bar else (pab,)


def _passed_for_bye(
    edition: BracketEdition, bye: Entrant, players: list[Entrant]
) -> "Iterator[why.obstacles.HadPoint | why.obstacles.DeadEnd]":
    """From the bottom, those with no more points: who may not have it and, where points come first, who is needed."""
    law, citations = edition.citations.law, edition.citations
    for player in reversed(players):
        if player.score > bye.score:
            return
        if player.barred_from_pab:
            yield why.obstacles.HadPoint(player.number, law(citations.barred), player.card.bye_like)
        elif player.score < bye.score and edition.bye_criterion:
            yield why.obstacles.DeadEnd(player.number, law(citations.completion))


def _traced(outcome: Outcome, citations: Citations, last: bool) -> GroupTrace:
    field = outcome.field
    return group_trace(outcome.score, field.residents, field.moved_down, _steps(outcome, citations, last))


def _steps(outcome: Outcome, citations: Citations, last: bool) -> "Iterator[why.steps.OfBracket]":
    if outcome.ending:
        yield outcome.ending.step(outcome.articles)
    yield from outcome.notes()
    first = outcome.first_candidate()
    card, bye = outcome.scorecard_of(first.pairs), _left_by_first(outcome.field, first) if last else None
    yield from bracket_steps(outcome.candidate, first, card, outcome.packing.rows, citations, bye)


def _left_by_first(field: Field, first: FirstCandidate) -> Entrant | None:
    """The player who would have the bye, if the bracket is the last one."""
    paired = {player for pair in first.pairs for player in pair}
    return next((player for player in (*field.moved_down, *field.residents) if player not in paired), None)
