"""The Dubov system, edition of 2018.

``round`` names the article of every step and says who may not have the bye; the procedure is the kernel's
(``kernel.seekers``), which the edition of 2026 shares. Where to find an article: ``articles``.
"""

from fairswiss.kernel.edition import Edition, Engine, Span, later
from fairswiss.kernel.seekers.players import UPFLOATS
from fairswiss.why import CardFact

EDITION = Edition(
    id="dubov-2018",
    name="Dubov system",
    approved="FIDE General Assembly 2018, in force until 31 January 2026",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns={
        CardFact.RATING: "",
        CardFact.ARO: "A.6",
        CardFact.PREFERENCE: "",
        CardFact.TIMES_UP: "A.7",
        CardFact.FLOATS: "",
        CardFact.COLOURS: "",
        CardFact.OPPONENTS: "",
    },
    family="dubov",
    in_force=Span("2019-01-01", "2026-01-31"),
    trf_codes=("FIDE_DUBOV_2018",),
    switches=("dubov-2018",),
    accelerations=("baku",),
    options=(UPFLOATS,),
)
