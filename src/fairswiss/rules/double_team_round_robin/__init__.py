"""The double team round robin: every team meets every other twice, by Berger's tables.

The tables and the round made from them are the kernel's (``berger``, ``table_round``, ``table_edition``); ``round``
says how the two cycles follow each other. Where to find an article or a reading: ``articles``.
"""

from fairswiss.kernel.edition import Edition, Engine, later
from fairswiss.kernel.line_up_options import LINE_UPS
from fairswiss.kernel.tables.cycles import FIRST_CYCLE
from fairswiss.why import CardFact

EDITION = Edition(
    id="double-team-round-robin",
    name="Double team round robin",
    approved="Berger tables, C.05 Annex 1",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns={CardFact.COLOURS: "", CardFact.OPPONENTS: ""},
    trf_codes=("BERGER_TEAM_DOUBLEROUNDROBIN", "FIDE_TEAM_DOUBLEROUNDROBIN"),
    cycles=2,
    teams=True,
    options=(FIRST_CYCLE, *LINE_UPS),
)
