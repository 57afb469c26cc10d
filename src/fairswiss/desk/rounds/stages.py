"""The course of a round: the lot, the draft, publication, close."""

import secrets
from collections.abc import Collection, Iterable

from fairswiss._version import __version__
from fairswiss.desk import journals
from fairswiss.desk.backups import snapshot
from fairswiss.desk.journals import Known
from fairswiss.desk.seating import entrants, neighbours, unplaced
from fairswiss.desk.signals import PAIRING, timed
from fairswiss.desk.telling import By, ask, tell
from fairswiss.desk.waiving import pair_with
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import Stage, State
from fairswiss.kernel.edition import Pairing
from fairswiss.language import gettext
from fairswiss.model import gains
from fairswiss.model.errors import BadRequest
from fairswiss.model.points import Points
from fairswiss.rules import edition
from fairswiss.store import rows


def draw_lot(event: str, by: By, colour: str = "") -> Known:
    """Draw the first colour, or record the one that was drawn in the hall."""
    return tell(event, by, [facts.LotDrawn(colour or secrets.choice("wb"))])


def draft(event: str, by: By, waivers: Collection[str] = ()) -> Known:
    """Pair the next round; nobody sees it yet. A copy of the journal is kept from before.

    The articles in ``waivers`` give way if there is no other way, and once the consequences are confirmed.
    """
    known = journals.read(event)
    if rows.told_by(event, by.token):
        return known
    state = known.state
    _refuse_unready(state)
    snapshot(event, f"before-round-{len(state.rounds) + 1}")
    first = _lot(state)
    lot: list[Fact] = [facts.LotDrawn(first)] if first else []
    tournament = state.tournament()
    if first:
        tournament = tournament.revised(first_colour=first)
    with timed(PAIRING, state.settings.system):
        paired, waived = pair_with(state, tournament, waivers, by)
    return tell(event, by, [*lot, _drafted(state, paired, waived)], seen=known.head)


def draft_by_hand(event: str, by: By) -> Known:
    """Begin the next round with neighbours at the boards, to be changed by hand: when the rules cannot pair it."""

    def telling(state: State) -> list[Fact]:
        _refuse_unready(state)
        coming = len(state.rounds) + 1
        what = gettext("Round {number} will be paired by hand:", number=coming)
        ask(by, what, [gettext("the report will say that it was")])
        boards, bye = neighbours(state)
        begun = facts.Drafted(coming, tuple(boards), bye, state.settings.system, f"fairswiss {__version__}")
        return [begun, facts.HandStarted(coming)]

    return tell(event, by, telling)


def _refuse_unready(state: State) -> None:
    number = len(state.rounds)
    if state.drafted:
        words = "Round {number} is already a draft. Publish it, or discard it first."
        raise BadRequest(gettext(words, number=number), code="round-drafted")
    if state.rounds and state.rounds[-1].stage is not Stage.CLOSED:
        words = "Round {number} is not closed yet. Enter its results and close it first."
        raise BadRequest(gettext(words, number=number), code="round-still-open")


def _lot(state: State) -> str:
    """The colour drawn now, when round 1 is about to be paired and nobody has drawn it yet; tables need none."""
    drawn = state.started or state.first_colour or not edition(state.settings.system).draws_lot
    return "" if drawn else secrets.choice("wb")


def _drafted(state: State, paired: Pairing, waived: Iterable[str]) -> facts.Drafted:
    registration = {number: entrant for entrant, number in state.seeds.items()}
    boards = tuple((registration[p.white], registration[p.black]) for p in paired.pairs)
    bye = None if paired.bye is None else registration[paired.bye]
    gave_way = tuple(tuple(sorted(registration[one] for one in group.players)) for group in paired.gave_way)
    program = f"fairswiss {__version__}"
    return facts.Drafted(paired.round, boards, bye, paired.system, program, tuple(waived), gave_way)


def drop_draft(event: str, number: int, by: By) -> Known:
    """Throw the draft away."""
    return tell(event, by, [facts.DraftDropped(number)])


def publish(event: str, number: int, by: By) -> Known:
    """Make a round public. Whoever has neither a board nor a bye is named first."""

    def telling(state: State) -> list[Fact]:
        words = "{name} has neither a match nor a bye" if state.of_teams else "{name} has neither a board nor a bye"
        left = [gettext(words, name=state.called(entrant)) for entrant in unplaced(state, number)]
        ask(by, gettext("Round {number} is incomplete:", number=number), left)
        return [facts.Published(number)]

    return tell(event, by, telling)


def close(event: str, number: int, by: By) -> Known:
    """All results are in."""
    return tell(event, by, [facts.Closed(number)])


def reopen(event: str, number: int, by: By) -> Known:
    """Take results again."""
    return tell(event, by, [facts.Reopened(number)])


def points_before(state: State, number: int) -> dict[int, Points]:
    """The points of every player, by registration, before a round, as known when it was paired."""
    points = gains.points_before(state.tournament(with_draft=True).before_round(number))
    return {registration: points[at] for registration, at in state.numbers.items()}


def entrant_points(state: State, number: int) -> dict[int, Points]:
    """The same of those who are paired: of teams, the points that count first."""
    points = gains.points_before(entrants(state, with_draft=True).before_round(number))
    return {registration: points[at] for registration, at in state.seeds.items()}
