"""Many players at once: a table or a report is looked at first, then those in it are registered."""

from django.http import HttpRequest

from fairswiss.desk import admission, journals
from fairswiss.desk.admission import Preview
from fairswiss.desk.journals import Known
from fairswiss.formats.players.grids import MAX_BYTES
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.web.access import Action
from fairswiss.web.api.answers import problem_data
from fairswiss.web.api.operations.players import registered
from fairswiss.web.api.player_shapes import Admitting, TableSent, stated
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import carrying, sender, unpacked
from fairswiss.web.players.tables import CHARSETS

_WITH_TABLE = Allowed(Action.CHANGE_PLAYERS, carrying(MAX_BYTES))


@router.post("t/{tournament}/tables/look", auth=_WITH_TABLE, response=Data)
def look_at_table(request: HttpRequest, tournament: str, sent: TableSent) -> Data:
    """The content of a table: columns, first rows, players, problems, players in the list already. Changes nothing."""
    event = journals.read(tournament)
    looked = _looked(event, sent)
    found = looked.found
    return {
        "kind": found.kind,
        "charset": found.charset,
        "rows": found.rows,
        "left_out": found.left_out,
        "columns": [choice._asdict() for choice in found.columns],
        "sample": [{"line": line, "cells": cells} for line, cells in looked.sample],
        "players": [stated(player, event.state.settings.info) for player in found.players],
        "known": [{"place": place, "why": why} for place, why in looked.known],
        "problems": [problem_data(problem) for problem in found.problems],
    }


@router.post("t/{tournament}/tables", auth=_WITH_TABLE, response=list[Data])
def admit_table(request: HttpRequest, tournament: str, sent: Admitting) -> list[Data]:
    """Register the players of a table; a copy of the journal is kept from before."""
    by, before = sender(request, sent), journals.read(tournament)
    looked = _looked(before, sent)
    after = admission.admit(tournament, looked, by, leave_out=sent.leave_out, skip_known=sent.skip_known)
    return registered(before, after, by)


def _looked(event: Known, sent: TableSent) -> Preview:
    if bool(sent.text.strip()) == bool(sent.content):
        raise BadRequest(gettext("Send a text or the content of a file: one of the two."), code="fields-contradict")
    if sent.charset not in ("", *CHARSETS):
        words = "Unknown character set {charset!r:.20}. Known: {known}."
        raise BadRequest(gettext(words, charset=sent.charset, known=", ".join(CHARSETS)), code="value-unknown")
    source = unpacked(sent.content) if sent.content else sent.text
    return admission.look(event.state, source, columns=sent.columns, sheet=sent.sheet, charset=sent.charset)
