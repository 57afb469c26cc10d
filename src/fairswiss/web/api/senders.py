"""The author of an API request, its idempotency key, and the files in it."""

import base64
import binascii
import json
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest

from fairswiss.desk.telling import By
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.web.api.shapes import Sent
from fairswiss.web.confirmation import told_by
from fairswiss.web.request_checks import SAFE
from fairswiss.web.request_keys import answered, keyed
from fairswiss.web.request_names import Keyed, asked_in

HEADER = "Idempotency-Key"
_KEYED = "_keyed"


def counting_once(operation: Callable[..., Any]) -> Callable[..., Any]:
    """Do what a request with a key asks for once, whichever operation it is."""

    @wraps(operation)
    def called(request: HttpRequest, *args: Any, **named: Any) -> Any:
        found = _keyed(request)
        if found is None:
            return operation(request, *args, **named)
        setattr(request, _KEYED, found)
        return answered(found, lambda: operation(request, *args, **named))

    return called


_FIELDS = 1024 * 1024
"""Bytes for all that comes beside a file."""


def sender(request: HttpRequest, sent: Sent) -> By:
    """The author of the request, with its idempotency key."""
    found: Keyed | None = getattr(request, _KEYED, None)
    return told_by(request, sent.why, found.name if found else "", sent.confirmed, sent.typed)


def _keyed(request: HttpRequest) -> Keyed | None:
    """The request, if the header or the field gives it a key."""
    if request.method in SAFE or not request.user.is_authenticated:
        return None
    said, body = request.headers.get(HEADER, "").strip(), _body(request)
    field = str(body.get("token", ""))
    if said and field and said != field:
        words = "The header {header} and the field token have different keys. Send one of them."
        raise BadRequest(gettext(words, header=HEADER), code="fields-contradict")
    key = said or field
    asked = asked_in(str(request.method), request.get_full_path(), body)
    return keyed(request.user.get_username(), key, asked) if key else None


def _body(request: HttpRequest) -> dict[str, Any]:
    """The object that was sent; where an operation takes none, whatever else it was."""
    try:
        found = json.loads(request.body or b"{}")
    except ValueError:
        found = request.body.hex()
    return found if isinstance(found, dict) else {"": found}


def carrying(file_bytes: int) -> int:
    """The most bytes of a request that carries a file of so many: in Base64, or as text with its signs escaped."""
    return in_base64(file_bytes) + _FIELDS


def in_base64(file_bytes: int) -> int:
    """Length in Base64 of a file of so many bytes."""
    return 4 * -(-file_bytes // 3)


def unpacked(content: str) -> bytes:
    """The bytes of a file that was sent as Base64."""
    try:
        return base64.b64decode(content, validate=True)
    except (binascii.Error, ValueError) as error:
        words = "The file content is not valid Base64. Encode it and send it again."
        raise BadRequest(gettext(words), code="value-unreadable") from error


def packed(content: bytes) -> str:
    """The bytes of a file as JSON can carry them."""
    return base64.b64encode(content).decode("ascii")
