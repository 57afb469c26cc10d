"""The score groups of an explanation with their numbers from the top, as programs and arbiters count them."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from fairswiss.kernel.edition import Pairing
from fairswiss.model.points import Points
from fairswiss.rendering.sentences import Around
from fairswiss.why import GroupTrace, Layout, steps
from fairswiss.why.steps import Step


class Halves(NamedTuple):
    """The first candidate of a bracket, as it is written down: left against right, those left over at the end."""

    moved_down: tuple[int, ...] = ()
    opponents: tuple[int, ...] = ()
    limbo: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()
    """Like the limbo, where the text has no such word."""
    upper: tuple[int, ...] = ()
    lower: tuple[int, ...] = ()

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs of the candidate."""
        return (*zip(self.moved_down, self.opponents, strict=False), *zip(self.upper, self.lower, strict=False))


class Scene(NamedTuple):
    """A score group in which steps happen."""

    number: int
    """Counted from 1 at the top, by the different scores of the round."""
    score: Points
    trace: GroupTrace
    around: Around
    layout: Layout
    halves: Halves = Halves()
    """Of a bracket."""


def numbers_of_scores(pairing: Pairing) -> dict[Points, int]:
    """The number of every score group, 1 at the top."""
    cards = pairing.explanation.cards if pairing.explanation else ()
    scores = sorted({card.score for card in cards}, reverse=True)
    return {score: number for number, score in enumerate(scores, 1)}


def scenes(pairing: Pairing) -> Iterator[Scene]:
    """The score groups from the top.

    A group whose players were all paired from above has only floaters passing through; its score is the next one
    below the group they left.
    """
    if pairing.explanation is None:
        return
    numbers = numbers_of_scores(pairing)
    paired = sorted({card.score for card in pairing.explanation.cards if card.number != pairing.bye}, reverse=True)
    below = dict(pairwise(paired))
    score = 0
    for trace in pairing.explanation.groups:
        score = trace.score if trace.players else below.get(score, trace.score)
        halves = halves_of(trace)
        around = Around(
            (trace.whites, trace.blacks),
            came_up_in(trace.steps),
            score,
            halves.pairs(),
            pairing.bye if trace is pairing.explanation.groups[-1] else None,
        )
        yield Scene(numbers[score], score, trace, around, pairing.explanation.layout, halves)


def halves_of(trace: GroupTrace) -> Halves:
    """S1 and S2 of a bracket; those who moved down and their opponents apart from the others."""
    step = next((step for step in trace.steps if isinstance(step, steps.Bracket)), None)
    if step is None:
        return Halves()
    s1, s2, limbo, left_out = step.s1, step.s2, step.limbo, step.left_out
    if not trace.floaters:
        return Halves((), (), limbo, left_out, s1, s2)
    others, rows = s2[len(s1) :], sum(isinstance(step, steps.BracketPaired) for step in trace.steps)
    return Halves(s1, s2[: len(s1)], limbo, left_out, others[:rows], others[rows:])


def came_up_in(taken: Iterable[Step]) -> frozenset[int]:
    """Those whom 7.2 brought up in these steps."""
    return frozenset(step.player for step in taken if isinstance(step, steps.CameUp))
