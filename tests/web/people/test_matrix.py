"""The matrix: role × action × own tournament, other tournament, logged out. Every cell is a test of its own."""

import pytest

from fairswiss.web.access import OWNER, Action, Role, boards_of, may, roles_of
from fairswiss.web.people.appointments import Task, appoint
from fairswiss.web.people.models import Appointment
from tests.web.people.conftest import Hall
from tests.web.people.matrix import CELLS, TABLE, WHO, allowed
from tests.web.team import account


def test_the_table_has_every_action() -> None:
    assert set(TABLE) == {action.value for action in Action}


@pytest.mark.parametrize(("action", "who", "where"), CELLS)
def test_cell(hall: Hall, action: str, who: str, where: str) -> None:
    assert may(hall.user(who), Action(action), hall.tournament(where)) is allowed(action, who, where)


@pytest.mark.parametrize("action", TABLE)
def test_where_no_tournament_is_named_only_what_holds_everywhere_counts(hall: Hall, action: str) -> None:
    for who in WHO:
        assert may(hall.user(who), Action(action)) is (TABLE[action][who] == "all")


@pytest.mark.parametrize("role", Role)
def test_a_role_in_every_tournament_is_that_role_in_each(hall: Hall, role: Role) -> None:
    user = account(f"every-{role}")
    appoint(user, "", Task(role), "test")
    for action, cells in TABLE.items():
        holds = cells[role] != "-" or role is Role.CHIEF_ARBITER
        assert may(user, Action(action), hall.other) is holds, action
        assert may(user, Action(action), "of-tomorrow") is holds, action


def test_the_owner_of_the_machine_is_chief_arbiter_everywhere_without_an_appointment(hall: Hall) -> None:
    owner = account(OWNER)
    assert not owner.appointments.exists()
    assert all(may(owner, action, hall.other) for action in Action)
    owner.is_active = False
    assert not any(may(owner, action) for action in Action if TABLE[action]["logged-out"] == "-")


def test_roles_add_up_and_unknown_ones_count_for_nothing(hall: Hall) -> None:
    user = account("both")
    appoint(user, hall.own, Task(Role.VIEWER), "test")
    appoint(user, hall.other, Task(Role.ARBITER), "test")
    Appointment.objects.create(user=user, tournament=hall.own, role="emperor")
    assert roles_of(user, hall.own) == {Role.VIEWER}
    assert roles_of(user, hall.other) == {Role.ARBITER}
    assert roles_of(user, None) == frozenset()


def test_boards_limit_the_entry_of_results_alone(hall: Hall) -> None:
    user = account("some-boards")
    appoint(user, hall.own, Task(Role.RESULT_ENTRY, 2, 3), "test")
    appoint(user, hall.own, Task(Role.RESULT_ENTRY, 7, 7), "test")
    fine = [board for board in range(1, 10) if may(user, Action.ENTER_RESULTS, hall.own, board)]
    assert fine == [2, 3, 7]
    assert boards_of(user, hall.own) == (range(2, 4), range(7, 8))
    assert not may(user, Action.ENTER_RESULTS, hall.other, 2)
    assert may(user, Action.SEE_TOURNAMENT, hall.own)
    assert boards_of(hall.user(Role.ARBITER), hall.own) is None
    assert boards_of(hall.user(Role.VIEWER), hall.own) == ()
    more = account("all-boards")
    appoint(more, hall.own, Task(Role.RESULT_ENTRY, 2, 3), "test")
    appoint(more, "", Task(Role.RESULT_ENTRY), "test")
    assert boards_of(more, hall.own) is None
