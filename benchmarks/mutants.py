"""Does a test notice when a rule is wrong? Breaks a package in one place at a time and runs its own tests.

python -m benchmarks.mutants dutch_2026                     every module of the edition
python -m benchmarks.mutants seekers                        a room of the kernel: seekers (Dubov since 2018)
python -m benchmarks.mutants dutch_2017 criteria --jobs 4   one module, on four cores
python -m benchmarks.mutants lim_2026 --sample 40 --seed 1  so many mutants, drawn by a seed
python -m benchmarks.mutants lim_2026 --quick               the comparison with the enumerator first
python -m benchmarks.mutants keizer --stages rules,enumerator   these two alone: fast, for a list of what to look at

The tests of the edition come first, then the comparison with the literal enumerator, the truth of answers, the golden
files, and rounds of other programs; the first that fails ends it. What survives the tests of the edition is listed by
place and change, with the stage that noticed it or ``survived``: then it is either the same rule in other words, or a
rule that no test pins down. Every stage runs in a process of its own, which imports the broken module instead of the
whole one; no file is touched.
"""

import argparse
import importlib.machinery
import importlib.util
import os
import random
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.machinery import ModuleSpec
from multiprocessing import Pool
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import hypothesis  # noqa: F401  # imported once for all the processes
import pytest

from benchmarks.mutations import Mutant, mutants

TOP = Path(__file__).resolve().parents[1]
SOURCES = TOP / "src"
RULES = SOURCES / "fairswiss" / "rules"
KERNEL = SOURCES / "fairswiss" / "kernel"
OURS = ("fairswiss", "tests", "benchmarks")
NO_RULES = ("__init__", "articles")
CASES = 400
ANSWERS = 2_000
PATIENCE = 300
"""Seconds of the processor; a mutant that makes the tests hang is noticed too, and told apart."""
MEMORY = 4_000_000_000
COMPARED_BY = {
    "burstein_2026": "burstein",
    "double_swiss_2026": "double-swiss",
    "dubov_1997": "enumerator",
    "dubov_2018": "dubov",
    "dubov_2026": "dubov",
    "keizer": "keizer",
    "lim_2026": "lim",
    "seekers": "dubov",
    "swiss_team_2026": "swiss-team",
}
"""The long run that compares a package with its enumerator; the Dutch editions have one for all."""
DUBOV = ["tests/kernel/seekers", "tests/rules/test_dubov_definitions.py", "tests/rules/test_dubov_procedure.py"]
TESTS = {
    "dubov_2018": DUBOV,
    "dubov_2026": DUBOV,
    "dutch_2017": ["tests/rules/dutch_2017", "tests/rules/dutch_2026"],  # it has the tests of what the two share
    "seekers": DUBOV,
}
"""The tests of packages whose tests are not all in the folder of their name."""
ROOMS = {"seekers": "dubov_2026"}
"""The rooms of the kernel that hold rules, and an edition that is made of them."""
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
    stages: tuple[str, ...] = ()
    """The names of those to try; all without."""


class Fate(NamedTuple):
    """What became of a mutant: the stage that noticed it, or that it survived."""

    job: Job
    stage: str


Stage = tuple[str, Callable[[], int]]
"""Its name, and what is done; like the exit code of a process, 0 is all well."""


def stages(edition: str) -> Iterator[Stage]:
    """The tests in the order in which they are tried."""
    yield "rules", partial(tested, TESTS.get(edition, [f"tests/rules/{edition}"]))
    yield "enumerator", partial(compared, COMPARED_BY.get(edition, "dutch"))
    edition = ROOMS.get(edition, edition)
    system = edition.replace("_", "-")
    yield "answers", partial(answered, system)
    yield "golden files", partial(tested, ["tests/rendering/test_golden.py"])
    if not edition.startswith(("dubov", "dutch", "burstein")):
        return
    own = sorted(TOP.glob(f"tests/conformance/test_{edition}*.py"))
    shared = sorted(TOP.glob(f"tests/conformance/test_{edition[:5]}_reference.py"))
    others = [other for other in IN_REFERENCE if other != system]
    chosen = " and ".join(f"not {name}" for name in ("drop_in", *others))
    if own or shared:
        yield "conformance", partial(tested, [*map(str, own or shared), "-k", chosen])


