"""The Lim system, edition of 2026.

``definitions`` has what a round knows of its players (2.1, 2.2), ``bye`` article 1, ``floaters`` who leaves a group
(2.3, article 3), ``incoming`` who meets those who came (3.6 to 3.8), ``exchanges`` the proposals and their exchanges
(2.4, article 4), ``opponents`` the choice by colour that the two share (5.2), ``median`` 2.6, ``colours`` articles 5
and 7. ``round`` puts them in order (2.2). Where to find an article: ``articles``.
"""

from typing import TYPE_CHECKING

from fairswiss.kernel.edition import Edition, Engine, Span, later, spoken_at
from fairswiss.rules.lim_2026.options import MAXI_TOURNAMENT
from fairswiss.why import CardFact, door

if TYPE_CHECKING:
    from fairswiss.rules.lim_2026 import clauses as clauses
    from fairswiss.rules.lim_2026 import layout as layout
    from fairswiss.rules.lim_2026 import obstacles as obstacles
    from fairswiss.rules.lim_2026 import steps as steps

__getattr__ = door(__name__, "clauses", "layout", "obstacles", "steps")

EDITION = Edition(
    id="lim-2026",
    name="Lim system",
    approved="FIDE Council 2025, in force from 1 February 2026",
    engine=later(f"{__name__}.questions.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    voice=spoken_at(f"{__name__}.voice.VOICE"),
    columns={
        CardFact.RATING: "3.2.3",
        CardFact.PREFERENCE: "",
        CardFact.FLOATS: "3.10",
        CardFact.COLOURS: "",
        CardFact.OPPONENTS: "",
    },
    family="lim",
    in_force=Span("2026-02-01"),
    trf_codes=("FIDE_LIM", "FIDE_LIM_2026"),
    switches=("lim", "lim-2026"),
    accelerations=("baku",),
    options=(MAXI_TOURNAMENT,),
)
