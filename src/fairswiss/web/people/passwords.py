"""Passwords and codes that the program makes."""

import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_GROUPS, _GROUP = 4, 4


def random_password() -> str:
    """A password to be copied from a screen by hand: about 79 bits, no two letters that look alike."""
    return "-".join("".join(secrets.choice(_LETTERS) for _at in range(_GROUP)) for _group in range(_GROUPS))
