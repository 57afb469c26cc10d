"""The Dutch system, edition of 1992.

``criteria`` has the measures, ``bracket`` who is in a bracket and how a candidate fares. The steps: ``requirements``
(C6 to C11), ``backtracking`` (C12), ``fewer_pairs`` (C14), over ``search``, which asks the kernel's; ``round`` has
the definitions, C13 and the colours. Where to find an article: ``articles``.
"""

from fairswiss.kernel.edition import BY_PREFERENCE, Edition, Engine, Span, later

EDITION = Edition(
    id="dutch-1992",
    name="Dutch system",
    approved="FIDE 1992, in force until 30 June 2012",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns=BY_PREFERENCE,
    family="dutch",
    own_numbers=True,
    in_force=Span("1992-01-01", "2012-06-30"),
    trf_codes=("FIDE_DUTCH_1992",),
    switches=("dutch-1992",),
)
