"""The Double-Swiss system, edition of 2026: a round is a match of two games.

``definitions`` has article 1, ``criteria`` a row for each criterion of article 2, ``colours`` article 4; ``round`` puts
them together in the order of article 3, whose machinery is in ``kernel.upfloats``. Where to find an article:
``articles``.
"""

from typing import TYPE_CHECKING

from fairswiss.kernel.edition import Edition, Engine, Span, later, spoken_at
from fairswiss.why import CardFact, door

if TYPE_CHECKING:
    from fairswiss.rules.double_swiss_2026 import clauses as clauses

__getattr__ = door(__name__, "clauses")

EDITION = Edition(
    id="double-swiss-2026",
    name="Double-Swiss system",
    approved="FIDE Council 2025, in force from 1 February 2026",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    voice=spoken_at(f"{__name__}.words.VOICE"),
    columns={CardFact.FLOATS: "", CardFact.COLOURS: "", CardFact.OPPONENTS: ""},
    family="double-swiss",
    in_force=Span("2026-02-01"),
    trf_codes=("FIDE_DOUBLESWISS", "FIDE_DOUBLESWISS_2026"),
    switches=("double-swiss-2026",),
    accelerations=("baku",),
    games=2,
)
