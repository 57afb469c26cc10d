"""Feasibility: the graph of players who may meet in a bracket, and tests for complete pairings.

Graph.  Legality of two players depends on their kinds (absolute preference, topscorer) and on who has met whom: a
    :class:`MeetingGraph`, with the place in the list as vertex.
Counting first.  ``least_opponents`` is a lower bound for everybody's opponents, from four numbers. If it reaches
    half of the players a complete pairing exists (Dirac); only otherwise a matching is made. Both answer the same
    question, so which of them answers is seen in time alone.
Bound players.  Two who are asked to meet each other do so in every complete round; they are taken out. One without
    the other leaves nothing complete.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from itertools import combinations
from typing import cast

from fairswiss.kernel.matchings import (
    KeptCompletion,
    Matching,
    MeetingGraph,
    all_paired,
    can_do_without,
    most_placed,
    paired_apart,
    paired_but_one,
    some_paired,
)
from fairswiss.kernel.vocabulary.colours import BLACK, NONE, WHITE
from fairswiss.kernel.vocabulary.entrants import Circle, Entrant, bits_of

Legality = tuple[int, bool, bool, bool] | None
"""The colour of an absolute preference, topscorer, may be spared, moved down; None: the place of the one spared."""


def legal_graph(
    players: Sequence[Entrant], may_be_spared: Callable[[Entrant], bool] | None = None, moved_down: int = 0
) -> MeetingGraph[Hashable]:
    """The graph of players who may meet: not met before, and no clash of absolute preferences.

    If some may be spared one more vertex stands for the opponent that one of them does not have. The first so many
    have moved down and do not meet each other.
    """
    place = {player.number: index for index, player in enumerate(players)}
    spared = may_be_spared or (lambda player: False)
    kinds: list[Legality] = [
        (player.absolute, player.topscorer, spared(player), index < moved_down) for index, player in enumerate(players)
    ]
    apart = _apart(players, place)
    if may_be_spared:
        kinds.append(None)
        apart.append({index for index, player in enumerate(players) if player.bound_to})
        for index in apart[-1]:
            apart[index].add(len(players))
    return cast("MeetingGraph[Hashable]", MeetingGraph(kinds, _compatible, apart))


def _apart(players: Sequence[Entrant], place: dict[int, int]) -> list[set[int]]:
    """Of every player those whom he may not meet although the kinds would allow it, by place."""
    apart = [{place[n] for n in (*player.card.met, *player.card.apart) if n in place} for player in players]
    for index, player in enumerate(players):
        if player.bound_to:
            apart[index] |= {other for other in range(len(players)) if players[other].number != player.bound_to}
            for other in apart[index]:
                apart[other].add(index)
    return apart


def _compatible(one: Legality, other: Legality) -> bool:
    """Two equal absolute preferences meet only where a topscorer is one of them."""
    if one is None or other is None:
        either = one or other
        return either is not None and either[2]
    if one[3] and other[3]:
        return False
    return not one[0] or one[0] != other[0] or one[1] or other[1]


def lowest_with_bye(players: Sequence[Entrant]) -> Entrant | None:
    """The last in the ranking who may have the bye and can be spared; None if there is nobody."""
    circle = circle_of(players)
    if circle:
        everybody = bits_of(players)
        may_have = (player for player in reversed(players) if player.may_have_bye)
        return next((player for player in may_have if all_paired(circle, everybody ^ player.bit)), None)
    players = [player for player in players if not player.bound_to]
    places = [place for place in range(len(players) - 1, -1, -1) if players[place].may_have_bye]
    if places and sure_to_complete([*players[: places[0]], *players[places[0] + 1 :]], None):
        return players[places[0]]
    spare = can_do_without(legal_graph(players))
    return next((players[place] for place in places if spare(place)), None)


def completes(players: Sequence[Entrant], takes_bye: Callable[[Entrant], bool] | None) -> bool:
    """True if all of them can be paired among themselves, one of those who may take it having the bye."""
    circle = circle_of(players)
    if circle:
        return _complete_set(circle, players, takes_bye)
    bound = [player for player in players if player.bound_to]
    if bound:
        if len(bound) == 1:
            return False
        players = [player for player in players if not player.bound_to]
    if (takes_bye is not None or len(players) % 2 == 0) and sure_to_complete(players, takes_bye):
        return True
    graph = legal_graph(players)
    if takes_bye is None or len(players) % 2 == 0:
        return KeptCompletion(graph, range(len(players))).possible()
    spare = can_do_without(graph)
    return any(takes_bye(player) and spare(place) for place, player in enumerate(players))


def _complete_set(
    circle: Circle, players: Sequence[Entrant], takes_bye: Callable[[Entrant], bool] | None, apart: int = 0
) -> bool:
    """The same, where all players of the round are few; some of them may be kept from each other."""
    everybody = bits_of(players)
    if len(players) % 2 == 0:
        return paired_apart(circle, everybody, apart)
    return takes_bye is not None and paired_but_one(circle, everybody, bits_of(filter(takes_bye, players)), apart)


def circle_of(players: Sequence[Entrant]) -> Circle | None:
    """The circle of these players, if the round has one."""
    return players[0].circle if players else None


class Opponents:
    """Some players whom another one may or may not meet; those whose claims clash are passed over at once."""

    def __init__(self, players: Iterable[Entrant]) -> None:
        self._groups = _by_claim(players)

    def any_for(self, player: Entrant) -> bool:
        """True if somebody else of them may meet the player."""
        return any(
            not player.clashes_with(group[0]) and any(other is not player and player.may_meet(other) for other in group)
            for group in self._groups
        )


def _by_claim(players: Iterable[Entrant]) -> Collection[list[Entrant]]:
    """Players whose claims clash with those of the same others, together."""
    groups: dict[tuple[int, bool], list[Entrant]] = {}
    for player in players:
        groups.setdefault((player.absolute, player.topscorer), []).append(player)
    return groups.values()


def some_may_meet(players: Sequence[Entrant]) -> bool:
    """True if there are two among them who may meet."""
    circle = circle_of(players)
    if circle:
        return some_paired(circle, bits_of(players))
    return any(one.may_meet(other) for one, other in combinations(players, 2))


def without_opponent(players: Sequence[Entrant], others: Sequence[Entrant]) -> list[Entrant]:
    """The players who may meet nobody of the others."""
    circle = circle_of(players)
    if circle:
        opponents, there = circle.opponents, bits_of(others)
        return [player for player in players if not opponents[player.bit] & there]
    among = Opponents(others)
    return [player for player in players if not among.any_for(player)]


class OneMore:
    """Some players to whom one more comes: one matching tells of everybody whether all can be paired then.

    It leaves one of them without a partner, and a search says who else that can be: the newcomer must meet one of
    these. If ``may_be_spared`` is given one of all has no opponent, somebody of whom it is true.
    """

    def __init__(self, players: Sequence[Entrant], may_be_spared: Callable[[Entrant], bool] | None) -> None:
        self._may_be_spared = may_be_spared
        self._waiting = Opponents(())
        """Those who can be the one without a partner."""
        self._nobody_waits = False
        """True if the place of the one without an opponent can be the one that is left."""
        graph = legal_graph(players, may_be_spared)
        matching = Matching(graph, range(len(graph)))
        if matching.grow() != 1:
            return
        waiting = sorted(matching.replaceable())
        self._waiting = Opponents([players[place] for place in waiting if place < len(players)])
        self._nobody_waits = waiting[-1] == len(players)

    def completes_with(self, player: Entrant) -> bool:
        """True if all can be paired when this one comes."""
        if self._nobody_waits and self._may_be_spared and self._may_be_spared(player):
            return True
        return self._waiting.any_for(player)


def absorbs(rest: Sequence[Entrant], above: Sequence[Entrant]) -> bool:
    """True if the rest can be completed with any players who come down to it, by counting alone (Dirac).

    Everybody may meet so many of the rest that half of the rest and of all who may come, one bye aside, is reached.
    Two who are asked to meet each other do so wherever they are.
    """
    if sum(player.bound_to > 0 for player in (*rest, *above)) == 2:
        rest = [player for player in rest if not player.bound_to]
        above = [player for player in above if not player.bound_to]
    return least_opponents(rest, above) - 1 >= (len(rest) + len(above)) // 2 + 2


def sure_to_complete(
    players: Sequence[Entrant], takes_bye: Callable[[Entrant], bool] | None, coming: Sequence[Entrant] = ()
) -> bool:
    """True if they can be paired completely, with one of those who may come if there are any, by counting alone.

    If their number is odd one of them must be able to take the bye.
    """
    size = len(players) + bool(coming)
    odd = size % 2
    if odd and (takes_bye is None or not any(map(takes_bye, players))):
        return False
    return size - odd == 0 or 2 * (least_opponents(players, coming) - odd) >= size - odd


def least_opponents(players: Sequence[Entrant], coming: Sequence[Entrant] = ()) -> int:
    """The number of players that each of them, and of those who may come, can certainly meet; 0 with bound players."""
    white = black = most = 0
    for player in players:
        if player.absolute:
            if player.absolute == WHITE:
                white += 1
            else:
                black += 1
        if player.encounters > most:
            most = player.encounters
        if player.bound_to:
            return 0
    if any(player.bound_to for player in coming):
        return 0
    most = max(most, max((player.encounters for player in coming), default=0))
    return len(players) - 1 - max(white, black) - most


def fewest_floaters(moved_down: Sequence[Entrant], residents: Sequence[Entrant]) -> int:
    """The least number of a bracket's players that cannot be paired in it, the moved-down ones with residents only."""
    players = [*moved_down, *residents]
    if not moved_down and sure_to_complete(players, lambda player: True):
        return len(players) % 2
    return Matching(bracket_graph(moved_down, residents), range(len(players))).grow()


