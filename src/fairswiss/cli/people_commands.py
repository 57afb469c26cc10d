"""The commands about people: accounts, passwords, roles. Django is imported when they run."""

import getpass
import sys
from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.journal_commands import open_data
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, on_terminal, safe
from fairswiss.cli.serve_commands import Data
from fairswiss.desk.roles import Role
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest

if TYPE_CHECKING:
    from django.contrib.auth.models import User

    from fairswiss.web.people.models import Appointment

people = typed.Group("people", help="Accounts and their roles.")

Name = Annotated[str, typed.Argument(metavar="NAME", help="The account; owner is the person with the start link.")]
Event = Annotated[str, typed.Option("--event", metavar="EVENT", help="One event. Default: all events.")]
Stdin = Annotated[bool, typed.Option("--password-stdin", help="Read the password from standard input.")]
Random = Annotated[bool, typed.Option("--random", help="Generate a password and print it.")]
BY = "command-line"
_MOST_TYPED = 10_000


@people.command("list")
def list_people(data: Data = "", as_json: Json = False) -> Answer:
    """List the accounts with their roles.

    fairswiss people list
    """
    open_data(data)
    from fairswiss.web.people.accounts import accounts, owner

    owner()
    found = [_described(user) for user in accounts()]
    if as_json:
        return Answer(json_text(found))
    return Answer(safe("\n".join(_line(account) for account in found)))


@people.command("add")
def add(name: Name, from_stdin: Stdin = False, random: Random = False, data: Data = "") -> Answer:
    """Create an account. It sees nothing until it is given a role.

    fairswiss people add anna
    fairswiss people add anna --random
    """
    open_data(data)
    from fairswiss.web.people import accounts

    password = _password(from_stdin, random)
    user = accounts.add(name, password, BY)
    words = "The account {username} was created."
    return Answer(f"{user.username}: {password}" if random else gettext(words, username=user.username))


@people.command("password")
def change_password(name: Name, from_stdin: Stdin = False, random: Random = False, data: Data = "") -> Answer:
    """Set a new password. Anyone signed in with the old one is signed out.

    The name owner stands for the owner of this machine, who needs a password to sign in from other machines.

      fairswiss people password owner
      fairswiss people password anna --password-stdin < secret.txt
    """
    open_data(data)
    from fairswiss.web.people import accounts

    user = accounts.account(name)
    password = _password(from_stdin, random)
    accounts.set_password(user, password, BY)
    words = "The password of {username} was changed."
    return Answer(f"{user.username}: {password}" if random else gettext(words, username=user.username))


@people.command("appoint")
def appoint(
    name: Name,
    role: Annotated[Role, typed.Argument(metavar="ROLE", help="chief-arbiter, arbiter, result-entry or viewer.")],
    event: Event = "",
    boards: Annotated[
        str, typed.Option("--boards", metavar="FROM-TO", help="Results of these boards only, such as 1-20.")
    ] = "",
    data: Data = "",
) -> Answer:
    """Give someone a role in one event or in all of them.

    fairswiss people appoint anna arbiter --event 4f2a9c01b7de
    fairswiss people appoint ben result-entry --event 4f2a9c01b7de --boards 1-20
    """
    open_data(data)
    from fairswiss.web.people import accounts, appointments

    task = appointments.Task(role, *_boards(boards))
    held = appointments.appoint(accounts.account(name), event, task, BY)
    return Answer(safe(f"{held.user.username}: {_words(held)}"))


