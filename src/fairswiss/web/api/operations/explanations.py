"""Why a round is what it is: as a whole, at a board, of two who do not meet, and beside what the rules give."""

from typing import cast

from django.http import HttpRequest

from fairswiss.app import reasons
from fairswiss.app.rounds import published_list
from fairswiss.rendering import as_data
from fairswiss.web.access import Action
from fairswiss.web.api.answers import data_of, seen_event, seen_state
from fairswiss.web.api.operations.results import board_of
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.service import Allowed


@router.get("t/{tournament}/rounds/{number}/explanation", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def explanation(request: HttpRequest, tournament: str, number: int) -> Data:
    """Why the round was paired like this, by the rules; players by pairing number."""
    state = seen_state(request, tournament, number)
    return data_of(reasons.explained(state, number).pairing, state.tournament(with_draft=True))


@router.get("t/{tournament}/rounds/{number}/check", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def check(request: HttpRequest, tournament: str, number: int) -> Data:
    """The round beside the one that the rules give: where it differs, and why; players by pairing number."""
    state = seen_state(request, tournament, number)
    return data_of(reasons.compared(state, number), state.tournament(with_draft=True))


@router.get("t/{tournament}/rounds/{number}/boards/{board}/why", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def why_board(request: HttpRequest, tournament: str, number: int, board: int) -> Data:
    """Everything that touched the two at a board; ``otherwise`` is why the rules would not pair them, if so."""
    state = seen_state(request, tournament, number)
    held = board_of(state, number, board)
    facts, numbers = state.tournament(with_draft=True), state.numbers
    white, black = numbers[held.white], numbers[held.black]
    games = {frozenset(game) for game in reasons.explained(state, number).pairing.games()}
    apart = frozenset((white, black)) not in games
    return {
        "white": data_of(reasons.about_in(state, number, white), facts),
        "black": data_of(reasons.about_in(state, number, black), facts),
        "otherwise": data_of(reasons.why_not_in(state, number, white, black), facts) if apart else None,
    }


@router.get("t/{tournament}/rounds/{number}/why-not", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def why(request: HttpRequest, tournament: str, number: int, one: int, other: int) -> Data:
    """The first reason why two players, by pairing number, were not paired."""
    state = seen_state(request, tournament, number)
    return data_of(reasons.why_not_in(state, number, one, other), state.tournament(with_draft=True))


@router.get("t/{tournament}/rounds/{number}/list", auth=Allowed(Action.SEE_EXPLANATIONS), response=list[Data])
def show_list_before(request: HttpRequest, tournament: str, number: int) -> list[Data]:
    """What players needed to work out a round for themselves before it was paired."""
    state = seen_state(request, tournament, number)
    return cast("list[Data]", as_data(reasons.list_before(state, number), state.tournament(with_draft=True)))


@router.get("t/{tournament}/list", auth=Allowed(Action.SEE_EXPLANATIONS), response=list[Data])
def show_list(request: HttpRequest, tournament: str) -> list[Data]:
    """What players need to work out the next pairing for themselves."""
    state = seen_event(request, tournament).state
    facts = state.tournament()
    return cast("list[Data]", as_data(published_list(facts, state.settings.system), facts))
