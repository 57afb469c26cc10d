"""Announcements of an event that differ from the rules (16.6), and the comparison of values."""

from collections.abc import Iterable
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.decisions import chosen_by
from fairswiss.model.errors import BadRequest

CAPPED, OWN_SCORE, VIRTUAL = "capped", "own-score", "virtual"
UNPLAYED = (CAPPED, OWN_SCORE, VIRTUAL)
"""The ways to count unplayed rounds: as in the text of 2026, as in those of 2023 and 2024, as before."""


class Announced(NamedTuple):
    """The announcements of an event; empty is the default."""

    unplayed: str = ""
    """One of :data:`UNPLAYED`, in place of what the edition says in 16.3 and 16.4."""
    plain_cuts: bool = False
    """Cuts take the least significant value, whether the round was played or not: 16.5 is not applied."""
    two_decimals: bool = False
    """AOB and SSSC are rounded to two decimals, halves up, before they are compared."""

    unplayed_cut_first: bool = False
    """A cut of ARO leaves out unplayed rounds first: each takes the place of a rating that would be left out."""
    sonneborn_games: bool = False
    """Sonneborn-Berger counts games alone, with the opponents' own scores: the rules for unplayed rounds were written
    for Buchholz in the text before 2023, and some programs apply them to nothing else."""

    def with_report(self, remarks: Iterable[str]) -> "Announced":
        """The same with the choices that these lines of a report state."""
        said = chosen_by(remarks)
        return self._replace(
            unplayed_cut_first=self.unplayed_cut_first or "unplayed_cut_first" in said,
            sonneborn_games=self.sonneborn_games or "sonneborn_games" in said,
        )

    def checked(self) -> "Announced":
        """The same, or :class:`BadRequest`."""
        if self.unplayed and self.unplayed not in UNPLAYED:
            words = "Unplayed rounds cannot count as {unplayed!r}. Known: {known}."
            raise BadRequest(
                gettext(words, unplayed=self.unplayed, known=", ".join(UNPLAYED)),
                code="unknown-choice",
                facts={"option": "unplayed", "value": self.unplayed, "known": list(UNPLAYED)},
            )
        return self


NOTHING_ELSE = Announced()
