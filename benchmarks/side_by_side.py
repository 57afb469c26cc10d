"""Two source trees side by side in one run, in turns so that both meet the same load: pairing, explaining, standings,
and a result posted in the manager (:mod:`benchmarks.posted_result`).

``python -m benchmarks.side_by_side OTHER/src`` compares this tree with another checkout. The one before the redesign,
of which decision 51 speaks, is ``a2dad5ec``. Where the machine is busy, seconds vary by a tenth and more.
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

OURS = Path(__file__).parents[1] / "src"
POSTED = Path(__file__).parent / "posted_result.py"
SYSTEMS = ("dubov-1997", "dutch-1992", "dutch-2012", "dutch-2017", "dutch-2026")
TURNS = 6
WORK = """
import json, sys, time
from fairswiss import pair, read_trf, render, standings
work = {
    "pairing": lambda event, system: pair(event, system),
    "explaining": lambda event, system: render(pair(event, system, explain=True), "text", event),
    "standings": lambda event, system: render(standings(event), "text", event),
}
files = [(path, read_trf(open(path, "rb").read())) for path in sys.argv[1:]]
taken = {}
for turn in range(3):  # the first one imports, which benchmarks.start measures
    for name, done in work.items():
        began = time.process_time()
        for path, event in files:
            done(event, path.rpartition("/")[2].rpartition("-")[0])
        seconds = time.process_time() - began
        taken[name] = seconds if turn < 2 else min(seconds, taken[name])
print(json.dumps(taken))
"""


def _events(folder: Path) -> list[str]:
    from fairswiss import generate, write_trf

    made = []
    for system in SYSTEMS:
        for seed in (1, 2):
            event = generate(seed, system, players=80, rounds=9).tournament
            path = folder / f"{system}-{seed}.trf"
            path.write_text(write_trf(event.before_round(7)), "utf-8")
            made.append(str(path))
    return made


def _run(source: Path, files: list[str]) -> dict[str, float]:
    taken: dict[str, float] = {}
    for command in (["-c", WORK, *files], [str(POSTED), files[-1]]):
        run = [sys.executable, *command]
        done = subprocess.run(run, env={"PYTHONPATH": str(source)}, capture_output=True, text=True, check=True)
        taken |= json.loads(done.stdout)
    return taken


def main(theirs: Path) -> None:
    """Print the seconds of both trees and their ratio, the best of all turns."""
    with TemporaryDirectory() as folder:
        files = _events(Path(folder))
        turns = [(_run(theirs, files), _run(OURS, files)) for _ in range(TURNS)]
    for name in turns[0][0]:
        other, own = (min(turn[at][name] for turn in turns) for at in (0, 1))
        print(f"{name:<16} other {other:7.4f} s  this {own:7.4f} s  ratio {own / other:.2f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
