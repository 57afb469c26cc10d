"""An answer: a question, the reason that decides it, who else could have been it, and a small picture."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from fairswiss.answers.reasons import Reason
from fairswiss.judge import About
from fairswiss.model.notebooks import repr_html
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament
from fairswiss.why import Articles, CardLine
from fairswiss.why.reasons import Other as Other
from fairswiss.why.verdicts import Verdict


class Question(Enum):
    """The questions a player asks about a round."""

    OPPONENT = "opponent"
    """The one I play."""
    POINTS = "points"
    """An opponent with more, or fewer, points."""
    COLOUR = "colour"
    BYE = "bye"
    """My bye."""
    NO_BYE = "no-bye"
    """The bye of somebody else."""
    NOT_PAIRED = "not-paired"
    """Two who do not play each other."""
    ABSENT = "absent"
    """No part in the round."""


class History(NamedTuple):
    """The colours of a player's games so far, ``wbw``."""

    player: int
    colours: str


class Seat(NamedTuple):
    """A player of a group, and the opponent in this round."""

    player: int
    points: Points
    colours: str
    opponent: int
    """0: the bye, or no opponent."""
    opponent_points: Points
    colour: str = ""
    """In this round."""
    opponent_colours: str = ""
    """So far."""


MOST_SEATS = 12
"""A picture has at most so many players."""


def seat_of(lines: Mapping[int, CardLine], player: int, colour: str, opponent: int) -> Seat:
    """A player as the list before the round and the round itself have them."""
    line = lines[player]
    if not opponent:
        return Seat(player, line.score, line.colours, 0, 0)
    theirs = lines[opponent]
    return Seat(player, line.score, line.colours, opponent, theirs.score, colour, theirs.colours)


class Group(NamedTuple):
    """The players with the same points around the one who asks."""

    points: Points
    size: int
    """Of the whole group; the seats may be some of it."""
    seats: tuple[Seat, ...]
    """In the order of the list."""


class Answer(NamedTuple):
    """An answer to one question of one player."""

    question: Question
    player: int
    other: int
    """The opponent, the one who has the bye, the one asked about; 0: nobody."""
    reason: Reason
    points: Points = 0
    """Of the player, as they count for the pairing; and of the other."""
    other_points: Points = 0
    colour: str = ""
    """Of the player in this round."""
    others: tuple[Other, ...] = ()
    """Those who could have been the opponent, of ``chooser``; or could have had the bye, or come up."""
    histories: tuple[History, ...] = ()
    group: Group | None = None
    accelerated: bool = False
    """Points are counted with the virtual ones of the first rounds."""
    articles: Articles = ()
    chooser: int = 0
    """The one of the two whose opponent each of the others could have been; 0: of neither."""

    def _repr_html_(self) -> str | None:
        return repr_html(self)


class Seated(NamedTuple):
    """A player as the round was really made, by the rules or not."""

    player: int
    other: int
    """0: no opponent."""
    colour: str
    by_hand: bool = False
    """The arbiter is known to have changed the round."""


class Answers(tuple[Answer, ...]):
    """The answers to one player, with the tournament that has the names; otherwise a plain tuple of them."""

    tournament: Tournament | None = None

    @classmethod
    def of(cls, answers: tuple[Answer, ...], tournament: Tournament) -> "Answers":
        found = cls(answers)
        found.tournament = tournament
        return found

    def _repr_html_(self) -> str | None:
        return repr_html(self)


class Answered(NamedTuple):
    """Answers, and below them the rules in detail: what touched each player, or the verdict on two."""

    answers: tuple[Answer, ...]
    details: tuple[About | Verdict, ...]
    board: int = 0
    """Of the two players; 0 where one asks."""
