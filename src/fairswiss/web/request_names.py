"""Idempotency tokens: a request sent again after a lost answer counts once, and never for another request.

A name follows from who asks, how, where and what is sent. A form that someone comes back to, changes and sends again
is therefore another request. Programs give a *key* of their own, which stands for one request of their account.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest

NOT_NAMING = ("csrfmiddlewaretoken", "confirmed", "typed", "since")
"""Fields that differ when the same request is sent again."""


def request_name(account: str, path: str, sent: Iterable[tuple[str, list[str]]], files: Iterable[str] = ()) -> str:
    """The name of a form: the account, the address, the token of the page and all that is sent with it."""
    naming = sorted((name, values) for name, values in sent if name not in NOT_NAMING)
    return digest(account, path, naming, *files)


def form_name(request: HttpRequest) -> str:
    """The name of the form that was sent, if its page gave it a token; files count with their content."""
    if not request.POST.get("token"):
        return ""
    files = sorted(f"{field} {_content(file)}" for field, sent in request.FILES.lists() for file in sent)
    return request_name(request.user.get_username(), request.path, request.POST.lists(), files)


class Keyed(NamedTuple):
    """A request of a program, with a key."""

    account: str
    key: str
    asked: str
    """A digest of the request."""

    @property
    def name(self) -> str:
        """Names it in a journal: whoever else uses the key, or uses it for something else, asks for something else."""
        return digest(*self)


def asked_in(method: str, path: str, body: Mapping[str, Any]) -> str:
    """A digest of what a program asks for: method, address and body, without what confirms it."""
    kept = {name: value for name, value in body.items() if name not in (*NOT_NAMING, "token")}
    return digest(method, path, json.dumps(kept, sort_keys=True))


def digest(*parts: object) -> str:
    """Plain values as a short name."""
    return blake2b(repr(parts).encode("utf-8", "backslashreplace"), digest_size=16).hexdigest()


def _content(file: "UploadedFile[Any]") -> str:
    found = blake2b(digest_size=16)
    for piece in file.chunks():
        found.update(piece)
    file.seek(0)
    return found.hexdigest()
