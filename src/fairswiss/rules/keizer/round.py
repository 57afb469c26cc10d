"""A whole round by the Keizer system: the ladder, who sits out, from the top the nearest below, the colours."""

from collections.abc import Iterator, Sequence

from fairswiss import why
from fairswiss.kernel.edition import Pair, Pairing, require_ready
from fairswiss.kernel.matchings import KeptCompletion, can_do_without
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.language import gettext
from fairswiss.model.errors import NoPairing
from fairswiss.model.tournament import Tournament
from fairswiss.rules import keizer
from fairswiss.rules.keizer.colours import Colours
from fairswiss.rules.keizer.options import BYE_TO
from fairswiss.rules.keizer.ranking import LAW, Ranking
from fairswiss.rules.keizer.terms import Terms, completable, firm_terms, house_terms
from fairswiss.why import CardLine, Explanation

ID = LAW.edition


class Present:
    """Those who take part in the next round, from the top of the ladder; ``place`` counts them from 1."""

    def __init__(self, tournament: Tournament, options: Options) -> None:
        self.ranking = Ranking(tournament, options)
        self.cards = cards_before_next_round(tournament)
        present = {card.number for card in taking_part(tournament, self.cards)}
        self.players = [self.cards[number] for number in self.ranking.order if number in present]
        self.place = {card.number: place for place, card in enumerate(self.players, 1)}

    def lines(self) -> tuple[CardLine, ...]:
        """The published list, with value and total."""
        return tuple(
            CardLine(
                card.number, card.player.name, card.points, card.points, card.rating, 0, "", True, True, card.colours,
                tuple(card.met), own=self.ranking.line(card.number),
            )
            for card in self.players
        )  # fmt: skip


class LadderRound(Present):
    """The next round."""

    def __init__(self, tournament: Tournament, options: Options) -> None:
        self.coming = require_ready(tournament, last_round_matters=False)
        super().__init__(tournament, options)
        self.options = options
        self.house = house_terms(self.coming, options)
        self.bye = self._sits_out() if len(self.players) % 2 else None
        self.paired = [card for card in self.players if card is not self.bye]
        self.terms, completion = self._terms()
        self.pairs = list(from_the_top(len(self.paired), completion))
        self.colours = Colours(self.place, self.house.colour_run)

    def bye_order(self) -> Sequence[Card]:
        """Reading 14: from the foot of the ladder, first those who have sat out least if the house says so."""
        upwards = self.players[::-1]
        return sorted(upwards, key=byes_of) if self.options[BYE_TO] == "fewest" else upwards

    def _sits_out(self) -> Card:
        """Reading 14: the first in that order without whom the others can be paired, however soon they met."""
        needed = can_do_without(firm_terms(self.coming).graph(self.players))
        for card in self.bye_order():
            if needed(self.place[card.number] - 1):
                return card
        raise self._impossible()

    def _terms(self) -> tuple[Terms, KeptCompletion]:
        found = completable(self.paired, self.house)
        if found is None:
            raise self._impossible()
        return found

    def _impossible(self) -> NoPairing:
        """Reading 23: forbidden pairs never give way."""
        words = (
            "These {count} players cannot be paired: too many pairs are forbidden. Allow one of them, or give "
            "someone a bye."
        )
        kept = sorted(card.number for card in self.players if card.apart)
        return NoPairing(
            gettext(words, count=len(self.players)),
            code="no-legal-pairing",
            facts={"players": len(self.players)},
            witness={"kept_apart": kept},
        )

    def boards(self) -> Iterator[Pair]:
        """Reading 22: the boards in the order of the ladder."""
        for board, (one, two) in enumerate(self.pairs, 1):
            white, black = self.colours.seated(self.paired[one], self.paired[two])
            yield Pair(board, white.number, black.number)

    # -- why -----------------------------------------------------------------------------------------------------------

    def explanation(self, boards: Sequence[Pair]) -> Explanation:
        """The ladder, what gave way, who sits out, pair by pair, and the colours."""
        opening: tuple[why.steps.Step, ...] = (*self._sitting_out(), *self._loosened(), *self._steps())
        reasons = tuple(self.colours.reason(self.cards[pair.white], self.cards[pair.black]) for pair in boards)
        return Explanation(ID, self.coming, self.lines(), opening, (), reasons, keizer.layout.LADDER)

    def _sitting_out(self) -> "Iterator[keizer.steps.SitsOut]":
        if self.bye is None:
            return
        earlier = []
        for card in self.bye_order():
            if card is self.bye:
                break
            earlier.append(why.obstacles.DeadEnd(card.number, LAW.readings(14)))
        yield keizer.steps.SitsOut(
            LAW.readings(14), self.bye.number, self.place[self.bye.number], len(self.players), byes_of(self.bye),
            self.options[BYE_TO] == "fewest", tuple(earlier),
        )  # fmt: skip

    def _loosened(self) -> "Iterator[keizer.steps.Loosened]":
        if self.terms != self.house:
            yield keizer.steps.Loosened(
                LAW.readings(18), self.house.gap, self.terms.gap, self.terms.colour_run != self.house.colour_run,
                self.terms.meetings != self.house.meetings,
            )  # fmt: skip

    def _steps(self) -> "Iterator[keizer.steps.LadderPaired]":
        taken: set[int] = set()
        for one, two in self.pairs:
            mine, yours = self.paired[one], self.paired[two]
            passed = tuple(self._skipped(mine, self.paired[at]) for at in range(one + 1, two) if at not in taken)
            taken |= {one, two}
            places = self.place[mine.number], self.place[yours.number]
            yield keizer.steps.LadderPaired(LAW.readings(15), mine.number, yours.number, *places, passed)

    def _skipped(self, one: Card, other: Card) -> "why.obstacles.Passed":
        return self.terms.obstacle(one, other) or why.obstacles.DeadEnd(other.number, LAW.readings(15))


def byes_of(card: Card) -> int:
    """The number of rounds in which somebody sat out; absences are not counted."""
    return sum(code == "U" for _, code, _ in card.unplayed)


def from_the_top(count: int, completion: KeptCompletion) -> Iterator[tuple[int, int]]:
    """Reading 15: the highest left with the nearest below whom he may meet so that the rest can still be paired."""
    graph = completion.graph
    below = [*range(1, count + 1)]
    """The next place that is still left."""
    taken = [False] * count
    for one in range(count):
        if taken[one]:
            continue
        before, other = one, below[one]
        while not (graph.may_meet(one, other) and completion.pair(one, other)):
            before, other = other, below[other]
        taken[other] = True
        below[before] = below[other]
        yield one, other


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """Pair the next round."""
    made = LadderRound(tournament, options)
    boards = tuple(made.boards())
    explanation = made.explanation(boards) if explain else None
    return Pairing(ID, made.coming, boards, made.bye.number if made.bye else None, explanation)
