"""The command ``audit``: what was done to accounts, and to events as a whole. Django is imported when it runs."""

from typing import Annotated

from fairswiss.cli import typed
from fairswiss.cli.journal_commands import open_data
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, safe
from fairswiss.cli.serve_commands import Data
from fairswiss.language import gettext


def audit(
    last: Annotated[int, typed.Option("--last", metavar="N", min=0, help="Only the last entries; 0 is all.")] = 0,
    data: Data = "",
    as_json: Json = False,
) -> Answer:
    """Show who changed accounts, passwords and roles, and who exported, archived, restored or anonymised an event.

    fairswiss journal verify checks that no entry of it was changed or removed.

    \b
    Examples:
      fairswiss audit
      fairswiss audit --last 20
    """
    open_data(data)
    from fairswiss.desk.auditing import audit_log

    lines = audit_log(last)
    if as_json:
        return Answer(json_text([line._asdict() for line in lines]))
    shown = [f"{line.number:>6} {line.when[:19]}  {line.who}: {line.text}" for line in lines]
    return Answer(safe("\n".join(shown)) or gettext("The audit log is empty."))
