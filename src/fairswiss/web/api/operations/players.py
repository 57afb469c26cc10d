"""The list of players: looked at, added to; who leaves, returns, is absent, kept apart, struck off, or gets points."""

from django.http import HttpRequest

from fairswiss.desk import journals, registration, roster
from fairswiss.desk.journals import Known
from fairswiss.desk.registration import Wish
from fairswiss.desk.registration.no_shows import answer
from fairswiss.desk.shown import card_of
from fairswiss.desk.telling import By
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTournament
from fairswiss.web.access import Action
from fairswiss.web.api.answers import event_data, player_data, seen_event
from fairswiss.web.api.player_shapes import Absent, Adjusted, Byes, FromRound, KeptApart, Lifted, NewPlayers, Stays
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.shapes import Sent


@router.get("t/{tournament}/players", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_players(request: HttpRequest, tournament: str, sort: str = "number", find: str = "") -> list[Data]:
    """The players by pairing number or another order; with ``find`` those who have all its words."""
    event = seen_event(request, tournament)
    return [
        {
            **player_data(event, row.registration),
            "byes": [{"code": code, "rounds": missed} for code, missed in row.byes],
            "late": row.late,
            "adjusted": row.adjusted,
        }
        for row in roster.rows(event.state, order=sort, find=find[:80])
    ]


@router.get("t/{tournament}/players/{player}", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def show_player(request: HttpRequest, tournament: str, player: int) -> Data:
    """The card of a player, by registration; round by round the opponent (by pairing number), colour and result."""
    event = seen_event(request, tournament)
    card = card_of(event, player)
    turns = [{**turn._asdict(), "points": turn.points / 10, "score": turn.score / 10} for turn in card.turns]
    absences = [{"round": at, "code": code} for at, code in card.absences]
    return {**player_data(event, player), "rounds": turns, "absences": absences}


@router.post("t/{tournament}/players", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def register(request: HttpRequest, tournament: str, sent: NewPlayers) -> list[Data]:
    """Register players."""
    read = [player.read(line=line) for line, player in enumerate(sent.players, 1)]
    if problems := [problem for _player, found in read for problem in found]:
        raise InvalidTournament(gettext("These players cannot be registered as they are:"), tuple(problems))
    by = sender(request, sent)
    before = journals.read(tournament)
    stated = zip(read, sent.players, strict=True)
    players = [registration.completed(player, more.beside(), before.state) for (player, _found), more in stated]
    return registered(before, registration.register(tournament, players, by), by)


def registered(before: Known, after: Known, by: By) -> list[Data]:
    """The players a request has registered, also when it was sent before."""
    again, last = registration.registered_by(after.event, by), before.state.last_registration
    return [player_data(after, one) for one in after.state.in_order() if one > last or one in again]


@router.post("t/{tournament}/players/{player}/withdraw", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def withdraw(request: HttpRequest, tournament: str, player: int, sent: FromRound) -> Data:
    """Withdraw a player, from the next round or a later one on."""
    return player_data(registration.withdraw(tournament, player, sender(request, sent), sent.round), player)


@router.post("t/{tournament}/players/{player}/return", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def take_back(request: HttpRequest, tournament: str, player: int, sent: FromRound) -> Data:
    """Paired again, from the next round or a later one on."""
    return player_data(registration.take_back(tournament, player, sender(request, sent), sent.round), player)


@router.post("t/{tournament}/players/{player}/still-in", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def still_in(request: HttpRequest, tournament: str, player: int, sent: Stays) -> Data:
    """Record that a player who lost the last round by forfeit is out, absent from the next round, or still in."""
    return player_data(answer(tournament, player, sent.still, sender(request, sent)), player)


@router.post("t/{tournament}/players/{player}/points", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def adjust_points(request: HttpRequest, tournament: str, player: int, sent: Adjusted) -> Data:
    """A bonus or a penalty; the reason is needed."""
    by = sender(request, sent)
    return player_data(registration.adjust_points(tournament, player, int(sent.points * 10), sent.round, by), player)


@router.post("t/{tournament}/players/{player}/remove", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def remove(request: HttpRequest, tournament: str, player: int, sent: Sent) -> Data:
    """Remove a player who never appeared in a round; the journal can undo it."""
    return event_data(registration.remove(tournament, player, sender(request, sent)))


@router.post("t/{tournament}/players/{player}/bye", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def ask_bye(request: HttpRequest, tournament: str, player: int, sent: Absent) -> Data:
    """Absent from a round to come."""
    known = registration.ask_bye(tournament, player, sent.round, sent.code, sender(request, sent))
    return player_data(known, player)


@router.put("t/{tournament}/players/{player}/byes", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def ask_byes(request: HttpRequest, tournament: str, player: int, sent: Byes) -> Data:
    """The rounds to come that a player will miss, all at once; an empty code takes a bye back."""
    wishes = {wish.round: Wish(wish.seen, wish.code) for wish in sent.byes}
    event = registration.ask_byes(tournament, player, wishes, sender(request, sent))
    asked = [{"round": at, "code": code} for (at, who), code in sorted(event.state.absences.items()) if who == player]
    return {**player_data(event, player), "absences": asked}


@router.get("t/{tournament}/forbidden", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def list_forbidden(request: HttpRequest, tournament: str) -> list[Data]:
    """The groups of players, by registration, of whom no two may meet, and in which rounds."""
    return _prohibited(journals.read(tournament))


@router.post("t/{tournament}/forbidden", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def forbid(request: HttpRequest, tournament: str, sent: KeptApart) -> list[Data]:
    """Keep players apart; after round 1 this has to be confirmed."""
    by = sender(request, sent)
    return _prohibited(registration.forbid(tournament, sent.players, by, sent.first_round, sent.last_round))


@router.post("t/{tournament}/forbidden/lift", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def lift(request: HttpRequest, tournament: str, sent: Lifted) -> list[Data]:
    """Let a group meet again."""
    return _prohibited(registration.lift(tournament, sent.players, sender(request, sent)))


def _prohibited(event: Known) -> list[Data]:
    return [group._asdict() for group in event.state.prohibitions]
