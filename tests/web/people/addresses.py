"""Every address of the program with the action it performs, ready to be asked for."""

import re
from typing import NamedTuple

from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from fairswiss.web.api.operations import router

_ARGUMENT = re.compile(r"<(?:(\w+):)?(\w+)>|\{(\w+)\}")
_FILLED = {"name": "victim", "sheet": "standings", "ending": "csv", "edition": "trf26", "form": "csv", "place": "0"}
_FILLED |= {"at": "0", "upload": "x", "token": "x"}
_CONTENT = {"content_type": "application/json"}


class Address(NamedTuple):
    """Where, by which method, and whether it is the JSON API's."""

    pattern: str
    method: str
    action: str
    is_api: bool = False

    @property
    def of_tournament(self) -> bool:
        """Whether it belongs to one."""
        return "tournament" in self.pattern

    def path(self, tournament: str) -> str:
        """The address for this tournament; other arguments have some value that fits."""
        filled = _FILLED | {"tournament": tournament}
        return "/" + _ARGUMENT.sub(lambda found: filled.get(found[2] or found[3], "1"), self.pattern)

    def asked(self, client: Client, tournament: str) -> int:
        """Ask, with everything a browser would send but the fields of the form; the status of the answer."""
        token = next(morsel.value for name, morsel in client.cookies.items() if "csrf" in name)
        headers = {"host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080", "X-CSRFToken": token}
        body = {"data": "{}", **_CONTENT} if self.is_api and self.method != "GET" else {}
        send = getattr(client, self.method.lower())
        status: int = send(self.path(tournament), headers=headers, **body).status_code
        return status


def _pages(resolver: URLResolver, before: str = "") -> list[Address]:
    found: list[Address] = []
    for pattern in resolver.url_patterns:
        address = before + str(pattern.pattern)
        if isinstance(pattern, URLPattern):
            view = pattern.callback
            wanted = [method for method in view.methods if method != "HEAD"]
            found += [Address(address, method, view.action.value) for method in wanted]
        elif pattern.app_name != "ninja":
            found += _pages(pattern, address)
    return found


def _operations() -> list[Address]:
    return [
        Address(f"api/{path}", method, operation.auth_callbacks[0].action.value, True)
        for path, view in router.path_operations.items()
        for operation in view.operations
        for method in operation.methods
    ]


ADDRESSES = [*_pages(get_resolver("fairswiss.web.urls")), *_operations()]
