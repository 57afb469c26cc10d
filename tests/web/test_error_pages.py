"""What goes wrong is said in words: what, why, what to do. Never a traceback."""

import logging
import re
from collections.abc import Iterator

import pytest
from django.conf import settings
from django.test.utils import override_settings

from tests.web.databases import ON_ONE
from tests.web.visitors import HOST, Visitor, text

DATABASES = ON_ONE


@pytest.fixture(autouse=True)
def _odd_pages() -> Iterator[None]:
    with override_settings(ROOT_URLCONF="tests.web.odd_urls"):
        yield


@pytest.mark.parametrize(("kind", "status"), [("bad", 400), ("large", 413), ("no-pairing", 409)])
def test_our_own_errors_become_pages_with_their_status(owner: Visitor, kind: str, status: int) -> None:
    response = owner.get(f"/odd/{kind}")
    assert response.status_code == status
    assert "<h1>" in text(response)
    assert response["Cache-Control"] == "no-store"


def test_an_error_says_what_where_why_and_what_to_do_and_nothing_is_markup(owner: Visitor) -> None:
    shown = text(owner.get("/odd/bad"))
    for words in ("Round 9 is not there", "line 3", "one game in a round", "correct one", "&lt;b&gt;12&lt;/b&gt;"):
        assert words in shown


def test_htmx_gets_a_fragment(owner: Visitor) -> None:
    shown = text(owner.get("/odd/bad", headers={"host": HOST, "HX-Request": "true"}))
    assert "<html" not in shown
    assert 'role="alert"' in shown
    assert "Round 9 is not there" in shown


def test_a_fault_has_a_reference_number_that_the_log_knows(owner: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("fairswiss")
    logger.addHandler(caplog.handler)
    try:
        response = owner.get("/odd/crash")
    finally:
        logger.removeHandler(caplog.handler)
    assert response.status_code == 500
    found = re.search(r"<code class=\"command\">([0-9A-F]{12})</code>", text(response))
    assert found
    assert "Traceback" not in text(response)
    assert "secret value" not in text(response)
    assert found[1] in caplog.text
    assert "ZeroDivisionError: a secret value" in caplog.text


def test_a_page_that_is_not_there(visitor: Visitor) -> None:
    response = visitor.get("/nowhere/<script>")
    assert response.status_code == 404
    assert "Page not found" in text(response)
    assert "<script>" not in text(response)


def test_a_form_that_is_too_large(owner: Visitor) -> None:
    with override_settings(DATA_UPLOAD_MAX_MEMORY_SIZE=1000):
        response = owner.send("/odd/fine", {"names": "x" * 2000})
        assert response.status_code == 413
    assert owner.send("/odd/fine", {"names": "x" * 2000}).status_code == 200
    with override_settings(DATA_UPLOAD_MAX_NUMBER_FIELDS=3):
        assert owner.send("/odd/fine", {str(n): "" for n in range(9)}).status_code == 413


def test_a_method_that_a_page_does_not_know(owner: Visitor) -> None:
    response = owner.send("/design")
    assert response.status_code == 405
    assert response["Allow"] == "GET, HEAD"


def test_pages_are_never_in_debug_mode() -> None:
    assert settings.DEBUG is False
