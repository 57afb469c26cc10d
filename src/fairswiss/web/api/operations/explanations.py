"""Explanations: of a round, of a board, of two who do not meet, and the comparison with the rules."""

from typing import cast

from django.http import HttpRequest

from fairswiss.desk import reasons
from fairswiss.desk.journals import Known
from fairswiss.desk.line_ups import match_of, matches_shown
from fairswiss.desk.rounds import typed_result
from fairswiss.desk.seating import entrants
from fairswiss.desk.shown import board_explained, board_of
from fairswiss.model.match_play import games_a_round
from fairswiss.model.rounds import Seated
from fairswiss.rendering import as_data
from fairswiss.usecases.rounds import published_list
from fairswiss.web.access import Action
from fairswiss.web.api.answers import data_of, seen_event, seen_round
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.why.previews import Supposed


@router.get("t/{tournament}/rounds/{number}/explanation", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def explanation(request: HttpRequest, tournament: str, number: int) -> Data:
    """Why the round was paired like this, by the rules; players by pairing number."""
    state = seen_round(request, tournament, number).state
    return data_of(reasons.explained(state, number).pairing, entrants(state, with_draft=True))


@router.get("t/{tournament}/rounds/{number}/check", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def check(request: HttpRequest, tournament: str, number: int) -> Data:
    """The round beside the one that the rules give: where it differs, and why; players by pairing number."""
    state = seen_round(request, tournament, number).state
    return data_of(reasons.compared(state, number), entrants(state, with_draft=True))


@router.get("t/{tournament}/rounds/{number}/boards/{board}/why", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def why_board(request: HttpRequest, tournament: str, number: int, board: int) -> Data:
    """The answers for the two at a board; ``otherwise`` is why the rules would not pair them, if so."""
    event = seen_event(request, tournament)
    held = board_of(event, number, board)
    match = next((one for one in matches_shown(event, number) if board in one.boards), None)
    return _explained(event, number, match_of(event, number, match.match) if match else held)


@router.get("t/{tournament}/rounds/{number}/matches/{match}/why", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def why_match(request: HttpRequest, tournament: str, number: int, match: int) -> Data:
    """The answers for the two teams of a match; ``otherwise`` is why the rules would not pair them, if so."""
    event = seen_round(request, tournament, number)
    return _explained(event, number, match_of(event, number, match))


def _explained(event: Known, number: int, held: Seated) -> Data:
    found, facts = board_explained(event, number, held), entrants(event.state, with_draft=True)
    return {
        "white": data_of(found.white, facts),
        "black": data_of(found.black, facts),
        "otherwise": data_of(found.otherwise, facts) if found.otherwise else None,
    }


@router.get("t/{tournament}/rounds/{number}/appeals/{place}", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def show_appeal(request: HttpRequest, tournament: str, number: int, place: int) -> Data:
    """The derivation of a group, counted from 1 at the top, or (0) of the bye: enough to do it again by hand."""
    state = seen_round(request, tournament, number).state
    return data_of(reasons.appeal_in(state, number, place), entrants(state, with_draft=True))


@router.get("t/{tournament}/rounds/{number}/why-not", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def why(request: HttpRequest, tournament: str, number: int, one: int, other: int) -> Data:
    """The answer to why two players, by pairing number, were not paired, and the first reason in the rules."""
    state = seen_round(request, tournament, number).state
    return data_of(reasons.why_not_in(state, number, one, other), entrants(state, with_draft=True))


@router.get("t/{tournament}/rounds/{number}/what-if", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def preview(
    request: HttpRequest,
    tournament: str,
    number: int,
    absent: int = 0,
    white: int = 0,
    black: int = 0,
    result: str = "",
    first: int = 0,
    second: int = 0,
    rules: str = "",
) -> Data:
    """A round beside the same round if ``absent`` did not play, the last game of ``white`` and ``black`` had another
    ``result``, ``first`` and ``second`` could not meet, or other ``rules`` paired; players by pairing number."""
    state = seen_event(request, tournament).state
    question = Supposed(
        ((white, black, *typed_result(result, games_a_round(state.settings.info))),) if white or black else (),
        (absent,) if absent else (),
        ((first, second),) if first or second else (),
        rules,
    )
    return data_of(reasons.preview_of(state, number, question), entrants(state, with_draft=True))


@router.get("t/{tournament}/rounds/{number}/list", auth=Allowed(Action.SEE_EXPLANATIONS), response=list[Data])
def show_list_before(request: HttpRequest, tournament: str, number: int) -> list[Data]:
    """The list from which players could work out a round before it was paired."""
    state = seen_round(request, tournament, number).state
    return cast("list[Data]", as_data(reasons.list_before(state, number), entrants(state, with_draft=True)))


@router.get("t/{tournament}/list", auth=Allowed(Action.SEE_EXPLANATIONS), response=list[Data])
def show_list(request: HttpRequest, tournament: str) -> list[Data]:
    """The list from which players can work out the next pairing."""
    state = seen_event(request, tournament).state
    listed = published_list(state.tournament(), state.settings.system)
    return cast("list[Data]", as_data(listed, entrants(state)))
