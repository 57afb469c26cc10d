"""The alterations of the chosen candidate against the first one: moved-down players, exchanges, transpositions."""

from collections.abc import Iterator, Sequence

from fairswiss import why
from fairswiss.kernel.vocabulary.candidates import Candidate, FirstCandidate
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.why import Articles


def alterations(
    candidate: Candidate, first: FirstCandidate, sets: Articles, exchange: Articles, transposition: Articles
) -> "Iterator[why.steps.Alteration]":
    """The alterations of the candidate against the first one; the articles are those of the three orders."""
    remainder = [*first.s1, *first.s2]
    if candidate.moved_down_pairs or first.limbo:
        paired = tuple(higher for higher, _ in candidate.moved_down_pairs)
        opponents = tuple(lower for _, lower in candidate.moved_down_pairs)
        taken = {*paired, *opponents}
        if paired != first.s1:
            yield why.steps.OtherSet(sets, _numbers(paired))
        elif opponents != first.s2[: len(opponents)]:
            yield why.steps.OtherOpponents(transposition)
        remainder = [player for player in first.s2 if player not in taken]
    yield from _alterations_of_remainder(candidate.remainder_pairs, remainder, exchange, transposition)


def _alterations_of_remainder(
    pairs: Sequence[tuple[Entrant, Entrant]], remainder: Sequence[Entrant], exchange: Articles, transposition: Articles
) -> "Iterator[why.steps.Alteration]":
    half = len(pairs)
    uppers = {higher for higher, _ in pairs}
    leaving = [player for player in remainder[:half] if player not in uppers]
    entering = [player for player in remainder[half:] if player in uppers]
    if leaving:
        yield why.steps.Exchanged(exchange, _numbers(leaving), _numbers(entering))
    elif [lower for _, lower in pairs] != remainder[half : 2 * half]:
        yield why.steps.Transposed(transposition)


def _numbers(players: Sequence[Entrant]) -> tuple[int, ...]:
    return tuple(player.number for player in players)
