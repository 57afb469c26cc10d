"""A round of the table for two cycles."""

from fairswiss.kernel.options import Options
from fairswiss.kernel.tables.berger import Plan
from fairswiss.kernel.tables.cycles import FIRST_CYCLE
from fairswiss.kernel.tables.table_edition import TableEdition
from fairswiss.rules.tables import sources
from fairswiss.why import Law

ID = "double-round-robin"
SOURCES = sources(Law(ID), cycles=2)


def plan_of(players: int, options: Options = Options()) -> Plan:
    """Two cycles of so many players (C.05 Annex 1), as many rounds (reading 5), the second reversed (reading 7)."""
    return Plan(players, 2, options[FIRST_CYCLE] == "exchanged")


TABLES = TableEdition(ID, plan_of, SOURCES)
pair_next_round = TABLES.pair
ENGINE = TABLES.engine()
