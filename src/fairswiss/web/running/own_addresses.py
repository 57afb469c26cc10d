"""The addresses of this machine that others on its networks can use. Nothing is sent to find them.

On Linux the kernel is asked interface by interface; elsewhere the system knows the addresses of its own name. Which
of them leads to other machines is told by a datagram socket that is pointed at an address for documents and never used.
"""

import contextlib
import socket
import struct
import sys
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

_DOCUMENTS = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_ADDRESS_OF_INTERFACE = 0x8915  # SIOCGIFADDR
_ADDRESSES_6 = Path("/proc/net/if_inet6")
Address = IPv4Address | IPv6Address


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
