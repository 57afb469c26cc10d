"""Addresses of the manager: its names and ports, HTTPS, and the proxies it trusts, from environment variables.

=============================  =================================================================================
``FAIRSWISS_HOSTS``            names or addresses with an optional port, with commas between them; without a port,
                               the usual one (443 or 80). This machine's own names are always known to itself,
                               at the port that ``serve`` and ``service`` answer at
``FAIRSWISS_HTTPS``            ``1`` if people reach it by HTTPS: cookies are then sent by HTTPS alone
``FAIRSWISS_TRUSTED_PROXIES``  addresses or networks whose ``X-Forwarded-…`` headers count, with commas between
                               them; ``unix`` is a proxy that comes through a socket file
``FAIRSWISS_CERTIFICATE``      the certificate that people see, for the page *Connect*; ``serve --lan`` sets it
``FAIRSWISS_HSTS``             seconds for which browsers insist on HTTPS for this name; ``serve --lan`` sets it, and
                               a proxy sends such a header itself
=============================  =================================================================================

Pure functions from the environment to values; nothing here knows Django.
"""

import re
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from fairswiss.language import filled
from fairswiss.model.errors import BadRequest

HOSTS, HTTPS, PROXIES = "FAIRSWISS_HOSTS", "FAIRSWISS_HTTPS", "FAIRSWISS_TRUSTED_PROXIES"
CERTIFICATE, HSTS = "FAIRSWISS_CERTIFICATE", "FAIRSWISS_HSTS"
UNIX = "unix"
THIS_MACHINE = ("127.0.0.1", "localhost", "[::1]")
"""Names of this machine for itself (loopback)."""
_LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"{_LABEL}(\.{_LABEL})*")
_WITH_PORT = re.compile(r"(?P<name>\[[^\]]*\]|[^:]*)(:(?P<port>[0-9]{1,5}))?")


class Host(NamedTuple):
    """A name as browsers send it (small letters, an IPv6 address in brackets) and a port; no port is any."""

    name: str
    port: int | None

    def __str__(self) -> str:
        return self.name if self.port is None else f"{self.name}:{self.port}"


_AT_ANY_PORT = tuple(Host(name, None) for name in THIS_MACHINE)


class Reach(NamedTuple):
    """The addresses of the manager and the proxies it trusts."""

    hosts: tuple[Host, ...] = _AT_ANY_PORT
    https: bool = False
    proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    unix_proxy: bool = False
    certificate: str = ""
    hsts: int = 0
    """Seconds for which browsers shall insist on HTTPS; 0: they are not asked to."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """Public addresses, in order; without the loopback ones."""
        scheme, usual = "https" if self.https else "http", usual_port(self.https)
        return tuple(
            f"{scheme}://{host.name if host.port == usual else host}"
            for host in self.hosts
            if host.name not in THIS_MACHINE
        )

    @property
    def names(self) -> list[str]:
        """Every name without its port."""
        return sorted({host.name for host in self.hosts})

    def knows(self, host: str, here: bool) -> bool:
        """True if a request for this host is for us; loopback names count only for a client that is ``here``."""
        found = _WITH_PORT.fullmatch(host.lower())
        if not found or (loopback_name(host) and not here):
            return False
        port = int(found["port"]) if found["port"] else usual_port(self.https)
        return any(known.name == found["name"] and known.port in (None, port) for known in self.hosts)

    def trusts(self, client: str | None) -> bool:
        """True if the client is a trusted proxy; None is a Unix socket."""
        if client is None:
            return self.unix_proxy
        try:
            address = ip_address(client)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


def reach(environment: Mapping[str, str]) -> Reach:
    """Read and validate the environment variables; the default is this machine alone."""
    https = _switch(environment)
    hosts = tuple(_public(entry, https) for entry in _entries(environment, HOSTS))
    if not any(host.name in THIS_MACHINE for host in hosts):
        hosts += _AT_ANY_PORT
    proxies = _entries(environment, PROXIES)
    networks = tuple(_network(entry) for entry in proxies if entry != UNIX)
    return Reach(hosts, https, networks, UNIX in proxies, environment.get(CERTIFICATE, ""), _seconds(environment))


def hosts_with(environment: Mapping[str, str], port: int) -> str:
    """The hosts that the environment names, and this machine's own names at the port where the manager answers."""
    return ",".join((*_entries(environment, HOSTS), *(str(Host(name, port)) for name in THIS_MACHINE)))


def usual_port(https: bool) -> int:
    """The port that an address leaves out."""
    return 443 if https else 80


def host_name(text: str) -> str:
    """A name or an address as browsers send it."""
    try:
        address = ip_address(text.strip("[]"))
        return f"[{address}]" if address.version == 6 else str(address)
    except ValueError:
        pass
    try:
        name = text.lower().encode("idna").decode("ascii")
    except UnicodeError:
        name = ""
    if not _NAME.fullmatch(name) or len(name) > 253 or name.rpartition(".")[2].isdigit():
        words = "“{text}” is no name of a machine. Write it like club.local or 192.168.1.5."
        raise BadRequest(filled(words, text=text), code="value-unreadable")
    return name


def is_loopback(address: str | None) -> bool:
    try:
        return ip_address(address or "").is_loopback
    except ValueError:
        return False


def loopback_name(host: str) -> bool:
    """True if this host, with or without a port, is a loopback name."""
    found = _WITH_PORT.fullmatch(host.lower())
    return found is not None and found["name"] in THIS_MACHINE


def _entries(environment: Mapping[str, str], variable: str) -> list[str]:
    return [entry.strip() for entry in environment.get(variable, "").split(",") if entry.strip()]


def _public(entry: str, https: bool) -> Host:
    bare = entry.count(":") > 1 and not entry.startswith("[")  # an IPv6 address without brackets has no port
    found = _WITH_PORT.fullmatch(f"[{entry}]" if bare else entry)
    port = int(found["port"]) if found and found["port"] else usual_port(https)
    if not found or not 0 < port < 65536:
        words = "{setting} has “{said}”. Write names like swiss.example.org or 192.168.1.5:8443."
        raise BadRequest(filled(words, setting=HOSTS, said=entry), code="setting-unusable")
    return Host(host_name(found["name"]), port)


def _network(entry: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(entry)
    except ValueError as error:
        raise BadRequest(
            f"{PROXIES} has “{entry}”. Write the address of the proxy, like 127.0.0.1, a network or {UNIX}.",
            code="setting-unusable",
            facts={"setting": PROXIES, "said": entry},
        ) from error


def _seconds(environment: Mapping[str, str]) -> int:
    said = environment.get(HSTS, "").strip() or "0"
    if not (said.isascii() and said.isdigit() and len(said) < 10):
        words = "{setting} is “{said}”. Write a number of seconds, like 86400, or leave it out."
        raise BadRequest(filled(words, setting=HSTS, said=said), code="setting-unusable")
    return int(said)


def _switch(environment: Mapping[str, str]) -> bool:
    said = environment.get(HTTPS, "").strip()
    if said not in ("", "0", "1"):
        words = "{setting} is “{said}”. Write 1 for HTTPS, or leave it out."
        raise BadRequest(filled(words, setting=HTTPS, said=said), code="setting-unusable")
    return said == "1"
