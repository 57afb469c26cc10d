"""Lists of national federations, with their own ratings and ids: read in any shape, kept beside the list of FIDE."""

import datetime
import os
from collections.abc import Mapping

from fairswiss.formats.players import understood
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTable
from fairswiss.model.player import NationalRecord, Player
from fairswiss.model.problems import Severity
from fairswiss.ratinglist import index as indexes
from fairswiss.ratinglist.index import NATIONAL_FIELDS, About
from fairswiss.usecases.importing import grid_of, unusable
from fairswiss.usecases.ratinglist import Imported, dated_well, federation_code, national_path

KIND = "national"


def import_national(
    source: bytes,
    name: str,
    federation: str,
    index: str = "",
    *,
    published: str = "",
    columns: Mapping[str, int] | None = None,
    sheet: str = "",
    charset: str = "",
    delimiter: str = "",
    now: datetime.datetime | None = None,
) -> Imported:
    """Make the index of a federation's list: a table in any shape that has names and national ratings.

    ``published`` is the date of the list, today without it. Rows that cannot be used are left out and told; an import
    that fails leaves the old index.
    """
    dated_well(published)
    code = federation_code(federation)
    found = understood(grid_of(source, sheet, charset, delimiter), columns=columns, order="file", home=code)
    if not found.players:
        errors = tuple(problem for problem in found.problems if problem.severity is Severity.ERROR)
        raise unusable(found, errors)
    if not any(record.rating for player in found.players for record in player.national):
        words = 'There are no national ratings in this list. Write "national rating" above their column.'
        raise InvalidTable(gettext(words), code="no-national-ratings")
    now = now or datetime.datetime.now()
    about = About(
        os.path.basename(name), published or now.date().isoformat(), now.isoformat(" ", "seconds"), (KIND,),
        federation=code,
    )  # fmt: skip
    target = national_path(code, index)
    return Imported(
        target, indexes.build(target, (_row(player, code) for player in found.players), about), found.problems
    )


def _row(player: Player, federation: str) -> tuple[str, ...]:
    """The texts of the fields of a row."""
    record = next(iter(player.national), NationalRecord(federation))
    texts = {
        "fide_id": player.fide_id,
        "name": player.name,
        "federation": player.federation or federation,
        "sex": {"m": "M", "w": "F"}.get(player.sex, ""),
        "title": player.title,
        "standard": str(player.rating),
        "birth": player.birth[:4],
        "national_rating": str(record.rating),
        "national_id": record.national_id,
        "club": player.club,
    }
    return tuple(texts.get(field, "") for field in NATIONAL_FIELDS)
