"""The list of players: looked at, added to; who leaves, returns, is struck off, gets points."""

from django.http import HttpRequest

from fairswiss.app import registration, roster
from fairswiss.app.reasons import turns_of
from fairswiss.app.telling import By
from fairswiss.journal.facts import Registered
from fairswiss.journal.state import State
from fairswiss.language import spoken
from fairswiss.model.errors import InvalidTournament
from fairswiss.store import journals
from fairswiss.web.access import Action
from fairswiss.web.api.answers import event_data, player_data, seen_event
from fairswiss.web.api.player_shapes import Adjusted, FromRound, NewPlayers
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.service import Allowed
from fairswiss.web.api.shapes import Sent


@router.get("t/{tournament}/players", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_players(request: HttpRequest, tournament: str, sort: str = "number", find: str = "") -> list[Data]:
    """The players by pairing number or another order; with ``find`` those who have all its words."""
    state = seen_event(request, tournament).state
    return [
        {
            **player_data(state, row.registration),
            "byes": [{"code": code, "rounds": missed} for code, missed in row.byes],
            "late": row.late,
            "adjusted": row.adjusted,
        }
        for row in roster.rows(state, order=sort, find=find[:80])
    ]


@router.get("t/{tournament}/players/{player}", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def show_player(request: HttpRequest, tournament: str, player: int) -> Data:
    """The card of a player, by registration; round by round the opponent (by pairing number), colour and result."""
    state = seen_event(request, tournament).state
    number = state.player(player).number
    facts = state.tournament(with_draft=True)
    turns = [
        {**turn._asdict(), "points": turn.points / 10, "score": turn.score / 10} for turn in turns_of(facts, number)
    ]
    absences = [{"round": at, "code": code} for (at, who), code in sorted(state.absences.items()) if who == player]
    return {**player_data(state, player), "rounds": turns, "absences": absences}


@router.post("t/{tournament}/players", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def register(request: HttpRequest, tournament: str, sent: NewPlayers) -> list[Data]:
    """Register players."""
    read = [player.read(line=line) for line, player in enumerate(sent.players, 1)]
    if problems := [problem for _player, found in read for problem in found]:
        raise InvalidTournament(spoken("These players cannot be registered as they are:"), tuple(problems))
    players = [player for player, _found in read]
    by = sender(request, sent)
    before = journals.read(tournament).state
    return registered(before, registration.register(tournament, players, by).state, tournament, by)


def registered(before: State, after: State, tournament: str, by: By) -> list[Data]:
    """Those whom a request has registered, also when it was sent before."""
    told = {entry.fact for entry in journals.told_by(tournament, by.token)}
    again = {fact.id for fact in told if isinstance(fact, Registered)}
    return [player_data(after, one) for one in after.in_order() if one > before.last_registration or one in again]


@router.post("t/{tournament}/players/{player}/withdraw", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def withdraw(request: HttpRequest, tournament: str, player: int, sent: FromRound) -> Data:
    """Not paired any more, from the next round or a later one on."""
    return player_data(registration.withdraw(tournament, player, sender(request, sent), sent.round).state, player)


@router.post("t/{tournament}/players/{player}/return", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def take_back(request: HttpRequest, tournament: str, player: int, sent: FromRound) -> Data:
    """Paired again, from the next round or a later one on."""
    return player_data(registration.take_back(tournament, player, sender(request, sent), sent.round).state, player)


@router.post("t/{tournament}/players/{player}/points", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def adjust_points(request: HttpRequest, tournament: str, player: int, sent: Adjusted) -> Data:
    """A bonus or a penalty; the reason is needed."""
    by = sender(request, sent)
    return player_data(
        registration.adjust_points(tournament, player, int(sent.points * 10), sent.round, by).state, player
    )


@router.post("t/{tournament}/players/{player}/remove", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def remove(request: HttpRequest, tournament: str, player: int, sent: Sent) -> Data:
    """Strike off somebody who never appeared in a round; the journal can undo it."""
    return event_data(registration.remove(tournament, player, sender(request, sent)))
