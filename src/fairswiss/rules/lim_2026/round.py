"""A whole round by the Lim system: the bye, the groups of both sides, the median, the colours, the reasons (2.2)."""

from collections.abc import Sequence

from fairswiss.kernel.brackets.bracket_trace import card_line, colour_reason, group_trace
from fairswiss.kernel.brackets.colouring import boards
from fairswiss.kernel.edition import Pairing, require_ready
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament
from fairswiss.rules import lim_2026
from fairswiss.rules.lim_2026.bye import bye_of, bye_step
from fairswiss.rules.lim_2026.colours import COLOUR_RULES, Colours, initial_colours
from fairswiss.rules.lim_2026.definitions import ID, LAW, Sides, players_of, sides_of
from fairswiss.rules.lim_2026.exchanges import pair_residents
from fairswiss.rules.lim_2026.floaters import Leaving
from fairswiss.rules.lim_2026.group import Group, Origin
from fairswiss.rules.lim_2026.incoming import pair_incoming
from fairswiss.rules.lim_2026.median import Came, Cracked, Pairs, crack
from fairswiss.rules.lim_2026.options import MAXI_TOURNAMENT
from fairswiss.why import CardLine, Explanation, GroupTrace, Trace


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """Pair the next round; boards by score and pairing number (reading 18)."""
    coming = require_ready(tournament)
    players = players_of(tournament)
    initial = initial_colours(tournament, players)
    bye = bye_of(players, coming)
    here = [player for player in players if player is not bye]
    work = Groups(sides_of(here, tournament), maxi=options[MAXI_TOURNAMENT] == "yes", explain=explain)
    pairs = work.pair()
    below = {player.number for pair in work.made[Origin.BELOW] for player in pair}
    claims, placed = boards(pairs, Colours(initial, below).claim)
    if 2 * len(placed) != len(here):
        raise AssertionError("not everybody was paired, although the round was proven to be completable")
    explanation = None
    if explain:
        opening = (bye_step(players, bye, coming),) if bye else ()
        reasons = tuple(colour_reason(claim, COLOUR_RULES) for claim in claims)
        groups = tuple(work.traces)
        explanation = Explanation(ID, coming, lines(players), opening, groups, reasons, lim_2026.layout.SCRUTINY)
    return Pairing(ID, coming, placed, bye.number if bye else None, explanation)


class Groups:
    """The groups of a round, paired in the order of 2.2."""

    def __init__(self, sides: Sides, *, maxi: bool, explain: bool) -> None:
        self._sides = sides
        self._maxi = maxi
        self._trace = Trace(explain)
        self.made: dict[Origin, Pairs] = {Origin.ABOVE: [], Origin.BELOW: []}
        self.traces: list[GroupTrace] = []

    def pair(self) -> Pairs:
        """From the top to the median, from the bottom to the median, and the median."""
        sides = self._sides
        came: Came = {
            Origin.ABOVE: self._one_side(sides.above, Origin.ABOVE),
            Origin.BELOW: self._one_side(sides.below, Origin.BELOW),
        }
        for cracked in crack(sides.median, came, self.made):
            self._trace.add(_cracked, cracked)
        median: Pairs = []
        if sides.median or any(came.values()):
            group = self._group(sides.median, came, Origin.ABOVE)
            median = self._finish(group, group.without(()))
            self._write(sides.median_score, sides.median, came)
        return [*self.made[Origin.ABOVE], *self.made[Origin.BELOW], *median]

    def _one_side(self, groups: list[list[Entrant]], origin: Origin) -> list[Entrant]:
        """3.2.1: the groups of one side towards the median; who floats into it."""
        floating: list[Entrant] = []
        for residents, adjacent in zip(groups, [*groups[1:], self._sides.median], strict=False):
            came: Came = {origin: floating}
            group = self._group(residents, came, origin)
            floating = Leaving(group, adjacent).choose()
            self.made[origin] += self._finish(group, group.without(floating))
            self._write(residents[0].score, residents, came)
        return floating

    def _group(self, residents: Sequence[Entrant], came: Came, towards: Origin) -> Group:
        return Group(residents, came, down=towards is Origin.ABOVE, maxi=self._maxi, trace=self._trace)

    def _finish(self, group: Group, staying: list[int]) -> Pairs:
        """Pair those who stay: first the floaters among them."""
        completion = group.completion(staying)
        places = list(pair_incoming(group, completion, staying))
        paired = {place for pair in places for place in pair}
        places += pair_residents(group, completion, [place for place in staying if place not in paired])
        return [(group.members[one], group.members[other]) for one, other in places]

    def _write(self, score: Points, residents: Sequence[Entrant], came: Came) -> None:
        if self._trace.on:
            floaters = [player for players in came.values() for player in players]
            self.traces.append(group_trace(score, list(residents), floaters, self._trace.take()))


def _cracked(cracked: Cracked) -> "lim_2026.steps.Cracked":
    one, other = cracked.pair
    below = cracked.origin is Origin.BELOW
    more_above = cracked.from_above > cracked.from_below
    articles = LAW("2.6.1" if more_above else "2.6.2") + LAW.readings(3)
    return lim_2026.steps.Cracked(articles, one.number, other.number, below, cracked.from_above, cracked.from_below)


def lines(players: Sequence[Entrant]) -> tuple[CardLine, ...]:
    """The players by score and pairing number."""
    return tuple(map(card_line, players))


def published_list(tournament: Tournament, options: Options = Options()) -> tuple[CardLine, ...]:
    """Score, due colour and floats of everybody taking part."""
    del options
    return lines(players_of(tournament))
