"""Rating changes and title norms, K as it is noted, and what the public sees of it."""

from django.http import HttpRequest
from ninja import Schema
from pydantic import Field

from fairswiss.desk import ratings as use
from fairswiss.desk.journals import Known
from fairswiss.model.listed import KINDS
from fairswiss.rendering import working_data
from fairswiss.web.access import Action
from fairswiss.web.api.answers import seen_event
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.shapes import Sent
from fairswiss.web.players.ratings import list_file


class FactorSent(Schema):
    """K of one player."""

    player: int = Field(description="The registration.")
    k: int = Field(description="0 leaves it to the rating list or the rules.")


class FactorsSent(Sent):
    """K as the arbiter knows it."""

    kind: str = Field(max_length=20, description="standard, rapid or blitz")
    factors: list[FactorSent] = Field(max_length=10_000)


class ShownSent(Sent):
    """The choice to show rating changes on the public pages of players."""

    shown: bool


class NormsSent(Sent):
    """The kind of event that title norms depend on."""

    exemption: str = Field("", max_length=30, description="national-final, national-team or zonal")
    championship: str = Field("", max_length=30, description="teams or world-cup")


@router.get("t/{tournament}/ratings", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_ratings(request: HttpRequest, tournament: str, after: int | None = None, kind: str = "") -> Data:
    """The rating changes so far, of everyone."""
    event = seen_event(request, tournament)
    return working_data(use.rating_report(event, after, kind[:20]), (), event.state.tournament())


@router.get("t/{tournament}/ratings/factors", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_factors(request: HttpRequest, tournament: str) -> list[Data]:
    """K as it is noted, with its source: a rating list, or empty for the arbiter."""
    return _factors(seen_event(request, tournament))


@router.post("t/{tournament}/ratings/factors", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def state_factors(request: HttpRequest, tournament: str, sent: FactorsSent) -> list[Data]:
    """State K of some players."""
    stated = [(one.player, one.k) for one in sent.factors]
    return _factors(use.state_factors(tournament, sent.kind, stated, sender(request, sent)))


@router.post("t/{tournament}/ratings/take-factors", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def take_factors(request: HttpRequest, tournament: str, sent: Sent) -> list[Data]:
    """Take K of everyone from the rating list; what the arbiter stated stays."""
    return _factors(use.take_factors(tournament, list_file(), sender(request, sent)))


@router.post("t/{tournament}/ratings/show", auth=Allowed(Action.PUBLISH), response=Data)
def publish_ratings(request: HttpRequest, tournament: str, sent: ShownSent) -> Data:
    """Show the rating changes on the public pages of players, or hide them."""
    return {"shown": use.show_ratings(tournament, sent.shown, sender(request, sent)).state.ratings_shown}


@router.get("t/{tournament}/ratings/{player}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_rating(request: HttpRequest, tournament: str, player: int, after: int | None = None, kind: str = "") -> Data:
    """The rating change of a player, by registration, with every game."""
    event = seen_event(request, tournament)
    number = event.state.player(player).number
    return working_data(use.rating_report(event, after, kind[:20], (number,)), [number], event.state.tournament())


@router.get("t/{tournament}/norms", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_norms(request: HttpRequest, tournament: str, after: int | None = None, title: str = "") -> Data:
    """The title norms so far: everyone, and every title above their own."""
    event = seen_event(request, tournament)
    return working_data(
        use.norm_report(event, after, titles=(title[:20],) if title else ()), (), event.state.tournament()
    )


@router.post("t/{tournament}/norms", auth=Allowed(Action.CHANGE_SETTINGS), response=Data)
def declare_norms(request: HttpRequest, tournament: str, sent: NormsSent) -> Data:
    """The kind of event that title norms depend on."""
    told = use.declare_norms(tournament, sent.exemption, sent.championship, sender(request, sent))
    return told.state.norms._asdict()


@router.get("t/{tournament}/norms/{player}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_norm(request: HttpRequest, tournament: str, player: int, after: int | None = None) -> Data:
    """The title norms of a player, by registration, with every game."""
    event = seen_event(request, tournament)
    number = event.state.player(player).number
    return working_data(use.norm_report(event, after, (number,)), [number], event.state.tournament())


def _factors(event: Known) -> list[Data]:
    held = event.state.factors
    return [
        {"player": player, "kind": kind, "k": held[player, kind][0], "source": held[player, kind][1]}
        for player, kind in sorted(held, key=lambda key: (key[0], KINDS.index(key[1])))
    ]
