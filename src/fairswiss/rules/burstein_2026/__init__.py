"""The Burstein system, edition of 2026.

``definitions`` has article 1, ``opposition`` 1.7 and 1.8, ``criteria`` a row for each criterion of article 2,
``brackets`` articles 3 and 4, ``colours`` article 5; ``round`` puts them together. The seeding rounds
(``seeding``) belong to another edition, which the shelf hands over. Where to find an article: ``articles``.
"""

from fairswiss.kernel.edition import Edition, Engine, Span, later, spoken_at
from fairswiss.why import CardFact

EDITION = Edition(
    id="burstein-2026",
    name="Burstein system",
    approved="FIDE Council 2025, in force from 1 February 2026",
    engine=later(f"{__name__}.seeding.AFTER_SEEDING", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    voice=spoken_at(f"{__name__}.voice.VOICE"),
    columns={
        CardFact.PREFERENCE: "",
        "buchholz": "1.7.1",
        "sonneborn_berger": "1.7.1",
        CardFact.COLOURS: "",
        CardFact.OPPONENTS: "",
    },
    family="burstein",
    in_force=Span("2026-02-01"),
    trf_codes=("FIDE_BURSTEIN", "FIDE_BURSTEIN_2026"),
    switches=("burstein-2026",),
    accelerations=("baku",),
)
"""The rounds after the seeding rounds; the shelf has the whole edition."""


def seeded_by(seeding: Edition) -> Edition:
    """The whole edition: its seeding rounds (1.6) are paired by another one, which the shelf hands over."""

    def engine() -> Engine:
        from fairswiss.rules.burstein_2026.seeding import with_seeding

        return with_seeding(seeding.engine())

    return EDITION._replace(engine=engine)
