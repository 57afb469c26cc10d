"""Chapter 1 and the flags of chapter 2: what is known of each player before a round.

The words of the text: R is the rating, ARO the average rating of the opponents, the due colour the one a player
should have next. The c flag says that a player may take the other colour (2.6), the u flag that he may meet
somebody with more points (2.5).
"""

from math import lcm

from fairswiss.kernel.vocabulary.cards import Card, alphabetical_rank, cards_before_next_round, taking_part, title_order
from fairswiss.kernel.vocabulary.colours import (
    BLACK,
    LETTERS,
    NONE,
    WHITE,
    balance,
    no_third_in_a_row,
    opposite,
    within_balance,
)
from fairswiss.model.tournament import Tournament
from fairswiss.why import CardLine, Law

LAW = Law("dubov-1997")
GREATEST_COLOUR_DIFFERENCE = 2
LONG_EVENT = 10
"""From this number of rounds on, a player may be transferred up four times, else three (2.5)."""


class Contender:
    """A player of the round to be paired with what chapter 1 defines: R, the exact ARO (reading 2), the due colour."""

    __slots__ = (
        "allowed", "alphabet", "aro", "balance", "c", "card", "due", "games", "number", "opponents_total", "rating",
        "score", "title", "u",
    )  # fmt: skip

    def __init__(self, card: Card, alphabet: int) -> None:
        self.card = card
        self.number = card.number
        self.score = card.score
        self.rating = card.rating
        self.title = title_order(card)
        self.alphabet = alphabet
        """The place in the alphabet; no two are equal (reading 15)."""
        self.games = len(card.colours)
        self.opponents_total = 0
        self.aro = 0
        """The ARO times a number common to the round, so that whole numbers compare exactly (reading 2)."""
        self.balance = balance(card.colours)
        self.allowed = allowed_colours(card.colours)
        self.due = due_colour(card.colours)
        self.c = self.due == NONE or bool(self.allowed & opposite(self.due))
        self.u = True

    @property
    def fixed(self) -> bool:
        """True if the colour that is not due is out of the question."""
        return not self.c

    def aro_tenths(self) -> int:
        """The ARO in tenths, rounded half up: for printing only."""
        return (20 * self.opponents_total + self.games) // (2 * self.games) if self.games else 0


def due_colour(history: str) -> int:
    """The colour with fewer games; if level, the opposite of the last one; none without games.

    A due colour that would be the third in a row gives way to the other, which is then fixed (reading 25).
    """
    difference = balance(history)
    if difference:
        due = WHITE if difference < 0 else BLACK
    else:
        due = opposite(LETTERS.index(history[-1])) if history else NONE
    if due and not due & no_third_in_a_row(history) and allowed_colours(history):
        return opposite(due)
    return due


def allowed_colours(history: str) -> int:
    """The colours that neither 2.3 nor 2.4 forbids."""
    return within_balance(history, GREATEST_COLOUR_DIFFERENCE) & no_third_in_a_row(history)


def may_upfloat(upfloats: list[int], coming: int, planned: int) -> bool:
    """The u flag (2.5, reading 4): free in the last round; not twice running; three or four times in all."""
    if coming == planned:
        return True
    most = 4 if planned >= LONG_EVENT else 3
    return len(upfloats) < most and coming - 1 not in upfloats


def contenders(tournament: Tournament) -> list[Contender]:
    """Players taking part, in rank order: score, R, title, alphabet; only games played count (reading 1)."""
    cards = cards_before_next_round(tournament)
    present = taking_part(tournament, cards)
    alphabet = alphabetical_rank(present)
    found = [Contender(card, alphabet[card.number]) for card in present]
    common = lcm(*range(1, max((one.games for one in found), default=0) + 1))
    coming, planned = len(tournament.rounds) + 1, tournament.rounds_planned or 0
    ratings = {number: card.rating for number, card in cards.items()}
    for one in found:
        if one.games:
            one.opponents_total = _total_of_opponents(one.card, ratings)
            one.aro = one.opponents_total * (common // one.games)
        one.u = may_upfloat(one.card.upfloats, coming, planned)
    return sorted(found, key=rank_order)


def _total_of_opponents(card: Card, ratings: dict[int, int]) -> int:
    """The sum of R over all games; somebody met twice counts twice."""
    total = sum(ratings[opponent] for opponent in card.met)
    if len(card.met) == len(card.colours):
        return total
    return total + sum(ratings[opponent] for opponent in card.met_again)


def rank_order(one: Contender) -> tuple[int, int, int, int]:
    """Score, R, title, alphabet."""
    return -one.score, -one.rating, one.title, one.alphabet


def starting_order(one: Contender) -> tuple[int, int, int]:
    """The list of the first round: R, title, alphabet, whatever the virtual points are (reading 27)."""
    return -one.rating, one.title, one.alphabet


def white_order(one: Contender) -> tuple[int, int, int]:
    """6.2, the white column: rising ARO, then lower R, then alphabet."""
    return one.aro, one.rating, one.alphabet


def black_order(one: Contender) -> tuple[int, int, int]:
    """6.2, the black column: falling R, then higher ARO, then alphabet."""
    return -one.rating, -one.aro, one.alphabet


def wanted_order(one: Contender) -> tuple[int, int, int]:
    """7.1, 7.2 and 8.2: highest R, then lowest ARO, then alphabet."""
    return -one.rating, one.aro, one.alphabet


def card_line(one: Contender) -> CardLine:
    """The player's line of the published list (chapter 9)."""
    return CardLine(
        number=one.number,
        name=one.card.player.name,
        points=one.card.points,
        score=one.score,
        rating=one.rating,
        aro_tenths=one.aro_tenths(),
        due=LETTERS[one.due],
        may_change_colour=one.c,
        may_upfloat=one.u,
        colours=one.card.colours,
        opponents=tuple(one.card.met),
    )
