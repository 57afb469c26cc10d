"""The players of a round as the Dutch editions see them: score, preference, floats, and who may meet whom."""

from collections.abc import Callable, Sequence
from itertools import groupby

from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, NONE, WHITE, balance, opposite
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament

NO_PREFERENCE, MILD, STRONG, ABSOLUTE = range(4)
"""The strengths of a player's colour preference."""


class Entrant:
    """A player of the round to be paired."""

    __slots__ = (
        "absolute",
        "barred_from_pab",
        "bound_to",
        "card",
        "difference",
        "downfloated",
        "encounters",
        "number",
        "place",
        "preference",
        "score",
        "strength",
        "topscorer",
        "unplayed_games",
        "upfloated",
    )

    def __init__(self, card: Card, rounds: int, floats: "Floats", bars_pab: "BarsPab") -> None:
        self.card = card
        self.number = card.number
        self.place = card.place
        self.score: Points = card.score
        self.difference = balance(card.colours)
        """Games with white minus games with black."""
        self.claim(*colour_preference(card.colours))
        self.encounters = len(card.met) + len(card.apart)
        """An upper bound of the number of players that this one may not meet, colours aside."""
        previous, before_that = floats(card, rounds), floats(card, rounds - 1)
        self.downfloated = (previous == "down", before_that == "down")
        """In the previous round, and two rounds before."""
        self.upfloated = (previous == "up", before_that == "up")
        self.unplayed_games = rounds - len(card.rounds_played)
        self.barred_from_pab = bars_pab(card)
        self.topscorer = False
        self.bound_to = 0
        """The only opponent this player may have, by number: for questions of what would be otherwise; 0: anybody."""

    def claim(self, preference: int, strength: int) -> None:
        """Let the player prefer a colour so strongly."""
        self.preference = preference
        self.strength = strength
        self.absolute = preference if strength == ABSOLUTE else NONE
        """The colour of an absolute preference."""

    @property
    def extremes(self) -> tuple[int, str]:
        """The facts behind an absolute preference: the colour difference and the last two colours; else a constant."""
        return (self.difference, self.card.colours[-2:]) if self.absolute else (0, "")

    @property
    def may_have_bye(self) -> bool:
        """Not barred by the history, and not asked to meet somebody."""
        return not self.barred_from_pab and not self.bound_to

    def may_meet(self, other: "Entrant") -> bool:
        """Compatible, and neither is asked to meet somebody else."""
        if (self.bound_to or other.number) != other.number or (other.bound_to or self.number) != self.number:
            return False
        return self.compatible_with(other)

    def compatible_with(self, other: "Entrant") -> bool:
        """Not met before, not kept apart, and not both with the same absolute claim unless a topscorer is there."""
        if other.number in self.card.met or other.number in self.card.apart:
            return False
        return not self.clashes_with(other)

    def clashes_with(self, other: "Entrant") -> bool:
        """The same absolute preference, and neither is a topscorer."""
        return (
            self.strength == other.strength == ABSOLUTE
            and self.preference == other.preference
            and not (self.topscorer or other.topscorer)
        )


Floats = Callable[[Card, int], str]
"""``down``, ``up`` or nothing: the float of a player in a round, as the edition defines it."""
BarsPab = Callable[[Card], bool]
"""A test for histories that keep a player from the pairing-allocated bye."""


def colour_preference(history: str) -> tuple[int, int]:
    """The colour a player should have next and how strong the claim is."""
    difference = balance(history)
    if abs(difference) > 1:
        return (BLACK if difference > 0 else WHITE), ABSOLUTE
    if history.endswith(("ww", "bb")):
        return opposite(LETTERS.index(history[-1])), ABSOLUTE
    if difference:
        return (BLACK if difference > 0 else WHITE), STRONG
    return (opposite(LETTERS.index(history[-1])), MILD) if history else (NONE, NO_PREFERENCE)


def entrants(tournament: Tournament, floats: Floats, bars_pab: BarsPab) -> list[Entrant]:
    """Players taking part in the next round, by score and pairing number; topscorers marked in the last round."""
    rounds = len(tournament.rounds)
    cards = taking_part(tournament, cards_before_next_round(tournament))
    found = [Entrant(card, rounds, floats, bars_pab) for card in cards]
    for entrant in found:
        entrant.topscorer = is_topscorer(tournament, entrant.score)
    return sorted(found, key=ranking)


def is_topscorer(tournament: Tournament, score: Points) -> bool:
    """More than half of what could be had so far, when the last round is paired."""
    rounds, scoring = len(tournament.rounds), tournament.scoring
    best = max(scoring.white_win, scoring.black_win, scoring.white_draw, scoring.black_draw)
    return rounds + 1 == tournament.rounds_planned and 2 * score > best * rounds


def ranking(entrant: Entrant) -> tuple[int, int]:
    """Score first, then the pairing number."""
    return -entrant.score, entrant.place


def scoregroups(players: Sequence[Entrant]) -> list[list[Entrant]]:
    """Players of equal score, from the top; within a group by pairing number."""
    return [list(group) for _, group in groupby(sorted(players, key=ranking), key=lambda player: player.score)]
