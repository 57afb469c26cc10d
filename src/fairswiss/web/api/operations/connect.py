"""Addresses and fingerprints by which others find the program."""

from django.conf import settings
from django.http import HttpRequest

from fairswiss.web.access import Action
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.service import Allowed
from fairswiss.web.connect.views import fingerprints


@router.get("connect", auth=Allowed(Action.MANAGE_ACCOUNTS), response=Data)
def show_connect(request: HttpRequest) -> Data:
    """The addresses that others can use, and the fingerprints to compare; none when it is for this machine alone."""
    certificate, key = fingerprints(settings.REACH.certificate)
    return {
        "addresses": settings.REACH.addresses,
        "https": settings.REACH.https,
        "certificate": certificate,
        "key": key,
    }