@people.command("dismiss")
def dismiss(
    name: Name,
    event: Event = "",
    role: Annotated[Role | None, typed.Option("--role", metavar="ROLE", help="Only this role.")] = None,
    everywhere: Annotated[bool, typed.Option("--all", help="Every role in every event.")] = False,
    data: Data = "",
) -> Answer:
    """Remove someone's roles: those in one event, or those in all events. The account stays.

    fairswiss people dismiss anna --event 4f2a9c01b7de
    fairswiss people dismiss anna --all
    """
    open_data(data)
    from fairswiss.web.people import accounts, appointments

    user = accounts.account(name)
    wanted = [
        held
        for held in user.appointments.select_related("user")
        if (everywhere or held.tournament == event) and (role is None or held.role == role)
    ]
    if not wanted:
        raise BadRequest(
            gettext("{username} has no such role. See: fairswiss people list", username=user.username),
            code="no-such-role",
        )
    words = "{username}: no longer {held}"
    said = "\n".join(gettext(words, username=user.username, held=_words(held)) for held in wanted)
    for held in wanted:
        appointments.dismiss(held, BY)
    return Answer(safe(said))


@people.command("remove")
def remove(name: Name, data: Data = "") -> Answer:
    """Deactivate an account: its roles and sessions end. The name stays reserved because journals mention it.

    To reactivate it, set a new password: fairswiss people password NAME. Its roles do not come back.

      fairswiss people remove anna
    """
    open_data(data)
    from fairswiss.web.people import accounts

    user = accounts.account(name)
    accounts.end(user, BY)
    return Answer(gettext("The account {username} is deactivated.", username=user.username))


def _password(from_stdin: bool, random: bool) -> str:
    """Typed twice without being shown, read from standard input, or made; never an argument, which others could see."""
    if from_stdin and random:
        raise BadRequest(gettext("Use --password-stdin or --random, not both."), code="options-contradict")
    if random:
        from fairswiss.web.people.accounts import random_password

        return random_password()
    if from_stdin:
        return sys.stdin.read(_MOST_TYPED).partition("\n")[0].removesuffix("\r")
    if not on_terminal(sys.stdin):
        raise BadRequest(
            gettext("No terminal to type a password into. Use --password-stdin or --random."), code="option-missing"
        )
    chosen = getpass.getpass(gettext("New password: "))
    if getpass.getpass(gettext("Once more: ")) != chosen:
        raise BadRequest(gettext("The two are not the same. Nothing was changed."), code="not-confirmed")
    return chosen


def _boards(text: str) -> tuple[int | None, int | None]:
    if not text:
        return None, None
    first, _dash, last = text.partition("-")
    if not all(part.isascii() and part.isdigit() and len(part) < 6 for part in (first, last)):
        raise BadRequest(
            gettext("{text!r:.20} is not a range of boards. Write the first and the last one: 1-20", text=text),
            code="value-unreadable",
        )
    return int(first), int(last)


def _described(user: "User") -> dict[str, object]:
    from fairswiss.web.access import OWNER

    roles = [
        {"role": held.role, "event": held.tournament, "boards": [held.first_board, held.last_board]}
        if held.boards
        else {"role": held.role, "event": held.tournament, "boards": None}
        for held in user.appointments.all()
    ]
    if user.username == OWNER:
        roles = [{"role": Role.CHIEF_ARBITER.value, "event": "", "boards": None}]
    return {"name": user.username, "active": user.is_active, "password": user.has_usable_password(), "roles": roles}


def _line(account: dict[str, object]) -> str:
    roles: list[dict[str, object]] = account["roles"]  # type: ignore[assignment]
    state = "" if account["password"] else gettext(" (no password)") if account["active"] else gettext(" (deactivated)")
    held = "; ".join(_role_words(str(one["role"]), str(one["event"]), one["boards"]) for one in roles)
    return f"{account['name']}{state}  {held or gettext('no role')}"


def _words(held: "Appointment") -> str:
    return _role_words(held.role, held.tournament, held.boards and [held.first_board, held.last_board])


def _role_words(role: str, event: str, boards: object) -> str:
    where = gettext("in {event}", event=event) if event else gettext("in every event")
    limit = f", boards {boards[0]}-{boards[1]}" if isinstance(boards, list) else ""
    return f"{role} {where}{limit}"
