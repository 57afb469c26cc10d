"""The Dubov system, edition of 2026.

``round`` names the article of every step and says who may not have the bye; the procedure is the kernel's
(``kernel.seekers``), which the edition of 2018 shares. Where to find an article: ``articles``.
"""

from fairswiss.kernel.edition import Edition, Engine, Span, later
from fairswiss.kernel.seekers.players import UPFLOATS
from fairswiss.why import CardFact

EDITION = Edition(
    id="dubov-2026",
    name="Dubov system",
    approved="FIDE Council 2025, in force from 1 February 2026",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns={
        CardFact.RATING: "",
        CardFact.ARO: "1.7",
        CardFact.PREFERENCE: "",
        CardFact.TIMES_UP: "1.8",
        CardFact.FLOATS: "",
        CardFact.COLOURS: "",
        CardFact.OPPONENTS: "",
    },
    family="dubov",
    in_force=Span("2026-02-01"),
    trf_codes=("FIDE_DUBOV_2026",),
    switches=("dubov-2026",),
    accelerations=("baku",),
    options=(UPFLOATS,),
)
