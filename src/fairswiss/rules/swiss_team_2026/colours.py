"""Article 4: which team has White on the first board; the other boards follow the announced colours."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.brackets.allocation import Claim, claim
from fairswiss.kernel.vocabulary.colours import LETTERS, NONE, last_difference
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model.points import Points
from fairswiss.why import ColourRules, Law, Preference

ID = "swiss-team-2026"
LAW = Law(ID)
COLOUR_RULES: ColourRules = {
    Preference.INITIAL: LAW("4.3.1"),
    Preference.ONE: LAW("4.3.2"),
    Preference.BOTH: LAW("4.3.3"),
    Preference.STRONGER: LAW("4.3.4"),
    Preference.WIDER: LAW("4.3.5"),
    Preference.LAST_DIFFERENCE: LAW("4.3.6"),
    Preference.HIGHER: LAW("4.3.7"),
    Preference.HIGHER_LAST: LAW("4.3.8"),
    Preference.LOWER_LAST: LAW("4.3.9"),
}


class Both(NamedTuple):
    """Two teams, the first-team of article 4.2 before the other."""

    first: Entrant
    other: Entrant

    def first_has(self, colour: int, rule: Preference) -> Claim:
        """The first-team has this colour, by that rule."""
        return claim(self.first, colour, self.other, rule, self.first)


class Colours:
    """The colours of a round: the drawn colour, the numbers whose parity counts, the points that count second."""

    def __init__(self, drawn: str, numbers: Sequence[int], secondary: Mapping[int, Points]) -> None:
        self._initial = LETTERS.index(drawn)
        self._places = {number: place for place, number in enumerate(numbers, 1)}
        self._secondary = secondary

    def both(self, one: Entrant, other: Entrant) -> Both:
        """4.2: more points, then more of those that count second, then the smaller number (reading 9)."""
        return Both(*sorted((one, other), key=lambda team: (-team.score, -self.second(team), team.place)))

    def second(self, team: Entrant) -> Points:
        """The points that count second; 0 where they do not."""
        return self._secondary.get(team.number, 0)

    def claim(self, one: Entrant, other: Entrant) -> Claim:
        """4.3: the first rule that decides."""
        both = self.both(one, other)
        decided = (rule(both) for rule in (self._initially, *_RULES))
        return next(found for found in decided if found is not None)

    def _initially(self, both: Both) -> Claim | None:
        if both.first.card.colours or both.other.card.colours:
            return None
        odd = self._places[both.first.number] % 2
        return both.first_has(self._initial if odd else 3 - self._initial, Preference.INITIAL)

    def white_of(self, one: Entrant, other: Entrant) -> Entrant:
        """The team that has White on the first board."""
        return self.claim(one, other).white

    def reason(self, decided: Claim) -> "why.clauses.ColourReason":
        """The reason for the colours of a match."""
        white, black, rule, _ = decided
        both = self.both(white, black)
        clause = _clause(decided, both, self._ground(both), self._places)
        return why.clauses.ColourReason(white.number, black.number, clause, COLOUR_RULES[rule])

    def _ground(self, both: Both) -> str:
        """The reason why the first-team is the first one."""
        first, other = both
        if first.score != other.score:
            return "points"
        return "second" if self.second(first) != self.second(other) else "number"


def _preferred(both: Both) -> Claim | None:
    """Only one has a preference, or both have opposite ones."""
    first, other = both
    if first.preference == other.preference:
        return None
    rule = Preference.BOTH if first.preference and other.preference else Preference.ONE
    return both.first_has(first.preference or 3 - other.preference, rule)


def _stronger(both: Both) -> Claim | None:
    """Of two who prefer the same colour only one does so strongly."""
    first, other = both
    if first.strength == other.strength:
        return None
    strong, mild = (first, other) if first.strength > other.strength else (other, first)
    return claim(strong, strong.preference, mild, Preference.STRONGER, strong)


def _lower_difference(both: Both) -> Claim | None:
    first, other = both
    if first.difference == other.difference:
        return None
    white, black = (first, other) if first.difference < other.difference else (other, first)
    return Claim(white, black, Preference.WIDER, white)


def _last_difference(both: Both) -> Claim | None:
    found = last_difference(both.first.card.colours, both.other.card.colours)
    return both.first_has(3 - LETTERS.index(found[0]), Preference.LAST_DIFFERENCE) if found else None


def _first_preferred(both: Both) -> Claim | None:
    return both.first_has(both.first.preference, Preference.HIGHER) if both.first.preference != NONE else None


def _last_reversed(both: Both) -> Claim | None:
    """The first-team's last colour, or if it has none the other's."""
    first, other = both
    if first.card.colours:
        return both.first_has(3 - LETTERS.index(first.card.colours[-1]), Preference.HIGHER_LAST)
    return claim(other, 3 - LETTERS.index(other.card.colours[-1]), first, Preference.LOWER_LAST, other)


_RULES: tuple[Callable[[Both], Claim | None], ...] = (
    _preferred,
    _stronger,
    _lower_difference,
    _last_difference,
    _first_preferred,
    _last_reversed,
)
"""4.3.2 to 4.3.9, in their order."""


def _clause(decided: Claim, both: Both, ground: str, places: Mapping[int, int]) -> "why.clauses.Clause":
    from fairswiss.rules.swiss_team_2026 import clauses  # a round that is only paired needs none

    white, black, rule, winner = decided
    number = winner.number if winner else 0
    match rule:
        case Preference.INITIAL:
            return clauses.TeamInitial(number, places[number], ground)
        case Preference.STRONGER:
            return clauses.TeamStrong(number)
        case Preference.WIDER:
            return clauses.TeamDifference(white.difference, black.difference)
        case Preference.LAST_DIFFERENCE:
            return clauses.TeamLastDifference(white.card.colours, black.card.colours)
        case Preference.HIGHER:
            return clauses.TeamFirstClaim(number, LETTERS[both.first.preference], ground)
        case Preference.HIGHER_LAST:
            return clauses.TeamFirstLast(number, both.first.card.colours[-1], ground)
        case Preference.LOWER_LAST:
            return clauses.TeamOnlyLast(number, both.other.card.colours[-1])
        case Preference():
            return why.clauses.ByPreference(rule)
        case _:
            raise AssertionError(f"{rule} is no rule of this edition")
