"""Players of the Dubov system since 2018, made by hand: colours, opponents met, average, upfloats."""

from collections.abc import Sequence

from fairswiss.kernel.seekers.players import Coming, Seeker
from fairswiss.kernel.seekers.seeker_round import Outcome, bye_of, pair_groups
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.model import Player
from fairswiss.rules.dubov_2026.round import TEXT

EDITIONS = ("dubov-2018", "dubov-2026")
ROUND, PLANNED = 5, 9


def who(
    number: int,
    score: int = 0,
    colours: str = "wb",
    met: Sequence[int] = (),
    *,
    aro: int = 0,
    upfloats: Sequence[int] = (),
    unplayed: str = "",
) -> Seeker:
    """A player with this score in tenths; ``wb`` prefers White mildly, ``bw`` Black."""
    card = Card(Player(number, f"Player {number}", 2000), 2000, number)
    card.score = card.points = score
    card.colours = colours
    card.met = dict.fromkeys(met, 1)
    card.rounds_played = list(range(1, len(colours) + 1))
    card.unplayed = [(place, code, 10 if code in "UF+" else 0) for place, code in enumerate(unplayed, 1)]
    player = Seeker(card, ROUND - 1, lambda card: TEXT.bars_pab(card, 10), upfloats)
    player.aro = aro
    return player


def groups(*players: Seeker, number: int = ROUND, planned: int = PLANNED) -> list[Outcome]:
    """What becomes of every scoregroup."""
    return list(pair_groups(players, Coming(number, planned), TEXT))


def pairs(outcome: Outcome) -> list[tuple[int, int]]:
    """The rows of a group, White's side first."""
    return [(one.number, other.number) for one, other in outcome.arranged.pairs]


def up(*players: Seeker, number: int = ROUND, planned: int = PLANNED) -> list[int]:
    """Those who come up to the first group."""
    return [player.number for player in groups(*players, number=number, planned=planned)[0].upfloaters]


def bye(*players: Seeker) -> int | None:
    """The player with the bye."""
    found = bye_of(players, TEXT)
    return found.number if found else None
