"""The Swiss Team Pairing System, edition of 2026: teams are paired, and a match is told as a game.

``definitions`` has article 1, ``criteria`` a row for each criterion of article 2, ``colours`` article 4; ``round`` puts
them together in the order of article 3, whose machinery is in ``kernel.upfloats``. The type of the event says which
preferences teams have (type A, type B or none) and which points count first: ``model.team_types``. Where to find an
article: ``articles``.
"""

from typing import TYPE_CHECKING

from fairswiss.kernel.edition import BY_PREFERENCE, Edition, Engine, Span, later, spoken_at
from fairswiss.kernel.line_up_options import LINE_UPS
from fairswiss.model.team_types import TYPES
from fairswiss.rules.swiss_team_2026.options import LEVEL_IN_LAST_ROUND
from fairswiss.why import door

if TYPE_CHECKING:
    from fairswiss.rules.swiss_team_2026 import clauses as clauses

__getattr__ = door(__name__, "clauses")

EDITION = Edition(
    id="swiss-team-2026",
    name="Swiss team system",
    approved="FIDE Council 2025, in force from 1 February 2026",
    engine=later(f"{__name__}.round.ENGINE", Engine),
    contents=later(f"{__name__}.articles.ARTICLES", dict),
    voice=spoken_at(f"{__name__}.words.VOICE"),
    columns=BY_PREFERENCE,
    family="swiss-team",
    in_force=Span("2026-02-01"),
    trf_codes=tuple(TYPES),
    switches=("swiss-team-2026",),
    accelerations=("baku",),
    teams=True,
    options=(LEVEL_IN_LAST_ROUND, *LINE_UPS),
)
