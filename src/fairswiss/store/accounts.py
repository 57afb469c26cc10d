"""Rows of the accounts that sign in."""

from typing import Any

from django.contrib.auth import get_user_model


def named(name: str) -> list[dict[str, Any]]:
    """The accounts called like this, without their passwords."""
    found = get_user_model().objects.filter(username__iexact=name)
    return [
        {
            "name": account.get_username(),
            "made": account.date_joined.isoformat(),
            "last_signed_in": account.last_login.isoformat() if account.last_login else "",
        }
        for account in found
    ]
