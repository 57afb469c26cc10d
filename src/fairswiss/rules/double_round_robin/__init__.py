"""The double round robin: everybody meets everybody twice, the second time with the colours reversed.

The tables and the round made from them are the kernel's (``berger``, ``table_round``, ``table_edition``); ``round``
says how the two cycles follow each other. Where to find an article or a reading: ``articles``.
"""

from fairswiss.kernel.edition import Edition, Engine, later
from fairswiss.kernel.tables.cycles import FIRST_CYCLE
from fairswiss.why import CardFact

EDITION = Edition(
    id="double-round-robin",
    name="Double round robin",
    approved="Berger tables, C.05 Annex 1",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns={CardFact.RATING: ""},
    trf_codes=("BERGER_DOUBLEROUNDROBIN", "FIDE_DOUBLEROUNDROBIN"),
    cycles=2,
    options=(FIRST_CYCLE,),
)
