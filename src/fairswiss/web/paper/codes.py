"""The codes on sheets: for results from phones on slips, and on the lists on the wall to ask why."""

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from fairswiss.desk.journals import Known
from fairswiss.desk.short_names import short_name
from fairswiss.rendering.sheets import Sheet
from fairswiss.web.access import Action, may
from fairswiss.web.captains.signing import captain_address
from fairswiss.web.phones.signing import check_in_address, printed_links, public_address

_ASKED_ABOUT = ("pairings", "names")


def with_codes(request: HttpRequest, event: Known, sheet: Sheet) -> Sheet:
    """The sheet with links on its slips, if phones are used, can reach us, and this reader may hand links out."""
    address = public_address(request)
    if not sheet.slips or not address or not _hands_out(request, event):
        return sheet
    links = dict(enumerate(printed_links(event, sheet.round, address), 1))
    pairs = ((slip, *links[slip.board]) for slip in sheet.slips)
    return sheet._replace(slips=tuple(slip._replace(white_link=w, black_link=b) for slip, w, b in pairs))


def with_captains(request: HttpRequest, event: Known, sheet: Sheet) -> Sheet:
    """The line-up slips with the link of each captain, on the same conditions as the links of players."""
    address = public_address(request)
    if not sheet.line_up_slips or not address or sheet.is_draft or not _hands_out(request, event):
        return sheet
    registered = {number: team for team, number in event.state.seeds.items()}
    linked = (one._replace(link=captain_address(event, registered[one.team], address)) for one in sheet.line_up_slips)
    return sheet._replace(line_up_slips=tuple(linked))


def with_badges(request: HttpRequest, event: Known, sheet: Sheet) -> Sheet:
    """The badges with the address of each player, if phones and tablets can reach us."""
    address = public_address(request)
    if not address or not any(card.player for card in sheet.cards):
        return sheet
    registration = {number: player for player, number in event.state.numbers.items()}
    own = may(request.user, Action.PRINT_LINKS, event.event)
    linked = (card._replace(link=_of_badge(event, address, registration[card.player], own)) for card in sheet.cards)
    return sheet._replace(cards=tuple(linked))


def _of_badge(event: Known, address: str, player: int, own: bool) -> str:
    """The player's own check-in, if that is open and this reader may hand links out; else the one for arbiters."""
    signed = check_in_address(event, address, player) if own else ""
    return signed or address + reverse("arrival:player", kwargs={"tournament": event.event, "registration": player})


def with_why(request: HttpRequest, event: Known, sheet: Sheet) -> Sheet:
    """The sheet with the address where everyone can ask about their board, if it is public and phones can reach us."""
    address = why_address(request, event, sheet.round)
    return sheet._replace(why=address) if sheet.kind in _ASKED_ABOUT and not sheet.is_draft else sheet


def why_address(request: HttpRequest, event: Known, number: int = 0) -> str:
    """The short address at which everyone finds their board of a round (0: the last one); empty if there is none."""
    address = public_address(request)
    if not address or not event.state.settings.public:
        return ""
    named: dict[str, object] = {"short": short_name(event.event)}
    return address + (reverse("short:round", kwargs={**named, "round": number}) if number else _whole(named))


def _whole(named: dict[str, object]) -> str:
    return reverse("short:index", kwargs=named)


def missing_codes(request: HttpRequest, event: Known, is_draft: bool) -> str:
    """The reason for slips without codes although phones are used; empty if they have codes or need none."""
    if not _hands_out(request, event):
        return ""
    if not public_address(request):
        return _(
            "No codes for phones: phones cannot reach the program because it runs for this machine only. Start "
            "it with --lan, then print the slips."
        )
    return _("No codes for phones yet: publish the round first.") if is_draft else ""


def _hands_out(request: HttpRequest, event: Known) -> bool:
    return event.state.settings.phones and may(request.user, Action.PRINT_LINKS, event.event)
