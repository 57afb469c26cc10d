"""Request IDs: in every log line of a request, in its response, and on its error page."""

import re
import secrets
from contextvars import ContextVar

HEADER = "X-Request-ID"
number: ContextVar[str] = ContextVar("number", default="")
"""That of the request which is being answered; empty outside of one."""
_FIT = re.compile(r"[A-Za-z0-9-]{8,64}")


def number_for(said: str) -> str:
    """The request ID from the proxy if it is safe to log, else a new one."""
    return said if _FIT.fullmatch(said) else secrets.token_hex(6).upper()
