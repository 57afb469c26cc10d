"""The line of a player in the list of this system: the opposition (1.7), and the words around its figures."""

from fairswiss.rules.burstein_2026.words import WORDS
from fairswiss.why.columns import Column, Own
from fairswiss.why.messages import Figure, Place


class KnownOpposition(Own):
    """The figures by which players of equal points are ranked."""

    buchholz: int
    """In tenths."""
    sonneborn_berger: int
    """In hundredths."""

    def figures(self) -> dict[str, Place]:
        return {
            "buchholz": Figure(self.buchholz, 10, 1),
            "sonneborn_berger": Figure(self.sonneborn_berger, 100, 2),
        }


COLUMNS = {
    "buchholz": Column(WORDS("column.buchholz"), WORDS("legend.buchholz")),
    "sonneborn_berger": Column(WORDS("column.sonneborn")),
}
