"""The Dutch system, edition of 2026.

``criteria`` has a row for each criterion, ``round`` the definitions, the brackets and the colours; the search for the
best candidate is the kernel's. Where to find an article: ``articles``.
"""

from fairswiss.kernel.edition import BY_PREFERENCE, Edition, Engine, Span, later

EDITION = Edition(
    id="dutch-2026",
    name="Dutch system",
    approved="FIDE Council 2025, in force from 1 February 2026",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns=BY_PREFERENCE,
    family="dutch",
    in_force=Span("2026-02-01"),
    trf_codes=("FIDE_DUTCH_2026", "FIDE_DUTCH_2025"),
    switches=("dutch-2026",),
    accelerations=("baku",),
)
