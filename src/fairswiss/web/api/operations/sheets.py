"""The sheets to be printed, as data."""

from typing import Literal

from django.http import HttpRequest

from fairswiss.desk import journals
from fairswiss.usecases import sheets
from fairswiss.web.access import Action
from fairswiss.web.api.answers import sheet_data
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.paper.pages import FOR_ARBITERS, seen_by


@router.get("t/{tournament}/sheets", auth=Allowed(Action.PRINT), response=Data)
def list_sheets(request: HttpRequest, tournament: str) -> Data:
    """Every sheet there is, how many rounds can be printed, and which of them is a draft."""
    seen = seen_by(request.user, journals.read(tournament))
    return {"sheets": [*sheets.MAKERS], "rounds": seen.rounds, "draft": seen.draft or None}


@router.get("t/{tournament}/sheets/{sheet}/{number}", auth=Allowed(Action.PRINT), response=Data)
def show_sheet(
    request: HttpRequest, tournament: str, sheet: str, number: int, names: Literal["public", "full"] = "public"
) -> Data:
    """A sheet of a round, or (0) the last one; with ``names=full`` as it is for the arbiters."""
    full = sheet in FOR_ARBITERS or names == "full"
    seen = seen_by(request.user, journals.read(tournament), public=not full)
    return sheet_data(sheets.sheet(seen, sheet, number))
