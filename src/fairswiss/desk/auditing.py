"""The audit log: read in words, verified, and told of exports."""

import logging
from typing import NamedTuple

from django.db import DatabaseError

from fairswiss.desk import journals
from fairswiss.journal.audit import Exported
from fairswiss.journal.chain import Break
from fairswiss.model.errors import FairswissError
from fairswiss.rendering.audit import AuditLine, audit_lines
from fairswiss.store import audit
from fairswiss.store.signing import Provenance

_log = logging.getLogger("fairswiss.security")


class Audit(NamedTuple):
    """The integrity of the log as a whole."""

    breaks: list[Break]
    """Every place where it is not what was written."""
    signed: Provenance


def audit_log(last: int = 0) -> list[AuditLine]:
    """Every entry in words, the first one first; or only the last ones."""
    return audit_lines(audit.entries(last))


def verify_audit_log() -> Audit:
    """Go through its chain, and look whose signature it carries."""
    return Audit(audit.verify(), audit.signed_by())


def record_export(what: str, event: str, who: str, registration: int = 0) -> None:
    """Record that data leaves the program.

    An export does not fail because the disk is full or read-only: it may be the backup that saves the event. Then the
    security log alone says it.
    """
    try:
        with journals.together():
            audit.record(Exported(what, event, registration), who)
    except (DatabaseError, OSError, FairswissError) as error:
        _log.warning("export-unrecorded account=%s what=%s event=%s: %s", who, what, event, type(error).__name__)
