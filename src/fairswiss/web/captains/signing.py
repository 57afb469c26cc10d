"""The key that signs the links of captains."""

from functools import lru_cache

from django.conf import settings
from django.utils.crypto import salted_hmac


def key() -> bytes:
    """Derived from the secret key of the data folder: another secret, other links."""
    return _derived(settings.SECRET_KEY)


@lru_cache(1)
def _derived(secret: str) -> bytes:
    return salted_hmac("fairswiss.web.captains", "links", secret, algorithm="sha256").digest()
