"""The index: the tables and every reading of ours."""

from fairswiss.kernel.edition import Entry
from fairswiss.rules.tables import READINGS

ARTICLES = {
    "C.05 Annex 1": Entry("the Berger tables", "round.plan_of"),
    **READINGS,
    "reading 7": Entry("a second cycle", "", "there is one cycle here; see double-team-round-robin"),
}
