"""Players of a bracket made by hand: what they have played, whom they have met, how strong their opponents were."""

from collections.abc import Sequence

from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model import Player
from fairswiss.rules.burstein_2026.brackets import pair_brackets
from fairswiss.rules.burstein_2026.colours import Colours

Pairs = list[tuple[int, int]]


def who(number: int, score: int = 0, colours: str = "", met: Sequence[int] = (), unplayed: str = "") -> Entrant:
    """A player with this score in tenths; the place by 1.8 is the number."""
    card = Card(Player(number, f"Player {number}", 2000), 2000, number)
    card.score = card.points = score
    card.colours = colours
    card.met = dict.fromkeys(met, 1)
    card.rounds_played = list(range(1, len(colours) + 1))
    card.unplayed = [(place, code, 10 if code in "UF+" else 0) for place, code in enumerate(unplayed, 1)]
    return Entrant(card, len(colours) + len(unplayed), lambda card, number: "", lambda card: bool(card.unplayed))


def place(player: Entrant) -> int:
    """1.8: by number."""
    return player.number


def brackets(*players: Entrant) -> list[tuple[Pairs, list[int]]]:
    """Of every bracket the pairs, by BSN, and those who float out of it."""
    colours = Colours("w", [player.number for player in players], place)
    found = pair_brackets(players, place, colours).outcomes
    return [
        (
            [(one.number, other.number) for one, other in outcome.candidate.pairs],
            [player.number for player in outcome.candidate.downfloaters],
        )
        for outcome in found
    ]
