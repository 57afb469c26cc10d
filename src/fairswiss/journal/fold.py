"""The fold: what each kind of fact does to the event, and when it cannot be true.

A fact that contradicts what is known is refused with the reason; nothing of it is applied then. A pairing that breaks
a rule is no contradiction: legality is a question asked elsewhere. What a player said about a game that is not there
any more is passed over, so that nothing from a phone ever stands in the way of an arbiter who undoes a step.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from fairswiss.journal import facts
from fairswiss.journal.chain import Entry
from fairswiss.journal.facts import Fact, Undone
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.model.gains import gains
from fairswiss.model.results import PENDING, REQUESTABLE_BYES, belong_together, without
from fairswiss.model.rounds import board_rank
from fairswiss.model.tournament import Adjustment, Prohibition, Tournament

MOST_ROUNDS = 999
"""Of any event, as many as a report has room for; the manager plans fewer."""
FROZEN_NUMBERS = 4
"""Corrections of the list change no pairing number once this round has been paired (C.04.2, article 2.3)."""
CLAIMABLE = (("1", "0"), ("=", "="), ("0", "1"))
"""What players may say of their game; everything else is entered by an arbiter."""


class NoLongerFits(BadRequest):
    """An entry cannot be true after those before it."""

    def __init__(self, entry: Entry, reason: str) -> None:
        words = "Entry {number} ({kind}) does not fit any more: {reason}"
        super().__init__(spoken(words, number=entry.number, kind=spoken(entry.kind), reason=reason))
        self.entry = entry.number
        self.reason = reason


_Rule = Callable[[State, Any], None]
_RULES: dict[type, _Rule] = {}


def _on(kind: type) -> Callable[[_Rule], _Rule]:
    def entered(rule: _Rule) -> _Rule:
        _RULES[kind] = rule
        return rule

    return entered


def opened(fact: Fact) -> State:
    """The event after its first fact."""
    if isinstance(fact, facts.Created | facts.Imported):
        _expect_rounds(fact.settings.rounds)
    if isinstance(fact, facts.Created):
        return State(fact.settings)
    if isinstance(fact, facts.Imported):
        return _taken_over(fact)
    raise BadRequest(spoken("A journal begins with the creation of its event."))


def apply(state: State, fact: Fact, entry: int = 0) -> None:
    """One more fact, told by that entry; refuses it, with the reason, when it cannot be true."""
    rule = _RULES.get(type(fact))
    if rule is None:
        raise BadRequest(spoken("This can only be the first entry of a journal."))
    state.entry = entry or state.entry + 1
    rule(state, fact)
    state.changed()


def folded(entries: Iterable[Entry]) -> State:
    """The event after all its entries, those left out that were undone."""
    told = [(entry, entry.fact) for entry in entries]
    skipped = undone([(entry.number, fact) for entry, fact in told])
    state: State | None = None
    for entry, fact in told:
        if isinstance(fact, Undone) or entry.number in skipped:
            continue
        if state is None:
            state = opened(fact)
            continue
        try:
            apply(state, fact, entry.number)
        except BadRequest as error:
            raise NoLongerFits(entry, error.message) from error
    if state is None:
        raise BadRequest(spoken("The journal is empty."))
    return state


def undone(told: Iterable[tuple[int, Fact]]) -> set[int]:
    """The numbers of the entries that count no more."""
    skipped: set[int] = set()
    for number, fact in reversed([*told]):
        if isinstance(fact, Undone) and number not in skipped:
            skipped.add(fact.entry)
    return skipped


def _taken_over(fact: facts.Imported) -> State:
    state = State(fact.settings)
    report = fact.tournament
    for player in report.players:
        state.players[player.number] = player
    state.last_registration = max(state.players, default=0)
    state.number_as({player: player for player in state.players})
    for at, (played, scores) in enumerate(zip(report.rounds, _scores_before(report), strict=False), 1):
        games = sorted((board_rank(scores, *game[:2]), game) for game in played.games)  # a report has no boards
        boards = [Board(*game) for _, game in games]
        whole = at < len(report.rounds) or not any(board.open for board in boards)
        byes = {bye.player: bye.code for bye in played.byes}
        state.rounds.append(DeskRound(boards, byes, Stage.CLOSED if whole else Stage.PUBLISHED, fact.settings.system))
        state.rounds[-1].public_since = state.entry
    state.absences = {(a.round, a.player): a.code for a in report.absences}
    state.prohibitions = list(report.prohibitions)
    state.adjustments = list(report.adjustments)
    state.accelerations = {a.player: a.points for a in report.accelerations}
    state.team_event = report.team_event
    state.first_colour = report.first_colour
    state.remarks = list(report.extra)
    if not fact.fide_mode:
        state.fide_mode = False
        if not any(line.startswith(facts.LEFT_FIDE_MODE) for line in state.remarks):
            state.remarks.append(facts.LEFT_FIDE_MODE)
    return state


def _scores_before(report: Tournament) -> Iterator[dict[int, int]]:
    """What everybody had before each round."""
    scores = dict.fromkeys((player.number for player in report.players), 0)
    for gained in gains(report):
        for player, more in gained.items():
            scores[player] += more
        yield scores


# -- the list ----------------------------------------------------------------------------------------------------------


def _expect_rounds(planned: int) -> None:
    if not 1 <= planned <= MOST_ROUNDS:
        raise BadRequest(
            spoken("{rounds} rounds cannot be planned; 1 to {most} can.", rounds=planned, most=MOST_ROUNDS)
        )


@_on(facts.FideModeLeft)
def _left(state: State, fact: facts.FideModeLeft) -> None:
    if not state.fide_mode:
        raise BadRequest(spoken("FIDE mode has been left already."))
    state.fide_mode = False
    state.remarks.append(f"{facts.LEFT_FIDE_MODE} @ Round {len(state.rounds)}")


@_on(facts.SettingsChanged)
def _settings(state: State, fact: facts.SettingsChanged) -> None:
    _expect_rounds(fact.settings.rounds)
    if fact.settings.rounds < len(state.rounds):
        words = "{paired} rounds have been paired, so there cannot be {planned}."
        raise BadRequest(spoken(words, paired=len(state.rounds), planned=fact.settings.rounds))
    renumbers = fact.settings.numbering != state.settings.numbering
    if renumbers and state.started:
        raise BadRequest(spoken("The order of the list cannot be changed any more: a round has been paired."))
    state.settings = fact.settings
    state.remarks += (f"### {remark}" for remark in fact.remarks)
    if renumbers:
        state.number_anew()


@_on(facts.Registered)
def _registered(state: State, fact: facts.Registered) -> None:
    if fact.id <= state.last_registration:
        raise BadRequest(spoken("Registration {id} has been used already.", id=fact.id))
    state.players[fact.id] = fact.player
    state.last_registration = fact.id
    state.take_place(fact.id)


@_on(facts.Amended)
def _amended(state: State, fact: facts.Amended) -> None:
    state.expect(fact.id)
    before = state.strength(fact.id)
    state.players[fact.id] = fact.player
    if state.strength(fact.id) != before and len(state.rounds) < FROZEN_NUMBERS:
        state.take_place(fact.id)


@_on(facts.NameWithheld)
def _withheld(state: State, fact: facts.NameWithheld) -> None:
    state.expect(fact.id)
    (state.withheld.add if fact.withheld else state.withheld.discard)(fact.id)


@_on(facts.Removed)
def _removed(state: State, fact: facts.Removed) -> None:
    player = state.player(fact.id)
    if any(fact.id in played.board_of or fact.id in played.byes for played in state.rounds):
        words = "{name} appears in a round and cannot be struck off. Withdraw the player instead."
        raise BadRequest(spoken(words, name=player.name))
    event = state.team_event
    named = [rule.players for rule in state.prohibitions] + [rule.players for rule in state.adjustments]
    named += [team.players for team in event.teams] + [line_up.players for line_up in event.line_ups]
    if any(fact.id in players for players in named):
        words = "{name} is named in a forbidden pairing, an adjustment or a team. Change that first."
        raise BadRequest(spoken(words, name=player.name))
    state.give_up_place(fact.id)
    del state.players[fact.id]
    state.withdrawn.pop(fact.id, None)
    state.withheld.discard(fact.id)
    state.absences = {key: code for key, code in state.absences.items() if key[1] != fact.id}


# -- who comes ---------------------------------------------------------------------------------------------------------


@_on(facts.Withdrawn)
def _withdrawn(state: State, fact: facts.Withdrawn) -> None:
    state.player(fact.id)
    _to_come(state, fact.from_round)
    state.withdrawn[fact.id] = fact.from_round


@_on(facts.Returned)
def _returned(state: State, fact: facts.Returned) -> None:
    player = state.player(fact.id)
    _to_come(state, fact.from_round)
    first = state.withdrawn.pop(fact.id, None)
    if first is None:
        raise BadRequest(spoken("{name} has not withdrawn.", name=player.name))
    for number in range(max(first, len(state.rounds) + 1), fact.from_round):
        state.absences.setdefault((number, fact.id), "Z")


@_on(facts.ByeAsked)
def _bye_asked(state: State, fact: facts.ByeAsked) -> None:
    state.player(fact.id)
    _to_come(state, fact.round)
    if fact.code not in REQUESTABLE_BYES:
        raise BadRequest(spoken("A bye that is asked for is H, Z or F, not {code!r:.10}.", code=fact.code))
    _no_full_point(state, fact.round, fact.id)
    state.absences[fact.round, fact.id] = fact.code
    if fact.reported:
        state.remarks.append(_full_point(fact.round))


def _full_point(number: int) -> str:
    return f"### FPB @ Round {number}"


def _no_full_point(state: State, number: int, player: int) -> None:
    """The bye that stood there is replaced or taken back, and so is the remark about it."""
    if state.absences.get((number, player)) == "F" and _full_point(number) in state.remarks:
        state.remarks.remove(_full_point(number))


@_on(facts.ByeDropped)
def _bye_dropped(state: State, fact: facts.ByeDropped) -> None:
    _to_come(state, fact.round)
    _no_full_point(state, fact.round, fact.id)
    if state.absences.pop((fact.round, fact.id), None) is None:
        name = state.player(fact.id).name
        raise BadRequest(spoken("{name} has asked for no bye in round {round}.", name=name, round=fact.round))


def _to_come(state: State, number: int) -> None:
    if not len(state.rounds) < number <= state.settings.rounds:
        words = "Round {number} is not a round to come: {paired} rounds have been paired, {planned} are planned."
        raise BadRequest(spoken(words, number=number, paired=len(state.rounds), planned=state.settings.rounds))


# -- limits and points -------------------------------------------------------------------------------------------------


@_on(facts.Forbidden)
def _forbidden(state: State, fact: facts.Forbidden) -> None:
    for player in fact.ids:
        state.player(player)
    if len(set(fact.ids)) < 2:
        raise BadRequest(spoken("A forbidden pairing names two players or more."))
    state.prohibitions.append(Prohibition(fact.ids, fact.first_round, fact.last_round))
    if fact.late:
        state.remarks.append(f"### Prohibited pairing added @ Round {len(state.rounds)}")


@_on(facts.ForbiddenLifted)
def _lifted(state: State, fact: facts.ForbiddenLifted) -> None:
    kept = [p for p in state.prohibitions if set(p.players) != set(fact.ids)]
    if len(kept) == len(state.prohibitions):
        raise BadRequest(spoken("These players were not forbidden to meet."))
    state.prohibitions = kept
    if fact.late:
        state.remarks.append(f"### Prohibited pairing lifted @ Round {len(state.rounds)}")


@_on(facts.PointsAdjusted)
def _adjusted(state: State, fact: facts.PointsAdjusted) -> None:
    state.player(fact.id)
    state.adjustments.append(Adjustment((fact.id,), fact.points, "", fact.round))


@_on(facts.LotDrawn)
def _lot(state: State, fact: facts.LotDrawn) -> None:
    if fact.colour not in ("w", "b"):
        raise BadRequest(spoken("The lot gives white (w) or black (b)."))
    if state.started:
        raise BadRequest(spoken("Round 1 has been paired: the lot cannot be drawn again."))
    state.first_colour = fact.colour


# -- rounds ------------------------------------------------------------------------------------------------------------


@_on(facts.Drafted)
def _drafted(state: State, fact: facts.Drafted) -> None:
    if fact.round != len(state.rounds) + 1:
        coming = len(state.rounds) + 1
        raise BadRequest(spoken("Round {coming} comes next, not round {round}.", coming=coming, round=fact.round))
    if state.rounds and state.rounds[-1].stage is not Stage.CLOSED:
        raise BadRequest(spoken("Round {number} has not been closed yet.", number=fact.round - 1))
    _to_come(state, fact.round)
    absent = state.absent(fact.round)
    # Where the pairings were fixed beforehand, whoever is absent has a board all the same, and forfeits the game.
    boards = [
        board._replace(white_result=results[0], black_result=results[1])
        for board in _seated(state, fact.boards, set(), fact.bye)
        for results in [without(board[:2], absent)]
    ]
    seated = {player for board in boards for player in board[:2]}
    byes = {player: code for player, code in absent.items() if player not in seated}
    if fact.bye is not None:
        byes[fact.bye] = "U"
    drafted = DeskRound(boards, byes, Stage.DRAFT, fact.system)
    drafted.asked = {player: code for (number, player), code in state.absences.items() if number == fact.round}
    state.rounds.append(drafted)
    state.absences = {key: code for key, code in state.absences.items() if key[0] > fact.round}


def _seated(
    state: State, boards: Iterable[tuple[int, int]], absent: set[int], bye: int | None, seen: Iterable[Board] = ()
) -> list[Board]:
    """The boards with the results of pairs that stay; refuses players who are not there or sit twice."""
    results = {board[:2]: board for board in seen}
    placed: set[int] = set() if bye is None else {bye}
    found = []
    for white, black in boards:
        for player in (white, black):
            name = state.player(player).name
            if player in placed:
                raise BadRequest(spoken("{name} would sit at two boards.", name=name))
            if player in absent:
                raise BadRequest(spoken("{name} is absent from this round. Take the bye back first.", name=name))
            placed.add(player)
        found.append(results.get((white, black), Board(white, black)))
    if lost := next((b for b in seen if not b.open and b not in found), None):
        words = "{name} already has a result in this round. Take it back first."
        raise BadRequest(spoken(words, name=state.player(lost.white).name))
    return found


@_on(facts.DraftDropped)
def _draft_dropped(state: State, fact: facts.DraftDropped) -> None:
    played = _round_in(state, fact.round, Stage.DRAFT)
    state.rounds.pop()
    state.absences |= {(fact.round, player): code for player, code in played.asked.items()}


@_on(facts.HandStarted)
def _hand_started(state: State, fact: facts.HandStarted) -> None:
    played = _round_in(state, fact.round, Stage.DRAFT, Stage.PUBLISHED)
    if played.by_hand:
        raise BadRequest(spoken("Round {number} is being changed by hand already.", number=fact.round))
    played.by_hand = True


@_on(facts.Rearranged)
def _rearranged(state: State, fact: facts.Rearranged) -> None:
    played = _round_in(state, fact.round, Stage.DRAFT, Stage.PUBLISHED)
    if not played.by_hand:
        raise BadRequest(spoken("Start changing round {number} by hand first.", number=fact.round))
    absent = {player for player, code in played.byes.items() if code != "U"} - {p for b in fact.boards for p in b}
    boards = _seated(state, fact.boards, absent, fact.bye, played.boards)
    seated = {player for board in boards for player in board[:2]}
    byes = {player: code for player, code in played.byes.items() if code != "U" and player not in seated}
    for player in sorted((played.board_of.keys() | played.byes.keys()) - seated - byes.keys()):
        byes[player] = "Z"
    if fact.bye is not None:
        state.player(fact.bye)
        byes[fact.bye] = "U"
    played.byes = byes
    played.place(boards)


@_on(facts.HandEnded)
def _hand_ended(state: State, fact: facts.HandEnded) -> None:
    played = _round_in(state, fact.round, Stage.DRAFT, Stage.PUBLISHED)
    if not played.by_hand:
        raise BadRequest(spoken("Round {number} is not being changed by hand.", number=fact.round))
    played.by_hand = False
    played.different = fact.different
    if fact.different:
        state.remarks.append(f"### MPA @ Round {fact.round}")


@_on(facts.Published)
def _published(state: State, fact: facts.Published) -> None:
    played = _round_in(state, fact.round, Stage.DRAFT)
    _not_by_hand(played, fact.round)
    played.stage, played.public_since = Stage.PUBLISHED, state.entry


@_on(facts.Closed)
def _closed(state: State, fact: facts.Closed) -> None:
    played = _round_in(state, fact.round, Stage.PUBLISHED)
    _not_by_hand(played, fact.round)
    if played.open_boards:
        words = "Round {number} lacks {count} results. Enter them, or mark them adjourned."
        raise BadRequest(spoken(words, number=fact.round, count=played.open_boards))
    played.stage = Stage.CLOSED


@_on(facts.Reopened)
def _reopened(state: State, fact: facts.Reopened) -> None:
    played = _round_in(state, fact.round, Stage.CLOSED)
    if fact.round != len(state.rounds):
        words = "Round {later} has been paired: correct a result of round {number} instead."
        raise BadRequest(spoken(words, later=fact.round + 1, number=fact.round))
    played.stage, played.public_since = Stage.PUBLISHED, state.entry


@_on(facts.ResultEntered)
def _result(state: State, fact: facts.ResultEntered) -> None:
    _enter(state, _round_in(state, fact.round, Stage.PUBLISHED), fact)


@_on(facts.ResultCorrected)
def _corrected(state: State, fact: facts.ResultCorrected) -> None:
    played = _round_in(state, fact.round, Stage.CLOSED)
    if fact.white_result == PENDING:
        words = "Round {number} is closed: a result can be replaced but not taken back."
        raise BadRequest(spoken(words, number=fact.round))
    _enter(state, played, fact)
    if fact.round < len(state.rounds) - 1:
        state.remarks.append(f"### Result of round {fact.round} corrected after round {len(state.rounds)} was paired")


@_on(facts.CorrectedForRating)
def _rated(state: State, fact: facts.CorrectedForRating) -> None:
    played = _round_in(state, fact.round, Stage.CLOSED)
    board = played.boards[_board_of(state, played, fact)]
    if fact.white_result == PENDING:
        raise BadRequest(spoken("What is to be rated is a result."))
    if board[2:] == fact[3:]:
        played.for_rating.pop(fact[1:3], None)
    else:
        played.for_rating[fact[1:3]] = fact[3:]


_Result = facts.ResultEntered | facts.ResultCorrected | facts.CorrectedForRating


def _board_of(state: State, played: DeskRound, fact: _Result) -> int:
    """Where two players sit; refuses others, and results that no game can have."""
    at = played.board_of.get(fact.white)
    if at is None or played.boards[at][:2] != (fact.white, fact.black):
        names = " – ".join(state.player(player).name for player in (fact.white, fact.black))
        raise BadRequest(spoken("{names} is not a game of round {number}.", names=names, number=fact.round))
    if not belong_together(fact.white_result, fact.black_result):
        words = "{white!r:.5} and {black!r:.5} cannot be the results of one game."
        raise BadRequest(spoken(words, white=fact.white_result, black=fact.black_result))
    return at


def _enter(state: State, played: DeskRound, fact: facts.ResultEntered | facts.ResultCorrected) -> None:
    at = _board_of(state, played, fact)
    played.boards[at] = Board(*fact[1:])
    played.for_rating.pop(fact[1:3], None)
    played.said[fact[1:3]] = played.heard(played.boards[at])._replace(settled=True)


@_on(facts.ResultClaimed)
def _claimed(state: State, fact: facts.ResultClaimed) -> None:
    if fact.side not in ("w", "b") or fact[4:] not in CLAIMABLE:
        raise BadRequest(spoken("A player says who won, or that the game was drawn; nothing else."))
    played = state.rounds[fact.round - 1] if 1 <= fact.round <= len(state.rounds) else None
    at = played.board_of.get(fact.white) if played and played.stage is Stage.PUBLISHED else None
    if played and at is not None and played.boards[at][:2] == fact[1:3]:
        heard = played.heard(played.boards[at])
        played.said[fact[1:3]] = heard.saying(fact.side, fact.white_result + fact.black_result)


def _round_in(state: State, number: int, *stages: Stage) -> DeskRound:
    played = state.round(number)
    if played.stage not in stages:
        wanted = spoken(" or ").join(spoken(stage.value) for stage in stages)
        words = "Round {number} is {stage}; for this it must be {wanted}."
        raise BadRequest(spoken(words, number=number, stage=spoken(played.stage.value), wanted=wanted))
    return played


def _not_by_hand(played: DeskRound, number: int) -> None:
    if played.by_hand:
        raise BadRequest(spoken("Round {number} is being changed by hand. End that first.", number=number))


@_on(facts.Remarked)
def _remarked(state: State, fact: facts.Remarked) -> None:
    state.remarks.append(f"### {fact.text}")


@_on(facts.Anonymised)
def _anonymised(state: State, fact: facts.Anonymised) -> None:
    """Changes nothing: the entries before it say everything already."""
