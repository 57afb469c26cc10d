"""The Dutch system, edition of 2012, with the rule for the lowest bracket that was written down in 2013 (D.4).

``criteria`` has a row for each requirement that C.10 gives up, ``bracket`` a bracket with others below it and the
look at the next one (C.12), ``ending`` the penultimate and the last bracket (C.13, C.14), ``round`` the definitions,
the walk from the top and the colours. The search is the kernel's. Where to find an article: ``articles``.
"""

from fairswiss.kernel.edition import BY_PREFERENCE, Edition, Engine, Span, later
from fairswiss.rules.dutch_2012.options import LOWEST_BRACKET

EDITION = Edition(
    id="dutch-2012",
    name="Dutch system",
    approved="FIDE Congress Istanbul 2012, with D.4 of 2013, in force until 30 June 2017",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    columns=BY_PREFERENCE,
    family="dutch",
    own_numbers=True,
    in_force=Span("2012-07-01", "2017-06-30"),
    trf_words=("dutch (istanbul 2012 rules)",),
    switches=("dutch-2012",),
    options=(LOWEST_BRACKET,),
)
