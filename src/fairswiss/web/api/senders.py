"""Who sends a request, and the files that come with it."""

import base64
import binascii

from django.http import HttpRequest

from fairswiss.app.telling import TOKEN, By, one_line
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.web.api.shapes import Sent
from fairswiss.web.asking import told_by

_FIELDS = 1024 * 1024
"""Bytes for all that comes beside a file."""


def sender(request: HttpRequest, sent: Sent) -> By:
    """Who asks; the header ``Idempotency-Key`` names a request as well as the field does."""
    token = one_line(sent.token or request.headers.get("Idempotency-Key", ""), TOKEN)
    return told_by(request, sent.why, token, sent.confirmed, sent.typed)


def carrying(file_bytes: int) -> int:
    """The most bytes of a request that carries a file of so many: in Base64, or as text with its signs escaped."""
    return in_base64(file_bytes) + _FIELDS


def in_base64(file_bytes: int) -> int:
    """How long a file of so many bytes is in Base64."""
    return 4 * -(-file_bytes // 3)


def unpacked(content: str) -> bytes:
    """The bytes of a file that was sent as Base64."""
    try:
        return base64.b64decode(content, validate=True)
    except (binascii.Error, ValueError) as error:
        words = "The content of the file is not in Base64. Encode it, and send it again."
        raise BadRequest(spoken(words)) from error


def packed(content: bytes) -> str:
    """The bytes of a file as JSON can carry them."""
    return base64.b64encode(content).decode("ascii")
