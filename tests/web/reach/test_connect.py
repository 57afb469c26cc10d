"""The page by which others find the program, and a browser that signs in over TLS."""

from pathlib import Path

import pytest
from django.conf import settings
from playwright.sync_api import Browser, expect

from fairswiss.web.access import OWNER
from fairswiss.web.reach import CERTIFICATE, HOSTS, HTTPS, reach
from fairswiss.web.running.certificates import fingerprints, grouped, kept_identity
from tests.web.browsers import faults
from tests.web.databases import ON_ONE
from tests.web.reach.venues import CARD, PASSWORD, venue, with_password
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE


def test_alone_the_page_says_how_to_let_others_in(owner: Visitor) -> None:
    assert 'href="/connect/"' not in text(owner.get("/"))
    assert "fairswiss serve --lan" in text(owner.get("/connect/"))


def test_the_page_shows_addresses_codes_and_the_fingerprint_and_no_secret(
    owner: Visitor, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    identity = kept_identity(data, ("192.168.1.5",))
    announced = {HOSTS: "club.local:8080,192.168.1.5:8080", HTTPS: "1", CERTIFICATE: str(identity.shown)}
    monkeypatch.setattr(settings, "REACH", reach(announced))
    shown = text(owner.get("/connect/"))
    assert "https://club.local:8080/sign-in" in shown
    assert "https://192.168.1.5:8080" in shown
    assert shown.count("data:image/svg+xml") == 2
    for fingerprint in fingerprints(identity.shown):
        assert " ".join(f"<span>{group}</span>" for group in grouped(fingerprint).split()) in shown
    assert "/start/" not in shown
    assert 'href="/connect/"' in text(owner.get("/"))
    assert Visitor().get("/connect/").status_code == 403


def test_the_page_warns_where_there_is_no_tls(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "REACH", reach({HOSTS: "192.168.1.5:8080"}))
    shown = text(owner.get("/connect/"))
    assert "http://192.168.1.5:8080/sign-in" in shown
    assert "without TLS" in shown
    assert "fingerprint" not in shown


def test_a_browser_signs_in_over_tls(browser: Browser, prepared_file: Path, tmp_path: Path) -> None:
    with venue(with_password(prepared_file, tmp_path)) as live:
        address = live.address.replace("127.0.0.1", CARD)
        context = browser.new_context(base_url=address, ignore_https_errors=True, locale="en-GB")
        tab = context.new_page()
        tab.goto("/connect/")
        assert tab.locator("h1").inner_text() == "Please sign in"
        tab.goto("/sign-in?next=/connect/")
        tab.get_by_label("Name").fill(OWNER)
        tab.get_by_label("Password").fill(PASSWORD)
        tab.get_by_role("button", name="Sign in").click()
        expect(tab).to_have_url(f"{address}/connect/")
        assert f"{address}/sign-in" in tab.locator(".way-address").first.inner_text()
        assert all(cookie["secure"] for cookie in context.cookies())
        assert {cookie["name"].partition("fairswiss")[0] for cookie in context.cookies()} == {"__Host-"}
        for width in (1280, 390):
            tab.set_viewport_size({"width": width, "height": 900})
            assert tab.evaluate("document.documentElement.scrollWidth") <= width
            assert faults(tab) == []
        tab.get_by_role("button", name="Sign out").click()
        expect(tab.get_by_text("You have signed out.")).to_be_visible()
        tab.goto("/connect/")
        assert tab.locator("h1").inner_text() == "Please sign in"
        context.close()
