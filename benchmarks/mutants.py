"""Does a test notice when a rule is wrong? Breaks a package in one place at a time and runs its own tests.

python -m benchmarks.mutants dutch_2026                     every module of the edition
python -m benchmarks.mutants seekers                        a room of the kernel: seekers (Dubov since 2018), upfloats
python -m benchmarks.mutants dutch_2017 criteria --jobs 4   one module, on four cores
python -m benchmarks.mutants lim_2026 --sample 40 --seed 1  so many mutants, drawn by a seed
python -m benchmarks.mutants lim_2026 --quick               the comparison with the enumerator first

The tests of the edition come first, then the comparison with the literal enumerator, then rounds of other programs;
the first that fails ends it. What survives the tests of the edition is listed by place and change, with the stage that
noticed it or ``survived``: then it is either the same rule in other words, or a rule that no test pins down. The work
is done in copies of the tree; nothing here is touched.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from benchmarks.mutations import Mutant, mutants

TOP = Path(__file__).resolve().parents[1]
RULES = Path("src", "fairswiss", "rules")
KERNEL = Path("src", "fairswiss", "kernel")
NO_RULES = ("__init__", "articles")
CASES = 400
PATIENCE = 300
"""Seconds; a mutant that makes the tests hang is noticed too, but so is a busy machine: such fates are told apart."""
COMPARISON = """
import sys
from benchmarks.long_run import WORKS
for seed in range(int(sys.argv[2])):
    if WORKS[sys.argv[1]](seed)["different"]:
        sys.exit(f"seed {seed} differs")
"""
COMPARED_BY = {
    "burstein_2026": "burstein",
    "double_swiss_2026": "double-swiss",
    "dubov_1997": "enumerator",
    "keizer": "keizer",
    "lim_2026": "lim",
    "seekers": "dubov",
    "upfloats": "double-swiss",
}
"""The long run that compares a package with its enumerator; the Dutch editions have one for all."""
ROOMS = {
    "seekers": ["tests/kernel/seekers", "tests/rules/test_dubov_definitions.py", "tests/rules/test_dubov_procedure.py"],
    "upfloats": ["tests/kernel/upfloats", "tests/rules/double_swiss_2026"],
}
"""The rooms of the kernel that hold rules of several editions, with their tests."""
IN_REFERENCE = ("dutch-2012", "dutch-2017", "dutch-2026")
"""Editions whose rounds of other programs are in one module of tests; the others have modules of their own."""
SURVIVED = "survived"
NO_END = ", which did not end"


class Job(NamedTuple):
    """A mutant of a module of an edition."""

    edition: str
    path: str
    mutant: Mutant
    quick: bool = False


class Fate(NamedTuple):
    """What became of a mutant: the stage that noticed it, or that it survived."""

    job: Job
    stage: str


def stages(edition: str) -> Iterator[tuple[str, list[str]]]:
    """The tests in the order in which they are tried, each with its name."""
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts="]
    folders = ROOMS.get(edition, [f"tests/rules/{edition}"])
    if edition == "dutch_2017":
        folders = [*folders, "tests/rules/dutch_2026"]  # it has the tests of what the two editions share
    yield "rules", [*pytest, *folders]
    system = edition.replace("_", "-")
    yield "enumerator", [sys.executable, "-c", COMPARISON, COMPARED_BY.get(edition, "dutch"), str(CASES)]
    if not edition.startswith(("dubov", "dutch", "burstein")):
        return
    own = sorted(TOP.glob(f"tests/conformance/test_{edition}*.py"))
    shared = sorted(TOP.glob(f"tests/conformance/test_{edition[:5]}_reference.py"))
    others = [other for other in IN_REFERENCE if other != system]
    chosen = " and ".join(f"not {name}" for name in ("drop_in", *others))
    yield "conformance", [*pytest, *(str(path.relative_to(TOP)) for path in own or shared), "-k", chosen]


def in_turn(job: "Job") -> list[tuple[str, list[str]]]:
    """The stages of a job; quickly, the comparison comes first and rounds of other programs are left out."""
    every = list(stages(job.edition))
    return every[1::-1] if job.quick else every


def copy_tree(folder: str) -> Path:
    """A copy of the tree in that folder, beside whatever stands beside the tree."""
    top = Path(folder, str(os.getpid()), "main")
    for name in ("src", "tests", "benchmarks", "docs"):
        shutil.copytree(TOP / name, top / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(TOP / "pyproject.toml", top)
    shared = TOP.parent / "shared"
    if shared.exists():
        (top.parent / "shared").symlink_to(shared)
    return top


_own_copy: list[Path] = []
"""The copy that a process of the pool works in, made when it starts."""


def _start(folder: str) -> None:
    _own_copy[:] = [copy_tree(folder)]


def fate_of(job: Job) -> Fate:
    """Break the copy, run the tests, mend it."""
    (top,) = _own_copy
    path = top / job.path
    whole = path.read_text(encoding="utf-8")
    path.write_text(job.mutant.source, encoding="utf-8")
    try:
        found = ((name, noticed(command, top)) for name, command in in_turn(job))
        return Fate(job, next((name + how for name, how in found if how is not None), SURVIVED))
    finally:
        path.write_text(whole, encoding="utf-8")


def noticed(command: list[str], top: Path) -> str | None:
    """None when the tests pass; how they noticed if it was not by failing."""
    surroundings = {**os.environ, "PYTHONPATH": f"{top / 'src'}{os.pathsep}{top}", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=top, env=surroundings, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return NO_END
    return "" if done.returncode else None


def jobs(edition: str, modules: list[str]) -> Iterator[Job]:
    """Every mutant of these modules, or of all that hold rules."""
    package = (KERNEL if edition in ROOMS else RULES) / edition
    for path in sorted((TOP / package).glob("*.py")):
        if path.stem in modules or (not modules and path.stem not in NO_RULES):
            for mutant in mutants(path.read_text(encoding="utf-8")):
                yield Job(edition, str(path.relative_to(TOP)), mutant)


def main(arguments: list[str]) -> int:
    """Print what the tests of the rules let pass and what each stage noticed; 1 when the unbroken tree fails."""
    parser = argparse.ArgumentParser("benchmarks.mutants", description="Break an edition and run its tests.")
    parser.add_argument("edition", help="a package of the shelf, such as dutch_2026, or a room of the kernel")
    parser.add_argument("modules", nargs="*", help="modules of it; all without")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--every", type=int, default=1, help="each n-th mutant alone")
    parser.add_argument("--sample", type=int, help="so many mutants, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--quick", action="store_true", help="compare with the enumerator first")
    asked = parser.parse_args(arguments)
    chosen = [job._replace(quick=asked.quick) for job in jobs(asked.edition, asked.modules)][:: asked.every]
    if asked.sample is not None and asked.sample < len(chosen):
        chosen = random.Random(asked.seed).sample(chosen, asked.sample)
    totals: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="fairswiss-mutants-") as folder:
        top = copy_tree(folder)
        for name, command in in_turn(chosen[0]) if chosen else ():
            how = noticed(command, top)
            if how is not None:
                print(f"the tests fail without any mutant: {name}{how}")
                return 1
        with Pool(asked.jobs, _start, (folder,)) as pool:
            for fate in pool.imap_unordered(fate_of, chosen):
                totals[fate.stage] += 1
                if fate.stage not in ("rules", *(["enumerator"] if asked.quick else [])):
                    place = f"{fate.job.path}:{fate.job.mutant.line}"
                    print(f"{fate.stage}: {place}: {fate.job.mutant.change}", flush=True)
    print(f"{asked.edition}: {sum(totals.values())} mutants: {dict(totals)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
