"""The gallery: every component on one page, for who builds pages and for the tests that look at them."""

from django import forms
from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from fairswiss.language import gettext
from fairswiss.model.problems import Problem, Where
from fairswiss.web.access import Action, page
from fairswiss.web.error_pages import ErrorPage
from fairswiss.web.tables import Cell, Column, Table
from fairswiss.web.templatetags.parts import PLACES


class Sample(forms.Form):
    """A field of each kind."""

    name = forms.CharField(label=gettext_lazy("Name"), help_text=gettext_lazy("As it should be printed."))
    rounds = forms.IntegerField(label=gettext_lazy("Rounds"), min_value=1, max_value=99)
    system = forms.ChoiceField(
        label=gettext_lazy("Pairing system"), choices=[("dubov-1997", "Dubov 1997"), ("dutch-2026", "Dutch 2026")]
    )
    start = forms.DateField(
        label=gettext_lazy("First day"), required=False, widget=forms.DateInput(attrs={"type": "date"})
    )
    notes = forms.CharField(label=gettext_lazy("Notes"), required=False, widget=forms.Textarea(attrs={"rows": 3}))
    colour = forms.ChoiceField(
        label=gettext_lazy("Colour by lot"),
        choices=[("white", gettext_lazy("White")), ("black", gettext_lazy("Black"))],
        widget=forms.RadioSelect,
    )
    is_rated = forms.BooleanField(label=gettext_lazy("Rated by FIDE"), required=False)
    file = forms.FileField(label=gettext_lazy("Tournament file"), required=False)


@page("design", Action.SEE_DESIGN, name="design")
def gallery(request: HttpRequest) -> HttpResponse:
    """Every component."""
    messages.success(request, _("Round 3 is published."))
    messages.error(request, _("Board 4 has no result yet."))
    filled = {"name": "Weekend Open", "rounds": 7, "system": "dutch-2026", "colour": "white", "is_rated": True}
    shown = {
        "tabs": [{"href": "#tabs", "label": place.label, "is_current": at == 1} for at, place in enumerate(PLACES)],
        "crumbs": [{"href": "/", "label": _("Tournaments")}, {"href": "", "label": _("Components")}],
        "table": _pairings(),
        "form": Sample(filled | {"name": "", "rounds": 100}),
        "plain": Sample(initial=filled, prefix="plain"),
        "page": Paginator(range(400), 20).page(7),
        "mishap": ErrorPage(422, _("This is inconsistent"), _("Round 3 has a player twice."), problems=_problems()),
        "badges": [
            ("good", _("published")),
            ("warn", _("draft")),
            ("bad", _("refused")),
            ("info", _("new")),
            ("quiet", _("closed")),
        ],
    }
    return render(request, "design.html", shown)


def _problems() -> tuple[Problem, ...]:
    what, why = _("player 12 plays on boards 3 and 8"), _("a player has one game in a round")
    return (Problem(what, why, gettext("correct one of them"), Where(14)),)


def _pairings() -> Table:
    columns = (
        Column(_("Board"), is_number=True),
        Column(_("White")),
        Column(_("Points"), is_number=True, is_minor=True),
        Column(_("Black")),
        Column(_("Rating"), is_number=True, is_minor=True),
        Column(_("Result")),
    )
    people = ("Alder, Ana", "Birch, Bo", "Cedar, Cy", "Dogwood, Di", "Elm, Ed", "Fir, Fay", "Gorse, Gil", "Hazel, Hu")
    results = (Cell("1 – 0", badge="good"), Cell("½ – ½", badge="info"), Cell(_("open"), badge="warn"), Cell("0 – 1"))
    rows = [
        (
            Cell(str(board)),
            Cell(people[2 * board - 2], href="#tables"),
            Cell(f"{3 - board // 2}½" if board % 2 else f"{4 - board // 2}"),
            Cell(people[2 * board - 1], href="#tables"),
            Cell(str(2250 - 37 * board)),
            results[board - 1],
        )
        for board in range(1, 5)
    ]
    return Table(_("Round 3, as an example"), columns, rows)
