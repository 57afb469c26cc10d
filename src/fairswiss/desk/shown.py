"""Data that a page and its JSON twin are both made of: a round, a board, the card of a player, the standings.

Each is a function of an event, as somebody may see it, and of a question about it. There are no words in the answers:
pages have templates for them, programs have the names of the fields.
"""

from typing import NamedTuple

from fairswiss.answers import Answered, Seated
from fairswiss.answers.turns import Turn, turns_of
from fairswiss.desk import reasons
from fairswiss.desk.journals import Known
from fairswiss.desk.registration import mark_of
from fairswiss.desk.roster import appeared, course
from fairswiss.desk.seating import late_entries, resting, unplaced
from fairswiss.desk.slips import Told, told_results
from fairswiss.journal.state import Stage
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.player import Player
from fairswiss.model.rounds import Seated as SeatedPair
from fairswiss.model.rounds import seats_of
from fairswiss.model.tournament import Adjustment, Prohibition, Tournament
from fairswiss.rules import edition
from fairswiss.tiebreaks import Standings
from fairswiss.usecases.answered import differs
from fairswiss.usecases.recorded_ranks import with_ranks
from fairswiss.usecases.standings import kept_standings


class BoardShown(NamedTuple):
    """A board of a round; players by registration, results by code."""

    board: int
    white: int
    black: int
    white_result: str
    black_result: str
    for_rating: str
    """The two codes to be rated, where the result was corrected too late to count."""


class RoundShown(NamedTuple):
    """A round: its boards, and who sits at none."""

    round: int
    stage: str
    system: str
    waivers: list[str]
    """The articles that the arbiter waived for it."""
    by_hand: bool
    different: int | None
    boards: tuple[BoardShown, ...]
    byes: dict[int, str]
    """By registration, the code of the bye."""
    unplaced: list[int]
    rests: int | None
    open_boards: int
    gave_way: tuple[Prohibition, ...]
    """Groups that should not meet if possible, and could not be kept apart; players by registration."""


def round_shown(event: Known, number: int) -> RoundShown:
    """A round of an event; refuses one that is not there."""
    played = event.state.round(number)
    boards = tuple(
        BoardShown(at, *board, "".join(played.for_rating.get(seats_of(board), ())))
        for at, board in enumerate(played.boards, 1)
    )
    return RoundShown(
        number, played.stage.value, played.system, event.state.waived(number), played.by_hand, played.different,
        boards, played.byes, unplaced(event.state, number), resting(event.state, number), played.open_boards,
        played.gave_way,
    )  # fmt: skip


class Coming(NamedTuple):
    """The next round before it is paired; players, or teams in an event of teams, by registration."""

    round: int
    taking_part: int
    absent: dict[int, str]
    """The code of each bye, in the order of pairing numbers."""
    late: list[int]
    """Those who will be paired for the first time."""
    awaits_lot: bool


def coming(event: Known) -> Coming | None:
    """The next round, when it can be paired; None after the last one, or while another is under way."""
    state = event.state
    number = len(state.rounds) + 1
    if number > state.settings.rounds or (state.rounds and state.rounds[-1].stage is not Stage.CLOSED):
        return None
    codes = state.squads.absent(number) if state.of_teams else state.absent(number)
    absent = {entrant: codes[entrant] for entrant in sorted(codes, key=state.seeds.__getitem__)}
    late = [entrant for entrant in late_entries(state) if entrant not in codes]
    awaits_lot = number == 1 and edition(state.settings.system).draws_lot
    return Coming(number, len(state.seeds) - len(codes), absent, late, awaits_lot)


def board_of(event: Known, number: int, board: int) -> BoardShown:
    """A board of a round; refuses one that is not there."""
    played = event.state.round(number)
    if not 1 <= board <= len(played.boards):
        words = "Round {number} has no board {board}: it has {count}."
        raise BadRequest(gettext(words, number=number, board=board, count=len(played.boards)), code="no-such-board")
    held = played.boards[board - 1]
    return BoardShown(board, *held, "".join(played.for_rating.get(seats_of(held), ())))


def told_of(event: Known, number: int, held: BoardShown) -> Told | None:
    """The person who entered the result of a board, and the time; None if nobody has."""
    return told_results(event.event, number).get((held.white, held.black))


class BoardExplained(NamedTuple):
    """The explanation of two players sitting at a board."""

    white: Answered
    black: Answered
    otherwise: Answered | None
    """The reason why the rules would not pair them; None if they would."""


def board_explained(event: Known, number: int, held: SeatedPair) -> BoardExplained:
    """The answers for two players, or teams, who meet. Raises :class:`NoPairing` when the rules give no round."""
    state = event.state
    white, black = (state.seeds[entrant] for entrant in seats_of(held))
    played = state.round(number)
    by_hand = played.by_hand or bool(played.different)
    seats = Seated(white, black, "w", by_hand), Seated(black, white, "b", by_hand)
    one, other = reasons.answered_in(state, number, *seats)
    otherwise = reasons.why_not_in(state, number, white, black) if differs(one) else None
    return BoardExplained(one, other, otherwise)


class Card(NamedTuple):
    """A player round by round."""

    player: Player
    turns: list[Turn]
    absences: list[tuple[int, str]]
    """Rounds to come that will be missed, with the code of each."""
    withdrawn: int | None
    """The round from which on the player takes no part."""
    people: tuple[Player, ...]
    """Everybody in the list, opponents among them."""


def card_of(event: Known, registration: int) -> Card:
    """The card of a player; refuses one who is not there."""
    state = event.state
    player, facts = state.player(registration), state.tournament(with_draft=True)
    absences = sorted((at, code) for (at, who), code in state.absences.items() if who == registration)
    return Card(player, turns_of(facts, player.number), absences, state.withdrawn.get(registration), facts.players)


class Record(NamedTuple):
    """Everything that can be changed of a player."""

    player: Player
    mark: str
    """Of the player as shown: another one says that somebody has changed something since."""
    course: list[str]
    """The player's game or bye in each round so far."""
    byes: dict[int, str]
    """The code of each bye that is asked for, by round."""
    kept_apart: list[Prohibition]
    adjustments: list[Adjustment]
    """Bonuses and penalties."""
    withdrawn: int | None
    removable: bool
    """True if the player was in no round yet."""


def record_of(event: Known, registration: int) -> Record:
    """The record of a player; refuses one who is not there."""
    state = event.state
    player = state.player(registration)
    return Record(
        player,
        mark_of(player),
        course(state, registration),
        {at: code for (at, who), code in sorted(state.absences.items()) if who == registration},
        [group for group in state.prohibitions if registration in group.players],
        [one for one in state.adjustments if registration in one.players and not one.code],
        state.withdrawn.get(registration),
        not appeared(state, registration),
    )


def reported(event: Known) -> Tournament:
    """The event as its report file has it, with ranks."""
    state = event.state
    return with_ranks(state.tournament(), unrated=state.settings.unrated or None, ranked=kept_standings)


def ranked(event: Known, after: int | None, tie_breaks: str = "", *, teams: bool = False) -> Standings:
    """The standings after a round (None: the last complete one), by the tie-breaks given or those announced.

    ``teams`` ranks the teams of an event of teams.
    """
    state = event.state
    return kept_standings(state.tournament(), after, tie_breaks, unrated=state.settings.unrated or None, teams=teams)
