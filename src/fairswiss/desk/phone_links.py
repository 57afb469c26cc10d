"""Links for the two players of a board: what they name, and the signature that nobody can make without the key.

A link is 36 bytes, written in 48 letters: whom and what it is for, and half of an HMAC-SHA-256 over that. It is checked
before anything is looked up. Whether its round still takes results is a question for :mod:`fairswiss.desk.claims`.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

_TAG = 18
"""Bytes of the signature: 144 bits."""
_LETTERS = 48
_FIELDS = (6, 1, 2, 3, 3, 3)
"""Bytes of the event, the round, the board with its side, the players, the entry."""


class Link(NamedTuple):
    """One side of a board of a round that was made public by an entry."""

    event: str
    round: int
    board: int
    side: str
    """``w`` or ``b``."""
    white: int
    black: int
    public_since: int


def written(link: Link, key: bytes) -> str:
    """The link as a part of an address. Refuses numbers that it has no room for (16 million entries)."""
    numbers = (
        int(link.event, 16), link.round, 2 * link.board + (link.side == "b"), link.white, link.black, link.public_since,
    )  # fmt: skip
    body = b"".join(number.to_bytes(size, "big") for number, size in zip(numbers, _FIELDS, strict=True))
    return urlsafe_b64encode(body + _signature(body, key)).decode("ascii")


def read(text: str, key: bytes) -> Link | None:
    """The link that was signed with this key; nothing for every other text."""
    if len(text) != _LETTERS or not text.isascii() or not set(text) <= _ALPHABET:
        return None
    content = urlsafe_b64decode(text)  # 36 bytes in 48 letters: no bit is left over that could be changed unseen
    body, signature = content[:-_TAG], content[-_TAG:]
    if not hmac.compare_digest(signature, _signature(body, key)):
        return None
    event, at, seat, white, black, since = _numbers(body)
    return Link(f"{event:012x}", at, seat // 2, "b" if seat % 2 else "w", white, black, since)


_ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def _signature(body: bytes, key: bytes) -> bytes:
    return hmac.digest(key, body, "sha256")[:_TAG]


def _numbers(body: bytes) -> list[int]:
    ends = [sum(_FIELDS[: at + 1]) for at in range(len(_FIELDS))]
    return [int.from_bytes(body[end - size : end], "big") for end, size in zip(ends, _FIELDS, strict=True)]
