"""The part of the index that all round robins share: the readings of the tables, with their code in ``round``."""

from fairswiss.kernel.edition import Entry

READINGS = {
    "reading 1": Entry("places in the table are the pairing numbers in their order", "round.SOURCES"),
    "reading 2": Entry("colours by the sum of the places", "round.SOURCES"),
    "reading 3": Entry("who rests has no bye and no points", "round.SOURCES"),
    "reading 4": Entry("absences do not change the schedule", "round.SOURCES"),
    "reading 5": Entry("as many rounds as the table has", "round.plan_of"),
    "reading 6": Entry("recorded rounds that are not of the table", "round.SOURCES"),
}
