"""Notices every attempt of this process to reach another machine."""

import ipaddress
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_watching: list[list[object]] = []
_EVENTS = ("socket.connect", "socket.sendto", "socket.getaddrinfo", "socket.gethostbyname", "urllib.Request")
_installed = False


def is_elsewhere(event: str, arguments: tuple[object, ...]) -> bool:
    """Whether what Python is about to do leaves this machine."""
    if event not in _EVENTS:
        return False
    target = arguments[0] if event not in ("socket.connect", "socket.sendto") else arguments[1]
    if event in ("socket.connect", "socket.sendto"):
        target = target[0] if isinstance(target, tuple) else ""  # a path is a socket of this machine
    if event == "urllib.Request":
        target = str(target).partition("//")[2].partition("/")[0].rpartition(":")[0]
    host = (target.decode() if isinstance(target, bytes) else str(target or "")).strip("[]")
    if host in ("", "localhost"):
        return False
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return True


def _hook(event: str, arguments: tuple[object, ...]) -> None:
    if _watching and is_elsewhere(event, arguments):
        _watching[-1].append((event, arguments))
        raise PermissionError(f"a test forbids {event} {arguments}")


@contextmanager
def watched() -> Iterator[list[object]]:
    """Forbid it, and tell what was tried."""
    global _installed
    if not _installed:
        sys.addaudithook(_hook)
        _installed = True
    tried: list[object] = []
    _watching.append(tried)
    try:
        yield tried
    finally:
        _watching.remove(tried)
