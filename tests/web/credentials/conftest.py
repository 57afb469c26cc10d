from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.test import override_settings

from fairswiss.web.people import accounts
from tests.web.visitors import Visitor

PASSWORD = "correct horse battery"
CHEAP = ["django.contrib.auth.hashers.PBKDF2PasswordHasher"]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Argon2 takes its time on purpose; what is tested here is not how passwords are kept."""
    from django.contrib.auth.hashers import PBKDF2PasswordHasher

    monkeypatch.setattr(PBKDF2PasswordHasher, "iterations", 1)
    with override_settings(PASSWORD_HASHERS=CHEAP):
        yield


@pytest.fixture
def anna(visitor: Visitor) -> User:
    """An account with a password and no role."""
    return accounts.add("anna", PASSWORD, "test")
