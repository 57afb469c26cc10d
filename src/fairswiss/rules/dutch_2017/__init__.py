"""The Dutch system, edition of 2017.

``criteria`` has a row for each criterion, ``round`` the definitions, the brackets and the colours; the search for the
best candidate is the kernel's. Where to find an article: ``articles``.
"""

from fairswiss.kernel.edition import BY_PREFERENCE, Edition, Engine, Span, later

EDITION = Edition(
    id="dutch-2017",
    name="Dutch system",
    approved="FIDE 2016/2017, in force until 31 January 2026",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns=BY_PREFERENCE,
    family="dutch",
    in_force=Span("2017-07-01", "2026-01-31"),
    trf_codes=("FIDE_DUTCH_2017",),
    switches=("dutch-2017",),
    accelerations=("baku",),
)
