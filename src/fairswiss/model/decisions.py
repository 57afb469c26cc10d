"""Announced decisions where a system leaves something open, as a report says them: ``### Decided gap: 4``."""

import re
from collections.abc import Iterable, Mapping

OF_TIE_BREAKS = ("unplayed_cut_first", "sonneborn_games")
"""Choices about tie-breaks where the text before 2023 leaves something open; each is stated as ``yes``."""
_REMARK = re.compile(r"### Decided ([a-z_]{1,40}): (\S{1,40})")


def decision_remark(name: str, value: str) -> str:
    """The remark in a report."""
    return f"### Decided {name}: {value}"


def decided_by(remarks: Iterable[str]) -> Mapping[str, str]:
    """The decisions that these lines of a report state, by the names of the options."""
    found = (_REMARK.fullmatch(line.strip()) for line in remarks)
    return {match[1]: match[2] for match in found if match}


def chosen_by(remarks: Iterable[str]) -> frozenset[str]:
    """The choices about tie-breaks that these lines state."""
    said = decided_by(remarks)
    return frozenset(name for name in OF_TIE_BREAKS if said.get(name) == "yes")


def with_decisions(remarks: Iterable[str], decided: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """The remarks with these decisions instead of those that they state."""
    kept = (remark for remark in remarks if not decided_by([remark]))
    return (*kept, *(decision_remark(name, value) for name, value in decided))
