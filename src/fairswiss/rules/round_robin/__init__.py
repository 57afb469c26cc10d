"""The round robin: everybody meets everybody once, in the order of Berger's tables.

The tables and the round made from them are the kernel's (``berger``, ``table_round``, ``table_edition``); ``round``
says that there is one cycle. Where to find an article or a reading: ``articles``.
"""

from fairswiss.kernel.edition import Edition, Engine, later
from fairswiss.why import CardFact

EDITION = Edition(
    id="round-robin",
    name="Round robin",
    approved="Berger tables, C.05 Annex 1",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns={CardFact.RATING: ""},
    trf_codes=("BERGER_ROUNDROBIN", "FIDE_ROUNDROBIN"),
    cycles=1,
)
