"""Chapter 8: floaters from above are paired first. And 6.4: who floats down."""

from collections.abc import Iterable

from fairswiss.explain import Passed
from fairswiss.kernel.colours import BLACK, WHITE
from fairswiss.kernel.completion import KeptCompletion
from fairswiss.kernel.leaving import players_to_leave, players_to_leave_at_a_price
from fairswiss.rules.dubov_1997.definitions import Contender, black_order, white_order
from fairswiss.rules.dubov_1997.hand import Hand


def alternating(hand: Hand, places: Iterable[int]) -> list[int]:
    """8.1: due white in the order of the white column, due black in that of the black one, taken in turns.

    Those without due colour join the shorter list (readings 7 and 16).
    """
    players = hand.players
    whites = [place for place in places if players[place].due == WHITE]
    blacks = [place for place in places if players[place].due == BLACK]
    for place in sorted((p for p in places if not players[p].due), key=lambda p: joining_order(players[p])):
        (whites if len(whites) < len(blacks) else blacks).append(place)
    whites.sort(key=lambda place: white_order(players[place]))
    blacks.sort(key=lambda place: black_order(players[place]))
    shared = min(len(whites), len(blacks))
    turns = [place for pair in zip(whites, blacks, strict=False) for place in pair]
    return turns + whites[shared:] + blacks[shared:]


def joining_order(player: Contender) -> tuple[int, int]:
    """Readings 7, 10 and 16: players without due colour choose a side lowest R first, then alphabet."""
    return player.rating, player.alphabet


def pair_floaters(hand: Hand, group: int, floaters: list[int]) -> list[int]:
    """8.2: each floater takes the highest R of the opposite due colour, else of the others; who floats on."""
    floating_on: list[int] = []
    for floater in alternating(hand, floaters):
        candidates = list(hand.candidates(group, hand.players[floater].due))
        opponent, passed = hand.first_partner(floater, candidates)
        if opponent is None:
            hand.keep_apart(floater, [*floating_on, *hand.wanted(group)])
            floating_on.append(floater)
            hand.trace.add("floats-on", ("8.2",), hand.numbers([floater]), passed)
        else:
            readings = () if hand.players[floater].due else ("reading 7", "reading 16", "reading 18")
            hand.trace.add("floater-paired", ("8.2", *readings), hand.numbers([floater, opponent]), passed)
    return floating_on


def leave_over(hand: Hand, group: int, members: list[int], floaters: set[int], joined: int | None) -> list[int]:
    """6.4: take out of the round those who pair inside the group; who is left over and floats down.

    Whoever came up by 7.2 goes back instead (reading 17).
    """
    if _pairs_inside(hand, members):
        return []
    preference = _preference(hand, group, members, floaters)
    if isinstance(hand.completion, KeptCompletion):
        leaving = players_to_leave(hand.legal_graph(), members, hand.completion.kept(), preference)
    else:
        leaving = players_to_leave_at_a_price(set(members), sorted(hand.completion.left), preference, hand.price)
    hand.completion.set_aside(set(members) - set(leaving))
    pairs = (len(members) - len(leaving)) // 2
    _explain_leaving(hand, preference, leaving, pairs, joined)
    return leaving


def _explain_leaving(hand: Hand, preference: list[int], leaving: list[int], pairs: int, joined: int | None) -> None:
    """For each player left over, those who would have been left over rather, and were needed."""
    passed: list[Passed] = []
    for place in preference:
        if place in leaving:
            returning = ("reading 17",) if place == joined else ()
            articles = ("6.4", "reading 5", "reading 12", *returning, "reading 20")
            hand.trace.add("left-over", articles, hand.numbers([place]), passed, pairs_inside=pairs)
            passed = []
        else:
            passed.append(Passed(hand.players[place].number, "needed", ("6.4",), (("pairs", pairs),)))


def _pairs_inside(hand: Hand, members: list[int]) -> bool:
    """Whether the group can pair all its members inside, and everybody else can be paired too."""
    if len(members) % 2:
        return False
    if isinstance(hand.completion, KeptCompletion):
        inside = KeptCompletion(hand.legal_graph(), members)
        return inside.possible() and hand.completion.set_aside(members)
    return hand.completion.set_aside(members)


def _preference(hand: Hand, group: int, members: list[int], floaters: set[int]) -> list[int]:
    """The four classes of 6.4, then lowest R, lower ARO, later in the alphabet (readings 12 and 20)."""
    here = set(members)
    below = ([place for place in hand.wanted(g) if place not in here] for g in hand.groups_below(group))
    opponents = next(filter(None, below), [])

    def order(place: int) -> tuple[bool, bool, int, int, int]:
        player = hand.players[place]
        stuck = not any(hand.graph.may_meet(place, opponent) for opponent in opponents)
        return place in floaters, stuck, player.rating, player.aro, -player.alphabet

    return sorted(members, key=order)
