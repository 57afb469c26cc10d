"""The colours of a pair."""

from fairswiss import why
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, WHITE, balance
from fairswiss.rules import keizer
from fairswiss.rules.keizer.ranking import LAW
from fairswiss.rules.keizer.terms import ended_run, meetings_of


class Colours:
    """The colours of a round; ``place`` counts those present from the top."""

    def __init__(self, place: dict[int, int], run: int) -> None:
        self._place = place
        self._run = run

    def seated(self, higher: Card, lower: Card) -> tuple[Card, Card]:
        """White and Black."""
        white = self._by_run(higher, lower) or self._by_balance(higher, lower) or self._level(higher, lower)
        return (higher, lower) if white is higher else (lower, higher)

    def _by_run(self, higher: Card, lower: Card) -> Card | None:
        """Reading 21: nobody has a colour once more than the limit allows, if that can be helped."""
        runs = ended_run(higher, self._run), ended_run(lower, self._run)
        if runs[0] == runs[1]:
            return None
        return higher if runs[0] == BLACK or runs[1] == WHITE else lower

    @staticmethod
    def _by_balance(higher: Card, lower: Card) -> Card | None:
        """Reading 19: White to the one with fewer games with White, less those with Black; only games played count."""
        mine, yours = balance(higher.colours), balance(lower.colours)
        return None if mine == yours else higher if mine < yours else lower

    @staticmethod
    def _level(higher: Card, lower: Card) -> Card:
        """Reading 20: after an odd number of games the last one reversed, else White to the lower on the ladder."""
        if meetings_of(higher, lower.number) % 2:
            return higher if _colour_in(higher, higher.met[lower.number]) == "b" else lower
        return lower

    def reason(self, white: Card, black: Card) -> "why.clauses.ColourReason":
        """The clause that decided."""
        clause, reading = self._clause(white, black)
        return why.clauses.ColourReason(white.number, black.number, clause, LAW.readings(reading))

    def _clause(self, white: Card, black: Card) -> "tuple[why.clauses.Own, int]":
        runs = ended_run(white, self._run), ended_run(black, self._run)
        if runs[0] != runs[1]:
            bound = white if runs[0] else black
            return keizer.clauses.RunEnds(bound.number, LETTERS[runs[0] or runs[1]], self._run), 21
        balances = balance(white.colours), balance(black.colours)
        if balances[0] != balances[1]:
            return keizer.clauses.FewerWhites(*balances), 19
        times = meetings_of(white, black.number)
        if times % 2:
            return keizer.clauses.ReturnGame(white.met[black.number], times), 20
        return keizer.clauses.LowerOnLadder(self._place[white.number], self._place[black.number]), 20


def _colour_in(card: Card, number: int) -> str:
    """The colour of a player in a round that was played."""
    return card.colours[card.rounds_played.index(number)]
