"""The opening of an event: created, or imported from a report with everything that was played."""

from fairswiss.journal import facts
from fairswiss.journal.effects.announcement import expect_rounds
from fairswiss.journal.facts import Fact
from fairswiss.journal.squads import Match, Matches
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.gains import points_in_turn
from fairswiss.model.matches import matches_of
from fairswiss.model.rounds import board_rank, seats_of
from fairswiss.model.tournament import LEFT_FIDE_MODE, Tournament


def opened(fact: Fact) -> State:
    """The event after its first fact."""
    if isinstance(fact, facts.Created | facts.Imported):
        expect_rounds(fact.settings.rounds)
    if isinstance(fact, facts.Created):
        return State(fact.settings)
    if isinstance(fact, facts.Imported):
        return _taken_over(fact)
    raise BadRequest(gettext("A journal begins with the creation of its event."), code="journal-without-beginning")


def _taken_over(fact: facts.Imported) -> State:
    state = State(fact.settings)
    report = fact.tournament
    for player in report.players:
        state.players[player.number] = player
    state.last_registration = max(state.players, default=0)
    state.number_as(report.places())
    _take_rounds(state, fact)
    state.absences = {(a.round, a.player): a.code for a in report.absences}
    state.prohibitions = list(report.prohibitions)
    state.categories = {category.name: category for category in report.categories}
    state.adjustments = list(report.adjustments)
    state.accelerations = {a.player: a.points for a in report.accelerations}
    state.squads.take_over(report.team_event)
    state.first_colour = report.first_colour
    state.remarks = list(report.extra)
    state.earlier = report.earlier
    known = state.knowledge()
    for paired in state.rounds:
        paired.known = known
    if not fact.fide_mode:
        state.fide_mode = False
        if not any(line.startswith(LEFT_FIDE_MODE) for line in state.remarks):
            state.remarks.append(LEFT_FIDE_MODE)
    return state


def _take_rounds(state: State, fact: facts.Imported) -> None:
    """The rounds of the report; the last one is open while a result is missing."""
    report = fact.tournament
    for at, (played, points) in enumerate(zip(report.rounds, points_in_turn(report), strict=False), 1):
        games = sorted((board_rank(points, *seats_of(game)), game) for game in played.games)  # a report has no boards
        boards = [Board(*game) for _, game in games]
        whole = at < len(report.rounds) or not any(board.open for board in boards)
        byes = {bye.player: bye.code for bye in played.byes}
        state.rounds.append(DeskRound(boards, byes, Stage.CLOSED if whole else Stage.PUBLISHED, fact.settings.system))
        state.rounds[-1].public_since = state.entry
        if fact.settings.board_colours:
            _take_matches(state.rounds[-1], _matches(report, at, len(fact.settings.board_colours)))


def _take_matches(played: DeskRound, matches: Matches) -> None:
    """The matches of a round, and its boards in their order."""
    seats = [player for match in matches.pairs for team in seats_of(match) for player in matches.line_ups.get(team, ())]
    played.matches = matches
    played.place(sorted(played.boards, key=lambda board: min(map(seats.index, seats_of(board)))))


def _matches(report: Tournament, number: int, size: int) -> Matches:
    """The matches of a round of a report, their line-ups as the boards show them."""
    event, found = report.team_event, matches_of(report, number)
    forfeits = {(one.white, one.black): (one.white_result, one.black_result) for one in event.forfeits}
    playing = {team for match in found for team in seats_of(match)}
    codes = {bye.team: bye.code for bye in event.byes if bye.round == number}
    byes = {team.number: codes.get(team.number, "Z") for team in event.teams if team.number not in playing}
    matches = Matches([Match(*seats_of(one), *forfeits.get(seats_of(one), ())) for one in found], byes)
    for match in found:
        for team, side in zip(seats_of(match), match.sides, strict=True):
            seated = {board.number: board.player for board in side.boards}
            if seated:
                matches.line_ups[team] = tuple(seated.get(board, 0) for board in range(1, size + 1))
    return matches
