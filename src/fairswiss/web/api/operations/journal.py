"""The journal of an event: read, verified, undone, copied."""

from django.http import HttpRequest

from fairswiss.desk import backups, history, journals, proof
from fairswiss.web.access import Action
from fairswiss.web.api.answers import event_data, provenance_data
from fairswiss.web.api.round_shapes import Undoing
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import packed, sender
from fairswiss.web.api.shapes import Sent


@router.get("t/{tournament}/journal", auth=Allowed(Action.SEE_JOURNAL), response=list[Data])
def show_journal(request: HttpRequest, tournament: str, after: int = 0) -> list[Data]:
    """The entries of the journal, from one on."""
    return [line._asdict() for line in history.history(tournament) if line.number > after]


@router.post("t/{tournament}/journal/undo", auth=Allowed(Action.UNDO), response=Data)
def undo(request: HttpRequest, tournament: str, sent: Undoing) -> Data:
    """Make an entry count no more."""
    by = sender(request, sent)
    return event_data(history.undo(tournament, sent.entry, by) if sent.entry else history.undo_last(tournament, by))


@router.get("t/{tournament}/journal/verify", auth=Allowed(Action.SEE_JOURNAL), response=Data)
def verify(request: HttpRequest, tournament: str) -> Data:
    """Verify the chain: where it is broken, before which entries it was rewritten, and who signed it."""
    journals.read(tournament)
    found = proof.of_event(tournament)
    anew = [] if found.breaks else [line.number for line in history.made_anew(tournament)]
    broken = [one._asdict() for one in found.breaks]
    return {"sound": not broken, "breaks": broken, "made_anew": anew, **provenance_data(found.signed)}


@router.get("t/{tournament}/journal/backup", auth=Allowed(Action.EXPORT), response=Data)
def backup(request: HttpRequest, tournament: str) -> Data:
    """The journal as a file to keep elsewhere, in Base64."""
    return {"name": f"{tournament}.journal", "content": packed(backups.backup(tournament))}


@router.get("t/{tournament}/journal/copies", auth=Allowed(Action.SEE_JOURNAL), response=list[Data])
def list_copies(request: HttpRequest, tournament: str) -> list[Data]:
    """The copies that were kept by themselves, the newest first."""
    journals.read(tournament)
    return [{"name": copy.name, "bytes": copy.bytes} for copy in backups.snapshots(tournament)[::-1]]


@router.get("t/{tournament}/journal/copies/{name}", auth=Allowed(Action.EXPORT), response=Data)
def show_copy(request: HttpRequest, tournament: str, name: str) -> Data:
    """One of these copies, in Base64."""
    journals.read(tournament)
    return {"name": name, "content": packed(backups.snapshot_bytes(tournament, name))}


@router.post("t/{tournament}/journal/copies/{name}/restore", auth=Allowed(Action.CREATE_TOURNAMENT), response=Data)
def restore_copy(request: HttpRequest, tournament: str, name: str, sent: Sent) -> Data:
    """The event as it was when a copy was kept, beside the present one."""
    journals.read(tournament)
    return event_data(backups.restore(backups.snapshot_bytes(tournament, name), sender(request, sent)))
