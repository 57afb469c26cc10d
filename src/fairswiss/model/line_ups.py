"""Line-ups: which players of a team sit at which board of a match, the rules of an event for them, and the boards."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import zip_longest
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.problems import Problem, Where
from fairswiss.model.rounds import Bye, Game
from fairswiss.model.teams import Team

EMPTY = 0
"""Stands for an empty board."""
ALONE = "F"
"""The code of a player whose opponent's board is empty: the point of a game that is not played."""
_TURNED = str.maketrans("WB", "BW")


class BoardOrder(StrEnum):
    """The freedom of a captain to leave the order of the team's list."""

    FIXED = "fixed"
    ONE_PLACE = "one-place"
    FREE = "free"


class EmptyBoards(StrEnum):
    """The boards that a short team may leave empty."""

    BOTTOM = "bottom"
    ANYWHERE = "anywhere"


class LineUpRules(NamedTuple):
    """The rules of an event for line-ups."""

    boards: int
    order: BoardOrder = BoardOrder.FIXED
    empty: EmptyBoards = EmptyBoards.BOTTOM
    reserves: int | None = None
    """Players on the list beyond the boards of a match who may be seated; None: all of them."""


def usual_line_up(team: Team, boards: int) -> tuple[int, ...]:
    """The line-up of a team that has not handed one in: the first players of the list, no reserves."""
    return team.players[:boards]


def faults_of(team: Team, players: Sequence[int], rules: LineUpRules) -> Iterator[Problem]:
    """Everything in a line-up that the rules of the event do not allow."""
    yield from strangers(team, players, rules.boards)
    place = {player: at for at, player in enumerate(team.players, 1)}
    seated = [player for player in players if player in place]
    if rules.empty is EmptyBoards.BOTTOM and EMPTY in players[: _last_seat(players)]:
        yield Problem(
            gettext("a board above others is empty"),
            gettext("a team that is short leaves the last boards empty"),
            gettext("move the players up"),
        )
    if rules.reserves is not None:
        for player in seated:
            if place[player] > rules.boards + rules.reserves:
                yield Problem(
                    gettext("player {player} is number {place} of the list", player=player, place=place[player]),
                    gettext("a team may have {count} reserves", count=rules.reserves),
                    gettext("seat someone else"),
                    Where(player=player),
                )
    reach = {BoardOrder.FIXED: 0, BoardOrder.ONE_PLACE: 1}.get(rules.order)
    if reach is not None:
        yield from _out_of_order(seated, place, reach)


def _last_seat(players: Sequence[int]) -> int:
    return max((at for at, player in enumerate(players, 1) if player), default=0)


def _out_of_order(seated: Sequence[int], place: dict[int, int], reach: int) -> Iterator[Problem]:
    """Players who are more places away from the order of the list than allowed."""
    ordered = sorted(seated, key=place.__getitem__)
    for at, player in enumerate(seated):
        if abs(ordered.index(player) - at) > reach:
            yield Problem(
                gettext("player {player} is not at the board of the list's order", player=player),
                gettext("the order is the one that was handed in before the first round")
                if not reach
                else gettext("players may sit one place higher or lower than in the list"),
                gettext("seat the players in the order of the list"),
                Where(player=player),
            )


def strangers(team: Team, players: Sequence[int], boards: int) -> Iterator[Problem]:
    """The faults that no event allows: too many players, somebody twice, somebody of another team."""
    if len(players) > boards:
        yield Problem(
            gettext("the line-up has {count} players", count=len(players)),
            gettext("a match has {boards} boards", boards=boards),
            gettext("leave out the others"),
        )
    seated = [player for player in players if player]
    for player in sorted(set(seated)):
        if player not in team.players:
            yield Problem(
                gettext("player {player} does not play for team {team}", player=player, team=team.number),
                remedy=gettext("seat a player of the team"),
                where=Where(player=player),
            )
        if seated.count(player) > 1:
            yield Problem(
                gettext("player {player} sits at two boards", player=player),
                remedy=gettext("keep one of them"),
                where=Where(player=player),
            )


def colours_of_white(announced: str) -> str:
    """The colours of the boards for the team that has White on the first one: as announced, or the other way round."""
    return announced.translate(_TURNED) if announced.startswith("B") else announced


def boards_of(white: Sequence[int], black: Sequence[int], announced: str) -> tuple[list[Game], list[Bye]]:
    """The games of two line-ups by the announced colours, and the players whose opponent's board is empty.

    The team that has White in the pairing has White on the first board, so from there on boards follow the sequence.
    """
    colours = colours_of_white(announced)
    games, alone = [], []
    for ours, theirs, colour in zip_longest(white[: len(colours)], black[: len(colours)], colours, fillvalue=EMPTY):
        if ours and theirs:
            games.append(Game(ours, theirs) if colour == "W" else Game(theirs, ours))
        elif ours or theirs:
            alone.append(Bye(ours or theirs, ALONE))
    return games, alone
