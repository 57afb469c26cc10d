"""How the chosen candidate differs from the first one: moved-down players, exchanges, transpositions."""

from collections.abc import Sequence

from fairswiss.explain import Trace
from fairswiss.kernel.candidates import Candidate, FirstCandidate
from fairswiss.kernel.entrants import Entrant


def trace_alteration(
    trace: Trace, candidate: Candidate, first: FirstCandidate, sets: str, exchange: str, transposition: str
) -> None:
    """Write down how the candidate differs from the first one; the articles are those of the three orders."""
    remainder = [*first.s1, *first.s2]
    if candidate.moved_down_pairs or first.limbo:
        paired = tuple(higher for higher, _ in candidate.moved_down_pairs)
        opponents = tuple(lower for _, lower in candidate.moved_down_pairs)
        taken = {*paired, *opponents}
        if paired != first.s1:
            trace.add("other-set", (sets,), paired=_numbers(paired))
        elif opponents != first.s2[: len(opponents)]:
            trace.add("other-opponents", (transposition,))
        remainder = [player for player in first.s2 if player not in taken]
    half = len(candidate.remainder_pairs)
    uppers = {higher for higher, _ in candidate.remainder_pairs}
    leaving = [player for player in remainder[:half] if player not in uppers]
    entering = [player for player in remainder[half:] if player in uppers]
    if leaving:
        trace.add("exchanged", (exchange,), leaving=_numbers(leaving), entering=_numbers(entering))
    elif [lower for _, lower in candidate.remainder_pairs] != remainder[half : 2 * half]:
        trace.add("transposed", (transposition,))


def _numbers(players: Sequence[Entrant]) -> tuple[int, ...]:
    return tuple(player.number for player in players)
