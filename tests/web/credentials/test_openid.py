"""Sign-in by OpenID Connect, with a provider that really runs; and answers that a provider would not give."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import requests
from django.contrib.auth.models import User
from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey

from fairswiss.model.errors import BadRequest
from fairswiss.web.access import Role, roles_of
from fairswiss.web.credentials import identities, invitations, openid, second_factor
from fairswiss.web.credentials.models import Identity
from fairswiss.web.credentials.openid import Person
from fairswiss.web.credentials.provider import Provider, provider
from fairswiss.web.people.appointments import Task
from tests.web.credentials.conftest import PASSWORD
from tests.web.samples import imported
from tests.web.security import SecurityLog
from tests.web.team import account
from tests.web.visitors import HOST, Visitor, text

SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
CLIENT = "fairswiss-test"
RETURN = "/sign-in/openid/return"


@pytest.fixture(scope="module")
def running() -> Iterator[str]:
    """The issuer of a real provider, in a process of its own."""
    command = [sys.executable, "-W", "ignore", "-m", "oidc_provider_mock", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            if found := re.search(r"http://(?:127\.0\.0\.1|localhost):\d+", line):
                yield found[0].replace("127.0.0.1", "localhost")
                break
        else:
            pytest.fail(f"the provider did not start: {said}")
        process.kill()


@pytest.fixture
def known_provider(running: str, monkeypatch: pytest.MonkeyPatch) -> Provider:
    found = provider(
        {"FAIRSWISS_OPENID_ISSUER": running} | {f"FAIRSWISS_OPENID_{x}": CLIENT for x in ("CLIENT", "SECRET")}
    )
    assert found is not None
    monkeypatch.setattr("django.conf.settings.OPENID", found)
    openid._known.clear()
    return found


def at_the_provider(address: str, subject: str) -> str:
    """Prove who one is there; the address by which the browser comes back."""
    answer = requests.post(address, data={"sub": subject}, allow_redirects=False, timeout=20)
    assert answer.status_code in (302, 303), answer.text
    back = urlsplit(answer.headers["Location"])
    return f"{back.path}?{back.query}"


def sent_away(browser: Visitor, path: str = "/sign-in/openid", fields: dict[str, str] | None = None) -> str:
    answer = browser.send(path, fields)
    assert answer.status_code == 302, text(answer)
    return answer.headers["Location"]


def test_a_connected_account_signs_in(visitor: Visitor, anna: User, known_provider: Provider) -> None:
    identities.connect(anna, Person(known_provider.issuer, "anna@provider"))
    assert "Sign in with localhost" in text(visitor.get("/sign-in"))
    away = sent_away(visitor, fields={"next": "/my-account"})
    asked = parse_qs(urlsplit(away).query)
    assert asked["code_challenge_method"] == ["S256"]
    assert asked["scope"] == ["openid"]
    answer = visitor.get(at_the_provider(away, "anna@provider"))
    assert (answer.status_code, answer.headers["Location"]) == (302, "/my-account")
    assert "You are signed in as" in text(visitor.get("/my-account"))


def test_whom_nobody_here_knows_is_refused(visitor: Visitor, anna: User, known_provider: Provider) -> None:
    answer = visitor.get(at_the_provider(sent_away(visitor), "stranger"))
    assert answer.status_code == 403
    assert "Ask the chief arbiter" in text(answer)
    assert visitor.get("/my-account").status_code == 403
    assert not Identity.objects.exists()


@SQLITE
def test_an_account_is_connected_on_its_page(visitor: Visitor, anna: User, known_provider: Provider) -> None:
    visitor.send("/sign-in", {"name": "anna", "password": PASSWORD})
    away = sent_away(visitor, "/my-account/openid")
    assert visitor.get(at_the_provider(away, "hers")).headers["Location"] == "/my-account"
    assert Identity.objects.get().user == anna
    with pytest.raises(BadRequest, match="another account"):
        identities.connect(account("ben"), Person(known_provider.issuer, "hers"))
    assert visitor.send(f"/my-account/openid/{Identity.objects.get().pk}/disconnect").status_code == 302
    assert not Identity.objects.exists()


@SQLITE
def test_an_invitation_is_accepted_without_a_password_here(visitor: Visitor, known_provider: Provider) -> None:
    event = imported().event
    secret = invitations.invite(event, Task(Role.ARBITER), 1, "chief").secret
    away = sent_away(visitor, f"/invitation/{secret}/openid", {"name": "carla"})
    assert visitor.get(at_the_provider(away, "carla@provider")).headers["Location"] == f"/t/{event}/"
    carla = User.objects.get(username="carla")
    assert roles_of(carla, event) == {Role.ARBITER}
    assert not carla.has_usable_password()
    with pytest.raises(BadRequest, match="Set a password first"):
        identities.disconnect(carla, Identity.objects.get().pk)


@SQLITE
def test_the_second_factor_is_asked_for_here_too(visitor: Visitor, anna: User, known_provider: Provider) -> None:
    import pyotp

    identities.connect(anna, Person(known_provider.issuer, "anna"))
    assert second_factor.confirm(anna, pyotp.TOTP(second_factor.begin(anna).key).now())
    assert visitor.get(at_the_provider(sent_away(visitor), "anna")).headers["Location"] == "/sign-in/code"
    assert visitor.get("/my-account").status_code == 403


@SQLITE
def test_the_answer_counts_once_and_in_the_browser_that_asked(
    visitor: Visitor, anna: User, known_provider: Provider, security: SecurityLog
) -> None:
    identities.connect(anna, Person(known_provider.issuer, "anna"))
    back = at_the_provider(sent_away(visitor), "anna")
    thief = Visitor()
    assert thief.get(back).status_code == 403, "an answer is no use in another browser"
    assert visitor.get(RETURN + "?state=forged&code=x").status_code == 403
    assert visitor.get(back).status_code == 403, "what was begun is over after a wrong answer"
    assert visitor.get("/my-account").status_code == 403
    assert "openid-state account=- method=GET" in security.lines


@SQLITE
def test_other_issuers_late_answers_and_refusals(
    visitor: Visitor, anna: User, known_provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    identities.connect(anna, Person(known_provider.issuer, "anna"))
    assert visitor.get(at_the_provider(sent_away(visitor), "anna") + "&iss=https://evil.example").status_code == 403
    state = parse_qs(urlsplit(sent_away(visitor)).query)["state"][0]
    assert visitor.get(f"{RETURN}?state={state}&error=access_denied").status_code == 403
    state = parse_qs(urlsplit(sent_away(visitor)).query)["state"][0]
    assert visitor.get(f"{RETURN}?state={state}&code=guessed").status_code == 403
    back = at_the_provider(sent_away(visitor), "anna")
    monkeypatch.setattr(openid, "_PATIENCE", -1)
    assert visitor.get(back).status_code == 403
    assert visitor.get("/my-account").status_code == 403


@SQLITE
def test_a_provider_that_is_away_is_said_in_words(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    away = Provider("http://localhost:9", CLIENT, CLIENT, "Federation")
    monkeypatch.setattr("django.conf.settings.OPENID", away)
    openid._known.clear()
    answer = visitor.send("/sign-in/openid")
    assert answer.status_code == 503
    assert "Federation cannot be reached" in text(answer)


FORGED = ("", "issuer", "audience", "nonce", "expired", "subject", "none", "symmetric", "stranger", "azp")


@pytest.mark.parametrize("fault", FORGED)
def test_an_id_token_must_be_of_now_for_us_and_signed_by_the_provider(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Provider("https://id.example", CLIENT, "a secret of the client, long enough", "id")
    theirs, stranger = RSAKey.generate_key(2048, auto_kid=True), RSAKey.generate_key(2048, auto_kid=True)
    monkeypatch.setattr(openid, "_keys", lambda _asked: {"keys": [theirs.as_dict(private=False)]})
    monkeypatch.setattr(openid, "_forget", lambda _asked: None)
    now = int(time.time())
    claims: dict[str, Any] = {
        "iss": asked.issuer,
        "aud": CLIENT,
        "sub": "anna",
        "nonce": "n",
        "iat": now,
        "exp": now + 60,
    }
    faulty: dict[str, dict[str, Any]] = {
        "issuer": {"iss": "https://evil.example"},
        "audience": {"aud": "someone-else"},
        "nonce": {"nonce": "another"},
        "expired": {"exp": now - 600},
        "subject": {"sub": " "},
        "azp": {"aud": [CLIENT, "other"], "azp": "other"},
    }
    claims |= faulty.get(fault, {})
    header, key = {"alg": "RS256", "kid": theirs.kid}, theirs
    if fault == "none":
        token = "eyJhbGciOiJub25lIn0." + jwt.encode(header, claims, theirs).split(".")[1] + "."
    elif fault == "symmetric":
        token = jwt.encode({"alg": "HS256"}, claims, OctKey.import_key(asked.secret), algorithms=["HS256"])
    else:
        token = jwt.encode({**header, "kid": theirs.kid}, claims, stranger if fault == "stranger" else key)
    if fault:
        with pytest.raises(Exception, match=r".") as refused:
            openid._claims(asked, token, "n")
        assert isinstance(refused.value, ValueError) or "joserfc" in type(refused.value).__module__
    else:
        assert openid._claims(asked, token, "n")["sub"] == "anna"


def test_the_environment_is_checked_in_words() -> None:
    issuer, client, secret, name = (f"FAIRSWISS_OPENID_{word}" for word in ("ISSUER", "CLIENT", "SECRET", "NAME"))
    assert provider({}) is None
    with pytest.raises(BadRequest, match="with https://"):
        provider({issuer: "http://id.example", client: "a", secret: "b"})
    with pytest.raises(BadRequest, match="SECRET is not"):
        provider({issuer: "https://id.example", client: "a"})
    whole = provider({issuer: "https://id.example/", client: "a", secret: "b", name: "Our federation"})
    assert whole == Provider("https://id.example", "a", "b", "Our federation")


@SQLITE
def test_without_a_provider_there_is_no_such_way_in(visitor: Visitor, anna: User) -> None:
    assert "Sign in with" not in text(visitor.get("/sign-in"))
    assert visitor.send("/sign-in/openid").status_code == 400
    assert visitor.get(RETURN, headers={"host": HOST}).status_code == 400
