"""A round of the table for two cycles."""

from fairswiss.explain import CardLine
from fairswiss.kernel.berger import Plan
from fairswiss.kernel.edition import Options, Pairing, Questions, refuse_options
from fairswiss.kernel.table_round import Sources, TableRound, table_round
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament

ID = "double-round-robin"
TABLE = "C.05 Annex 1"
SOURCES = Sources(
    table=(TABLE, "reading 1"),
    colours=(TABLE, "reading 2"),
    rest=(TABLE, "reading 3"),
    absence=("reading 4",),
    second_cycle=(TABLE, "reading 7"),
    met=("reading 6",),
)
FIRST_CYCLES = ("exchanged", "plain")


def plan_of(players: int, first_cycle: str = "exchanged") -> Plan:
    """Two cycles of so many players."""
    if first_cycle not in FIRST_CYCLES:
        raise BadRequest(
            spoken(
                "first_cycle is {value!r}. Known: {known}.",
                value=first_cycle,
                known=", ".join(FIRST_CYCLES),
            )
        )
    return Plan(players, 2, first_cycle == "exchanged")


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """The next row of the table, whoever is absent."""
    return _round(tournament, options).pairing(explain)


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """Asks when two players meet, and where a recorded round leaves the table."""
    del pairing
    return _round(tournament, options)


def published_list(tournament: Tournament) -> tuple[CardLine, ...]:
    """Everybody by points: the pairings of all rounds are known, so nothing else is needed."""
    return _round(tournament, Options()).cards()


def _round(tournament: Tournament, options: Options) -> TableRound:
    refuse_options(options, ID, ("first_cycle",))
    plan = plan_of(len(tournament.players), options.first_cycle)
    return table_round(tournament, plan, ID, SOURCES)
