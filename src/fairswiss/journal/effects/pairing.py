"""A round is paired: drafted, thrown away, or changed by hand."""

from collections.abc import Iterable

from fairswiss.journal import facts
from fairswiss.journal.effects.attendance import expect_to_come
from fairswiss.journal.effects.line_ups import matches_drafted, matches_rearranged
from fairswiss.journal.effects.stages import round_in
from fairswiss.journal.state import Board, DeskRound, Stage, State, paired_by_hand
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.facts import Prohibition
from fairswiss.model.match_play import games_a_round
from fairswiss.model.results import PENDING, without
from fairswiss.model.rounds import seats_of
from fairswiss.model.waivers import waiver_remark


def drafted(state: State, fact: facts.Drafted) -> None:
    """The next round, once the last one is closed; whoever asked for a bye has it now."""
    _expect_next(state, fact.round)
    paired = matches_drafted(state, fact) if state.of_teams else _boards_drafted(state, fact)
    apart = {tuple(sorted(group.players)): group for group in state.kept_apart()}
    paired.gave_way = tuple(apart.get(group, Prohibition(group)) for group in fact.gave_way)
    state.note_knowledge(paired)
    state.rounds.append(paired)
    if fact.waivers:
        state.remarks.append(waiver_remark(fact.round, fact.waivers))
    state.absences = {key: code for key, code in state.absences.items() if key[0] > fact.round}


def _boards_drafted(state: State, fact: facts.Drafted) -> DeskRound:
    absent = state.absent(fact.round)
    # Where the pairings were fixed beforehand, whoever is absent has a board all the same, and forfeits the game.
    games = games_a_round(state.settings.info)
    boards = [
        board._replace(white_result=results[0], black_result=results[1])
        for board in _boards(state, fact.boards, set(), fact.bye)
        for results in [without(seats_of(board), absent, games)]
    ]
    seated = {player for board in boards for player in seats_of(board)}
    byes = {player: code for player, code in absent.items() if player not in seated}
    if fact.bye is not None:
        byes[fact.bye] = "U"
    paired = DeskRound(boards, byes, Stage.DRAFT, fact.system, state.entry)
    paired.asked = {player: code for (number, player), code in state.absences.items() if number == fact.round}
    return paired


def _expect_next(state: State, number: int) -> None:
    coming = len(state.rounds) + 1
    if number != coming:
        words = "Round {coming} comes next, not round {round}."
        raise BadRequest(gettext(words, coming=coming, round=number), code="round-not-next")
    if state.rounds and state.rounds[-1].stage is not Stage.CLOSED:
        raise BadRequest(gettext("Round {number} has not been closed yet.", number=number - 1), code="round-not-closed")
    expect_to_come(state, number)


def draft_dropped(state: State, fact: facts.DraftDropped) -> None:
    """As if the round had not been paired: the byes that were asked for count again."""
    round_in(state, fact.round, Stage.DRAFT)
    state.drop_draft()


def hand_started(state: State, fact: facts.HandStarted) -> None:
    """A round that is not closed can be changed."""
    played = round_in(state, fact.round, Stage.DRAFT, Stage.PUBLISHED)
    if played.by_hand:
        words = "Round {number} is being changed by hand already."
        raise BadRequest(gettext(words, number=fact.round), code="hand-started")
    played.by_hand = True


def rearranged(state: State, fact: facts.Rearranged) -> None:
    """Other boards: results of pairs that stay are kept, whoever loses a board is absent."""
    played = round_in(state, fact.round, Stage.DRAFT, Stage.PUBLISHED)
    if not played.by_hand:
        words = "Start changing round {number} by hand first."
        raise BadRequest(gettext(words, number=fact.round), code="hand-not-started")
    if played.matches is not None:
        matches_rearranged(state, played, played.matches, fact)
    else:
        _boards_rearranged(state, played, fact)
    state.note_knowledge(played)


def _boards_rearranged(state: State, played: DeskRound, fact: facts.Rearranged) -> None:
    absent = {player for player, code in played.byes.items() if code != "U"} - {p for b in fact.boards for p in b}
    boards = _boards(state, fact.boards, absent, fact.bye, played.boards)
    seated = {player for board in boards for player in seats_of(board)}
    byes = {player: code for player, code in played.byes.items() if code != "U" and player not in seated}
    for player in sorted((played.board_of.keys() | played.byes.keys()) - seated - byes.keys()):
        byes[player] = "Z"
    if fact.bye is not None:
        state.player(fact.bye)
        byes[fact.bye] = "U"
    played.byes = byes
    played.place(boards)


def hand_ended(state: State, fact: facts.HandEnded) -> None:
    """The round can go on; what differs from the rules is marked in the report."""
    played = round_in(state, fact.round, Stage.DRAFT, Stage.PUBLISHED)
    if not played.by_hand:
        words = "Round {number} is not being changed by hand."
        raise BadRequest(gettext(words, number=fact.round), code="hand-not-open")
    played.by_hand = False
    played.different = fact.different
    if fact.different:
        state.remarks.append(paired_by_hand(fact.round))


def _boards(
    state: State, boards: Iterable[tuple[int, int]], absent: set[int], bye: int | None, seen: Iterable[Board] = ()
) -> list[Board]:
    """The boards with the results of pairs that stay; refuses players who are not there or sit twice."""
    results = {seats_of(board): board for board in seen}
    placed: set[int] = set() if bye is None else {bye}
    found, unknown = [], PENDING * games_a_round(state.settings.info)
    for white, black in boards:
        for player in (white, black):
            name = state.player(player).name
            if player in placed:
                raise BadRequest(gettext("{name} would sit at two boards.", name=name), code="seated-twice")
            if player in absent:
                words = "{name} is absent from this round. Cancel the bye first."
                raise BadRequest(gettext(words, name=name), code="player-absent")
            placed.add(player)
        found.append(results.get((white, black), Board(white, black, unknown, unknown)))
    if lost := next((b for b in seen if b.white_result.strip() and b not in found), None):
        words = "{name} already has a result in this round. Remove it first."
        raise BadRequest(gettext(words, name=state.player(lost.white).name), code="result-in-the-way")
    return found
