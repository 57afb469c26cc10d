"""Random tournaments: one by its seed, or many on all cores; each as the text of a report that says how it was made."""

import os
from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple

from fairswiss._version import __version__
from fairswiss.formats.trf import parse_trf, write_trf
from fairswiss.formats.trf.columns import CELL, FIRST_CELL
from fairswiss.formats.trf.limits import MAX_BYTES, MAX_PLAYERS, MAX_ROUNDS, too_large
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.simulate.event import play
from fairswiss.simulate.parameters import BAKU, Parameters
from fairswiss.simulate.recipe import words
from fairswiss.tiebreaks.catalogue import SETS
from fairswiss.tiebreaks.codes import parse_tie_breaks
from fairswiss.tiebreaks.ranking import POINTS_FIRST
from fairswiss.usecases.files import write_text_atomically
from fairswiss.usecases.recorded_ranks import with_ranks
from fairswiss.usecases.rounds import check
from fairswiss.usecases.standings import standings
from fairswiss.usecases.systems import DUTCH, as_announced, is_round_robin, system_of
from fairswiss.usecases.workers import Workers, in_order, spread

LARGEST_SEED = (1 << 64) - 1
MOST_AT_ONCE = 1_000_000
COMMENT = "###"


class Generated(NamedTuple):
    """A random tournament, its ranks and its origin written into it."""

    seed: int
    system: str
    tournament: Tournament
    parameters: Parameters
    ended: str = ""
    """The reason why it ended before its last round; empty if it did not."""


def any_seed() -> int:
    """A seed that nobody chose."""
    return int.from_bytes(os.urandom(4), "big")


def generate(seed: int, system: str = DUTCH, *, unusual: bool = False, model: str = "", **given: Any) -> Generated:
    """The random tournament of that seed, played to its end by the rules of the system.

    ``given`` are parameters by the names of :class:`~fairswiss.simulate.parameters.Parameters`; those that are not
    given are drawn, with ``unusual`` from far wider spans. ``model`` is the name of the file they were measured in, to
    be noted. An event that cannot be paired any more ends there, and says why.
    """
    _refuse_seed(seed)
    _refuse_excess(given)
    order = (
        POINTS_FIRST,
        *(
            t
            for t in parse_tie_breaks(
                given.get("tie_breaks") or SETS["round-robin" if is_round_robin(system) else "swiss"]
            )
            if t.name != "PTS"
        ),
    )
    played = play(Random(seed), system_of(Tournament(()), system), given, unusual)
    told = "" if played.tournament.team_event.teams else ",".join(map(str, order))
    info = EventInfo(name=f"Random tournament {seed}", program=f"fairswiss {__version__}", standings_order=told)
    source = ["--model", model] if model else []
    origin = ["fairswiss", __version__, "generate", "--seed", seed, "--system", system, *source]
    comments = [" ".join(map(str, (COMMENT, *origin, *words(played.parameters))))]
    if played.ended:
        rounds = len(played.tournament.rounds)
        comments.append(f"{COMMENT} ended after round {rounds} of {played.parameters.rounds}: {played.ended}")
    announced = as_announced(info, system, played.parameters.acceleration == BAKU, played.parameters.team_code)
    tournament = played.tournament.revised(info=announced, extra=tuple(comments))
    return Generated(seed, system, _with_ranks(tournament), played.parameters, played.ended)


def _refuse_seed(seed: int) -> None:
    if not 0 <= seed <= LARGEST_SEED:
        raise too_large(f"The seed {seed} is out of range", LARGEST_SEED, "Choose one from 0 on.")


def _refuse_excess(given: Mapping[str, Any]) -> None:
    """Before anything is played: what no report could hold."""

    def largest(name: str) -> int:
        asked = given.get(name) or 1
        return int(max(asked) if isinstance(asked, tuple) else asked)

    members = largest("boards") + 1 if given.get("boards") else 1
    players, rounds = max(members * largest("players"), len(given.get("ratings") or ())), largest("rounds")
    for what, asked, most in (("players", players, MAX_PLAYERS), ("rounds", rounds, MAX_ROUNDS)):
        if asked > most:
            raise too_large(f"{asked:,} {what} are more than a report can hold", most, f"Ask for fewer {what}.")
    size = players * (FIRST_CELL + CELL * rounds)
    if size > MAX_BYTES:
        raise too_large(f"The report would have over {size:,} bytes", MAX_BYTES, "Ask for fewer players or rounds.")


def _with_ranks(tournament: Tournament) -> Tournament:
    if tournament.team_event.teams:
        return with_ranks(tournament)
    places = {row.player: row.place for row in standings(tournament).rows}
    return tournament._replace(players=tuple(p._replace(rank=places[p.number]) for p in tournament.players))


class Wanted(NamedTuple):
    """The parameters of each of many tournaments, apart from its seed, and its destination."""

    system: str
    given: dict[str, Any]
    folder: str
    unusual: bool = False
    model: str = ""
    to: str = "trf26"
    checked: bool = False


class Outcome(NamedTuple):
    """The outcome of one of many tournaments."""

    seed: int
    path: str
    players: int
    rounds: int
    ended: str
    differences: tuple[str, ...] = ()
    """The differences between the file, read back and paired again, and the tournament generated."""
    engine_fault: bool = False


def generate_many(wanted: Wanted, seeds: range, workers: Workers) -> Iterator[Outcome]:
    """Write a file for every seed, in their order; what is written does not depend on who shares the work.

    On a cluster every process has to see the folder.
    """
    _refuse_seed(seeds[-1])
    chunk = max(1, min(16, len(seeds) // (4 * workers.processes)))
    pieces = [seeds[at : at + chunk] for at in range(0, len(seeds), chunk)]
    for outcomes in in_order(spread(partial(_some_of_many, wanted), pieces, workers)):
        yield from outcomes


def _some_of_many(wanted: Wanted, seeds: range) -> list[Outcome]:
    return [_one_of_many(wanted, seed) for seed in seeds]


def _one_of_many(wanted: Wanted, seed: int) -> Outcome:
    made = generate(seed, wanted.system, unusual=wanted.unusual, model=wanted.model, **wanted.given)
    text, path = write_trf(made.tournament, wanted.to), os.path.join(wanted.folder, f"{seed:06}.trf")
    write_text_atomically(path, text)
    outcome = Outcome(seed, path, len(made.tournament.players), len(made.tournament.rounds), made.ended)
    return with_check(outcome, made, text) if wanted.checked else outcome


def with_check(outcome: Outcome, made: Generated, text: str) -> Outcome:
    """The file read back and every round paired again by the checker."""
    back, problems = parse_trf(text)
    if back is None:
        return outcome._replace(differences=tuple(map(str, problems)), engine_fault=True)
    differences = [] if back == made.tournament else ["the file does not read back as it was generated"]
    differing = [found for found in check(back) if not found.agrees]
    differences += [f"round {found.round} is paired otherwise" for found in differing]
    at_fault = back != made.tournament or any(found.engine_fault for found in differing)
    return outcome._replace(differences=tuple(differences), engine_fault=at_fault)
