"""Sign-in by OpenID Connect: the authorization code flow with PKCE, by authlib; ID tokens are checked by joserfc.

State, nonce and verifier live in the session of the browser that began, and count once.
"""

import secrets
import time
from typing import Any, NamedTuple

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, Busy, NotAllowed
from fairswiss.model.extras import optional
from fairswiss.web.credentials.provider import Provider
from fairswiss.web.security_log import refused

_ALGORITHMS = ["RS256", "PS256", "ES256", "RS384", "ES384", "RS512", "ES512", "EdDSA", "Ed25519"]
"""Signatures with a key of the provider; never ``none``, never one made with our own secret."""
_LEEWAY = 60
_TIMEOUT = 10
_PATIENCE = 15 * 60
_KEPT = 60 * 60
_PENDING = "openid"


class Errand(NamedTuple):
    """The purpose of a visit to the provider, and the page to return to."""

    kind: str
    """``sign-in``, ``link`` or ``join``."""
    target: str = "/"
    invitation: str = ""
    name: str = ""


class Person(NamedTuple):
    """An identity at the provider."""

    issuer: str
    subject: str


def sent_away(request: HttpRequest, errand: Errand) -> str:
    """The address at the provider where someone proves who they are."""
    asked = _provider()
    state, nonce, verifier = (secrets.token_urlsafe(32) for _each in range(3))
    request.session[_PENDING] = [state, nonce, verifier, int(time.time()), [*errand]]
    address, _state = _client(request, asked).create_authorization_url(
        _metadata(asked)["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier
    )
    return str(address)


def came_back(request: HttpRequest) -> tuple[Errand, Person]:
    """Finish a visit to the provider: its purpose and the identity; refused unless this very browser began it."""
    asked = _provider()
    pending = request.session.pop(_PENDING, None)
    if pending is None or not secrets.compare_digest(request.GET.get("state", ""), pending[0]):
        refused(request, "openid-state")
        raise NotAllowed(
            _("This sign-in was not started in this browser, or was used already. Start again."), code="sign-in-refused"
        )
    _state, nonce, verifier, since, errand = pending
    if not 0 <= time.time() - since <= _PATIENCE:
        raise NotAllowed(_("This sign-in took too long. Start again."), code="sign-in-refused")
    if request.GET.get("iss", asked.issuer).rstrip("/") != asked.issuer:
        refused(request, "openid-issuer")
        raise NotAllowed(_("This answer comes from another provider. Start again."), code="sign-in-refused")
    if "code" not in request.GET:
        words = _("{name} did not let you in. Start again, or sign in with a password.")
        raise NotAllowed(filled(words, name=asked.name), code="sign-in-refused")
    return Errand(*errand), _person(request, asked, nonce, verifier)


def _person(request: HttpRequest, asked: Provider, nonce: str, verifier: str) -> Person:
    from authlib.integrations.base_client.errors import OAuthError
    from joserfc.errors import JoseError
    from requests import RequestException

    try:
        token = _client(request, asked).fetch_token(
            _metadata(asked)["token_endpoint"],
            code=request.GET["code"],
            code_verifier=verifier,
            grant_type="authorization_code",
            timeout=_TIMEOUT,
        )
        claims = _claims(asked, str(token.get("id_token", "")), nonce)
    except RequestException as error:
        raise _unreachable(asked) from error
    except (OAuthError, JoseError, ValueError, KeyError, TypeError) as error:
        refused(request, "openid-token")
        words = _("{name} sent an invalid response. Start again.")
        raise NotAllowed(filled(words, name=asked.name), code="sign-in-refused") from error
    return Person(asked.issuer, str(claims["sub"])[:255])


def _claims(asked: Provider, id_token: str, nonce: str) -> dict[str, Any]:
    """The claims of an ID token, validated: issued by the provider, for us, not expired, in answer to this request."""
    from joserfc import jwt
    from joserfc.errors import InvalidKeyIdError
    from joserfc.jwk import KeySet

    try:
        token = jwt.decode(id_token, KeySet.import_key_set(_keys(asked)), algorithms=_ALGORITHMS)
    except (InvalidKeyIdError, ValueError):
        _forget(asked)  # the provider may have changed its keys
        token = jwt.decode(id_token, KeySet.import_key_set(_keys(asked)), algorithms=_ALGORITHMS)
    registry = jwt.JWTClaimsRegistry(
        leeway=_LEEWAY,
        iss={"essential": True, "values": [asked.issuer, f"{asked.issuer}/"]},
        aud={"essential": True, "value": asked.client},
        exp={"essential": True},
        iat={"essential": True},
        sub={"essential": True},
        nonce={"essential": True, "value": nonce},
    )
    registry.validate(token.claims)
    audience = token.claims["aud"]
    if isinstance(audience, list) and len(audience) > 1 and token.claims.get("azp") != asked.client:
        raise ValueError("azp")
    if not str(token.claims["sub"]).strip():
        raise ValueError("sub")
    return dict(token.claims)


def _client(request: HttpRequest, asked: Provider) -> Any:
    with optional():
        from authlib.integrations.requests_client import OAuth2Session

    return OAuth2Session(
        asked.client,
        asked.secret,
        scope="openid",
        redirect_uri=request.build_absolute_uri(reverse("credentials:openid-return")),
        code_challenge_method="S256",
    )


def _provider() -> Provider:
    asked: Provider | None = settings.OPENID
    if asked is None:
        raise BadRequest(_("No sign-in provider is set up for this service."), code="no-provider")
    return asked


_known: dict[str, tuple[float, Any]] = {}


def _metadata(asked: Provider) -> dict[str, Any]:
    """The provider's metadata, cached for an hour; the issuer in it must be the configured one."""
    found: dict[str, Any] = _read(f"{asked.issuer}/.well-known/openid-configuration", asked)
    if str(found.get("issuer", "")).rstrip("/") != asked.issuer:
        raise _unreachable(asked)
    return found


def _keys(asked: Provider) -> Any:
    return _read(_metadata(asked)["jwks_uri"], asked)


def _forget(asked: Provider) -> None:
    _known.pop(_metadata(asked)["jwks_uri"], None)


def _read(address: str, asked: Provider) -> Any:
    with optional():
        import requests

    read, held = _known.get(address, (0.0, None))
    if held is None or time.monotonic() - read > _KEPT:
        try:
            answer = requests.get(address, timeout=_TIMEOUT, allow_redirects=False)
            answer.raise_for_status()
            held = answer.json()
        except (requests.RequestException, ValueError) as error:
            raise _unreachable(asked) from error
        _known[address] = (time.monotonic(), held)
    return held


def _unreachable(asked: Provider) -> Busy:
    words = _("{name} cannot be reached right now. Try again in a moment, or sign in with a password.")
    return Busy(words.format(name=asked.name))
