"""The Dubov system, text of 1997.

Chapter by chapter: ``definitions`` (1), ``limitations`` (2), ``colours`` (3), ``bye`` (4), ``first_round`` (5),
``columns`` (6.2, 6.3), ``floaters`` (6.4, 8), ``transfers`` (7), ``publication`` (9); ``round`` puts them in order
(6.1), ``impossible`` speaks when there is no way. Where to find an article: ``articles``.
"""

from fairswiss.kernel.edition import Edition, Engine, Span, later
from fairswiss.rules.dubov_1997.options import UPFLOAT_LIMIT, WAIVERS
from fairswiss.why import CardFact


def _engine() -> Engine:
    from fairswiss.rules.dubov_1997.first_round import shown_lot
    from fairswiss.rules.dubov_1997.publication import published_list
    from fairswiss.rules.dubov_1997.questions import questions
    from fairswiss.rules.dubov_1997.round import pair_next_round

    return Engine(
        pair=pair_next_round,
        questions=questions,
        published_list=published_list,
        shown_lot=shown_lot,
        criteria={},
    )


EDITION = Edition(
    id="dubov-1997",
    name="Dubov system",
    approved="FIDE General Assembly 1997",
    engine=_engine,
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    family="dubov",
    in_force=Span("1997-01-01", "2018-12-31"),
    columns={
        CardFact.RATING: "",
        CardFact.ARO: "",
        CardFact.DUE: "",
        CardFact.CHANGES: "2.6",
        CardFact.UPFLOATS: "2.5",
        CardFact.COLOURS: "",
        CardFact.OPPONENTS: "",
    },
    switches=("dubov-1997",),
    options=(UPFLOAT_LIMIT, WAIVERS),
)
