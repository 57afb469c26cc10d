"""The strength of tie-breaks: do they put the stronger of two players with equal points first?"""

from fractions import Fraction
from itertools import combinations

from fairswiss.studies.observed import Observed
from fairswiss.tiebreaks.codes import parse_tie_breaks

PREFIX = "tie_break:"


def tie_break_strength(event: Observed, code: str) -> Fraction | None:
    """Of the pairs with equal points and different strength, those whose stronger has more; equal values count half."""
    values = event.tie_breaks.get(code)
    if values is None:
        return None
    sign = -1 if parse_tie_breaks(code)[0].lower_first else 1
    groups: dict[int, list[int]] = {}
    for number, record in event.records.items():
        if values.get(number) is not None:
            groups.setdefault(record.score, []).append(number)
    halves = pairs = 0
    for group in groups.values():
        for one, other in combinations(group, 2):
            stronger = event.strengths[one] - event.strengths[other]
            if stronger:
                pairs += 1
                ahead = sign * stronger * ((values[one] or 0) - (values[other] or 0))
                halves += 2 if ahead > 0 else not ahead
    return Fraction(halves, 2 * pairs) if pairs else None
