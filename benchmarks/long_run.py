"""The long runs: what the tests do a few thousand times, done a hundred thousand times on all cores.

python -m benchmarks.long_run enumerator 100000     engine against literal enumerator, strict and yielding
python -m benchmarks.long_run dutch 100000          the same for the Dutch editions
python -m benchmarks.long_run burstein 100000       the same for the Burstein edition, after its seeding rounds
python -m benchmarks.long_run double-swiss 100000   the same for the Double-Swiss edition, with histories of matches
python -m benchmarks.long_run swiss-team 100000     the same for the team edition, with one or two boards
python -m benchmarks.long_run team-events 600       whole events of teams, every kind in turn, judged and counted
python -m benchmarks.long_run lim 100000            the same for the Lim edition, every third a maxi-tournament
python -m benchmarks.long_run validator 2000        whole events against the independent validator
python -m benchmarks.long_run dutch-validator 1000  the same for the Dutch editions
python -m benchmarks.long_run burstein-validator 1000   the same for the Burstein edition
python -m benchmarks.long_run double-swiss-validator 1000   the same for the Double-Swiss edition
python -m benchmarks.long_run keizer 20000          engine against literal reading, by random house rules
python -m benchmarks.long_run seasons 1000          whole seasons by the Keizer system, validated and read back
python -m benchmarks.long_run dubov 100000          the Dubov editions since 2018 against their enumerator
python -m benchmarks.long_run dubov-validator 1000  whole events by them, judged by the validator
python -m benchmarks.long_run lim-validator 1000    the same for the Lim edition, every fifth with up to 300 players
python -m benchmarks.long_run generated 5000 dutch-2026   random tournaments, read back and checked round by round
python -m benchmarks.long_run foreign 1000          shuffled numbers, no lot recorded, absences blank: read and checked

A last number is the first seed. ``FAIRSWISS_JOBS=1`` takes one core, others as many as there are.
"""

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing import Pool

from tests.comparison import (
    BURSTEIN,
    DOUBLE_SWISS,
    DUBOV,
    DUTCH,
    LIM,
    SEEKERS,
    after_seeding,
    by_engine,
    by_enumerator,
    differences_of_a_foreign_file,
    faults_of_a_season,
    faults_of_an_event,
    in_one_score_group,
    keizer_differs,
    random_house,
)
from tests.literal import team_comparison
from tests.literal.double_swiss_2026_cases import match_history
from tests.literal.swiss_team_2026_cases import team_history
from tests.teams.whole_events import KINDS, judged
from tests.tournaments import any_history, scrambled_history

from fairswiss import generate, write_trf
from fairswiss.model import Tournament
from fairswiss.usecases.generation import Outcome, with_check


def usual(seed: int) -> Tournament:
    """A scrambled history; every fourth with everybody on one score."""
    history = any_history(random.Random(seed))
    if seed % 4 == 0 and len(history.players) <= 8 and history.rounds:
        history = in_one_score_group(history)
    return history


def wide(seed: int) -> Tournament:
    """The same, and every fifth of 11 or 12 players: for enumerators that can try so many."""
    if seed % 5:
        return usual(seed)
    rng = random.Random(seed)
    return scrambled_history(rng, rng.randint(11, 12), rng.randint(1, 8))


def differences(seed: int, history: Tournament, system: str, *, explain: bool, **options: str) -> Counter[str]:
    """One history by the engine and by the enumerator."""
    expected = by_enumerator(history, system=system, **options)
    same = by_engine(history, system=system, explain=explain, **options) == expected
    if not same:
        print(f"seed {seed} differs by {system} {options}", flush=True)
    return Counter(cases=1, impossible=expected is None, different=not same)


def compare(seed: int) -> Counter[str]:
    """One history in both ways of reading 2.5."""
    found: Counter[str] = Counter()
    for limit in ("strict", "yield"):
        found += differences(seed, usual(seed), DUBOV, explain=seed % 2 == 0, upfloat_limit=limit)
    return found


def compare_dutch(seed: int) -> Counter[str]:
    """One history by every Dutch edition."""
    found: Counter[str] = Counter()
    for system in DUTCH:
        found += differences(seed, usual(seed), system, explain=False)
    return found


def compare_burstein(seed: int) -> Counter[str]:
    """One history after the seeding rounds."""
    return differences(seed, after_seeding(wide(seed)), BURSTEIN, explain=False)


def compare_double_swiss(seed: int) -> Counter[str]:
    """One history of matches."""
    return differences(seed, match_history(random.Random(seed), 12), DOUBLE_SWISS, explain=seed % 2 == 0)


def compare_teams(seed: int) -> Counter[str]:
    """One history of teams; every third by the other reading of 1.7.2."""
    history, stays = team_history(random.Random(seed), 9), seed % 3 != 0
    expected = team_comparison.by_enumerator(history, strong_stays=stays)
    same = team_comparison.by_engine(history, explain=seed % 2 == 0, strong_stays=stays) == expected
    if not same:
        print(f"seed {seed} differs", flush=True)
    return Counter(cases=1, impossible=expected is None, different=not same)


