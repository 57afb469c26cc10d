"""6.2 and 6.3: two columns, and the rows they make."""

from fairswiss import why
from fairswiss.kernel.matchings import KeptCompletion, first_perfect_rows, rows_with_fewest_on_one_side
from fairswiss.rules.dubov_1997.definitions import LAW, black_order, white_order
from fairswiss.rules.dubov_1997.round_state import RoundState
from fairswiss.rules.dubov_1997.transfers import Sides
from fairswiss.why import Articles


def arrange(state: RoundState, sides: Sides) -> Sides:
    """6.2: whites by rising ARO, blacks by falling R."""
    whites = sorted(sides.whites, key=lambda place: white_order(state.players[place]))
    blacks = sorted(sides.blacks, key=lambda place: black_order(state.players[place]))
    state.trace.add(lambda: why.steps.Columns(LAW("6.2"), state.numbers(whites), state.numbers(blacks)))
    return Sides(whites, blacks)


def pair_rows(state: RoundState, columns: Sides) -> None:
    """6.3: every white the highest black that leaves the other rows solvable (reading 11); else reading 13."""
    if isinstance(state.completion, KeptCompletion):
        chosen = first_perfect_rows(columns.whites, columns.blacks, state.graph.may_meet)
        if chosen is not None:
            rows = list(zip(columns.whites, chosen, strict=True))
            _explain_rows(state, columns, rows)
            for white, black in rows:
                state.pair(white, black)
            return
    _pair_inside_columns(state, columns)


def _explain_rows(state: RoundState, columns: Sides, rows: list[tuple[int, int]]) -> None:
    """For every row the blacks above the one taken, and why they were not taken."""
    if not state.trace.on:
        return
    waiting = list(columns.blacks)
    for white, black in rows:
        place = waiting.index(black)
        passed = _passed(state, white, waiting[:place], LAW("6.3") + LAW.readings(11))
        del waiting[place]
        articles = LAW("6.3" if passed else "6.2")
        state.trace.steps.append(why.steps.Row(articles, state.number(white), state.number(black), passed=passed))


def _passed(
    state: RoundState, asking: int, earlier: list[int], articles: Articles
) -> "tuple[why.obstacles.Passed, ...]":
    return tuple(
        state.obstacle(asking, other) or why.obstacles.RowsBelow(state.number(other), articles) for other in earlier
    )


def _pair_inside_columns(state: RoundState, columns: Sides) -> None:
    """The end of 6.3: as few pairs inside a column as possible, white by white from the top (reading 13)."""
    pairs = rows_with_fewest_on_one_side(columns.whites, columns.blacks, state.price)
    whites, blacks = list(columns.whites), list(columns.blacks)
    articles = LAW("6.3") + LAW.readings(13)
    for one, other in pairs or ():
        state.pair(one, other)
        if not state.trace.on:
            continue
        choices = [*blacks, *(white for white in whites if white != one)] if one in whites else blacks
        passed = _passed(state, one, [p for p in choices[: choices.index(other)] if p != one], articles)
        cited = articles, state.number(one), state.number(other)
        if (one in whites) != (other in whites):
            state.trace.steps.append(why.steps.Row(*cited, True, passed))
        else:
            state.trace.steps.append(why.steps.SameColumn(*cited, "w" if one in whites else "b", passed))
        whites = [white for white in whites if white not in (one, other)]
        blacks = [black for black in blacks if black not in (one, other)]
