"""The mail server that messages are handed to, as the environment names it.

============================  ============================================================================
``FAIRSWISS_MAIL``            the server: ``smtp://USER:PASSWORD@HOST:587`` (STARTTLS) or ``smtps://…:465``
``FAIRSWISS_MAIL_FROM``       the sender of every message
============================  ============================================================================

Without the first, no message is ever sent. A server on another machine is only spoken to by TLS. Pure functions from
the environment to values; nothing here knows Django.
"""

from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from fairswiss.language import filled
from fairswiss.model.errors import BadRequest

SERVER, SENDER = "FAIRSWISS_MAIL", "FAIRSWISS_MAIL_FROM"
_PORTS = {"smtp": 587, "smtps": 465}
_LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Mail(NamedTuple):
    """A mail server, and the sender of messages."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    is_tls: bool
    """TLS from the first byte; else it is asked for (STARTTLS), unless the server is on this machine."""

    @property
    def asks_for_tls(self) -> bool:
        """True if the connection begins without TLS and has to get it."""
        return not self.is_tls and self.host not in _LOOPBACK


def mail(environment: Mapping[str, str]) -> Mail | None:
    """Read and validate the environment variables of the mail server; None if there is none."""
    said = environment.get(SERVER, "").strip()
    if not said:
        return None
    try:
        address = urlsplit(said)
        port = address.port or _PORTS[address.scheme]
    except (KeyError, ValueError):
        port = 0
    if not port or not address.hostname:
        words = "{setting} is no mail server. Write smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465."
        raise BadRequest(filled(words, setting=SERVER), code="setting-unusable")
    sender = environment.get(SENDER, "").strip()
    if "@" not in sender or not sender.isprintable():
        raise BadRequest(
            f"{SERVER} is set, but {SENDER} is no e-mail address. Write the sender of the messages.",
            code="setting-unusable",
            facts={"setting": SENDER},
        )
    user, password = unquote(address.username or ""), unquote(address.password or "")
    return Mail(address.hostname, port, user, password, sender, address.scheme == "smtps")
