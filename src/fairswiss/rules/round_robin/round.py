"""A round of the table for one cycle."""

from fairswiss.kernel.berger import Plan
from fairswiss.kernel.table_edition import TableEdition
from fairswiss.kernel.table_round import Sources

ID = "round-robin"
TABLE = "C.05 Annex 1"
SOURCES = Sources(
    table=(TABLE, "reading 1"),
    colours=(TABLE, "reading 2"),
    rest=(TABLE, "reading 3"),
    absence=("reading 4",),
    second_cycle=(),
    met=("reading 6",),
)


def plan_of(players: int) -> Plan:
    """One cycle of so many players."""
    return Plan(players)


TABLES = TableEdition(ID, lambda players, options: plan_of(players), SOURCES)
pair_next_round = TABLES.pair_next_round
published_list = TABLES.published_list
questions = TABLES.questions
shown_lot = TABLES.shown_lot
