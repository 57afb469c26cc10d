"""The page by which others find the program."""

from pathlib import Path
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from fairswiss.web.access import Action, page
from fairswiss.web.codes import page_code


class Way(NamedTuple):
    """An address, and the same as a picture."""

    address: str
    code: str


@page("", Action.MANAGE_ACCOUNTS)
def index(request: HttpRequest) -> HttpResponse:
    """Addresses, codes and the fingerprint, or how to let others in."""
    addresses: tuple[str, ...] = settings.REACH.addresses
    if not addresses:
        return render(request, "connect/alone.html")
    certificate, key = fingerprints(settings.REACH.certificate)
    shown = {
        "sign_in": _way(addresses[0], "people:sign-in"),
        "public": _way(addresses[0], "public:index"),
        "addresses": addresses[1:],
        "fingerprint": certificate,
        "key": key,
        "https": settings.REACH.https,
    }
    return render(request, "connect/index.html", shown)


def _way(address: str, name: str) -> Way:
    whole = f"{address}{reverse(name)}"
    return Way(whole, page_code(whole))


def fingerprints(file: str) -> tuple[list[str], list[str]]:
    """In groups of four; nothing behind a proxy, whose certificate it is then."""
    if not file:
        return [], []
    from fairswiss.web.running.certificates import fingerprints as of_file
    from fairswiss.web.running.certificates import grouped

    certificate, key = (grouped(one).split() for one in of_file(Path(file)))
    return certificate, key
