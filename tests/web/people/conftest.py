from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from django.conf import settings
from django.contrib.auth.models import AnonymousUser, User

from fairswiss.desk import events, rounds
from fairswiss.web.access import Role
from fairswiss.web.people.appointments import Task, appoint
from tests.web.databases import connected, copied_file
from tests.web.people.matrix import EVERYWHERE, LOGGED_OUT, NO_ROLE
from tests.web.rounds.events import BY, played, state
from tests.web.team import account


class Hall(NamedTuple):
    """Two tournaments, and somebody of every kind, appointed in the first."""

    own: str
    other: str
    victim: User

    def user(self, who: str) -> User | AnonymousUser:
        """Read anew, so that nothing is remembered from an earlier request."""
        return AnonymousUser() if who == LOGGED_OUT else User.objects.get(username=who)

    def tournament(self, where: str) -> str:
        """The own one, or the other."""
        return self.own if where == "own" else self.other


def _hall() -> Hall:
    own, other = _event(), _event()
    for role in Role:
        appoint(account(role.value), own, Task(role), "test")
    appoint(account(EVERYWHERE), "", Task(Role.CHIEF_ARBITER), "test")
    account(NO_ROLE)
    return Hall(own, other, account("victim"))


def _event() -> str:
    """One round is closed, the next one a draft."""
    made = played(6)
    rounds.draft(made, BY)
    events.change_settings(made, state(made).settings._replace(public=True), BY)
    return made


@pytest.fixture(scope="module")
def hall(prepared_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One for all tests of a module, which leave it as it was; who may do what is no question to the database."""
    folder = tmp_path_factory.mktemp("hall")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(settings, "DATA_FOLDER", folder)
        with connected(copied_file(prepared_file, folder)):
            yield _hall()
