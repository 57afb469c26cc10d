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
        passed = _passed(hand, white, waiting[:place], "reading 11")
        del waiting[place]
        hand.trace.add("row", ("6.3",) if passed else ("6.2",), hand.numbers([white, black]), passed)


def _passed(hand: Hand, asking: int, earlier: list[int], reading: str) -> list[Passed]:
    return [
        hand.obstacle(asking, other) or Passed(hand.players[other].number, "rows-below", ("6.3", reading))
        for other in earlier
    ]


def _pair_inside_columns(hand: Hand, columns: Sides) -> None:
    """The end of 6.3: as few pairs inside a column as possible, white by white from the top (reading 13)."""
    pairs = rows_with_fewest_on_one_side(columns.whites, columns.blacks, hand.price)
    whites, blacks = list(columns.whites), list(columns.blacks)
    for one, other in pairs or ():
        hand.pair(one, other)
        if not hand.trace.on:
            continue
        choices = [*blacks, *(white for white in whites if white != one)] if one in whites else blacks
        passed = _passed(hand, one, [p for p in choices[: choices.index(other)] if p != one], "reading 13")
        players = hand.numbers([one, other])
        if (one in whites) != (other in whites):
            hand.trace.add("row", ("6.3", "reading 13"), players, passed)
        else:
            hand.trace.add("same-column", ("6.3", "reading 13"), players, passed, side="w" if one in whites else "b")
        whites = [white for white in whites if white not in (one, other)]
        blacks = [black for black in blacks if black not in (one, other)]
