"""A mail server on this machine that takes every message and delivers none."""

import contextlib
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage


class Sink(socketserver.ThreadingTCPServer):
    """Keeps what it was handed; refuses recipients at ``refused.example``."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Session)
        self.held: list[EmailMessage] = []

    @property
    def url(self) -> str:
        """As ``FAIRSWISS_MAIL`` names it."""
        return f"smtp://127.0.0.1:{self.server_address[1]}"


class _Session(socketserver.StreamRequestHandler):
    server: Sink

    def handle(self) -> None:
        self._say("220 sink")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"RCPT" and b"@refused.example" in line:
                self._say("550 unknown")
            elif word == b"DATA":
                self._say("354 go on")
                self._take()
                self._say("250 taken")
            elif word == b"QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 fine")

    def _take(self) -> None:
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b"."))
        self.server.held.append(message_from_bytes(b"".join(lines), policy=policy.default))

    def _say(self, words: str) -> None:
        self.wfile.write(f"{words}\r\n".encode())


@contextlib.contextmanager
def mail_sink() -> Iterator[Sink]:
    """A sink that listens until the end of the block."""
    with Sink() as made:
        threading.Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()
