"""Groups that shall not meet, categories, data for the arbiter alone, and sections."""

from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest

from fairswiss.desk import journals, registration, sections
from fairswiss.desk.journals import Known
from fairswiss.desk.registration import ParticularsNoted, Sought
from fairswiss.model.categories import Category
from fairswiss.model.facts import Bond
from fairswiss.web.access import Action, drafts_seen_by, may
from fairswiss.web.api.answers import player_data, seen_event
from fairswiss.web.api.player_shapes import CategoryNamed, CategorySent, GroupApart, Moving, Particulars
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.shapes import Sent


@router.get("t/{tournament}/groups", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def list_groups(request: HttpRequest, tournament: str) -> list[Data]:
    """The groups that shall not meet, the one with the most weight first, and whom each keeps apart."""
    return _groups(journals.read(tournament))


@router.post("t/{tournament}/groups", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def declare_group(request: HttpRequest, tournament: str, sent: GroupApart) -> list[Data]:
    """Keep a group apart: strictly, or outside FIDE mode if possible."""
    sought = Sought(
        Bond(sent.bond), tuple(sent.players), sent.name, sent.first_round, sent.last_round, sent.if_possible
    )
    return _groups(registration.declare_group(tournament, sought, sender(request, sent)))


@router.post("t/{tournament}/groups/{number}/drop", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def drop_group(request: HttpRequest, tournament: str, number: int, sent: Sent) -> list[Data]:
    """Let the players of a group meet."""
    return _groups(registration.drop_group(tournament, number, sender(request, sent)))


@router.get("t/{tournament}/categories", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_categories(request: HttpRequest, tournament: str) -> list[Data]:
    """The categories with their rules, and the registrations of those who have each."""
    return _categories(seen_event(request, tournament))


@router.post("t/{tournament}/categories", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def declare_category(request: HttpRequest, tournament: str, sent: CategorySent) -> list[Data]:
    """A category with its rule, or another rule for one that exists."""
    category = Category(**sent.model_dump(include=set(Category._fields)))
    return _categories(registration.declare_category(tournament, category, sender(request, sent)))


@router.post("t/{tournament}/categories/drop", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def drop_category(request: HttpRequest, tournament: str, sent: CategoryNamed) -> list[Data]:
    """Remove a category."""
    return _categories(registration.drop_category(tournament, sent.name, sender(request, sent)))


@router.get("t/{tournament}/players/{player}/particulars", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def show_particulars(request: HttpRequest, tournament: str, player: int) -> Data:
    """Contact, fee and notes of a player, for the arbiter alone."""
    return _particulars(journals.read(tournament), player)


@router.put("t/{tournament}/players/{player}/particulars", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def note_particulars(request: HttpRequest, tournament: str, player: int, sent: Particulars) -> Data:
    """Note contact, fee and notes of a player; all of them as they are from now on."""
    noted = ParticularsNoted(player, sent.contact, sent.fee, sent.paid, sent.notes)
    return _particulars(registration.note(tournament, noted, sender(request, sent)), player)


@router.get("t/{tournament}/sections", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_sections(request: HttpRequest, tournament: str) -> list[Data]:
    """The sections of the event, as far as the caller has a role in them."""
    found = sections.sections_of(seen_event(request, tournament), drafts_seen_by(request.user))
    return [one.overview._asdict() for one in found]


@router.post("t/{tournament}/players/{player}/move", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def move_player(request: HttpRequest, tournament: str, player: int, sent: Moving) -> Data:
    """Move a player to another section before round 1; the player there."""
    if not may(request.user, Action.CHANGE_PLAYERS, sent.section):
        raise PermissionDenied
    moved = sections.move(tournament, player, sent.section, sender(request, sent))
    return player_data(moved, moved.state.last_registration)


def _groups(event: Known) -> list[Data]:
    return [
        {**group._asdict(), "apart": [{"name": one.name, "players": list(one.players)} for one in group.apart]}
        for group in registration.groups_of(event.state)
    ]


def _categories(event: Known) -> list[Data]:
    having = {one: registration.categories_of(event.state, one) for one in event.state.in_order()}
    return [
        {**category._asdict(), "players": [one for one, names in having.items() if category.name in names]}
        for category in event.state.categories.values()
    ]


def _particulars(event: Known, player: int) -> Data:
    event.state.expect(player)
    held = event.state.particulars.get(player, ParticularsNoted(player))
    found: dict[str, Any] = held._asdict()
    del found["id"]
    return {"registration": player, **found}
