"""Players who should not meet if possible: which groups are kept apart in a round, and which of them give way.

A group is kept apart as if the arbiter had forbidden its pairs. It gives way only where the round could not be paired
otherwise, or would need an exception from a limit that the edition otherwise keeps. The groups are tried in the order
of their weight: each is kept if all the weightier ones that were kept can be kept too.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.model.earlier import wished_in
from fairswiss.model.errors import NoPairing
from fairswiss.model.facts import Prohibition
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition


class Settled(NamedTuple):
    """A paired round, and the facts with the groups that are kept apart in it and no others."""

    before: Tournament
    pairing: Pairing


Groups = Sequence[Prohibition]
Pairs = Callable[[Groups], Settled | None]
"""The round with these groups kept apart; None if that is not possible without an exception."""


def settled(before: Tournament, system: str, options: Options, explain: bool) -> Settled:
    """Pair the next round of what was known before it, with as many of the groups kept apart as can be."""
    wished = wished_in(before, len(before.rounds) + 1)
    if not wished:
        return Settled(before, edition(system).pair(before, options, explain))
    free = before._replace(prohibitions=tuple(p for p in before.prohibitions if not p.gives_way))

    def paired(groups: Groups) -> Settled:
        kept = free._replace(prohibitions=(*free.prohibitions, *groups))
        return Settled(kept, edition(system).pair(kept, options, True))

    found, kept = _heaviest(paired, wished)
    gave_way = tuple(group for group in wished if group not in kept)
    return found._replace(pairing=_told(found.pairing, gave_way, explain))


def _heaviest(paired: Callable[[Groups], Settled], wished: Groups) -> tuple[Settled, list[Prohibition]]:
    try:
        found = paired(wished)
        if not any(_exceptions(found.pairing)):
            return found, [*wished]
    except NoPairing:
        pass
    found = paired(())
    allowed = _exceptions(found.pairing)

    def tried(groups: Groups) -> Settled | None:
        try:
            made = paired(groups)
        except NoPairing:
            return None
        return made if _exceptions(made.pairing) <= allowed else None

    kept: list[Prohibition] = []
    left = [*wished]
    while left:
        most, made = _longest(tried, kept, left)
        found = made or found
        kept += left[:most]
        left = left[most + 1 :]  # the one after those is the first that cannot be kept with them
    return found, kept


def _longest(tried: Pairs, kept: list[Prohibition], left: list[Prohibition]) -> tuple[int, Settled | None]:
    """The number of groups from the first on that can be kept together: what fails with some fails with more."""
    least, most, best = 0, len(left), None
    while least < most:
        middle = (least + most + 1) // 2
        made = tried([*kept, *left[:middle]])
        if made is None:
            most = middle - 1
        else:
            least, best = middle, made
    return least, best


def _exceptions(pairing: Pairing) -> tuple[int, ...]:
    """The limits that the edition gave up for the round, the graver before the others."""
    explanation = pairing.explanation
    assert explanation is not None
    opening = explanation.opening
    given_up = [step.given_up() for step in opening if isinstance(step, why.steps.Own)]
    return (
        *map(sum, zip((0, 0, 0), *given_up, strict=True)),
        sum(isinstance(step, why.steps.Bye) and step.waived for step in opening),
        sum(step.times for step in opening if isinstance(step, why.steps.BarLoosened)),
        sum(reason.waived is not None for reason in explanation.colours),
        sum(isinstance(step, why.steps.LimitLifted) for step in opening),
    )


def _told(pairing: Pairing, gave_way: tuple[Prohibition, ...], explain: bool) -> Pairing:
    """The pairing with the groups that gave way, and with the reasons if they were asked for."""
    explanation = pairing.explanation
    if not explain or explanation is None:
        return pairing._replace(gave_way=gave_way, explanation=None)
    steps = tuple(why.steps.GroupGaveWay((), group.players, group.bond, group.name) for group in gave_way)
    return pairing._replace(gave_way=gave_way, explanation=explanation._replace(opening=(*steps, *explanation.opening)))
