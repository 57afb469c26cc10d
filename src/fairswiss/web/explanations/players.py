"""A player's card: games, colours, floats, byes, and where to read on; and a round under other facts."""

from fractions import Fraction
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from fairswiss.answers.turns import Turn
from fairswiss.desk.journals import Known
from fairswiss.desk.ratings import rating_report
from fairswiss.desk.reasons import number_meant, preview_of
from fairswiss.desk.rounds import result_words, typed_result
from fairswiss.desk.seating import entrants
from fairswiss.desk.shown import card_of
from fairswiss.model.errors import BadRequest
from fairswiss.model.match_play import games_a_round
from fairswiss.model.points import in_halves
from fairswiss.model.results import colour_had, side_text, was_forfeited
from fairswiss.model.rounding import half_up
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import fragment
from fairswiss.rendering.pips import pips
from fairswiss.rendering.ratings import signed
from fairswiss.usecases.systems import systems
from fairswiss.web.access import Action, page
from fairswiss.web.event_pages import event_page, seen
from fairswiss.web.tables import Cell, Column, Table
from fairswiss.why.previews import Supposed

_FIELDS = ("absent", "white", "black", "result", "first", "second", "rules")
_ENDS = ("=", "1", "0")
"""The results to be supposed, as they are typed."""


@page("player/<int:registration>", Action.SEE_EXPLANATIONS, name="player")
def card(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """Everything about one player."""
    event = seen(request, tournament)
    if registration not in event.state.players:
        raise Http404
    shown = card_of(event, registration)
    turns, people = shown.turns, {person.number: person for person in shown.people}
    places = {at: whose for whose, at in event.state.numbers.items()}
    rows = [_row(event, turn, people, places) for turn in turns]
    met = [people[turn.opponent].rating for turn in turns if turn.opponent and not was_forfeited(turn.code)]
    met = [rating for rating in met if rating]
    more: dict[str, Any] = {
        "player": shown.player,
        "registration": registration,
        "score": in_halves(turns[-1].score if turns else 0),
        "colours": pips("".join(colour_had(turn.colour, turn.code) for turn in turns)),
        "average": half_up(Fraction(sum(met), len(met))) if met else 0,
        "games": Table(_("Round by round"), _columns(), rows),
        "absences": shown.absences,
        "withdrawn": shown.withdrawn,
        "last": len(turns),
        "rated": _rated(event, shown.player.number) if turns else "",
    }
    return event_page(request, "explanations/player.html", event, "explanations:index", **more)


def _rated(event: Known, number: int) -> str:
    """The rating change so far; empty for whoever has none."""
    report = rating_report(event, players=(number,))
    row = report.row(number)
    if row is None or not row.factor:
        return ""
    change = signed(row.change)
    return _("%(change)s (provisional)") % {"change": change} if report.provisional else change


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
    result = side_text(turn.code) if turn.opponent else in_halves(turn.points)
    open_game = Cell(_("open"), badge="warn")
    cells += [Cell(result) if result else open_game, Cell(in_halves(turn.score)), Cell(floats.get(turn.float, ""))]
    return [*cells, why]


@page("<int:number>/what-if", Action.SEE_EXPLANATIONS)
def what_if(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """The questions, and the two rounds if one was asked."""
    event = seen(request, tournament)
    state = event.state
    last = min(len(state.rounds) + 1, state.settings.rounds)
    if not 1 <= number <= last:
        raise Http404
    facts = entrants(state, with_draft=True)
    asked = {name: request.GET.get(name, "").strip() for name in _FIELDS}
    more: dict[str, Any] = {"number": number, "numbers": range(1, last + 1), "people": facts.players, **asked}
    more["systems"] = [(one.id, f"{one.name} ({one.id})") for one in systems()]
    more["results"] = [(typed, result_words(*typed_result(typed))) for typed in _ENDS]
    if any(asked.values()):
        try:
            found = preview_of(state, number, _supposed(facts, asked))
            more["answer"] = mark_safe(fragment(found, facts, top=2))
        except BadRequest as error:
            more["problem"] = error.message
    return event_page(request, "explanations/what_if.html", event, "explanations:index", **more)


def _supposed(facts: Tournament, asked: dict[str, str]) -> Supposed:
    """The question as it was typed; half a question is refused by whoever looks for the players."""
    results: tuple[tuple[int, int, str, str], ...] = ()
    if asked["white"] or asked["black"]:
        white, black = (number_meant(facts, asked[name]) for name in ("white", "black"))
        results = ((white, black, *typed_result(asked["result"], games_a_round(facts.info))),)
    apart: tuple[tuple[int, int], ...] = ()
    if asked["first"] or asked["second"]:
        apart = ((number_meant(facts, asked["first"]), number_meant(facts, asked["second"])),)
    absent = (number_meant(facts, asked["absent"]),) if asked["absent"] else ()
    return Supposed(results, absent, apart, asked["rules"])
