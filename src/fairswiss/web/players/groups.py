"""Groups that shall not meet, and categories."""

from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from fairswiss.desk import registration as use
from fairswiss.desk import roster
from fairswiss.desk.journals import Known
from fairswiss.desk.registration import GroupShown, Sought
from fairswiss.model.categories import Category
from fairswiss.model.errors import BadRequest
from fairswiss.model.facts import Bond
from fairswiss.model.whole import whole_number
from fairswiss.web.access import POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, known

_TAB = "players:index"
BONDS: dict[Bond, Promise] = {
    Bond.CLUB: gettext_lazy("the same club"),
    Bond.FEDERATION: gettext_lazy("the same federation"),
    Bond.FAMILY: gettext_lazy("the same family"),
    Bond.GROUP: gettext_lazy("a group of your own"),
}


class GroupLine(NamedTuple):
    """A group with its words."""

    group: GroupShown
    bond: Promise
    members: list[tuple[str, list[str]]]
    """The name of each club, federation or group, and its players."""


class CategoryLine(NamedTuple):
    """A category with the players who have it."""

    category: Category
    players: list[str]


@page("groups", Action.CHANGE_PLAYERS)
def groups(request: HttpRequest, tournament: str) -> HttpResponse:
    """The groups and categories of an event, and the forms that add one."""
    event = known(tournament)
    return event_page(request, "players/groups.html", event, _TAB, **_shown(event))


@page("groups/add", Action.CHANGE_PLAYERS, POST)
def add_group(request: HttpRequest, tournament: str) -> HttpResponse:
    """One more group that shall not meet."""
    form = request.POST
    if form.get("bond", "") not in BONDS:
        raise BadRequest(_("Choose what the players have in common."), code="group-without-bond")
    state = known(tournament).state
    named = [line for line in form.get("players", "")[:20_000].splitlines() if line.strip()]
    sought = Sought(
        Bond(form["bond"]),
        tuple(roster.meant(state, line) for line in named),
        form.get("name", ""),
        last_round=_number(form.get("last", "")) or None,
        if_possible=form.get("how") == "if-possible",
    )
    use.declare_group(tournament, sought, by(request))
    return done(request, _("They will be kept apart."), "players:groups", tournament=tournament)


@page("groups/<int:number>/drop", Action.CHANGE_PLAYERS, POST)
def drop_group(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """The players of a group may meet."""
    use.drop_group(tournament, number, by(request))
    return done(request, _("They may meet."), "players:groups", tournament=tournament)


@page("categories/add", Action.CHANGE_PLAYERS, POST)
def add_category(request: HttpRequest, tournament: str) -> HttpResponse:
    """A category with its rule, or another rule for one that exists."""
    form = request.POST
    numbers = [_number(form.get(field, "")) for field in ("age_from", "age_to", "rating_from", "rating_to")]
    category = Category(
        form.get("name", ""), numbers[0], numbers[1], form.get("on", "")[:10], form.get("sex", ""), numbers[2],
        numbers[3], form.get("club", ""),
    )  # fmt: skip
    use.declare_category(tournament, category, by(request))
    return done(request, _("The category is saved."), "players:groups", tournament=tournament)


@page("categories/drop", Action.CHANGE_PLAYERS, POST)
def drop_category(request: HttpRequest, tournament: str) -> HttpResponse:
    """No category of the event any more."""
    use.drop_category(tournament, request.POST.get("name", ""), by(request))
    return done(request, _("The category is removed."), "players:groups", tournament=tournament)


def _number(text: str) -> int:
    found = whole_number(text.strip(), 4) if text.strip() else 0
    if found is None:
        raise BadRequest(_("%(text)s is not a whole number.") % {"text": repr(text[:20])}, code="value-unreadable")
    return found


def _shown(event: Known) -> dict[str, Any]:
    state = event.state
    order = state.in_order()
    called = {one: f"{state.numbers[one]} {state.players[one].name}" for one in order}
    having = {one: use.categories_of(state, one) for one in order}
    return {
        "groups": [_line(group, called) for group in use.groups_of(state)],
        "categories": [
            CategoryLine(category, [called[one] for one in order if category.name in having[one]])
            for category in state.categories.values()
        ],
        "bonds": BONDS.items(),
        "all_rounds": range(1, state.settings.rounds + 1),
        "clubs": any(player.club for player in state.players.values()),
        "others": called.values(),
    }


def _line(group: GroupShown, called: dict[int, str]) -> GroupLine:
    members = [(apart.name, [called[one] for one in apart.players]) for apart in group.apart]
    return GroupLine(group, BONDS[group.bond], members)
