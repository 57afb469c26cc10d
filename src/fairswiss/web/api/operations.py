"""The operations. Each names the action it performs; what it answers is what the page beside it shows."""

from typing import Any

from django.http import HttpRequest
from ninja import Router

from fairswiss.app import claims, desk, events, fide_mode, history, registration
from fairswiss.app.notices import notices
from fairswiss.app.overview import Overview, overviews
from fairswiss.app.reasons import explained, turns_of, why_not_in
from fairswiss.app.roster import birth_year
from fairswiss.app.rounds import published_list
from fairswiss.app.standings import kept_standings
from fairswiss.app.telling import TOKEN, By, one_line
from fairswiss.formats.trf import write_trf
from fairswiss.journal.facts import Registered, Settings
from fairswiss.journal.state import DeskRound, Stage, State
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.model.player import Player
from fairswiss.model.tournament import EventInfo
from fairswiss.rendering import as_data
from fairswiss.store import journals
from fairswiss.store.journals import Known
from fairswiss.tiebreaks.crosstable import cross_table
from fairswiss.web.access import Action, drafts_seen_by, may
from fairswiss.web.api.service import Allowed
from fairswiss.web.api.shapes import Absent, Confirming, NewEvent, NewPlayers, NewResults, Sent, Undoing
from fairswiss.web.asking import told_by

router = Router()
Data = dict[str, Any]


def _by(request: HttpRequest, sent: Sent) -> By:
    """Who asks; the header ``Idempotency-Key`` names a request as well as the field does."""
    token = one_line(sent.token or request.headers.get("Idempotency-Key", ""), TOKEN)
    return told_by(request, sent.why, token, sent.confirmed, sent.typed)


# -- events ------------------------------------------------------------------------------------------------------------


@router.get("events", auth=Allowed(Action.LIST_TOURNAMENTS), response=list[Data])
def list_events(request: HttpRequest) -> list[Data]:
    """Every event in which the session's account has a role, the newest first."""
    return [overview._asdict() for overview in overviews(drafts_seen_by(request.user))]


@router.post("events", auth=Allowed(Action.CREATE_TOURNAMENT), response=Data)
def create_event(request: HttpRequest, sent: NewEvent) -> Data:
    """Set up an event."""
    info = EventInfo(name=sent.name, tie_breaks=sent.tie_breaks, start=sent.start)
    return _event(events.create_event(Settings(sent.system, sent.rounds, info), _by(request, sent)))


