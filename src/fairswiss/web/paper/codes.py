"""The codes for phones on result slips: for whom they are printed, and why not."""

from django.http import HttpRequest
from django.utils.translation import gettext as _

from fairswiss.desk.journals import Known
from fairswiss.rendering.sheets import Sheet
from fairswiss.web.access import Action, may
from fairswiss.web.phones.signing import printed_links, public_address


def with_codes(request: HttpRequest, event: Known, sheet: Sheet) -> Sheet:
    """The sheet with links on its slips, if phones are used, can reach us, and this reader may hand links out."""
    address = public_address(request)
    if not sheet.slips or not address or not _hands_out(request, event):
        return sheet
    links = dict(enumerate(printed_links(event, sheet.round, address), 1))
    pairs = ((slip, *links[slip.board]) for slip in sheet.slips)
    return sheet._replace(slips=tuple(slip._replace(white_link=w, black_link=b) for slip, w, b in pairs))


def missing_codes(request: HttpRequest, event: Known, is_draft: bool) -> str:
    """The reason for slips without codes although phones are used; empty if they have codes or need none."""
    if not _hands_out(request, event):
        return ""
    if not public_address(request):
        return _(
            "No codes for phones: the program is for this machine alone, and phones cannot reach it. Start it with "
            "--lan, then print the slips."
        )
    return _("No codes for phones yet: publish the round first.") if is_draft else ""


def _hands_out(request: HttpRequest, event: Known) -> bool:
    return event.state.settings.phones and may(request.user, Action.PRINT_LINKS, event.event)
