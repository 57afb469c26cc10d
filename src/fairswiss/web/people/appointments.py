"""Appointments: given, changed, ended. Who asks was allowed to before; what is asked for is judged here."""

from typing import NamedTuple

from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext as _

from fairswiss.desk import journals
from fairswiss.journal.audit import Appointed, AppointmentChanged, Dismissed
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.store import audit
from fairswiss.web.access import OWNER, Role
from fairswiss.web.people.models import Appointment
from fairswiss.web.security_log import noted

MOST_BOARDS = 5_000


class Task(NamedTuple):
    """An appointment: a role, at some boards or (None) at all."""

    role: Role
    first_board: int | None = None
    last_board: int | None = None


def of_tournament(tournament: str) -> list[Appointment]:
    """Appointments in this tournament; an empty name stands for those that hold in every one."""
    return list(Appointment.objects.filter(tournament=tournament, role__in=[*Role]).select_related("user"))


def appointment(number: int, tournament: str) -> Appointment:
    """One appointment to this very tournament; those to others, or to all, are not found here."""
    found = Appointment.objects.filter(pk=number, tournament=tournament).select_related("user").first()
    if found is None:
        raise NotThere(_("This appointment has ended already."), code="ended-already")
    return found


def appoint(user: User, tournament: str, task: Task, by: str) -> Appointment:
    """Give somebody a role in a tournament (empty: in every one); once more is no harm."""
    if user.username == OWNER:
        raise BadRequest(
            _("The owner of this machine is already chief arbiter of every tournament."), code="owner-fixed"
        )
    if not user.is_active:
        words = _("The account {name} is deactivated. Give it a new password first.")
        raise BadRequest(filled(words, name=user.username), code="account-deactivated")
    if tournament:
        journals.read(tournament)  # refuses an event that is not there
    with transaction.atomic():
        found, is_new = Appointment.objects.get_or_create(user=user, tournament=tournament, **checked(task)._asdict())
        if is_new:
            _record("appointed", Appointed, found, by)
    return found


def change(held: Appointment, task: Task, by: str) -> None:
    """Another role, or other boards."""
    held.role, held.first_board, held.last_board = checked(task)
    with transaction.atomic():
        held.save(update_fields=("role", "first_board", "last_board"))
        _record("appointment-changed", AppointmentChanged, held, by)


def dismiss(held: Appointment, by: str) -> None:
    """The role is over, from the next request on."""
    with transaction.atomic():
        _record("dismissed", Dismissed, held, by)
        held.delete()


def _record(word: str, kind: type[Appointed | AppointmentChanged | Dismissed], held: Appointment, by: str) -> None:
    """In the audit log, with the change; in the security log, once that is certain."""
    name, role = held.user.username, str(held.role)
    audit.record(kind(name, role, held.tournament, held.first_board, held.last_board), by)
    boards = "all" if held.boards is None else f"{held.first_board}-{held.last_board}"
    said = {"by": by, "role": role, "tournament": held.tournament or "every", "boards": boards}
    transaction.on_commit(lambda: noted(word, name, **said))


def checked(task: Task) -> Task:
    """Boards are for entering results: who may pair or undo reaches every board anyway."""
    first, last = task.first_board, task.last_board
    if first is None and last is None:
        return task
    if task.role is not Role.RESULT_ENTRY:
        raise BadRequest(
            _("Only the entry of results can be limited to some boards. Leave the boards empty."),
            code="boards-unusable",
        )
    if first is None or last is None or not 1 <= first <= last <= MOST_BOARDS:
        words = _("Give the first and the last board, between 1 and {most}, or leave both empty.")
        raise BadRequest(filled(words, most=MOST_BOARDS), code="boards-unusable")
    return task
