"""Each page has its twin: an operation that shows or does the same, with the same permission."""

import re
from typing import Any

import pytest
from django.urls import URLPattern, URLResolver, get_resolver

from tests.docs.markdown import ROOT
from tests.web.api.test_operations import operations
from tests.web.api.twins import PARTLY, TWINS, WITHOUT

READ_ONLY = {"journal:verify", "people:verify-audit", "players:import"}
"""They are forms because they take long or bring a file; nothing of an event is changed."""


def _pages(resolver: URLResolver, space: str = "", before: str = "") -> dict[str, tuple[str, Any]]:
    found: dict[str, tuple[str, Any]] = {}
    for pattern in resolver.url_patterns:
        address = before + str(pattern.pattern)
        if isinstance(pattern, URLPattern):
            found[f"{space}{pattern.name}"] = address, pattern.callback
        elif pattern.app_name != "ninja":
            found |= _pages(pattern, f"{pattern.namespace}:" if pattern.namespace else space, address)
    return found


PAGES = _pages(get_resolver("fairswiss.web.urls"))
OPERATIONS = {operation.view_func.__name__: (path, operation) for path, operation in operations()}


def test_operations_have_names_of_their_own() -> None:
    assert len(OPERATIONS) == len(operations())


@pytest.mark.parametrize("page", PAGES)
def test_each_page_has_a_twin_or_a_reason(page: str) -> None:
    twins = TWINS.get(page, ())
    assert bool(twins) is not (page in WITHOUT), f"{page}: name its operations in TWINS, or say in WITHOUT why not"
    assert set(twins) <= OPERATIONS.keys()
    if not twins:
        return
    address, view = PAGES[page]
    assert view.action in {OPERATIONS[twin][1].auth_callbacks[0].action for twin in twins}, "another permission"
    methods = {method for twin in twins for method in OPERATIONS[twin][1].methods}
    if "POST" in view.methods and page not in READ_ONLY | PARTLY.keys():
        assert methods - {"GET"}, f"{address} writes, and no twin of it does"
    about_an_event = "tournament" in address
    assert any(("{tournament}" in OPERATIONS[twin][0]) is about_an_event for twin in twins)


def test_nothing_is_named_that_is_not_there() -> None:
    assert (TWINS.keys() | WITHOUT.keys() | PARTLY.keys()) <= PAGES.keys()


def test_each_operation_is_the_twin_of_a_page() -> None:
    assert {twin for twins in TWINS.values() for twin in twins} == OPERATIONS.keys()


def rows() -> list[str]:
    """The table of the reference, in the order of the addresses."""
    found = []
    for page, (address, _) in PAGES.items():
        told = [f"`{twin}`" for twin in TWINS.get(page, ())]
        said = "; ".join([", ".join(told), PARTLY[page]] if page in PARTLY else [", ".join(told)])
        written = re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", address)
        found.append(f"| `/{written}` | {said or f'none: {WITHOUT[page]}'} |")
    return sorted({*found})


def test_the_reference_lists_every_page_with_its_twin() -> None:
    document = (ROOT / "docs" / "reference" / "json-api.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `/.*\|$", document, re.MULTILINE) == rows()
