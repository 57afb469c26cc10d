"""A round of the table for two cycles."""

from fairswiss.kernel.berger import Plan
from fairswiss.kernel.table_edition import TableEdition
from fairswiss.kernel.table_round import Sources
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest

ID = "double-round-robin"
TABLE = "C.05 Annex 1"
SOURCES = Sources(
    table=(TABLE, "reading 1"),
    colours=(TABLE, "reading 2"),
    rest=(TABLE, "reading 3"),
    absence=("reading 4",),
    second_cycle=(TABLE, "reading 7"),
    met=("reading 6",),
)
FIRST_CYCLES = ("exchanged", "plain")


def plan_of(players: int, first_cycle: str = "exchanged") -> Plan:
    """Two cycles of so many players."""
    if first_cycle not in FIRST_CYCLES:
        raise BadRequest(
            spoken(
                "first_cycle is {value!r}. Known: {known}.",
                value=first_cycle,
                known=", ".join(FIRST_CYCLES),
            )
        )
    return Plan(players, 2, first_cycle == "exchanged")


TABLES = TableEdition(ID, lambda players, options: plan_of(players, options.first_cycle), SOURCES, ("first_cycle",))
pair_next_round = TABLES.pair_next_round
published_list = TABLES.published_list
questions = TABLES.questions
shown_lot = TABLES.shown_lot
