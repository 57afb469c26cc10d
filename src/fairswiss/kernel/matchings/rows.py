"""Two columns, row by row: the lexicographically first way to give every left player a right one.

Walk.  Each row takes the first free entry of the right column that it may have. This is right until a row finds
    nothing: every entry passed over was impossible, so no other way comes before.
Mending.  Then the last rows are solved again, exactly, going back 16, 32, 64, … rows until the rest is solvable at
    all. The rows above keep what they have: it came first, and the end proves that it can be completed. Dead ends
    happen near the bottom only, because a row has few entries it may not have.
Solving.  One matching of rows to places (bit sets), then for each row from the top one alternating search, through
    the rows below alone, for the first better place whose holder can move on. After row i the places of rows 0 … i
    are final and the matching is complete.
One side.  Where pairs inside a column are allowed, one weighted matching decides: a digit for each row.
"""

from collections.abc import Callable, Sequence

from fairswiss.kernel.matchings.weighted import best_perfect_matching

_FIRST_STEP_BACK = 16


def first_perfect_rows(
    left: Sequence[int], right: Sequence[int], may_meet: Callable[[int, int], bool]
) -> list[int] | None:
    """For each of ``left`` its partner from ``right``; None when not everybody can have one."""
    if len(left) != len(right):
        return None
    place_of = {entry: place for place, entry in enumerate(right)}
    chosen = [place_of[entry] for entry in _walk_down(left, right, may_meet)]

    def allowed(start: int, places: Sequence[int]) -> list[int]:
        return [
            sum(1 << bit for bit, place in enumerate(places) if may_meet(player, right[place]))
            for player in left[start:]
        ]

    found = with_last_rows_mended(len(left), chosen, allowed)
    return None if found is None else [right[place] for place in found]


def with_last_rows_mended(
    count: int, chosen: list[int], allowed: Callable[[int, Sequence[int]], list[int]]
) -> list[int] | None:
    """Complete a walk that may have stopped early; entries are places 0 … count-1 of the right column.

    ``allowed`` says of every row from some row on which of some places it may have, as bits in their order. Every
    entry that the walk passed over must have been impossible. None when not every row can have a place.
    """
    back = _FIRST_STEP_BACK
    while len(chosen) < count:
        start = max(0, len(chosen) - back)
        taken = set(chosen[:start])
        places = [place for place in range(count) if place not in taken]
        tail = _solve(allowed(start, places))
        if tail is not None:
            return chosen[:start] + [places[place] for place in tail]
        if start == 0:
            return None
        back *= 2
    return chosen


def rows_with_fewest_on_one_side(
    left: Sequence[int], right: Sequence[int], price: Callable[[int, int], int | None]
) -> list[tuple[int, int]] | None:
    """Everybody paired with the least price, then as few pairs inside a column as possible, then row by row.

    Each left player not yet paired takes the first right one, else the first left one below, that keeps the rest
    pairable so; then the right ones left over take the first one below. One weighted matching does it: a digit
    for each row, the first row the most significant; the number of pairs inside a column stands above all rows,
    the price above that. None when they cannot be paired at all.
    """
    players = [*left, *right]
    count, halves = len(players), len(left)
    row_weight: list[int] = [(count + 1) ** (count - 1 - row) for row in range(count)]
    one_side: int = (count + 1) ** count
    unit = one_side * (count + 1)

    def weight(row: int, place: int) -> int | None:  # row < place
        cost = price(players[row], players[place])
        if cost is None:
            return None
        across = row < halves <= place
        first_choice = (place - halves if across else place) + 1  # across: the right column comes first
        if row < halves and not across:
            first_choice += len(right)
        return row_weight[row] * (count + 1 - first_choice) - (0 if across else one_side) - unit * cost

    mate = best_perfect_matching(count, weight)
    if mate is None:
        return None
    return [(players[row], players[place]) for row, place in enumerate(mate) if row < place]


def most_placed(allowed: list[int]) -> int:
    """The number of rows that can each have a place of their own; the places a row may have are bits."""
    return len(_match(allowed)[1])


def _walk_down(left: Sequence[int], right: Sequence[int], may_meet: Callable[[int, int], bool]) -> list[int]:
    """Each row the first entry left that it may have, until a row finds none."""
    end = len(right)
    after = list(range(1, end + 2))  # after[i]: the next free place behind place i-1; places are counted from 1
    chosen = []
    for player in left:
        before, place = 0, after[0]
        while place <= end and not may_meet(player, right[place - 1]):
            before, place = place, after[place]
        if place > end:
            break
        chosen.append(right[place - 1])
        after[before] = after[place]
    return chosen


def _solve(allowed: list[int]) -> list[int] | None:
    """The same by one matching and one alternating search a row, on bit sets of places."""
    place_of, row_of = _match(allowed)
    if len(row_of) < len(allowed):
        return None
    wanted_by = _transposed(allowed)
    open_places = rows_below = (1 << len(allowed)) - 1
    for row, places in enumerate(allowed):
        rows_below &= ~(1 << row)
        better = places & open_places & ((1 << place_of[row]) - 1)
        if better:
            _take_first(row, better, rows_below, wanted_by, place_of, row_of)
        open_places &= ~(1 << place_of[row])
    return place_of


def _transposed(allowed: list[int]) -> list[int]:
    """For every place the rows that may have it."""
    wanted_by = [0] * len(allowed)
    for row, places in enumerate(allowed):
        for place in _places(places):
            wanted_by[place] |= 1 << row
    return wanted_by


def _match(allowed: list[int]) -> tuple[list[int], dict[int, int]]:
    """A matching of rows to places, as large as possible: place by row (-1: none), and row by place."""
    place_of = [-1] * len(allowed)
    row_of: dict[int, int] = {}
    for root in range(len(allowed)):
        came_from: dict[int, int] = {}
        seen, rows = 0, [root]
        for row in rows:
            fresh = allowed[row] & ~seen
            seen |= fresh
            end = -1
            for place in _places(fresh):
                came_from[place] = row
                if place not in row_of:
                    end = place
                    break
                rows.append(row_of[place])
            if end >= 0:
                _shift(end, root, came_from, place_of, row_of)
                break
    return place_of, row_of


def _shift(end: int, root: int, came_from: dict[int, int], place_of: list[int], row_of: dict[int, int]) -> None:
    while True:
        row = came_from[end]
        place_of[row], end_before = end, place_of[row]
        row_of[end] = row
        if row == root:
            return
        end = end_before


def _take_first(
    row: int, better: int, below: int, wanted_by: list[int], place_of: list[int], row_of: dict[int, int]
) -> None:
    """Give the row the first better place whose holder can move on, hand to hand, into the place given up."""
    given_up = place_of[row]
    moves: dict[int, int] = {}  # a row below -> the place it would move to
    targets = [given_up]
    reachable = 0
    for target in targets:
        movers = wanted_by[target] & below
        below &= ~movers
        for mover in _places(movers):
            moves[mover] = target
            reachable |= 1 << place_of[mover]
            targets.append(place_of[mover])
    pick = better & reachable
    if not pick:
        return
    place = (pick & -pick).bit_length() - 1
    mover = row_of[place]
    place_of[row], row_of[place] = place, row
    while True:
        target = moves[mover]
        displaced = row_of.get(target, -1) if target != given_up else -1
        place_of[mover], row_of[target] = target, mover
        if target == given_up:
            return
        mover = displaced


def _places(bits: int) -> list[int]:
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
