"""One's own tokens and sessions, and invitations. A secret is in one answer and nowhere else."""

from datetime import datetime

from django.http import HttpRequest

from fairswiss.desk import journals
from fairswiss.web.access import Action, Scope
from fairswiss.web.api.people_shapes import NewInvitation, NewToken
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.shapes import Sent
from fairswiss.web.credentials import browsers, invitations, tokens
from fairswiss.web.credentials.invitation_views import link_of
from fairswiss.web.credentials.models import Invitation
from fairswiss.web.credentials.views import own_account


@router.get("my/tokens", auth=Allowed(Action.SECURE_ACCOUNT), response=list[Data])
def list_tokens(request: HttpRequest) -> list[Data]:
    """Your tokens, the newest first; those that have ended too."""
    return [_plain(one._asdict()) for one in tokens.of_account(own_account(request))]


@router.post("my/tokens", auth=Allowed(Action.SECURE_ACCOUNT, final=True), response=Data)
def issue_token(request: HttpRequest, sent: NewToken) -> Data:
    """A new token for programs; ``secret`` is in this answer and nowhere else."""
    user = own_account(request)
    issued = tokens.issue(user, sent.label, Scope(sent.scope), sent.tournament, sent.days, user.username)
    return _plain({"number": issued.token.pk, "expires": issued.token.expires, "secret": issued.secret})


@router.post("my/tokens/{number}/revoke", auth=Allowed(Action.SECURE_ACCOUNT), response=list[Data])
def revoke_token(request: HttpRequest, number: int, sent: Sent) -> list[Data]:
    """End a token at once."""
    user = own_account(request)
    tokens.revoke(user, number, user.username)
    return list_tokens(request)


@router.get("my/sessions", auth=Allowed(Action.SECURE_ACCOUNT), response=list[Data])
def list_sessions(request: HttpRequest) -> list[Data]:
    """Your sessions, this one first."""
    return [_plain(one._asdict()) for one in browsers.of_account(request, own_account(request))]


@router.post("my/sessions/end", auth=Allowed(Action.SECURE_ACCOUNT), response=list[Data])
def end_sessions(request: HttpRequest, sent: Sent) -> list[Data]:
    """End all of your sessions but this one."""
    browsers.end_others(request, own_account(request))
    return list_sessions(request)


@router.post("my/sessions/{session}/end", auth=Allowed(Action.SECURE_ACCOUNT), response=list[Data])
def end_session(request: HttpRequest, session: str, sent: Sent) -> list[Data]:
    """End one of your sessions."""
    browsers.end(own_account(request), session)
    return list_sessions(request)


@router.get("t/{tournament}/people/invitations", auth=Allowed(Action.MANAGE_PEOPLE), response=list[Data])
def list_invitations(request: HttpRequest, tournament: str) -> list[Data]:
    """The invitations that can still be accepted."""
    journals.read(tournament)
    return [_invitation(held) for held in invitations.open_in(tournament)]


@router.post("t/{tournament}/people/invitations", auth=Allowed(Action.MANAGE_PEOPLE), response=Data)
def invite(request: HttpRequest, tournament: str, sent: NewInvitation) -> Data:
    """Offer a role; ``link`` is in this answer and nowhere else."""
    journals.read(tournament)
    issued = invitations.invite(tournament, sent.task(), sent.hours, request.user.get_username())
    return {**_invitation(issued.invitation), "link": link_of(request, issued.secret)}


@router.post("t/{tournament}/people/invitations/{number}/withdraw", auth=Allowed(Action.MANAGE_PEOPLE), response=Data)
def withdraw_invitation(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """End an invitation before anyone accepts it."""
    invitations.withdraw(tournament, number, request.user.get_username())
    return {"open": list_invitations(request, tournament)}


def _plain(data: Data) -> Data:
    """Moments as text, so that an answer that is given again is the same."""
    return {name: held.isoformat() if isinstance(held, datetime) else held for name, held in data.items()}


def _invitation(held: Invitation) -> Data:
    return {
        "number": held.pk,
        "role": held.role,
        "first_board": held.first_board,
        "last_board": held.last_board,
        "by": held.by,
        "expires": held.expires.isoformat(),
    }
