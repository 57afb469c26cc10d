"""The figures of a player in the list and the standings of this system, and the words around them."""

from fractions import Fraction

from fairswiss.rules.keizer.words import WORDS
from fairswiss.why.columns import Column, Own
from fairswiss.why.earnings import Heading, Ranked
from fairswiss.why.messages import Figure, Place


class OnLadder(Own):
    """A place on the ladder: the value for the round to come, and the total in parts of a value."""

    value: int
    total: int
    unit: int
    """So many parts make a whole."""

    def figures(self) -> dict[str, Place]:
        total = Figure(self.total, self.unit, 2)
        return {"value": self.value, "keizer": total, "keizer_exact": str(Fraction(self.total, self.unit))}


COLUMNS = {
    "keizer": Column(WORDS("column.total"), WORDS("legend.total"), lambda total: WORDS("known.total", total=total)),
    "value": Column(WORDS("column.value"), WORDS("legend.value"), lambda value: WORDS("known.value", value=value)),
}
RANKED = Ranked(
    WORDS("standings.title"),
    Heading("KEIZER", "readings 2 to 13", WORDS("standings.total"), decimals=2),
    Heading("VALUE", "reading 4", WORDS("standings.value")),
)
