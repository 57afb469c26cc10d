"""The Keizer system of the clubs of the Low Countries, by our numbered readings: there is no official text.

``options`` has the house rules, ``ladder`` who is on it and what each rank is worth, ``earnings`` what a round brings,
``ranking`` the three ways of ranking by it; ``terms`` says who may meet whom, ``colours`` who has White, ``round`` puts
a round together, ``questions`` answers for it. Where to find a reading: ``articles``.
"""

from typing import TYPE_CHECKING

from fairswiss.kernel.edition import Edition, Engine, later, spoken_at
from fairswiss.rules.keizer.options import HOUSE_RULES
from fairswiss.why import CardFact, door

if TYPE_CHECKING:
    from fairswiss.rules.keizer import clauses as clauses
    from fairswiss.rules.keizer import differences as differences
    from fairswiss.rules.keizer import layout as layout
    from fairswiss.rules.keizer import lines as lines
    from fairswiss.rules.keizer import obstacles as obstacles
    from fairswiss.rules.keizer import steps as steps
    from fairswiss.rules.keizer import verdicts as verdicts

__getattr__ = door(__name__, "clauses", "differences", "layout", "lines", "obstacles", "steps", "verdicts")

EDITION = Edition(
    id="keizer",
    name="Keizer system",
    approved="custom of clubs, no FIDE system; rules of the house",
    engine=later(f"{__name__}.questions.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    voice=spoken_at(f"{__name__}.voice.VOICE"),
    columns={
        "keizer": "",
        "value": "",
        CardFact.RATING: "",
        CardFact.COLOURS: "",
        CardFact.OPPONENTS: "",
    },
    trf_codes=("CUSTOM_KEIZER",),
    switches=("keizer",),
    fide=False,
    lot=False,
    repeats=True,
    ranks=True,
    options=HOUSE_RULES,
)
