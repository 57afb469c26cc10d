"""The remedies of a refusal in the terms of the API: the operation to call, and the field to send."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest

from fairswiss.model.errors import FairswissError
from fairswiss.model.problems import Remedy
from fairswiss.web.remedies import ways_out

_CALLS: Mapping[Remedy, tuple[str, str]] = {
    Remedy.STATE_ROUNDS: ("change_settings", "rounds"),
    Remedy.MORE_ROUNDS: ("change_settings", "rounds"),
    Remedy.CORRECT_PLAN: ("change_settings", "rounds"),
    Remedy.LOOK_AT_ROUND: ("show_round", "number"),
    Remedy.ENTER_RESULTS: ("enter_results", "results"),
    Remedy.STATE_LOT: ("draw_lot", "colour"),
    Remedy.CHOOSE_SYSTEM: ("import_event", "system"),
    Remedy.SEE_SYSTEMS: ("list_systems", ""),
    Remedy.WAIVE: ("draft", "waivers"),
    Remedy.CHECK_ROUNDS: ("check", "number"),
    Remedy.STATE_TIE_BREAKS: ("change_settings", "standings_order"),
}
"""The operation by its name, and the field."""


def remedies_data(request: HttpRequest, error: FairswissError) -> list[dict[str, Any]]:
    """Every way out: its name, what to call and send where a call helps, and words for people."""
    found = []
    for remedy, way in zip(error.remedies, ways_out(request, error), strict=True):
        operation, field = _CALLS.get(remedy, ("", ""))
        found.append({"remedy": remedy.value, "operation": operation, "field": field, "words": way.words})
    return found
