"""Coming in: being on this machine is not enough, a link from the terminal works once."""

import os
import time
from pathlib import Path

import pytest
from django.contrib.auth import get_user_model

from fairswiss.web import links
from tests.web.visitors import Visitor, text


@pytest.mark.parametrize("path", ["/", "/design"])
def test_without_a_session_nothing_is_shown_but_how_to_come_in(visitor: Visitor, path: str) -> None:
    response = visitor.get(path)
    assert response.status_code == 403
    assert "fairswiss link" in text(response)
    assert "Components" not in text(response)


def test_a_link_lets_in_once(visitor: Visitor, data: Path) -> None:
    token = links.issue(data)
    assert visitor.get(f"/start/{token}")["Location"] == "/"
    assert visitor.get("/").status_code == 200
    stranger = Visitor()
    again = stranger.get(f"/start/{token}")
    assert again.status_code == 403
    assert "fairswiss link" in text(again)
    assert stranger.get("/").status_code == 403


def test_a_used_link_leads_home_who_is_in_already(owner: Visitor) -> None:
    assert owner.get("/start/used").headers["Location"] == "/"


def test_the_session_belongs_to_the_owner_whose_password_does_not_exist(owner: Visitor, data: Path) -> None:
    Visitor().enter(data)
    user = get_user_model().objects.get()
    assert user.get_username() == "owner"
    assert not user.has_usable_password()
    assert not user.is_superuser


def test_coming_in_changes_the_session_key_and_hides_the_cookie_from_scripts(visitor: Visitor, data: Path) -> None:
    visitor.send("/language", {"language": "de"})
    visitor.enter(data)
    session = next(morsel for name, morsel in visitor.cookies.items() if name.startswith("fairswiss_session"))
    first = session.value
    assert session["httponly"]
    assert session["samesite"] == "Lax"
    visitor.send("/leave")
    visitor.enter(data)
    assert next(m.value for n, m in visitor.cookies.items() if n.startswith("fairswiss_session")) != first


@pytest.mark.parametrize("token", ["x", "../secret-key", "ä" * 50, "%2e%2e", "a" * 5000])
def test_a_made_up_token_is_refused(visitor: Visitor, data: Path, token: str) -> None:
    assert not links.redeem(data, token)
    assert visitor.get(f"/start/{token}").status_code in (403, 404)


def test_a_link_is_over_after_an_hour_and_swept_away(data: Path) -> None:
    token = links.issue(data)
    (file,) = (data / "links").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    old = time.time() - links.LIFETIME - 5
    os.utime(file, (old, old))
    assert not links.redeem(data, token)
    assert not file.exists()
    links.issue(data)
    os.utime(next((data / "links").iterdir()), (old, old))
    links.issue(data)
    assert len(list((data / "links").iterdir())) == 1


def test_looking_ahead_does_not_use_a_link_up(visitor: Visitor, data: Path) -> None:
    token = links.issue(data)
    assert visitor.head(f"/start/{token}").status_code == 405
    assert visitor.get(f"/start/{token}", headers={"Sec-Purpose": "prefetch;prerender"}).status_code == 503
    assert visitor.get(f"/start/{token}").status_code == 302


def test_signing_out_ends_the_session(owner: Visitor) -> None:
    old = {name: morsel.value for name, morsel in owner.cookies.items()}
    assert owner.send("/leave").status_code == 302
    assert owner.get("/").status_code == 403
    thief = Visitor()
    thief.cookies.load(old)
    assert thief.get("/").status_code == 403


def test_theme_and_language_are_remembered(visitor: Visitor) -> None:
    visitor.send("/theme", {"theme": "dark", "next": "/"})
    assert 'data-theme="dark"' in text(visitor.get("/"))
    visitor.send("/theme", {"theme": "<script>", "next": "/"})
    assert "data-theme=" not in text(visitor.get("/"))
    visitor.send("/language", {"language": "de", "next": "/"})
    assert '<html lang="de"' in text(visitor.get("/"))


@pytest.mark.parametrize("path", ["/theme", "/language"])
def test_nobody_is_sent_elsewhere(visitor: Visitor, path: str) -> None:
    for elsewhere in ("https://example.org/", "//example.org", "javascript:alert(1)"):
        response = visitor.send(path, {"next": elsewhere, "language": "de"})
        assert response.headers.get("Location", "/") == "/"
