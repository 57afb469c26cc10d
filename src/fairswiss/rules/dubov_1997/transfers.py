"""Chapter 7: transfers that make a score group fit for the standard procedure (6.1)."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, NONE, WHITE
from fairswiss.rules.dubov_1997.definitions import LAW, Contender
from fairswiss.rules.dubov_1997.floaters import alternating, joining_order
from fairswiss.rules.dubov_1997.round_state import RoundState
from fairswiss.why import Articles


def pair_islands(state: RoundState, group: int) -> None:
    """7.1: who has no opponent left in the own group is paired at once with somebody from below (reading 19)."""
    members = list(state.wanted(group))
    for island in alternating(state, [place for place in members if _is_island(state, place, members)]):
        candidates = state.opponents_below(group, state.players[island].due)
        opponent, passed = state.first_partner(island, candidates, lifting_for=group)
        if opponent is None:
            state.trace.add(_island_stays, state, island, passed)
        else:
            state.trace.add(_island_paired, state, island, opponent, passed)


def _island_stays(state: RoundState, island: int, passed: "list[why.obstacles.Passed]") -> "why.steps.IslandStays":
    return why.steps.IslandStays(LAW("7.1") + LAW.readings(19), state.number(island), tuple(passed))


def _island_paired(
    state: RoundState, island: int, opponent: int, passed: "list[why.obstacles.Passed]"
) -> "why.steps.IslandPaired":
    one, two = state.players[island], state.players[opponent]
    articles = LAW("7.1") + _citing_limit(state, opponent, passed) + _citing_colours(one.due)
    return why.steps.IslandPaired(articles, one.number, two.number, two.score, not two.u, tuple(passed))


def _is_island(state: RoundState, place: int, members: list[int]) -> bool:
    return not any(state.graph.may_meet(place, other) for other in members if other != place)


def _citing_limit(state: RoundState, taken: int, passed: "list[why.obstacles.Passed]") -> Articles:
    """2.5, and the readings by which it sent the search further down or gave way."""
    player = state.players[taken]
    if not player.u:
        return LAW("2.5") + LAW.readings(22 if state.limit_upfloats else 23)
    score = {one.number: one.score for one in state.players}
    barred = (one for one in passed if isinstance(one, why.obstacles.Barred))
    return LAW("2.5") + LAW.readings(9) if any(score[one.player] > player.score for one in barred) else ()


def _citing_colours(asking_due: int, counted: Iterable[Contender] = ()) -> Articles:
    """The reading that applies when somebody has no due colour."""
    if any(not player.due for player in counted):
        return LAW.readings(8)
    return () if asking_due else LAW.readings(18)


def dominating_colour(players: Sequence[Contender]) -> int:
    """The due colour more of them have; none if level. Who has none does not count (reading 8)."""
    whites = sum(player.due == WHITE for player in players)
    blacks = sum(player.due == BLACK for player in players)
    return WHITE if whites > blacks else BLACK if blacks > whites else NONE


def bring_one_up(state: RoundState, group: int) -> int | None:
    """7.2: an odd group is joined by somebody from the nearest lower group that has a candidate (reading 9)."""
    members = state.wanted(group)
    if len(members) % 2 == 0:
        return None
    players = [state.players[place] for place in members]
    dominating = dominating_colour(players)
    passed: list[why.obstacles.Passed] = []
    for place in state.opponents_below(group, dominating):
        usual = state.lift_limit(place, group)
        why_not = _cannot_join(state, place, group, members)
        if why_not is None:
            state.trace.add(_came_up, state, place, players, passed)
            return place
        if usual:
            state.graph.change_kind(place, usual)
        if state.trace.on:
            passed.append(why_not())
    state.trace.add(lambda: why.steps.NobodyCameUp(LAW("7.2"), tuple(passed)))
    return None


def _came_up(
    state: RoundState, place: int, players: list[Contender], passed: "list[why.obstacles.Passed]"
) -> "why.steps.CameUp":
    joining, dominating = state.players[place], dominating_colour(players)
    return why.steps.CameUp(
        LAW("7.2") + _citing_limit(state, place, passed) + _citing_colours(dominating, players),
        joining.number,
        LETTERS[dominating],
        sum(player.due == WHITE for player in players),
        sum(player.due == BLACK for player in players),
        joining.score,
        not joining.u,
        tuple(passed),
    )


def _cannot_join(
    state: RoundState, place: int, group: int, members: list[int]
) -> "Callable[[], why.obstacles.Passed] | None":
    """The reason why no one of the group can meet this player in any complete pairing; None if someone can."""
    player = state.players[place]
    number = player.number
    if not any(state.graph.may_meet(place, member) for member in members):
        if state.limit_upfloats and not state.yielding and not player.u:
            return lambda: why.obstacles.Barred(number, LAW("2.5"), number)
        return lambda: why.obstacles.NoOpponentAbove(number, LAW("7.2"))
    narrowed = state.graph.kind_of(place)._replace(only=group)
    if state.completion.some_pairing_joins(place, members, narrowed):
        return None
    return lambda: why.obstacles.DeadEnd(number, LAW.readings(5))


class Sides(NamedTuple):
    """The white and the black subgroup."""

    whites: list[int]
    blacks: list[int]


def choose_sides(state: RoundState, members: list[int]) -> Sides:
    """The subgroups by due colour; those without one join the smaller, black if equal (reading 10)."""
    players = state.players
    sides = Sides(
        [place for place in members if players[place].due == WHITE],
        [place for place in members if players[place].due == BLACK],
    )
    for place in sorted((p for p in members if not players[p].due), key=lambda p: joining_order(players[p])):
        to_white = len(sides.whites) < len(sides.blacks)
        (sides.whites if to_white else sides.blacks).append(place)
        state.trace.add(_side_chosen, state, place, WHITE if to_white else BLACK)
    return sides


def _side_chosen(state: RoundState, place: int, side: int) -> "why.steps.SideChosen":
    return why.steps.SideChosen(LAW.readings(10), state.number(place), LETTERS[side])


def equalise(state: RoundState, sides: Sides) -> Sides:
    """7.3 and 7.4: half the surplus changes sides, c flags permitting (2.6)."""
    surplus = (len(sides.whites) - len(sides.blacks)) // 2
    if surplus > 0:
        moving = _movers(state, sides.whites, surplus, BLACK, "7.3", _from_white)
        return Sides([p for p in sides.whites if p not in moving], sides.blacks + moving)
    surplus = (len(sides.blacks) - len(sides.whites)) // 2
    if surplus > 0:
        moving = _movers(state, sides.blacks, surplus, WHITE, "7.4", _from_black)
        return Sides(sides.whites + moving, [p for p in sides.blacks if p not in moving])
    return sides


def _from_white(player: Contender) -> tuple[int, int, int]:
    """7.3: lowest ARO, then higher R, then alphabet."""
    return player.aro, -player.rating, player.alphabet


def _from_black(player: Contender) -> tuple[int, int, int]:
    """7.4: highest ARO, then lower R, then alphabet."""
    return -player.aro, player.rating, player.alphabet


def _movers(
    state: RoundState,
    side: list[int],
    count: int,
    to: int,
    article: str,
    order: Callable[[Contender], tuple[int, int, int]],
) -> list[int]:
    moving: list[int] = []
    passed: list[why.obstacles.Passed] = []
    for place in sorted(side, key=lambda place: order(state.players[place])):
        if len(moving) == count:
            break
        if not state.players[place].c:
            if state.trace.on:
                passed.append(why.obstacles.ColourFixed(state.number(place), LAW("2.6")))
            continue
        moving.append(place)
        if state.trace.on:
            state.trace.steps.append(
                why.steps.Transferred(LAW(article), state.number(place), LETTERS[to], count, tuple(passed))
            )
        passed = []
    return moving
