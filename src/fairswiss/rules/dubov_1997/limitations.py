"""Chapter 2: who may meet whom, and which limitation forbids it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.matchings import MeetingGraph
from fairswiss.kernel.vocabulary.colours import BLACK, BOTH, WHITE, no_third_in_a_row, within_balance
from fairswiss.rules.dubov_1997.definitions import GREATEST_COLOUR_DIFFERENCE, LAW, Contender

"""The articles that an arbiter may lift for a round (reading 5). 2.1 is not among them; 2.5 gives way by itself."""


class Kind(NamedTuple):
    """All that decides, apart from having met, whether two players may meet (2.3, 2.4, 2.5; reading 22)."""

    group: int
    """The score group, 0 at the top."""
    u: bool
    colours: int
    only: int = -1
    """The one score group this player may meet; -1: any."""
    freed_for: int = -1
    """The higher score group against which 2.5 does not bind this player (reading 22); -1: none."""


def _some_allocation(mine: int, yours: int) -> bool:
    """True if one of the two may take white and the other black."""
    return bool((mine & WHITE and yours & BLACK) or (mine & BLACK and yours & WHITE))


def compatible(one: Kind, other: Kind) -> bool:
    """2.3, 2.4 and 2.5 for two kinds of players."""
    if not _some_allocation(one.colours, other.colours):
        return False
    if one.only not in (-1, other.group) or other.only not in (-1, one.group):
        return False
    if one.group == other.group:
        return True
    lower, higher = (one, other) if one.group > other.group else (other, one)
    return lower.u or lower.freed_for == higher.group


def meeting_graph(
    players: Sequence[Contender], group_of: Sequence[int], *, limit_upfloats: bool, waivers: Iterable[str]
) -> MeetingGraph[Kind]:
    """The graph of legal pairs; players are numbered by rank."""
    waived = frozenset(waivers)
    kinds = [
        Kind(group, player.u or not limit_upfloats, colours_open_to(player, waived))
        for player, group in zip(players, group_of, strict=True)
    ]
    place = {player.number: index for index, player in enumerate(players)}
    apart = [
        {place[number] for number in player.card.met if number in place}
        | {place[number] for number in player.card.apart if number in place}
        for player in players
    ]
    return MeetingGraph(kinds, compatible, apart)


def colours_open_to(player: Contender, waived: frozenset[str] = frozenset()) -> int:
    """The colours that the limitations in force leave a player."""
    history = player.card.colours
    by_balance = BOTH if "2.3" in waived else within_balance(history, GREATEST_COLOUR_DIFFERENCE)
    by_row = BOTH if "2.4" in waived else no_third_in_a_row(history)
    return by_balance & by_row


def broken_by(player: Contender, colour: int) -> tuple[str, ...]:
    """The articles this colour would break for this player."""
    history = player.card.colours
    broken = []
    if not colour & within_balance(history, GREATEST_COLOUR_DIFFERENCE):
        broken.append("2.3")
    if not colour & no_third_in_a_row(history):
        broken.append("2.4")
    return tuple(broken)


def waived_cases(one: Contender, other: Contender) -> int:
    """The number of players of a pair who would have to take a colour that 2.3 or 2.4 forbids (reading 26)."""
    return min(
        bool(broken_by(one, mine)) + bool(broken_by(other, yours)) for mine, yours in ((WHITE, BLACK), (BLACK, WHITE))
    )


def obstacle(
    asking: Contender, candidate: Contender, *, limit_upfloats: bool = True, waivers: Iterable[str] = ()
) -> "why.obstacles.Absolute | None":
    """The first limitation from 2.1 on, in the order of the text, that keeps the two apart; None if they may meet."""
    met = asking.card.met.get(candidate.number)
    if met:
        return why.obstacles.Met(candidate.number, LAW("2.1"), met)
    if candidate.number in asking.card.apart:
        return why.obstacles.Forbidden(candidate.number, LAW("2.1"), asking.card.apart[candidate.number])
    waived = frozenset(waivers)
    if not _some_allocation(colours_open_to(asking, waived), colours_open_to(candidate, waived)):
        articles = sorted({a for one in (asking, candidate) for c in (WHITE, BLACK) for a in broken_by(one, c)})
        return why.obstacles.Colours(candidate.number, LAW(*articles))
    lower = min(asking, candidate, key=lambda one: one.score)
    if limit_upfloats and asking.score != candidate.score and not lower.u:
        return why.obstacles.Barred(candidate.number, LAW("2.5"), lower.number)
    return None
