"""Articles 5 and 7.2: who has white."""

from collections.abc import Collection, Sequence

from fairswiss.kernel.brackets.allocation import Claim, claim
from fairswiss.kernel.brackets.colouring import Colours as InitialColours
from fairswiss.kernel.brackets.colouring import drawn_colour, ever_paired, lot_by_colours
from fairswiss.kernel.vocabulary.colours import LETTERS, last_difference
from fairswiss.kernel.vocabulary.entrants import ABSOLUTE, Entrant, ranking
from fairswiss.model.tournament import Tournament
from fairswiss.rules import lim_2026
from fairswiss.rules.lim_2026.definitions import LAW, players_of
from fairswiss.why import ColourRules, OwnRule, Preference


class Rule(OwnRule):
    """The rule that no other edition has."""

    LOWER = "lower-ranked"

    def clause(self, player: int) -> "lim_2026.clauses.LowerRanked":
        return lim_2026.clauses.LowerRanked(player)


COLOUR_RULES: ColourRules = {
    Preference.INITIAL: LAW("7.2"),
    Preference.BOTH: LAW("5.1"),
    Preference.ONE: LAW("5.1") + LAW.readings(15),
    Preference.STRONGER: LAW("5.3"),
    Preference.ALTERNATE: LAW("5.4"),
    Preference.HIGHER: LAW("5.4"),
    Rule.LOWER: LAW("5.4") + LAW.readings(16),
}
"""The articles by rule. Of the due colour see reading 15, of pairs below the median reading 16."""


class Colours:
    """The colours of a round: the lot, and who was paired below the median."""

    def __init__(self, initial: InitialColours, below: Collection[int] = ()) -> None:
        self._initial = initial
        self._below = below

    def claim(self, one: Entrant, other: Entrant) -> Claim:
        """5.3, 5.4, 7.2: the first rule that decides."""
        higher, lower = sorted((one, other), key=ranking)
        if higher.preference != lower.preference or not higher.preference:
            return self._initial.claim(one, other)
        if (higher.strength == ABSOLUTE) != (lower.strength == ABSOLUTE):
            firm, other = (higher, lower) if higher.strength == ABSOLUTE else (lower, higher)
            return claim(firm, firm.preference, other, Preference.STRONGER, firm)
        difference = last_difference(higher.card.colours, lower.card.colours)
        if difference:
            return claim(higher, 3 - LETTERS.index(difference[0]), lower, Preference.ALTERNATE)
        if higher.number in self._below:
            return claim(lower, lower.preference, higher, Rule.LOWER, lower)
        return claim(higher, higher.preference, lower, Preference.HIGHER, higher)


def initial_colours(tournament: Tournament, players: Sequence[Entrant]) -> InitialColours:
    """7.2: the lot, and the numbers whose parity counts (reading 14)."""
    return InitialColours(drawn_colour(tournament, "article 7.2"), ever_paired(tournament, players))


def shown_lot(tournament: Tournament) -> str:
    """The lot that the first colours show."""
    return lot_by_colours(tournament, players_of, initial_colours)
