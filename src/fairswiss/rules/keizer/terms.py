"""The limits of a round: repeated opponents, equal colours, forbidden pairs; and what gives way without a round."""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple, cast

from fairswiss import why
from fairswiss.kernel.matchings import KeptCompletion, MeetingGraph
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.colours import LETTERS, NONE
from fairswiss.rules import keizer
from fairswiss.rules.keizer.options import COLOUR_RUN, GAP, MEETINGS
from fairswiss.rules.keizer.ranking import LAW


class Terms(NamedTuple):
    """The limits that hold in a round; 0 is no limit."""

    coming: int
    """The number of the round."""
    gap: int
    colour_run: int
    meetings: int

    def obstacle(self, one: Card, other: Card) -> "why.obstacles.Absolute | None":
        """The first thing that keeps the other from this player."""
        number = other.number
        if number in one.apart:
            return why.obstacles.Forbidden(number, LAW.readings(23), one.apart[number])
        last = one.met.get(number, 0)
        if last and self.too_soon(last):
            return keizer.obstacles.MetLately(number, LAW.readings(16), last, self.gap)
        if last and self.too_often(one, number):
            return keizer.obstacles.MetOften(number, LAW.readings(17), meetings_of(one, number))
        run = ended_run(one, self.colour_run)
        if run and run == ended_run(other, self.colour_run):
            return keizer.obstacles.ColourRun(number, LAW.readings(21), LETTERS[run], self.colour_run)
        return None

    def too_soon(self, last: int) -> bool:
        """Reading 16: so many rounds have to lie between two games; forfeits are no games."""
        return self.coming - last <= self.gap

    def too_often(self, one: Card, number: int) -> bool:
        """Reading 17: two may meet so many times."""
        return bool(self.meetings) and meetings_of(one, number) >= self.meetings

    def graph(self, players: Sequence[Card]) -> MeetingGraph[Hashable]:
        """The players in the order of the ladder, and who may meet whom."""
        place = {card.number: at for at, card in enumerate(players)}
        apart = [{place[number] for number in self._kept_from(card) if number in place} for card in players]
        runs = [ended_run(card, self.colour_run) for card in players]
        graph = MeetingGraph(runs, lambda one, other: not one or one != other, apart)
        return cast("MeetingGraph[Hashable]", graph)

    def _kept_from(self, card: Card) -> Iterator[int]:
        yield from card.apart
        for number, last in card.met.items():
            if self.too_soon(last) or self.too_often(card, number):
                yield number


def meetings_of(one: Card, number: int) -> int:
    """The number of games of the two."""
    return (number in one.met) + one.met_again.count(number)


def ended_run(card: Card, limit: int) -> int:
    """Reading 21: the colour that was had in so many games running that it may not be had again; else none."""
    last = card.colours[-1:]
    ended = limit and last and card.colours.endswith(last * limit)
    return LETTERS.index(last) if ended else NONE


def firm_terms(coming: int) -> Terms:
    """Reading 23: what never gives way: pairs that the arbiter forbids."""
    return Terms(coming, 0, 0, 0)


def house_terms(coming: int, options: Options) -> Terms:
    """The limits as the house has them."""
    return Terms(coming, options[GAP], options[COLOUR_RUN], options[MEETINGS])


def giving_way(house: Terms) -> Iterator[Terms]:
    """Reading 18: the gap is shortened round by round, then the colours give way, then the number of meetings."""
    stages = (house, house._replace(colour_run=0), house._replace(colour_run=0, meetings=0))
    for stage in dict.fromkeys(stages):
        for gap in range(house.gap, -1, -1):
            yield stage._replace(gap=gap)


def completable(players: Sequence[Card], house: Terms) -> tuple[Terms, KeptCompletion] | None:
    """The first terms by which all of these can be paired; None if forbidden pairs leave no way."""
    for terms in giving_way(house):
        completion = KeptCompletion(terms.graph(players), range(len(players)))
        if completion.possible():
            return terms, completion
    return None