@router.get("t/{tournament}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_event(request: HttpRequest, tournament: str) -> Data:
    """Where an event stands and what is announced."""
    return _event(journals.read(tournament), may(request.user, Action.SEE_DRAFTS, tournament))


def _event(known: Known, drafts: bool = True) -> Data:
    settings = known.state.settings
    return {
        **Overview.of(known, drafts)._asdict(),
        "head": known.head,
        "info": settings.info._asdict(),
        "scoring": settings.scoring._asdict(),
        "first_colour": known.state.first_colour,
        "baku": settings.baku,
        "phones": settings.phones,
        "fide_mode": known.state.fide_mode,
        "notices": notices(known.state),
    }


@router.post("t/{tournament}/leave-fide-mode", auth=Allowed(Action.CHANGE_SETTINGS), response=Data)
def leave_fide_mode(request: HttpRequest, tournament: str, sent: Sent) -> Data:
    """Do also what an official program refuses, from now on and for good; confirmed twice."""
    return _event(fide_mode.leave(tournament, _by(request, sent)))


# -- players -----------------------------------------------------------------------------------------------------------


@router.get("t/{tournament}/players", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_players(request: HttpRequest, tournament: str) -> list[Data]:
    """The players by pairing number."""
    state = journals.read(tournament).state
    return [_player(state, registration_) for registration_ in state.in_order()]


def _player(state: State, player: int) -> Data:
    known = state.player(player)._asdict()
    known["national"] = [{**record._asdict(), "birth": birth_year(record.birth)} for record in known.pop("national")]
    known["birth"] = birth_year(known["birth"])
    del known["order"]
    return {"registration": player, **known, "withdrawn_from": state.withdrawn.get(player)}


@router.get("t/{tournament}/players/{player}", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def show_player(request: HttpRequest, tournament: str, player: int) -> Data:
    """The card of a player, by registration; round by round the opponent (by pairing number), colour and result."""
    state = journals.read(tournament).state
    number = state.player(player).number
    facts = state.tournament(with_draft=may(request.user, Action.SEE_DRAFTS, tournament))
    turns = [
        {**turn._asdict(), "points": turn.points / 10, "score": turn.score / 10} for turn in turns_of(facts, number)
    ]
    absences = [{"round": at, "code": code} for (at, who), code in sorted(state.absences.items()) if who == player]
    return {**_player(state, player), "rounds": turns, "absences": absences}


@router.post("t/{tournament}/players", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def register(request: HttpRequest, tournament: str, sent: NewPlayers) -> list[Data]:
    """Register players."""
    players = [Player(0, **player.model_dump()) for player in sent.players]
    by = _by(request, sent)
    told = {entry.fact for entry in journals.told_by(tournament, by.token)}  # when it is sent again
    before = journals.read(tournament).state.last_registration
    state = registration.register(tournament, players, by).state
    again = {fact.id for fact in told if isinstance(fact, Registered)}
    return [_player(state, player) for player in state.in_order() if player > before or player in again]


@router.post("t/{tournament}/players/{player}/withdraw", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def withdraw(request: HttpRequest, tournament: str, player: int, sent: Sent) -> Data:
    """Not paired any more, from the next round on."""
    return _player(registration.withdraw(tournament, player, _by(request, sent)).state, player)


@router.post("t/{tournament}/players/{player}/return", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def take_back(request: HttpRequest, tournament: str, player: int, sent: Sent) -> Data:
    """Paired again from the next round on."""
    return _player(registration.take_back(tournament, player, _by(request, sent)).state, player)


@router.post("t/{tournament}/players/{player}/bye", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def ask_bye(request: HttpRequest, tournament: str, player: int, sent: Absent) -> Data:
    """Absent from a round to come."""
    known = registration.ask_bye(tournament, player, sent.round, sent.code, _by(request, sent))
    return _player(known.state, player)


# -- rounds ------------------------------------------------------------------------------------------------------------


@router.get("t/{tournament}/rounds", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_rounds(request: HttpRequest, tournament: str) -> list[Data]:
    """The rounds that were paired; a draft only for those who may see it."""
    state = journals.read(tournament).state
    seen = [number for number in range(1, len(state.rounds) + 1) if _sees(request, tournament, state.round(number))]
    return [_round(state, number) for number in seen]


@router.get("t/{tournament}/rounds/{number}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_round(request: HttpRequest, tournament: str, number: int) -> Data:
    """The boards of a round with their results."""
    return _round(_seen(request, tournament, number), number)


def _sees(request: HttpRequest, tournament: str, played: DeskRound) -> bool:
    return played.stage is not Stage.DRAFT or may(request.user, Action.SEE_DRAFTS, tournament)


def _seen(request: HttpRequest, tournament: str, number: int) -> State:
    state = journals.read(tournament).state
    if not _sees(request, tournament, state.round(number)):
        raise NotThere(f"Round {number} has not been published.")
    return state


def _round(state: State, number: int) -> Data:
    played = state.round(number)
    boards = [
        {"board": at, **board._asdict(), "for_rating": "".join(played.for_rating.get(board[:2], ()))}
        for at, board in enumerate(played.boards, 1)
    ]
    byes = [{"registration": player, "code": code} for player, code in played.byes.items()]
    return {
        "round": number,
        "stage": played.stage.value,
        "system": played.system,
        "by_hand": played.by_hand,
        "different": played.different,
        "boards": boards,
        "byes": byes,
    }


@router.post("t/{tournament}/rounds", auth=Allowed(Action.PAIR), response=Data)
def draft(request: HttpRequest, tournament: str, sent: Sent) -> Data:
    """Pair the next round."""
    state = desk.draft(tournament, _by(request, sent)).state
    return _round(state, len(state.rounds))


@router.post("t/{tournament}/rounds/{number}/publish", auth=Allowed(Action.PUBLISH), response=Data)
def publish(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Make a round public."""
    return _event(desk.publish(tournament, number, _by(request, sent)))


@router.post("t/{tournament}/rounds/{number}/drop", auth=Allowed(Action.PAIR), response=Data)
def drop(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Throw a draft away."""
    return _event(desk.drop_draft(tournament, number, _by(request, sent)))


@router.post("t/{tournament}/rounds/{number}/close", auth=Allowed(Action.PAIR), response=Data)
def close(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """All results are in."""
    return _event(desk.close(tournament, number, _by(request, sent)))


@router.post("t/{tournament}/rounds/{number}/reopen", auth=Allowed(Action.PAIR), response=Data)
def reopen(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Take results again."""
    return _event(desk.reopen(tournament, number, _by(request, sent)))


@router.put("t/{tournament}/rounds/{number}/results", auth=Allowed(Action.ENTER_RESULTS), response=Data)
def enter_results(request: HttpRequest, tournament: str, number: int, sent: NewResults) -> Data:
    """Results by board. One that somebody else changed since it was seen is refused, and nothing is written."""
    boards = journals.read(tournament).state.round(number).boards
    results = []
    for result in sent.results:
        if result.board > len(boards):
            raise BadRequest(f"Round {number} has no board {result.board}: it has {len(boards)}.")
        board = boards[result.board - 1]
        codes = desk.typed_result(result.result)
        results.append(desk.Result(board.white, board.black, *codes, seen=result.seen))
    return _round(desk.enter_results(tournament, number, results, _by(request, sent)).state, number)


@router.get("t/{tournament}/rounds/{number}/claims", auth=Allowed(Action.ENTER_RESULTS), response=list[Data])
def list_claims(request: HttpRequest, tournament: str, number: int) -> list[Data]:
    """What players said from their phones, board by board: two codes each, White's first, or nothing."""
    return [heard._asdict() for heard in claims.heard(_seen(request, tournament, number), number)]


@router.post("t/{tournament}/rounds/{number}/claims/{board}/confirm", auth=Allowed(Action.ENTER_RESULTS), response=Data)
def confirm_claim(request: HttpRequest, tournament: str, number: int, board: int, sent: Confirming) -> Data:
    """Make what one player said, or both alike, the result of a board."""
    return _round(claims.confirm(tournament, number, board, _by(request, sent), sent.seen).state, number)


@router.get("t/{tournament}/rounds/{number}/explanation", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def explanation(request: HttpRequest, tournament: str, number: int) -> Data:
    """Why the round was paired like this, by the rules; players by pairing number."""
    state = _seen(request, tournament, number)
    facts = state.tournament(with_draft=True)
    found = as_data(explained(state, number).pairing, facts)
    assert isinstance(found, dict)
    return found


@router.get("t/{tournament}/rounds/{number}/why-not", auth=Allowed(Action.SEE_EXPLANATIONS), response=Data)
def why(request: HttpRequest, tournament: str, number: int, one: int, other: int) -> Data:
    """The first reason why two players, by pairing number, were not paired."""
    state = _seen(request, tournament, number)
    found = as_data(why_not_in(state, number, one, other), state.tournament(with_draft=True))
    assert isinstance(found, dict)
    return found


# -- standings, lists, journal -----------------------------------------------------------------------------------------


@router.get("t/{tournament}/standings", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_standings(
    request: HttpRequest, tournament: str, after: int | None = None, tie_breaks: str = "", rounds: bool = False
) -> Data:
    """Who stands where; with ``rounds`` the cross table as well."""
    state = journals.read(tournament).state
    facts = state.tournament()
    found = kept_standings(facts, after, tie_breaks[:200], unrated=state.settings.unrated or None)
    data = as_data(cross_table(facts, found) if rounds else found, facts)
    assert isinstance(data, dict)
    return data


@router.get("t/{tournament}/list", auth=Allowed(Action.SEE_EXPLANATIONS), response=list[Data])
def show_list(request: HttpRequest, tournament: str) -> list[Data]:
    """What players need to work out the next pairing for themselves."""
    state = journals.read(tournament).state
    facts = state.tournament()
    found = as_data(published_list(facts, state.settings.system), facts)
    assert isinstance(found, list)
    return found


@router.get("t/{tournament}/journal", auth=Allowed(Action.SEE_JOURNAL), response=list[Data])
def show_journal(request: HttpRequest, tournament: str, after: int = 0) -> list[Data]:
    """What was told, from an entry on."""
    return [line._asdict() for line in history.history(tournament) if line.number > after]


@router.post("t/{tournament}/journal/undo", auth=Allowed(Action.UNDO), response=Data)
def undo(request: HttpRequest, tournament: str, sent: Undoing) -> Data:
    """Make an entry count no more."""
    by = _by(request, sent)
    return _event(history.undo(tournament, sent.entry, by) if sent.entry else history.undo_last(tournament, by))


@router.get("t/{tournament}/report", auth=Allowed(Action.EXPORT), response=Data)
def report(request: HttpRequest, tournament: str, edition: str = "trf26") -> Data:
    """The tournament report file."""
    return {"edition": edition, "text": write_trf(journals.read(tournament).state.tournament(), edition)}
