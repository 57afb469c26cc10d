"""The code of an edition whose pairings a table fixes beforehand: the table and its articles say everything."""

from collections.abc import Callable
from typing import NamedTuple

from fairswiss.kernel.edition import Engine, Pairing, Questions
from fairswiss.kernel.options import Options
from fairswiss.kernel.tables.berger import Plan
from fairswiss.kernel.tables.table_round import Sources, TableRound, table_round
from fairswiss.model.tournament import Tournament
from fairswiss.why import CardLine


class TableEdition(NamedTuple):
    """An edition by its table."""

    system: str
    plan: Callable[[int, Options], Plan]
    """The table for so many players, as the arbiter decided."""
    sources: Sources

    def engine(self) -> Engine:
        """The engine of the edition, for the shelf."""
        return Engine(
            pair=self.pair,
            questions=self.questions,
            published_list=self.published_list,
            shown_lot=self.shown_lot,
            criteria={},
        )

    def pair(self, tournament: Tournament, options: Options, explain: bool) -> Pairing:
        """The next row of the table, whoever is absent."""
        return self._round(tournament, options).pairing(explain)

    def questions(self, tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
        """Asks when two players meet, and where a recorded round leaves the table."""
        del pairing
        return self._round(tournament, options)

    def shown_lot(self, tournament: Tournament) -> str:
        """None: the table gives the colours, and no lot is drawn for them."""
        del tournament
        return ""

    def published_list(self, tournament: Tournament, options: Options) -> tuple[CardLine, ...]:
        """Everybody by points: the pairings of all rounds are known, so nothing else is needed."""
        return self._round(tournament, options).cards()

    def _round(self, tournament: Tournament, options: Options) -> TableRound:
        return table_round(tournament, self.plan(len(tournament.players), options), self.system, self.sources)
