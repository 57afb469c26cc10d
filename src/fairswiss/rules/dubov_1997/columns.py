"""6.2 and 6.3: two columns, and the rows they make."""

from fairswiss.explain import Passed
from fairswiss.kernel.completion import KeptCompletion
from fairswiss.kernel.rows import first_perfect_rows, rows_with_fewest_on_one_side
from fairswiss.rules.dubov_1997.definitions import black_order, white_order
from fairswiss.rules.dubov_1997.hand import Hand
from fairswiss.rules.dubov_1997.transfers import Sides


def arrange(hand: Hand, sides: Sides) -> Sides:
    """6.2: whites by rising ARO, blacks by falling R."""
    whites = sorted(sides.whites, key=lambda place: white_order(hand.players[place]))
    blacks = sorted(sides.blacks, key=lambda place: black_order(hand.players[place]))
    hand.trace.add("columns", ("6.2",), whites=hand.numbers(whites), blacks=hand.numbers(blacks))
    return Sides(whites, blacks)


def pair_rows(hand: Hand, columns: Sides) -> None:
    """6.3: every white the highest black that leaves the other rows solvable (reading 11); else reading 13."""
    if isinstance(hand.completion, KeptCompletion):
        chosen = first_perfect_rows(columns.whites, columns.blacks, hand.graph.may_meet)
        if chosen is not None:
            rows = list(zip(columns.whites, chosen, strict=True))
            _explain_rows(hand, columns, rows)
            for white, black in rows:
                hand.pair(white, black)
            return
    _pair_inside_columns(hand, columns)


def _explain_rows(hand: Hand, columns: Sides, rows: list[tuple[int, int]]) -> None:
    """For every row the blacks above the one taken, and why they were not taken."""
    if not hand.trace.on:
        return
    waiting = list(columns.blacks)
    for white, black in rows:
        place = waiting.index(black)
        passed = [
            hand.obstacle(white, other) or Passed(hand.players[other].number, "rows-below", ("6.3", "reading 11"))
            for other in waiting[:place]
        ]
        del waiting[place]
        hand.trace.add("row", ("6.3",) if passed else ("6.2",), hand.numbers([white, black]), passed)


def _pair_inside_columns(hand: Hand, columns: Sides) -> None:
    """The end of 6.3: as few pairs inside a column as possible, white by white from the top (reading 13)."""
    pairs = rows_with_fewest_on_one_side(columns.whites, columns.blacks, hand.price)
    white_side = set(columns.whites)
    for one, other in pairs or ():
        hand.pair(one, other)
        if (one in white_side) != (other in white_side):
            hand.trace.add("row", ("6.3", "reading 13"), hand.numbers([one, other]))
        else:
            side = "w" if one in white_side else "b"
            hand.trace.add("same-column", ("6.3", "reading 13"), hand.numbers([one, other]), side=side)