def floaters_by_counting(moved_down: Sequence[Entrant], residents: Sequence[Entrant]) -> int:
    """The same, or less, by counting alone: those moved down, or with one absolute preference, may be too many."""
    size = len(moved_down) + len(residents)
    absolute = [0, 0, 0]
    for player in (*moved_down, *residents):
        absolute[player.absolute] += not player.topscorer
    return max(size % 2, *(2 * count - size for count in (len(moved_down), absolute[WHITE], absolute[BLACK])))


def leaves_too_few(
    moved_down: Sequence[Entrant], residents: Sequence[Entrant], lower: Sequence[Entrant], bye: bool
) -> bool:
    """True if so few have to float out of a bracket that those below, by counting, need more to be completed.

    Where more than half of them have the same absolute preference, each beyond half needs somebody from above or the
    bye. False says nothing.
    """
    circle = circle_of(lower)
    needed = (circle.left_over(bits_of(lower)) if circle else floaters_by_counting([], lower)) - bye
    if needed <= (len(moved_down) + len(residents)) % 2:
        return False
    return needed > floaters_by_counting(moved_down, residents) and needed > fewest_floaters(moved_down, residents)


def pairs_inside(
    moved_down: Sequence[Entrant],
    residents: Sequence[Entrant],
    can_be_spared: Callable[[Entrant], bool] | None = None,
) -> bool:
    """True if a bracket can pair everybody, the moved-down players with residents; of an odd number one is spared."""
    players = [*moved_down, *residents]
    circle = circle_of(players)
    if circle:
        return _complete_set(circle, players, can_be_spared, bits_of(moved_down))
    graph = bracket_graph(moved_down, residents)
    if len(players) % 2 == 0:
        return KeptCompletion(graph, range(len(players))).possible()
    if can_be_spared is None:
        return False
    spare = can_do_without(graph)
    return any(can_be_spared(player) and spare(place) for place, player in enumerate(players))


