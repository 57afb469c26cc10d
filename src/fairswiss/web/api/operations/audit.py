"""The audit log: read and verified by who is chief arbiter of every tournament."""

from django.http import HttpRequest

from fairswiss.desk import auditing
from fairswiss.web.access import Action
from fairswiss.web.api.answers import provenance_data
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.service import Allowed


@router.get("audit", auth=Allowed(Action.MANAGE_ACCOUNTS), response=list[Data])
def show_audit(request: HttpRequest, after: int = 0) -> list[Data]:
    """Who changed accounts and roles, exported, archived, restored or anonymised, from an entry on."""
    return [line._asdict() for line in auditing.audit_log() if line.number > after]


@router.get("audit/verify", auth=Allowed(Action.MANAGE_ACCOUNTS), response=Data)
def verify_audit(request: HttpRequest) -> Data:
    """Go through its chain: every place where it is broken, and who signed it."""
    found, signed = auditing.verify_audit_log()
    return {"sound": not found, "breaks": [one._asdict() for one in found], **provenance_data(signed)}
