"""Invitations: one link, one account, one role, not for long."""

import threading
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.utils import timezone

from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.web.access import Role, boards_of, roles_of
from fairswiss.web.credentials import invitations
from fairswiss.web.credentials.models import Invitation
from fairswiss.web.people.appointments import Task
from tests.web.credentials.conftest import PASSWORD
from tests.web.samples import imported
from tests.web.team import account, appointed, signed_in
from tests.web.visitors import Visitor, text

SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def invited(event: str, task: Task | None = None) -> str:
    return invitations.invite(event, task or Task(Role.ARBITER), 1, "chief").secret


def test_whoever_opens_the_link_first_gets_an_account_with_the_role(visitor: Visitor) -> None:
    event = imported().event
    path = f"/invitation/{invited(event, Task(Role.RESULT_ENTRY, 1, 3))}"
    shown = text(visitor.get(path))
    assert "Result entry" in shown
    assert visitor.send(path, {"name": "carla", "password": "short"}).status_code == 422
    assert not User.objects.filter(username="carla").exists()
    assert visitor.send(path, {"name": "carla", "password": PASSWORD}).headers["Location"] == f"/t/{event}/"
    carla = User.objects.get(username="carla")
    assert roles_of(carla, event) == {Role.RESULT_ENTRY}
    assert roles_of(carla, None) == frozenset()
    assert boards_of(carla, event) == (range(1, 4),)
    assert visitor.get(f"/t/{event}/").status_code == 200
    second = Visitor()
    assert second.get(path).status_code == 404
    assert second.send(path, {"name": "dora", "password": PASSWORD}).status_code == 404
    assert not User.objects.filter(username="dora").exists()


def test_somebody_with_an_account_accepts_as_oneself(visitor: Visitor) -> None:
    event = imported().event
    path = f"/invitation/{invited(event)}"
    ben = signed_in("ben")
    assert "Accept as ben" in text(ben.get(path))
    assert ben.send(path).status_code == 302
    assert roles_of(User.objects.get(username="ben"), event) == {Role.ARBITER}


def test_an_invitation_ends_by_time_and_by_hand(visitor: Visitor) -> None:
    event = imported().event
    late, withdrawn = invited(event), invited(event)
    Invitation.objects.filter(digest=invitations._digest(late)).update(expires=timezone.now() - timedelta(seconds=1))
    number = Invitation.objects.get(digest=invitations._digest(withdrawn)).pk
    invitations.withdraw(event, number, "chief")
    for secret in (late, withdrawn, "nosuch"):
        with pytest.raises(NotThere, match="Ask for a new one"):
            invitations.found(secret)
    with pytest.raises(NotThere):
        invitations.withdraw(event, number, "chief")
    assert invitations.open_in(event) == []


@SQLITE
def test_only_the_chief_arbiter_of_the_tournament_invites(visitor: Visitor) -> None:
    event, other = imported().event, imported("club-evening").event
    fields = {"role": "arbiter", "hours": "24"}
    chief = appointed(Role.CHIEF_ARBITER, event, name="chief")
    shown = text(chief.send(f"/t/{event}/people/invite", fields))
    assert "/invitation/" in shown
    assert "data:image/svg" in shown
    assert chief.send(f"/t/{other}/people/invite", fields).status_code == 403
    assert appointed(Role.ARBITER, event).send(f"/t/{event}/people/invite", fields).status_code == 403
    number = Invitation.objects.get().pk
    assert chief.send(f"/t/{other}/people/invite/{number}/withdraw").status_code == 403
    assert "arbiter" in text(chief.get(f"/t/{event}/people/invite")).lower()
    assert chief.send(f"/t/{event}/people/invite", {"role": "arbiter", "hours": "100000"}).status_code == 422
    assert chief.send(f"/t/{event}/people/invite/{number}/withdraw").status_code == 302


@SQLITE
def test_odd_tasks_are_refused(visitor: Visitor) -> None:
    event = imported().event
    with pytest.raises(BadRequest, match="some boards"):
        invitations.invite(event, Task(Role.ARBITER, 1, 2), 1, "chief")
    with pytest.raises(BadRequest, match="hours"):
        invitations.invite(event, Task(Role.ARBITER), 0, "chief")


def test_of_two_at_once_one_comes_too_late(visitor: Visitor) -> None:
    event = imported().event
    secret = invited(event)
    people = [account(name) for name in ("one", "two")]
    came: list[str] = []

    def accept(user: User) -> None:
        try:
            invitations.accept(secret, user)
            came.append(user.username)
        except Exception as error:  # a locked database is a refusal too
            came.append(type(error).__name__)
        finally:
            connection.close()

    threads = [threading.Thread(target=accept, args=(user,)) for user in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    holders = [user for user in people if roles_of(User.objects.get(pk=user.pk), event)]
    assert len(holders) == 1, came
