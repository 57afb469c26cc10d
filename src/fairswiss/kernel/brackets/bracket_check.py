"""A recorded bracket against the one the rules choose: the first row of the ladder on which they differ."""

from fairswiss import why
from fairswiss.kernel.brackets.bracket_trace import Citations
from fairswiss.kernel.vocabulary.candidates import Candidate, Pairs, Scorecard
from fairswiss.kernel.vocabulary.ladder import Packing, value_of


def fewer_pairs(
    score: int, packing: Packing, chosen: Candidate, pairs: Pairs, citations: Citations
) -> "why.differences.Worse | None":
    """The recorded bracket makes fewer legal pairs: no other criterion matters, nor what comes below.

    None where the ladder has something above the number of pairs.
    """
    code = packing.rows[0].code
    if len(pairs) >= len(chosen.pairs) or packing.rows[0].article != citations.downfloat:
        return None
    downfloaters = len(chosen.downfloaters)
    more = 2 * (len(chosen.pairs) - len(pairs))
    return why.differences.Worse(citations.law(citations.downfloat), score, code, downfloaters + more, downfloaters)


def by_the_ladder(
    score: int, packing: Packing, chosen: Candidate, recorded: Scorecard | None, citations: Citations
) -> "why.differences.Worse | why.differences.EngineFault | why.differences.Later | why.differences.DeadEnd":
    """The scorecard of the recorded bracket, None when the rest cannot go on, against that of the chosen one."""
    if recorded is None:
        return why.differences.DeadEnd(citations.law(citations.completion), score)
    for row, theirs, ours in zip(packing.rows, recorded, chosen.scorecard, strict=False):
        if theirs != ours:
            made = why.differences.Worse if theirs > ours else why.differences.EngineFault
            values = (value_of(row, packing.setting, theirs), value_of(row, packing.setting, ours))
            return made(citations.law(row.article), score, row.code, *values)
    return why.differences.Later(citations.law(citations.order(chosen.scorecard, recorded)), score)
