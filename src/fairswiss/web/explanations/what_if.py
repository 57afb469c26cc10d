"""The page *What if?*: a round under other facts or other rules, beside the one that there is."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.safestring import mark_safe

from fairswiss.desk.reasons import number_meant, preview_of
from fairswiss.desk.rounds import result_words, typed_result
from fairswiss.model.errors import BadRequest
from fairswiss.model.match_play import games_a_round
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import fragment
from fairswiss.usecases.systems import systems
from fairswiss.web.access import Action, page
from fairswiss.web.event_pages import event_page, seen
from fairswiss.why.previews import Supposed

_FIELDS = ("absent", "white", "black", "result", "first", "second", "rules")
_ENDS = ("=", "1", "0")
"""The results to be supposed, as they are typed."""


@page(action=Action.SEE_EXPLANATIONS)
def what_if(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """The questions, and the two rounds if one was asked."""
    event = seen(request, tournament)
    state = event.state
    last = min(len(state.rounds) + 1, state.settings.rounds)
    if not 1 <= number <= last:
        raise Http404
    facts = state.tournament(with_draft=True)
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
