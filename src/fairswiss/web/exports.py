"""The middleware that has the audit log record every file of data that somebody fetches."""

from types import MappingProxyType

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from fairswiss.desk.auditing import record_export
from fairswiss.web.access import Action, action_of
from fairswiss.web.handlers import Handler

EXPORTS = MappingProxyType(
    {
        "journal:backup": "backup",
        "journal:copy": "copy",
        "tournaments:report": "report",
        "players:export": "players",
        "privacy:export": "person",
        "backup": "backup",
        "show_copy": "copy",
        "report": "report",
        "finish:archive": "archive",
        "finish:tables": "tables",
        "archive": "archive",
        "chess_results": "tables",
        "export_player": "person",
    }
)
"""The kind of data exported, by address or operation of the JSON API."""
_OPERATION = "api:service:"


def recorded_exports(handler: Handler) -> Handler:
    """Record an export once it has succeeded, before it is answered."""

    def recorded(request: HttpRequest) -> HttpResponseBase:
        response = handler(request)
        match = request.resolver_match
        if action_of(request) is Action.EXPORT and response.status_code == 200 and match and request.method == "GET":
            what = EXPORTS[match.view_name.removeprefix(_OPERATION)]
            registration = match.kwargs.get("registration") or match.kwargs.get("player") or 0
            record_export(what, match.kwargs["tournament"], request.user.get_username(), int(registration))
        return response

    return recorded
