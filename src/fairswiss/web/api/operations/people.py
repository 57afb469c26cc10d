"""The people of a tournament: appointed, changed, dismissed by its chief arbiter."""

from django.http import HttpRequest

from fairswiss.desk import journals
from fairswiss.web.access import Action
from fairswiss.web.api.people_shapes import Appointing, Charged
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.shapes import Sent
from fairswiss.web.people import appointments
from fairswiss.web.people.accounts import account
from fairswiss.web.people.models import Appointment


def appointment_data(held: Appointment) -> Data:
    """An appointment as data; an empty tournament stands for every one."""
    return {
        "number": held.pk,
        "name": held.user.username,
        "tournament": held.tournament,
        "role": held.role,
        "first_board": held.first_board,
        "last_board": held.last_board,
    }


@router.get("t/{tournament}/people", auth=Allowed(Action.MANAGE_PEOPLE), response=Data)
def list_people(request: HttpRequest, tournament: str) -> Data:
    """The roles in this tournament, and those in every tournament."""
    journals.read(tournament)
    return _people(tournament)


@router.post("t/{tournament}/people", auth=Allowed(Action.MANAGE_PEOPLE), response=Data)
def appoint(request: HttpRequest, tournament: str, sent: Appointing) -> Data:
    """Give an account a role here; once more is no harm."""
    appointments.appoint(account(sent.name), tournament, sent.task(), request.user.get_username())
    return _people(tournament)


@router.post("t/{tournament}/people/{number}/change", auth=Allowed(Action.MANAGE_PEOPLE), response=Data)
def change_appointment(request: HttpRequest, tournament: str, number: int, sent: Charged) -> Data:
    """Another role, or other boards, from the next request on."""
    held = appointments.appointment(number, tournament)
    appointments.change(held, sent.task(), request.user.get_username())
    return _people(tournament)


@router.post("t/{tournament}/people/{number}/dismiss", auth=Allowed(Action.MANAGE_PEOPLE), response=Data)
def dismiss(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """The end of a role; the account stays."""
    appointments.dismiss(appointments.appointment(number, tournament), request.user.get_username())
    return _people(tournament)


def _people(tournament: str) -> Data:
    return {
        "people": [appointment_data(held) for held in appointments.of_tournament(tournament)],
        "everywhere": [appointment_data(held) for held in appointments.of_tournament("")],
    }
