"""Listening sockets: bound first, so that no one else gets the port, opened later."""

import errno
import os
import socket
from collections.abc import Iterable

from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Remedy

EVERYWHERE = ("0.0.0.0", "::")
_TRIES = 20
_NO_SUCH_FAMILY = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL, errno.EPROTONOSUPPORT)


def bound(addresses: tuple[str, ...], port: int) -> list[socket.socket]:
    """A socket at each address, all at the same port; 0 is any that is free at all of them. Nobody is heard yet."""
    for _ in range(_TRIES if port == 0 else 1):
        sockets: list[socket.socket] = []
        try:
            for address in addresses:
                sockets += _bound(address, sockets[0].getsockname()[1] if sockets else port)
            return sockets
        except (OSError, OverflowError) as error:
            close(sockets)
            refusal = _refusal(addresses[len(sockets)], port, error)
    raise refusal


def opened(sockets: list[socket.socket], backlog: int) -> None:
    """Let people knock."""
    try:
        for each in sockets:
            each.listen(backlog)
    except OSError as error:
        port = sockets[0].getsockname()[1]
        close(sockets)
        raise _refusal("", port, error) from error


def close(sockets: Iterable[socket.socket]) -> None:
    """Leave the ports to others."""
    for each in sockets:
        each.close()


def _bound(address: str, port: int) -> list[socket.socket]:
    six = ":" in address
    try:
        made = socket.socket(socket.AF_INET6 if six else socket.AF_INET, socket.SOCK_STREAM)
    except OSError as error:
        if address == "::" and error.errno in _NO_SUCH_FAMILY:
            return []  # a machine without IPv6
        raise
    try:
        if os.name == "posix":  # elsewhere the option would let two programs share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if six:  # IPv4 has a socket of its own, so that addresses are what they look like
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind((address, port))
    except OSError as error:
        made.close()
        if address == "::" and error.errno in _NO_SUCH_FAMILY:
            return []
        raise
    except OverflowError:
        made.close()
        raise
    return [made]


def _refusal(address: str, port: int, error: OSError | OverflowError) -> BadRequest:
    reason = getattr(error, "strerror", None) or str(error)
    if isinstance(error, OSError) and error.errno == errno.EADDRNOTAVAIL:
        return BadRequest(
            f"The address {address} cannot be used: {reason}. Name one that this machine has.",
            code="address-unusable",
            facts={"address": str(address)},
        )
    return BadRequest(
        f"Port {port} cannot be used: {reason}.",
        remedies=(Remedy.CHOOSE_PORT,),
        code="address-unusable",
        facts={"port": str(port)},
    )
