"""The team round robin: every team meets every other once, by Berger's tables.

The tables and the round made from them are the kernel's (``berger``, ``table_round``, ``table_edition``); ``round``
says that there is one cycle. Where to find an article or a reading: ``articles``.
"""

from fairswiss.kernel.edition import Edition, Engine, later
from fairswiss.kernel.line_up_options import LINE_UPS
from fairswiss.why import CardFact

EDITION = Edition(
    id="team-round-robin",
    name="Team round robin",
    approved="Berger tables, C.05 Annex 1",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns={CardFact.COLOURS: "", CardFact.OPPONENTS: ""},
    trf_codes=("BERGER_TEAM_ROUNDROBIN", "FIDE_TEAM_ROUNDROBIN"),
    cycles=1,
    teams=True,
    options=LINE_UPS,
)
