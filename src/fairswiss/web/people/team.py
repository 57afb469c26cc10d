"""The people of a tournament: appointed, changed, dismissed by its chief arbiter."""

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from fairswiss.model.errors import BadRequest
from fairswiss.web.access import BOTH, OWNER, POST, Action, Role, page
from fairswiss.web.event_pages import done, event_page, known
from fairswiss.web.people import appointments
from fairswiss.web.people.accounts import account
from fairswiss.web.people.forms import AppointForm, TaskForm
from fairswiss.web.people.words import DUTIES, ROLES

_TAB = "people:index"


@page("t/<slug:tournament>/people/", Action.MANAGE_PEOPLE, BOTH)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """People and their roles in a tournament, and a form to appoint someone."""
    event = known(tournament)
    form = AppointForm(request.POST if request.method == "POST" else None, initial={"role": "result-entry"})
    if request.method == "POST" and form.is_valid():
        name = form.cleaned_data["name"]
        try:
            appointments.appoint(account(name), tournament, form.task(), request.user.get_username())
        except BadRequest as error:
            form.add_error(None, error.message)
        else:
            return done(request, _("Appointed."), _TAB, tournament=tournament)
    held = appointments.of_tournament(tournament)
    rows = [(one, ROLES[Role(one.role)], TaskForm(initial=vars(one), auto_id=f"id_%s_{one.pk}")) for one in held]
    everywhere = [(one, ROLES[Role(one.role)]) for one in appointments.of_tournament("")]
    duties = [(ROLES[role], words) for role, words in DUTIES.items()]
    more = {"rows": rows, "everywhere": everywhere, "form": form, "duties": duties, "owner": OWNER}
    response = event_page(request, "people/index.html", event, _TAB, **more)
    response.status_code = 422 if form.errors else 200
    return response


@page("t/<slug:tournament>/people/<int:number>/change", Action.MANAGE_PEOPLE, POST)
def change(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Another role, or other boards."""
    held = appointments.appointment(number, tournament)
    form = TaskForm(request.POST)
    if not form.is_valid():
        raise BadRequest(_("The form is incomplete. Reload the page."), code="form-incomplete")
    appointments.change(held, form.task(), request.user.get_username())
    return done(request, _("Changed. It takes effect immediately."), _TAB, tournament=tournament)


@page("t/<slug:tournament>/people/<int:number>/dismiss", Action.MANAGE_PEOPLE, POST)
def dismiss(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """The end of a role."""
    appointments.dismiss(appointments.appointment(number, tournament), request.user.get_username())
    return done(request, _("Role removed. The account itself stays."), _TAB, tournament=tournament)
