"""The number of a request: in every line of log about it, in the answer, and on the page when something went wrong."""

import re
import secrets
from contextvars import ContextVar

HEADER = "X-Request-ID"
number: ContextVar[str] = ContextVar("number", default="")
"""That of the request which is being answered; empty outside of one."""
_FIT = re.compile(r"[A-Za-z0-9-]{8,64}")


def number_for(said: str) -> str:
    """What the proxy said it goes by, if that is fit to be written down; else a new one."""
    return said if _FIT.fullmatch(said) else secrets.token_hex(6).upper()
