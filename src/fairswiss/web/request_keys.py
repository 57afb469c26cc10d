"""Idempotency keys of API requests: a key of an account stands for one request only, whose answer is repeated.

What was done is kept for a day (:mod:`fairswiss.store.requests`): digests of the key and of the request, under the
secret of this data folder, and the answer, sealed with the key itself. So neither the database nor a copy of it gives
away what was answered. A request that was refused has changed nothing and leaves its key free.
"""

import json
import logging
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from django.conf import settings
from django.db import DatabaseError
from pydantic_core import to_json

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, Conflict, InProgress, KeyReused
from fairswiss.store import requests
from fairswiss.web.named_locks import held
from fairswiss.web.request_names import Keyed

MOST_KEY = 255
"""Characters of a key."""
_SHOWN_ONCE = ("password", "secret", "link")
_NONCE = 12
_log = logging.getLogger("fairswiss.web")


def keyed(account: str, key: str, asked: str) -> Keyed:
    """The request, if its key is fit to be one."""
    if len(key) > MOST_KEY:
        words = "The request key has more than {most} characters. Send a shorter one, such as a UUID."
        raise BadRequest(gettext(words, most=MOST_KEY), code="key-too-long")
    return Keyed(account, key, asked)


def answered(request: Keyed, work: Callable[[], Any]) -> Any:
    """The answer of the work, which is done once; sent again, the request gets the answer it got before."""
    with once(request) as done:
        if done is not None and done.answer is not None:
            return _opened(request, done.answer)
        answer = work()
        if done is None:
            keep(request, answer)
        return answer


@contextmanager
def once(request: Keyed) -> Iterator[requests.Done | None]:
    """The block alone works on this key; what was done under it before, unless that was something else."""
    with held(f"request {_place(request)}") as mine:
        if not mine:
            words = "The same request is being processed. Wait a moment, then send it again with the same key."
            raise InProgress(gettext(words))
        done = requests.found(_place(request))
        if done is not None and done.asked != _asked(request):
            words = (
                "This key was already used for a different request, so nothing was done. Use a new key "
                "for each request."
            )
            raise KeyReused(gettext(words))
        yield done


def keep(request: Keyed, answer: Any = None) -> None:
    """Keep that it was done, and the answer."""
    try:
        account = _secret("account", request.account).hex()
        requests.keep(_place(request), account, _asked(request), _sealed(request, answer))
    except DatabaseError:  # it was done, and its journal knows its name: the sender has to be told so
        _log.warning("A request was done, but its key could not be kept.", exc_info=True)


def _place(request: Keyed) -> str:
    return _secret("place", request.account, request.key).hex()


def _asked(request: Keyed) -> str:
    return _secret("asked", request.asked).hex()


def _sealed(request: Keyed, answer: Any) -> bytes:
    """The answer, compressed and encrypted, without the passwords, tokens and links that are shown only once."""
    if isinstance(answer, dict):
        answer = {**answer, **{name: "" for name in _SHOWN_ONCE if answer.get(name)}}
    nonce = os.urandom(_NONCE)
    packed = zlib.compress(to_json(answer))
    return nonce + AESGCM(_key(request)).encrypt(nonce, packed, None)


def _opened(request: Keyed, sealed: bytes) -> Any:
    try:
        packed = AESGCM(_key(request)).decrypt(sealed[:_NONCE], sealed[_NONCE:], None)
    except (InvalidTag, ValueError) as error:
        words = "This request was processed before, but its response is no longer stored. Read the current state."
        raise Conflict(gettext(words), code="response-gone") from error
    return json.loads(zlib.decompress(packed))


def _key(request: Keyed) -> bytes:
    return _secret("answer", request.account, request.key)


def _secret(purpose: str, *parts: str) -> bytes:
    secret = blake2b(settings.SECRET_KEY.encode(), digest_size=32).digest()
    text = repr((purpose, *parts)).encode("utf-8", "backslashreplace")
    return blake2b(text, digest_size=32, key=secret).digest()
