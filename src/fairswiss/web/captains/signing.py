"""The key that signs the links of captains."""

from functools import lru_cache

from django.conf import settings
from django.urls import reverse
from django.utils.crypto import salted_hmac

from fairswiss.desk.captain_links import captain_link
from fairswiss.desk.journals import Known


def key() -> bytes:
    """Derived from the secret key of the data folder: another secret, other links."""
    return _derived(settings.SECRET_KEY)


def captain_address(event: Known, team: int, address: str) -> str:
    """The whole address of a captain's page; empty when captains are not asked."""
    link = captain_link(event, team, key())
    return address + reverse("captains:index", kwargs={"link": link}) if link else ""


@lru_cache(1)
def _derived(secret: str) -> bytes:
    return salted_hmac("fairswiss.web.captains", "links", secret, algorithm="sha256").digest()
