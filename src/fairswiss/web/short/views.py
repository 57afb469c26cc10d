"""Short addresses lead to the public pages; of an event that is not public they are not there."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from fairswiss.desk.short_names import long_name
from fairswiss.web.access import Action, page
from fairswiss.web.public.events import public_event


@page("<slug:short>", Action.SEE_PUBLIC, also={"round": "<slug:short>/<int:round>"})
def index(request: HttpRequest, short: str, round: int = 0) -> HttpResponse:
    """Find my name: in the last round that was published, or in this one."""
    address = reverse("public:find", kwargs={"tournament": public_event(long_name(short)).event})
    return redirect(f"{address}?round={round}" if round else address)


@page("<slug:short>/<int:round>/<int:board>", Action.SEE_PUBLIC)
def board(request: HttpRequest, short: str, round: int, board: int) -> HttpResponse:
    """A board, and why it is like this."""
    event = public_event(long_name(short)).event
    return redirect("public:board", tournament=event, round=round, board=board)
