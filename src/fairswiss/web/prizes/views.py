"""The page of the prizes: what is declared, a preview of something else, and who gets what."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from fairswiss.desk import prizes as use
from fairswiss.desk import roster
from fairswiss.desk.journals import Known
from fairswiss.model.errors import BadRequest, TooLarge
from fairswiss.model.prizes import Doubles, Prizes, Sharing, amount_text
from fairswiss.rendering.prizes import asked_about, explained, prize_sheet, prizes_of_player, remarks
from fairswiss.web.access import POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, known
from fairswiss.web.prizes.typed import Typed, prizes_in, typed_in, typed_of

_TAB = "prizes:index"
SHARING = {
    Sharing.NONE: gettext_lazy("by place (tie-breaks decide)"),
    Sharing.EQUAL: gettext_lazy("equally among players with equal points"),
    Sharing.HORT: gettext_lazy("by Hort: half by place, half equally"),
}
DOUBLES = {
    Doubles.HIGHER: gettext_lazy("one prize per player, the higher one"),
    Doubles.ALL: gettext_lazy("prizes of several lists add up"),
    Doubles.POOLED: gettext_lazy("pooled among players with equal points (US Chess 32B3)"),
}


@page("", Action.SEE_DRAFTS)
def index(request: HttpRequest, tournament: str) -> HttpResponse:
    """The prizes as they are declared, and who gets them now."""
    event = known(tournament)
    return _page(request, event, typed_of(event.state.prizes, [*event.state.categories]), event.state.prizes)


@page("preview", Action.CHANGE_SETTINGS, POST)
def preview(request: HttpRequest, tournament: str) -> HttpResponse:
    """The prize-giving by the prizes that were typed; nothing is changed."""
    return _typed(request, known(tournament), saved=False)


@page("save", Action.CHANGE_SETTINGS, POST)
def save(request: HttpRequest, tournament: str) -> HttpResponse:
    """The prizes as they are from now on: one step for undo."""
    return _typed(request, known(tournament), saved=True)


@page("award/<int:number>", Action.CHANGE_PLAYERS, POST)
def award(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """The winner of a special prize; an empty field takes it back."""
    text = request.POST.get("player", "")[:200].strip()
    registration = roster.meant(known(tournament).state, text) if text else 0
    use.award(tournament, number, registration, by(request))
    return done(request, _("The special prize is noted."), _TAB, tournament=tournament)


def _typed(request: HttpRequest, event: Known, *, saved: bool) -> HttpResponse:
    typed = typed_in(request.POST, [*event.state.categories])
    try:
        wanted = prizes_in(typed)
        if saved:
            use.declare(event.event, wanted, by(request))
            return done(request, _("The prizes are saved."), _TAB, tournament=event.event)
        return _page(request, event, typed, wanted, is_preview=True)
    except (BadRequest, TooLarge) as error:
        answer = _page(request, event, typed, event.state.prizes, problem=error.message)
        answer.status_code = 422
        return answer


def _page(request: HttpRequest, event: Known, typed: Typed, prizes: Prizes, **more: Any) -> HttpResponse:
    state = event.state
    sheet = prize_sheet(use.giving_of(event, prizes), state.tournament())
    places, giving = dict(sheet.giving.ranks), sheet.giving
    winners = set(giving.winners())
    lines = [
        (places[player], sheet.names[player], "; ".join(prizes_of_player(sheet, player)),
         amount_text(giving.amount(player)) if player in winners else "", explained(sheet, player))
        for player in asked_about(giving)
    ]  # fmt: skip
    awards = [
        (at, award.prize, sheet.label(award.player) if award.player else "")
        for at, award in enumerate(giving.special, 1)
    ]
    return event_page(
        request, "prizes/index.html", event, _TAB,
        typed=typed, lines=lines, awards=awards, remarks=remarks(sheet), sharing=SHARING.items(),
        doubles=DOUBLES.items(), called=[sheet.label(number) for number, _ in giving.ranks],
        is_declared=bool(state.prizes.lists or state.prizes.special), **more,
    )  # fmt: skip
