"""Prizes: declared, awarded, and who gets what."""

from django.http import HttpRequest

from fairswiss.desk import journals
from fairswiss.desk import prizes as use
from fairswiss.desk.journals import Known
from fairswiss.model.prizes import Doubles, PrizeList, Prizes, Sharing, SpecialPrize
from fairswiss.rendering import as_data
from fairswiss.web.access import Action
from fairswiss.web.api.closing_shapes import PrizesSent, SpecialWinner
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender


@router.get("t/{tournament}/prizes", auth=Allowed(Action.SEE_DRAFTS), response=Data)
def show_prizes(request: HttpRequest, tournament: str) -> Data:
    """The declared prizes, and who gets what by the standings now; amounts are cents, players by pairing number."""
    return _shown(journals.read(tournament))


@router.put("t/{tournament}/prizes", auth=Allowed(Action.CHANGE_SETTINGS), response=Data)
def declare_prizes(request: HttpRequest, tournament: str, sent: PrizesSent) -> Data:
    """Declare all prizes of the event, as they are from now on."""
    return _shown(use.declare(tournament, _prizes(sent), sender(request, sent)))


@router.post("t/{tournament}/prizes/preview", auth=Allowed(Action.CHANGE_SETTINGS), response=Data)
def preview_prizes(request: HttpRequest, tournament: str, sent: PrizesSent) -> Data:
    """Preview of the prize-giving by these prizes. Changes nothing."""
    return _shown(journals.read(tournament), _prizes(sent))


@router.post("t/{tournament}/prizes/special/{number}", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def award_prize(request: HttpRequest, tournament: str, number: int, sent: SpecialWinner) -> Data:
    """Give a special prize, by its place from 1, to a player, by registration; 0 takes it back."""
    return _shown(use.award(tournament, number, sent.player, sender(request, sent)))


def _prizes(sent: PrizesSent) -> Prizes:
    return Prizes(
        tuple(PrizeList(tuple(one.amounts), one.category) for one in sent.lists),
        tuple(SpecialPrize(one.name, one.amount, one.gift) for one in sent.special),
        Sharing(sent.sharing),
        Doubles(sent.doubles),
        sent.least_games,
        sent.currency,
        sent.note,
        sent.certificate,
        sent.certificates_for_all,
    )


def _shown(event: Known, prizes: Prizes | None = None) -> Data:
    held = event.state.prizes if prizes is None else prizes
    declared = {
        **held._asdict(),
        "lists": [one._asdict() for one in held.lists],
        "special": [one._asdict() for one in held.special],
    }
    found = as_data(use.giving_of(event, prizes), event.state.tournament())
    return {"declared": declared, "giving": found}
