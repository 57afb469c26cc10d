"""The players of a round as the Dutch editions see them: score, preference, floats, and who may meet whom.

Circle.  Where the players of a round are few each has a bit of its own, the higher in the list the lower. A set of
    players is a whole number, and all opponents of somebody among some are one operation on two of them.
Asked late.  Who may meet whom and who is like whom is worked out when somebody first asks, after an edition has settled
    all claims.
Asked to meet.  Where two are asked to meet each other nobody else may meet them: then the sets are made again.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import groupby
from operator import attrgetter

from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, NONE, WHITE, balance, opposite
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament

NO_PREFERENCE, MILD, STRONG, ABSOLUTE = range(4)
"""The strengths of a player's colour preference."""
MOST_PLAYERS = 128
"""Sets of bits of more players cost more than they save."""


class Entrant:
    """A player of the round to be paired."""

    __slots__ = (
        "absolute",
        "barred_from_pab",
        "bit",
        "bound_to",
        "card",
        "circle",
        "difference",
        "downfloated",
        "encounters",
        "number",
        "place",
        "preference",
        "rank",
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
        self.rank = -self.score, self.place
        """Score first, then the pairing number."""
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
        self.circle: Circle | None = None
        """All players of the round, if they are few."""
        self.bit = 0
        """The player in sets of the circle."""
        self.bound_to = 0
        """The only opponent this player may have, by number: for questions of what would be otherwise; 0: anybody."""

    def claim(self, preference: int, strength: int) -> None:
        """Let the player prefer a colour so strongly."""
        self.preference = preference
        self.strength = strength
        self.absolute = preference if strength == ABSOLUTE else NONE
        """The colour of an absolute preference."""

    def ask_to_meet(self, number: int) -> None:
        """Let the player have no other opponent; 0: anybody again."""
        self.bound_to = number
        if self.circle:
            self.circle.changed()

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


class Circle:
    """The players of a round."""

    def __init__(self, players: Sequence[Entrant]) -> None:
        self.players = players
        self.complete: dict[int, bool] = {}
        """Sets of players that were asked about: whether all of them can be paired among themselves."""
        self.steps = 0
        """The steps that were taken to find that out."""
        for place, player in enumerate(players):
            player.circle, player.bit = self, 1 << place

    @cached_property
    def opponents(self) -> dict[int, int]:
        """By the bit of a player the set of all whom the player may meet."""
        bits = {player.number: player.bit for player in self.players}
        everybody = (1 << len(self.players)) - 1
        clashing = self._clashing
        found = {}
        for player in self.players:
            own = player.bit
            barred = own if player.topscorer else own | clashing[player.absolute]
            card = player.card
            for number in (*card.met, *card.apart) if card.apart else card.met:
                barred |= bits.get(number, 0)
            found[own] = everybody & ~barred
        return self._asked_to_meet(found)

    @cached_property
    def _clashing(self) -> list[int]:
        """By colour all with this absolute preference; topscorers may meet anybody."""
        clashing = [0, 0, 0]
        for player in self.players:
            if player.absolute and not player.topscorer:
                clashing[player.absolute] |= player.bit
        return clashing

    @cached_property
    def strangers(self) -> tuple[int, ...]:
        """The sets of all with the same absolute preference, of whom no two may meet."""
        return tuple(filter(None, self._clashing))

    def _asked_to_meet(self, opponents: dict[int, int]) -> dict[int, int]:
        bound = sum(player.bit for player in self.players if player.bound_to)
        if not bound:
            return opponents
        return {bit: found & (bound if bit & bound else ~bound) for bit, found in opponents.items()}

    @cached_property
    def kinds(self) -> dict[int, tuple[int, int]]:
        """By the bit of a player two numbers: of the claim to a colour, and of all that criteria about pairs look at.

        Between equal scores such criteria look at the claims alone.
        """
        claims: dict[Hashable, int] = {}
        floats: dict[Hashable, int] = {}
        found = {}
        for player in self.players:
            extremes = player.extremes if player.absolute else None
            key = player.preference, player.strength, player.topscorer, extremes
            claim = claims.setdefault(key, len(claims))
            of_floats = claim, player.score, player.upfloated, player.downfloated
            found[player.bit] = claim, floats.setdefault(of_floats, len(floats))
        return found

    def crowd(self, some: int) -> int:
        """The strangers who are more than half of a set; nobody if there are none such."""
        half = some.bit_count() // 2
        for strangers in self.strangers:
            crowd = strangers & some
            if crowd.bit_count() > half:
                return crowd
        return 0

    def left_over(self, some: int) -> int:
        """A lower bound of the players of a set who find nobody in it: of a crowd some have to leave."""
        size = some.bit_count()
        return max(size % 2, 2 * self.crowd(some).bit_count() - size)

    def changed(self) -> None:
        """Forget who may meet whom: somebody is asked to meet somebody, or no longer."""
        vars(self).pop("opponents", None)
        self.complete = {}


def acquaint(players: Sequence[Entrant]) -> None:
    """Let the players of a round form a circle, if they are few."""
    if len(players) <= MOST_PLAYERS:
        Circle(players)


def bits_of(players: Iterable[Entrant]) -> int:
    """The set of these players."""
    found = 0
    for player in players:
        found |= player.bit
    return found


Floats = Callable[[Card, int], str]
"""``down``, ``up`` or nothing: the float of a player in a round, as the edition defines it."""
BarsPab = Callable[[Card], bool]
"""A test for histories that keep a player from the pairing-allocated bye."""


@lru_cache(4096)
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
    if rounds + 1 == tournament.rounds_planned:
        for entrant in found:
            entrant.topscorer = is_topscorer(tournament, entrant.score)
    found.sort(key=ranking)
    acquaint(found)
    return found


def is_topscorer(tournament: Tournament, score: Points) -> bool:
    """More than half of what could be had so far, when the last round is paired."""
    rounds, scoring = len(tournament.rounds), tournament.scoring
    best = max(scoring.white_win, scoring.black_win, scoring.white_draw, scoring.black_draw)
    return rounds + 1 == tournament.rounds_planned and 2 * score > best * rounds


ranking: Callable[[Entrant], tuple[int, int]] = attrgetter("rank")
"""Score first, then the pairing number."""


_score = attrgetter("score")


def scoregroups(players: Sequence[Entrant]) -> list[list[Entrant]]:
    """Players of equal score, from the top; within a group by pairing number."""
    return [list(group) for _, group in groupby(sorted(players, key=ranking), key=_score)]
