"""Effects of attendance: arrivals, late entries, withdrawals, returns and requested byes."""

from fairswiss.journal import facts
from fairswiss.journal.state import Stage, State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.results import REQUESTABLE_BYES


def withdrawn(state: State, fact: facts.Withdrawn) -> None:
    """Not paired from a round to come on."""
    state.player(fact.id)
    expect_to_come(state, fact.from_round)
    state.withdrawn[fact.id] = fact.from_round


def returned(state: State, fact: facts.Returned) -> None:
    """Paired again; the rounds missed until then are absences."""
    player = state.player(fact.id)
    expect_to_come(state, fact.from_round)
    first = state.withdrawn.pop(fact.id, None)
    if first is None:
        raise BadRequest(gettext("{name} has not withdrawn.", name=player.name), code="not-withdrawn")
    for number in range(max(first, len(state.rounds) + 1), fact.from_round):
        state.absences.setdefault((number, fact.id), "Z")


def checked_in(state: State, fact: facts.CheckedIn) -> None:
    """Here, or not; who has a board in a round was here. A phone never stands in the way of an arbiter's undo."""
    if fact.own and fact.id not in state.players:
        return
    state.expect(fact.id)
    for kept in (state.arrived, state.came_by_phone, state.sent_away):
        kept.discard(fact.id)
    (state.arrived if fact.here else state.sent_away).add(fact.id)
    if fact.here and fact.own:
        state.came_by_phone.add(fact.id)


def missed_credited(state: State, fact: facts.MissedCredited) -> None:
    """The rounds before the first game of a late entry, as far as nothing else is known of them."""
    player = state.player(fact.id)
    expect_requestable(fact.code)
    missed = missed_rounds(state, fact.id)
    if not missed:
        words = "{name} has missed no round: there is nothing to give points for."
        raise BadRequest(gettext(words, name=player.name), code="no-round-missed")
    for number in missed:
        state.rounds[number - 1].byes[fact.id] = fact.code
        state.remarks.append(f"### Late entry: {fact.code} @ Round {number}")


def missed_rounds(state: State, registration: int) -> list[int]:
    """The closed rounds before a player's first game in which the player had no bye that was asked for or allocated."""
    found = []
    for number, played in enumerate(state.rounds, 1):
        if registration in played.board_of or played.stage is not Stage.CLOSED:
            break
        if played.byes.get(registration, "Z") == "Z":
            found.append(number)
    return found


def expect_requestable(code: str) -> None:
    """Refuse a code that no requested bye has."""
    if code not in REQUESTABLE_BYES:
        raise BadRequest(gettext("A requested bye is H, Z or F, not {code!r:.10}.", code=code), code="not-a-bye")


def bye_asked(state: State, fact: facts.ByeAsked) -> None:
    """Absent from a round to come."""
    state.player(fact.id)
    expect_to_come(state, fact.round)
    expect_requestable(fact.code)
    _no_full_point(state, fact.round, fact.id)
    state.absences[fact.round, fact.id] = fact.code
    if fact.reported:
        state.remarks.append(_full_point(fact.round))


def bye_dropped(state: State, fact: facts.ByeDropped) -> None:
    """Not absent after all; refused when nothing was asked for."""
    expect_to_come(state, fact.round)
    _no_full_point(state, fact.round, fact.id)
    if state.absences.pop((fact.round, fact.id), None) is None:
        name = state.player(fact.id).name
        words = "{name} has not requested a bye in round {round}."
        raise BadRequest(gettext(words, name=name, round=fact.round), code="no-bye-requested")


def stayed_in(state: State, fact: facts.StayedIn) -> None:
    """Paired on after a round that was missed."""
    state.player(fact.id)
    state.round(fact.round)
    state.stayed[fact.id] = fact.round


def _full_point(number: int) -> str:
    return f"### FPB @ Round {number}"


def _no_full_point(state: State, number: int, player: int) -> None:
    """The bye that stood there is replaced or taken back, and so is the remark about it."""
    if state.absences.get((number, player)) == "F" and _full_point(number) in state.remarks:
        state.remarks.remove(_full_point(number))


def expect_to_come(state: State, number: int) -> None:
    """Refuse a round that has been paired, or is not planned."""
    if not len(state.rounds) < number <= state.settings.rounds:
        words = "Round {number} is not an upcoming round: {paired} rounds have been paired, {planned} are planned."
        raise BadRequest(
            gettext(words, number=number, paired=len(state.rounds), planned=state.settings.rounds),
            code="round-not-upcoming",
        )
