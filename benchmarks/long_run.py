"""The long runs: what the tests do a few thousand times, done a hundred thousand times on all cores.

python -m benchmarks.long_run enumerator 100000     engine against literal enumerator, strict and yielding
python -m benchmarks.long_run dutch 100000          the same for the Dutch editions
python -m benchmarks.long_run burstein 100000       the same for the Burstein edition, after its seeding rounds
python -m benchmarks.long_run double-swiss 100000   the same for the Double-Swiss edition, with histories of matches
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

A last number is the first seed.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable
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
from tests.literal.double_swiss_2026_cases import match_history
from tests.tournaments import any_history

from fairswiss import generate, write_trf
from fairswiss.usecases.generation import Outcome, with_check


def compare(seed: int) -> Counter[str]:
    """One history, compared in both ways of reading 2.5; every fourth with everybody on one score."""
    history = any_history(random.Random(seed))
    if seed % 4 == 0 and len(history.players) <= 8:
        history = in_one_score_group(history)
    found: Counter[str] = Counter(cases=1)
    for upfloat_limit in ("strict", "yield"):
        expected = by_enumerator(history, upfloat_limit)
        found["impossible"] += expected is None
        if by_engine(history, upfloat_limit, explain=seed % 2 == 0) != expected:
            found["different"] += 1
            print(f"seed {seed} differs with {upfloat_limit}", flush=True)
    return found


def compare_dutch(seed: int) -> Counter[str]:
    """One history by every Dutch edition; every fourth with everybody on one score."""
    history = any_history(random.Random(seed))
    if seed % 4 == 0 and len(history.players) <= 8 and history.rounds:
        history = in_one_score_group(history)
    found: Counter[str] = Counter(cases=1)
    for system in DUTCH:
        expected = by_enumerator(history, system=system)
        found["impossible"] += expected is None
        if by_engine(history, system=system) != expected:
            found["different"] += 1
            print(f"seed {seed} differs by {system}", flush=True)
    return found


def compare_burstein(seed: int) -> Counter[str]:
    """One history after the seeding rounds; every fourth with everybody on one score."""
    history = any_history(random.Random(seed))
    if seed % 4 == 0 and len(history.players) <= 8 and history.rounds:
        history = in_one_score_group(history)
    history = after_seeding(history)
    expected = by_enumerator(history, system=BURSTEIN)
    found: Counter[str] = Counter(cases=1, impossible=expected is None)
    if by_engine(history, system=BURSTEIN) != expected:
        found["different"] += 1
        print(f"seed {seed} differs", flush=True)
    return found


def compare_double_swiss(seed: int) -> Counter[str]:
    """One history of matches."""
    history = match_history(random.Random(seed))
    expected = by_enumerator(history, system=DOUBLE_SWISS)
    found: Counter[str] = Counter(cases=1, impossible=expected is None)
    if by_engine(history, system=DOUBLE_SWISS, explain=seed % 2 == 0) != expected:
        found["different"] += 1
        print(f"seed {seed} differs", flush=True)
    return found


def compare_lim(seed: int) -> Counter[str]:
    """One history; every third as a maxi-tournament, every fourth with everybody on one score."""
    history = any_history(random.Random(seed))
    if seed % 4 == 0 and len(history.players) <= 8 and history.rounds:
        history = in_one_score_group(history)
    maxi = "yes" if seed % 3 == 0 else "no"
    expected = by_enumerator(history, system=LIM, maxi_tournament=maxi)
    found: Counter[str] = Counter(cases=1, impossible=expected is None)
    if by_engine(history, system=LIM, maxi_tournament=maxi, explain=seed % 2 == 0) != expected:
        found["different"] += 1
        print(f"seed {seed} differs", flush=True)
    return found


def play_double_swiss(seed: int) -> Counter[str]:
    """One event by the Double-Swiss edition, judged round by round."""
    rounds, faults = faults_of_an_event(seed, DOUBLE_SWISS)
    for fault in faults:
        print(f"seed {seed}: {fault}", flush=True)
    return Counter(events=1, rounds=rounds, faults=len(faults))


def play_lim(seed: int) -> Counter[str]:
    """One event by the Lim edition, judged round by round."""
    rounds, faults = faults_of_an_event(seed, LIM)
    for fault in faults:
        print(f"seed {seed}: {fault}", flush=True)
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


def play_burstein(seed: int) -> Counter[str]:
    """One event by the Burstein edition, judged round by round."""
    rounds, faults = faults_of_an_event(seed, BURSTEIN)
    for fault in faults:
        print(f"seed {seed}: {fault}", flush=True)
    return Counter(events=1, rounds=rounds, faults=len(faults))


def compare_dubov(seed: int) -> Counter[str]:
    """One history by the Dubov editions since 2018 in turn; every fourth with everybody on one score."""
    history = any_history(random.Random(seed))
    if seed % 4 == 0 and len(history.players) <= 8 and history.rounds:
        history = in_one_score_group(history)
    system, upfloats = SEEKERS[seed % 2], ("played", "paired")[seed // 2 % 2]
    expected = by_enumerator(history, system=system, upfloats=upfloats)
    found: Counter[str] = Counter(cases=1, impossible=expected is None)
    if by_engine(history, system=system, upfloats=upfloats) != expected:
        found["different"] += 1
        print(f"seed {seed} differs by {system}, upfloats {upfloats}", flush=True)
    return found


def play_dubov(seed: int) -> Counter[str]:
    """One event by the Dubov editions since 2018 in turn, judged round by round."""
    rounds, faults = faults_of_an_event(seed, SEEKERS[seed % 2])
    for fault in faults:
        print(f"seed {seed}: {fault}", flush=True)
    return Counter(events=1, rounds=rounds, faults=len(faults))


def play_dutch(seed: int) -> Counter[str]:
    """One event by every Dutch edition, judged round by round."""
    totals: Counter[str] = Counter()
    for system in DUTCH:
        rounds, faults = faults_of_an_event(seed, system)
        for fault in faults:
            print(f"seed {seed}, {system}: {fault}", flush=True)
        totals.update(events=1, rounds=rounds, faults=len(faults))
    return totals


def play(seed: int) -> Counter[str]:
    """One event, judged round by round."""
    rounds, faults = faults_of_an_event(seed)
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


WORKS = {
    "enumerator": compare,
    "validator": play,
    "keizer": compare_keizer,
    "seasons": play_season,
    "burstein": compare_burstein,
    "burstein-validator": play_burstein,
    "double-swiss": compare_double_swiss,
    "double-swiss-validator": play_double_swiss,
    "dubov": compare_dubov,
    "dubov-validator": play_dubov,
    "dutch": compare_dutch,
    "dutch-validator": play_dutch,
    "lim": compare_lim,
    "lim-validator": play_lim,
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
    with Pool() as pool:
        for found in pool.imap_unordered(work, range(first, first + count), chunksize=16):
            totals.update(found)
    print(f"{what}: {dict(totals)} in {time.perf_counter() - start:.0f} s")
    return 1 if totals["different"] or totals["faults"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:]))
