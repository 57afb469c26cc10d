"""The code of an edition whose scoregroups are filled up from below: what it hands in says everything."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from fairswiss import why
from fairswiss.kernel.brackets.allocation import Claim
from fairswiss.kernel.brackets.bracket_trace import Citations, card_line
from fairswiss.kernel.brackets.colouring import boards, lot_by_colours
from fairswiss.kernel.edition import Pairing, Questions, require_ready
from fairswiss.kernel.options import Options
from fairswiss.kernel.upfloats.filling import Filled, bye_of, fill
from fairswiss.kernel.upfloats.judging import Criteria, Judge, pab_step
from fairswiss.kernel.upfloats.sets import Floated
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model.tournament import Tournament
from fairswiss.why import CardLine, Explanation, Layout


class Colours(Protocol):
    """The colours of a round, as the edition gives them and says why."""

    def claim(self, one: Entrant, other: Entrant) -> Claim: ...

    def white_of(self, one: Entrant, other: Entrant) -> Entrant: ...

    def reason(self, decided: Claim) -> "why.clauses.ColourReason": ...


class FilledEdition(NamedTuple):
    """An edition by its definitions, criteria, citations and colours."""

    players: Callable[[Tournament, Options], list[Entrant]]
    """Those taking part in the next round, in their order."""
    floaters: Callable[[Tournament], Floated]
    """Tells who floated in the round before, where the edition asks."""
    colours: Callable[[Tournament, list[Entrant]], Colours]
    criteria: Criteria
    citations: Citations
    bye: str
    """The article on the bye."""
    impossible: str
    """The article by which a round has to be completable."""

    @property
    def system(self) -> str:
        """The id of the edition."""
        return self.citations.law.edition

    def pair(self, tournament: Tournament, options: Options, explain: bool) -> Pairing:
        """The bye, then bracket after bracket, then the colours."""
        coming = require_ready(tournament)
        players, floated = self.players(tournament, options), self.floaters(tournament)
        colours = self.colours(tournament, players)
        bye = bye_of(players, self.impossible)
        others = [player for player in players if player is not bye]
        filled = list(fill(others, floated, self.impossible, self.criteria.faults))
        claims, placed = boards([pair for bracket in filled for pair in bracket.pairs], colours.claim)
        if 2 * len(placed) != len(others):
            raise AssertionError("not everybody was paired, although the round was proven to be completable")
        explanation = None
        if explain:
            explanation = Explanation(
                self.system,
                coming,
                tuple(map(card_line, players)),
                (pab_step(bye, players, self.citations, self.bye),) if bye else (),
                tuple(self._judged(bracket, floated).trace() for bracket in filled),
                tuple(map(colours.reason, claims)),
                Layout.BRACKETS,
            )
        return Pairing(self.system, coming, placed, bye.number if bye else None, explanation)

    def _judged(self, filled: Filled, floated: Floated) -> Judge:
        """The criteria for a bracket."""
        return Judge(filled, self.criteria, self.citations, floated)

    def questions(self, tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
        """Asks why two are not paired: the best round with this pair and the same bye is compared."""
        from fairswiss.kernel.upfloats.questions import Answers, Asked  # a round that is only paired needs none

        del pairing
        players, floated = self.players(tournament, options), self.floaters(tournament)
        return Answers(
            Asked(
                self.system,
                self.citations,
                self.bye,
                players,
                bye_of(players, self.impossible),
                lambda members: fill(members, floated, self.impossible, self.criteria.faults),
                lambda filled: self._judged(filled, floated),
            )
        )

    def published_list(self, tournament: Tournament, options: Options) -> tuple[CardLine, ...]:
        """Score, preference, floats and colours of everybody taking part."""
        return tuple(map(card_line, self.players(tournament, options)))

    def shown_lot(self, tournament: Tournament) -> str:
        """The lot that the first colours show."""
        return lot_by_colours(tournament, lambda event: self.players(event, Options()), self.colours)
