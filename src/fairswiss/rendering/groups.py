"""The score groups of an explanation with their numbers from the top, as programs and arbiters count them."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from fairswiss.answers.halves import Halves, halves_of
from fairswiss.kernel.edition import Pairing
from fairswiss.model.points import Points
from fairswiss.rendering.sentences import Around
from fairswiss.why import GroupTrace, Layout, layouts, steps
from fairswiss.why.steps import Step


class Scene(NamedTuple):
    """A score group in which steps happen."""

    number: int
    """Counted from 1 at the top, by the different scores of the round."""
    score: Points
    trace: GroupTrace
    around: Around
    layout: Layout | layouts.Own
    halves: Halves = Halves()
    """Of a bracket."""


def numbers_of_scores(pairing: Pairing) -> dict[Points, int]:
    """The number of every score group, 1 at the top; a group in the middle may have come from others altogether."""
    if pairing.explanation is None:
        return {}
    scores = sorted(
        {group.score for group in pairing.explanation.groups if _of_its_own(pairing, group)}
        | {card.score for card in pairing.explanation.cards},
        reverse=True,
    )
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
        score = trace.score if _of_its_own(pairing, trace) else below.get(score, trace.score)
        halves = halves_of(trace)
        around = Around(
            (trace.whites, trace.blacks),
            came_up_in(trace.steps),
            score,
            halves.pairs(),
            pairing.bye if trace is pairing.explanation.groups[-1] else None,
        )
        yield Scene(numbers[score], score, trace, around, pairing.explanation.layout, halves)


def _of_its_own(pairing: Pairing, group: GroupTrace) -> bool:
    """True if a group has its own score, and not that of those who pass through; a layout of its own may have none."""
    return bool(group.players) or bool(pairing.explanation and isinstance(pairing.explanation.layout, layouts.Own))


def own_groups(layout: Layout | layouts.Own) -> layouts.Groups | None:
    """The words of groups that one edition alone has."""
    return layout.groups if isinstance(layout, layouts.Own) else None


def came_up_in(taken: Iterable[Step]) -> frozenset[int]:
    """Those whom 7.2 brought up in these steps."""
    return frozenset(step.player for step in taken if isinstance(step, steps.CameUp))
