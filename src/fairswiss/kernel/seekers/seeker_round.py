"""A round made scoregroup by scoregroup: the bye, who comes up, the two sides, and what became of each group."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fairswiss.kernel.brackets.colouring import no_complete_round
from fairswiss.kernel.seekers.players import Coming, Seeker, bye_order
from fairswiss.kernel.seekers.sides import Arranged, arrange
from fairswiss.kernel.seekers.upfloaters import Group, Upfloaters, bring_up
from fairswiss.kernel.solver import completes, lowest_with_bye
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.entrants import ranking
from fairswiss.why import ColourRules, Law


class Text(NamedTuple):
    """The articles of an edition for the steps of such a round, and its bar from the bye."""

    law: Law
    colours: ColourRules
    bars_pab: Callable[[Card, int], bool]
    """A test for histories that keep a player from the bye; it is told the worth of a win."""
    met: str
    barred: str
    """The bar from the bye."""
    clash: str
    completion: str
    bye: str
    complete: str
    """The completion of the whole round."""
    best: str
    """The choice of upfloaters."""
    pool: str
    """The order of upfloaters."""
    sides: str
    shift: str
    shifters: str
    """The order of those who change sides."""
    columns: str
    rows: str
    lot: str
    criteria: dict[str, str]
    """The article of each criterion by its code, in descending order."""


Marks = tuple[tuple[int, ...], ...]
"""The costs of a group by criterion."""


class Outcome(NamedTuple):
    """A scoregroup, who came up to it, and its pairs."""

    group: Group
    upfloaters: Upfloaters
    arranged: Arranged

    @property
    def score(self) -> int:
        """The score of the residents."""
        return self.group.residents[0].score

    @property
    def marks(self) -> Marks:
        """The costs by criterion."""
        return marks(self.group.coming, self.upfloaters, self.arranged.without_colour)


def marks(coming: Coming, upfloaters: Sequence[Seeker], without_colour: int) -> Marks:
    """The costs of such upfloaters: their number, how low they come from, colours, and their upfloats so far."""
    from_low = sorted(-player.score for player in upfloaters)
    burdens = [coming.burden(player) for player in upfloaters]
    maximum, times, again = (sum(burden[place] for burden in burdens) for place in range(3))
    return (len(upfloaters),), tuple(reversed(from_low)), (without_colour,), (maximum,), (times,), (again,)


def bye_of(players: Sequence[Seeker], text: Text) -> Seeker | None:
    """Of an odd number who has the bye, before anything is paired."""
    if len(players) % 2 == 0:
        return None
    ordered = sorted(players, key=bye_order, reverse=True)
    chosen = lowest_with_bye(ordered)
    if chosen is None:
        raise no_complete_round(players, text.complete)
    return next(player for player in ordered if player is chosen)


def pair_groups(players: Sequence[Seeker], coming: Coming, text: Text) -> Iterator[Outcome]:
    """The scoregroups of all but the bye, from the top, each with those who come up to it."""
    if not completes(players, None):
        raise no_complete_round(players, text.complete)
    return _from_the_top(players, coming)


def _from_the_top(players: Sequence[Seeker], coming: Coming) -> Iterator[Outcome]:
    left = sorted(players, key=ranking)
    while left:
        score = left[0].score
        size = next((place for place, player in enumerate(left) if player.score < score), len(left))
        group = Group(left[:size], left[size:], coming)
        upfloaters = bring_up(group)
        yield Outcome(group, upfloaters, arrange([*group.residents, *upfloaters]))
        gone = {player.number for player in upfloaters}
        left = [player for player in group.below if player.number not in gone]
