"""Links for phones: what they name, and the signature that nobody can make without the key.

A link is whom and what it is for, and half of an HMAC-SHA-256 over that, in letters. It is checked before anything is
looked up. For the two players of a board it has 36 bytes in 48 letters; whether its round still takes results is a
question for :mod:`fairswiss.desk.claims`. For a check-in it has 30 bytes in 40 letters; whether that is still open is
one for :mod:`fairswiss.desk.own_arrival`.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

_TAG = 18
"""Bytes of the signature: 144 bits."""
_FIELDS = (6, 1, 2, 3, 3, 3)
"""Bytes of the event, the round, the board with its side, the players, the entry."""
_OF_CHECK_IN = (6, 3, 3)
"""Bytes of the event, the entry, the player."""


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


class CheckInLink(NamedTuple):
    """The check-in that was opened by an entry: for everybody, or on the badge of one player."""

    event: str
    since: int
    player: int = 0
    """By registration; 0: on the poster, for everybody."""


def written(link: Link, key: bytes) -> str:
    """The link as a part of an address. Refuses numbers that it has no room for (16 million entries)."""
    numbers = (
        int(link.event, 16), link.round, 2 * link.board + (link.side == "b"), link.white, link.black, link.public_since,
    )  # fmt: skip
    return signed(numbers, _FIELDS, key)


def read(text: str, key: bytes) -> Link | None:
    """The link that was signed with this key; nothing for every other text."""
    found = checked(text, _FIELDS, key)
    if found is None:
        return None
    event, at, seat, white, black, since = found
    return Link(f"{event:012x}", at, seat // 2, "b" if seat % 2 else "w", white, black, since)


def check_in_written(link: CheckInLink, key: bytes) -> str:
    """The link as a part of an address."""
    return signed((int(link.event, 16), link.since, link.player), _OF_CHECK_IN, key)


def check_in_read(text: str, key: bytes) -> CheckInLink | None:
    """The link that was signed with this key; nothing for every other text."""
    found = checked(text, _OF_CHECK_IN, key)
    return CheckInLink(f"{found[0]:012x}", *found[1:]) if found else None


def signed(numbers: tuple[int, ...], sizes: tuple[int, ...], key: bytes) -> str:
    """The numbers in so many bytes each, and their signature, in letters."""
    body = b"".join(number.to_bytes(size, "big") for number, size in zip(numbers, sizes, strict=True))
    return urlsafe_b64encode(body + _signature(body, key)).decode("ascii")


def checked(text: str, sizes: tuple[int, ...], key: bytes) -> list[int] | None:
    """The numbers of a signed link; bytes and letters come out even, so no bit is left to be changed unseen."""
    if len(text) * 6 != (sum(sizes) + _TAG) * 8 or not text.isascii() or not set(text) <= _ALPHABET:
        return None
    content = urlsafe_b64decode(text)
    body, signature = content[:-_TAG], content[-_TAG:]
    if not hmac.compare_digest(signature, _signature(body, key)):
        return None
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return [int.from_bytes(body[end - size : end], "big") for end, size in zip(ends, sizes, strict=True)]


_ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def _signature(body: bytes, key: bytes) -> bytes:
    return hmac.digest(key, body, "sha256")[:_TAG]
