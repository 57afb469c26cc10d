"""Article 2.1 and 2.2: the players of a round, who may meet whom, and the groups on both sides of the median."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking, scoregroups
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament
from fairswiss.why import Law

ID = "lim-2026"
LAW = Law(ID)
RATED_ALIKE = 100
"""So many rating points apart at most, in a maxi-tournament (3.2.3, 3.8, 5.7)."""


class FloaterType(Enum):
    """3.9: the reasons to leave a group, and how bad it is for the player: A is the worst."""

    ALONE = "alone"
    """Nobody of the group can be met: there is no choice."""
    A = "a"
    """Floated into the group already, and nobody of the next one can be met."""
    B = "b"
    """Floated into the group already."""
    C = "c"
    """Nobody of the next group can be met."""
    D = "d"


class Sides(NamedTuple):
    """The score groups: above the median from the top, below it from the bottom, and the median itself."""

    above: list[list[Entrant]]
    below: list[list[Entrant]]
    median: list[Entrant]
    median_score: Points


def players_of(tournament: Tournament) -> list[Entrant]:
    """Those taking part in the next round, by score and pairing number; chapter 6 frees all colours (reading 4)."""
    scoring = tournament.scoring
    win = min(scoring.white_win, scoring.black_win)
    rounds = len(tournament.rounds)
    here = taking_part(tournament, cards_before_next_round(tournament))
    found = [Entrant(card, rounds, float_in, lambda card: bars_bye(card, win)) for card in here]
    if rounds + 1 == tournament.rounds_planned:
        for player in found:
            player.topscorer = True
    return sorted(found, key=ranking)


def float_in(card: Card, number: int) -> str:
    """The float of a round: a game against another score (reading 8)."""
    return "down" if number in card.downfloats else "up" if number in card.upfloats else ""


def bars_bye(card: Card, win: Points) -> bool:
    """1.1 with the basic rules: a bye before, or the points of a win in a round without playing."""
    return any(code == "U" or points >= win for _, code, points in card.unplayed)


def sides_of(players: Sequence[Entrant], tournament: Tournament) -> Sides:
    """2.2: the median is at half of what the rounds played could bring (reading 2); chapter 8 says so of round 2."""
    scoring = tournament.scoring
    doubled = len(tournament.rounds) * max(scoring.white_win, scoring.black_win)
    groups = scoregroups(players)
    above = [group for group in groups if 2 * group[0].score > doubled]
    below = [group for group in reversed(groups) if 2 * group[0].score < doubled]
    median = [player for player in players if 2 * player.score == doubled]
    return Sides(above, below, median, doubled // 2)


def suits(one: Entrant, other: Entrant) -> bool:
    """3.8, 5.2: both can have the colour that is due to them (reading 11)."""
    return not one.preference or one.preference != other.preference


def rated_alike(one: Entrant, other: Entrant) -> bool:
    """3.2.3, 3.8, 5.7: within the limit of a maxi-tournament."""
    return abs(one.card.rating - other.card.rating) <= RATED_ALIKE


def obstacle(one: Entrant, other: Entrant) -> "why.obstacles.Absolute | None":
    """2.1, 5.1: the reason why the two may not meet in any case."""
    return kept_apart(one, other.number) or (clash(other.number) if one.clashes_with(other) else None)


def kept_apart(one: Entrant, number: int) -> "why.obstacles.Met | why.obstacles.Forbidden | None":
    """2.1: a game before, or the arbiter's decision (reading 17), between this player and another."""
    met = one.card.met.get(number)
    if met:
        return why.obstacles.Met(number, LAW("2.1"), met)
    if number in one.card.apart:
        return why.obstacles.Forbidden(number, LAW("2.1") + LAW.readings(17), one.card.apart[number])
    return None


def clash(number: int) -> "why.obstacles.Clash":
    """2.1, 5.1: this player may have no other colour either."""
    return why.obstacles.Clash(number, LAW("2.1", "5.1"))
