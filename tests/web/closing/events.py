"""An event that is over, with everything a report wants."""

from typing import Any

from fairswiss.desk import events
from fairswiss.desk.journals import Known
from fairswiss.formats.trf import write_trf
from fairswiss.model.scoring import Scoring
from fairswiss.model.tournament import Tournament
from fairswiss.usecases.generation import generate
from tests.web.samples import BY

UNUSUAL = (
    "forfeits",
    "double_forfeits",
    "half_byes",
    "zero_byes",
    "full_byes",
    "late",
    "withdrawals",
    "odd_results",
    "unrated_games",
    "unrated",
)
"""Rates of what does not happen here."""


def played(players: int = 24, rounds: int = 5, seed: int = 7) -> Tournament:
    """A Dutch event played to its end, complete for FIDE but for nothing."""
    rates: dict[str, Any] = dict.fromkeys(UNUSUAL, 0)
    made = generate(seed, "dutch", players=players, rounds=rounds, acceleration="none", scoring=Scoring(), **rates)
    info = made.tournament.info._replace(
        name="Harvest Open", city="Springfield", federation="SUI", start="2026/10/01", end="2026/10/09",
        chief_arbiter="1000001 Arbiter, Ada", deputies=("1000002 Deputy, Dan",), rate_of_play="90 min + 30 s",
        time_control="5400+30", round_dates=tuple(f"26/10/{day:02}" for day in range(1, rounds + 1)),
    )  # fmt: skip
    people = [
        player._replace(
            name=f"Family{player.number:03}, First", fide_id=str(1_000_000 + player.number), federation="SUI",
            birth=f"{1960 + player.number % 50}/01/01", sex="w" if player.number % 4 == 0 else "m",
        )
        for player in made.tournament.players
    ]  # fmt: skip
    return made.tournament.revised(info=info, players=tuple(people))


def over(players: int = 24, rounds: int = 5) -> Known:
    """The same in the store."""
    return events.import_event(write_trf(played(players, rounds)).encode(), BY)[0]
