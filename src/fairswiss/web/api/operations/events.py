"""Events as a whole: listed, created, imported, restored, archived."""

from django.http import HttpRequest

from fairswiss.desk import backups, events, journals, proof
from fairswiss.desk.announcing import announced, new_settings
from fairswiss.desk.overview import overviews
from fairswiss.desk.samples import sample_event
from fairswiss.desk.shown import reported
from fairswiss.formats.trf import write_trf
from fairswiss.formats.trf.limits import MAX_BYTES
from fairswiss.tiebreaks.catalogue import SETS
from fairswiss.usecases.systems import systems
from fairswiss.web.access import Action, drafts_seen_by, may, roles_of
from fairswiss.web.api.answers import event_data, problem_data, provenance_data, seen_event
from fairswiss.web.api.event_shapes import CopySent, NewEvent, PuttingAway, ReportSent, fields_of
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import carrying, sender, unpacked
from fairswiss.web.api.shapes import Sent


@router.get("events", auth=Allowed(Action.LIST_TOURNAMENTS), response=list[Data])
def list_events(request: HttpRequest) -> list[Data]:
    """Every event in which the session's account has a role, the newest first."""
    return [overview._asdict() for overview in overviews(drafts_seen_by(request.user))]


@router.get("events/archive", auth=Allowed(Action.LIST_TOURNAMENTS), response=list[Data])
def list_archive(request: HttpRequest) -> list[Data]:
    """The archived events."""
    put_away = [event for event in events.events(archived=True) if roles_of(request.user, event.id)]
    return [{"id": event.id, "name": event.name, "created": event.created} for event in put_away]


@router.get("systems", auth=Allowed(Action.LIST_TOURNAMENTS), response=Data)
def list_systems(request: HttpRequest) -> Data:
    """The pairing systems, and the sets of tie-breaks by name."""
    return {"systems": [system._asdict() for system in systems()], "tie_breaks": {**SETS}}


@router.post("events", auth=Allowed(Action.CREATE_TOURNAMENT), response=Data)
def create_event(request: HttpRequest, sent: NewEvent) -> Data:
    """Set up an event; every field of the settings can be stated at once."""
    settings = announced(new_settings(sent.system, sent.rounds), fields_of(sent))
    return event_data(events.create_event(settings, sender(request, sent)))


@router.post("events/import", auth=Allowed(Action.CREATE_TOURNAMENT, carrying(MAX_BYTES)), response=Data)
def import_event(request: HttpRequest, sent: ReportSent) -> Data:
    """Import an event from a tournament report, with the warnings about it."""
    by = sender(request, sent)
    known, warnings = events.import_event(sent.text.encode(), by, sent.system, sent.rounds, sent.name)
    return {**event_data(known), "warnings": [problem_data(problem) for problem in warnings[:20]]}


@router.post("events/restore", auth=Allowed(Action.CREATE_TOURNAMENT, carrying(backups.MAX_BYTES)), response=Data)
def restore_event(request: HttpRequest, sent: CopySent) -> Data:
    """Have an event back from a copy of its journal, beside the present one; the answer says whose the copy is."""
    content = unpacked(sent.content)
    signed = backups.provenance_of(content)
    return {**event_data(backups.restore(content, sender(request, sent))), **provenance_data(signed)}


@router.post("events/restore/check", auth=Allowed(Action.CREATE_TOURNAMENT, carrying(backups.MAX_BYTES)), response=Data)
def check_backup(request: HttpRequest, sent: CopySent) -> Data:
    """The content of a backup and who signed it; nothing is changed."""
    seen = proof.preview(unpacked(sent.content))
    return {**seen._asdict(), "signed": provenance_data(seen.signed)}


@router.post("events/sample", auth=Allowed(Action.CREATE_TOURNAMENT), response=Data)
def create_sample(request: HttpRequest, sent: Sent) -> Data:
    """An event to try things with."""
    return event_data(sample_event(sender(request, sent)))


@router.get("t/{tournament}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_event(request: HttpRequest, tournament: str) -> Data:
    """The state of an event and its settings."""
    return event_data(seen_event(request, tournament), may(request.user, Action.SEE_DRAFTS, tournament))


@router.post("t/{tournament}/put-away", auth=Allowed(Action.DELETE_TOURNAMENT), response=Data)
def put_away(request: HttpRequest, tournament: str, sent: PuttingAway) -> Data:
    """Out of the list, or back into it; nothing is deleted."""
    events.archive_event(tournament, sender(request, sent), not sent.back)
    return {"id": tournament, "archived": not sent.back}


@router.get("t/{tournament}/report", auth=Allowed(Action.EXPORT), response=Data)
def report(request: HttpRequest, tournament: str, edition: str = "trf26") -> Data:
    """The tournament report file."""
    return {"edition": edition, "text": write_trf(reported(journals.read(tournament)), edition)}
