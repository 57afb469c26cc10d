"""The long runs: what the tests do a few thousand times, done a hundred thousand times on all cores.

python -m benchmarks.long_run enumerator 100000     engine against literal enumerator, strict and yielding
python -m benchmarks.long_run dutch 100000          the same for the Dutch editions
python -m benchmarks.long_run validator 2000        whole events against the independent validator
python -m benchmarks.long_run dutch-validator 1000  the same for the Dutch editions
"""

import random
import sys
import time
from collections import Counter
from multiprocessing import Pool

from tests.comparison import DUTCH, by_engine, by_enumerator, faults_of_an_event, in_one_score_group
from tests.tournaments import any_history


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


def main(what: str, count: int, first: int = 0) -> int:
    """Run, print the totals, and fail if anything differs."""
    works = {"enumerator": compare, "validator": play, "dutch": compare_dutch, "dutch-validator": play_dutch}
    work = works[what]
    start = time.perf_counter()
    totals: Counter[str] = Counter(different=0, faults=0)
    with Pool() as pool:
        for found in pool.imap_unordered(work, range(first, first + count), chunksize=16):
            totals.update(found)
    print(f"{what}: {dict(totals)} in {time.perf_counter() - start:.0f} s")
    return 1 if totals["different"] or totals["faults"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), *map(int, sys.argv[3:])))
