"""Article 5: the colours of a pair; who is ranked higher is asked of 1.8."""

from collections.abc import Callable, Sequence

from fairswiss.kernel.brackets.allocation import Claim, claim
from fairswiss.kernel.vocabulary.colours import LETTERS, last_difference
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.why import ColourRules, Law, Preference

ID = "burstein-2026"
LAW = Law(ID)
COLOUR_RULES: ColourRules = {
    Preference.INITIAL: LAW("5.2.1"),
    Preference.BOTH: LAW("5.2.2"),
    Preference.ONE: LAW("5.2.2"),
    Preference.STRONGER: LAW("5.2.3"),
    Preference.ALTERNATE: LAW("5.2.4"),
    Preference.HIGHER: LAW("5.2.5"),
}


class Colours:
    """The colours of a round: the drawn colour, the numbers whose parity counts, and the order of 1.8."""

    def __init__(self, drawn: str, numbers: Sequence[int], rank: Callable[[Entrant], int]) -> None:
        self._initial = LETTERS.index(drawn)
        self._odd = {number: place % 2 == 1 for place, number in enumerate(numbers, 1)}
        self._rank = rank

    def claim(self, one: Entrant, other: Entrant) -> Claim:
        """5.2: the first rule that decides; if only one has played, the preferences do (reading 6)."""
        higher, lower = sorted((one, other), key=self._rank)
        if not higher.preference and not lower.preference:
            colour = self._initial if self._odd[higher.number] else 3 - self._initial
            return claim(higher, colour, lower, Preference.INITIAL, higher)
        if higher.preference != lower.preference:
            both = higher.preference and lower.preference
            rule = Preference.BOTH if both else Preference.ONE
            return claim(higher, higher.preference or 3 - lower.preference, lower, rule)
        if higher.strength != lower.strength:
            stronger, weaker = (higher, lower) if higher.strength > lower.strength else (lower, higher)
            return claim(stronger, stronger.preference, weaker, Preference.STRONGER, stronger)
        difference = last_difference(higher.card.colours, lower.card.colours)
        if difference:
            return claim(higher, 3 - LETTERS.index(difference[0]), lower, Preference.ALTERNATE)
        return claim(higher, higher.preference, lower, Preference.HIGHER, higher)

    def white_of(self, one: Entrant, other: Entrant) -> Entrant:
        """The player who has white."""
        return self.claim(one, other).white
