"""The part that all round robins share: the readings of the tables, and the sources by which they are cited."""

from fairswiss.kernel.edition import Entry
from fairswiss.kernel.tables.table_round import Sources
from fairswiss.why import Law

TABLE = "C.05 Annex 1"

READINGS = {
    "reading 1": Entry("places in the table are the pairing numbers in their order", "fairswiss.rules.tables.sources"),
    "reading 2": Entry("colours by the sum of the places", "fairswiss.rules.tables.sources"),
    "reading 3": Entry("who rests has no bye and no points", "fairswiss.rules.tables.sources"),
    "reading 4": Entry("absences do not change the schedule", "fairswiss.rules.tables.sources"),
    "reading 5": Entry("as many rounds as the table has", "round.plan_of"),
    "reading 6": Entry("recorded rounds that are not of the table", "fairswiss.rules.tables.sources"),
}


def sources(law: Law, cycles: int = 1) -> Sources:
    """The articles and readings by which a table of so many cycles gives pairs and colours."""
    return Sources(
        table=law(TABLE) + law.readings(1),
        colours=law(TABLE) + law.readings(2),
        rest=law(TABLE) + law.readings(3),
        absence=law.readings(4),
        second_cycle=law(TABLE) + law.readings(7) if cycles > 1 else (),
        met=law.readings(6),
    )
