"""The index: the tables and every reading of ours."""

from fairswiss.kernel.edition import Entry
from fairswiss.rules.tables import READINGS

ARTICLES = {
    "C.05 Annex 1": Entry("the Berger tables, and the order of the first cycle", "round.plan_of"),
    **READINGS,
    "reading 7": Entry("the second cycle, and the end of the first", "round.plan_of"),
}
