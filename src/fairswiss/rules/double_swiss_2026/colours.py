"""Article 4: who has White in the first game of a match."""

from collections.abc import Sequence

from fairswiss import why
from fairswiss.kernel.brackets.allocation import Claim, claim
from fairswiss.kernel.brackets.bracket_trace import colour_reason
from fairswiss.kernel.vocabulary.colours import LETTERS, last_difference
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking
from fairswiss.rules import double_swiss_2026
from fairswiss.why import ColourRules, Law, OwnRule, Preference

ID = "double-swiss-2026"
LAW = Law(ID)


class Rule(OwnRule):
    """The rule that no other edition has."""

    WHITE_LESS_OFTEN = "white-less-often"
    """White goes to the one who had it less often."""

    def clause(self, player: int) -> "double_swiss_2026.clauses.WhiteLessOften":
        return double_swiss_2026.clauses.WhiteLessOften(player)


COLOUR_RULES: ColourRules = {
    Preference.INITIAL: LAW("4.3.1"),
    Rule.WHITE_LESS_OFTEN: LAW("4.3.2"),
    Preference.LAST_DIFFERENCE: LAW("4.3.3"),
    Preference.HIGHER_LAST: LAW("4.3.4"),
    Preference.LOWER_LAST: LAW("4.3.5"),
}


class Colours:
    """The colours of a round: the drawn colour, and the numbers whose parity counts."""

    def __init__(self, drawn: str, numbers: Sequence[int]) -> None:
        self._initial = LETTERS.index(drawn)
        self._odd = {number: place % 2 == 1 for place, number in enumerate(numbers, 1)}

    def claim(self, one: Entrant, other: Entrant) -> Claim:
        """4.3: the first rule that decides; the higher-ranked has the higher score or else the smaller number (4.2)."""
        higher, lower = sorted((one, other), key=ranking)
        mine, yours = higher.card.colours, lower.card.colours
        if not mine and not yours:
            colour = self._initial if self._odd[higher.number] else 3 - self._initial
            return claim(higher, colour, lower, Preference.INITIAL, higher)
        fewer = mine.count("w") - yours.count("w")
        if fewer:
            white, black = (higher, lower) if fewer < 0 else (lower, higher)
            return Claim(white, black, Rule.WHITE_LESS_OFTEN, white)
        difference = last_difference(mine, yours)
        if difference:
            return claim(higher, 3 - LETTERS.index(difference[0]), lower, Preference.LAST_DIFFERENCE)
        if mine:
            return claim(higher, 3 - LETTERS.index(mine[-1]), lower, Preference.HIGHER_LAST, higher)
        return claim(lower, 3 - LETTERS.index(yours[-1]), higher, Preference.LOWER_LAST, lower)

    def white_of(self, one: Entrant, other: Entrant) -> Entrant:
        """The player who has White in the first game."""
        return self.claim(one, other).white

    def reason(self, decided: Claim) -> "why.clauses.ColourReason":
        """The reason for the colours of a match."""
        return colour_reason(decided, COLOUR_RULES)
