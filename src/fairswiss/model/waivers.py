"""Articles that an arbiter waived for a round, as a report says it: ``### Waived @ Round 3: 2.3, 2.4``."""

import re
from collections.abc import Iterable

_REMARK = re.compile(r"### Waived @ Round (\d{1,3}): (\S[\w., ]*)")


def waiver_remark(number: int, articles: Iterable[str]) -> str:
    """The remark in a report."""
    return f"### Waived @ Round {number}: {', '.join(sorted(articles))}"


def waived_by(remarks: Iterable[str], number: int = 0) -> frozenset[str]:
    """The articles that these lines of a report waive for a round; for any round without its number."""
    found = [match for line in remarks if (match := _REMARK.fullmatch(line.strip()))]
    told = [match[2].split(",") for match in found if not number or int(match[1]) == number]
    return frozenset(article.strip() for articles in told for article in articles)
