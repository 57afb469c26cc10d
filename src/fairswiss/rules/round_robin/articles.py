"""The index: the tables and every reading of ours, what it is about and where the code is."""

from fairswiss.kernel.edition import Article

TEXT = {
    "C.05 Annex 1": Article("the Berger tables", "round.plan_of"),
}

READINGS = {
    "reading 1": Article("places in the table are the pairing numbers in their order", "round.pair_next_round"),
    "reading 2": Article("colours by the sum of the places", "round.SOURCES"),
    "reading 3": Article("who rests has no bye and no points", "round.SOURCES"),
    "reading 4": Article("the schedule stands, whoever is absent", "round.pair_next_round"),
    "reading 5": Article("as many rounds as the table has", "round.plan_of"),
    "reading 6": Article("recorded rounds that are not of the table", "round.SOURCES"),
    "reading 7": Article("a second cycle", "", "there is one cycle here; see double-round-robin"),
}

ARTICLES = {**TEXT, **READINGS}
