"""The parameters of a random tournament: those asked for, and the rest drawn by lot."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from fairswiss.kernel.edition import Edition
from fairswiss.kernel.tables.berger import Plan
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Problem
from fairswiss.model.scoring import Scoring
from fairswiss.rules import edition, editions
from fairswiss.simulate.chance import NEVER, Chance, Rate
from fairswiss.simulate.likelihood import MILVANG, MODELS, TABLE

BAKU = "baku"
NONE = "none"
ACCELERATIONS = (NONE, BAKU)

Given = Mapping[str, Any]
"""Parameters by name, as far as somebody asked for them; a whole number may be a pair, the span it is drawn from."""


class Parameters(NamedTuple):
    """Everything that decides a random tournament besides its system and its seed."""

    players: int
    """Teams, where teams are paired."""
    rounds: int
    highest: int
    lowest: int
    """Ratings lie between the two, all equally likely."""
    draws: int
    """Games drawn in a hundred, with the result model ``table``."""
    forfeits: Rate
    """One game in so many is not played …"""
    double_forfeits: Rate
    """… and one of these in so many because neither player came."""
    half_byes: Rate
    """One player in so many has a half-point bye, in any round but the last; so for the other byes."""
    zero_byes: Rate
    full_byes: Rate
    late: Rate
    """One player in so many comes one to three rounds late."""
    withdrawals: Rate
    """One player in so many leaves the event …"""
    returns: Rate
    """… and one of these in so many comes back."""
    odd_results: Rate
    """One game in so many ends ½-0, 0-½ or 0-0."""
    unrated_games: Rate
    """One game in so many is over before it can be rated (W, D, L)."""
    unrated: Rate
    """One player in so many has no rating; results are drawn as if it were the lowest of all."""
    results: str = MILVANG
    acceleration: str = NONE
    scoring: Scoring = Scoring()
    titles: bool = False
    tie_breaks: str = ""
    """The list that the ranks follow; empty: the usual one of a Swiss event."""
    ratings: tuple[int, ...] = ()
    """The ratings of all players, when they are given."""
    boards: int = 0
    """The boards of a match between teams; 0 where players are paired."""
    team_code: str = ""
    """The type of an event of teams, as record 192 encodes it."""


SPANS = {"players": (15, 215), "rounds": (5, 15), "highest": (2400, 2800), "lowest": (1400, 2300), "draws": (10, 50)}
"""The ranges of whole numbers that were not asked for, as with JaVaFo and bbpPairings."""
TEAM_SPANS = {"players": (8, 40), "rounds": (5, 9)}
"""The same for events of teams, in which they count."""
USUAL_BOARDS = 4
MOST_TEAMS = 999
"""The largest number of a team that fits into the columns of a report."""
TABLE_SPANS = {"players": (4, 16)}
"""The same for round robins, whose number of rounds follows from the players."""
RATES = (
    "forfeits", "double_forfeits", "half_byes", "zero_byes", "full_byes", "late", "withdrawals", "returns",
    "odd_results", "unrated_games", "unrated",
)  # fmt: skip
BEYOND_THE_USUAL: dict[str, Any] = dict.fromkeys(
    ("zero_byes", "full_byes", "late", "odd_results", "unrated_games", "unrated"), NEVER
)
"""Events for which the generators of other programs have no parameter."""

_SPREAD = 400
_SCORINGS = (
    *(Scoring(),) * 4, Scoring.of(30, 10), Scoring.of(30, 10, pab=10), Scoring.of(10, 5, pab=5),
    Scoring.of(10, 5, pab=0), Scoring.of(20, 10, 10), Scoring.of(20, 10),
)  # fmt: skip


def drawn(chance: Chance, given: Given, system: str, unusual: bool = False) -> Parameters:
    """These parameters, checked, and lots for all others; what is given never changes how the others fall.

    With ``unusual`` whatever is not given may be far from what is usual, the scoring and the acceleration too.
    """
    cycles = edition(system).cycles
    given = {name: value for name, value in given.items() if value is not None}
    spans = {name: given[name] for name in SPANS if isinstance(given.get(name), tuple)}
    parameters = _of_teams(_usual(chance, {**SPANS, **_spans_of(system), **spans}), system)
    given |= {name: getattr(parameters, name) for name in spans}
    if unusual:
        parameters = _unusual(parameters, chance, system)
    if "draws" in given:
        given = {"results": TABLE, **given}
    if given.get("ratings"):
        given = {**given, "players": len(given["ratings"])}
    parameters = parameters._replace(**given)
    if cycles and ("rounds" not in given or "rounds" in spans):
        parameters = parameters._replace(rounds=Plan(parameters.players, cycles).rounds)
    parameters = _in_order(parameters, given)
    problems = tuple(_faults(parameters, system))
    if problems:
        raise BadRequest(
            gettext("No tournament can be generated with these parameters:"), problems, code="parameters-contradict"
        )
    return parameters


def _spans_of(system: str) -> dict[str, tuple[int, int]]:
    """The ranges that are others for a system."""
    rules = edition(system)
    return {**(TEAM_SPANS if rules.teams else {}), **(TABLE_SPANS if rules.cycles else {})}


def _of_teams(parameters: Parameters, system: str) -> Parameters:
    """The parameters with boards and a type, where teams are paired."""
    rules = edition(system)
    return parameters._replace(boards=USUAL_BOARDS, team_code=rules.trf_codes[0]) if rules.teams else parameters


def _in_order(parameters: Parameters, given: Given) -> Parameters:
    """The same with the lowest rating below the highest: the one that was drawn makes room for the one asked for."""
    if parameters.lowest <= parameters.highest or {"lowest", "highest"} <= given.keys():
        return parameters
    if "lowest" in given:
        return parameters._replace(highest=min(9999, parameters.lowest + _SPREAD))
    return parameters._replace(lowest=max(1, parameters.highest - _SPREAD))


def _usual(chance: Chance, spans: Mapping[str, tuple[int, int]]) -> Parameters:
    """The spans of rates, too, are those of JaVaFo and bbpPairings where they have the parameter."""
    for name, (low, high) in spans.items():
        if low > high:
            words = "{name}: the range from {low} to {high} is empty. Write the smaller number first."
            raise BadRequest(gettext(words, name=name, low=low, high=high), code="empty-span")

    def rate(low: int, high: int) -> Rate:
        return Fraction(chance.between(low, high))

    return Parameters(
        players=chance.between(*spans["players"]),
        rounds=chance.between(*spans["rounds"]),
        highest=chance.between(*spans["highest"]),
        lowest=chance.between(*spans["lowest"]),
        draws=chance.between(*spans["draws"]),
        forfeits=rate(6, 30),
        double_forfeits=rate(5, 50),
        half_byes=rate(15, 3225),
        zero_byes=rate(15, 3225),
        full_byes=rate(60, 12_900),
        late=rate(15, 3225),
        withdrawals=rate(15, 3225),
        returns=rate(2, 20),
        odd_results=rate(50, 1000),
        unrated_games=rate(50, 1000),
        unrated=rate(15, 3225),
    )


def _unusual(parameters: Parameters, chance: Chance, system: str) -> Parameters:
    rates: dict[str, Any] = {name: Fraction(chance.between(2, 40)) if chance.between(0, 1) else NEVER for name in RATES}
    acceleration, lowest = chance.pick(ACCELERATIONS), chance.between(1000, parameters.highest)
    return parameters._replace(
        **rates,
        lowest=lowest,
        draws=chance.between(0, 95),
        results=chance.pick(MODELS),
        scoring=chance.pick(_SCORINGS),
        titles=bool(chance.between(0, 1)),
        acceleration=acceleration if acceleration in edition(system).accelerations else NONE,
    )


def _faults(parameters: Parameters, system: str) -> Iterator[Problem]:
    least_boards = int(edition(system).teams)
    for name, least, most in (
        ("players", 2, None),
        ("rounds", 1, None),
        ("draws", 0, 100),
        ("boards", least_boards, 99 * least_boards),
    ):
        value = getattr(parameters, name)
        if value < least or (most is not None and value > most):
            why = (
                gettext("it must be at least {least}", least=least)
                if most is None
                else gettext("it must be from {least} to {most}", least=least, most=most)
            )
            yield Problem(f"{name} {value}", why)
    yield from _rating_faults(parameters)
    for name in RATES:
        rate = getattr(parameters, name)
        if rate and rate < 1:
            what = gettext("{name}: one in {rate}", name=name, rate=f"{float(rate):g}")
            yield Problem(what, gettext("it must be 0 (never) or at least 1"))
    for name, known in (("results", MODELS), ("acceleration", ACCELERATIONS)):
        if getattr(parameters, name) not in known:
            yield Problem(f"{name} {getattr(parameters, name)!r}", gettext("known: {names}", names=", ".join(known)))
    yield from _faults_by_system(parameters, edition(system))
    yield from _scoring_faults(parameters.scoring)


def _rating_faults(parameters: Parameters) -> Iterator[Problem]:
    for name in ("highest", "lowest"):
        if not 1 <= getattr(parameters, name) <= 9999:
            yield Problem(f"{name} {getattr(parameters, name)}", gettext("ratings go from 1 to 9999"))
    if parameters.lowest > parameters.highest:
        words = "the lowest rating ({lowest}) is above the highest ({highest})"
        yield Problem(gettext(words, lowest=parameters.lowest, highest=parameters.highest))
    if any(not 0 <= rating <= 9999 for rating in parameters.ratings):
        yield Problem(gettext("a given rating is out of range"), gettext("ratings go from 1 to 9999; 0 means unrated"))


def _faults_by_system(parameters: Parameters, system: Edition) -> Iterator[Problem]:
    if system.cycles and parameters.rounds != (rounds := Plan(parameters.players, system.cycles).rounds):
        words = "{system} has {rounds} rounds with {players} players"
        why = gettext(words, system=system.id, rounds=rounds, players=parameters.players)
        yield Problem(f"rounds {parameters.rounds}", why)
    if system.teams and parameters.team_code not in system.trf_codes:
        why = gettext("{system} knows {types}", system=system.id, types=", ".join(system.trf_codes))
        yield Problem(gettext("the type {type!r}", type=parameters.team_code), why)
    if system.teams and parameters.players > MOST_TEAMS:
        why = gettext("a report has room for {most} teams", most=MOST_TEAMS)
        yield Problem(f"players {parameters.players}", why)
    if parameters.acceleration == BAKU and BAKU not in system.accelerations:
        accelerated = [one.id for one in editions() if BAKU in one.accelerations]
        yield Problem(
            gettext("{system} has no acceleration", system=system.id),
            gettext("only these have the Baku acceleration: {systems}", systems=", ".join(accelerated)),
            gettext("leave the acceleration out, or choose another system"),
        )


def _scoring_faults(scoring: Scoring) -> Iterator[Problem]:
    if not 0 <= scoring.white_loss <= scoring.white_draw <= scoring.white_win <= 999:
        words = "a win is worth at most 99.9, a draw no more than a win, a loss no more than a draw"
        yield Problem(gettext("the scoring is out of order"), gettext(words))
    elif 2 * scoring.white_draw > scoring.white_win + scoring.white_loss:
        yield Problem(gettext("two draws are worth more than a win and a loss"))
    for name, points in (
        (gettext("pairing-allocated bye"), scoring.pab),
        (gettext("zero-point bye"), scoring.zero_bye),
        (gettext("forfeit loss"), scoring.forfeit_loss),
    ):
        if not 0 <= points <= scoring.white_win:
            yield Problem(gettext("{name}: worth less than nothing or more than a win", name=name))
