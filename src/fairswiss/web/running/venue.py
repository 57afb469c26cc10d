"""A manager for a whole venue: what was asked for, and what that makes of addresses, certificate and settings."""

import contextlib
import socket
import struct
import sys
from datetime import UTC, datetime
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fairswiss.language import filled
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Remedy
from fairswiss.web.reach import (
    CERTIFICATE,
    HOSTS,
    HSTS,
    HTTPS,
    PROXIES,
    THIS_MACHINE,
    Host,
    host_name,
    hosts_with,
    reach,
)
from fairswiss.web.running.listening import EVERYWHERE

if TYPE_CHECKING:
    from fairswiss.web.running.certificates import Identity


_INSISTENCE = 30 * 24 * 60 * 60
"""Longer than an event, shorter than the time until the same name may be used without a certificate."""
_DOCUMENTS = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_ADDRESS_OF_INTERFACE = 0x8915  # SIOCGIFADDR
_ADDRESSES_6 = Path("/proc/net/if_inet6")
Address = IPv4Address | IPv6Address


class Venue(NamedTuple):
    """Network options of ``serve --lan``; without addresses, all addresses of this machine."""

    addresses: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    tls: bool = True
    certificate: Path | None = None
    key: Path | None = None

    @property
    def bound(self) -> tuple[str, ...]:
        """Addresses to listen at, always including this machine's own."""
        if not self.addresses:
            return EVERYWHERE
        return ("127.0.0.1", *(address for address in self.addresses if address != "127.0.0.1"))


class Opening(NamedTuple):
    """The addresses, the port and the certificate by which others reach the manager."""

    hosts: tuple[str, ...]
    """Names and addresses without this machine's own; the one to tell people first."""
    port: int
    identity: "Identity | None"
    hsts: int = 0
    """Seconds for which browsers shall insist on HTTPS, see :func:`_insistence`."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """Addresses that people type."""
        return reach(self.environment).addresses

    @property
    def environment(self) -> dict[str, str]:
        """The settings that say so. A venue has no proxy."""
        return {
            HOSTS: hosts_with({HOSTS: ",".join(str(Host(host, self.port)) for host in self.hosts)}, self.port),
            HTTPS: "1" if self.identity else "",
            CERTIFICATE: str(self.identity.shown) if self.identity else "",
            HSTS: str(self.hsts),
            PROXIES: "",
        }


def checked(venue: Venue) -> Venue:
    """The same with names as browsers send them, or a word on what does not go together."""
    if (venue.certificate is None) != (venue.key is None):
        words = "A certificate needs its key, and a key its certificate."
        raise BadRequest(words, remedies=(Remedy.NAME_CERTIFICATE,), code="option-missing")
    if venue.certificate and not venue.tls:
        raise BadRequest(
            "Without TLS there is no use for a certificate. Choose one of them.", code="options-contradict"
        )
    names = tuple(dict.fromkeys(map(host_name, venue.names)))
    addresses = tuple(dict.fromkeys(map(_address, venue.addresses)))
    if addresses and all(host_name(address) in THIS_MACHINE for address in addresses):
        raise BadRequest(
            f"Only this machine itself can use the address {addresses[0]}, so no one else would get in.",
            remedies=(Remedy.NAME_ADDRESS,),
            code="address-unusable",
        )
    return venue._replace(names=names, addresses=addresses)


def opening(venue: Venue, folder: Path, port: int) -> Opening:
    """Find the addresses and the certificate for them."""
    found = tuple(host_name(address) for address in venue.addresses or own_addresses())
    if not venue.tls:
        return Opening(_listed(venue.names, found), port, None)
    from fairswiss.web.running.certificates import kept_identity, own_identity

    if venue.certificate and venue.key:
        own = own_identity(folder, venue.certificate, venue.key)
        named = tuple(name for name in own.names if not name.startswith(("*", "[")) and not name[-1:].isdigit())
        covered = tuple(host for host in found if host in own.names)
        return Opening(_listed(venue.names, named, covered, found), port, own, _insistence(own, datetime.now(UTC)))
    hosts = _listed(venue.names, found)
    return Opening(hosts, port, kept_identity(folder, (*hosts, *THIS_MACHINE)))


def _insistence(identity: "Identity", now: datetime) -> int:
    """Seconds for which browsers shall insist on HTTPS: a month, or as long as the certificate is valid.

    Not for a self-signed certificate: browsers ignore the header while they warn, and to who trusts the certificate all
    the same the next one would be an error that cannot be clicked away.
    """
    return 0 if identity.is_self_signed else min(_INSISTENCE, int((identity.until - now).total_seconds()))


def _address(text: str) -> str:
    try:
        address = ip_address(text.strip("[]"))
    except ValueError as error:
        words = "“{text}” is no address like 192.168.1.5. Give a name as a name."
        raise BadRequest(filled(words, text=text), code="address-unusable") from error
    if address.is_unspecified or address.is_multicast:
        words = "No one can be given the address {text}."
        raise BadRequest(filled(words, text=text), remedies=(Remedy.NAME_ADDRESS,), code="address-unusable")
    return str(address)


def _listed(*groups: tuple[str, ...]) -> tuple[str, ...]:
    hosts = tuple(dict.fromkeys(host for group in groups for host in group if host not in THIS_MACHINE))
    if not hosts:
        raise BadRequest(
            "This machine has no address on any network. Connect it to one, or name its address.",
            remedies=(Remedy.NAME_ADDRESS,),
            code="address-unusable",
        )
    return hosts


def own_addresses() -> tuple[str, ...]:
    """Addresses that a browser on another machine can be given, those of the main network first, IPv4 before IPv6."""
    main = _towards_others()
    found = {*main, *(_of_interfaces() if sys.platform == "linux" else _of_own_name())}
    useful = (address for address in found if _is_useful(address))
    return tuple(map(str, sorted(useful, key=lambda address: (address.version, address not in main, int(address)))))


def _is_useful(address: Address) -> bool:
    """A link-local address needs the name of an interface, which browsers do not take."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def _towards_others() -> set[Address]:
    found: set[Address] = set()
    for family, documents in _DOCUMENTS:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as pointed:
            pointed.connect((documents, 9))
            found.add(ip_address(pointed.getsockname()[0]))
    return found


def _of_interfaces() -> set[Address]:
    import fcntl

    found: set[Address] = set()
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # an interface without an address
                answer = fcntl.ioctl(asked.fileno(), _ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()[:15]))
                found.add(IPv4Address(answer[20:24]))
    with contextlib.suppress(OSError, ValueError):
        for line in _ADDRESSES_6.read_text("ascii").splitlines():
            found.add(IPv6Address(int(line.split()[0], 16)))
    return found


def _of_own_name() -> set[Address]:
    try:
        answers = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return set()
    return {ip_address(str(answer[4][0]).partition("%")[0]) for answer in answers}
