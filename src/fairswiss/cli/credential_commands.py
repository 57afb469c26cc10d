"""Commands about credentials, beside those about people: tokens for programs, the end of a second factor."""

from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.journal_commands import open_data
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, safe
from fairswiss.cli.people_commands import BY, Event, Name, people
from fairswiss.cli.serve_commands import Data
from fairswiss.language import gettext

if TYPE_CHECKING:
    from fairswiss.web.credentials.tokens import Listed


@people.command("token")
def token(
    name: Name,
    label: Annotated[str, typed.Option("--label", metavar="WORDS", help="Purpose of the token.")] = "command line",
    scope: Annotated[str, typed.Option("--scope", metavar="SCOPE", help="Scope: read, results or run.")] = "read",
    event: Event = "",
    days: Annotated[int, typed.Option("--days", metavar="DAYS", help="For how long, up to 366 days.")] = 90,
    data: Data = "",
) -> Answer:
    """Create an API token for an account and print it. It is shown only once.

    fairswiss people token anna --label "club web site" --event 4f2a9c01b7de
    fairswiss people token anna --scope results --days 2
    """
    open_data(data)
    from fairswiss.model.errors import BadRequest
    from fairswiss.web.access import Scope
    from fairswiss.web.credentials import tokens
    from fairswiss.web.people import accounts

    if scope not in {*Scope}:
        words = "Unknown scope {scope!r:.20}. Known: {names}"
        raise BadRequest(gettext(words, scope=scope, names=", ".join(Scope)), code="value-unknown")
    return Answer(tokens.issue(accounts.account(name), label, Scope(scope), event, days, BY).secret)


@people.command("tokens")
def list_tokens(name: Name, data: Data = "", as_json: Json = False) -> Answer:
    """List the API tokens of an account.

    fairswiss people tokens anna
    """
    open_data(data)
    from fairswiss.web.credentials import tokens
    from fairswiss.web.people import accounts

    found = tokens.of_account(accounts.account(name))
    if as_json:
        return Answer(json_text([_described(one) for one in found]))
    return Answer(safe("\n".join(_line(one) for one in found) or gettext("No tokens.")))


@people.command("revoke")
def revoke(
    name: Name,
    number: Annotated[int, typed.Argument(metavar="NUMBER", help="The token, as people tokens numbers it.")],
    data: Data = "",
) -> Answer:
    """Revoke an API token. Programs that use it are refused immediately.

    fairswiss people revoke anna 3
    """
    open_data(data)
    from fairswiss.web.credentials import tokens
    from fairswiss.web.people import accounts

    tokens.revoke(accounts.account(name), number, BY)
    return Answer(gettext("Token {number} is revoked.", number=number))


@people.command("second-factor-off")
def second_factor_off(name: Name, data: Data = "") -> Answer:
    """Switch off the second factor of an account, for someone who has lost the phone and the recovery codes.

    fairswiss people second-factor-off anna
    """
    open_data(data)
    from fairswiss.web.credentials import second_factor
    from fairswiss.web.people import accounts

    user = accounts.account(name)
    was_on = second_factor.switch_off(user, BY)
    said = gettext("is off: signing in asks only for the password") if was_on else gettext("was not on")
    return Answer(gettext("The second factor of {username} {said}.", username=user.username, said=said))


def _described(one: "Listed") -> dict[str, object]:
    used = one.used.isoformat() if one.used else ""
    return {**one._asdict(), "made": one.made.isoformat(), "expires": one.expires.isoformat(), "used": used}


def _line(one: "Listed") -> str:
    where = gettext("in {event}", event=one.tournament) if one.tournament else gettext("in every event")
    until = gettext("until {day:%Y-%m-%d}", day=one.expires) if one.is_alive else gettext("ended")
    return f"{one.number:>4}  {one.label}: {one.scope.value} {where}, {until}"
