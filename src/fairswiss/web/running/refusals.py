"""Reasons to refuse a request or connection before Django sees it: all are counted, the log is rate limited."""

import logging
from enum import StrEnum

from fairswiss.web.security_log import turned_away


class Refusal(StrEnum):
    """The kinds, as the security log and the metrics name them."""

    TOO_LARGE = "too-large"
    """A request of more bytes than are taken."""
    TOO_BUSY = "too-busy"
    """No place among the requests at work became free in time."""
    SLOW_HEADER = "slow-header"
    SLOW_BODY = "slow-body"
    SLOW_READER = "slow-reader"
    """Bytes did not move fast enough."""
    SILENT = "silent"
    """A connection on which nothing was said. Browsers open some in advance."""
    MADE_ROOM = "made-room"
    """A connection without a request, ended because there were too many."""
    FULL = "full"
    """A newcomer, because all of too many connections were at work."""
    NOT_HTTP = "not-http"
    """Bytes that are no HTTP request."""
    LONG_HEADER = "long-header"
    """A header, or the trailer of a body, of more bytes than are taken."""
    TWO_LENGTHS = "two-lengths"
    """A request that gives its length in two ways, so that a proxy might see another end of it."""
    PLAIN_HTTP = "plain-http"
    """HTTP without TLS on the port of HTTPS: people type addresses without their scheme."""
    HANDSHAKE_FAILED = "handshake-failed"
    """No TLS came about. Browsers hang up like that on a certificate that nobody confirmed yet."""
    HANDSHAKE_UNFINISHED = "handshake-unfinished"
    """TLS was begun and not brought to its end in time."""


_ORDINARY = (Refusal.SILENT, Refusal.PLAIN_HTTP, Refusal.HANDSHAKE_FAILED)
"""Refusals that ordinary browsers cause: no warning."""


def refuse(why: Refusal) -> None:
    """Count it; others do it."""
    turned_away(why.value, logging.INFO if why in _ORDINARY else logging.WARNING)
