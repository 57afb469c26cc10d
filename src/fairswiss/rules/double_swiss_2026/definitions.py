"""Article 1: the players of a round, floaters, who may have the bye (C2), and the colours they had."""

from fairswiss.kernel.brackets.colouring import drawn_colour, ever_paired
from fairswiss.kernel.upfloats.sets import Floated
from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.kernel.vocabulary.colours import NONE
from fairswiss.kernel.vocabulary.entrants import NO_PREFERENCE, Entrant, ranking
from fairswiss.model.tournament import Tournament
from fairswiss.rules.double_swiss_2026.colours import Colours


def players_of(tournament: Tournament) -> list[Entrant]:
    """1.2: those taking part in the next round, by score and pairing number. Nobody has a colour preference."""
    rounds = len(tournament.rounds)
    cards = taking_part(tournament, cards_before_next_round(tournament))
    found = [Entrant(card, rounds, float_of, bars_pab) for card in cards]
    for player in found:
        player.claim(NONE, NO_PREFERENCE)
    return sorted(found, key=ranking)


def float_of(card: Card, number: int) -> str:
    """1.5: whether a player's opponent had another score in a round; a forfeited match is no float (reading 5)."""
    return "down" if number in card.downfloats else "up" if number in card.upfloats else ""


def bars_pab(card: Card) -> bool:
    """C2: a bye before, a full-point bye, or a match won by forfeit, by one game at least (reading 4)."""
    return any(code in "UF" or "+" in code for _, code, _ in card.unplayed)


def floaters_of(tournament: Tournament) -> Floated:
    """C7 and C8: who was a floater in the previous round; in the last round nobody asks."""
    if len(tournament.rounds) + 1 == tournament.rounds_planned:
        return lambda player: False
    return lambda player: player.downfloated[0] or player.upfloated[0]


def colours_of(tournament: Tournament, players: list[Entrant]) -> Colours:
    """4.1: the drawn colour, and the numbers whose parity counts (reading 8)."""
    return Colours(drawn_colour(tournament, "article 4.1"), ever_paired(tournament, players))
