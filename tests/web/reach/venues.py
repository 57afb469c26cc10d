"""A manager for a venue, without a venue: other loopback addresses stand for other network cards."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from django.contrib.auth.models import User

from fairswiss.web.access import OWNER
from tests.web.databases import connected, copied_file
from tests.web.live import Live, manager

CARD = "127.0.0.2"
PASSWORD = "a queen for a pawn"


def with_password(prepared_file: Path, folder: Path) -> Path:
    """A data folder whose chief arbiter can sign in."""
    with connected(copied_file(prepared_file, folder)):
        User.objects.create_user(OWNER, password=PASSWORD)
    return folder


@contextlib.contextmanager
def venue(folder: Path, *options: str) -> Iterator[Live]:
    """A manager for the network of that card."""
    with manager(folder, "", "--lan", "--address", CARD, *options) as live:
        yield live
