"""Players of a round made by hand, and what the groups of the Lim system make of them."""

from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model import Player
from fairswiss.rules.lim_2026 import steps
from fairswiss.rules.lim_2026.definitions import FloaterType, Sides
from fairswiss.rules.lim_2026.group import Origin
from fairswiss.rules.lim_2026.round import Groups
from fairswiss.why.steps import OwnPair, Step

MEDIAN = 10
"""The score of the median, in tenths."""
UP, DOWN = 20, 0
"""A score above it, and one below."""


def who(
    number: int, score: int = UP, colours: str = "", met: Sequence[int] = (), rating: int = 2000, floated: str = ""
) -> Entrant:
    """A player with this score in tenths; ``floated`` in the previous round ``down`` or ``up``."""
    card = Card(Player(number, f"Player {number}", rating), rating, number)
    card.score = card.points = score
    card.colours = colours
    card.met = dict.fromkeys(met, 1)
    return Entrant(card, 1, lambda card, number: floated if number == 1 else "", lambda card: False)


def met(players: Sequence[Entrant], *pairs: tuple[int, int]) -> list[Entrant]:
    """These players, of whom some have met."""
    cards = {player.number: player.card for player in players}
    for one, two in pairs:
        cards[one].met[two] = cards[two].met[one] = 1
    for player in players:
        player.encounters = len(player.card.met)
    return list(players)


class Made(NamedTuple):
    """What the groups made of the players."""

    pairs: list[tuple[int, int]]
    """As they were made: who was looked at first, then the opponent."""
    floats: list[tuple[int, str]]
    """Who left a group, and of which type."""
    cracked: list[tuple[int, int]]
    taken: list[Step]


def paired(players: Sequence[Entrant], *, maxi: bool = False) -> Made:
    """The round of these players, apart from colours."""
    ranked = sorted(players, key=lambda one: (-one.score, one.number))
    scores = sorted({one.score for one in ranked}, reverse=True)
    groups = {score: [one for one in ranked if one.score == score] for score in scores}
    above = [groups[score] for score in scores if score > MEDIAN]
    below = [groups[score] for score in reversed(scores) if score < MEDIAN]
    work = Groups(Sides(above, below, groups.get(MEDIAN, []), MEDIAN), maxi=maxi, explain=True)
    pairs = work.pair()
    assert set(work.made) == set(Origin)
    taken = [step for trace in work.traces for step in trace.steps]
    floats = [step for step in taken if isinstance(step, steps.Floats)]
    return Made(
        [(one.number, other.number) for one, other in pairs],
        [(step.player, "" if step.type is FloaterType.ALONE else step.type.value) for step in floats],
        [(step.one, step.two) for step in taken if isinstance(step, steps.Cracked)],
        taken,
    )


def cites(made: Made, player: int) -> list[str]:
    """The articles by which somebody left a group."""
    step = next(step for step in made.taken if isinstance(step, steps.Floats) and step.player == player)
    return [article.key for article in step.articles]


def reasons(made: Made, player: int, *, pairing: bool = False) -> dict[int, str]:
    """Those passed over by the step that floated, or else paired, this player, by the kind of the reason."""
    told = OwnPair if pairing else steps.Floats | OwnPair
    step = next(step for step in made.taken if isinstance(step, told) and step.players[0] == player)
    return {passed.player: passed.kind for passed in step.passed}
