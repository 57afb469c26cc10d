"""The OpenID Connect provider of a service, as the environment names it.

================================  ==========================================================================
``FAIRSWISS_OPENID_ISSUER``       the issuer, by HTTPS; without it nobody is asked to sign in elsewhere
``FAIRSWISS_OPENID_CLIENT``       the client id that the provider gave
``FAIRSWISS_OPENID_SECRET``       the client secret that the provider gave
``FAIRSWISS_OPENID_NAME``         the provider's name on the button; without it the host of the issuer
================================  ==========================================================================

Pure functions from the environment to values; nothing here knows Django.
"""

from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

from fairswiss.language import filled
from fairswiss.model.errors import BadRequest

ISSUER, CLIENT, SECRET, NAME = (f"FAIRSWISS_OPENID_{word}" for word in ("ISSUER", "CLIENT", "SECRET", "NAME"))
_LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Provider(NamedTuple):
    """An OpenID Connect provider, and the credentials of this service there."""

    issuer: str
    client: str
    secret: str
    name: str


def provider(environment: Mapping[str, str]) -> Provider | None:
    """Read and validate the environment variables of the provider; None if they name no issuer."""
    issuer = environment.get(ISSUER, "").strip().rstrip("/")
    if not issuer:
        return None
    address = urlsplit(issuer)
    if not address.hostname or (address.scheme != "https" and address.hostname not in _LOOPBACK):
        words = "{setting} is {said!r:.80}. Write the issuer of the provider, with https:// in front."
        raise BadRequest(filled(words, setting=ISSUER, said=issuer), code="setting-unusable")
    missing = [name for name in (CLIENT, SECRET) if not environment.get(name, "").strip()]
    if missing:
        raise BadRequest(
            f"{ISSUER} is set, but {' and '.join(missing)} is not. The provider gives both.",
            code="setting-unusable",
            facts={"setting": ISSUER},
        )
    name = environment.get(NAME, "").strip()[:40] or address.hostname
    return Provider(issuer, environment[CLIENT].strip(), environment[SECRET].strip(), name)
