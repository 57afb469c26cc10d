"""The facts of events of teams. Teams are named by the number of their registration, which never changes."""

from typing import NamedTuple


class TeamEntered(NamedTuple):
    """A team was entered, with its players in the order of the boards."""

    team: int
    name: str
    players: tuple[int, ...] = ()
    captain: str = ""


class TeamAmended(NamedTuple):
    """A team was corrected; all of it as it is from now on."""

    team: int
    name: str
    players: tuple[int, ...] = ()
    captain: str = ""


class TeamRemoved(NamedTuple):
    """A team that never appeared in a round was removed; its players stay in the list."""

    team: int


class TeamWithdrawn(NamedTuple):
    """A team left the event; no longer paired from that round on."""

    team: int
    from_round: int


class TeamReturned(NamedTuple):
    """A team that had withdrawn is paired again from that round on."""

    team: int
    from_round: int


class TeamByeAsked(NamedTuple):
    """A team will be absent from a round to come: ``H``, ``Z`` or ``F`` says what it is worth."""

    team: int
    round: int
    code: str


class TeamByeDropped(NamedTuple):
    """The team will come after all."""

    team: int
    round: int


class CaptainLinkReplaced(NamedTuple):
    """The captain of a team gets another secret link; the one before is worth nothing."""

    team: int


class LineUpsDue(NamedTuple):
    """Captains hand in the line-ups of a round until this moment; empty: any time."""

    round: int
    until: str
    """In UTC, to the minute: ``2026-11-17T13:30+00:00``."""


class LineUpGiven(NamedTuple):
    """The players of a team in a match, from the first board on; 0 is an empty board."""

    round: int
    team: int
    players: tuple[int, ...]


class MatchForfeited(NamedTuple):
    """A whole match was not played: ``+`` and ``-``, or ``-`` for both; blanks take it back."""

    round: int
    white: int
    black: int
    white_result: str
    black_result: str


TeamFact = (
    TeamEntered | TeamAmended | TeamRemoved | TeamWithdrawn | TeamReturned | TeamByeAsked | TeamByeDropped
    | CaptainLinkReplaced | LineUpsDue | LineUpGiven | MatchForfeited
)  # fmt: skip
