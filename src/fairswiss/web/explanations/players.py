"""A player's card: games, colours, floats, byes, and where to read on."""

from fractions import Fraction
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _

from fairswiss.desk.journals import Known
from fairswiss.desk.shown import card_of
from fairswiss.model.points import format_points
from fairswiss.model.results import side_text
from fairswiss.model.rounding import half_up
from fairswiss.rendering.words import pips
from fairswiss.usecases.turns import Turn
from fairswiss.web.access import Action, page
from fairswiss.web.event_pages import event_page, seen
from fairswiss.web.tables import Cell, Column, Table


@page(action=Action.SEE_EXPLANATIONS)
def card(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Everything about one player."""
    event = seen(request, tournament)
    if registration not in event.state.players:
        raise Http404
    shown = card_of(event, registration)
    turns, people = shown.turns, {person.number: person for person in shown.people}
    places = {at: whose for whose, at in event.state.numbers.items()}
    rows = [_row(event, turn, people, places) for turn in turns]
    met = [people[turn.opponent].rating for turn in turns if turn.opponent and people[turn.opponent].rating]
    more: dict[str, Any] = {
        "player": shown.player,
        "registration": registration,
        "score": format_points(turns[-1].score if turns else 0),
        "colours": pips("".join(turn.colour if turn.colour in ("w", "b") else "–" for turn in turns)),
        "average": half_up(Fraction(sum(met), len(met))) if met else 0,
        "games": Table(_("Round by round"), _columns(), rows),
        "absences": shown.absences,
        "withdrawn": shown.withdrawn,
        "last": len(turns),
    }
    return event_page(request, "explanations/player.html", event, "explanations:index", **more)


def _columns() -> tuple[Column, ...]:
    return (
        Column(_("Round"), is_number=True),
        Column(_("Colour")),
        Column(_("Opponent")),
        Column(_("Rating"), is_number=True, is_minor=True),
        Column(_("Result")),
        Column(_("Score"), is_number=True),
        Column(_("Float"), is_minor=True),
        Column(_("Why")),
    )


def _row(event: Known, turn: Turn, people: dict[int, Any], places: dict[int, int]) -> list[Cell]:
    byes = {"U": _("bye"), "F": _("full-point bye"), "H": _("half-point bye"), "Z": _("absent")}
    colours = {"w": _("White"), "b": _("Black")}
    floats = {"down": _("down"), "up": _("up")}
    cells = [Cell(str(turn.round)), Cell(colours.get(turn.colour, ""))]
    why = Cell("")
    if turn.opponent:
        opponent = people[turn.opponent]
        who = places[turn.opponent]
        address = reverse("explanations:player", kwargs={"tournament": event.event, "registration": who})
        cells += [Cell(f"{opponent.number} {opponent.name}", address), Cell(str(opponent.rating or "–"))]
        board = event.state.round(turn.round).board_of[who] + 1
        named = {"tournament": event.event, "number": turn.round, "board": board}
        why = Cell(_("Board %(board)s") % {"board": board}, reverse("explanations:board", kwargs=named))
    else:
        cells += [Cell(byes.get(turn.code, "–")), Cell("")]
    result = side_text(turn.code) if turn.opponent else format_points(turn.points)
    open_game = Cell(_("open"), badge="warn")
    cells += [Cell(result) if result else open_game, Cell(format_points(turn.score)), Cell(floats.get(turn.float, ""))]
    return [*cells, why]
