"""The opening of an event: created, or imported from a report with everything that was played."""

from collections.abc import Iterable

from fairswiss.journal import facts
from fairswiss.journal.effects.announcement import expect_rounds
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.language import gettext
from fairswiss.model.categories import Category
from fairswiss.model.errors import BadRequest
from fairswiss.model.gains import points_in_turn
from fairswiss.model.rounds import board_rank, seats_of
from fairswiss.model.tournament import LEFT_FIDE_MODE


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
    for at, (played, points) in enumerate(zip(report.rounds, points_in_turn(report), strict=False), 1):
        games = sorted((board_rank(points, *seats_of(game)), game) for game in played.games)  # a report has no boards
        boards = [Board(*game) for _, game in games]
        whole = at < len(report.rounds) or not any(board.open for board in boards)
        byes = {bye.player: bye.code for bye in played.byes}
        state.rounds.append(DeskRound(boards, byes, Stage.CLOSED if whole else Stage.PUBLISHED, fact.settings.system))
        state.rounds[-1].public_since = state.entry
    state.absences = {(a.round, a.player): a.code for a in report.absences}
    state.prohibitions = list(report.prohibitions)
    state.categories = _by_name(report.categories)
    state.adjustments = list(report.adjustments)
    state.accelerations = {a.player: a.points for a in report.accelerations}
    state.team_event = report.team_event
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


def _by_name(categories: Iterable[Category]) -> dict[str, Category]:
    return {category.name: category for category in categories}
