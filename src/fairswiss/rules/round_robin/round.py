"""A round of the table for one cycle."""

from fairswiss.kernel.tables.berger import Plan
from fairswiss.kernel.tables.table_edition import TableEdition
from fairswiss.rules.tables import sources
from fairswiss.why import Law

ID = "round-robin"
SOURCES = sources(Law(ID))


def plan_of(players: int) -> Plan:
    """One cycle of so many players (C.05 Annex 1), and as many rounds (reading 5)."""
    return Plan(players)


TABLES = TableEdition(ID, lambda players, options: plan_of(players), SOURCES)
pair_next_round = TABLES.pair
ENGINE = TABLES.engine()
