"""A round of the table for two cycles."""

from fairswiss.kernel.options import Options
from fairswiss.kernel.tables.berger import Plan
from fairswiss.kernel.tables.cycles import FIRST_CYCLE
from fairswiss.kernel.tables.table_edition import TableEdition
from fairswiss.kernel.tables.table_round import Sources
from fairswiss.why import Law

ID = "double-round-robin"
TABLE = "C.05 Annex 1"
LAW = Law(ID)
SOURCES = Sources(
    table=LAW(TABLE) + LAW.readings(1),
    colours=LAW(TABLE) + LAW.readings(2),
    rest=LAW(TABLE) + LAW.readings(3),
    absence=LAW.readings(4),
    second_cycle=LAW(TABLE) + LAW.readings(7),
    met=LAW.readings(6),
)


def plan_of(players: int, options: Options = Options()) -> Plan:
    """Two cycles of so many players (C.05 Annex 1), as many rounds (reading 5), the second reversed (reading 7)."""
    return Plan(players, 2, options[FIRST_CYCLE] == "exchanged")


TABLES = TableEdition(ID, plan_of, SOURCES)
pair_next_round = TABLES.pair
ENGINE = TABLES.engine()
