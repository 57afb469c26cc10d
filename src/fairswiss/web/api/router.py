"""The declaration of operations: the router of all of them, who may call each, and objects of JSON.

The modules of :mod:`fairswiss.web.api.operations` register theirs on import.
"""

from typing import Any

from django.core.exceptions import PermissionDenied, RequestDataTooBig
from django.http import HttpRequest
from ninja import Router
from ninja.security import SessionAuth

from fairswiss.web.access import FOR_ANYBODY, Action, may, perform, refuse
from fairswiss.web.credentials.step_up import require_fresh_proof
from fairswiss.web.rate_limits import CALLS, spend

router = Router()
Data = dict[str, Any]
"""An object of JSON."""


class Allowed(SessionAuth):
    """Lets a session or a token call an operation when its user may do the action.

    Writes of a session need the CSRF token as well; what is ``final`` needs the second factor of who has one.
    """

    def __init__(self, action: Action, most_bytes: int = 0, *, final: bool = False) -> None:
        super().__init__(csrf=True)
        self.action = action
        self.most_bytes = most_bytes
        """Of a request that carries a file; 0: as many as a form may have."""
        self.final = final

    def authenticate(self, request: HttpRequest, key: str | None) -> Any:
        """The user, known or not where anybody may; refused with 401 without a session and 403 without the right."""
        match = request.resolver_match
        allowed = may(request.user, self.action, match.kwargs.get("tournament") if match else None)
        if not allowed:
            refuse(request, self.action)
        if self.action not in FOR_ANYBODY:
            if not request.user.is_authenticated:
                return None
            spend(CALLS, request.user.get_username())
            if not allowed:
                raise PermissionDenied
        if self.most_bytes:
            _read(request, self.most_bytes)
        if self.final:
            require_fresh_proof(request)
        perform(request, self.action)
        return request.user


def _read(request: HttpRequest, most_bytes: int) -> None:
    """Have the body in memory, although it is longer than Django reads of one that has no file."""
    content = request.read(most_bytes + 1)
    if len(content) > most_bytes:
        raise RequestDataTooBig
    setattr(request, "_body", content)  # noqa: B010 - where Django keeps it
