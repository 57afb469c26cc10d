"""Articles 3, 4 and 8.1 of the Dubov text of 1997: colours, the bye, and the orders."""

import itertools
from collections.abc import Iterable, Mapping
from typing import Any

from tests.literal.dubov_1997_people import Order, Pair, Person, other

# ------------------------------------------------------------------------------------ chapters 3, 4, 5


def article_3(a: Person, b: Person) -> Pair:
    """The colours of a pair, as (white, black)."""
    a_gets_due = _who_gets_the_due_colour(a, b)
    if a.due != b.due:
        a_is_white = a.due == "w" or b.due == "b"  # also when one has no due colour (reading 25)
    elif a.due and a_gets_due is not None:
        a_is_white = a_gets_due == (a.due == "w")
    else:
        a_is_white = _white_by_history_or_strength(a, b)
    return (a.number, b.number) if a_is_white else (b.number, a.number)


def _who_gets_the_due_colour(a: Person, b: Person) -> bool | None:
    """Both are due to the same colour: whether a gets it, None when the balance does not tell."""
    if a.c != b.c:
        return not a.c
    if abs(a.difference) != abs(b.difference):
        return abs(a.difference) > abs(b.difference)
    return None


def _white_by_history_or_strength(a: Person, b: Person) -> bool:
    for colour_of_a, colour_of_b in zip(reversed(a.history), reversed(b.history), strict=False):
        if colour_of_a != colour_of_b:
            return colour_of_a == "b"
    if a.aro != b.aro:
        return a.aro > b.aro
    if a.rating != b.rating:
        return a.rating < b.rating
    return a.alphabet > b.alphabet  # reading 14


def article_4(people: Mapping[int, Person]) -> list[Person]:
    """Everybody who may have the bye, the first choice first (reading 6)."""
    order: list[Person] = []
    for score in sorted({p.score for p in people.values()}):
        group = [p for p in people.values() if p.score == score]
        majority = majority_colour(group)

        latest_first = sorted((p for p in group if p.may_have_bye), key=lambda p: p.alphabet, reverse=True)
        dues = {rating: {p.due for p in latest_first if p.rating == rating} for rating in {p.rating for p in group}}

        def key(p: Person, majority: str = majority, dues: Mapping[int, set[str]] = dues) -> Any:
            clause = bool(majority) and {"w", "b"} <= dues[p.rating]
            return p.rating, clause and p.due != majority, -p.aro

        order += sorted(latest_first, key=key)
    return order


def majority_colour(group: Iterable[Person]) -> str:
    """The dominating due colour; empty when there is none (reading 8)."""
    dues = [p.due for p in group]
    whites, blacks = dues.count("w"), dues.count("b")
    return "" if whites == blacks else "w" if whites > blacks else "b"


# ----------------------------------------------------------------------------- the orders of the text


def white_order(p: Person) -> Any:
    """6.2, white column: ARO from below, lower R, alphabet."""
    return p.aro, p.rating, p.alphabet


def black_order(p: Person) -> Any:
    """6.2, black column: R from above, higher ARO, alphabet."""
    return -p.rating, -p.aro, p.alphabet


def article_8_1(floaters: Iterable[Person]) -> list[Person]:
    """White and black alternately, each list in its order of 6.2; also the order of islands (reading 7)."""
    whites, blacks = two_sides(floaters)
    whites.sort(key=white_order)
    blacks.sort(key=black_order)
    order = []
    for white, black in itertools.zip_longest(whites, blacks):
        order += [p for p in (white, black) if p is not None]
    return order


def two_sides(players: Iterable[Person]) -> tuple[list[Person], list[Person]]:
    """By due colour; those without join the smaller side, black if equal, lowest R first (7, 10, 16)."""
    players = list(players)
    whites = [p for p in players if p.due == "w"]
    blacks = [p for p in players if p.due == "b"]
    for p in sorted((p for p in players if not p.due), key=lambda p: (p.rating, p.alphabet)):
        (whites if len(whites) < len(blacks) else blacks).append(p)
    return whites, blacks


def candidate_order(colour: str, *, u_first: bool) -> Order:
    """7.1, 7.2, 8.2: opposite due colour, highest R, lowest ARO, alphabet; 2.5 before all if a preference."""

    def key(p: Person) -> Any:
        opposite = colour != "" and p.due == other(colour)  # reading 18
        return u_first and not p.u, not opposite, -p.rating, p.aro, p.alphabet

    return key
