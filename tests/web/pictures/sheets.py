"""The first page of every sheet, as it comes out of the printer."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from typst import Fonts, compile  # noqa: A004 - the name that typst gave it

from fairswiss.desk import journals
from fairswiss.desk.sheets import of_state
from fairswiss.rendering import paper
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import Sheet
from fairswiss.usecases.sheets import sheet
from fairswiss.web.database import database
from fairswiss.web.phones.signing import printed_links
from tests.web.databases import connected
from tests.web.pictures.camera import Camera

OF_ROUND, OF_EVENT = ("pairings", "names", "slips", "aro", "round"), ("players", "standings", "cross")
_DOTS_PER_INCH = 72
_LAST = 3
"""The round of the sheets: the one after it is being played."""


def take(data: Path, camera: Camera, event: str, fresh: str) -> None:
    """Those of a round, those of the event, and slips with codes for phones of a round without results."""
    with connected(database("", data)):
        seen = of_state(journals.read(event).state, public=True)
        for kind in (*OF_ROUND, *OF_EVENT):
            camera.keep(_first_page(sheet(seen, kind, _LAST if kind in OF_ROUND else 0)), f"sheet-{kind}")
        known = journals.read(fresh)
        slips = sheet(of_state(known.state), "slips", 1)
        pairs = zip(slips.slips, printed_links(known, 1, "https://192.0.2.7:8080"), strict=True)
        linked = tuple(slip._replace(white_link=white, black_link=black) for slip, (white, black) in pairs)
        camera.keep(_first_page(slips._replace(slips=linked)), "sheet-slips-codes")


def _first_page(shown: Sheet) -> bytes:
    template, data = paper.content(shown, sheet_phrase)
    source = files(paper).joinpath(f"{template}.typ").read_bytes()
    made: Any = compile(
        source, font_paths=Fonts(), format="png", ppi=_DOTS_PER_INCH, sys_inputs={"data": paper.with_codes(data)}
    )
    page: bytes = made[0] if isinstance(made, list) else made  # one for each page, if there are several
    return page
