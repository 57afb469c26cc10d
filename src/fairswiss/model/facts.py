"""The facts of a tournament as a plain record, with the small ones that it is made of."""

from typing import NamedTuple

from fairswiss.model.arrangements import Acceleration, Bond, Prohibition
from fairswiss.model.categories import Category
from fairswiss.model.player import Player
from fairswiss.model.points import Points
from fairswiss.model.rounds import Absence, Round
from fairswiss.model.scoring import Scoring
from fairswiss.model.teams import TeamEvent

__all__ = [
    "Acceleration",
    "Adjustment",
    "Bond",
    "ByeWas",
    "Earlier",
    "EventInfo",
    "Facts",
    "GameWas",
    "Prohibition",
    "RatingWas",
    "TypeWas",
]


class EventInfo(NamedTuple):
    """The data of the event in a report; texts as they were written, none of them decides a pairing."""

    name: str = ""
    city: str = ""
    federation: str = ""
    start: str = ""
    end: str = ""
    type_text: str = ""
    chief_arbiter: str = ""
    deputies: tuple[str, ...] = ()
    rate_of_play: str = ""
    round_dates: tuple[str, ...] = ()
    rating_federation: str = ""
    rating_method: str = ""
    """The rating used for pairing: FIDE, NRO, FIDON, NIDOF, HBFN, LBFN (record 172 of TRF26); empty is FIDE."""
    program: str = ""
    encoded_type: str = ""
    tie_breaks: str = ""
    standings_order: str = ""
    time_control: str = ""


class Adjustment(NamedTuple):
    """Points that differ from the scoring (record 299 of TRF26).

    With a result code the points replace what that result is worth to these players in that round (0: in every
    round, unless that round has a statement of its own); W, D and L stand for rated games too. Without a code they
    are a bonus or a penalty, added when that round is over (0: from the start).
    """

    players: tuple[int, ...]
    points: Points
    code: str = ""
    round: int = 0


class GameWas(NamedTuple):
    """The result of a game, corrected later."""

    round: int
    white: int
    black: int
    white_result: str
    black_result: str


class ByeWas(NamedTuple):
    """The bye of a player in a round, changed later; no code: there was none."""

    round: int
    player: int
    code: str = ""


class RatingWas(NamedTuple):
    """The rating that paired a player, and the title, changed later."""

    player: int
    rating: int
    title: str = ""


class TypeWas(NamedTuple):
    """The pairing system that was announced, changed later: as records 092 and 192 have it."""

    words: str
    code: str = ""


class Earlier(NamedTuple):
    """Facts as they were known when a round was paired, where they were changed later; all others are as now."""

    round: int
    games: tuple[GameWas, ...] = ()
    byes: tuple[ByeWas, ...] = ()
    ratings: tuple[RatingWas, ...] = ()
    order: tuple[int, ...] = ()
    """All players in the order by which they were paired; empty: as now."""
    alphabet: tuple[int, ...] = ()
    """All players in the order of their names then; empty: as now."""
    prohibitions: tuple[tuple[int, ...], ...] | None = None
    """Players who could not meet in this round; None: as now."""
    adjustments: tuple[Adjustment, ...] | None = None
    scoring: Scoring | None = None
    rounds_planned: int = 0
    """0: as now."""
    type: TypeWas | None = None
    wished: tuple[Prohibition, ...] | None = None
    """Players who should not meet in this round if possible; None: as now."""


class Facts(NamedTuple):
    """All facts of a tournament, in any order, whether they contradict each other or not."""

    players: tuple[Player, ...]
    rounds: tuple[Round, ...] = ()
    rounds_planned: int | None = None
    """None when nobody has said it yet; never guessed."""
    first_colour: str = ""
    """The recorded lot: ``w`` or ``b`` for the top player of the first board of round 1; empty: not recorded."""
    absences: tuple[Absence, ...] = ()
    """For rounds not yet paired."""
    prohibitions: tuple[Prohibition, ...] = ()
    accelerations: tuple[Acceleration, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    scoring: Scoring = Scoring()
    info: EventInfo = EventInfo()
    team_event: TeamEvent = TeamEvent()
    """Empty when players play for themselves."""
    extra: tuple[str, ...] = ()
    """Lines of the source file that have no place in the model; kept so that nothing is lost."""
    order: tuple[int, ...] = ()
    """All players in the order by which they are paired, where that is not the order of their numbers (XXC rank)."""
    earlier: tuple[Earlier, ...] = ()
    """Facts that rounds were paired with and that were changed later, by round."""
    categories: tuple[Category, ...] = ()
