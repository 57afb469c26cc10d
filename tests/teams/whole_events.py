"""Whole events of teams by a seed: generated or by a table, paired, written, read, checked, ranked and judged."""

import random

from fairswiss import check, generate, read_trf, standings, write_trf
from fairswiss.kernel.tables.members import SIZES
from fairswiss.model import Game, Round, Tournament
from fairswiss.model.results import counterpart
from fairswiss.rules import edition
from fairswiss.usecases.member_schedule import member_schedule, with_next_member_round
from tests.independent.teams import match_faults, match_points, member_faults
from tests.teams.events import event

MATCHES = ("swiss-team-2026", "team-round-robin", "double-team-round-robin")
MEMBERS = ("scheveningen", "molter", "schiller")
KINDS = (*MATCHES, *MEMBERS)


def judged(seed: int, kind: str, most: int = 200) -> tuple[int, list[str]]:
    """The number of rounds of an event with 8 to so many teams, and its faults; tables have sizes of their own."""
    if kind in MEMBERS:
        return _members_judged(seed, kind)
    cycles = edition(kind).cycles
    largest = most if not cycles else min(most, 24 // cycles)
    made = generate(seed, kind, players=(8, largest), unusual=seed % 2 == 1).tournament
    faults = match_faults(made, cycles)
    for report in ("trf16", "trf26"):
        if read_trf(write_trf(made, report)) != made:
            faults.append(f"{report} reads back as something else")
    faults += [f"round {found.round} is checked otherwise" for found in check(made) if not found.agrees]
    if not made.team_event.adjustments:
        ranked = {row.player: row.points for row in standings(made, teams=True, primary="MP").rows}
        faults += ["match points differ"] if ranked != match_points(made) else []
    return len(made.rounds), faults


def _members_judged(seed: int, kind: str) -> tuple[int, list[str]]:
    rng = random.Random(seed)
    teams, members = rng.choice(SIZES[kind])
    double = kind == "scheveningen" and rng.random() < 0.5
    made = event(teams, members, members, rounds=1).revised(rounds_planned=None)
    schedule = member_schedule(kind, made, double=double)
    for _ in schedule.rounds:
        made = _played(with_next_member_round(made, schedule), rng)
    once = made.revised(rounds=made.rounds[: len(made.rounds) // (1 + double)])
    faults = member_faults(once, full=kind != "molter")
    if double:
        faults += member_faults(made.revised(rounds=made.rounds[len(once.rounds) :]), full=True)
    for report in ("trf16", "trf26"):
        if read_trf(write_trf(made, report)) != made:
            faults.append(f"{report} reads back as something else")
    ranked = sum(row.points for row in standings(made).rows)
    faults += ["points are lost"] if ranked != 10 * sum(len(played.games) for played in made.rounds) else []
    return len(made.rounds), faults


def _played(made: Tournament, rng: random.Random) -> Tournament:
    """The last round with results by lot."""
    codes = [rng.choice("1=0") for _ in made.rounds[-1].games]
    games = [
        Game(one.white, one.black, code, counterpart(code))
        for one, code in zip(made.rounds[-1].games, codes, strict=True)
    ]
    return made.revised(rounds=(*made.rounds[:-1], Round.of(games)))