def play_teams(seed: int) -> Counter[str]:
    """One event of teams, 8 to 200 where no table says how many, counted by its kind."""
    kind = KINDS[seed % len(KINDS)]
    rounds, faults = judged(seed, kind)
    for fault in faults:
        print(f"seed {seed}, {kind}: {fault}", flush=True)
    return Counter({"events": 1, kind: 1, "rounds": rounds, "faults": len(faults)})


def compare_lim(seed: int) -> Counter[str]:
    """One history; every third as a maxi-tournament."""
    maxi = "yes" if seed % 3 == 0 else "no"
    return differences(seed, wide(seed), LIM, explain=seed % 2 == 0, maxi_tournament=maxi)


def compare_dubov(seed: int) -> Counter[str]:
    """One history by each Dubov edition since 2018."""
    history, upfloats = wide(seed), ("played", "paired")[seed % 2]
    found: Counter[str] = Counter()
    for system in SEEKERS:
        found += differences(seed, history, system, explain=False, upfloats=upfloats)
    return found


def play(systems: Sequence[str], seed: int) -> Counter[str]:
    """One event by one of these systems in turn, judged round by round."""
    system = systems[seed % len(systems)]
    rounds, faults = faults_of_an_event(seed, system)
    for fault in faults:
        print(f"seed {seed}, {system}: {fault}", flush=True)
    return Counter(events=1, rounds=rounds, faults=len(faults))


def compare_keizer(seed: int) -> Counter[str]:
    """One history by house rules of its own: the ladder, every total, the boards."""
    rng = random.Random(seed)
    different = keizer_differs(any_history(rng), random_house(rng), explain=seed % 2 == 0)
    if different:
        print(f"seed {seed}: {different}", flush=True)
    return Counter(cases=1, different=bool(different))


def play_season(seed: int) -> Counter[str]:
    """One season by the Keizer system, judged round by round and read back."""
    rounds, faults = faults_of_a_season(seed)
    for fault in faults:
        print(f"seed {seed}: {fault}", flush=True)
    return Counter(events=1, rounds=rounds, faults=len(faults))


def generate_and_check(system: str, seed: int) -> Counter[str]:
    """One random tournament, every other one an unusual one, every tenth a larger one; as a file, checked."""
    players = (61, 300) if seed % 10 == 0 else (10, 60)
    made = generate(seed, system, unusual=seed % 2 == 1, players=players)
    rounds = len(made.tournament.rounds)
    outcome = with_check(Outcome(seed, "", 0, rounds, made.ended), made, write_trf(made.tournament))
    for difference in outcome.differences:
        print(f"seed {seed} by {system}: {difference}", flush=True)
    return Counter(events=1, rounds=rounds, ended=bool(made.ended), different=len(outcome.differences))


def read_foreign(seed: int) -> Counter[str]:
    """One event by one of the Swiss systems in turn, written as careless programs do, read and checked."""
    system = (DUBOV, *DUTCH)[seed % (1 + len(DUTCH))]
    rounds, differences = differences_of_a_foreign_file(seed, system)
    for difference in differences:
        print(f"seed {seed} by {system}: {difference}", flush=True)
    return Counter(events=1, rounds=rounds, different=len(differences))


TOLD = 5_000
"""After so many seeds the totals so far are printed."""
WORKS: dict[str, Callable[[int], Counter[str]]] = {
    "enumerator": compare,
    "validator": partial(play, [DUBOV]),
    "keizer": compare_keizer,
    "seasons": play_season,
    "burstein": compare_burstein,
    "burstein-validator": partial(play, [BURSTEIN]),
    "double-swiss": compare_double_swiss,
    "double-swiss-validator": partial(play, [DOUBLE_SWISS]),
    "dubov": compare_dubov,
    "dubov-validator": partial(play, SEEKERS),
    "dutch": compare_dutch,
    "dutch-validator": partial(play, DUTCH),
    "lim": compare_lim,
    "lim-validator": partial(play, [LIM]),
    "swiss-team": compare_teams,
    "team-events": play_teams,
    "foreign": read_foreign,
}


def main(what: str, count: int, *more: str) -> int:
    """Run, print the totals, and fail if anything differs."""
    work: Callable[[int], Counter[str]]
    if what == "generated":
        what, work, more = f"generated by {more[0]}", partial(generate_and_check, more[0]), more[1:]
    else:
        work = WORKS[what]
    first = int(more[0]) if more else 0
    start = time.perf_counter()
    totals: Counter[str] = Counter(different=0, faults=0)
    with Pool(int(os.environ.get("FAIRSWISS_JOBS", 0)) or None) as pool:
        for found in pool.imap_unordered(work, range(first, first + count), chunksize=16):
            totals.update(found)
            totals["seeds"] += 1
            if totals["seeds"] % TOLD == 0:
                print(f"{what}: {dict(totals)}", flush=True)
    print(f"{what}: {dict(totals)} in {time.perf_counter() - start:.0f} s")
    return 1 if totals["different"] or totals["faults"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:]))