def bracket_graph(moved_down: Sequence[Entrant], residents: Sequence[Entrant]) -> MeetingGraph[Hashable]:
    """The graph of players who may meet in a bracket: moved-down players do not meet each other."""
    return legal_graph([*moved_down, *residents], moved_down=len(moved_down))


def finishes(
    moved_down: Sequence[Entrant], residents: Sequence[Entrant], takes_bye: Callable[[Entrant], bool] | None
) -> bool:
    """True if everybody can be paired, the moved-down players with residents; a resident may have the bye."""
    if takes_bye is None:
        return pairs_inside(moved_down, residents)
    return pairs_inside(moved_down, residents, lambda player: player not in moved_down and takes_bye(player))


def each_has_one(moved_down: Sequence[Entrant], residents: Sequence[Entrant]) -> bool:
    """True if each of the moved-down players can have a different resident, by counting or by a matching."""
    absolute = [0, 0, 0]
    for resident in residents:
        absolute[resident.absolute] += resident.absolute != NONE
    free = len(residents) - len(moved_down)
    bound = any(player.bound_to for player in (*moved_down, *residents))
    if not bound and all(absolute[player.absolute] + player.encounters <= free for player in moved_down):
        return True
    return most_with_one(moved_down, residents) == len(moved_down)


def most_with_one(moved_down: Sequence[Entrant], residents: Sequence[Entrant]) -> int:
    """The number of moved-down players who can each have a different resident, as many as can be."""
    return most_placed(_places_open_to(moved_down, residents))


def _places_open_to(players: Sequence[Entrant], others: Sequence[Entrant]) -> list[int]:
    """For each player a bit for every one of the others that the player may meet."""
    place_of = {other.number: place for place, other in enumerate(others)}
    groups = [(group[0], sum(1 << place_of[other.number] for other in group)) for group in _by_claim(others)]
    bound = [other for other in others if other.bound_to]
    found = []
    for player in players:
        mask = sum(members for sample, members in groups if not player.clashes_with(sample))
        met = [number for number in (*player.card.met, *player.card.apart) if number in place_of]
        met += [other.number for other in (others if player.bound_to else bound) if not player.may_meet(other)]
        for number in met:
            mask &= ~(1 << place_of[number])
        found.append(mask)
    return found