def tested(chosen: Sequence[str]) -> int:
    """Run some tests."""
    usual = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts="]
    return int(pytest.main([*usual, *chosen]))


def compared(run: str) -> int:
    """Compare the first histories of a long run with the enumerator."""
    from benchmarks.long_run import WORKS  # imported while the mutant is in force

    return int(any(WORKS[run](seed)["different"] for seed in range(CASES)))


def answered(system: str) -> int:
    """Count again what answers say."""
    from benchmarks.answers import main as counted

    return counted(system, ANSWERS)


def in_turn(job: "Job") -> list[Stage]:
    """The stages of a job; quickly, the comparison comes first."""
    first, second, *more = stages(job.edition)
    every = [second, first, *more] if job.quick else [first, second, *more]
    return [stage for stage in every if not job.stages or stage[0] in job.stages]


class BrokenLoader(importlib.machinery.SourceFileLoader):
    """Loads the mutant of one module in its place; finds no other."""

    def __init__(self, job: Job) -> None:
        name = ".".join(Path(job.path).with_suffix("").parts[1:])
        super().__init__(name, str(TOP / job.path))
        self._source = job.mutant.source

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return importlib.util.spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec", dont_inherit=True)


def fate_of(job: Job) -> Fate:
    """Try a mutant, stage by stage."""
    found = ((name, noticed(work, job)) for name, work in in_turn(job))
    return Fate(job, next((name + how for name, how in found if how is not None), SURVIVED))


def noticed(work: Callable[[], int], job: Job | None = None) -> str | None:
    """None when all is well with the mutant in force; how it was noticed if that was not by failing."""
    child = os.fork()
    if child == 0:
        os._exit(_apart(work, job))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code == -signal.SIGXCPU:
        return NO_END
    return "" if code else None


def _apart(work: Callable[[], int], job: Job | None) -> int:
    """Do the work with our modules imported anew, silently and within limits."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.dont_write_bytecode = True
    for name in [name for name in sys.modules if name.split(".")[0] in OURS]:
        del sys.modules[name]
    if job:
        sys.meta_path.insert(0, BrokenLoader(job))
    try:
        return work()
    except BaseException:  # whatever a mutant does, it is noticed
        return 1


def jobs(edition: str, modules: list[str]) -> Iterator[Job]:
    """Every mutant of these modules, or of all that hold rules."""
    package = (KERNEL if edition in ROOMS else RULES) / edition
    for path in sorted(package.glob("*.py")):
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
    parser.add_argument("--stages", type=lambda names: tuple(names.split(",")), default=(), help="these alone")
    asked = parser.parse_args(arguments)
    every = (job._replace(quick=asked.quick, stages=asked.stages) for job in jobs(asked.edition, asked.modules))
    chosen = list(every)[:: asked.every]
    if asked.sample is not None and asked.sample < len(chosen):
        chosen = random.Random(asked.seed).sample(chosen, asked.sample)
    totals: Counter[str] = Counter()
    os.chdir(TOP)
    for name, work in in_turn(chosen[0]) if chosen else ():
        how = noticed(work)
        if how is not None:
            print(f"the tests fail without any mutant: {name}{how}")
            return 1
    with Pool(asked.jobs) as pool:
        for fate in pool.imap_unordered(fate_of, chosen):
            totals[fate.stage] += 1
            if fate.stage not in ("rules", *(["enumerator"] if asked.quick else [])):
                place = f"{fate.job.path}:{fate.job.mutant.line}"
                print(f"{fate.stage}: {place}: {fate.job.mutant.change}", flush=True)
    print(f"{asked.edition}: {sum(totals.values())} mutants: {dict(totals)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
