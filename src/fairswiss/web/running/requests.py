"""Strict HTTP parsing, against request smuggling: a limited header, and a body with one length.

h11 bounds only what is incomplete, so that a header which arrives at once may be as long as one read of the socket. It
also takes a request with both ``Content-Length`` and ``Transfer-Encoding`` and believes the latter; a proxy that
believes the former would see another request begin elsewhere (RFC 9112, 6.3 and 11.2).
"""

import h11

from fairswiss.web.running.refusals import Refusal


class Unmistakable(h11.Connection):
    """The server's side of a connection; ``refusal`` says why the last request was none."""

    def __init__(self, header_bytes: int) -> None:
        super().__init__(h11.SERVER, header_bytes)
        self.header_bytes = header_bytes
        self.refusal = Refusal.NOT_HTTP

    def next_event(self) -> "h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]":
        """The next piece of a request, as h11 gives it, or its refusal."""
        waiting = len(self.trailing_data[0]) if self.their_state is h11.IDLE else 0
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == 431:
                self.refusal = Refusal.LONG_HEADER
            raise
        if isinstance(event, h11.Request):
            self._refuse_unless(waiting - len(self.trailing_data[0]) <= self.header_bytes, Refusal.LONG_HEADER)
            names = {name for name, _value in event.headers}
            self._refuse_unless(not {b"content-length", b"transfer-encoding"} <= names, Refusal.TWO_LENGTHS)
        elif isinstance(event, h11.EndOfMessage):
            trailer = sum(len(name) + len(value) + len(": \r\n") for name, value in event.headers)
            self._refuse_unless(trailer <= self.header_bytes, Refusal.LONG_HEADER)
        return event

    def _refuse_unless(self, holds: bool, why: Refusal) -> None:
        if not holds:
            self.refusal = why
            raise h11.RemoteProtocolError(why.value)
