"""Brackets from the top: each scoregroup with its upfloaters, and its pairs.

Two who are asked to meet each other are taken out of the search where they stand and put back as a pair: the rest is
then the best that goes with them.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fairswiss.kernel.brackets.colouring import no_complete_round
from fairswiss.kernel.solver import completes, lowest_with_bye
from fairswiss.kernel.upfloats.faults import Fault, Kind, Situation, kind_of
from fairswiss.kernel.upfloats.identifier import Pairs, first_pairs
from fairswiss.kernel.upfloats.sets import Floated, upfloaters
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking
from fairswiss.model.points import Points


class Filled(NamedTuple):
    """A bracket: a scoregroup, those who came up to it, and the pairs, the smaller pairing number first."""

    residents: list[Entrant]
    upfloaters: list[Entrant]
    below: list[Entrant]
    """Everybody with fewer points who was still to be paired, the upfloaters among them."""
    pairs: Pairs

    @property
    def score(self) -> int:
        """The score of the residents."""
        return self.residents[0].score


def bye_of(players: Sequence[Entrant], article: str) -> Entrant | None:
    """Of an odd number who has the bye: the lowest score, the most rounds played, the last number."""
    if len(players) % 2 == 0:
        return None
    chosen = lowest_with_bye(sorted(players, key=bye_order, reverse=True))
    if chosen is None:
        raise no_complete_round(players, article)
    return chosen


def bye_order(player: Entrant) -> tuple[int, int, int]:
    """The order for the bye: the first has it, if the others can be paired."""
    return player.score, -len(player.card.rounds_played), -player.place


def fill(players: Sequence[Entrant], floated: Floated, article: str, faults: tuple[Fault, ...]) -> Iterator[Filled]:
    """The brackets of an even number of players, each paired when it is asked for; the graver fault comes first."""
    if not completes(players, None):
        raise no_complete_round(players, article)
    return _from_the_top(sorted(players, key=ranking), Rules(floated, faults))


class Rules(NamedTuple):
    """The measure of a bracket: who should not float again, and the faults of pairs, the graver first."""

    floated: Floated
    faults: tuple[Fault, ...]


def _from_the_top(left: list[Entrant], rules: Rules) -> Iterator[Filled]:
    while left:
        size = next((at for at, player in enumerate(left) if player.score != left[0].score), len(left))
        filled = _filled(left[:size], left[size:], rules)
        yield filled
        came_up = set(filled.upfloaters)
        left = [player for player in filled.below if player not in came_up]


def _filled(group: list[Entrant], below: list[Entrant], rules: Rules, score: Points | None = None) -> Filled:
    """A bracket; ``score`` is that of the next scoregroup, where nobody of it may be left."""
    asked = [player for player in (*group, *below) if player.bound_to]
    if asked:
        return _with_pair(asked, group, below, rules)
    came_up = upfloaters(group, below, rules.floated, score)
    pairs = pairs_of(group, came_up, rules)
    if pairs is None:
        raise AssertionError("a bracket cannot be paired although its upfloaters were chosen for it")
    return Filled(group, came_up, below, pairs)


def _with_pair(asked: list[Entrant], group: list[Entrant], below: list[Entrant], rules: Rules) -> Filled:
    """The bracket if two are asked to meet: without them, and with their pair if one of them belongs to it."""
    others = [player for player in below if player not in asked]
    score = below[0].score if below else None
    found = _filled([player for player in group if player not in asked], others, rules, score)
    if not set(asked) & set(group):
        return found._replace(residents=group, below=below)
    one, other = sorted(asked, key=lambda player: player.place)
    pairs = tuple(sorted((*found.pairs, (one, other)), key=lambda pair: pair[0].place))
    came_up = sorted([*found.upfloaters, *set(asked) - set(group)], key=ranking)
    return Filled(group, came_up, below, pairs)


def pairs_of(group: Sequence[Entrant], came_up: Sequence[Entrant], rules: Rules) -> Pairs | None:
    """The first pairing of a bracket among those with the least faults."""
    members = [*group, *came_up]
    situation = Situation(frozenset(player.number for player in came_up), rules.floated)
    base = len(members) + 1

    def faults(one: Entrant, other: Entrant) -> int:
        total = 0
        for fault in rules.faults:
            total = total * base + fault(situation, one, other)
        return total

    def kind(player: Entrant) -> Kind:
        return kind_of(situation, player)

    return first_pairs(members, faults, kind)
