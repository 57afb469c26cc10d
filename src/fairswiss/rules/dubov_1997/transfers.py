"""Chapter 7: transfers that make a score group fit for the standard procedure (6.1)."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from fairswiss.explain import Passed
from fairswiss.kernel.colours import BLACK, LETTERS, NONE, WHITE
from fairswiss.rules.dubov_1997.definitions import Contender
from fairswiss.rules.dubov_1997.floaters import alternating, joining_order
from fairswiss.rules.dubov_1997.hand import Hand


def pair_islands(hand: Hand, group: int) -> None:
    """7.1: who has no opponent left in the own group is paired at once with somebody from below (reading 19)."""
    members = list(hand.wanted(group))
    for island in alternating(hand, [place for place in members if _is_island(hand, place, members)]):
        candidates = hand.opponents_below(group, hand.players[island].due)
        opponent, passed = hand.first_partner(island, candidates, lifting_for=group)
        if opponent is None:
            hand.trace.add("island-stays", ("7.1", "reading 19"), hand.numbers([island]), passed)
        else:
            hand.trace.add(
                "island-paired",
                _citing_limit(hand, "7.1", opponent, passed) + citing_colours("7.1", hand.players[island].due)[1:],
                hand.numbers([island, opponent]),
                passed,
                from_score=hand.players[opponent].score,
                limit_lifted=int(not hand.players[opponent].u),
            )


def _is_island(hand: Hand, place: int, members: list[int]) -> bool:
    return not any(hand.graph.may_meet(place, other) for other in members if other != place)


def _citing_limit(hand: Hand, article: str, taken: int, passed: list[Passed]) -> tuple[str, ...]:
    """The article, and the readings by which 2.5 sent the search further down or gave way."""
    player = hand.players[taken]
    if not player.u:
        return (article, "2.5", "reading 22" if hand.limit_upfloats else "reading 23")
    score = {one.number: one.score for one in hand.players}
    barred_nearer = any(p.reason == "barred" and score[p.player] > player.score for p in passed)
    return (article, "2.5", "reading 9") if barred_nearer else (article,)


def citing_colours(article: str, asking_due: int, counted: Iterable[Contender] = ()) -> tuple[str, ...]:
    """The reading that applies when somebody has no due colour."""
    if any(not player.due for player in counted):
        return (article, "reading 8")
    return (article,) if asking_due else (article, "reading 18")


def dominating_colour(players: Sequence[Contender]) -> int:
    """The due colour more of them have; none if level. Who has none does not count (reading 8)."""
    whites = sum(player.due == WHITE for player in players)
    blacks = sum(player.due == BLACK for player in players)
    return WHITE if whites > blacks else BLACK if blacks > whites else NONE


def bring_one_up(hand: Hand, group: int) -> int | None:
    """7.2: an odd group is joined by somebody from the nearest lower group that has a candidate (reading 9)."""
    members = hand.wanted(group)
    if len(members) % 2 == 0:
        return None
    players = [hand.players[place] for place in members]
    dominating = dominating_colour(players)
    passed: list[Passed] = []
    for place in hand.opponents_below(group, dominating):
        usual = hand.lift_limit(place, group)
        why_not = _cannot_join(hand, place, group, members)
        if why_not is None:
            hand.trace.add(
                "came-up",
                _citing_limit(hand, "7.2", place, passed) + citing_colours("7.2", dominating, players)[1:],
                hand.numbers([place]),
                passed,
                dominating=LETTERS[dominating],
                whites=sum(player.due == WHITE for player in players),
                blacks=sum(player.due == BLACK for player in players),
                from_score=hand.players[place].score,
                limit_lifted=int(not hand.players[place].u),
            )
            return place
        if usual:
            hand.graph.change_kind(place, usual)
        if hand.trace.on:
            passed.append(why_not)
    hand.trace.add("nobody-came-up", ("7.2",), (), passed)
    return None


def _cannot_join(hand: Hand, place: int, group: int, members: list[int]) -> Passed | None:
    """Why nobody of the group can be paired with this one in any complete pairing; None if somebody can."""
    player = hand.players[place]
    if not any(hand.graph.may_meet(place, member) for member in members):
        if hand.limit_upfloats and not hand.yielding and not player.u:
            return Passed(player.number, "barred", ("2.5",), (("who", player.number),))
        return Passed(player.number, "no-opponent-above", ("7.2",))
    narrowed = hand.graph.kind_of(place)._replace(only=group)
    if hand.completion.some_pairing_joins(place, members, narrowed):
        return None
    return Passed(player.number, "dead-end", ("reading 5",))


class Sides(NamedTuple):
    """The white and the black subgroup."""

    whites: list[int]
    blacks: list[int]


def choose_sides(hand: Hand, members: list[int]) -> Sides:
    """The subgroups by due colour; those without one join the smaller, black if equal (reading 10)."""
    players = hand.players
    sides = Sides(
        [place for place in members if players[place].due == WHITE],
        [place for place in members if players[place].due == BLACK],
    )
    for place in sorted((p for p in members if not players[p].due), key=lambda p: joining_order(players[p])):
        to_white = len(sides.whites) < len(sides.blacks)
        (sides.whites if to_white else sides.blacks).append(place)
        hand.trace.add("side-chosen", ("reading 10",), hand.numbers([place]), side="w" if to_white else "b")
    return sides


def equalise(hand: Hand, sides: Sides) -> Sides:
    """7.3 and 7.4: half the surplus changes sides, c flags permitting (2.6)."""
    surplus = (len(sides.whites) - len(sides.blacks)) // 2
    if surplus > 0:
        moving = _movers(hand, sides.whites, surplus, "7.3", _from_white)
        return Sides([p for p in sides.whites if p not in moving], sides.blacks + moving)
    surplus = (len(sides.blacks) - len(sides.whites)) // 2
    if surplus > 0:
        moving = _movers(hand, sides.blacks, surplus, "7.4", _from_black)
        return Sides(sides.whites + moving, [p for p in sides.blacks if p not in moving])
    return sides


def _from_white(player: Contender) -> tuple[int, int, int]:
    """7.3: lowest ARO, then higher R, then alphabet."""
    return player.aro, -player.rating, player.alphabet


def _from_black(player: Contender) -> tuple[int, int, int]:
    """7.4: highest ARO, then lower R, then alphabet."""
    return -player.aro, player.rating, player.alphabet


def _movers(
    hand: Hand, side: list[int], count: int, article: str, order: Callable[[Contender], tuple[int, int, int]]
) -> list[int]:
    moving: list[int] = []
    passed: list[Passed] = []
    for place in sorted(side, key=lambda place: order(hand.players[place])):
        if len(moving) == count:
            break
        if not hand.players[place].c:
            passed.append(Passed(hand.players[place].number, "colour-fixed", ("2.6",)))
            continue
        moving.append(place)
        to = "b" if article == "7.3" else "w"
        hand.trace.add("transferred", (article,), hand.numbers([place]), passed, to=to, surplus=count)
        passed = []
    return moving
