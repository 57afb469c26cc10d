"""The end of an event: the final page, what the report lacks, and the archive."""

from django.http import HttpRequest

from fairswiss.desk import closing, journals
from fairswiss.desk.journals import Known
from fairswiss.desk.shown import ranked, reported
from fairswiss.rendering.completeness import gaps_data
from fairswiss.rendering.final import final_data
from fairswiss.usecases.completeness import gaps_in
from fairswiss.usecases.result_tables import result_workbook
from fairswiss.web.access import Action
from fairswiss.web.api.answers import seen_event
from fairswiss.web.api.closing_shapes import Thanks
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import packed, sender
from fairswiss.web.api.shapes import Sent
from fairswiss.web.public.events import public_final


@router.get("t/{tournament}/final", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_final(request: HttpRequest, tournament: str) -> Data:
    """The final page as it would be now, with the names that the public may read."""
    return _final(seen_event(request, tournament))


@router.post("t/{tournament}/final", auth=Allowed(Action.PUBLISH), response=Data)
def publish_final(request: HttpRequest, tournament: str, sent: Thanks) -> Data:
    """Show the final page to everyone; the event becomes public with it."""
    return _final(closing.publish_final(tournament, sent.thanks, sender(request, sent)))


@router.post("t/{tournament}/final/withdraw", auth=Allowed(Action.PUBLISH), response=Data)
def withdraw_final(request: HttpRequest, tournament: str, sent: Sent) -> Data:
    """Take the final page back."""
    return _final(closing.withdraw_final(tournament, sender(request, sent)))


@router.get("public/{tournament}/final", auth=Allowed(Action.SEE_PUBLIC), response=Data)
def show_public_final(request: HttpRequest, tournament: str) -> Data:
    """The final page of a public event, once it is published."""
    return final_data(public_final(tournament)[1])


@router.get("t/{tournament}/report/gaps", auth=Allowed(Action.SEE_DRAFTS), response=Data)
def list_gaps(request: HttpRequest, tournament: str) -> Data:
    """The gaps of the report: missing, odd, to be confirmed; players by pairing number."""
    return gaps_data(gaps_in(reported(journals.read(tournament))))


@router.get("t/{tournament}/archive", auth=Allowed(Action.EXPORT), response=Data)
def archive(request: HttpRequest, tournament: str) -> Data:
    """Everything worth keeping of the event as a ZIP file, in Base64."""
    return {"name": f"{tournament}.zip", "content": packed(closing.archive_of(journals.read(tournament)))}


@router.get("t/{tournament}/chess-results", auth=Allowed(Action.EXPORT), response=Data)
def chess_results(request: HttpRequest, tournament: str) -> Data:
    """Starting list, cross table and final ranking in the columns of Chess-Results: a workbook, in Base64."""
    event = journals.read(tournament)
    content = result_workbook(reported(event), ranked(event, None))
    return {"name": f"{tournament}-chess-results.xlsx", "content": packed(content)}


def _final(event: Known) -> Data:
    shown = event.state.final.shown
    page = final_data(closing.final_of(event, public=True)) if event.state.rounds else None
    return {"published": shown, "page": page}
