"""Positions made by hand, and the rounds that the engine pairs of them."""

from collections.abc import Sequence

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.upfloats.filling import Filled, fill
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.colours import NONE
from fairswiss.kernel.vocabulary.entrants import NO_PREFERENCE, Entrant
from fairswiss.model import Player, Tournament
from fairswiss.rules import edition
from fairswiss.rules.double_swiss_2026.criteria import CRITERIA

SYSTEM = "double-swiss-2026"


def paired(tournament: Tournament, *, explain: bool = False) -> Pairing:
    """The next round."""
    return edition(SYSTEM).pair(tournament, explain=explain)


def pairs(tournament: Tournament) -> set[frozenset[int]]:
    """Who meets whom."""
    return {frozenset(pair[1:]) for pair in paired(tournament).pairs}


def who(
    number: int,
    score: int = 0,
    met: Sequence[int] = (),
    *,
    floated: bool = False,
    colours: str = "",
    unplayed: str = "",
) -> Entrant:
    """A player with this score in tenths; whoever floated met more points in the round before."""
    card = Card(Player(number, f"Player {number}", 2000), 2000, number)
    card.score = card.points = score
    card.met = dict.fromkeys(met, 1)
    card.colours = colours
    card.unplayed = [(place, code, 0) for place, code in enumerate(unplayed.split(), 1)]
    player = Entrant(card, 1, lambda card, number: "up" if floated and number == 1 else "", lambda card: False)
    player.claim(NONE, NO_PREFERENCE)
    return player


def brackets(*players: Entrant) -> list[tuple[list[int], list[tuple[int, int]]]]:
    """Of every bracket the upfloaters and the pairs."""
    filled: list[Filled] = list(fill(players, lambda player: player.upfloated[0], "3.3", CRITERIA.faults))
    return [
        ([player.number for player in one.upfloaters], [(a.number, b.number) for a, b in one.pairs]) for one in filled
    ]
