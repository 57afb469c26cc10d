"""Articles 3.6 to 3.8: those who floated in are paired before the others."""

from collections.abc import Collection, Iterator

from fairswiss import why
from fairswiss.rules import lim_2026
from fairswiss.rules.lim_2026.definitions import LAW
from fairswiss.rules.lim_2026.group import Group, Origin, Staying
from fairswiss.rules.lim_2026.opponents import Kind, Places, Row


def in_order(group: Group, staying: Collection[int]) -> list[int]:
    """3.6: from above first, the highest score, then the highest numbered; 3.7 is the mirror (reading 9)."""
    sides = (Origin.ABOVE, Origin.BELOW) if group.down else (Origin.BELOW, Origin.ABOVE)
    came = [place for place in sorted(staying, reverse=not group.down) if place in group.came]
    return [place for side in sides for place in came if group.came[place] is side]


def pair_incoming(group: Group, completion: Staying, staying: list[int]) -> Iterator[tuple[int, int]]:
    """3.8: each takes the first resident, else another floater (reading 10)."""
    order = in_order(group, staying)
    residents = Row(group, completion, [place for place in staying if place not in group.came])
    floaters = Row(group, completion, order)
    paired: set[int] = set()
    for at, floater in enumerate(order):
        if floater in paired:
            continue
        floaters.line.leave(at)
        row, trials = residents, _residents(residents, group.came[floater])
        found = row.take(floater, trials)
        if found is None:
            row, trials = floaters, _after(floaters)
            found = row.take(floater, trials)
        if found is None:
            raise AssertionError("a floater finds nobody in a group that can be paired")
        opponent = row.listed[found]
        if group.trace.on:
            refused = () if row is residents else residents.refused(floater, _residents(residents, group.came[floater]))
            passed = (*refused, *row.passed(floater, trials, found))
            group.trace.add(_paired, group, floater, opponent, passed)
        row.line.leave(found)
        paired.update((floater, opponent))
        yield floater, opponent


def _paired(
    group: Group, floater: int, opponent: int, passed: "tuple[why.obstacles.Passed, ...]"
) -> "lim_2026.steps.IncomingPaired":
    members, from_above = group.members, group.came[floater] is Origin.ABOVE
    articles = LAW("3.6" if group.down else "3.7", "3.8")
    return lim_2026.steps.IncomingPaired(
        articles, members[floater].number, members[opponent].number, from_above, passed
    )


def _residents(row: Row, origin: Origin) -> Places:
    """A downfloater looks from the highest numbered on, an upfloater from the lowest."""
    end = len(row.listed)
    return _after(row) if origin is Origin.ABOVE else lambda kinds: row.line.before(end, kinds)


def _after(row: Row) -> Places:
    def places(kinds: Collection[Kind]) -> Iterator[int]:
        return row.line.after(0, kinds)

    return places
