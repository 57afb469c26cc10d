"""What names a request, so that one whose answer was lost counts once when it is sent again."""

from collections.abc import Iterable
from hashlib import blake2b

NOT_NAMING = ("csrfmiddlewaretoken", "confirmed", "typed", "since")
"""Fields that differ when the same request is sent again."""


def request_name(path: str, sent: Iterable[tuple[str, list[str]]]) -> str:
    """The token of a form and all that is sent with it.

    A form that somebody comes back to, changes and sends again has the same token, and is another request.
    """
    naming = sorted((name, values) for name, values in sent if name not in NOT_NAMING)
    return blake2b(repr((path, naming)).encode(), digest_size=16).hexdigest()
