"""The key that signs links, and the address that phones can reach."""

from functools import lru_cache
from hashlib import blake2b

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.crypto import salted_hmac

from fairswiss.desk.claims import links
from fairswiss.desk.journals import Known
from fairswiss.desk.own_arrival import link_of
from fairswiss.desk.phone_links import check_in_written
from fairswiss.web.reach import loopback_name


def key() -> bytes:
    """The key of the links, derived from the secret key of the data folder: another secret, other links."""
    return _derived(settings.SECRET_KEY)


@lru_cache(1)
def _derived(secret: str) -> bytes:
    return salted_hmac("fairswiss.web.phones", "links", secret, algorithm="sha256").digest()


def public_address(request: HttpRequest) -> str:
    """An address that phones can use: the one by which this request came, else the first one for others, if any."""
    if not loopback_name(request.get_host()):
        return f"{request.scheme}://{request.get_host()}"
    addresses: tuple[str, ...] = settings.REACH.addresses
    return addresses[0] if addresses else ""


def printed_links(event: Known, number: int, address: str) -> list[tuple[str, str]]:
    """For each board of a round White's and Black's whole address; two empty ones where players are not asked."""
    found = links(event, number, key())
    return [(_whole(address, pair[0]), _whole(address, pair[1])) if pair else ("", "") for pair in found]


def check_in_address(event: Known, address: str, player: int = 0) -> str:
    """The whole address of the check-in, for everybody or for one player; empty while it is closed."""
    link = link_of(event, player)
    return address + reverse("phones:arrive", kwargs={"link": check_in_written(link, key())}) if link else ""


def _whole(address: str, link: str) -> str:
    return address + reverse("phones:index", kwargs={"link": link})


def request_name(link: str, sent: str) -> str:
    """The name of a request by a link: sent twice it counts once, and no link can use up the names of another."""
    return f"phone-{blake2b(f'{link} {sent}'.encode(), digest_size=20).hexdigest()}"
